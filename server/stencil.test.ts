import type { Json } from '@bonebed/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { draw, fillIn, readTemplate } from './stencil.ts';

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
      const fill: Json[] = [];
      const stencil = draw(plain, fill);
      const filled = fillIn(readTemplate(JSON.parse(stencil)), { fill: JSON.parse(JSON.stringify(fill)), at: 0 });
      expect(JSON.stringify(filled)).toBe(JSON.stringify(plain));
    }),
    { numRuns: 3000 },
  );
});

test('two moves of one kind have one stencil', () => {
  const move = (cell: number, seat: number) => ({ cells: { [cell]: [seat] }, options: [[1, 2, 3]], asked: [[seat]] });
  const fill: Json[] = [];
  expect(draw(move(3, 1), fill)).toBe('{"cells":{"$0":["$"]},"options":["$"],"asked":[["$"]]}');
  expect(fill).toEqual([3, 1, [1, 2, 3], 1]);
  expect(draw(move(20, 0), [])).toBe(draw(move(3, 1), []));
});
