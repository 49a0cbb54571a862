import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ServerRefusal } from '../host/api.ts';
import { arrive } from './arrive.ts';
import { byPasskey, canPasskeys, people } from './calls.ts';
import { OneField } from './field.tsx';
import { failureWords, p } from './words.ts';
import './people.css';

/** How somebody comes back whom this browser does not know; `at` is where they go then, as the part of the address after the hash. */
export function WaysBack({ at }: { at: string }) {
  const canMail = useSignal(false);
  const said = useSignal<string | null>(null);
  const fault = useSignal<string | null>(null);
  useEffect(() => {
    people.info().then(
      ({ can }) => (canMail.value = can.mail),
      () => {},
    );
  }, []);
  const come = (asked: Promise<{ readonly name: string }>, bad: 'back.codeBad' | 'back.passkeyBad') => {
    fault.value = null;
    asked.then(
      ({ name }) => arrive(name, at),
      (error: unknown) => {
        // Whoever closes the browser's own window has changed their mind.
        if (error instanceof Error && error.name === 'NotAllowedError') return;
        fault.value = error instanceof ServerRefusal && error.code === 'forbidden' ? p(bad) : failureWords(error);
      },
    );
  };
  const mail = (address: string) => {
    fault.value = null;
    people.byMail(address).then(
      () => (said.value = p('mail.maybe')),
      error => (fault.value = failureWords(error)),
    );
  };
  return (
    <div class="ways-back">
      <OneField
        label={p('back.code')}
        act={p('back.codeGo')}
        kind="code"
        most={40}
        onSubmit={code => come(people.byCode(code), 'back.codeBad')}
      />
      {canPasskeys() && (
        <button type="button" class="button" id="by-passkey" onClick={() => come(byPasskey(), 'back.passkeyBad')}>
          {p('back.passkey')}
        </button>
      )}
      {canMail.value && <OneField label={p('back.mail')} act={p('mail.go')} kind="email" onSubmit={mail} />}
      <p class="quiet">{p('back.seat')}</p>
      <p role="status">{said.value}</p>
      {fault.value !== null && (
        <p class="fault" role="alert">
          {fault.value}
        </p>
      )}
    </div>
  );
}
