import { barredBy, choiceTexts, give, openEdition, scenario } from '@bonebed/kernel';
import { propertyKit } from '@bonebed/kernel/kit';
import { expect, test } from 'vitest';
import components from './components.json' with { type: 'json' };
import { toy } from './index.ts';

const edition = openEdition(toy, components);

test('TG-1.1, 1.2: one bone and one coin each', () => {
  const { state } = scenario(toy, edition, { seats: 3 }).position;
  expect(state.hands.map(hand => hand.length)).toEqual([1, 1, 1]);
  expect(state.coins).toEqual([1, 1, 1]);
});

test('TG-2.2 to TG-2.4 an empty deck and an empty purse refuse', () => {
  const table = scenario(toy, edition, { seats: 2 }, state => {
    state.hands[0] = [7];
    state.hands[1] = [0, 1, 2, 3, 4, 5, 6];
    state.deck = [];
  });
  expect(choiceTexts(table, 0)).toEqual(['roll', 'rest']);
  expect(barredBy(table, 0, 'dig')).toBe('TG-2.2');
  expect(barredBy(table, 0, 'show skull')).toBe('TG-2.4');
});

test('TG-E1 a die that shows 3 gives 3 coins', () => {
  const table = give(
    scenario(toy, edition, { seats: 2 }, () => {}, [5]),
    '0 roll',
  );
  expect(table.position.state.coins[0]).toBe(4);
});

test('TG-2.10 a bone that nobody believes goes under the deck; TG-I1', () => {
  const table = scenario(
    toy,
    edition,
    { seats: 2 },
    state => {
      state.hands = [[1], [0]];
      state.deck = [2, 3, 4, 5, 6, 7];
    },
    [0],
  );
  give(table, '0 show claw', '1 doubt');
  expect(table.position.state.deck).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(toy.faults(table.position)).toEqual([]);
});

test('TG-H1 the toy keeps the kernel’s contract', () => {
  for (const seats of toy.seats) propertyKit(toy, edition, { seats });
});
