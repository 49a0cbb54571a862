import { loadGame } from '@bonebed/games';
import { seedFrom } from '@bonebed/kernel';
import { expect, test } from 'vitest';
import { newLocalTable } from '../../host/local-table.ts';
import { changesOf, isStill, placesOf } from './changes.ts';
import type { TableView } from './view.ts';

const module = await loadGame('fossilis');

function digging() {
  const seats = ['Ada', 'Bo'].map(name => ({ name, kind: 'person' as const, bot: null }));
  const table = newLocalTable(module, { seats, settings: {}, seed: seedFrom('changes') });
  for (const text of ['E5', 'A1', 'dig']) table.answer(table.waiting()[0], text);
  return table;
}

/** The table deals only in views that the game itself made. */
const viewOf = (table: ReturnType<typeof digging>): TableView => table.frame(0).view as TableView;

test('nothing moves between a view and itself', () => {
  const view = viewOf(digging());
  expect(isStill(changesOf(view, view))).toBe(true);
});

test('the preview of a dig and the dig itself move the same tiles and pawns, pits opened and covered included', () => {
  const texts = digging().frame(0).ask?.texts ?? [];
  expect(texts.length).toBeGreaterThan(3);
  for (const text of texts) {
    const table = digging();
    const before = viewOf(table);
    const foreseen = changesOf(before, table.preview(0, text)?.view as TableView);
    table.answer(0, text);
    expect({ text, ...foreseen }).toEqual({ text, ...changesOf(before, viewOf(table)) });
    expect(foreseen.tiles.length).toBeGreaterThan(0);
  }
});

test('a tile pushed over the edge leaves; one that moves keeps to the site', () => {
  expect(digging().frame(0).ask?.texts).toContain('A1 N');
  const table = digging();
  const before = viewOf(table);
  const tile = before.site[0].top ?? before.site[0].bottom;
  const { tiles, pawns, opened } = changesOf(before, table.preview(0, 'A1 N')?.view as TableView);
  expect(tiles).toEqual([{ tile, from: placesOf(before).get(tile ?? -1), to: null }]);
  expect(pawns).toEqual([{ seat: 0, from: 0, to: null, sides: [0] }]);
  expect(opened).toEqual([0]);
});
