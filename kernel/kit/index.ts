import type { Game, Offer, Option, Seat, Settings, Terms, Values } from '../game.ts';
import { startOf } from '../header.ts';
import { stateHash } from '../json.ts';
import { type Choose, chooseAtRandom, imagine, policyPlay } from '../playout.ts';
import { below, fastRng } from '../rng.ts';
import type { Edition } from '../settings.ts';
import { fail, header, KitFailure, type Run } from './failure.ts';
import { properties, unchanged } from './properties.ts';
import { changedSince, listen, type ReachedAsk, type ToldAtOnce } from './run.ts';
import { checkTable } from './table-checks.ts';

export interface KitOptions {
  readonly seats: number;
  readonly settings?: Settings;
  /** Seeds of the games to play; each game is another. */
  readonly seeds?: readonly string[];
  /** A game that takes more decisions than this is taken not to end. */
  readonly decisions?: number;
}

const DEFAULT_SEEDS = ['1', '2', '3'];
const DEFAULT_DECISIONS = 50_000;

/** Checks every property of the kit on seeded random games; throws `KitFailure` at the first that does not hold. */
export function propertyKit<T extends Terms>(
  game: Game<T>,
  edition: Edition<T>,
  { seats, settings = {}, seeds = DEFAULT_SEEDS, decisions = DEFAULT_DECISIONS }: KitOptions,
): void {
  for (const seed of seeds) {
    const run: Run<T> = { game, edition, seats, settings, seed, decisions };
    checkEveryAsk(run);
    checkRedealtPlay(run);
    checkTable(run);
  }
}

/** Counts decisions and gives up on a game that goes on for ever. */
function bounded<T extends Terms>(run: Run<T>, choose: Choose<T>): Choose<T> {
  let decisions = 0;
  return (at, seat, what, offer, values) => {
    decisions += 1;
    if (decisions > run.decisions) fail(run, 'every game ends', `no end after ${run.decisions} decisions`);
    return choose(at, seat, what, offer, values);
  };
}

/** Plays a game at random and checks the properties at each ask on the way; then plays it again for the same result. */
function checkEveryAsk<T extends Terms>(run: Run<T>): void {
  const first = playChecked(run, true);
  const second = playChecked(run, false);
  if (first !== second) fail(run, 'the same seed gives the same game', `final states ${first} and ${second}`);
}

function playChecked<T extends Terms>(run: Run<T>, checking: boolean): string {
  const { game, edition } = run;
  const { box } = edition;
  const rng = fastRng(`kit/${run.seed}/play`);
  const kitRng = fastRng(`kit/${run.seed}/checks`);
  const random = chooseAtRandom<T>(rng);
  let start = startOf(game, box, header(run));
  let script: Option[] = [];
  let asks = 0;
  const told: ToldAtOnce[] = [];
  const choose = bounded<T>(
    run,
    <C extends Option>(_at: unknown, seat: Seat, what: string, offer: Offer<T, C>, values: Values = {}): C => {
      const moment: ReachedAsk<T> = { game, play, seat, what, values, offer, start, script, told, rng: kitRng };
      if (checking) checkMoment(run, moment, asks++);
      const option = random(play, seat, what, offer, values);
      script = [...script, option];
      return option;
    },
  );
  const play = policyPlay(box, game.clone(start), choose, listen<T>(told));
  try {
    while (game.outcome(play) === null) {
      start = game.clone(play.state);
      script = [];
      told.length = 0;
      game.step(play);
      const changed = changedSince(told);
      if (changed !== null) fail(run, unchanged.name, `'${changed.type}' changed with the state`);
    }
  } catch (error) {
    if (error instanceof KitFailure) throw error;
    fail(
      run,
      'every listed option can be played',
      error instanceof Error ? (error.stack ?? error.message) : `${error}`,
    );
  }
  checkOutcome(run, game.outcome(play)?.places ?? []);
  return stateHash(play.state);
}

function checkMoment<T extends Terms>(run: Run<T>, moment: ReachedAsk<T>, asks: number): void {
  for (const property of properties) {
    if (below(moment.rng, property.every) !== 0) continue;
    const detail = property.check(moment);
    if (detail !== null) fail(run, property.name, `ask ${asks} '${moment.what}' of seat ${moment.seat}: ${detail}`);
  }
}

function checkOutcome<T extends Terms>(run: Run<T>, places: readonly number[]): void {
  if (places.length !== run.seats || places.some(place => !Number.isInteger(place) || place < 1)) {
    fail(run, 'the outcome places every seat', JSON.stringify(places));
  }
}

/** Plays a game in which the hidden part is re-dealt for the asked seat again and again: play goes on soundly. */
function checkRedealtPlay<T extends Terms>(run: Run<T>): void {
  const { game, edition } = run;
  const rng = fastRng(`kit/${run.seed}/redealt`);
  const choose = bounded<T>(run, chooseAtRandom<T>(rng));
  const state = startOf(game, edition.box, header(run));
  const play = policyPlay(edition.box, state, choose, undefined, ([seat]) => {
    if (below(rng, 4) === 0) imagine(game, play, below(rng, 4) === 0 ? 'anyone' : seat, rng);
  });
  try {
    while (game.outcome(play) === null) game.step(play);
  } catch (error) {
    if (error instanceof KitFailure) throw error;
    fail(run, 'play goes on after a re-deal', error instanceof Error ? (error.stack ?? error.message) : `${error}`);
  }
  const [fault] = game.faults(play);
  if (fault !== undefined) fail(run, 'play goes on after a re-deal', `${fault.path}: ${fault.fault}`);
}

export { barredAloud } from './aloud.ts';
export { KitFailure } from './failure.ts';
export { lessonFaults } from './lessons.ts';
export { momentAt } from './moment.ts';
export type { Property } from './properties.ts';
export { differ, properties } from './properties.ts';
export type { ReachedAsk } from './run.ts';
export { sentenceFaults, textsIn, wordsAmong } from './sentences.ts';
export { type WordingOptions, wordingFaults } from './wording.ts';
