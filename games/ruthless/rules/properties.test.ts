import { propertyKit } from '@bonebed/kernel/kit';
import { expect, test } from 'vitest';
import { ruthless } from '../index.ts';
import { edition } from '../testing/index.ts';

for (const seats of ruthless.seats) {
  test(`passes the property kit with ${seats} seats`, () => {
    expect(() => propertyKit(ruthless, edition, { seats })).not.toThrow();
  });
}

test('passes the property kit with the other readings, dealt Paleontologists and a first player that moves', () => {
  const readings = { fossils: 'alone', emptyDeck: 'turn', paleontologists: 'random' };
  const settings = { ...readings, rotateFirstPlayer: true, goal: 20, firstPlayer: 'seat2' };
  expect(() => propertyKit(ruthless, edition, { seats: 4, settings })).not.toThrow();
});
