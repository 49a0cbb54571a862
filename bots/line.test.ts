import { fastRng } from '@bonebed/kernel';
import { describe, expect, test } from 'vitest';
import { decide, rootOf } from './bot.ts';
import { startBudget } from './budget.ts';
import { searchBot } from './search.ts';
import { type DuelPlay, duel, duelTable } from './testing.ts';
import { TUNING } from './tuning.ts';

/** Seat 0 hopes for a low count, seat 1 for a high one. */
const lowOrHigh = () => ({
  chances: ({ state }: { readonly state: object }) => {
    const share = 'count' in state ? Number(state.count) / 10 : 0;
    return [1 - share, share];
  },
});

describe('lines', () => {
  test('the same turn has the same luck, whatever was played before', () => {
    const luck = (first: string) => {
      const rolls = new Set<number>();
      const game = duel(({ state, ask }: DuelPlay) => {
        if (state.turn > 0) rolls.add(state.rng.words[0]);
        // Draws of the first turn that only one of the options makes must not shift those of the second.
        else if (ask(0, 'act', { candidates: [first, 'other'], guards: [] }) === 'draws') state.rng.words[0] += 1;
      });
      const bot = searchBot('luck', lowOrHigh, () => ({ ...TUNING, horizon: 1 }));
      decide(
        bot,
        rootOf(duelTable(game), 0),
        fastRng('a'),
        startBudget({ iterations: 2 }, () => 0),
      );
      return rolls.size;
    };
    expect(luck('draws')).toBe(1);
  });

  test('an iteration may play several lines, each in a world of its own', () => {
    const game = duel(({ state, ask }: DuelPlay) => {
      const odds = ask(0, 'act', { candidates: ['half', 'most'], guards: [] });
      state.winner = (state.rng.words[0] & 3) < (odds === 'half' ? 2 : 3) ? 0 : 1;
    });
    const bot = searchBot('lines', lowOrHigh, () => ({ ...TUNING, lines: 40 }));
    const { iterations, candidates } = decide(
      bot,
      rootOf(duelTable(game), 0),
      fastRng('a'),
      startBudget({ iterations: 2 }, () => 0),
    );
    expect({ iterations, visits: candidates.map(({ visits }) => visits) }).toEqual({ iterations: 2, visits: [40, 40] });
    expect(candidates[0].value - candidates[1].value).toBeCloseTo(0.25, 0);
  });
});
