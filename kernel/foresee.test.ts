import { expect, test } from 'vitest';
import { foresee, foreseen } from './foresee.ts';
import { EVERYBODY } from './knowledge.ts';
import { offer } from './offer.ts';
import { below } from './rng.ts';
import { type Tiny, tinyTable } from './testing.ts';

const words = (...candidates: readonly string[]) => offer<Tiny, string>(candidates);

test('what an answer brings in every world is foreseen, up to the next decision', () => {
  const table = tinyTable(({ ask, state }) => {
    state.notes.push(ask(0, 'act', words('dig', 'rest')), 'done');
    ask(0, 'act', words('on', 'off'));
    state.notes.push('later');
  });
  expect(foresee(table, 0, 'dig')).toMatchObject({ notes: ['dig', 'done'] });
  expect(table.view(0)).toMatchObject({ notes: [] });
});

test('what chance decides stays as it is now', () => {
  const table = tinyTable(({ ask, state }) => {
    state.notes.push(0);
    const act = ask(0, 'act', words('dig', 'rest'));
    state.notes[0] = below(state.rng, 1000);
    state.notes.push(act);
    ask(0, 'act', words('on', 'off'));
  });
  expect(foresee(table, 0, 'dig')).toMatchObject({ notes: [0, 'dig'] });
});

test('what hidden things decide stays as it is now: the worlds are dealt anew', () => {
  const table = tinyTable(
    ({ ask, state }) => {
      ask(0, 'act', words('dig', 'rest'));
      // Whatever comes to light is noted as seen.
      state.seen[0] = EVERYBODY;
      state.notes.push(state.turn > 5 ? 'found' : 'nothing');
      ask(0, 'act', words('on', 'off'));
    },
    2,
    {
      redeal({ state }, _seat, rng) {
        state.turn = below(rng, 12);
      },
      outcome: () => null,
    },
  );
  expect(foresee(table, 0, 'dig')).toMatchObject({ notes: [null] });
});

test('an answer that waits for others brings nothing yet, nor does one that is no option', () => {
  const table = tinyTable(({ ask, state }) => {
    const all = ask.each([0, 1], 'bid', () => words('1', '2'));
    state.notes.push(...all);
  });
  expect(foresee(table, 1, '1')).toEqual(table.view(1));
  expect(foresee(table, 0, 'no such thing')).toEqual(table.view(0));
});

test('where nobody learns anything one world is enough', () => {
  let worlds = 0;
  const table = tinyTable(
    ({ ask, state }) => {
      state.notes.push(ask(0, 'act', words('dig', 'rest')));
    },
    2,
    {
      redeal() {
        worlds += 1;
      },
    },
  );
  expect(foresee(table, 0, 'dig')).toMatchObject({ notes: ['dig'] });
  expect(worlds).toBe(1);
});

test('an answer is free while its seat is asked again and nobody has learned anything', () => {
  const plain = tinyTable(({ ask, state }) => {
    state.notes.push(ask(0, 'act', words('dig', 'rest')));
    ask(0, 'act', words('on', 'off'));
  });
  expect(foreseen(plain, 0, 'dig').isFree).toBe(true);
  const chancy = tinyTable(({ ask, state }) => {
    ask(0, 'act', words('dig', 'rest'));
    state.notes.push(below(state.rng, 1000));
    ask(0, 'act', words('on', 'off'));
  });
  expect(foreseen(chancy, 0, 'dig').isFree).toBe(false);
  const ending = tinyTable(({ ask }) => {
    ask(0, 'act', words('dig', 'rest'));
    ask(1, 'act', words('on', 'off'));
  });
  expect(foreseen(ending, 0, 'dig').isFree).toBe(false);
});

test("an answer after which its seat is only forced is not free: the next decision is another's", () => {
  const forced = tinyTable(({ ask, state }) => {
    state.notes.push(ask(0, 'act', words('dig', 'rest')));
    state.notes.push(ask.open(0, 'act', words('done')));
    ask(1, 'act', words('on', 'off'));
  });
  expect(foreseen(forced, 0, 'dig')).toMatchObject({ isFree: false, view: { notes: ['dig'] } });
  const own = tinyTable(({ ask }) => {
    ask(0, 'act', words('dig', 'rest'));
    ask.open(0, 'act', words('done'));
    ask(0, 'act', words('on', 'off'));
  });
  expect(foreseen(own, 0, 'dig').isFree).toBe(true);
});
