import { fastRng, optionText } from '@bonebed/kernel';
import { describe, expect, test } from 'vitest';
import { chooseByHabit, habitOf, newHabits, rememberedTexts } from './habits.ts';
import { duel } from './testing.ts';

const OPTIONS = ['dig', 'rest', 'wait', 'move'];
const textOf = (_what: string, option: string): string => option;

/** How often each option is chosen. */
function chosen(habits: ReturnType<typeof newHabits>, times = 400): Record<string, number> {
  const rng = fastRng('habits');
  const counts: Record<string, number> = { dig: 0, rest: 0, wait: 0, move: 0 };
  for (let i = 0; i < times; i++) counts[chooseByHabit(habits, 0, 'act', OPTIONS, textOf, rng).option] += 1;
  return counts;
}

describe('habits', () => {
  test('what has done well is played most often, and nothing is given up', () => {
    const habits = { ...newHabits(), sums: [5, 5], count: 10 };
    Object.assign(habitOf(habits, 0, 'act', 'dig'), { count: 9, reward: 8 });
    Object.assign(habitOf(habits, 0, 'act', 'rest'), { count: 9, reward: 1 });
    const { dig, rest, wait, move } = chosen(habits);
    expect(dig).toBeGreaterThan(Math.max(rest, wait, move));
    expect(rest).toBeLessThan(Math.min(wait, move));
    expect(rest).toBeGreaterThan(0);
  });

  test('what another seat has learned does not count', () => {
    const habits = { ...newHabits(), sums: [5, 5], count: 10 };
    Object.assign(habitOf(habits, 1, 'act', 'rest'), { count: 9, reward: 9 });
    const untaught = chosen(newHabits());
    expect(chosen(habits)).toEqual(untaught);
  });

  test('a text that is remembered is the text of the option', () => {
    const game = duel(() => {});
    const box = { cards: [{ id: 'tooth' }, { id: 'skull' }] };
    const named = { ...game, asks: { ...game.asks, act: { rule: 'DU-1', noun: 'card' } }, nouns: { card: 'cards' } };
    const textOf = rememberedTexts(named, box);
    for (const what of ['act', 'block']) {
      for (const option of ['pass', 0, 1, { do: 'take', card: 1 }]) {
        const text = optionText(named, box, what, option);
        // The second time it comes from memory.
        expect([textOf(what, option), textOf(what, option)]).toEqual([text, text]);
      }
    }
    expect([textOf('act', 1), textOf('block', 1)]).toEqual(['skull', '1']);
  });
});
