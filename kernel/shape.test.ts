import { expect, expectTypeOf, test } from 'vitest';
import {
  closed,
  either,
  exactly,
  fields,
  flag,
  integer,
  list,
  optional,
  orNull,
  read,
  table,
  text,
  type ValueOf,
  word,
} from './shape.ts';

const bone = fields({
  id: text(5),
  part: word('head', 'tail'),
  points: integer(0, 9),
  family: orNull(word('theropod')),
  note: optional(text()),
});
const box = closed({
  bones: list(bone, 1, 2),
  counts: table(integer(0, 3), 2),
  isOpen: flag,
  extra: either(exactly(1), orNull(bone)),
});
type Box = ValueOf<typeof box>;

const good: Box = {
  bones: [{ id: 'skull', part: 'head', points: 3, family: null }],
  counts: { a: 1 },
  isOpen: true,
  extra: null,
};

test('what fits is given back as what it is, for the compiler too', () => {
  expect(read(box, good)).toBe(good);
  expectTypeOf<Box['bones'][number]['part']>().toEqualTypeOf<'head' | 'tail'>();
  expectTypeOf<Box['bones'][number]['note']>().toEqualTypeOf<string | undefined>();
  expectTypeOf<Box['counts']>().toEqualTypeOf<Readonly<Record<string, number>>>();
});

test.each<readonly [string, unknown]>([
  ['bones.0.part', { ...good, bones: [{ ...good.bones[0], part: 'wing' }] }],
  ['bones.0.points', { ...good, bones: [{ ...good.bones[0], points: 10 }] }],
  ['bones.0.id', { ...good, bones: [{ ...good.bones[0], id: 'longer' }] }],
  ['bones.0.family', { ...good, bones: [{ ...good.bones[0], family: 'sauropod' }] }],
  ['bones', { ...good, bones: [] }],
  ['counts', { ...good, counts: { a: 1, b: 1, c: 1 } }],
  ['isOpen', { ...good, isOpen: 1 }],
  ['extra', { ...good, extra: 2 }],
  ['more', { ...good, more: 1 }],
])('a fault is told with its place: %s', (path, value) => {
  expect(() => read(box, value)).toThrow(expect.objectContaining({ path }));
});

test('fields beside those that are named are notes, unless the shape is closed', () => {
  expect(read(bone, { ...good.bones[0], provenance: 'rulebook' })).toHaveProperty('provenance');
});
