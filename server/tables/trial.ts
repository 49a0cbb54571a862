import {
  type Edition,
  fastRng,
  type Game,
  makeHeader,
  pick,
  type Rng,
  seedFrom,
  Table,
  type Terms,
} from '@bonebed/kernel';

/** What a game asked of the machine while it was tried: how many answers, the most options of an ask, the slowest answer. */
export interface Effort {
  readonly answers: number;
  readonly options: number;
  readonly slowestMs: number;
  /** The answer that took so long. */
  readonly slowestAt: number;
}

/** Plays a game at random for so many answers, and does for each of them what a server does. Throws what the rules throw. */
export function tryGame(
  game: Game<Terms>,
  edition: Edition<Terms>,
  { seats, seed, answers }: { readonly seats: number; readonly seed: string; readonly answers: number },
): Effort {
  const rng = fastRng(seed);
  const began = performance.now();
  const table = new Table(game, edition.box, makeHeader(game, edition, { seats, seed: seedFrom(seed) }));
  let options = show(table);
  let slowestMs = performance.now() - began;
  let slowestAt = 0;
  while (table.pending !== null && table.length < answers) {
    const at = performance.now();
    answerAtRandom(table, rng);
    options = Math.max(options, show(table));
    const took = performance.now() - at;
    if (took > slowestMs) [slowestMs, slowestAt] = [took, table.length];
  }
  return { answers: table.length, options, slowestMs, slowestAt };
}

function answerAtRandom(table: Table<Terms>, rng: Rng): void {
  const seat = pick(rng, table.pending?.waiting ?? []);
  const answered = table.answer(seat, pick(rng, table.choices(seat)).text);
  if (!answered.ok) throw new Error(`an option that was offered is refused: ${answered.fault.code}`);
}

/** All that the people at the table are shown; the most options that one of them has. */
function show(table: Table<Terms>): number {
  let most = 0;
  for (const seat of table.pending?.waiting ?? []) {
    const choices = table.choices(seat);
    JSON.stringify([table.view(seat), table.score(seat), choices]);
    most = Math.max(most, choices.length);
  }
  return most;
}
