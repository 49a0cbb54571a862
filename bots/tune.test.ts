import { boneWars } from '@bonebed/games/bone-wars';
import { edition } from '@bonebed/games/bone-wars/testing/index.ts';
import { expect, test } from 'vitest';
import { brainOf } from './brains.ts';
import { selfPlay } from './tune.ts';

const { features, weights } = brainOf(boneWars.id);

function momentsOf(seats: number, player: string) {
  const settings = seats === 1 ? { theodore: 'expert' } : {};
  return selfPlay({ game: boneWars, edition, settings, features, weights, seats, seed: 'a', player, stray: 8 });
}

test('an automaton is seen beside the player, also after the player has passed', () => {
  const moments = momentsOf(1, 'greedy');
  const all = (player: number, name: string) =>
    new Set(moments.map(({ rows }) => rows[player][features.names.indexOf(name)]));
  expect(all(0, 'automaton')).toEqual(new Set([0]));
  expect(all(1, 'automaton')).toEqual(new Set([1]));
  expect(all(0, 'toPass')).toEqual(new Set([0, 1]));
  for (const { points, places } of moments) expect(places).toEqual([points[0] > points[1] ? 1 : 2]);
});

test('a game counts as much however many positions it had, and search may play it', () => {
  for (const moments of [momentsOf(2, 'greedy'), momentsOf(2, 'search@it:2')]) {
    let weight = 0;
    for (const moment of moments) weight += moment.weight;
    expect(weight).toBeCloseTo(3);
  }
});
