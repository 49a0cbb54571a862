import { progressOf } from './how-far.ts';
import { useFossilis } from './view.ts';
import { bt } from './words.ts';

/** How far the game is, in the top line: the round, and how much Plaster there is before the end. */
export function Progress() {
  const { view, box } = useFossilis();
  const { lastRound } = view;
  const { pool, pools, done } = progressOf(view, box);
  // Tables begun on version 1 of the rules count one round past the last when they are over.
  const round = Math.min(view.round, lastRound ?? view.round);
  return (
    <span class="progress-words">
      {lastRound === null ? bt('progress', { round, pool, pools }) : bt('progress.last', { round, last: lastRound })}
      <span class="meter" aria-hidden="true">
        <i style={{ width: `${done * 100}%` }} />
      </span>
    </span>
  );
}
