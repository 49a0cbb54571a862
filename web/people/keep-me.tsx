import type { PersonInfo } from '@bonebed/protocol';
import { useSignal } from '@preact/signals';
import { ServerRefusal } from '../host/api.ts';
import { canPasskeys, makePasskey, people } from './calls.ts';
import { OneField } from './field.tsx';
import { failureWords, p } from './words.ts';

interface KeepMeProps {
  readonly info: PersonInfo;
  readonly onChange: () => Promise<unknown>;
}

/** The ways by which somebody is found again: those that they have, and those that they could have. */
export function KeepMe({ info, onChange }: KeepMeProps) {
  const code = useSignal<string | null>(null);
  const said = useSignal<string | null>(null);
  const fault = useSignal<string | null>(null);
  const act = <V,>(asked: Promise<V>, then: (value: V) => void) => {
    fault.value = null;
    said.value = null;
    asked.then(
      value => {
        then(value);
        return onChange();
      },
      (error: unknown) => {
        if (error instanceof Error && error.name === 'NotAllowedError') return;
        const isBadAddress = error instanceof ServerRefusal && error.code === 'badMessage';
        fault.value = isBadAddress ? p('failed.address') : failureWords(error);
      },
    );
  };
  const hasCode = info.ways.some(({ kind }) => kind === 'code');
  return (
    <section aria-labelledby="how-kept">
      <h2 id="how-kept">{p('kept')}</h2>
      <p>{p(info.ways.length === 0 ? 'kept.none' : 'kept.some')}</p>
      <ul class="plain">
        {info.ways.map(way => (
          <li key={way.id} class="row" data-way={way.kind}>
            <span>{p(`way.${way.kind}`, { label: way.label })}</span>
            <button type="button" class="link" onClick={() => act(people.end(way), () => {})}>
              {p('way.remove')}
            </button>
          </li>
        ))}
      </ul>
      {fault.value !== null && (
        <p class="fault" role="alert">
          {fault.value}
        </p>
      )}
      <div class="ways">
        <div class="way">
          <h3>{p('code.title')}</h3>
          <p>{p('code.line')}</p>
          {code.value !== null && (
            <p role="status">
              {p('code.shown')} <output class="kept-code">{code.value}</output>
            </p>
          )}
          <button
            type="button"
            class="button"
            id="new-code"
            onClick={() => act(people.newCode(), made => (code.value = made.code))}
          >
            {p(hasCode ? 'code.again' : 'code.go')}
          </button>
        </div>
        {canPasskeys() && (
          <div class="way">
            <h3>{p('passkey.title')}</h3>
            <p>{p('passkey.line')}</p>
            <button type="button" class="button" id="new-passkey" onClick={() => act(makePasskey(), () => {})}>
              {p('passkey.go')}
            </button>
          </div>
        )}
        {info.can.mail && (
          <div class="way">
            <h3>{p('mail.title')}</h3>
            <p>{p('mail.line')}</p>
            <OneField
              label={p('mail.address')}
              act={p('mail.go')}
              kind="email"
              onSubmit={address => act(people.mail(address), () => (said.value = p('mail.sent')))}
            />
            <p role="status">{said.value}</p>
          </div>
        )}
      </div>
    </section>
  );
}
