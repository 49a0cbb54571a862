import {
  type Edition,
  fastRng,
  type Game,
  makeHeader,
  type Outcome,
  type Position,
  type Seat,
  type Settings,
  seedFrom,
  Table,
  type Terms,
} from '@bonebed/kernel';
import { type Bot, type Budget, rootOf } from './bot.ts';

/** A bot at a seat, with how much it may think for each decision. */
export interface Player {
  readonly bot: Bot;
  /** Made anew for every decision, so that a time starts when the thinking does. */
  budget(): Budget;
}

export interface Match<T extends Terms> {
  readonly game: Game<T>;
  readonly edition: Edition<T>;
  readonly settings: Settings;
  readonly seed: string;
  /** One a seat. */
  readonly players: readonly Player[];
  /** Called before each decision, for those who collect positions. */
  onDecision?(at: Position<T>, seat: Seat): void;
}

export interface Result {
  readonly outcome: Outcome;
  readonly scores: readonly number[];
  readonly decisions: number;
  readonly iterations: number;
}

/** Plays one game between bots. The same match gives the same result, as long as budgets are iterations. */
export function playMatch<T extends Terms>({ game, edition, settings, seed, players, onDecision }: Match<T>): Result {
  const header = makeHeader(game, edition, { seats: players.length, settings, seed: seedFrom(`match/${seed}`) });
  const table = new Table(game, edition.box, header);
  const chance = players.map((_, seat) => fastRng(`match/${seed}/${seat}`));
  let iterations = 0;
  while (table.pending !== null) {
    const [seat] = table.pending.waiting;
    onDecision?.(table.position, seat);
    const { bot, budget } = players[seat];
    const thought = bot.decide(rootOf(table, seat), chance[seat], budget());
    iterations += thought.iterations;
    const answered = table.answer(seat, thought.text);
    if (!answered.ok) throw new Error(`${bot.id} answered '${thought.text}': ${JSON.stringify(answered.fault)}`);
  }
  const { outcome } = table;
  if (outcome === null) throw new Error('the match stopped before its end');
  const sheet = game.score(table.position);
  const scores = players.map((_, seat) => {
    const row = sheet.find(entry => entry.seat === seat);
    return row === undefined ? 0 : row.lines.reduce((sum, line) => sum + line.points, 0);
  });
  return { outcome, scores, decisions: table.length, iterations };
}

/** So many iterations, however long they take. */
export function iterationBudget(iterations: number): Budget {
  return { iterations, isOver: () => false };
}
