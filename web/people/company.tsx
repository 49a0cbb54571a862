import type { Companion, PeopleInfo } from '@bonebed/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { keepInvitation } from '../app/invitations.ts';
import { keepPromise } from '../app/promises.ts';
import { ServerRefusal } from '../host/api.ts';
import { go } from '../route.ts';
import { gameWords } from '../words.ts';
import { people } from './calls.ts';
import { failureWords, p } from './words.ts';

/** People with whom one has played: ask them again in one click, or never meet them again. */
export function Company() {
  const found = useSignal<PeopleInfo | null>(null);
  const fault = useSignal<string | null>(null);
  useEffect(() => {
    people.company().then(
      info => (found.value = info),
      () => {},
    );
  }, []);
  const change = (asked: Promise<PeopleInfo>) => {
    asked.then(
      info => (found.value = info),
      error => (fault.value = failureWords(error)),
    );
  };
  const invite = ({ id, name }: Companion) => {
    fault.value = null;
    people.invite(id).then(
      ({ table, invite: token, commitment }) => {
        keepInvitation(table, token);
        keepPromise(table, { commitment, nonce: null });
        go('at', table);
      },
      (error: unknown) => {
        const isRefused = error instanceof ServerRefusal && error.code === 'forbidden';
        fault.value = isRefused ? p('people.refused', { name }) : failureWords(error);
      },
    );
  };
  const info = found.value;
  if (info === null) return null;
  return (
    <section aria-labelledby="company">
      <h2 id="company">{p('people')}</h2>
      {info.companions.length === 0 && <p class="quiet">{p('people.none')}</p>}
      <ul class="plain">
        {info.companions.map(one => {
          const { id, name, tables, last } = one;
          const game = gameWords(last.game, 'short');
          return (
            <li key={id} class="row" data-companion={name}>
              <b dir="auto">{name}</b>
              <span class="quiet">{p('people.count', { count: tables, game })}</span>
              <button
                type="button"
                class="button small"
                aria-label={p('people.inviteName', { name, game })}
                onClick={() => invite(one)}
              >
                {p('people.invite')}
              </button>
              <button
                type="button"
                class="link"
                aria-label={p('people.blockName', { name })}
                onClick={() => change(people.block(id))}
              >
                {p('people.block')}
              </button>
            </li>
          );
        })}
      </ul>
      {fault.value !== null && (
        <p class="fault" role="alert">
          {fault.value}
        </p>
      )}
      {info.blocked.length > 0 && (
        <>
          <h3>{p('people.blocked')}</h3>
          <p>{p('people.blockedLine')}</p>
          <ul class="plain">
            {info.blocked.map(({ id, name }) => (
              <li key={id} class="row">
                <b dir="auto">{name}</b>
                <button type="button" class="link" onClick={() => change(people.unblock(id))}>
                  {p('people.unblock', { name })}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {info.muted.length > 0 && (
        <>
          <h3>{p('mute.list')}</h3>
          <p>{p('mute.listLine')}</p>
          <ul class="plain">
            {info.muted.map(({ id, name }) => (
              <li key={id} class="row">
                <b dir="auto">{name}</b>
                <button type="button" class="link" onClick={() => change(people.unmute(id))}>
                  {p('mute.endName', { name })}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
