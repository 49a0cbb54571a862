import { frenchFaults } from '@bonebed/games/fossilis/testing/french.ts';
import { expect, test } from 'vitest';
import { fr } from './texts/explain.fr.ts';

test('the French of the explanations uses the words of the game', () => {
  expect(frenchFaults(Object.values(fr))).toEqual([]);
});
