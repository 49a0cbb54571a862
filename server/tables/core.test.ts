import { below, fastRng, type Rng } from '@bonebed/kernel';
import { expect, test } from 'vitest';
import { ToyTable, toyGame, toyMeta } from '../testing/toy-table.ts';
import { stateFor } from './audience.ts';
import type { TableCore } from './core.ts';
import type { Logged } from './entry.ts';
import { coreFrom } from './row.ts';

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
  const { turn, due, voters, awaitedBots, seatInfos, game } = core;
  const eyes = [null, ...seats.keys()];
  return {
    ...{ phase, seq, tick, askTick, shownClock, clock, seats, proposal, proposals, result, updatedAt },
    ...{ turn, due, voters, awaitedBots, seatInfos, fairness: core.fairness },
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

test('an answer in a log that the rules refuse is a fault, not a loss', () => {
  const { log } = played(fastRng('core 0'));
  const bad: Logged = { seq: log.length + 1, at: 1e9, entry: { type: 'answered', seat: 0, text: 'nonsense' } };
  expect(() => coreFrom(toyGame, { meta: toyMeta }, [...log, bad])).toThrow('an answer that the rules take');
});
