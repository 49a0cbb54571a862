import { describe, expect, test } from 'vitest';
import { isReconstructed, type Printed, piecesOf, printedOn, provenanceOf, vocabulary } from './printed.ts';

const words = (text: string) => ({ en: text, fr: `${text} (fr)` });
const FIELDS = {
  cost: words('Cost'),
  vp: words('VP'),
  needs: words('Needs'),
  track: words('Track'),
  bonus: words('Bonus'),
};
const printed: Printed = [
  { at: 'cards.items', name: words('Cards'), fields: FIELDS, words: { any: words('whatever') } },
  { at: 'tiles', name: words('Tiles'), fields: { vp: words('VP') }, namedBy: 'kind' },
  { at: 'mat', name: words('Mat'), fields: { 'slots.1.vp': words('Second slot') } },
];
const components = {
  bones: [{ id: 'tooth', name: words('Tooth') }],
  cards: {
    provenance: 'reconstructed',
    fieldProvenance: { vp: 'public (a page)' },
    items: [
      {
        id: 'a',
        name: 'Allosaurus',
        cost: 2,
        vp: 3,
        needs: { tooth: 2 },
        provenance: 'rulebook',
        fieldProvenance: { cost: 'reconstructed' },
      },
      {
        id: 'b',
        name: words('Beast'),
        vp: 1,
        needs: ['tooth', 'any'],
        track: [{ step: 1, value: 4 }],
        bonus: [{ do: 'money', n: 2 }],
      },
    ],
  },
  tiles: [{ kind: 'tooth', vp: 5 }],
  mat: { slots: [{ vp: 0 }, { vp: 4 }] },
};
const texts = { 'effect.money': '{n} coins' };
const pieces = piecesOf(printed, components);
const said = (index: number) => printedOn(pieces[index], vocabulary(components, texts, 'en'));

describe('pieces', () => {
  test('are listed kind by kind, by their own names, by what they are, or by their kind', () => {
    expect(pieces.map(({ path, name }) => [path, name.en])).toEqual([
      ['cards.items.0', 'Allosaurus'],
      ['cards.items.1', 'Beast'],
      ['tiles.0', 'Tooth'],
      ['mat', 'Mat'],
    ]);
  });

  test('are called by their own name, whatever words stand elsewhere under a key like their id', () => {
    const other = { ...components, sentences: { tooth: words('Bite first') } };
    expect(printedOn(pieces[0], vocabulary(other, texts, 'en'))).toEqual(said(0));
  });

  test('say what is printed on them in words, and nothing of what they lack', () => {
    expect(said(0)).toEqual([
      { label: 'Cost', value: '2' },
      { label: 'VP', value: '3' },
      { label: 'Needs', value: 'Tooth 2' },
    ]);
    expect(said(1)).toEqual([
      { label: 'VP', value: '1' },
      { label: 'Needs', value: 'Tooth, whatever' },
      { label: 'Track', value: '1 → 4' },
      { label: 'Bonus', value: '2 coins' },
    ]);
    expect(said(3)).toEqual([{ label: 'Second slot', value: '4' }]);
  });
});

test('a value comes from where its field says, else its piece, else the part of the file that it stands in', () => {
  const [own, other, tile] = pieces;
  expect(provenanceOf(components, own, 'cost')).toBe('reconstructed');
  expect(provenanceOf(components, own, 'vp')).toBe('rulebook');
  expect(provenanceOf(components, other, 'vp')).toBe('public');
  expect(provenanceOf(components, other, 'needs')).toBe('reconstructed');
  expect(provenanceOf(components, tile, 'vp')).toBeNull();
  expect([own, other, tile].map(piece => isReconstructed(components, piece))).toEqual([true, true, false]);
});
