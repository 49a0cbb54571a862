import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ServerRefusal } from '../host/api.ts';
import type { ServerTable } from '../host/remote.ts';
import { go, href } from '../route.ts';
import { seatNames } from '../table/names.ts';
import { SeatMark } from '../table/seat-mark.tsx';
import { gameWords, t } from '../words.ts';
import { CopyLink } from './copy-link.tsx';
import { invitationOf } from './invitations.ts';
import { LevelSelect, usualLevel } from './level-select.tsx';
import { ownName } from './open.ts';
import { PageHead } from './page-head.tsx';
import { keepPromise, newNonce, promiseOf } from './promises.ts';

/** Before the game: who is there, who is still to come, and the link to send. */
export function LobbyScreen({ table, id, token }: { table: ServerTable; id: string; token: string | null }) {
  const fault = useSignal<string | null>(null);
  const state = table.state.value;
  const about = table.about.value;
  const mine = table.seat.value;
  const isMissing = mine !== null && state !== null && !state.seats[mine].nonce;
  useEffect(() => {
    // Whoever was led here by a rematch sits already, and has not added to the seed yet.
    if (!isMissing) return;
    const nonce = newNonce();
    keepPromise(id, { commitment: about?.commitment ?? null, nonce });
    table.do({ do: 'nonce', nonce }).catch(() => {});
  }, [isMissing]);
  if (state === null || about === null) return null;
  const { seats } = state;
  const free = seats.filter(({ by }) => by === 'nobody').length;
  const act = (command: Parameters<ServerTable['do']>[0]) => {
    fault.value = null;
    return table.do(command).catch((refused: unknown) => {
      fault.value = refused instanceof ServerRefusal && refused.code === 'taken' ? t('lobby.full') : t('lobby.failed');
    });
  };
  const join = () => {
    const nonce = newNonce();
    keepPromise(id, { commitment: about.commitment, nonce });
    void act({ do: 'join', name: ownName(), nonce, ...(token === null ? {} : { token }) });
  };
  return (
    <div class="page">
      <PageHead />
      <main class="narrow lobby">
        <h1>{t('lobby.title', { game: gameWords(about.game, 'short') })}</h1>
        <p aria-live="polite">{free === 0 ? t('lobby.ready') : t('lobby.waiting', { free })}</p>
        <Seats table={table} act={command => void act(command)} />
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
            <Invitation id={id} token={token} />
            <div class="row">
              <button
                type="button"
                class="button strong"
                id="start"
                disabled={free > 0}
                onClick={() => void act({ do: 'start' })}
              >
                {t('lobby.start')}
              </button>
              <button
                type="button"
                class="button"
                id="leave"
                onClick={() => void act({ do: 'leave' }).then(() => go())}
              >
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

/** Who sits where; bots can be put on free seats, as strong as one likes. */
function Seats({ table, act }: { table: ServerTable; act: (command: Parameters<ServerTable['do']>[0]) => void }) {
  const level = useSignal(usualLevel());
  const { seats } = table.state.value ?? { seats: [] };
  const mine = table.seat.value;
  const names = seatNames(seats.map(({ name, bot }) => ({ name: name ?? '', bot })));
  const canPut = mine !== null && seats.some(({ by }) => by === 'nobody');
  return (
    <>
      <ol class="seat-list">
        {seats.map(({ by, bot }, seat) => (
          <li key={seat} data-seat={seat}>
            <SeatMark seat={seat} />
            <b>{by === 'nobody' ? t('lobby.free') : names[seat]}</b>
            {seat === mine && <span class="tag">{t('players.you')}</span>}
            {by === 'bot' && <span class="tag">{t('players.bot')}</span>}
            {by === 'nobody' && mine !== null && (
              <button type="button" class="link" onClick={() => act({ do: 'bot', seat, level: level.value })}>
                {t('lobby.addBot')}
              </button>
            )}
            {by === 'bot' && mine !== null && (
              <>
                <LevelSelect
                  label={t('level.of', { number: seat + 1 })}
                  value={bot ?? ''}
                  onChange={chosen => act({ do: 'bot', seat, level: chosen })}
                  isExplained
                />
                <button type="button" class="link" onClick={() => act({ do: 'bot', seat, level: null })}>
                  {t('screen.remove')}
                </button>
              </>
            )}
          </li>
        ))}
      </ol>
      {canPut && (
        <p class="row">
          <span>{t('lobby.botLevel')}</span>
          <LevelSelect label={t('level.label')} value={level.value} onChange={one => (level.value = one)} isExplained />
        </p>
      )}
    </>
  );
}

/** The link for friends, ready to copy. */
function Invitation({ id, token }: { id: string; token: string | null }) {
  const invite = token ?? invitationOf(id);
  const link = `${location.origin}${location.pathname}${invite === null ? href('at', id) : href('at', id, invite)}`;
  return (
    <div class="invitation">
      <label>
        <span>{t('lobby.link')}</span>
        <input type="text" id="invite-link" readOnly value={link} onFocus={event => event.currentTarget.select()} />
      </label>
      <CopyLink label={t('lobby.copy')} link={() => Promise.resolve(link)} />
    </div>
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
