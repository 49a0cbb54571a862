import { expect, test } from 'vitest';
import { copyOf } from './copy.ts';
import { choicesOf, continuedFrame, type Frame, frameOf, pastFrameOf } from './frame.ts';
import type { Rng, Seat } from './game.ts';
import { makeHeader } from './header.ts';
import { type Toy, toy, toyComponents } from './kit/toy.ts';
import { below, fastRng, pick, seedFrom } from './rng.ts';
import { openEdition } from './settings.ts';
import { Table } from './table.ts';

const SEATS = 3;
const viewers: readonly (Seat | null)[] = [null, 0, 1, 2];

function newTable(seed: string): Table<Toy> {
  const edition = openEdition(toy, toyComponents);
  return new Table(toy, edition.box, makeHeader(toy, edition, { seats: SEATS, settings: {}, seed: seedFrom(seed) }));
}

/** Somebody answers, by chance. */
function goOn(table: Table<Toy>, rng: Rng): void {
  const seat = pick(rng, table.pending?.waiting ?? []);
  table.answer(seat, pick(rng, table.choices(seat)).text);
}

/** Plays a game by chance, with answers taken back now and then. */
function played(seed: string, look: (table: Table<Toy>) => void): Table<Toy> {
  const rng = fastRng(seed);
  const table = newTable(seed);
  look(table);
  while (table.pending !== null) {
    const seat = below(rng, SEATS);
    if (below(rng, 8) === 0) table.undo(seat);
    else if (below(rng, 20) === 0) table.rewind(below(rng, table.length + 1));
    else goOn(table, rng);
    look(table);
  }
  return table;
}

test('a frame is what the table shows to that seat, whatever was taken back before', () => {
  for (let round = 0; round < 20; round++) {
    played(`parts ${round}`, table => {
      for (const seat of viewers) {
        const frame = frameOf(table, seat);
        expect(frame).toMatchObject({ seat, view: table.view(seat), score: table.score(seat), outcome: table.outcome });
        expect(frame.ask?.what).toBe(table.pending?.what);
        const isAsked = seat !== null && table.pending?.waiting.includes(seat) === true;
        expect(frame.ask?.options == null ? null : choicesOf(frame.ask)).toEqual(isAsked ? table.choices(seat) : null);
        expect(frame.events).toEqual(table.events(seat).filter(event => event !== null));
        expect(frame.marks).toHaveLength(frame.length + 1);
        expect(frame.marks.at(-1)).toBe(frame.events.length);
      }
    });
  }
});

test('the frame of the past is the one that was seen then; inside a reaction window the one of its opening', () => {
  for (let round = 0; round < 20; round++) {
    const rng = fastRng(`past ${round}`);
    const seen = new Map<number, Frame[]>();
    const table = played(`past ${round}`, now => {
      for (const length of seen.keys()) if (length >= now.length) seen.delete(length);
      const { pending } = now;
      const isInside = pending?.kind === 'react' && pending.waiting.length < pending.asked.length;
      if (!isInside)
        seen.set(
          now.length,
          viewers.map(seat => frameOf(now, seat)),
        );
    });
    for (let look = 0; look < 40; look++) {
      const wanted = below(rng, table.length + 1);
      for (const [index, seat] of viewers.entries()) {
        const { undo: _, ...then } = pastFrameOf(table, seat, wanted);
        const { undo: __, ...saw } = seen.get(then.length)?.[index] ?? {};
        expect(then).toEqual(saw);
        expect(seen.has(wanted) ? then.length === wanted : then.length < wanted).toBe(true);
      }
    }
  }
});

test('a copy that is taken from the past and does the same has the frames of the game', () => {
  let compared = 0;
  for (let round = 0; round < 20; round++) {
    const table = played(`copy ${round}`, () => {});
    const { answers } = table.record();
    const from = Math.floor(table.length / 2);
    const then = table.past(from);
    for (const seat of viewers) {
      const copy = copyOf(then.table, toy);
      const begun = copy.length;
      const [past, first] = [pastFrameOf(table, seat, from), frameOf(copy, seat)];
      for (const answer of answers.slice(then.length)) {
        copy.answer(answer.seat, answer.text, answer.anew);
        const { undo: _, ...continued } = continuedFrame(past, first, frameOf(copy, seat));
        const length = then.length + copy.length - begun;
        const { undo: __, ...saw } = pastFrameOf(table, seat, length);
        // Inside a reaction window the past is the window's opening.
        if (saw.length !== length) continue;
        expect(continued).toEqual(saw);
        compared += 1;
      }
    }
  }
  expect(compared).toBeGreaterThan(100);
});

test('a frame says nothing of who has answered an open reaction window, except to that seat itself', () => {
  let compared = 0;
  for (let round = 0; round < 20; round++) {
    const rng = fastRng(`window ${round}`);
    const table = newTable(`window ${round}`);
    while (table.pending !== null) {
      const { pending, length } = table;
      const before = new Map(viewers.map(seat => [seat, JSON.stringify(frameOf(table, seat))]));
      goOn(table, rng);
      const isStillOpen = table.pending?.scope === pending.scope;
      if (pending.kind !== 'react' || !isStillOpen || table.length !== length + 1) continue;
      const [{ seat: answerer }] = table.record().answers.slice(-1);
      for (const seat of viewers) {
        const isSame = JSON.stringify(frameOf(table, seat)) === before.get(seat);
        expect(isSame).toBe(seat !== answerer);
        if (seat !== answerer) expect(table.check(seat ?? SEATS, 'nonsense').ok).toBe(false);
        compared += 1;
      }
      expect(table.check(answerer, 'pass')).toEqual({
        ok: false,
        fault: { code: 'notAsked', waiting: table.pending?.asked },
      });
    }
  }
  expect(compared).toBeGreaterThan(20);
});

test('an answer is checked without being given', () => {
  const table = newTable('check');
  const before = JSON.stringify(table.record());
  const [{ option, text }] = table.choices(0);
  expect(table.check(0, text)).toEqual({ ok: true, taken: { seat: 0, what: table.pending?.what, option, text } });
  expect(table.check(0, 'nonsense')).toEqual({ ok: false, fault: { code: 'notAnOption', text: 'nonsense' } });
  expect(JSON.stringify(table.record())).toBe(before);
});
