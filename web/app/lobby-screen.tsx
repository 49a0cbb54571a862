import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { ServerRefusal } from '../host/api.ts';
import type { ServerTable } from '../host/remote.ts';
import { go, href } from '../route.ts';
import { seatNames } from '../table/names.ts';
import { gameWords, t } from '../words.ts';
import { failureText } from './failure.ts';
import { Invitation } from './invitation.tsx';
import { LobbySeats } from './lobby-seats.tsx';
import { ownName } from './open.ts';
import { PageHead } from './page-head.tsx';
import { keepPromise, newNonce, promiseOf } from './promises.ts';

/** Before the game: who is there, who is still to come, and the link to send. */
export function LobbyScreen({ table, id, token }: { table: ServerTable; id: string; token: string | null }) {
  const fault = useSignal<string | null>(null);
  const isLeaving = useRef(false);
  const state = table.state.value;
  const about = table.about.value;
  const mine = table.seat.value;
  /** Whether whoever looks sat here and did not stand up by themselves. */
  const wasSeated = useRef(false);
  wasSeated.current ||= mine !== null && !isLeaving.current;
  const isMissing = mine !== null && state !== null && !state.seats[mine].nonce;
  useEffect(() => {
    // Whoever was led here by a rematch sits already, and has not added to the seed yet.
    if (!isMissing) return;
    const nonce = newNonce();
    keepPromise(id, { commitment: about?.commitment ?? null, nonce });
    table.do({ do: 'nonce', nonce }).catch(() => {});
  }, [isMissing]);
  if (state === null || about === null) return null;
  const { seats, host } = state;
  const isHost = mine !== null && (host === null || host === mine);
  const free = seats.filter(({ by }) => by === 'nobody').length;
  const act = (command: Parameters<ServerTable['do']>[0]) => {
    fault.value = null;
    return table.do(command).catch((refused: unknown) => {
      fault.value = refusalWords(refused, isHost);
    });
  };
  const join = () => {
    const nonce = newNonce();
    keepPromise(id, { commitment: about.commitment, nonce });
    void act({ do: 'join', name: ownName(), nonce, ...(token === null ? {} : { token }) });
  };
  const leave = () => {
    isLeaving.current = true;
    wasSeated.current = false;
    void act({ do: 'leave' }).then(() => go());
  };
  return (
    <div class="page">
      <PageHead />
      <main class="narrow lobby">
        <h1>{t('lobby.title', { game: gameWords(about.game, 'short') })}</h1>
        <p aria-live="polite">{free === 0 ? t('lobby.ready') : t('lobby.waiting', { free })}</p>
        <LobbySeats table={table} isHost={isHost} act={command => void act(command)} />
        {wasSeated.current && mine === null && <p role="status">{t('lobby.unseated')}</p>}
        {fault.value !== null && (
          <p class="fault" role="alert">
            {fault.value}
          </p>
        )}
        {mine === null ? (
          <button type="button" class="button strong" id="join" disabled={free === 0} onClick={join}>
            {free === 0 ? t('lobby.full') : t('lobby.join', { name: ownName() })}
          </button>
        ) : (
          <>
            <Invitation table={table} id={id} isOpen={about.open} isHost={isHost} />
            {!isHost && <HostBegins table={table} isFull={free === 0} act={command => void act(command)} />}
            <div class="row">
              {isHost && (
                <button
                  type="button"
                  class="button strong"
                  id="start"
                  disabled={free > 0}
                  onClick={() => void act({ do: 'start' })}
                >
                  {t('lobby.start')}
                </button>
              )}
              <button type="button" class="button" id="leave" onClick={leave}>
                {t('lobby.leave')}
              </button>
            </div>
          </>
        )}
        <Honesty table={id} commitment={about.commitment} />
      </main>
    </div>
  );
}

/** Why the server did not do it, for those who sit down and begin. */
function refusalWords(refused: unknown, isHost: boolean): string {
  const code = refused instanceof ServerRefusal ? refused.code : '';
  if (code === 'taken') return t('lobby.full');
  if (code === 'notNow' && !isHost) return t('lobby.early');
  if (code === 'dismissed') return t('lobby.dismissed');
  return code === 'tooMany' ? t('lobby.tooMany') : failureText(refused);
}

interface HostBeginsProps {
  readonly table: ServerTable;
  readonly isFull: boolean;
  readonly act: (command: { readonly do: 'start' }) => void;
}

/** Whom the others wait for; a host who does not come is not waited for for ever. */
function HostBegins({ table, isFull, act }: HostBeginsProps) {
  const { seats, host } = table.state.value ?? { seats: [], host: null };
  const names = seatNames(seats.map(({ name, bot }) => ({ name: name ?? '', bot })));
  return (
    <p class="row" id="host-begins">
      <span>{typeof host === 'number' ? t('lobby.hostBegins', { name: names[host] }) : t('lobby.makerBegins')}</span>
      {isFull && (
        <button type="button" class="link" onClick={() => act({ do: 'start' })}>
          {t('lobby.startWithout')}
        </button>
      )}
    </p>
  );
}

/** What is promised about the shuffle before anyone knows it. */
function Honesty({ table, commitment }: { table: string; commitment: string | null }) {
  if (commitment === null) return null;
  const { nonce } = promiseOf(table);
  return (
    <details class="honesty">
      <summary>{t('honest.title')}</summary>
      <p>{t('honest.line')}</p>
      <dl>
        <dt>{t('honest.commitment')}</dt>
        <dd>
          <code>{commitment}</code>
        </dd>
        {nonce !== null && (
          <>
            <dt>{t('honest.nonce')}</dt>
            <dd>
              <code>{nonce}</code>
            </dd>
          </>
        )}
      </dl>
      <p>
        <a href={href('verify')}>{t('honest.verify')}</a>
      </p>
    </details>
  );
}
