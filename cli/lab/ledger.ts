import type { Noted, Patterns } from '@bonebed/games/patterns.ts';
import {
  type Event,
  type Game,
  type Option,
  type Outcome,
  type Position,
  SEATS,
  type Seat,
  type Sheet,
  type Terms,
  totalOf,
} from '@bonebed/kernel';

/** How a seat did in one game. */
export interface SeatRow {
  readonly bot: string;
  readonly points: number;
  /** 1 for a win, a part of it for a shared one. */
  readonly won: number;
  readonly place: number;
  readonly lines: Readonly<Record<string, number>>;
}

/** One game as a row of the books. */
export interface GameRow {
  readonly decisions: number;
  readonly turns: number;
  readonly reason: string;
  readonly seats: readonly SeatRow[];
  /** Points of each seat at the start, after each tenth of the turns, and at the end. */
  readonly course: readonly (readonly number[])[];
  /** What the game itself notes of how it was played; null where it notes nothing. */
  readonly noted: Noted | null;
}

/** What was counted in some games: plain data, so that threads can send it and sums of it can be made. */
export interface Books {
  readonly games: GameRow[];
  /**
   * Numbers that add up. Under a key that tells of seats (`event|published`): how often in all, in how many games, by how many
   * seats, how many of those won, how often by seats, and how often by those that won.
   */
  readonly counts: Record<string, number[]>;
}

export function emptyBooks(): Books {
  return { games: [], counts: {} };
}

/** Adds the second to the first. */
export function addBooks(books: Books, more: Books): void {
  books.games.push(...more.games);
  for (const [key, numbers] of Object.entries(more.counts)) add(books.counts, key, numbers);
}

function add(counts: Books['counts'], key: string, numbers: readonly number[]): void {
  const known = counts[key];
  if (known === undefined) counts[key] = [...numbers];
  else for (const [index, n] of numbers.entries()) known[index] += n;
}

/** In how many equal parts a game is cut to follow the points. */
export const PARTS = 10;

/** What one game is written into while it is played. */
export interface GameLedger {
  /** A decision: what might have been chosen, and what was. Decisions with one option are none. */
  decided(seat: Seat, what: string, legal: readonly Option[], chosen: Option): void;
  /** A candidate that a guard refused, under the key of its text. */
  refused(key: string): void;
  told(event: Event): void;
  /** After each turn, with the score as it stands. */
  turned(sheet: Sheet): void;
  ended(outcome: Outcome, at: Position<Terms>, bots: readonly string[]): void;
}

/** What is done in an answer, without the components that it is done with. */
export function kindOf(option: Option): string {
  if (typeof option === 'string') return option;
  return typeof option === 'object' && option.do !== undefined ? String(option.do) : '';
}

export function openLedger(game: Game<Terms>, box: Terms['box'], books: Books, patterns: Patterns | null): GameLedger {
  const { counts } = books;
  /** For each key that tells of seats, how often it came up and which seats had part in it. */
  const parts = new Map<string, { times: number; readonly seats: Map<Seat, number> }>();
  const course: number[][] = [];
  const events: Event[] = [];
  let decisions = 0;
  let decisionsBefore = 0;
  const note = (key: string, seat: Seat | null): void => {
    const part = parts.get(key) ?? { times: 0, seats: new Map<Seat, number>() };
    part.times += 1;
    if (seat !== null) part.seats.set(seat, (part.seats.get(seat) ?? 0) + 1);
    parts.set(key, part);
  };
  return {
    decided: (seat, what, legal, chosen) => {
      if (legal.length < 2) return;
      decisions += 1;
      add(counts, `ask|${what}`, [1, legal.length]);
      add(counts, `options|${legal.length}`, [1]);
      for (const kind of new Set(legal.map(kindOf))) add(counts, `offered|${what}|${kind}`, [1]);
      note(`chosen|${what}|${kindOf(chosen)}`, seat);
      const taken = componentsIn(game, what, chosen);
      for (const thing of new Set(legal.flatMap(option => componentsIn(game, what, option)))) {
        add(counts, `could|${what}|${thing}`, [1, taken.includes(thing) ? 1 : 0]);
      }
    },
    refused: key => add(counts, `bar|${key}`, [1]),
    told: event => {
      events.push(event);
      const seat = seatOf(game, event);
      note(`event|${event.type}`, seat);
      for (const thing of thingsIn(game, box, event)) note(`thing|${thing}|${event.type}`, seat);
    },
    turned: sheet => {
      // A turn in which nobody had a choice is not one that anybody took.
      if (decisions > decisionsBefore) add(counts, `perTurn|${decisions - decisionsBefore}`, [1]);
      decisionsBefore = decisions;
      course.push(pointsOf(sheet));
    },
    ended: (outcome, at, bots) => {
      const sheet = game.score(at);
      const winners = outcome.places.filter(place => place === 1).length;
      const won = outcome.places.map(place => (place === 1 ? 1 / winners : 0));
      for (const [key, { times, seats }] of parts) {
        let wins = 0;
        let own = 0;
        let ofWinners = 0;
        for (const [seat, often] of seats) {
          wins += won[seat] ?? 0;
          own += often;
          ofWinners += often * (won[seat] ?? 0);
        }
        add(counts, key, [times, 1, seats.size, wins, own, ofWinners]);
      }
      books.games.push({
        decisions,
        turns: course.length,
        reason: outcome.reason,
        seats: outcome.places.map((place, seat) => {
          const row = sheet.find(entry => entry.seat === seat);
          const lines: Record<string, number> = {};
          for (const { what, points } of row?.lines ?? []) lines[what] = (lines[what] ?? 0) + points;
          return { bot: bots[seat], points: row === undefined ? 0 : totalOf(row), won: won[seat], place, lines };
        }),
        course: Array.from({ length: PARTS + 1 }, (_, part) => {
          return course[Math.max(0, Math.ceil((part * course.length) / PARTS) - 1)] ?? [];
        }),
        noted: patterns?.note?.({ state: at.state, box, events, outcome }) ?? null,
      });
    },
  };
}

function pointsOf(sheet: Sheet): number[] {
  return sheet.flatMap(row => (row.seat === null ? [] : [totalOf(row)]));
}

/** Whose doing an event is: the field `seat`, where it stands for one. */
function seatOf({ nouns }: Game<Terms>, event: Event): Seat | null {
  if (nouns.seat !== SEATS || !('seat' in event)) return null;
  return typeof event.seat === 'number' ? event.seat : null;
}

/** The components that an option names, as `collection|number`. */
function componentsIn({ nouns, asks }: Game<Terms>, what: string, option: Option): string[] {
  if (typeof option === 'string') return [];
  const noun = asks[what]?.noun ?? '';
  const parts = typeof option === 'number' ? [[noun, option] as const] : Object.entries(option);
  return parts.flatMap(([field, value]) => {
    const collection = nouns[field];
    const isThing = collection !== undefined && collection !== SEATS && typeof value === 'number';
    return isThing ? [`${collection}|${value}`] : [];
  });
}

/** The components that an event names, as `collection|number`; copies of one card are told apart here and not later. */
function thingsIn({ nouns }: Game<Terms>, box: Terms['box'], event: Event): Set<string> {
  const things = new Set<string>();
  for (const [field, value] of Object.entries(event)) {
    const collection = nouns[field];
    if (collection === undefined || collection === SEATS) continue;
    if (!Array.isArray(Reflect.get(box, collection))) continue;
    for (const entry of [value].flat()) if (typeof entry === 'number') things.add(`${collection}|${entry}`);
  }
  return things;
}
