import { boneWars } from '@bonebed/games/bone-wars';
import { edition } from '@bonebed/games/bone-wars/testing.ts';
import { expect, test } from 'vitest';
import { brainOf } from './brains.ts';
import { boneWarsFeatures } from './features/bone-wars.ts';
import { selfPlay } from './tune.ts';

function samplesOf(seats: number, player: string) {
  const { weights } = brainOf(boneWars.id);
  const settings = seats === 1 ? { theodore: 'expert' } : {};
  const features = boneWarsFeatures;
  return selfPlay({ game: boneWars, edition, settings, features, weights, seats, seed: 'a', player, stray: 8 });
}

test('an automaton is one of the two in each sample, also after the player has passed', () => {
  const samples = samplesOf(1, 'greedy');
  const at = (name: string) => samples.map(({ row }) => row[boneWarsFeatures.names.indexOf(name)]);
  expect(new Set(at('automaton'))).toEqual(new Set([-1]));
  expect(new Set(at('toPass'))).toEqual(new Set([0, 1]));
  expect(new Set(samples.map(({ lead }) => lead)).size).toBe(1);
  for (const { lead, ahead } of samples) expect(ahead).toBe((Math.sign(lead) + 1) / 2);
});

test('a game counts as much however many positions it had, and search may play it', () => {
  for (const samples of [samplesOf(2, 'greedy'), samplesOf(2, 'search@it:2')]) {
    let weight = 0;
    for (const sample of samples) weight += sample.weight;
    expect(weight).toBeCloseTo(3);
  }
});
