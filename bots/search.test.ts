import { fastRng, type Seat } from '@bonebed/kernel';
import { describe, expect, test } from 'vitest';
import { decide, rootOf, type Thought } from './bot.ts';
import { startBudget } from './budget.ts';
import { CANDIDATES } from './halving.ts';
import { bots } from './players.ts';
import { searchBot } from './search.ts';
import { type DuelPlay, duel, duelTable, stones } from './testing.ts';
import { TUNING } from './tuning.ts';

const { search, greedy } = bots;
const now = () => 0;

function thinkAbout(game: ReturnType<typeof duel>, iterations: number, seats = 2, seat: Seat = 0): Thought {
  return decide(search, rootOf(duelTable(game, seats), seat), fastRng('a'), startBudget({ iterations }, now));
}

describe('search', () => {
  test.each([
    [5, '1'],
    [6, '2'],
    [7, '3'],
    [9, '1'],
  ])('of %d stones it takes %s, which wins against every answer', (count, taken) => {
    const { text, candidates, iterations } = thinkAbout(stones(count), 1500);
    expect({ text, iterations }).toEqual({ text: taken, iterations: 1500 });
    expect(candidates[0].value).toBeGreaterThan(0.7);
  });

  test('it says how it expects the game to go on, and by whom', () => {
    const [{ next }] = thinkAbout(stones(6), 1000).candidates;
    expect(next[0].seat).toBe(1);
    expect(next[1].seat).toBe(0);
  });

  test('it plays for each seat what is best for that seat, with three too', () => {
    // Seat 0 may hand the game to seat 1, or let it choose between itself and seat 2.
    const game = duel(({ state, ask }: DuelPlay) => {
      const give = ask(0, 'act', { candidates: ['one', 'all'], guards: [] });
      if (give === 'one') state.winner = 1;
      else state.winner = ask(2, 'act', { candidates: [0, 1, 2], guards: [] });
    });
    const { candidates } = thinkAbout(game, 300, 3);
    expect(candidates.find(candidate => candidate.text === 'all')?.next[0]).toEqual({ seat: 2, text: '2' });
  });

  test('chance is averaged: it takes the better odds', () => {
    const game = duel(({ state, ask }: DuelPlay) => {
      const odds = ask(0, 'act', { candidates: ['half', 'most'], guards: [] });
      const roll = state.rng.words[0] & 3;
      state.winner = roll < (odds === 'half' ? 2 : 3) ? 0 : 1;
    });
    const { text, candidates } = thinkAbout(game, 600);
    expect(text).toBe('most');
    expect(candidates[0].value).toBeCloseTo(0.75, 1);
  });

  test('it does not know the card that only the rival has seen', () => {
    const guess = (card: number) => {
      const game = duel(
        ({ state, ask }: DuelPlay) => {
          state.winner = ask(0, 'act', { candidates: [0, 1], guards: [] }) === state.card ? 0 : 1;
        },
        { card },
      );
      return thinkAbout(game, 400);
    };
    expect(guess(0)).toEqual(guess(1));
    // Who knew it would be sure to win.
    expect(guess(0).candidates[0].value).toBeCloseTo(0.5, 1);
  });

  test('in a reaction window it takes the others to pass: only then does its answer count', () => {
    const game = duel(({ state, ask }: DuelPlay) => {
      const blocked = ask.react([1, 2], 'block', () => ({ candidates: ['block'], guards: [] }), 'window');
      state.winner = blocked === null ? 0 : blocked.seat;
    });
    const { text, candidates } = thinkAbout(game, 100, 3, 2);
    expect(text).toBe('block');
    expect(candidates.map(candidate => candidate.visits).reduce((a, b) => a + b)).toBe(100);
    expect(candidates.find(candidate => candidate.text === 'pass')?.value).toBe(0);
  });

  test('in a blind choice of several seats it guesses the others', () => {
    const game = duel(({ state, ask }: DuelPlay) => {
      const [a, b] = ask.each([0, 1], 'act', () => ({ candidates: [0, 1], guards: [] }));
      state.winner = a === b ? 1 : 0;
    });
    const { candidates } = thinkAbout(game, 400, 2, 1);
    expect(candidates[0].value).toBeCloseTo(0.5, 1);
  });

  test('a long list is widened step by step, and the one good option is found in the end', () => {
    const candidates = Array.from({ length: 300 }, (_, index) => index);
    const game = duel(({ state, ask }: DuelPlay) => {
      state.winner = ask(0, 'act', { candidates, guards: [] }) === 123 ? 0 : 1;
    });
    const seen = (thought: Thought) => thought.candidates.filter(candidate => candidate.visits > 0).length;
    expect(seen(thinkAbout(game, 2 * CANDIDATES))).toBe(CANDIDATES);
    expect(seen(thinkAbout(game, 8 * CANDIDATES))).toBeGreaterThan(CANDIDATES);
    expect(thinkAbout(game, 20_000).text).toBe('123');
  });

  test('a turn without end is cut and judged as it stands', () => {
    const game = duel(({ state, ask }: DuelPlay) => {
      while (ask(0, 'act', { candidates: ['on', 'on and on', 'never'].slice(0, 2), guards: [] }) !== 'never')
        state.count += 1;
    });
    expect(thinkAbout(game, 20).iterations).toBe(20);
  });

  describe('how far it looks', () => {
    // One point now, or three two turns later.
    const game = duel(({ state, ask }: DuelPlay) => {
      if (state.turn === 0) state.card = ask(0, 'act', { candidates: ['now', 'later'], guards: [] }) === 'now' ? 1 : 0;
      if (state.turn === 0 && state.card === 1) state.count = 1;
      if (state.turn === 2 && state.card === 0) state.count = 3;
    });
    const countUp = () => ({
      chances: ({ state }: { readonly state: object }) => {
        const share = 'count' in state ? Number(state.count) / 4 : 0;
        return [share, 1 - share];
      },
    });
    const look = (horizon: number, farsight: number) => {
      const bot = searchBot('far', countUp, () => ({ ...TUNING, horizon, farsight }));
      const root = rootOf(duelTable(game), 0);
      const { candidates } = decide(bot, root, fastRng('a'), startBudget({ iterations: 50 }, now));
      return Object.fromEntries(candidates.map(({ text, value }) => [text, value]));
    };

    test('every line is followed for the same number of turns, and judged there', () => {
      expect(look(0, 1)).toEqual({ now: 0.25, later: 0 });
      expect(look(2, 1)).toEqual({ now: 0.25, later: 0.75 });
    });

    test('with less farsight the turns on the way count too, each less than the one before', () => {
      expect(look(2, 0.5)).toEqual({ now: 0.25, later: 0.25 * 0.75 });
    });
  });

  test('a single option needs no thought', () => {
    const game = duel(({ state, ask }: DuelPlay) => {
      ask(0, 'act', { candidates: ['only'], guards: [] });
      state.winner = 0;
    });
    expect(thinkAbout(game, 50)).toMatchObject({ text: 'only', iterations: 0 });
  });

  test('the same seed gives the same thought, another seed another', () => {
    const game = duel(({ state, ask }: DuelPlay) => {
      const odds = ask(0, 'act', { candidates: ['half', 'most'], guards: [] });
      state.winner = (state.rng.words[0] & 3) < (odds === 'half' ? 2 : 3) ? 0 : 1;
    });
    const think = (seed: string) =>
      decide(search, rootOf(duelTable(game), 0), fastRng(seed), startBudget({ iterations: 60 }, now));
    expect(think('a')).toEqual(think('a'));
    expect(think('a')).not.toEqual(think('b'));
  });
});

describe('greedy', () => {
  test('it takes the win that is there, and looks no further', () => {
    const root = rootOf(duelTable(stones(3)), 0);
    const { text, candidates } = decide(greedy, root, fastRng('a'), startBudget({ iterations: 1000 }, now));
    expect(text).toBe('3');
    expect(candidates[0]).toMatchObject({ value: 1 });
    // Of six stones no option wins at once: all look the same, and the first is taken.
    const even = decide(greedy, rootOf(duelTable(stones(6)), 0), fastRng('a'), startBudget({ iterations: 1000 }, now));
    expect(even.text).toBe('1');
  });
});
