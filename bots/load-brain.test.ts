import { gameIds } from '@bonebed/games';
import { expect, test } from 'vitest';
import { ANY_BRAIN } from './brain.ts';
import { brainOf } from './brains.ts';
import { loadBrain } from './load-brain.ts';

test.each(gameIds)('%s: a browser is told the same as all others', async id => {
  expect(await loadBrain(id)).toBe(brainOf(id));
  expect(brainOf(id)).not.toBe(ANY_BRAIN);
});

test('a game that nobody has described is judged by its score sheet', async () => {
  expect(await loadBrain('toString')).toBe(ANY_BRAIN);
});
