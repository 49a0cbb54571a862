import type { Event, Option, Seat } from '@bonebed/kernel';

/**
 * How each seat's chance of winning went in a finished game, and what of it luck did and what decisions. Chances are counted in
 * ten-thousandths, in whole numbers, so that what luck and decisions did adds up to the digit.
 */
export const CERTAIN = 10_000;

/** The start of a turn, or the end of the game. */
export interface Outlook {
  /** How many answers had been given. */
  readonly length: number;
  /** The chance of each seat from what that seat knew. */
  readonly known: readonly number[];
  /** The chance of each seat from all that anyone knew. */
  readonly open: readonly number[];
  /** What chance brought and what came to light in the turn that begins here, as those were told who did it. */
  readonly came: readonly Event[];
}

/** What somebody chose, beside the best that a bot with the same knowledge finds. */
export interface JudgedChoice {
  /** How many answers had been given before it. */
  readonly length: number;
  readonly seat: Seat;
  readonly what: string;
  readonly chosen: Option;
  readonly best: Option;
  /** The text that the best is answered by. */
  readonly bestText: string;
  /** What the choice is measured by: the best, or where that was chosen, the best of the others. */
  readonly beside: Option;
  /** What it brought who chose, beside that. */
  readonly lead: number;
  /** What the choice changed for each seat, as far as who chose could know. Nothing, if it was the best. */
  readonly change: readonly number[];
  /** Why; null where it made little difference. */
  readonly facts: Facts | null;
}

/** What a choice brought, and what it was measured by would have. */
export interface Facts {
  /** The points that it brought more, or less, on average: the lines of the score sheet that differ most, the most first. */
  readonly points: readonly PointsApart[];
  /** What is told because of it, whatever who chose could not know; and because of the other. What both tell is left out. */
  readonly told: readonly Event[];
  readonly untold: readonly Event[];
}

export interface PointsApart {
  /** Null for an automaton. */
  readonly seat: Seat | null;
  readonly what: string;
  readonly tenths: number;
}

/** A choice that made less difference is not worth a word. */
export const WORTH_A_WORD = CERTAIN * 0.01;

/** All that a look back finds. */
export interface LookBack {
  readonly outlooks: readonly Outlook[];
  /** In the order of the game. */
  readonly decisions: readonly JudgedChoice[];
}

/** From the first moment to the end, for one seat: `begin + luck + own + others = end`. */
export interface Account {
  readonly begin: number;
  /** What was dealt, drawn, rolled and came to light. */
  readonly luck: number;
  /** What the own decisions cost beside the best ones. */
  readonly own: number;
  /** What the others' decisions gave. */
  readonly others: number;
  readonly end: number;
}

/** Where each seat's chance came from. Whatever decisions did not do, luck did. */
export function accountsOf(outlooks: readonly Outlook[], decisions: readonly JudgedChoice[]): Account[] {
  const [first, end] = [outlooks[0], outlooks[outlooks.length - 1]];
  return first.known.map((begin, seat) => {
    const sum = (isOwn: boolean) =>
      decisions.reduce((all, { seat: by, change }) => ((by === seat) === isOwn ? all + change[seat] : all), 0);
    const [own, others] = [sum(true), sum(false)];
    return { begin, own, others, luck: end.known[seat] - begin - own - others, end: end.known[seat] };
  });
}

/** What luck did to each seat in each turn: the change of what it knew, less what was decided in it. */
export function luckOf(outlooks: readonly Outlook[], decisions: readonly JudgedChoice[]): number[][] {
  return outlooks.slice(1).map(({ length, known }, turn) => {
    const before = outlooks[turn];
    const decided = decisions.filter(one => one.length >= before.length && one.length < length);
    return known.map((chance, seat) => {
      const done = decided.reduce((sum, { change }) => sum + change[seat], 0);
      return chance - before.known[seat] - done;
    });
  });
}
