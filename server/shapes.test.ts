import type { Json } from '@bonebed/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diff, patch } from './delta.ts';
import { isSame, Shapes } from './shapes.ts';
import { draw, fillIn, readTemplate } from './stencil.ts';

/** As it comes out of the other end of a socket. */
const sent = <V>(value: V): V => JSON.parse(JSON.stringify(value));

const key = fc.constantFrom('a', 'b', '0', '17', '$', '$0', '#', '007', '__proto__', 'constructor', '');
const { json } = fc.letrec<{ json: Json }>(tie => ({
  json: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom<Json>(null, true, false, '$', '{', 'null', '', 0, -1, 2.5),
    fc.nat(2),
    fc.array(fc.nat(2), { maxLength: 4 }),
    fc.array(tie('json'), { maxLength: 3 }),
    fc.dictionary(key, tie('json'), { maxKeys: 3 }),
  ),
}));

function filled(shape: string, fill: readonly Json[]): Json {
  return fillIn(readTemplate(JSON.parse(shape)), { fill: sent(fill), at: 0 });
}

test('a filled shape is the difference between the two values, for any JSON and however the trees have grown', () => {
  const shapes = new Shapes();
  fc.assert(
    fc.property(json, json, (a, b) => {
      const [before, after] = [sent(a), sent(b)];
      const delta = diff(before, after);
      expect(isSame(before, after)).toBe(delta === undefined);
      const fill: Json[] = [];
      const stencil = shapes.change('view', before, after, fill);
      // For the next pair of eyes, after what it was told of other fields.
      const again: Json[] = [17];
      expect(shapes.change('view', before, after, again)).toBe(stencil);
      expect(again).toEqual([17, ...fill]);
      if (delta === undefined) {
        expect(stencil).toBeNull();
        expect(fill).toEqual([]);
        return;
      }
      const told = Object(filled(stencil?.shape ?? '', fill)).view;
      expect(JSON.stringify(told)).toBe(JSON.stringify(delta));
      expect(JSON.stringify(patch(before, told))).toBe(JSON.stringify(after));
    }),
    { numRuns: 5000 },
  );
});

test('a filled shape is the value that it was drawn from', () => {
  const shapes = new Shapes();
  fc.assert(
    fc.property(json, value => {
      const fill: Json[] = [];
      const events = sent(value);
      const stencil = shapes.value('events', events, fill);
      expect(filled(stencil.shape, fill)).toEqual({ events: sent(value) });
      const again: Json[] = [17];
      expect(shapes.value('events', events, again)).toBe(stencil);
      expect(again).toEqual([17, ...fill]);
    }),
    { numRuns: 3000 },
  );
});

test('a shape is written as `draw` writes it, and found again as the same one', () => {
  const shapes = new Shapes();
  const board = (cell: number, seat: number) => ({
    cells: [0, 0, 0, 0].with(cell, seat),
    turn: seat,
    hand: ['x', cell],
  });
  const [before, after] = [board(0, 0), board(2, 1)];
  const fill: Json[] = [];
  const drawn: Json[] = [];
  const stencil = shapes.change('view', before, after, fill);
  if (stencil === null) throw new Error('nothing changed');
  expect(stencil.shape).toBe(draw({ view: diff(before, after) ?? null } as unknown as Json, drawn));
  expect(fill).toEqual(drawn);
  expect(shapes.change('view', board(0, 0), board(3, 1), [])).toBe(stencil);
});

test('the same fields in another order are a change', () => {
  const [before, after] = [
    { do: 'trade', from: 1, to: 2 },
    { to: 2, do: 'trade', from: 1 },
  ];
  expect(isSame(before, sent(before))).toBe(true);
  expect(isSame([before], [after])).toBe(false);
  const fill: Json[] = [];
  const stencil = new Shapes().change('ask', [before, 0, 0], [after, 0, 0], fill);
  const told = Object(filled(stencil?.shape ?? '', fill)).ask;
  expect(JSON.stringify(patch([before, 0, 0], told))).toBe(JSON.stringify([after, 0, 0]));
});
