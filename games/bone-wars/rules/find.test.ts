import { choiceTexts, give } from '@bonebed/kernel';
import { expect, test } from 'vitest';
import { barredBy, boneCount, box, find, id, player, position } from '../testing/index.ts';
import type { Spot } from './ids.ts';

const spot = (name: string) => id<Spot>(box.spots, name);

test('BW-E8 BW-9.20 BW-9.21 BW-9.22 the second hammer card: 2 RP, a hammer tile, two rare bones of its column', () => {
  const table = position(2, b => {
    b.hand(0, 'marsh-1', 'ornithomimus');
    b.archiveLimit(0, 2);
    b.archive(0, 'hammer', 'brontosaurus');
    b.columnTile(4, 'rare2');
  });
  give(table, '0 paleontologist marsh-1', '0 minorFind', '0 ornithomimus');
  expect(player(table, 0).reputation.bonuses).toBe(2);
  give(table, '0 r1c4', '0 wing', '0 claw');
  expect(boneCount(table, 0, 'wing') + boneCount(table, 0, 'claw')).toBe(2);
  expect(table.position.state.finds[spot('r1c4')]).toBe(null);
  expect(player(table, 0).loyalty).toEqual([0, 0]);
  expect(table.position.state.papers).toEqual([[], []]);
});

test('BW-9.20 BW-9.10 a minor find respects the limit of the envelope', () => {
  const table = position(2, b => {
    b.hand(0, 'marsh-1', 'ornithomimus', 'stegosaurus');
    b.archive(0, 'hammer', 'brontosaurus');
  });
  give(table, '0 paleontologist marsh-1', '0 minorFind');
  expect(barredBy(table, 0, 'ornithomimus')).toBe('BW-9.10');
  expect(barredBy(table, 0, 'stegosaurus')).toBe('legal');
});

test('BW-9.21 BW-I6 only a tile with the icon of the card can be removed, and it does not come back', () => {
  const table = position(2, b => b.hand(0, 'marsh-1', 'ornithomimus'));
  give(table, '0 paleontologist marsh-1', '0 minorFind', '0 ornithomimus');
  expect(choiceTexts(table, 0)).toEqual(['r1c4', 'r2c4']);
  expect(barredBy(table, 0, 'r1c1')).toBe('BW-9.21');
});

test('BW-9.23 BW-R39 without a matching tile the card can’t be used', () => {
  const table = position(2, b => {
    b.hand(0, 'marsh-1', 'ornithomimus', 'stegosaurus');
    b.state.finds[spot('r1c4')] = null;
    b.state.finds[spot('r2c4')] = null;
  });
  give(table, '0 paleontologist marsh-1', '0 minorFind');
  expect(barredBy(table, 0, 'ornithomimus')).toBe('BW-9.23');
});

test('BW-R39 the envelope bonus comes before the tile and its column', () => {
  const table = position(2, b => b.hand(0, 'marsh-1', 'ornithomimus'));
  give(table, '0 paleontologist marsh-1', '0 minorFind', '0 ornithomimus');
  expect(table.pending?.what).toBe('spot');
  expect(player(table, 0).reputation.bonuses).toBe(1);
});

test('BW-12.10 BW-R40 Peabody uses any emptied spot: nothing is removed, its column gives its bonus', () => {
  const table = position(2, b => {
    b.hand(0, 'peabody-1', 'ornithomimus');
    b.state.finds[spot('r2c1')] = null;
    b.columnTile(1, 'money3');
  });
  give(table, '0 paleontologist peabody-1', '0 minorFind', '0 ornithomimus');
  expect(choiceTexts(table, 0)).toEqual(['r1c4', 'r2c1', 'r2c4']);
  const left = table.position.state.finds.filter(tile => tile !== null).length;
  give(table, '0 r2c1');
  expect(table.position.state.finds.filter(tile => tile !== null)).toHaveLength(left);
  expect(player(table, 0).money).toBe(8);
});

test('BW-R40 without Peabody an emptied spot is barred', () => {
  const table = position(2, b => {
    b.hand(0, 'marsh-1', 'ornithomimus');
    b.state.finds[spot('r2c1')] = null;
  });
  give(table, '0 paleontologist marsh-1', '0 minorFind', '0 ornithomimus');
  expect(barredBy(table, 0, 'r2c1')).toBe('BW-9.21');
});

test('BW-12.11 BW-R41 Powell changes the envelope, not the tile', () => {
  const table = position(2, b => {
    b.hand(0, 'powell-1', 'ornithomimus');
    b.archive(0, 'hammer', 'brontosaurus');
  });
  give(table, '0 paleontologist powell-1', '0 minorFind', '0 ornithomimus');
  expect(barredBy(table, 0, 'D')).toBe('BW-9.10');
  give(table, '0 A');
  expect(player(table, 0).archive[find('bug')]).toHaveLength(1);
  expect(player(table, 0).money).toBe(7);
  expect(choiceTexts(table, 0)).toEqual(['r1c4', 'r2c4']);
});

test('BW-12.12 BW-R41 Foulke changes the tile, not the envelope', () => {
  const table = position(2, b => {
    b.hand(0, 'foulke-1', 'ornithomimus');
    b.columnTile(1, 'money3');
  });
  give(table, '0 paleontologist foulke-1', '0 minorFind', '0 ornithomimus', '0 r1c1');
  expect(player(table, 0).archive[find('hammer')]).toHaveLength(1);
  expect(player(table, 0).money).toBe(8);
});
