import { edition } from '@bonebed/games/fossilis/testing/index.ts';
import { expect, test } from 'vitest';
import { besideStyle } from './places.ts';

test('a pawn beside the site stands on its edge, where no other pawn stands', () => {
  const { ground } = edition.box;
  const { columns, rows, directions } = ground;
  const places = directions.flatMap(side =>
    [0, 1, 2, 3, 4].map(seat => {
      const { '--x': x, '--y': y } = besideStyle(ground, side, seat);
      expect(x === 0 || x === columns || y === 0 || y === rows).toBe(true);
      return `${side}: ${x} ${y}`;
    }),
  );
  expect(new Set(places).size).toBe(places.length);
});
