import { SeatMark } from '../../table/seat-mark.tsx';
import { useFossilis } from './view.ts';
import { bt } from './words.ts';

/** The track grows by this much when somebody comes near its end. */
const STRETCH = 40;

/** The score track: a ruler on which everybody's marker goes along. */
export function ScoreTrack() {
  const { at, view } = useFossilis();
  const scores = view.players.map(({ score }) => score);
  const end = Math.max(1, Math.ceil((Math.max(...scores) + 4) / STRETCH)) * STRETCH;
  const ticks = Array.from({ length: end / 5 + 1 }, (_, tick) => tick * 5);
  return (
    <section class="score-track" aria-label={words()}>
      <ol aria-hidden="true">
        {ticks.map(tick => (
          <li key={tick} class={tick % 10 === 0 ? 'ten' : ''} style={{ left: `${(100 * tick) / end}%` }}>
            {tick % 10 === 0 && tick}
          </li>
        ))}
      </ol>
      {scores.map((score, seat) => {
        const level = scores.slice(0, seat).filter(other => other === score).length;
        return (
          <span
            key={seat}
            class="score-marker"
            data-piece={`score.${seat}`}
            title={bt('score.words', { seat: at.reader.players[seat] ?? '', score })}
            style={{ left: `calc(${(100 * score) / end}% + ${level * 13}px)` }}
          >
            <SeatMark seat={seat} />
          </span>
        );
      })}
    </section>
  );

  function words(): string {
    return scores.map((score, seat) => bt('score.words', { seat: at.reader.players[seat] ?? '', score })).join(', ');
  }
}

/** How far the game is, in the top line: the round, and how much Plaster there is before the end. */
export function Progress() {
  const { view, box } = useFossilis();
  const { round, lastRound, plaster, events } = view;
  const pools = box.plaster.pools;
  const used = box.display.events - events.left;
  const done = lastRound === null ? (used + 1 - plaster.pool / plaster.poolSize) / pools : 1;
  return (
    <span class="progress-words">
      {lastRound === null
        ? bt('progress', { round, pool: Math.min(pools, used + 1), pools })
        : bt('progress.last', { round, last: lastRound })}
      <span class="meter" aria-hidden="true">
        <i style={{ width: `${Math.min(1, Math.max(0, done)) * 100}%` }} />
      </span>
    </span>
  );
}
