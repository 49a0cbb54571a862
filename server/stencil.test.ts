import type { Json } from '@bonebed/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillIn, stencilOf } from './stencil.ts';

const key = fc.oneof(
  fc.string(),
  fc.constantFrom('0', '17', '$', '$0', '007', '__proto__', '-1', '1e3', '99999999999'),
);
const { json } = fc.letrec<{ json: Json }>(tie => ({
  json: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom<Json>(null, true, false, '$', '$1', '', 0, -1, 2.5, 1e21),
    fc.integer(),
    fc.string(),
    fc.array(fc.integer()),
    fc.array(tie('json'), { maxLength: 4 }),
    fc.dictionary(key, tie('json'), { maxKeys: 4 }),
  ),
}));

test('a filled stencil is the value that it was drawn from, for any JSON', () => {
  fc.assert(
    fc.property(json, value => {
      const plain: Json = JSON.parse(JSON.stringify(value));
      const { stencil, fill } = stencilOf(plain);
      expect(fillIn(JSON.parse(stencil), JSON.parse(JSON.stringify(fill)))).toEqual(plain);
    }),
    { numRuns: 3000 },
  );
});

test('two moves of one kind have one stencil', () => {
  const move = (cell: number, seat: number) => ({ cells: { [cell]: [seat] }, options: [[1, 2, 3]], asked: [[seat]] });
  expect(stencilOf(move(3, 1)).stencil).toBe(stencilOf(move(20, 0)).stencil);
  expect(stencilOf(move(3, 1))).toEqual({
    stencil: '{"cells":{"$0":["$"]},"options":["$"],"asked":[["$"]]}',
    fill: [3, 1, [1, 2, 3], 1],
  });
});
