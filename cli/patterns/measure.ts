import { mean, wilson } from '@bonebed/bots';
import { BadInput } from '@bonebed/kernel';
import type { Labels } from '../lab/labels.ts';
import type { Books, GameRow, SeatRow } from '../lab/ledger.ts';
import type { Constraint } from './constraints.ts';
import { type Group, groupNamed, groupNames } from './groups.ts';

/** A number that was found, with its 95 % interval. */
export interface Found {
  /** What it is of, where a measure has several: a seat, a role, a card. */
  readonly name: string | null;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** How many games, seats or chances it was taken from. */
  readonly of: number;
}

/** What games came to, and words for it. */
export interface Material {
  readonly books: Books;
  readonly labels: Labels;
  readonly seats: number;
}

/** What a constraint asks for, as it was found; several where it is asked of each of several things. */
export function measure(material: Material, { measure: kind, of = '' }: Constraint): Found[] {
  const { games } = material.books;
  switch (kind) {
    case 'winners':
      return [meanOf(winnersOf(games).map(seat => numberOf(seat, of)))];
    case 'players':
      return [meanOf(seatsOf(games).map(seat => numberOf(seat, of)))];
    case 'game':
      return [meanOf(games.map(game => gameNumber(game, of)))];
    case 'games':
      return [shareOf(null, games.filter(game => gameNumber(game, of) > 0).length, games.length)];
    case 'ratio':
      return [ratioOf(games, of)];
    case 'endings':
      return [endingsOf(material, of)];
    case 'seats':
      return leadsBy(material, (_, seat) => `${seat + 1}`);
    case 'roles':
      return leadsBy(material, (game, seat) => roleOf(game, seat, of));
    case 'taken':
      return takenOf(groupFor(material, of));
    case 'unused':
      return [unusedOf(groupFor(material, of))];
  }
}

/** A seat of a game, with what the game noted of it. */
interface NotedSeat {
  readonly row: SeatRow;
  readonly noted: Readonly<Record<string, number>>;
}

function notedSeats({ seats, noted }: GameRow): NotedSeat[] {
  return seats.map((row, seat) => ({ row, noted: noted?.seats?.[seat] ?? {} }));
}

function seatsOf(games: readonly GameRow[]): NotedSeat[] {
  return games.flatMap(notedSeats);
}

function winnersOf(games: readonly GameRow[]): NotedSeat[] {
  return seatsOf(games).filter(({ row }) => row.place === 1);
}

const SCORE = 'score.';

export function numberOf({ row, noted }: NotedSeat, name: string): number {
  if (name === 'points') return row.points;
  if (name.startsWith(SCORE) && Object.hasOwn(row.lines, name.slice(SCORE.length)))
    return row.lines[name.slice(SCORE.length)];
  if (Object.hasOwn(noted, name)) return noted[name];
  const lines = Object.keys(row.lines).map(line => SCORE + line);
  return unknownName('number of a seat', name, ['points', ...lines, ...Object.keys(noted)]);
}

export function gameNumber({ turns, decisions, seats, noted }: GameRow, name: string): number {
  if (name === 'turns') return turns;
  if (name === 'decisions') return decisions;
  if (name === 'margin') return marginOf(seats);
  const own = noted?.game ?? {};
  return Object.hasOwn(own, name)
    ? own[name]
    : unknownName('number of a game', name, ['turns', 'decisions', 'margin', ...Object.keys(own)]);
}

function marginOf(seats: readonly SeatRow[]): number {
  const [first = 0, second = first] = seats.map(({ points }) => points).sort((a, b) => b - a);
  return first - second;
}

function roleOf({ noted }: GameRow, seat: number, name: string): string {
  const roles = noted?.roles ?? {};
  return roles[name]?.[seat] ?? unknownName('role', name, Object.keys(roles));
}

function groupFor({ books, labels }: Material, name: string): Group {
  return groupNamed(books, labels, name) ?? unknownName('group', name, groupNames(books));
}

function unknownName(kind: string, name: string, known: readonly string[]): never {
  throw new BadInput('play', 'of', `no ${kind} '${name}'; there are: ${known.join(', ')}`);
}

export function meanOf(values: readonly number[]): Found {
  const { mean: value, plusMinus } = mean(values);
  return { name: null, value, low: value - plusMinus, high: value + plusMinus, of: values.length };
}

function shareOf(name: string | null, part: number, whole: number): Found {
  const [low, high] = wilson(part, whole);
  return { name, value: whole === 0 ? 0 : part / whole, low, high, of: whole };
}

/** All of one number over all of another. Games are the witnesses: what happens in one game hangs together. */
function ratioOf(games: readonly GameRow[], of: string): Found {
  const [part = '', whole = ''] = of.split('/').map(name => name.trim());
  const sums = games.map(game => {
    const seats = notedSeats(game);
    return [sum(seats.map(seat => numberOf(seat, part))), sum(seats.map(seat => numberOf(seat, whole)))] as const;
  });
  const all = sum(sums.map(([, n]) => n));
  const value = all === 0 ? 0 : sum(sums.map(([n]) => n)) / all;
  const perGame = all / Math.max(1, games.length);
  const { plusMinus } = mean(sums.map(([n, of]) => (perGame === 0 ? 0 : (n - value * of) / perGame)));
  return { name: null, value, low: value - plusMinus, high: value + plusMinus, of: all };
}

/** How far each of them wins more than its share, in parts of all games. */
function leadsBy({ books, seats }: Material, nameOf: (game: GameRow, seat: number) => string): Found[] {
  const won = new Map<string, number[]>();
  for (const game of books.games) {
    for (const [seat, row] of game.seats.entries()) {
      const name = nameOf(game, seat);
      won.set(name, [...(won.get(name) ?? []), row.won]);
    }
  }
  const fair = 1 / seats;
  return [...won]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, wins]) => {
      const found = shareOf(name, sum(wins), wins.length);
      return { ...found, value: found.value - fair, low: found.low - fair, high: found.high - fair };
    });
}

/** How many games end for one of these reasons. */
function endingsOf({ books: { games }, labels }: Material, of: string): Found {
  const reasons = of.split(',').map(reason => reason.trim());
  for (const reason of reasons) {
    // A sentence that the game does not have is its own key.
    const key = `end.${reason}`;
    if (labels.sentence(key).en === key) unknownName('ending', reason, [...new Set(games.map(game => game.reason))]);
  }
  return shareOf(null, games.filter(({ reason }) => reasons.includes(reason)).length, games.length);
}

function takenOf({ members }: Group): Found[] {
  return members.map(({ name, times, chances }) => shareOf(name, Math.min(times, chances), chances));
}

/** The part of a group that nobody ever takes, though there were chances enough. */
function unusedOf({ members }: Group): Found {
  const unused = members.filter(({ times, chances }) => times === 0 && chances >= FEWEST);
  const value = members.length === 0 ? 0 : unused.length / members.length;
  const name = unused.length === 0 ? null : unused.map(member => member.name).join(', ');
  return { name, value, low: value, high: value, of: sum(members.map(({ chances }) => chances)) };
}

export type Verdict = 'kept' | 'unsure' | 'broken';

/**
 * Kept if all that was found lies within the range; broken if something lies outside beyond doubt, with its whole interval; in between
 * nobody can say without more games.
 */
export function verdictOf({ range }: Constraint, found: readonly Found[]): Verdict {
  if (found.some(one => isBeyond(range, one))) return 'broken';
  return found.every(({ value }) => isWithin(range, value)) ? 'kept' : 'unsure';
}

export function isWithin([low, high]: Constraint['range'], value: number): boolean {
  return (low === null || value >= low) && (high === null || value <= high);
}

/** Fewer witnesses than these prove nothing, whatever their interval. */
const FEWEST = 20;

function isBeyond([from, to]: Constraint['range'], { low, high, of }: Found): boolean {
  return of >= FEWEST && ((from !== null && high < from) || (to !== null && low > to));
}

function sum(values: readonly number[]): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}
