import type { GameModule } from '@bonebed/games';
import {
  chooseAtRandom,
  type Edition,
  fastRng,
  fork,
  type Game,
  makeHeader,
  openEdition,
  pick,
  playOut,
  policyPlay,
  replay,
  seedFrom,
  startOf,
  Table,
  type Terms,
} from '@bonebed/kernel';
import { type Effort, median, rate, timeMs } from './measure.ts';

export interface RealGameResult {
  readonly game: string;
  readonly seats: number;
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  readonly cloneUs: number;
  readonly answerUs: number;
  /** Of a finished game with this many answers. */
  readonly replayMs: number;
  readonly answers: number;
}

/** How fast a game of the registry is with this many seats. */
export function measureGame(
  { game, components }: GameModule,
  seats: number,
  { rounds, sliceMs }: Effort,
): RealGameResult {
  const edition = openEdition(game, components);
  const { table, answerUs } = playedTable(game, edition, seats);
  const record = table.record();
  const middle = replay(game, edition, record, Math.floor(record.answers.length / 2)).position.state;
  return {
    game: game.id,
    seats,
    ...measurePlayouts(game, edition, seats, rounds * sliceMs),
    cloneUs: 1e6 / rate(sliceMs, () => times(100, () => game.clone(middle))),
    answerUs,
    replayMs: median(Array.from({ length: rounds }, () => timeMs(() => replay(game, edition, record)))),
    answers: record.answers.length,
  };
}

function times(count: number, work: () => unknown): number {
  for (let i = 0; i < count; i++) work();
  return count;
}

function measurePlayouts<T extends Terms>(game: Game<T>, { box, edition }: Edition<T>, seats: number, leastMs: number) {
  const rng = fastRng('bench');
  const header = makeHeader(game, { box, edition }, { seats, seed: seedFrom('bench') });
  const random = chooseAtRandom<T>(rng);
  let decisions = 0;
  const play = policyPlay<T>(box, startOf(game, box, header), (at, seat, what, offer, values) => {
    decisions += 1;
    return random(at, seat, what, offer, values);
  });
  const once = () => {
    const before = decisions;
    play.state = game.setup(box, { seats, settings: header.settings, rng: fork(rng) });
    playOut(game, play);
    return decisions - before;
  };
  rate(leastMs / 4, once);
  const start = decisions;
  let games = 0;
  const decisionsPerSecond = rate(leastMs, () => {
    games += 1;
    return once();
  });
  return { decisionsPerSecond, gamesPerSecond: (decisionsPerSecond * games) / (decisions - start) };
}

/** A whole game at a table, and the median time of an answer that was not the first of its step: its step is run again. */
function playedTable<T extends Terms>(game: Game<T>, edition: Edition<T>, seats: number) {
  const table = new Table(game, edition.box, makeHeader(game, edition, { seats, seed: seedFrom('bench') }));
  const rng = fastRng('bench table');
  const timesUs: number[] = [];
  while (table.pending !== null) {
    const seat = pick(rng, table.pending.waiting);
    const { text } = pick(rng, table.choices(seat));
    const midStep = table.situation().given.length > 0;
    const start = performance.now();
    table.answer(seat, text);
    if (midStep) timesUs.push((performance.now() - start) * 1000);
  }
  return { table, answerUs: median(timesUs) };
}
