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

/** What a game asked of the machine while it was tried: the most options of an ask, and how long the deal and each answer took. */
export interface Effort {
  readonly options: number;
  readonly tookMs: readonly number[];
}

/** Plays a number of answers at random, and does for each of them what a server does. Throws what the rules throw. */
export function tryGame(
  game: Game<Terms>,
  edition: Edition<Terms>,
  { seats, seed, answers }: { readonly seats: number; readonly seed: string; readonly answers: number },
): Effort {
  const rng = fastRng(seed);
  const tookMs: number[] = [];
  let options = 0;
  const measure = <V>(work: () => V): V => {
    const began = performance.now();
    const made = work();
    tookMs.push(performance.now() - began);
    return made;
  };
  const header = makeHeader(game, edition, { seats, seed: seedFrom(seed) });
  const table = measure(() => new Table(game, edition.box, header));
  while (table.pending !== null && table.length < answers) {
    options = Math.max(
      options,
      measure(() => answerAtRandom(table, rng)),
    );
  }
  return { options, tookMs };
}

/**
 * How long the slowest answer takes. Something slow is measured again in the same game and counts only if it is slow every time,
 * because machines are noisy.
 */
export function slowestOf(
  again: () => Effort,
  { enoughMs, tries }: { enoughMs: number; tries: number },
): Effort & { slowestMs: number } {
  let { options, tookMs } = again();
  for (let tried = 1; tried < tries && Math.max(...tookMs) > enoughMs; tried++) {
    const effort = again();
    tookMs = tookMs.map((ms, at) => Math.min(ms, effort.tookMs[at]));
    options = Math.max(options, effort.options);
  }
  return { options, tookMs, slowestMs: Math.max(...tookMs) };
}

/** Answers and shows what came of it; the most options that somebody has now. */
function answerAtRandom(table: Table<Terms>, rng: Rng): number {
  const seat = pick(rng, table.pending?.waiting ?? []);
  const answered = table.answer(seat, pick(rng, table.choices(seat)).text);
  if (!answered.ok) throw new Error(`an option that was offered is refused: ${answered.fault.code}`);
  return show(table);
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
