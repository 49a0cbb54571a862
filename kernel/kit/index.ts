import type { Game, Offer, Option, Seat, Settings, Terms, Values } from '../game.ts';
import { makeHeader, startOf } from '../header.ts';
import { stateHash } from '../json.ts';
import { type Choose, chooseAtRandom, imagine, policyPlay } from '../playout.ts';
import { readRecord, replay, writeRecord } from '../record.ts';
import { below, fastRng, pick, seedFrom } from '../rng.ts';
import type { Edition } from '../settings.ts';
import { Table } from '../table.ts';
import { differ, properties, unchanged } from './properties.ts';
import { changedSince, listen, type Moment, type Told } from './run.ts';

/** A property that does not hold, and how to see it again. */
export class KitFailure extends Error {
  override readonly name = 'KitFailure';
  readonly property: string;

  constructor(property: string, detail: string, command: string) {
    super(`${property}\n  ${detail}\n  reproduce: ${command}`);
    this.property = property;
  }
}

export interface KitOptions {
  readonly seats: number;
  readonly settings?: Settings;
  /** Seeds of the games to play; each game is another. */
  readonly seeds?: readonly string[];
  /** A game that takes more decisions than this is taken not to end. */
  readonly decisions?: number;
}

interface Run<T extends Terms> {
  readonly game: Game<T>;
  readonly edition: Edition<T>;
  readonly seats: number;
  readonly settings: Settings;
  readonly seed: string;
  readonly decisions: number;
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

function fail<T extends Terms>(run: Run<T>, property: string, detail: string): never {
  const { game, seats, settings, seed } = run;
  const set = Object.entries(settings).map(([id, value]) => ` --set ${id}=${value}`);
  throw new KitFailure(property, detail, `npx bonebed check ${game.id} --seats ${seats} --seed ${seed}${set.join('')}`);
}

function header<T extends Terms>({ game, edition, seats, settings, seed }: Run<T>) {
  return makeHeader(game, edition, { seats, settings, seed: seedFrom(`kit/${seed}`) });
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
  const told: Told[] = [];
  const choose = bounded<T>(
    run,
    <C extends Option>(_at: unknown, seat: Seat, what: string, offer: Offer<T, C>, values: Values = {}): C => {
      const moment: Moment<T> = { game, play, seat, what, values, offer, start, script, told, rng: kitRng };
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

function checkMoment<T extends Terms>(run: Run<T>, moment: Moment<T>, asks: number): void {
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
    if (below(rng, 4) === 0) imagine(game, play, seat, rng);
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

/** Plays a game through a Table: bad answers change nothing, undo restores, the record replays. */
function checkTable<T extends Terms>(run: Run<T>): void {
  const { game, edition } = run;
  const rng = fastRng(`kit/${run.seed}/table`);
  const table = new Table(game, edition.box, header(run));
  while (table.pending !== null) {
    if (table.length > run.decisions) fail(run, 'every game ends', `no end after ${run.decisions} decisions`);
    const seat = pick(rng, table.pending.waiting);
    const looking = below(rng, 5) === 0;
    if (looking) checkBadAnswers(run, table, seat);
    const before = looking ? stateHash(table.position.state) : '';
    table.answer(seat, pick(rng, table.choices(seat)).text);
    if (looking) checkUndo(run, table, seat, before, below(rng, 2) === 0);
  }
  checkReplay(run, table);
}

function checkBadAnswers<T extends Terms>(run: Run<T>, table: Table<T>, seat: Seat): void {
  const before = stateHash(table.position.state);
  const barred = table.barred(seat);
  for (const text of ['', 'no such option', ...barred.map(choice => choice.text)]) {
    if (table.answer(seat, text).ok) fail(run, 'what is not listed is refused', `'${text}' of seat ${seat} was taken`);
  }
  const other = [...Array(run.seats).keys()].find(idle => !table.pending?.waiting.includes(idle));
  const [legal] = table.choices(seat);
  if (other !== undefined && legal !== undefined && table.answer(other, legal.text).ok) {
    fail(run, 'what is not listed is refused', `seat ${other} answered for seat ${seat}`);
  }
  if (before !== stateHash(table.position.state)) {
    fail(run, 'what is not listed is refused', 'a refused answer changed the state');
  }
}

/** Takes the last answer back if that is possible, and leaves it so or gives it again. */
function checkUndo<T extends Terms>(run: Run<T>, table: Table<T>, seat: Seat, before: string, again: boolean): void {
  const given = table.record().answers.at(-1);
  const after = stateHash(table.position.state);
  if (!table.undo(seat).ok) return;
  if (stateHash(table.position.state) !== before) fail(run, 'undo restores the position', `at answer ${table.length}`);
  if (!again || given === undefined) return;
  table.answer(seat, given.text);
  if (stateHash(table.position.state) !== after) fail(run, 'undo restores the position', 'redone, it differs');
}

function checkReplay<T extends Terms>(run: Run<T>, table: Table<T>): void {
  const record = table.record();
  try {
    const again = replay(run.game, run.edition, readRecord(writeRecord(record)));
    for (const seat of [null, 0]) {
      const leak = differ(table.events(seat), again.events(seat));
      if (leak !== null) fail(run, 'a record replays to the same events', leak);
    }
  } catch (error) {
    if (error instanceof KitFailure) throw error;
    fail(run, 'a record replays to the same state', error instanceof Error ? error.message : `${error}`);
  }
}

export { momentAt } from './moment.ts';
export type { Property } from './properties.ts';
export { differ, properties } from './properties.ts';
export type { Moment } from './run.ts';
