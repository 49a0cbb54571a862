import type { Outcome, Sheet } from '@bonebed/kernel';
import { type At, type Ending, SOURCES } from './state.ts';

/** Section 10, in this order; looked at only at the end of a turn (RP-8.3, RP-R34). */
export function endingNow({ state, box }: At): Ending | null {
  const { idleTurnsToEnd, lastTurn } = box.constants;
  // RP-10.1, RP-R36: the goal first; with an empty Bone deck beside it the result is the same.
  if (state.players.some(({ prestige }) => prestige >= state.goal)) return 'goal';
  // RP-10.2, RP-R12: empty when the turn began, before the draw.
  if (state.boneless) return 'bones';
  // RP-10.3, RP-R37: nothing was placed for some turns in a row.
  if (state.idleTurns >= idleTurnsToEnd) return 'idle';
  // RP-10.4
  return state.turn >= lastTurn ? 'lastTurn' : null;
}

/** RP-10.5, RP-R35: most Prestige wins; those who share the top share the win. */
export function outcome({ state }: At): Outcome | null {
  const { ending, players } = state;
  if (ending === null) return null;
  const places = players.map(({ prestige }) => 1 + players.filter(other => other.prestige > prestige).length);
  return { reason: ending, places };
}

/** Prestige by what gave or took it. All of it is public, and nothing breaks a tie. */
export function score({ state }: At): Sheet {
  return state.players.map(({ earned }, seat) => ({
    seat,
    lines: SOURCES.map((what, index) => ({ what, points: earned[index], secret: false })),
    tieBreaks: [],
  }));
}
