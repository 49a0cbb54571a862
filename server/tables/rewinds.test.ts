import { lengthFor, replay, type Seat } from '@bonebed/kernel';
import type { Command } from '@bonebed/protocol';
import { describe, expect, test } from 'vitest';
import { limits } from '../limits.ts';
import { guestOf, SEATS, toyGame, toyMeta } from '../testing/toy-table.ts';
import { CommandError } from './command-error.ts';
import { TableCore } from './core.ts';
import { decide, type TableCommand } from './decide.ts';
import type { Entry, Logged } from './entry.ts';
import { stateFor } from './outgoing.ts';
import { coreFrom } from './row.ts';
import { present } from './seats.ts';

/** People at a table, whose commands go through the same checks as on a server. */
class People {
  readonly core: TableCore;
  readonly log: Logged[] = [];

  constructor(seats = SEATS) {
    this.core = new TableCore(toyGame, { ...toyMeta, seats, clock: { kind: 'none' } });
    for (let seat = 0; seat < seats; seat++) {
      this.apply({ type: 'joined', seat, guest: guestOf(seat), name: `P${seat}`, link: `l${seat}` });
    }
    this.apply({ type: 'started' });
  }

  apply(entry: Entry): void {
    this.core.apply(entry, 0);
    this.log.push({ seq: this.log.length + 1, at: 0, entry });
  }

  /** Gives a command; the code of its refusal, or null if it was done. */
  do(seat: Seat, command: TableCommand): Command['do'] | CommandError['code'] | null {
    try {
      const { entries } = decide(this.core, { guest: guestOf(seat), name: `P${seat}` }, command, 0);
      for (const entry of entries) this.apply(entry);
      return null;
    } catch (error) {
      if (error instanceof CommandError) return error.code;
      throw error;
    }
  }

  /** Whoever is asked answers with the option that comes first, or the one named. */
  play(answers: number, wish = ''): this {
    for (let given = 0; given < answers; given++) {
      const seat = this.game.pending?.waiting[0] ?? 0;
      const choices = this.game.choices(seat);
      const { text } = choices.find(choice => choice.text === wish) ?? choices[0];
      this.apply({ type: 'answered', seat, text });
    }
    return this;
  }

  get game() {
    const { game } = this.core;
    if (game === null) throw new Error('not started');
    return game;
  }

  /** The same table as any server would load it. */
  get reloaded(): TableCore {
    return coreFrom(toyGame, { meta: this.core.meta }, this.log);
  }
}

describe('those for whom a bot plays', () => {
  test('are asked before a table goes back to when they were there', () => {
    const people = new People().play(8, 'draw');
    people.apply({ type: 'takenOver', seat: 2, by: 0 });
    people.play(3, 'draw');
    expect(people.do(0, { do: 'propose', length: 4 })).toBeNull();
    expect(people.core.proposal).toMatchObject({ agreed: [0], needed: [0, 1, 2] });
    people.do(1, { do: 'agree', length: 4 });
    expect(people.game.length).toBe(11);
    expect(people.do(2, { do: 'agree', length: 4 })).toBeNull();
    expect(people.game.length).toBe(4);
  });

  test('are not needed for what has happened since they left', () => {
    const people = new People().play(8, 'draw');
    people.apply({ type: 'timedOut', seat: 2 });
    const atZero = people.core.seats[2].resigned;
    expect(atZero).toBe(false);
    people.play(3, 'draw');
    people.do(0, { do: 'propose', length: 8 });
    expect(people.core.proposal?.needed).toEqual([0, 1]);
    people.do(1, { do: 'agree', length: 8 });
    expect(people.game.length).toBe(8);
  });

  test('are needed for everything if only one is there to try their luck again', () => {
    const people = new People(2).play(4, 'draw');
    people.apply({ type: 'takenOver', seat: 1, by: 0 });
    people.play(3, 'draw');
    expect(people.do(0, { do: 'propose', length: 6 })).toBeNull();
    expect(people.game.length).toBe(7);
    expect(people.core.proposal?.needed).toEqual([0, 1]);
    expect(people.do(1, { do: 'decline', length: 6 })).toBeNull();
    expect(people.core.proposal).toBeNull();
  });

  test('keep their say when a bot takes over in the middle of a vote', () => {
    const people = new People().play(8, 'draw');
    people.do(0, { do: 'propose', length: 4 });
    people.do(1, { do: 'agree', length: 4 });
    people.apply({ type: 'takenOver', seat: 2, by: 0 });
    expect(people.game.length).toBe(8);
    expect(people.core.proposal?.needed).toEqual([0, 1, 2]);
  });

  test('have a say again in all that a table goes back to after it went back', () => {
    const people = new People().play(8, 'draw');
    people.apply({ type: 'handedOver', seat: 2 });
    people.play(2, 'draw');
    for (const seat of [0, 1, 2])
      people.do(seat, seat === 0 ? { do: 'propose', length: 5 } : { do: 'agree', length: 5 });
    expect(people.core.seats[2].awaySince).toBe(5);
  });

  test('who has resigned has none, and does not hold up the others', () => {
    const people = new People().play(8, 'draw');
    people.do(0, { do: 'propose', length: 4 });
    people.do(1, { do: 'agree', length: 4 });
    people.apply({ type: 'resigned', seat: 2 });
    expect(people.game.length).toBe(4);
    expect(people.do(2, { do: 'agree', length: 4 })).toBe('stale');
  });

  test('a blind answer of theirs is not taken back as part of what came after', () => {
    const people = new People();
    people.apply({ type: 'answered', seat: 2, text: '1' });
    people.apply({ type: 'handedOver', seat: 2 });
    people.play(4, 'draw');
    people.do(0, { do: 'propose', length: 1 });
    expect(people.core.proposal).toMatchObject({ length: 0, needed: [0, 1, 2] });
  });
});

describe('a proposal ends', () => {
  test('when its maker withdraws it, when anybody declines, and when the game goes on', () => {
    const people = new People().play(8, 'draw');
    const propose = () => expect(people.do(0, { do: 'propose', length: 4 })).toBeNull();
    propose();
    people.do(0, { do: 'decline', length: 4 });
    expect(people.core.proposal).toBeNull();
    propose();
    people.do(1, { do: 'decline', length: 4 });
    expect(people.core.proposal).toBeNull();
    propose();
    people.play(1);
    expect(people.core.proposal).toBeNull();
  });

  test('not with a hidden answer in a reaction window, which nobody may notice', () => {
    const people = new People();
    people.play(3);
    people.play(1, people.game.choices(0).find(({ text }) => text.startsWith('show'))?.text);
    expect(people.core.isWindow).toBe(true);
    people.do(0, { do: 'propose', length: 3 });
    const shown = JSON.stringify([stateFor(people.core, null), stateFor(people.core, 0)]);
    people.apply({ type: 'answered', seat: 1, text: 'pass' });
    expect(JSON.stringify([stateFor(people.core, null), stateFor(people.core, 0)])).toBe(shown);
    people.do(1, { do: 'undo', answers: lengthFor(people.game, 1) });
    expect(people.game.pending?.waiting).toEqual([1, 2]);
    expect(JSON.stringify([stateFor(people.core, null), stateFor(people.core, 0)])).toBe(shown);
    people.apply({ type: 'answered', seat: 1, text: 'pass' });
    people.apply({ type: 'answered', seat: 2, text: 'pass' });
    expect(people.core.proposal).toBeNull();
  });
});

describe('going back past something that came to light', () => {
  /** All go back to before answer `length`. */
  function goBack(people: People, length: number): void {
    people.do(0, { do: 'propose', length });
    for (const seat of present(people.core.seats).slice(1)) people.do(seat, { do: 'agree', length });
  }

  test('lets chance begin anew, says so, and leaves what everybody knew', () => {
    const people = new People().play(5, 'draw');
    const then = replay(toyGame.game, toyGame.edition, people.game.record(), 3);
    goBack(people, 3);
    const { core, game } = people;
    expect(core.anew).toEqual([3]);
    for (const seat of [null, 0, 1, 2]) {
      expect(stateFor(core, seat)).toMatchObject({ anew: [3], frame: { length: 3, view: then.view(seat) } });
    }
    expect(game.hash).not.toBe(then.hash);
    people.play(2, 'draw');
    expect(game.record().answers.map(({ anew }) => anew?.number ?? 0)).toEqual([0, 0, 0, 1, 0]);
    const { reloaded } = people;
    expect(reloaded.game?.hash).toBe(game.hash);
    expect(reloaded.anew).toEqual(core.anew);
    expect(replay(toyGame.game, toyGame.edition, game.record()).hash).toBe(game.hash);
  });

  test('logs of older servers mean what they meant: the same chance, without those for whom a bot plays', () => {
    const people = new People().play(5, 'draw');
    const then = replay(toyGame.game, toyGame.edition, people.game.record(), 3);
    people.apply({ type: 'handedOver', seat: 2 });
    people.apply({ type: 'proposed', seat: 0, length: 3 });
    people.apply({ type: 'agreed', seat: 1 });
    expect(people.game.length).toBe(3);
    expect(people.game.hash).toBe(then.hash);
    expect(people.core.anew).toEqual([]);
    people.play(2, 'draw');
    people.apply({ type: 'cameBack', seat: 2 });
    people.apply({ type: 'proposed', seat: 0, length: 4 });
    people.apply({ type: 'agreed', seat: 1 });
    people.apply({ type: 'takenOver', seat: 2, by: 0 });
    expect(people.game.length).toBe(4);
  });
});

describe('going back is bounded', () => {
  test('a seat may do so much that does not carry the game forward, and can still play on and come back', () => {
    const people = new People();
    for (let i = 0; i < limits.asidesPerSeat; i++) people.apply({ type: 'stood', seat: 0, scope: null });
    expect(people.do(0, { do: 'stand', scope: null })).toBe('tooMany');
    expect(people.do(0, { do: 'handOver' })).toBe('tooMany');
    people.play(4);
    expect(people.do(0, { do: 'propose', length: 0 })).toBe('tooMany');
    expect(people.do(0, { do: 'undo', answers: lengthFor(people.game, 0) })).toBe('tooMany');
    expect(people.do(1, { do: 'propose', length: 0 })).toBeNull();
    people.apply({ type: 'timedOut', seat: 0 });
    expect(people.do(0, { do: 'comeBack' })).toBeNull();
    expect(people.do(0, { do: 'decline', length: 0 })).toBeNull();
  });

  test('a table goes back no more when its log is long', () => {
    const people = new People(2).play(4);
    people.core.seq = limits.entriesToGoBack;
    expect(people.do(0, { do: 'propose', length: 0 })).toBe('tooMany');
    expect(people.do(1, { do: 'undo', answers: lengthFor(people.game, 1) })).toBe('tooMany');
    const [seat = 0] = people.game.pending?.waiting ?? [];
    const [{ text }] = people.game.choices(seat);
    expect(people.do(seat, { do: 'answer', askId: people.core.askTick, text })).toBeNull();
  });
});
