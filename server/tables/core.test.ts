import { below, fastRng, openEdition, pick, type Rng, seedFrom } from '@bonebed/kernel';
import { toy, toyComponents } from '@bonebed/kernel/kit/toy';
import { expect, test } from 'vitest';
import { TableCore } from './core.ts';
import type { Entry, Logged, TableMeta } from './entry.ts';
import { coreFrom } from './row.ts';

const open = { game: toy, edition: openEdition(toy, toyComponents) };
const SEATS = 3;

const meta: TableMeta = {
  game: toy.id,
  version: toy.version,
  edition: open.edition.edition,
  seats: SEATS,
  settings: {},
  open: false,
  clock: { kind: 'live', bankMs: 600_000, incrementMs: 1000, atZero: 'resign' },
  standIn: 'random',
  createdAt: 0,
  createdBy: null,
  secret: seedFrom('core'),
  invites: [],
  prelude: null,
};

/** Something that may happen at the table now. */
function happening(core: TableCore, rng: Rng): Entry | null {
  const { game } = core;
  if (game === null || game.pending === null) return null;
  const { waiting, scope } = game.pending;
  const seat = pick(rng, waiting);
  const other = below(rng, SEATS);
  const chance = below(rng, 12);
  if (chance === 0 && game.undoBarrier(other) === null) return { type: 'undone', seat: other };
  if (chance === 1) return { type: 'stood', seat, scope };
  if (core.proposal !== null) {
    const { agreed } = core.proposal;
    const voter = core.voters.find(one => !agreed.includes(one));
    if (chance < 6 && voter !== undefined) return { type: 'agreed', seat: voter };
    return chance === 6 ? { type: 'declined', seat: other } : { type: 'answered', seat, text: choice(core, seat, rng) };
  }
  if (chance === 2 && game.length > 0) return { type: 'proposed', seat: other, length: below(rng, game.length) };
  return { type: 'answered', seat, text: choice(core, seat, rng) };
}

function choice({ game }: TableCore, seat: number, rng: Rng): string {
  return pick(rng, game?.choices(seat) ?? []).text;
}

/** A game with all that happens at one, and the table that came of it entry by entry. */
function played(rng: Rng): { readonly core: TableCore; readonly log: readonly Logged[] } {
  const core = new TableCore(open, meta);
  const log: Logged[] = [];
  let at = 0;
  const apply = (entry: Entry) => {
    at += below(rng, 3000);
    core.apply(entry, at);
    log.push({ seq: log.length + 1, at, entry });
  };
  for (let seat = 0; seat < SEATS; seat++) {
    apply({ type: 'joined', seat, guest: `g${seat}`, name: `P${seat}`, link: `l${seat}` });
  }
  apply({ type: 'started' });
  const most = below(rng, 120);
  for (let entry = happening(core, rng); entry !== null && log.length < most; entry = happening(core, rng))
    apply(entry);
  return { core, log };
}

/** All that people or other parts of the server see of a table. */
function allOf(core: TableCore) {
  const { phase, seq, tick, askTick, shownClock, clock, seats, proposal, proposals, result, marks, updatedAt } = core;
  const { rewinds, turn, due, voters, awaitedBots, seatInfos, game } = core;
  const eyes = [null, ...seats.keys()];
  return {
    ...{ phase, seq, tick, askTick, shownClock, clock, seats, proposal, proposals, result, marks, updatedAt },
    ...{ rewinds, turn, due, voters, awaitedBots, seatInfos, fairness: core.fairness },
    answers: eyes.map(seat => core.answersFor(seat)),
    game: game === null ? null : { record: game.record(), hash: game.hash, pending: game.pending },
    events: eyes.map(seat => game?.events(seat)),
    heard: eyes.map(seat => (game === null ? 0 : core.heardAmong(seat, game.eventCount))),
    barriers: [...seats.keys()].map(seat => game?.undoBarrier(seat)),
  };
}

test('a log that is read at a stretch makes the table that it was written at', () => {
  const kinds = new Set<string>();
  let finished = 0;
  for (let round = 0; round < 60; round++) {
    const { core, log } = played(fastRng(`core ${round}`));
    expect(allOf(coreFrom(open, { meta }, log))).toEqual(allOf(core));
    for (const { entry } of log) kinds.add(entry.type);
    if (core.phase === 'over') finished += 1;
  }
  expect([...kinds]).toEqual(expect.arrayContaining(['answered', 'undone', 'stood', 'proposed', 'agreed', 'declined']));
  expect(finished).toBeGreaterThan(0);
});

test('an answer in a log that the rules refuse is a fault, not a loss', () => {
  const { log } = played(fastRng('core 0'));
  const bad: Logged = { seq: log.length + 1, at: 1e9, entry: { type: 'answered', seat: 0, text: 'nonsense' } };
  expect(() => coreFrom(open, { meta }, [...log, bad])).toThrow('an answer that the rules take');
});
