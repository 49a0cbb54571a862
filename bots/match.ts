import {
  type Edition,
  fastRng,
  type Game,
  makeHeader,
  type Outcome,
  type Position,
  type Rng,
  type Settings,
  seedFrom,
  Table,
  type Terms,
  totalOf,
} from '@bonebed/kernel';
import { decide, type Root, rootOf } from './bot.ts';
import { startBudget } from './budget.ts';
import type { Player } from './make.ts';

export interface Match<T extends Terms> {
  readonly game: Game<T>;
  readonly edition: Edition<T>;
  readonly settings: Settings;
  readonly seed: string;
  /** One a seat. */
  readonly players: readonly Player[];
  /** Milliseconds from any moment on, for budgets in time and to measure the thinking. */
  now(): number;
  /** For those who collect positions: called before each decision, with its answer, and at the end. */
  onDecision?(at: Position<T>, root: Root<T>): void;
  onAnswer?(root: Root<T>, text: string): void;
  onEnd?(at: Position<T>): void;
}

/** How a seat did in one match. */
export interface SeatResult {
  readonly place: number;
  readonly score: number;
  /** How many points it is ahead of the best of the others, an automaton among them. */
  readonly lead: number;
  readonly decisions: number;
  readonly iterations: number;
  readonly thinkingMs: number;
  /** About one decision. */
  readonly longestMs: number;
}

export interface MatchResult {
  readonly outcome: Outcome;
  readonly seats: readonly SeatResult[];
}

/** Far beyond any game that ends: a game this long is taken not to. */
const MOST_DECISIONS = 100_000;

/** Plays one game between bots. The same match gives the same result, as long as budgets are iterations. */
export function playMatch<T extends Terms>(match: Match<T>): MatchResult {
  const { game, edition, settings, seed, players, now, onDecision, onAnswer, onEnd } = match;
  const header = makeHeader(game, edition, { seats: players.length, settings, seed: seedFrom(`match/${seed}`) });
  const table = new Table(game, edition.box, header);
  const chance: Rng[] = players.map((_, seat) => fastRng(`match/${seed}/${seat}`));
  const spent = players.map(() => ({ decisions: 0, iterations: 0, thinkingMs: 0, longestMs: 0 }));
  while (table.pending !== null) {
    const [seat] = table.pending.waiting;
    const root = rootOf(table, seat);
    onDecision?.(table.position, root);
    const { bot, budget, name } = players[seat];
    const began = now();
    const thought = decide(bot, root, chance[seat], startBudget(budget, now));
    const tookMs = now() - began;
    spent[seat].thinkingMs += tookMs;
    spent[seat].longestMs = Math.max(spent[seat].longestMs, tookMs);
    spent[seat].decisions += 1;
    spent[seat].iterations += thought.iterations;
    onAnswer?.(root, thought.text);
    const answered = table.answer(seat, thought.text);
    if (!answered.ok) throw new Error(`${name} answered '${thought.text}': ${answered.fault.code}`);
    if (table.length > MOST_DECISIONS) throw new Error(`match ${seed}: no end after ${MOST_DECISIONS} decisions`);
  }
  const { outcome } = table;
  if (outcome === null) throw new Error(`match ${seed} stopped before its end`);
  onEnd?.(table.position);
  const sheet = game.score(table.position);
  const seats = players.map((_, seat): SeatResult => {
    const row = sheet.find(entry => entry.seat === seat);
    const score = row === undefined ? 0 : totalOf(row);
    const others = sheet.filter(entry => entry !== row).map(totalOf);
    return { place: outcome.places[seat], score, lead: score - Math.max(...others), ...spent[seat] };
  });
  return { outcome, seats };
}
