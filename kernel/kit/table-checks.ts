import type { Rng, Seat, Terms } from '../game.ts';
import { stateHash } from '../json.ts';
import { readRecord, replay, writeRecord } from '../record.ts';
import { below, fastRng, pick } from '../rng.ts';
import { Table } from '../table.ts';
import { fail, header, KitFailure, type Run } from './failure.ts';
import { differ } from './properties.ts';

/** Plays a game through a Table: bad answers change nothing, undo restores, the record replays. */
export function checkTable<T extends Terms>(run: Run<T>): void {
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
  checkReplay(run, table, rng);
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

/** How many moments of a game are come to in both ways, and to how many of them a table goes back with chance begun anew. */
const MOMENTS = 12;
const REWINDS = 4;

/** Answers of a record come at a stretch; at a table they came one by one. Both must lead to the same, at any moment of the game. */
function checkReplay<T extends Terms>(run: Run<T>, played: Table<T>, rng: Rng): void {
  const { game, edition } = run;
  const record = readRecord(writeRecord(played.record()));
  const { answers } = record;
  const oneByOne = new Table(game, edition.box, header(run));
  const lengths = Array.from({ length: MOMENTS }, () => below(rng, answers.length + 1));
  try {
    compare(run, played, replay(game, edition, record));
    for (const length of lengths.sort((a, b) => a - b)) {
      while (oneByOne.length < length) oneByOne.answer(answers[oneByOne.length].seat, answers[oneByOne.length].text);
      const atAStretch = replay(game, edition, record, length);
      compare(run, oneByOne, atAStretch);
      checkUndone(run, atAStretch);
    }
    const rewound = replay(game, edition, record);
    rewound.rewind(lengths[0]);
    compare(run, replay(game, edition, record, lengths[0]), rewound);
    const again = replay(game, edition, record);
    for (let n = 0; n < REWINDS; n++) checkAnew(run, again, rng);
  } catch (error) {
    if (error instanceof KitFailure) throw error;
    fail(run, 'a record replays', error instanceof Error ? error.message : `${error}`);
  }
}

/** Goes back with chance begun anew: nobody sees a difference to how it was then, and play goes on soundly, on record. */
function checkAnew<T extends Terms>(run: Run<T>, table: Table<T>, rng: Rng): void {
  const { game, edition } = run;
  const before = table.record();
  table.rewindAnew(below(rng, 2) === 0 ? below(rng, table.length) : Math.max(0, table.length - below(rng, ONWARD) - 1));
  const then = replay(game, edition, before, table.length);
  const apart = differ(seenOf(then), seenOf(table));
  if (apart !== null) fail(run, UNSEEN, `at answer ${table.length}: ${apart}`);
  const [fault] = game.faults(table.position);
  if (fault !== undefined) fail(run, UNSEEN, `${fault.path}: ${fault.fault}`);
  for (let answers = 0; answers < ONWARD && table.pending !== null; answers++) {
    const seat = pick(rng, table.pending.waiting);
    table.answer(seat, pick(rng, table.choices(seat)).text);
    if (answers === 0 && table.undo(seat).ok) {
      const undone = differ(seenOf(then), seenOf(table));
      if (undone !== null) fail(run, UNSEEN, `after an undo at answer ${table.length}: ${undone}`);
    }
  }
  compare(run, table, replay(game, edition, readRecord(writeRecord(table.record()))));
}

/** How far a table goes on after it has gone back. */
const ONWARD = 10;

const UNSEEN = 'chance begins anew unseen';

/** All that anybody at the table can see, and what undo could reach is not part of it. */
function seenOf<T extends Terms>(table: Table<T>) {
  const eyes = [null, ...seatsOf(table)];
  return {
    pending: table.pending,
    views: eyes.map(seat => table.view(seat)),
    scores: eyes.map(seat => table.score(seat)),
    events: eyes.map(seat => table.events(seat)),
    choices: seatsOf(table).map(seat => table.choices(seat)),
    barred: seatsOf(table).map(seat => table.barred(seat)),
  };
}

function compare<T extends Terms>(run: Run<T>, here: Table<T>, there: Table<T>): void {
  const apart = differ(allOf(here), allOf(there)) ?? differ(barriersOf(here), barriersOf(there));
  if (apart !== null) fail(run, SAME_TABLE, `after answer ${here.length}: ${apart}`);
}

/** What is left when a seat takes back what it can is what its record says. */
function checkUndone<T extends Terms>(run: Run<T>, table: Table<T>): void {
  const seat = seatsOf(table).find(undoing => table.undo(undoing).ok);
  if (seat === undefined) return;
  const apart = differ(allOf(replay(run.game, run.edition, table.record())), allOf(table));
  if (apart !== null) fail(run, SAME_TABLE, `after seat ${seat} took back answer ${table.length + 1}: ${apart}`);
}

const SAME_TABLE = 'a record replays to the same table';

const seatsOf = (table: Table<Terms>): Seat[] => [...Array(table.header.seats).keys()];

function allOf<T extends Terms>(table: Table<T>) {
  return {
    record: writeRecord(table.record()),
    hash: table.hash,
    pending: table.pending,
    situation: table.situation(),
    events: [null, ...seatsOf(table)].map(seat => table.events(seat)),
    choices: seatsOf(table).map(seat => table.choices(seat)),
  };
}

const barriersOf = (table: Table<Terms>) => seatsOf(table).map(seat => table.undoBarrier(seat));
