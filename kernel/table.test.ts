import { describe, expect, test } from 'vitest';
import { continuedPlay } from './continue.ts';
import { frameOf } from './frame.ts';
import type { Game, Guard, Option } from './game.ts';
import { makeHeader } from './header.ts';
import { type Toy, toy, toyComponents } from './kit/toy.ts';
import { EVERYBODY } from './knowledge.ts';
import { offer, PASS } from './offer.ts';
import { type Choose, playOut, policyPlay } from './playout.ts';
import { replay } from './record.ts';
import { below, seedFrom } from './rng.ts';
import { choiceTexts, give, scenario } from './scenario.ts';
import { openEdition } from './settings.ts';
import { sheetFor } from './sheet.ts';
import { Table, untilBack } from './table.ts';
import { reveal, type Tiny, tinyTable } from './testing.ts';
import { isByTurn } from './turns.ts';

const edition = openEdition(toy, toyComponents);
const toyTable = (seats = 3, label = 'table') =>
  new Table(toy, edition.box, makeHeader(toy, edition, { seats, seed: seedFrom(label) }));

const words = (...candidates: readonly string[]) => offer<Tiny, string>(candidates);
const barred: Guard<Tiny, string> = {
  rule: 'TI-9',
  bars: (_at, _seat, word) => word === 'no',
  values: () => ({ n: 3 }),
};

describe('answers', () => {
  const table = () => tinyTable(({ ask, state }) => state.notes.push(ask(0, 'act', offer(['yes', 'no'], barred))));

  test('a legal one is taken', () => {
    const one = table();
    expect(one.answer(0, 'yes')).toEqual({ ok: true });
    expect(one.position.state.notes).toEqual(['yes']);
    expect(one.length).toBe(1);
  });

  test('a barred one is refused with its rule and numbers', () => {
    expect(table().answer(0, 'no')).toEqual({
      ok: false,
      fault: { code: 'barred', refusal: { rule: 'TI-9', text: 'TI-9', values: { n: 3 } } },
    });
  });

  test('what was not offered is refused', () => {
    expect(table().answer(0, 'maybe')).toEqual({ ok: false, fault: { code: 'notAnOption', text: 'maybe' } });
  });

  test('a seat that is not asked is refused', () => {
    for (const seat of [1, 7, -1, Number.NaN]) {
      expect(table().answer(seat, 'yes')).toEqual({ ok: false, fault: { code: 'notAsked', waiting: [0] } });
    }
  });

  test('nothing is taken once the game is over', () => {
    const one = give(table(), '0 yes', '0 yes', '0 yes');
    expect(one.pending).toBeNull();
    expect(one.outcome).toEqual({ reason: 'turns', places: [1] });
    expect(one.answer(0, 'yes')).toEqual({ ok: false, fault: { code: 'gameOver' } });
  });

  test('a refused one changes nothing', () => {
    const one = give(table(), '0 yes');
    const before = JSON.stringify([one.position.state, one.record(), one.events(0)]);
    for (const text of ['no', 'maybe', '']) one.answer(0, text);
    one.answer(1, 'yes');
    expect(JSON.stringify([one.position.state, one.record(), one.events(0)])).toBe(before);
  });

  test('what a host has checked is not judged again when it is given', () => {
    const judgedBy = (play: (table: Table<Tiny>) => void): number => {
      let judged = 0;
      const counted: Guard<Tiny, string> = { rule: 'TI-9', bars: () => ++judged < 0 };
      play(tinyTable(({ ask, state }) => state.notes.push(ask(0, 'act', offer(['yes', 'no'], counted)))));
      return judged;
    };
    const once = judgedBy(one => give(one, '0 yes'));
    expect(judgedBy(one => one.check(0, 'yes').ok && give(one, '0 yes'))).toBe(once);
    // The same answer to another ask is another answer.
    expect(judgedBy(one => give(one, '0 yes', '0 yes'))).toBeGreaterThan(once);
    expect(judgedBy(one => one.check(0, 'no').ok && give(one, '0 yes'))).toBe(once + 1);
  });

  test('choices and barred choices are split by the same guards', () => {
    const one = table();
    expect(one.choices(0)).toEqual([{ option: 'yes', text: 'yes' }]);
    expect(one.barred(0).map(({ text, refusal: { rule } }) => [text, rule])).toEqual([['no', 'TI-9']]);
    expect(one.choices(1)).toEqual([]);
    // A text is made once, however often it is looked at.
    expect(one.choices(0)[0]).toBe(one.choices(0)[0]);
    expect(one.barred(1)).toEqual([]);
  });
});

describe('asks', () => {
  test('open: a single legal option is taken without asking, several are asked', () => {
    const table = tinyTable(({ ask, state }) => {
      state.notes.push(ask.open(0, 'act', offer(['yes', 'no'], barred)));
      state.notes.push(ask.open(0, 'act', words('a', 'b')));
    });
    expect(choiceTexts(table, 0)).toEqual(['a', 'b']);
    give(table, '0 b');
    expect(table.position.state.notes.slice(0, 2)).toEqual(['yes', 'b']);
    expect(table.record().answers.map(answer => answer.text)).toEqual(['b']);
  });

  test('plain: a single legal option is asked all the same, for skipping it could betray a hand', () => {
    const table = tinyTable(({ ask }) => ask(0, 'act', offer(['yes', 'no'], barred)));
    expect(choiceTexts(table, 0)).toEqual(['yes']);
  });

  test('an ask without a legal option is a fault of the rules, named', () => {
    expect(() => tinyTable(({ ask }) => ask(1, 'act', offer(['no'], barred)))).toThrow(
      "no option left for seat 1 at 'act'",
    );
  });

  test('each: answered in any order, given back in the order of the seats', () => {
    const table = tinyTable(({ ask, state }) => {
      state.notes = ask.each([2, 0, 1], 'bid', seat => words(`${seat}a`, `${seat}b`));
    }, 3);
    expect(table.pending).toEqual({
      what: 'bid',
      values: {},
      kind: 'each',
      asked: [2, 0, 1],
      waiting: [2, 0, 1],
      scope: null,
    });
    give(table, '0 0b');
    expect(table.pending?.waiting).toEqual([2, 1]);
    expect(table.answer(0, '0a')).toEqual({ ok: false, fault: { code: 'notAsked', waiting: [2, 1] } });
    give(table, '1 1a', '2 2a');
    expect(table.position.state.notes).toEqual(['2a', '0b', '1a']);
  });

  test('an empty round of seats is no ask', () => {
    const table = tinyTable(({ ask, state }) => {
      state.notes = [ask.each([], 'bid', () => words('a')).length, `${ask.react([], 'stop', () => words('a'), 's')}`];
      ask(0, 'act', words('a'));
    });
    expect(table.position.state.notes).toEqual([0, 'null']);
  });

  test('the pending decision shows no seat what another may choose', () => {
    const table = tinyTable(({ ask }) => ask.each([0, 1], 'bid', seat => words(`secret${seat}`)));
    expect(JSON.stringify(table.pending)).not.toContain('secret');
  });
});

describe('a reaction window', () => {
  const table = () =>
    tinyTable(({ ask, state }) => {
      const reaction = ask.react([2, 0, 1], 'stop', seat => words(`stop${seat}`), `turn ${state.turn}`);
      state.notes = reaction === null ? ['none'] : [reaction.seat, reaction.option];
      ask(0, 'act', words('go'));
    }, 3);
  const notes = (...answers: readonly string[]) => give(table(), ...answers).position.state.notes;

  test('passing is always among the choices', () => expect(choiceTexts(table(), 2)).toEqual([PASS, 'stop2']));

  test('the first in order that does not pass reacts, and the rest is not waited for', () => {
    expect(notes('2 stop2')).toEqual([2, 'stop2']);
    expect(notes('2 pass', '0 stop0')).toEqual([0, 'stop0']);
  });

  test('answers of later seats wait, and are dropped when an earlier seat reacts', () => {
    expect(notes('1 stop1')).toEqual([]);
    expect(notes('1 stop1', '0 stop0')).toEqual([]);
    expect(notes('1 stop1', '0 stop0', '2 pass')).toEqual([0, 'stop0']);
    expect(notes('1 stop1', '2 stop2')).toEqual([2, 'stop2']);
    expect(notes('1 stop1', '0 pass', '2 pass')).toEqual([1, 'stop1']);
  });

  test('if all pass nobody reacts', () => expect(notes('1 pass', '2 pass', '0 pass')).toEqual(['none']));

  test('guards never see the pass', () => {
    const strict: Guard<Tiny, { readonly n: number }> = {
      rule: 'TI-8',
      bars: (_at, _seat, { n }) => n.toFixed(0) === '1',
    };
    const one = tinyTable(({ ask }) => {
      ask.react([0], 'stop', () => offer([{ n: 0 }, { n: 1 }], strict), 's');
      ask(0, 'act', words('go'));
    });
    expect(choiceTexts(one, 0)).toEqual([PASS, '0']);
    expect(one.barred(0).map(({ text }) => text)).toEqual(['1']);
  });

  test('a policy sees the same window: in order, until one reacts', () => {
    const asked: number[] = [];
    const play = policyPlay<Tiny>(table().box, table().situation().start, (_at, seat, what, { candidates }) => {
      if (what === 'stop') asked.push(seat);
      return candidates[seat === 0 ? candidates.length - 1 : 0];
    });
    table().game.step(play);
    expect(asked).toEqual([2, 0]);
    expect(play.state.notes).toEqual([0, 'stop0']);
  });
});

describe('standing passes', () => {
  const table = () =>
    tinyTable(({ ask, state }) => {
      for (const scope of ['morning', 'morning', 'evening']) {
        ask(0, 'act', words('go'));
        const reaction = ask.react([1, 2], 'stop', () => words('stop'), scope);
        state.notes.push(reaction === null ? 'none' : reaction.seat);
      }
    }, 3);

  test('pass in every window of their scope and in no other', () => {
    const one = table();
    one.stand(1, 'morning');
    one.stand(2, 'morning');
    give(one, '0 go', '0 go', '0 go');
    expect(one.position.state.notes).toEqual(['none', 'none']);
    expect(one.pending).toMatchObject({ what: 'stop', waiting: [1, 2], scope: 'evening' });
  });

  test('serve the window that is open already, and are recorded as answers', () => {
    const one = give(table(), '0 go');
    one.stand(1, 'morning');
    expect(one.pending?.waiting).toEqual([2]);
    expect(one.record().answers.at(-1)).toMatchObject({ seat: 1, what: 'stop', text: PASS });
  });

  test('end when they are taken back', () => {
    const one = table();
    one.stand(1, 'morning');
    one.stand(1, null);
    give(one, '0 go');
    expect(one.pending?.waiting).toEqual([1, 2]);
  });

  test('end with an undo of the pass: the seat decides again', () => {
    const one = give(table(), '0 go');
    one.stand(1, 'morning');
    expect(one.undo(1)).toEqual({ ok: true });
    give(one, '2 stop');
    expect(one.pending?.waiting).toEqual([1]);
    give(one, '1 stop');
    expect(one.position.state.notes).toEqual([1]);
  });
});

describe('passes until a seat is back', () => {
  const table = () =>
    tinyTable(({ ask, state }) => {
      for (const scope of ['doubt 1', 'doubt 2', 'defend 2', 'doubt 3', 'doubt 4']) {
        const reaction = ask.react([1, 2], 'stop', () => words('stop'), scope);
        state.notes.push(reaction === null ? 'none' : reaction.seat);
        if (scope === 'doubt 3') ask(1, 'act', words('go'));
      }
    }, 3);

  test('hold in all windows of their kind, and in no other', () => {
    const one = table();
    one.stand(1, untilBack('doubt 1'));
    one.stand(2, untilBack('doubt 1'));
    expect(one.position.state.notes).toEqual(['none', 'none']);
    expect(one.pending).toMatchObject({ scope: 'defend 2', waiting: [1, 2] });
  });

  test('end when the seat decides something by itself', () => {
    const one = table();
    one.stand(1, 'doubt *');
    one.stand(2, 'doubt *');
    give(one, '2 pass');
    expect([one.standing(1), one.standing(2)]).toEqual(['doubt *', null]);
    give(one, '1 pass');
    expect(one.standing(1)).toBeNull();
    expect(one.pending).toMatchObject({ scope: 'doubt 3', waiting: [1, 2] });
  });

  test('only the seat itself sees in its frame that it left one', () => {
    const one = table();
    const others = () => [null, 0, 2].map(seat => frameOf(one, seat));
    const before = others();
    one.stand(1, 'doubt *');
    expect(frameOf(one, 1).standing).toBe('doubt *');
    expect(others()).toEqual(before);
  });
});

describe('undo', () => {
  test('takes back one answer after another, across steps, to the start', () => {
    const table = tinyTable(({ ask, state }) => {
      state.notes.push(ask(0, 'act', words('a', 'b')));
      state.notes.push(ask(0, 'act', words('c', 'd')));
    });
    const start = JSON.stringify(table.position.state);
    give(table, '0 a', '0 c', '0 b');
    expect(table.position.state.notes).toEqual(['a', 'c', 'b']);
    for (let i = 0; i < 3; i++) expect(table.undo(0)).toEqual({ ok: true });
    expect(JSON.stringify(table.position.state)).toBe(start);
    expect(table.length).toBe(0);
    expect(table.undo(0)).toEqual({ ok: false, barrier: { kind: 'start', seat: null, event: null } });
  });

  test('takes events back, too', () => {
    const table = tinyTable(({ ask, tell }) => tell({ type: 'said', note: ask(0, 'act', words('a', 'b')) }));
    give(table, '0 a', '0 b');
    table.undo(0);
    expect(table.events(0)).toEqual([{ type: 'said', note: 'a' }]);
    give(table, '0 a');
    expect(table.events(0)).toHaveLength(2);
  });

  test('stops at chance, and names the event that told it', () => {
    const table = tinyTable(({ ask, tell, state }) => {
      ask(0, 'act', words('roll', 'rest'));
      tell({ type: 'rolls' });
      tell({ type: 'rolled', note: below(state.rng, 6) });
    });
    give(table, '0 roll');
    expect(table.undo(0)).toEqual({ ok: false, barrier: { kind: 'chance', seat: null, event: 0 } });
    give(table, '0 roll');
    expect(table.undoBarrier(0)).toEqual({ kind: 'chance', seat: null, event: 2 });
    expect(table.length).toBe(2);
  });

  test('stops at chance that nothing told', () => {
    const table = tinyTable(({ ask, state }) => {
      ask(0, 'act', words('roll'));
      below(state.rng, 6);
    });
    give(table, '0 roll');
    expect(table.undoBarrier(0)).toEqual({ kind: 'chance', seat: null, event: null });
  });

  test('stops where something hidden is shown', () => {
    const table = tinyTable(play => {
      if (play.ask(0, 'act', words('show', 'rest')) === 'show') reveal(play);
      play.tell({ type: 'done' });
    });
    give(table, '0 rest');
    expect(table.undoBarrier(0)).toBeNull();
    give(table, '0 show');
    expect(table.undoBarrier(0)).toEqual({ kind: 'reveal', seat: null, event: 1 });
    // What happened before the reveal is out of reach as well.
    give(table, '0 rest');
    expect(table.undo(0)).toEqual({ ok: true });
    expect(table.undoBarrier(0)).toEqual({ kind: 'reveal', seat: null, event: 1 });
  });

  test("stops at another seat's answer", () => {
    const table = tinyTable(({ ask, state }) => ask(state.turn % 2, 'act', words('go')));
    give(table, '0 go', '1 go');
    expect(table.undoBarrier(0)).toEqual({ kind: 'answer', seat: 1, event: null });
    expect(table.undo(1)).toEqual({ ok: true });
    expect(table.undo(0)).toEqual({ ok: false, barrier: { kind: 'answer', seat: 1, event: null } });
  });

  describe('in an ask of several seats', () => {
    const bids = () =>
      tinyTable(({ ask, tell, state }) => {
        state.notes = ask.each([0, 1, 2], 'bid', () => words('low', 'high'));
        tell({ type: 'bids' });
        ask(0, 'act', words('go'));
      }, 3);

    test("each seat takes back its own answer while the ask is open; the others' stay", () => {
      const table = give(bids(), '0 low', '1 high');
      expect(table.undo(0)).toEqual({ ok: true });
      expect(table.pending?.waiting).toEqual([0, 2]);
      expect(table.record().answers).toMatchObject([{ seat: 1, text: 'high' }]);
      expect(table.undo(1)).toEqual({ ok: true });
      give(table, '1 low', '0 high', '2 low');
      expect(table.position.state.notes).toEqual(['high', 'low', 'low']);
    });

    test('nobody takes back a bid once all bids are known, not even the last to bid', () => {
      const table = give(bids(), '0 low', '1 high', '2 high');
      expect(table.undo(2)).toMatchObject({ ok: false, barrier: { kind: 'answer' } });
      expect(table.undo(0)).toEqual({ ok: false, barrier: { kind: 'answer', seat: 2, event: null } });
    });

    test('the answer before the ask is out of reach once another seat has answered', () => {
      const table = tinyTable(({ ask }) => {
        ask(0, 'act', words('go'));
        ask.each([0, 1], 'bid', () => words('low'));
      });
      give(table, '0 go', '1 low');
      expect(table.undo(0)).toEqual({ ok: false, barrier: { kind: 'answer', seat: 1, event: null } });
    });
  });

  describe('in a reaction window', () => {
    const window = () =>
      tinyTable(({ ask }) => {
        ask.react([0, 1], 'stop', () => words('stop'), 's');
        ask(2, 'act', words('go'));
      }, 3);

    test("each seat takes back its own while the window is open; the others' stay", () => {
      const table = give(window(), '1 stop');
      expect(table.undo(1)).toEqual({ ok: true });
      give(table, '1 pass', '0 stop');
      expect(table.pending?.what).toBe('act');
    });

    test('who passes and so learns that a later seat reacts can not think again', () => {
      const table = give(window(), '1 stop', '0 pass');
      expect(table.undo(0)).toEqual({ ok: false, barrier: { kind: 'answer', seat: 1, event: null } });
    });

    test('who reacts first has seen nothing of later answers, and may think again', () => {
      const table = give(window(), '1 stop', '0 stop');
      expect(table.undo(0)).toEqual({ ok: true });
      expect(table.pending?.waiting).toEqual([0]);
      give(table, '0 pass');
      expect(table.pending?.what).toBe('act');
    });
  });

  test('agrees with its own forecast at every answer of random games', () => {
    for (const label of ['a', 'b', 'c']) {
      const table = toyTable(3, label);
      while (table.pending !== null) {
        const [seat] = table.pending.waiting;
        give(table, `${seat} ${table.choices(seat)[0].text}`);
        const barrier = table.undoBarrier(seat);
        const undone = table.undo(seat);
        expect(undone).toEqual(barrier === null ? { ok: true } : { ok: false, barrier });
        if (undone.ok) give(table, `${seat} ${table.choices(seat)[0].text}`);
      }
    }
  });
});

describe('rewind', () => {
  test('goes back over any barrier and plays on from there', () => {
    const table = toyTable();
    while (table.pending !== null)
      give(table, `${table.pending.waiting[0]} ${table.choices(table.pending.waiting[0])[0].text}`);
    const whole = table.record();
    table.rewind(5);
    expect(table.length).toBe(5);
    expect(table.outcome).toBeNull();
    expect(table.record().answers).toEqual(whole.answers.slice(0, 5));
    for (const { seat, text } of whole.answers.slice(5)) give(table, `${seat} ${text}`);
    expect(table.record()).toEqual(whole);
  });

  test('of a scenario goes back to the arranged position', () => {
    const table = scenario(toy, edition, { seats: 2 }, state => {
      state.turn = 4;
    });
    const start = JSON.stringify(table.position.state);
    give(table, '0 draw');
    table.rewind(0);
    expect(JSON.stringify(table.position.state)).toBe(start);
  });
});

describe('rewinding with chance begun anew', () => {
  const toyBone = (bone: number): string => edition.box.bones[bone].id;
  const stopping: Choose<Toy> = () => {
    throw new Error('stopped');
  };

  /** Seat 0 has drawn a bone, and seat 1 another. */
  function drawn(seed: string): Table<Toy> {
    const header = makeHeader(toy, edition, { seats: 2, seed: seedFrom(seed) });
    return give(new Table(toy, edition.box, header), '0 0', '1 0', '0 draw', '1 draw');
  }

  test('brings other bones to those who draw again, and leaves what was known', () => {
    const bones = new Set<number>();
    for (let i = 0; i < 20; i++) {
      const table = drawn('anew');
      const before = replay(toy, edition, table.record(), 2);
      for (let n = 0; n <= i; n++) {
        table.rewindAnew(2);
        expect(table.position.state.hands).toEqual(before.position.state.hands);
        expect(table.position.state.deck.toSorted()).toEqual(before.position.state.deck.toSorted());
        give(table, '0 draw');
      }
      bones.add(table.position.state.hands[0].at(-1) ?? -1);
    }
    expect(bones.size).toBeGreaterThan(3);
  });

  test('takes the place of chance that goes by the turn, which could be known beforehand', () => {
    const header = makeHeader(toy, edition, { seats: 2, seed: seedFrom('turns'), chance: 'byTurn' });
    const table = give(new Table(toy, edition.box, header), '0 0', '1 0', '0 draw', '1 draw');
    expect(isByTurn(table.position.state.rng)).toBe(true);
    table.rewindAnew(2);
    give(table, '0 draw', '1 draw', '0 draw');
    expect(isByTurn(table.position.state.rng)).toBe(false);
    expect(replay(toy, edition, table.record()).hash).toBe(table.hash);
  });

  test('undo stops at a roll of chance that goes by the turn, also where a turn has begun since', () => {
    const header = makeHeader(toy, edition, { seats: 2, seed: seedFrom('undo'), chance: 'byTurn' });
    const table = give(new Table(toy, edition.box, header), '0 0', '1 0');
    const [shown] = table.choices(0).filter(({ text }) => text.startsWith('show'));
    give(table, `0 ${shown.text}`);
    give(table, `1 ${table.choices(1).find(({ text }) => text !== PASS)?.text}`);
    expect(table.undoBarrier(1)).toMatchObject({ kind: 'chance' });
  });

  test('can be checked: its seed follows from that of the game and from how often it has begun', () => {
    const table = drawn('check');
    table.rewindAnew(2);
    expect(table.record().anew).toEqual({ number: 1, seed: seedFrom(`${table.header.seed}/anew/1`) });
    give(table, '0 draw', '1 draw');
    table.rewindAnew(3);
    give(table, '1 draw');
    expect(table.record().answers.map(({ anew }) => anew?.number ?? null)).toEqual([null, null, 1, 2]);
    table.rewindAnew(2);
    expect(table.record().anew?.number).toBe(3);
  });

  test('puts an ask of several seats to all of them again', () => {
    const table = drawn('several');
    table.rewindAnew(1);
    expect(table.length).toBe(0);
    expect(table.pending?.waiting).toEqual([0, 1]);
  });

  const rolling: Game<Tiny>['step'] = ({ ask, state }) => {
    if (ask(0, 'act', words('roll', 'rest')) === 'roll') state.notes.push(String(below(state.rng, 1000)));
  };

  test('nobody takes back alone the answer before it, nor comes to the old chance by going back further', () => {
    const table = give(tinyTable(rolling), '0 rest', '0 roll');
    const [first] = table.position.state.notes;
    table.rewindAnew(1);
    expect(table.undoBarrier(0)).toEqual({ kind: 'chance', seat: null, event: null });
    const [second] = give(table, '0 roll').position.state.notes;
    table.rewindAnew(1);
    table.rewindAnew(0);
    expect(table.record().anew?.number).toBe(3);
    const [third] = give(table, '0 rest', '0 roll').position.state.notes;
    expect(new Set([first, second, third]).size).toBe(3);
  });

  test('who takes back an answer given since finds the new chance again, not the old one', () => {
    const table = give(tinyTable(rolling), '0 rest', '0 roll');
    table.rewindAnew(1);
    const anew = table.hash;
    expect(give(table, '0 rest').undo(0)).toEqual({ ok: true });
    expect(table.hash).toBe(anew);
    expect(give(table, '0 rest').record().answers[1].anew?.number).toBe(1);
  });

  test('a bot goes through the same new beginning, in the middle of a step too', () => {
    const table = drawn('bots');
    table.rewindAnew(2);
    give(table, `0 show ${toyBone(table.position.state.hands[0][0])}`);
    const { start, given } = table.situation();
    expect(given[0].anew?.number).toBe(1);
    const copy = new Table(toy, edition.box, table.header, toy.clone(start));
    expect(copy.follow(() => given[copy.length] ?? null)).toEqual({ ok: true });
    expect(copy.hash).toBe(table.hash);
    const play = continuedPlay<Toy>(toy, edition.box, toy.clone(start), given, stopping, () => {});
    expect(() => toy.step(play)).toThrow('stopped');
    expect(play.state).toEqual(table.position.state);
  });
});

describe('events', () => {
  test('are redacted for each seat and for spectators, and keep their numbers', () => {
    const table = tinyTable(({ ask, tell }) => {
      tell({ type: 'public' });
      tell.only([1], { type: 'secret' }, { type: 'hidden' });
      tell.only([0], { type: 'whisper' }, null);
      ask(0, 'act', words('go'));
    });
    const types = (seat: number | null) => table.events(seat).map(event => event?.type ?? null);
    expect(types(0)).toEqual(['public', 'hidden', 'whisper']);
    expect(types(1)).toEqual(['public', 'secret', null]);
    expect(types(null)).toEqual(['public', 'hidden', null]);
    expect(table.eventCount).toBe(3);
    expect(table.events(0, 2)).toEqual([{ type: 'whisper' }]);
  });

  test('of a step are told once, however often it is run again', () => {
    const table = tinyTable(({ ask, tell }) => {
      for (const note of ['a', 'b', 'c']) {
        tell({ type: 'before', note });
        ask(0, 'act', words('go'));
      }
    });
    give(table, '0 go', '0 go');
    expect(table.events(null).map(event => event?.note)).toEqual(['a', 'b', 'c']);
  });
});

describe('a fault in the rules', () => {
  const table = () =>
    tinyTable(({ ask, tell, state }) => {
      const word = ask(0, 'act', words('go', 'crash', 'stuck'));
      state.notes.push(word);
      tell({ type: 'said', note: word });
      if (word === 'crash' && state.turn > 0) throw new Error('boom');
      if (word === 'stuck') ask(0, 'act', words());
    });

  test.each(['crash', 'stuck'])('leaves the table as it was before the answer (%s)', word => {
    const one = give(table(), '0 go');
    const before = JSON.stringify([one.position.state, one.record(), one.events(0), one.pending, one.situation()]);
    expect(() => one.answer(0, word)).toThrow(/boom|no option left/);
    expect(JSON.stringify([one.position.state, one.record(), one.events(0), one.pending, one.situation()])).toBe(
      before,
    );
    give(one, '0 go');
    expect(one.position.state.notes).toEqual(['go', 'go']);
    expect(one.undo(0)).toEqual({ ok: true });
  });

  test('that asks differently when run again is named', () => {
    let runs = 0;
    const fickle = tinyTable(({ ask }) => {
      runs += 1;
      ask(0, runs === 1 ? 'act' : 'bid', words('go'));
    });
    expect(() => fickle.answer(0, 'go')).toThrow("seat 0 answered 'act' where seats 0 are asked 'bid'");
  });

  test('that ends the step without using an answer is named', () => {
    let runs = 0;
    const fickle = tinyTable(({ ask }) => {
      runs += 1;
      if (runs === 1) ask(0, 'act', words('go'));
    });
    expect(() => fickle.answer(0, 'go')).toThrow('answers unused');
  });
});

test('what people see is the working copy; the start of the step stays', () => {
  const table = tinyTable(({ ask, state }) => {
    state.notes.push('began');
    state.notes.push(ask(0, 'act', words('go')));
    ask(0, 'act', words('go'));
  });
  give(table, '0 go');
  expect(table.position.state.notes).toEqual(['began', 'go']);
  const { start, given } = table.situation();
  expect(start.notes).toEqual([]);
  expect(given).toEqual([{ seat: 0, what: 'act', option: 'go', text: 'go' }]);
});

test('the situation leads any host to the pending decision', () => {
  const table = give(toyTable(), '2 1', '0 0', '1 2');
  while (table.pending?.kind !== 'react')
    give(table, `${table.pending?.waiting[0]} ${choiceTexts(table, table.pending?.waiting[0] ?? 0).at(-1)}`);
  const { start, given } = table.situation();
  let next = 0;
  const stop = new Error('reached');
  const play = policyPlay<Toy>(edition.box, toy.clone(start), <C extends Option>(): C => {
    if (next === given.length) throw stop;
    return given[next++].option as C;
  });
  expect(() => toy.step(play)).toThrow(stop);
  expect(play.state).toEqual(table.position.state);
});

test('a table that starts with a finished game plays no further', () => {
  const header = makeHeader(toy, edition, { seats: 2, seed: seedFrom('over') });
  const play = policyPlay<Toy>(
    edition.box,
    new Table(toy, edition.box, header).situation().start,
    (_at, _seat, _what, { candidates }) => candidates[0],
  );
  playOut(toy, play);
  const before = JSON.stringify(play.state);
  const table = new Table(toy, edition.box, header, play.state);
  expect(table.pending).toBeNull();
  expect(table.outcome).not.toBeNull();
  expect(JSON.stringify(table.position.state)).toBe(before);
});

describe('scores', () => {
  test('secret lines are for their own seat until the game is over', () => {
    const table = tinyTable(({ ask }) => ask(0, 'act', words('go')));
    expect(table.score(0)[0].lines).toHaveLength(1);
    expect(table.score(1)[0].lines).toHaveLength(0);
    expect(table.score(null)[0].lines).toHaveLength(0);
    give(table, '0 go', '0 go', '0 go');
    expect(table.score(1)[0].lines).toHaveLength(1);
  });

  test('an automaton keeps no secret for a spectator to share', () => {
    const sheet = [{ seat: null, lines: [{ what: 'x', points: 1, secret: true }], tieBreaks: [] }];
    expect(sheetFor(sheet, null)[0].lines).toEqual([]);
  });
});

test('a spectator sees what everybody sees', () => {
  const table = tinyTable(play => {
    if (play.state.turn === 1) reveal(play);
    play.ask(0, 'act', words('go'));
  });
  expect(table.view(null)).toEqual({ notes: [], card: [null] });
  give(table, '0 go');
  expect(table.position.state.seen).toEqual([EVERYBODY]);
  expect(table.view(null)).toEqual({ notes: [], card: [0] });
});

test('a record carries a fingerprint at the first answer and every 32nd', () => {
  const table = tinyTable(({ ask }) => {
    for (let i = 0; i < 34; i++) ask(0, 'act', words('go'));
  });
  for (let i = 0; i < 34; i++) give(table, '0 go');
  const marked = table.record().answers.flatMap(({ hash }, index) => (hash === null ? [] : [index]));
  expect(marked).toEqual([0, 32]);
});

test('a situation leaves out what other seats have answered blind', () => {
  const table = give(toyTable(), '2 1', '0 0');
  expect(table.pending?.waiting).toEqual([1]);
  expect(table.situation().given).toEqual([]);
});
