import { propertyKit } from '@bonebed/kernel/kit';
import { describe, test } from 'vitest';
import { holotype } from '../index.ts';
import { edition } from '../testing/index.ts';

describe('the property kit', () => {
  for (const seats of holotype.seats) {
    test(`holds at ${seats} seats`, () => propertyKit(holotype, edition, { seats }), 120_000);
  }
  test('holds in the elementary game', () => {
    propertyKit(holotype, edition, { seats: 3, settings: { elementary: true } });
  });
  test('holds in a short game for two', () => {
    propertyKit(holotype, edition, { seats: 2, settings: { lastSpace: 6 } });
  });
});
