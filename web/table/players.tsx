import { type ScoreLine, type Seat, say, seatName, totalOf } from '@bonebed/kernel';
import { lazy } from '../app/lazy.tsx';
import { t } from '../words.ts';
import { levelName } from './names.ts';
import { Running } from './running.tsx';
import { SeatMark } from './seat-mark.tsx';
import { type Session, useSession } from './session.ts';
import { signed } from './signed.ts';

/** Only among people there are clocks. */
export const PlayerClock = lazy(
  async () => (await import('./clock.tsx')).PlayerClock,
  () => null,
);

/** Everybody at the table: name and shape, points that all can count, what the board shows of them. */
export function Players() {
  const session = useSession();
  const { seats } = session.host.info.value ?? session.info;
  // A row of the sheet without a seat is an automaton's: it sits after the people.
  const automata = session.shown.value.score.filter(row => row.seat === null).length;
  return (
    <section class="players" aria-label={t('players.label')}>
      {Array.from({ length: seats.length + automata }, (_, seat) => (
        <PlayerPanel key={seat} seat={seat} />
      ))}
    </section>
  );
}

interface Points {
  /** What everybody can count now, so that the seats can be compared. */
  readonly now: number;
  /** What the sheet would say if it ended now, as far as the one who looks knows. */
  readonly ended: number;
  readonly lines: readonly ScoreLine[];
}

/** The points of a seat, each with one meaning wherever they stand. */
export function pointsOf({ shown, board, at }: Session, seat: Seat): Points {
  const { score, outcome } = shown.value;
  const lines = (score.find(row => row.seat === seat) ?? score[seat])?.lines ?? [];
  const ended = totalOf({ lines });
  if (outcome !== null) return { now: ended, ended, lines };
  const known = totalOf({ lines: lines.filter(({ secret }) => !secret) });
  return { now: board.now?.(at.value, seat) ?? known, ended, lines };
}

/** Points now, and in a sentence what they would be if it ended; a tap shows what they are made of. */
function PointsNote({ seat }: { seat: Seat }) {
  const session = useSession();
  const { now, ended, lines } = pointsOf(session, seat);
  const reader = session.reader.value;
  return (
    <details class="points">
      <summary title={t('players.points')}>
        <b>
          <Running value={now} />
        </b>{' '}
        <span class="unit">{now === ended ? say(reader, 'game.points') : t('players.now')}</span>
        {now !== ended && <span class="ended">{t('players.ifEnded', { points: signed(ended) })}</span>}
      </summary>
      <dl>
        {lines.map(({ what, points }) => (
          <div key={what}>
            <dt>{say(reader, `score.${what}`)}</dt>
            <dd>{signed(points)}</dd>
          </div>
        ))}
        <div class="sum">
          <dt>{t('players.ifItEnded')}</dt>
          <dd>{signed(ended)}</dd>
        </div>
      </dl>
    </details>
  );
}

function PlayerPanel({ seat }: { seat: Seat }) {
  const session = useSession();
  const { ask, seat: eyes } = session.shown.value;
  const { Player } = session.board;
  const { seats } = session.host.info.value ?? session.info;
  // An automaton sits after the people, as the game names it.
  const info = seats[seat] ?? { kind: 'bot', bot: null };
  const isResigned = session.host.company?.state.value?.seats[seat]?.resigned ?? false;
  const isAsked = ask?.waiting.includes(seat) ?? false;
  return (
    <article class={isAsked ? 'player asked' : 'player'} data-seat={seat} data-place={`player.${seat}`}>
      <header>
        <SeatMark seat={seat} />
        <h3>{seatName(session.reader.value, seat)}</h3>
        <PointsNote seat={seat} />
      </header>
      <div class="player-notes">
        {seat === eyes && <span class="tag">{t('players.you')}</span>}
        {info.kind === 'bot' && (
          <span class="tag" title={t('players.bot')}>
            {info.bot === null ? t('players.bot') : levelName(info.bot)}
          </span>
        )}
        {isResigned && <span class="tag">{t('players.resigned')}</span>}
        <span class="player-state" aria-live="off">
          {isAsked && (seat === eyes ? t('players.yourTurn') : t('players.thinking'))}
        </span>
        {session.host.company !== null && <PlayerClock seat={seat} />}
      </div>
      <Player seat={seat} />
    </article>
  );
}
