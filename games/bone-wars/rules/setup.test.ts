import { EVERYBODY, NOBODY, only } from '@bonebed/kernel';
import { expect, test } from 'vitest';
import { box, cardNames, dealt, player } from '../testing/index.ts';
import { faults } from './faults.ts';

const COUNTS = [2, 3, 4];
const state = (seats: number) => dealt(seats).position.state;

test.each(COUNTS)('BW-3.1 BW-3.2 BW-3.3 %i players: as many minor find tiles of each icon as players', seats => {
  const { finds } = state(seats);
  expect(finds).toHaveLength(5 * seats);
  for (const find of box.findIds) expect(finds.filter(tile => tile === find)).toHaveLength(seats);
});

test('BW-3.4 BW-2.1 the eight bonus tiles lie under the columns and on the first three rounds, the last is printed', () => {
  const { columnTiles, roundTiles } = state(2);
  expect(new Set([...columnTiles, ...roundTiles]).size).toBe(9);
  expect(columnTiles).toHaveLength(5);
  expect(box.tiles[roundTiles[3]].id).toBe('loyalty1');
});

test('BW-3.5 BW-3.12 the game begins in the first round with all upgraded slot tiles in the supply', () => {
  expect(state(2)).toMatchObject({ round: 0, upgradedSlots: 16, papers: [[], []] });
});

test.each(COUNTS)('BW-3.6 BW-3.7 BW-5.1 %i players: two bones of each kind are rare, three lie at each site', seats => {
  const { rare, bag, sites, opening } = state(seats);
  expect(rare).toEqual([2, 2, 2, 2, 2, 2, 2, 2]);
  expect(sites.every(({ bones, species }) => bones.length === 3 && species !== null)).toBe(true);
  expect(new Set(sites.map(({ tile }) => tile)).size).toBe(6);
  expect(opening.offer).toHaveLength(seats + 1);
  expect(bag.reduce((sum, n) => sum + n)).toBe(64 - 18 - 2 * (seats + 1));
});

test('BW-3.8 three paleontologist cards lie open, the rest is a deck that nobody knows', () => {
  const { display, paleontologistDeck, seen } = state(3);
  expect(display.map(card => seen[card])).toEqual([EVERYBODY, EVERYBODY, EVERYBODY]);
  expect(paleontologistDeck).toHaveLength(24 - 3 - 3);
  expect(paleontologistDeck.every(card => seen[card] === NOBODY)).toBe(true);
});

test('BW-3.9 BW-3.10 one award of each type and four grants', () => {
  const { awards, grants } = state(4);
  expect(awards.map(award => box.awards[award].type)).toEqual(['A', 'B', 'C']);
  expect(new Set(grants).size).toBe(4);
});

test.each([
  [2, 9],
  [3, 12],
  [4, 14],
])('BW-3.11 %i players: neutral papers leave %i spots on each patron’s shelves', (seats, room) => {
  expect(dealt(seats).view(null)).toMatchObject({ board: { bookshelf: [{ room }, { room }] } });
});

test('BW-4.1 BW-4.2 BW-4.3 BW-4.4 BW-4.5 BW-4.6 BW-4.7 BW-4.8 BW-4.9 what a player begins with', () => {
  const table = dealt(2);
  const one = player(table, 1);
  expect(one).toMatchObject({ money: 5, covers: 3, camps: { movement: 2, archive: 2 }, loyalty: [0, 0], hired: [] });
  expect(one).toMatchObject({ paleontologist: null, campus: null, site: null, profession: null, grant: null });
  expect(cardNames(one.team)).toEqual(['T1', 'T2', 'T3']);
  expect(cardNames(one.reserve)).toEqual(['A1', 'A2', 'A3']);
  expect(one.paleontologists).toHaveLength(1);
  expect(table.position.state.seen[one.paleontologists[0]]).toBe(only(1));
  expect(table.view(1)).toMatchObject({ players: [{}, { openCrates: 4 }] });
});

test.each(COUNTS)('BW-I1 BW-I2 %i players: every component is accounted for after the deal', seats => {
  expect(faults(dealt(seats).position)).toEqual([]);
});
