import { below, fastRng, type Rng, writeRecord } from '@bonebed/kernel';
import { expect, test } from 'vitest';
import type { Storage } from '../storage/storage.ts';
import { ToyTable, toyGame, toyMeta } from '../testing/toy-table.ts';
import type { TableCore } from './core.ts';
import type { Entry, Logged } from './entry.ts';
import { stateFor } from './outgoing.ts';
import { coreFrom, loadCore, pagesOf } from './row.ts';

/** A game with all that happens at one, and the table that came of it entry by entry. */
function played(rng: Rng): ToyTable {
  const table = new ToyTable(rng);
  const most = below(rng, 120);
  while (table.log.length < most && table.goOn());
  return table;
}

/** All that people or other parts of the server see of a table. */
function allOf(core: TableCore) {
  const { phase, seq, tick, askTick, shownClock, clock, seats, proposal, proposals, result, updatedAt } = core;
  const { anew, asides, turn, due, awaitedBots, seatInfos, game } = core;
  const eyes = [null, ...seats.keys()];
  return {
    ...{ phase, seq, tick, askTick, shownClock, clock, seats, proposal, proposals, result, updatedAt },
    ...{ anew, asides, turn, due, awaitedBots, seatInfos, fairness: core.fairness },
    game: game === null ? null : { record: game.record(), hash: game.hash, pending: game.pending },
    events: eyes.map(seat => game?.events(seat)),
    states: eyes.map(seat => stateFor(core, seat)),
  };
}

test('a log that is read at a stretch makes the table that it was written at', () => {
  const kinds = new Set<string>();
  let finished = 0;
  for (let round = 0; round < 60; round++) {
    const { core, log } = played(fastRng(`core ${round}`));
    expect(allOf(coreFrom(toyGame, { meta: toyMeta }, log))).toEqual(allOf(core));
    for (const { entry } of log) kinds.add(entry.type);
    if (core.phase === 'over') finished += 1;
  }
  expect([...kinds]).toEqual(expect.arrayContaining(['answered', 'undone', 'stood', 'proposed', 'agreed', 'declined']));
  expect(finished).toBeGreaterThan(0);
});

test('a game that is over comes back from what it shrinks to, as everybody saw it', () => {
  let finished = 0;
  for (let round = 0; round < 60; round++) {
    const { core, log } = played(fastRng(`core ${round}`));
    const { game } = core;
    if (core.phase !== 'over' || game === null) continue;
    const stored: Entry = JSON.parse(JSON.stringify(core.shrunk));
    const entry = { ...stored, record: writeRecord(game.record()) } as Entry;
    const again = coreFrom(toyGame, { meta: toyMeta }, [{ seq: core.seq, at: log[log.length - 1].at, entry }]);
    for (const seat of [null, ...core.seats.keys()]) expect(stateFor(again, seat)).toEqual(stateFor(core, seat));
    const told = ({ seq, tick, seats, updatedAt, due, turn, fairness, result }: TableCore) =>
      JSON.stringify({ seq, tick, seats, updatedAt, due, turn, fairness, result });
    expect(told(again)).toBe(told(core));
    expect(again.game?.record()).toEqual(game.record());
    finished += 1;
  }
  expect(finished).toBeGreaterThan(0);
});

test('an answer in a log that the rules refuse is a fault, not a loss', () => {
  const { log } = played(fastRng('core 0'));
  const bad: Logged = { seq: log.length + 1, at: 1e9, entry: { type: 'answered', seat: 0, text: 'nonsense' } };
  expect(() => coreFrom(toyGame, { meta: toyMeta }, [...log, bad])).toThrow('an answer that the rules take');
});

test('a log longer than a page makes the same table, also of a fork with a long past', async () => {
  const past = new ToyTable(fastRng('past'));
  while (past.goOn());
  const answers = past.core.game?.record().answers.slice(0, 20) ?? [];
  const prelude = { seed: past.core.game?.header.seed ?? '', answers, forkOf: null, over: false, fairness: null };
  const meta = { ...toyMeta, secret: null, prelude };
  const entries: Entry[] = [{ type: 'started' }];
  for (let n = 0; n < 2500; n++) entries.push({ type: 'stood', seat: 0, scope: null });
  const log = entries.map((entry, index) => ({ seq: index + 1, at: index, entry }));
  const storage = {
    readLog: async (_key: number, after: number, most: number) => log.slice(after, after + most),
  } as unknown as Storage;
  const read: Logged[] = [];
  for await (const page of pagesOf(storage, { key: 1, id: 'fork', meta, strays: 0 })) read.push(...page);
  const core = await loadCore(toyGame, { meta }, read);
  expect(core.seq).toBe(2501);
  expect(core.game?.length).toBe(20);
  expect(allOf(core)).toEqual(allOf(coreFrom(toyGame, { meta }, log)));
});
