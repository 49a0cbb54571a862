import type { GameRules } from '@bonebed/games/module.ts';
import {
  type Choose,
  chooseAtRandom,
  type Edition,
  fastRng,
  foresee,
  fork,
  frameOf,
  type Game,
  makeHeader,
  openEdition,
  type PolicyPlay,
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

/** What tells a step of an opponent whom the rules play, in games that have one. It counts as a decision. */
const AUTOMATON_STEPS = new Set(
  Object.values(
    import.meta.glob<readonly string[]>('../games/*/testing/automaton.ts', { import: 'automatonSteps', eager: true }),
  ).flat(),
);

export interface PlayoutResult {
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
}

export interface TableResult {
  readonly cloneUs: number;
  /** Of the first game that is played in its thread: its code has hardly run. */
  readonly coldAnswerUs: number;
  readonly answerUs: number;
  readonly frameUs: number;
  readonly previewUs: number;
  /** Of a finished game with this many answers. */
  readonly replayMs: number;
  readonly answers: number;
}

export interface RealGameResult extends PlayoutResult, TableResult {
  readonly game: string;
  readonly seats: number;
}

/** How fast tables of a game are with this many seats. Nothing may have run before in its thread. */
export function measureTables(
  { game, components }: GameRules,
  seats: number,
  { rounds, sliceMs }: Effort,
): TableResult {
  const edition = openEdition(game, components);
  const cold = playedTable(game, edition, seats, 'cold');
  for (let round = 0; round < rounds; round++) playedTable(game, edition, seats, `${round}`);
  const { table, answerUs, frameUs, previewUs } = playedTable(game, edition, seats, 'warm');
  const record = table.record();
  // As in a host that has replayed some: what is compiled beside the first replays would count as theirs.
  rate(sliceMs, () => times(1, () => replay(game, edition, record)));
  const middle = replay(game, edition, record, Math.floor(record.answers.length / 2)).position.state;
  return {
    cloneUs: 1e6 / rate(sliceMs, () => times(100, () => game.clone(middle))),
    coldAnswerUs: cold.answerUs,
    answerUs,
    frameUs,
    previewUs,
    replayMs: median(Array.from({ length: rounds }, () => timeMs(() => replay(game, edition, record)))),
    answers: record.answers.length,
  };
}

function times(count: number, work: () => unknown): number {
  for (let i = 0; i < count; i++) work();
  return count;
}

/** How many games are played between two looks at the clock, which takes its time, too. */
const GAMES = 100;

/** Games played at random; a policy that counts answers, as fast as it can, and once more with an ear for the steps of an automaton. */
export function measurePlayouts(
  { game, components }: GameRules,
  seats: number,
  { rounds, sliceMs }: Effort,
): PlayoutResult {
  const leastMs = rounds * sliceMs;
  const { box, edition } = openEdition(game, components);
  const rng = fastRng('bench');
  const header = makeHeader(game, { box, edition }, { seats, seed: seedFrom('bench') });
  const random = chooseAtRandom<Terms>(rng);
  let decisions = 0;
  const choose: Choose<Terms> = (at, seat, what, offer, values) => {
    decisions += 1;
    return random(at, seat, what, offer, values);
  };
  const playGames = (play: PolicyPlay<Terms>): number => {
    const before = decisions;
    for (let i = 0; i < GAMES; i++) {
      play.state = game.setup(box, { seats, settings: header.settings, rng: fork(rng) });
      playOut(game, play);
    }
    return decisions - before;
  };
  const silent = policyPlay<Terms>(box, startOf(game, box, header), choose);
  // Engines compile what runs often: what they do so in the first seconds is not what a search of some seconds pays.
  rate(leastMs, () => playGames(silent));
  const start = decisions;
  let games = 0;
  const answersPerSecond = rate(leastMs, () => {
    games += GAMES;
    return playGames(silent);
  });
  const gamesPerSecond = (answersPerSecond * games) / (decisions - start);
  let steps = 0;
  const hear = (event: Terms['event']): void => {
    if (AUTOMATON_STEPS.has(event.type)) steps += 1;
  };
  playGames(policyPlay<Terms>(box, silent.state, choose, Object.assign(hear, { only: () => {} })));
  return { decisionsPerSecond: answersPerSecond + (gamesPerSecond * steps) / GAMES, gamesPerSecond };
}

/**
 * A whole game at a table, and medians: of an answer that was not the first of its step, which is run again for it; of the frame that the seat gets
 * which is asked; and of the preview of what it chooses.
 */
function playedTable<T extends Terms>(game: Game<T>, edition: Edition<T>, seats: number, label: string) {
  const table = new Table(game, edition.box, makeHeader(game, edition, { seats, seed: seedFrom(`bench/${label}`) }));
  const rng = fastRng(`bench table/${label}`);
  const answers: number[] = [];
  const frames: number[] = [];
  const previews: number[] = [];
  while (table.pending !== null) {
    const seat = pick(rng, table.pending.waiting);
    const { text } = pick(rng, table.choices(seat));
    frames.push(microseconds(() => frameOf(table, seat)));
    previews.push(microseconds(() => foresee(table, seat, text)));
    const isMidStep = table.situation().given.length > 0;
    const tookUs = microseconds(() => table.answer(seat, text));
    if (isMidStep) answers.push(tookUs);
  }
  return { table, answerUs: median(answers), frameUs: median(frames), previewUs: median(previews) };
}

function microseconds(work: () => unknown): number {
  const start = performance.now();
  work();
  return (performance.now() - start) * 1000;
}
