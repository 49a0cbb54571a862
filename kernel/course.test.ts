import { describe, expect, test } from 'vitest';
import type { Reply } from './answers.ts';
import type { Guard } from './game.ts';
import { offer, PASS } from './offer.ts';
import { below } from './rng.ts';
import { give } from './scenario.ts';
import { type Tiny, type TinyPlay, tinyTable } from './testing.ts';

const words = (...candidates: readonly string[]) => offer<Tiny, string>(candidates);
const barred: Guard<Tiny, string> = { rule: 'TI-9', bars: (_at, _seat, word) => word === 'no' };

/** Gives these replies one after the other. */
function from(...replies: readonly string[]): () => Reply | null {
  const left = replies.map(reply => ({ seat: Number(reply[0]), text: reply.slice(2) }));
  return () => left.shift() ?? null;
}

/** Two asks a step, an event after each, a roll at the end of the second step. */
function twoAsks({ ask, tell, state }: TinyPlay): void {
  for (const seat of [0, 1]) {
    const word = ask(seat, 'act', offer(['yes', 'no', 'maybe'], barred));
    state.notes.push(word);
    tell({ type: 'said', note: word });
  }
  if (state.turn === 1) below(state.rng, 6);
}

describe('answers at a stretch', () => {
  test('run each step once', () => {
    let runs = 0;
    const table = tinyTable(play => {
      runs += 1;
      twoAsks(play);
    });
    runs = 0;
    expect(table.follow(from('0 yes', '1 yes', '0 maybe', '1 yes', '0 yes'))).toEqual({ ok: true });
    // The step that was waiting is run again with the first answer; the others are run for the first time.
    expect(runs).toBe(3);
    expect(table.position.state.notes).toEqual(['yes', 'yes', 'maybe', 'yes', 'yes']);
  });

  test('lead where they lead one by one', () => {
    const replies = ['0 yes', '1 yes', '0 maybe', '1 yes', '0 yes'];
    for (let count = 0; count <= replies.length; count++) {
      const oneByOne = give(tinyTable(twoAsks), ...replies.slice(0, count));
      const table = tinyTable(twoAsks);
      table.follow(from(...replies.slice(0, count)));
      for (const one of [table, oneByOne]) one.undo(0);
      expect(table.record()).toEqual(oneByOne.record());
      expect(table.situation()).toEqual(oneByOne.situation());
      expect(table.events(null)).toEqual(oneByOne.events(null));
      expect([0, 1].map(seat => table.undoBarrier(seat))).toEqual([0, 1].map(seat => oneByOne.undoBarrier(seat)));
    }
  });

  test.each([
    ['1 no', { code: 'barred', refusal: { rule: 'TI-9', text: 'TI-9', values: {} } }],
    ['1 perhaps', { code: 'notAnOption', text: 'perhaps' }],
    ['0 yes', { code: 'notAsked', waiting: [1] }],
  ])('stop before a bad one (%s)', (bad, fault) => {
    const table = tinyTable(twoAsks);
    expect(table.follow(from('0 yes', '1 yes', '0 yes', bad, '1 yes'))).toEqual({ ok: false, fault });
    expect(table.length).toBe(3);
    expect(table.pending).toMatchObject({ what: 'act', waiting: [1] });
    give(table, '1 maybe');
    expect(table.position.state.notes).toEqual(['yes', 'yes', 'yes', 'maybe']);
  });

  test('none is taken when the game is over', () => {
    const table = tinyTable(({ ask }) => ask(0, 'act', words('go')));
    expect(table.follow(from('0 go', '0 go', '0 go', '0 go'))).toEqual({ ok: false, fault: { code: 'gameOver' } });
    expect(table.length).toBe(3);
  });

  test('who gives them sees the table as it is at every answer, the end of the game included', () => {
    const table = tinyTable(twoAsks);
    const seen: unknown[] = [];
    table.follow(() => {
      const { length, eventCount, outcome } = table;
      seen.push([length, eventCount, table.position.state.notes.length, outcome?.reason ?? null]);
      return table.pending === null ? null : { seat: table.pending.waiting[0], text: 'yes' };
    });
    expect(seen).toEqual([0, 1, 2, 3, 4, 5, 6].map(n => [n, n, n, n === 6 ? 'turns' : null]));
  });

  test('a pass that was left standing comes before the next answer', () => {
    const table = tinyTable(({ ask, state }) => {
      ask(0, 'act', words('go'));
      const reaction = ask.react([1, 2], 'stop', () => words('stop'), 'day');
      state.notes.push(reaction === null ? 'none' : reaction.seat);
    }, 3);
    table.stand(1, 'day');
    expect(table.follow(from('0 go', '2 stop', '0 go'))).toEqual({ ok: true });
    expect(table.record().answers.map(({ seat, text }) => `${seat} ${text}`)).toEqual([
      '0 go',
      `1 ${PASS}`,
      '2 stop',
      '0 go',
      `1 ${PASS}`,
    ]);
    expect(table.pending?.waiting).toEqual([2]);
  });

  test('if the rules fail the table stays before the answer that made them', () => {
    const table = tinyTable(({ ask, tell, state }) => {
      const word = ask(0, 'act', words('go', 'crash'));
      state.notes.push(word);
      tell({ type: 'said', note: word });
      if (word === 'crash') throw new Error('boom');
      ask(0, 'act', words('rest'));
    });
    expect(() => table.follow(from('0 go', '0 rest', '0 crash', '0 rest'))).toThrow('boom');
    expect(table.length).toBe(2);
    expect(table.position.state.notes).toEqual(['go']);
    expect(table.eventCount).toBe(1);
    give(table, '0 go');
    expect(table.undo(0)).toEqual({ ok: true });
  });

  test('if who gives them fails the table waits for the answer that did not come', () => {
    for (const last of [1, 3, 6]) {
      const table = tinyTable(twoAsks);
      const failing = () => {
        if (table.length === last) throw new Error('no answer');
        return { seat: table.length % 2, text: 'yes' };
      };
      expect(() => table.follow(failing)).toThrow('no answer');
      expect(table.length).toBe(last);
      expect(table.position.state.notes).toHaveLength(last);
      expect(table.pending?.waiting ?? []).toEqual(last === 6 ? [] : [1]);
    }
  });

  test('who gives them may not change the table meanwhile', () => {
    const table = tinyTable(twoAsks);
    const changes = [
      () => table.answer(1, 'yes'),
      () => table.undo(0),
      () => table.rewind(0),
      () => table.follow(() => null),
    ];
    for (const change of changes) {
      table.rewind(0);
      const meddling = () => {
        if (table.length > 0) change();
        return { seat: 0, text: 'yes' };
      };
      expect(() => table.follow(meddling)).toThrow("can't be changed by what gives its answers");
      expect(table.length).toBe(1);
      expect(table.pending?.waiting).toEqual([1]);
    }
  });
});

describe('a choice that may be forced', () => {
  /** Who says `any` has a choice after that, who says `one` has none; then a last word. */
  const forced: Guard<Tiny, string> = {
    rule: 'TI-8',
    bars: ({ state }, _seat, word) => word === 'b' && state.notes.at(-1) === 'one',
  };
  let looks = 0;
  const looking: Guard<Tiny, string> = {
    rule: 'TI-7',
    bars: () => {
      looks += 1;
      return false;
    },
  };
  function mayBeForced({ ask, state }: TinyPlay): void {
    state.notes.push(ask(0, 'act', words('any', 'one', 'crash')));
    state.notes.push(ask.open(0, 'act', offer(['a', 'b'], forced)));
    if (state.notes.includes('crash')) throw new Error('boom');
    ask(0, 'act', words('last'));
    ask(0, 'act', words('end'));
  }

  test('is found out anew with other answers', () => {
    const table = give(tinyTable(mayBeForced), '0 one', '0 last');
    table.undo(0);
    table.undo(0);
    give(table, '0 any');
    expect(table.choices(0).map(({ text }) => text)).toEqual(['a', 'b']);
    give(table, '0 b', '0 last');
    table.rewind(0);
    give(table, '0 one');
    expect(table.choices(0).map(({ text }) => text)).toEqual(['last']);
    expect(table.position.state.notes).toEqual(['one', 'a']);
  });

  test('is found out anew after the rules have failed', () => {
    const table = give(tinyTable(mayBeForced), '0 crash');
    expect(() => table.answer(0, 'a')).toThrow('boom');
    table.undo(0);
    give(table, '0 one', '0 last', '0 end', '0 any');
    expect(table.choices(0).map(({ text }) => text)).toEqual(['a', 'b']);
    expect(table.position.state.notes).toEqual(['one', 'a', 'any']);
  });

  test('is looked at once, however often its step runs', () => {
    const table = tinyTable(({ ask }) => {
      ask.open(0, 'act', offer(['a', 'b'], looking));
      for (const word of ['one', 'two', 'three']) ask(0, 'act', words(word));
    });
    give(table, '0 a');
    looks = 0;
    give(table, '0 one', '0 two');
    expect(looks).toBe(0);
  });
});

describe('rewinding', () => {
  test('leads to the table as it was, with what could be undone then', () => {
    const replies = ['0 yes', '1 maybe', '0 maybe', '1 yes', '0 yes', '1 maybe'];
    for (let length = 0; length <= replies.length; length++) {
      const table = give(tinyTable(twoAsks), ...replies);
      table.rewind(length);
      const then = give(tinyTable(twoAsks), ...replies.slice(0, length));
      expect(table.record()).toEqual(then.record());
      expect(table.pending).toEqual(then.pending);
      expect(table.events(null)).toEqual(then.events(null));
      expect([0, 1].map(seat => table.undoBarrier(seat))).toEqual([0, 1].map(seat => then.undoBarrier(seat)));
    }
  });
});
