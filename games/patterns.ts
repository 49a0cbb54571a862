import { type Named, nameOf, type Outcome, type Position, type Seat, type Terms } from '@bonebed/kernel';

/** A game that has been played to its end. */
export interface FinishedPlay<T extends Terms> extends Position<T> {
  /** All that was told, each event as whoever saw most of it was told. */
  readonly events: readonly T['event'][];
  readonly outcome: Outcome;
}

/** How often something was taken, and how often it could have been. */
export type Tally = readonly [times: number, chances: number];

/** What a game notes of one finished play. The names are its own; each game that is noted has the same. */
export interface Noted {
  /** Numbers of the game as a whole: `{ rounds: 11 }`. */
  readonly game?: Readonly<Record<string, number>>;
  /** Numbers of each seat: `[{ perfect: 2 }, { perfect: 0 }]`. */
  readonly seats?: readonly Readonly<Record<string, number>>[];
  /** What each seat began as, by the kind of role: `{ order: ['first', 'second'] }`. */
  readonly roles?: Readonly<Record<string, readonly string[]>>;
  /** For groups of which each member should be worth taking at times, all members, also those that nobody took. */
  readonly taken?: Readonly<Record<string, Readonly<Record<string, Tally>>>>;
}

/** What is known of how people play a game, and how a play of it is compared with that: `games/<id>/bots/patterns.ts`. */
export interface Patterns<T extends Terms = Terms> {
  /** The contents of `box/play.json`: what is wanted, from whom we know it, and how sure it is. */
  readonly play: unknown;
  /** What is special to the game. Numbers that every game has (points, wins, turns, options) are not noted here. */
  note?(game: FinishedPlay<T>): Noted;
}

const found = import.meta.glob<Patterns>('./*/bots/patterns.ts', { import: 'patterns' });

/** Null where nobody has said how the game is played. */
export async function loadPatterns(id: string): Promise<Patterns | null> {
  return (await found[`./${id}/bots/patterns.ts`]?.()) ?? null;
}

/** The place of each seat in the order of play: `'1'` is who begins. */
export function startingOrder(first: Seat, seats: number): string[] {
  return Array.from({ length: seats }, (_, seat) => String(((seat - first + seats) % seats) + 1));
}

/** For each of some things, copies of one together, how often it was taken and how often it could have been. */
export function talliesOf<I extends number>(
  things: readonly Named[],
  taken: readonly I[],
  chances: readonly I[],
): Record<string, Tally> {
  const tallies: Record<string, Tally> = {};
  const add = (index: number, times: number, chance: number): void => {
    const key = nameOf(things[index], 'en');
    const [had, could] = tallies[key] ?? [0, 0];
    tallies[key] = [had + times, could + chance];
  };
  for (const index of things.keys()) add(index, 0, 0);
  for (const index of taken) add(index, 1, 0);
  for (const index of chances) add(index, 0, 1);
  return tallies;
}
