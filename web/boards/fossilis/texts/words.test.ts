import { frenchFaults } from '@bonebed/games/fossilis/testing/french.ts';
import { expect, test } from 'vitest';
import { fr } from './fr.ts';

test('the French of the board uses the words of the game', () => {
  expect(frenchFaults(Object.values(fr))).toEqual([]);
});
