import type { Seat } from '@bonebed/kernel';
import type { SeatInfo } from '@bonebed/protocol';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { api, ServerRefusal } from '../host/api.ts';
import type { ServerTable } from '../host/remote.ts';
import { preferences } from '../preferences.ts';
import { go, href } from '../route.ts';
import { seatNames } from '../table/names.ts';
import { gameWords, t } from '../words.ts';
import { AboutTable } from './about-table.tsx';
import { failureText } from './failure.ts';
import { Invitation } from './invitation.tsx';
import { lazy } from './lazy.tsx';
import { LobbySeats } from './lobby-seats.tsx';
import { NameField } from './name-field.tsx';
import { ownName } from './open.ts';
import { PageHead } from './page-head.tsx';
import { keepPromise, newNonce, promiseOf } from './promises.ts';
import './lobby-screen.css';

const KeepSeat = lazy(
  async () => (await import('../people/keep-seat.tsx')).KeepSeat,
  () => null,
);
const HostRules = lazy(
  async () => (await import('../people/host-rules.tsx')).HostRules,
  () => null,
);
const Neighbours = lazy(
  async () => (await import('../people/neighbours.tsx')).Neighbours,
  () => null,
);
const SeatIsMine = lazy(
  async () => (await import('../people/keep-seat.tsx')).SeatIsMine,
  () => null,
);

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
  /** Who has been asked here to play again, by their seats. */
  const asked = useRef(new Map<Seat, string>());
  const isAsked = mine !== null && state?.seats[mine].asked === true;
  const isMissing = mine !== null && state !== null && !state.seats[mine].nonce && !isAsked;
  useEffect(() => {
    // Whoever asked for a rematch sits already, and has not added to the seed yet.
    if (!isMissing) return;
    addNonce().catch(() => {});
  }, [isMissing]);
  const addNonce = () => {
    const nonce = newNonce();
    keepPromise(id, { commitment: about?.commitment ?? null, nonce });
    return table.do({ do: 'nonce', nonce });
  };
  if (state === null || about === null) return null;
  const { seats, host } = state;
  const isHost = mine !== null && (host === null || host === mine);
  const free = seats.filter(({ by }) => by === 'nobody').length;
  for (const [seat, { asked: isAwaited, name }] of seats.entries()) if (isAwaited) asked.current.set(seat, name ?? '');
  const declined = [...asked.current].flatMap(([seat, name]) => (seats[seat].by === 'nobody' ? [name] : []));
  const isLocked = state.lock !== undefined;
  const canSit = free > 0 && !isLocked;
  const act = (command: Parameters<ServerTable['do']>[0]) => {
    fault.value = null;
    return table.do(command).catch(refuse);
  };
  const refuse = (refused: unknown) => {
    fault.value = refusalWords(refused, isHost);
  };
  const join = () => {
    const nonce = newNonce();
    keepPromise(id, { commitment: about.commitment, nonce });
    const sit = () => act({ do: 'join', name: ownName(), nonce, ...(token === null ? {} : { token }) });
    // They may have said their name only here: it is theirs on all their devices.
    void api.introduce(ownName()).then(sit, sit);
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
        <h1>{titleOf(about.game, seats, mine === null ? host : null)}</h1>
        {mine === null && <AboutTable about={about} />}
        {about.hints === true && (
          <p class="quiet" id="hints-allowed">
            {t('people.hints')}
          </p>
        )}
        <p aria-live="polite">{free > 0 ? t('lobby.waiting', { free }) : awaitedWords(seats)}</p>
        <LobbySeats table={table} isHost={isHost} act={command => void act(command)} />
        {declined.length > 0 && (
          <p role="status" id="declined">
            {t('rematch.declined', { names: declined.join(', '), count: declined.length })}
          </p>
        )}
        {wasSeated.current && mine === null && <p role="status">{t('lobby.unseated')}</p>}
        {fault.value !== null && (
          <p class="fault" role="alert">
            {fault.value}
          </p>
        )}
        {isAsked && (
          <p class="row">
            <span>{t('rematch.asked')}</span>
            <button type="button" class="button strong" id="accept" onClick={() => void addNonce().catch(refuse)}>
              {t('rematch.accept')}
            </button>
            <button type="button" class="button" onClick={leave}>
              {t('proposal.decline')}
            </button>
          </p>
        )}
        {mine === null ? (
          <>
            {canSit && <NameField look="name" />}
            {isLocked && free > 0 && <p id="locked">{t('lobby.locked')}</p>}
            <button type="button" class="button strong" id="join" disabled={!canSit} onClick={join}>
              {free === 0 ? t('lobby.full') : t('lobby.join', { name: ownName() })}
            </button>
            {free === 0 && <SeatIsMine id={id} />}
          </>
        ) : (
          <>
            <Invitation table={table} id={id} isOpen={about.open} isHost={isHost} />
            {!preferences.isKept.value && <KeepSeat table={table} id={id} />}
            {!isHost && <HostBegins table={table} isFull={free === 0} act={command => void act(command)} />}
            <div class="row">
              {isHost && (
                <button
                  type="button"
                  class="button strong"
                  id="start"
                  disabled={free > 0 || seats.some(({ asked }) => asked)}
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
        {isHost && <HostRules company={table} />}
        {mine !== null && seats.some(({ by }, seat) => by === 'person' && seat !== mine) && (
          <details class="folded">
            <summary>{t('talk.peace')}</summary>
            <Neighbours company={table} mine={mine} />
          </details>
        )}
        <Honesty table={id} commitment={about.commitment} />
      </main>
    </div>
  );
}

/** For whoever comes, who invites them; for all others, which game it is. */
function titleOf(game: string, seats: readonly SeatInfo[], host: Seat | 'away' | null): string {
  const name = typeof host === 'number' ? seats[host].name : null;
  const short = gameWords(game, 'short');
  return name === null ? t('lobby.title', { game: short }) : t('lobby.invites', { name, game: short });
}

/** Who was asked to play again and has not answered; or that all are there. */
function awaitedWords(seats: readonly SeatInfo[]): string {
  const names = seatNames(seats.map(({ name, bot }) => ({ name: name ?? '', bot })));
  const awaited = names.filter((_, seat) => seats[seat].asked);
  return awaited.length === 0 ? t('lobby.ready') : t('proposal.waiting', { names: awaited.join(', ') });
}

/** Why the server did not do it, for those who sit down and begin. */
function refusalWords(refused: unknown, isHost: boolean): string {
  const code = refused instanceof ServerRefusal ? refused.code : '';
  if (code === 'taken') return t('lobby.full');
  if (code === 'notNow' && !isHost) return t('lobby.early');
  if (code === 'dismissed') return t('lobby.dismissed');
  if (code === 'locked') return t('lobby.locked');
  if (code === 'forbidden') return t('lobby.apart');
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
    <details class="folded">
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
