import { gameIds, loadGame } from '@bonebed/games';
import { components as fossilis } from '@bonebed/games/fossilis/box/components.ts';
import { loadPrinted, piecesOf, valueAt } from '@bonebed/games/printed.ts';
import { describe, expect, test } from 'vitest';
import { fieldKind, schemaAt, withValue } from './fields.ts';

describe('how a field is changed follows from the description of the components', () => {
  const at = (path: string, ...seen: unknown[]) => {
    const schema = schemaAt(fossilis, path);
    return schema === null ? null : fieldKind(schema, seen);
  };

  test.each([
    ['dinosaurs.cards.0.perfect', [8], { kind: 'number', least: 0, most: 80, mayMiss: false }],
    ['dinosaurs.cards.0.name', [{ en: 'A', fr: 'A' }], { kind: 'words', most: 600 }],
    [
      'dinosaurs.cards.0.characteristics',
      [['biped', 'flying']],
      { kind: 'choices', options: ['biped', 'flying'], least: 3, most: 3 },
    ],
    [
      'dinosaurs.cards.0.bones',
      [{ limb: 2 }, { tooth: 1 }],
      { kind: 'counts', keys: ['limb', 'tooth'], least: 1, most: 4 },
    ],
    ['tools.cards.0.kind', ['shovel', 'pick'], { kind: 'choice', options: ['pick', 'shovel'], mayMiss: false }],
    ['variants.0.changes.extractionsPerTurn', [null], { kind: 'number', least: 0, most: 3, mayMiss: true }],
    ['skills.cards.0.effects', [[]], null],
    ['nothing.of.the.kind', [], null],
  ])('%s', (path, seen, kind) => {
    expect(at(path, ...seen)).toEqual(kind);
  });
});

test('a value is changed where it stands, and nothing else', () => {
  const before = { a: [{ b: 1, c: 2 }, { b: 3 }], d: 4 };
  expect(withValue(before, ['a', '1', 'b'], 9)).toEqual({ a: [{ b: 1, c: 2 }, { b: 9 }], d: 4 });
  expect(withValue(before, ['a', '0', 'c'], undefined)).toEqual({ a: [{ b: 1 }, { b: 3 }], d: 4 });
  expect(Object.keys(withValue(before, ['a'], []) as object)).toEqual(['a', 'd']);
  expect(before.a[1].b).toBe(3);
});

test.each([...gameIds])('%s: most of what is printed can be corrected by hand', async id => {
  const { components, shape } = await loadGame(id);
  const printed = await loadPrinted(id);
  // Where nobody has listed what is printed, there is no form.
  if (printed === null || shape === undefined) return;
  const pieces = piecesOf(printed, components);
  const fields = printed.flatMap(kind => {
    const own = pieces.filter(piece => piece.kind === kind);
    expect(own.length, kind.at).toBeGreaterThan(0);
    return Object.keys(kind.fields).map(field => {
      const seen = own.map(({ entry }) => valueAt(entry, field)).filter(value => value !== undefined);
      expect(seen.length, `${kind.at}: ${field}`).toBeGreaterThan(0);
      const schema = schemaAt(shape, `${own[0].path}.${field}`);
      return schema === null ? null : fieldKind(schema, seen);
    });
  });
  const byHand = fields.filter(kind => kind !== null);
  expect(byHand.length / fields.length).toBeGreaterThan(0.5);
});
