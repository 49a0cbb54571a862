import { fastRng } from '@bonebed/kernel';
import { expect, test } from 'vitest';
import { decide, rootOf } from './bot.ts';
import { startBudget } from './budget.ts';
import type { Player } from './make.ts';
import { parsePlayer } from './players.ts';
import { duelTable, stones } from './testing.ts';

const CHANCES = 400;

/** How often a player takes one, two or three of the three stones that are left; three win. */
function taken({ bot, budget }: Player): number[] {
  const root = rootOf(duelTable(stones(3)), 0);
  const counts = [0, 0, 0];
  for (let chance = 0; chance < CHANCES; chance++) {
    const thought = decide(
      bot,
      root,
      fastRng(`slips/${chance}`),
      startBudget(budget, () => 0),
    );
    counts[Number(thought.text) - 1] += 1;
  }
  return counts;
}

test('slips: so many of a hundred times the best option is overlooked', () => {
  const [, , best] = taken(parsePlayer('greedy~20', 'duel'));
  // 80 % of 400, give or take three standard deviations.
  expect(best).toBeGreaterThan(296);
  expect(best).toBeLessThan(344);
  expect(taken(parsePlayer('greedy', 'duel'))).toEqual([0, 0, CHANCES]);
});

test('who overlooks nearly all takes anything, but does not prefer what is bad', () => {
  for (const count of taken(parsePlayer('greedy~99', 'duel'))) expect(count).toBeGreaterThan(CHANCES / 4);
});

test('the same chance, the same slip', () => {
  expect(taken(parsePlayer('search@it:12~50', 'duel'))).toEqual(taken(parsePlayer('search@it:12~50', 'duel')));
});

test.each(['greedy~', 'greedy~0', 'greedy~100', 'professor~200', 'greedy~5~5', '~5', 'greedy~5@it:5'])(
  '%s is no bot',
  name => {
    expect(() => parsePlayer(name, 'duel')).toThrow(`no bot '${name}'`);
  },
);
