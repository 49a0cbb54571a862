import { fastRng } from '@bonebed/kernel';
import { describe, expect, test } from 'vitest';
import { decide, rootOf } from './bot.ts';
import { startBudget } from './budget.ts';
import { searchBot } from './search.ts';
import { type DuelPlay, duel, duelTable } from './testing.ts';
import { type SearchTuning, TUNING } from './tuning.ts';

const TEN = Array.from({ length: 10 }, (_, index) => index);

/** Seat 0 hopes for a low count, seat 1 for a high one. */
const lowOrHigh = () => ({
  chances: ({ state }: { readonly state: object }) => {
    const share = 'count' in state ? Number(state.count) / 10 : 0;
    return [1 - share, share];
  },
});

/** What seat 0 expects of its first option, when the turns after the first are played as told. */
function expected(turn: (play: DuelPlay) => void, tuning: Partial<SearchTuning>): number {
  const game = duel(play => {
    if (play.state.turn > 0) turn(play);
    else play.ask(0, 'act', { candidates: ['here', 'there'], guards: [] });
  });
  const bot = searchBot('tries', lowOrHigh, () => ({ ...TUNING, horizon: 1, ...tuning }));
  const { lines } = decide(
    bot,
    rootOf(duelTable(game), 0),
    fastRng('a'),
    startBudget({ iterations: 2 }, () => 0),
  );
  return lines.find(({ text }) => text === 'here')?.value ?? Number.NaN;
}

describe('beyond the tree', () => {
  test('the best of several tries of a turn is kept, as the seat sees it that decides first in it', () => {
    const turn = ({ state, ask }: DuelPlay) => {
      state.count = ask(1, 'act', { candidates: TEN, guards: [] });
    };
    expect(expected(turn, { tries: 200 })).toBeCloseTo(0.1);
    expect(expected(turn, { tries: 1 })).toBeGreaterThan(0.1);
  });

  test('what others do meanwhile is the same in all tries: their mistakes are no skill', () => {
    const turn = ({ state, ask }: DuelPlay) => {
      ask(1, 'act', { candidates: ['this', 'that'], guards: [] });
      state.count = ask(0, 'block', { candidates: TEN, guards: [] });
    };
    expect(expected(turn, { tries: 50 })).toBe(expected(turn, { tries: 1 }));
  });

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
    const { iterations, lines } = decide(
      bot,
      rootOf(duelTable(game), 0),
      fastRng('a'),
      startBudget({ iterations: 2 }, () => 0),
    );
    expect({ iterations, visits: lines.map(({ visits }) => visits) }).toEqual({ iterations: 2, visits: [40, 40] });
    expect(lines[0].value - lines[1].value).toBeCloseTo(0.25, 0);
  });
});
