import { choiceTexts, give } from '@bonebed/kernel';
import { expect, test } from 'vitest';
import { type Builder, barredBy, box, id, player, position } from '../testing/index.ts';
import type { Award, AwardSpace } from './ids.ts';

const space = (name: string) => id<AwardSpace>(box.awardSpaces, name);

/** Three reptiles, a bird and an amphibian, no two of them in one envelope. */
function fiveArchived(b: Builder): void {
  b.archive(0, 'bug', 'stegosaurus');
  b.archive(0, 'footprint', 'triceratops');
  b.archive(0, 'fossil', 'allosaurus');
  b.archive(0, 'hammer', 'ichthyornis');
  b.archive(0, 'plant', 'amphibamus');
}

test('BW-E7 BW-9.19 an amphibian counts as the second bird: 4 loyalty, then the round bonus', () => {
  const table = position(2, b => {
    b.hand(0, 'marsh-1');
    fiveArchived(b);
    b.roundTile('bones3');
  });
  give(table, '0 paleontologist marsh-1', '0 award', '0 B5-r3a');
  expect(player(table, 0).loyalty).toEqual([4, 0]);
  give(table, '0 3');
  expect(player(table, 0).crates.reduce((sum, n) => sum + n)).toBe(3);
  expect(table.position.state.awardMarkers).toContainEqual({ space: space('B5-r3a'), owner: 0 });
});

test('BW-9.17 BW-I4 one marker of a player on a tile, one marker on a space', () => {
  const table = position(3, b => {
    b.hand(0, 'marsh-1');
    fiveArchived(b);
    b.state.awardMarkers.push({ space: space('B5-r3a'), owner: 1 }, { space: space('A1-r1a'), owner: 0 });
  });
  give(table, '0 paleontologist marsh-1', '0 award');
  expect(barredBy(table, 0, 'B5-r3a')).toBe('BW-9.17');
  expect(barredBy(table, 0, 'A1-r2a')).toBe('BW-9.17');
  expect(barredBy(table, 0, 'B5-r2a')).toBe('legal');
});

test('BW-9.18 BW-2.4 the condition of each type must be met or exceeded', () => {
  const table = position(4, b => {
    b.hand(0, 'marsh-1');
    b.archive(0, 'bug', 'stegosaurus');
    b.archive(0, 'hammer', 'ichthyornis');
  });
  give(table, '0 paleontologist marsh-1', '0 award');
  expect(choiceTexts(table, 0)).toEqual(['A1-r1a', 'A1-r1b', 'B5-r1a', 'B5-r1b', 'C4-r1a', 'C4-r1b']);
  expect(barredBy(table, 0, 'A1-r2a')).toBe('BW-9.18');
  expect(barredBy(table, 0, 'C4-r2a')).toBe('BW-9.18');
});

test('BW-R36 one amphibian fills one role, and "any envelope" means cards together in one envelope', () => {
  const table = position(2, b => {
    b.hand(0, 'marsh-1');
    b.state.awards = ['A1', 'B5', 'C6'].map(name => id<Award>(box.awards, name));
    b.archive(0, 'plant', 'amphibamus', 'hoplophoneus');
    b.archive(0, 'bug', 'stegosaurus');
  });
  give(table, '0 paleontologist marsh-1', '0 award');
  expect(barredBy(table, 0, 'B5-r1a')).toBe('legal');
  expect(barredBy(table, 0, 'B5-r2a')).toBe('BW-9.18');
  expect(barredBy(table, 0, 'C6-r2a')).toBe('legal');
  expect(barredBy(table, 0, 'C6-r3a')).toBe('BW-9.18');
});

test('BW-R37 the loyalty of the award comes before its round bonus', () => {
  const table = position(2, b => {
    b.hand(0, 'marsh-1');
    fiveArchived(b);
    b.roundTile('digSite3');
  });
  give(table, '0 paleontologist marsh-1', '0 award', '0 B5-r2a', '0 montana');
  expect(player(table, 0)).toMatchObject({ loyalty: [2, 0], patron: 1 });
});

test('BW-12.7 Lakes gives the loyalty of the award to either patron', () => {
  const table = position(2, b => {
    b.hand(0, 'lakes-1');
    fiveArchived(b);
    b.roundTile('money3');
  });
  give(table, '0 paleontologist lakes-1', '0 award', '0 B5-r3a', '0 0 4');
  expect(player(table, 0).loyalty).toEqual([0, 4]);
});

test('BW-12.8 BW-R38 Lucas may join an occupied space, even one with a virtual marker, if its condition is met', () => {
  const table = position(2, b => {
    b.hand(0, 'lucas-1');
    fiveArchived(b);
    b.state.awardMarkers.push({ space: space('B5-r2a'), owner: 1 });
    b.roundTile('money3');
  });
  give(table, '0 paleontologist lucas-1', '0 award');
  expect(barredBy(table, 0, 'B5-r2a')).toBe('legal');
  expect(barredBy(table, 0, 'C4-r2a')).toBe('BW-9.18');
  give(table, '0 B5-r1b');
  expect(player(table, 0).loyalty).toEqual([1, 0]);
});

test('BW-5.7 BW-R38 without Lucas the virtual marker keeps the ●●●● space', () => {
  const table = position(3, b => {
    b.hand(0, 'marsh-1');
    fiveArchived(b);
  });
  give(table, '0 paleontologist marsh-1', '0 award');
  expect(barredBy(table, 0, 'B5-r1b')).toBe('BW-9.17');
});

test('BW-12.9 BW-R42 Cope takes any round bonus instead of the current one', () => {
  const table = position(2, b => {
    b.hand(0, 'cope-1');
    fiveArchived(b);
    b.roundTile('money3');
    b.state.roundTiles.reverse();
  });
  give(table, '0 paleontologist cope-1', '0 award', '0 B5-r1a');
  expect(choiceTexts(table, 0)).toHaveLength(box.rounds.length);
  give(table, '0 money3');
  expect(player(table, 0)).toMatchObject({ money: 8, loyalty: [1, 0] });
});
