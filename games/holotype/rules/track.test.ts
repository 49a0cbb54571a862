import { describe, expect, test } from 'vitest';
import {
  asked,
  choices,
  cubesOf,
  fixtures,
  holotypesOf,
  milestonesOf,
  museumOf,
  playerOf,
  points,
  position,
  says,
  told,
  turnOf,
  whyNot,
  workersOf,
} from '../testing/index.ts';

const able = { hand: 'Camptosaurus', cubes: 'J:3 R:2' };
const published = (situation: Parameters<typeof position>[0]) =>
  says(position({ red: able, ...situation }), 'red place P journal', 'red publish Camptosaurus');

describe('HT-13 the Field Advancement Track', () => {
  test('HT-13.1 whoever publishes moves the marker one space', () => {
    const table = position({ marker: 3, red: able, yellow: { hand: 'Archelon', cubes: 'K:4 R:2' } });
    says(table, 'red place P journal', 'red publish Camptosaurus');
    expect(table.position.state.marker).toBe(4);
    says(table, 'yellow place P journal', 'yellow publish Archelon');
    expect(table.position.state.marker).toBe(5);
  });

  test('HT-13.2, HT-17.1, HT-17.3 the last space ends the game at once', () => {
    const table = published({ marker: 11 });
    expect(table.pending).toBeNull();
    expect(table.outcome?.reason).toBe('track');
    expect(table.answer(1, 'place paleontologist universityLibrary')).toEqual({
      ok: false,
      fault: { code: 'gameOver' },
    });
  });

  test('HT-13.3 a reset returns the Museum’s cubes and puts 1 T, 2 J, 3 K there', () => {
    expect(museumOf(published({ marker: 4, museum: 'T:5 K:9' }))).toBe('T:1 J:2 K:3');
    expect(museumOf(published({ marker: 3, museum: 'T:5 K:9' }))).toBe('T:5 K:9');
  });

  test('HT-13.4 a Milestone space gives every player a milestone', () => {
    const table = published({ seats: 3, marker: 4 });
    expect(asked(table)).toBe('milestone');
    expect(table.pending?.waiting).toEqual([0, 1, 2]);
  });

  test('HT-R17 on a space with both symbols the reset comes first', () => {
    const items = fixtures.tracks.items.map(track => ({ ...track, museumReset: [1], milestone: [1] }));
    const table = published({ components: { ...fixtures, tracks: { items } }, museum: '' });
    expect(asked(table)).toBe('milestone');
    expect(museumOf(table)).toBe('T:1 J:2 K:3');
  });

  test('HT-R18 the last space does nothing but end the game', () => {
    const items = fixtures.tracks.items.map(track => ({ ...track, lastSpace: 3, museumReset: [3], milestone: [3] }));
    const table = published({ components: { ...fixtures, tracks: { items } }, marker: 2, museum: 'K:9' });
    expect(table.outcome?.reason).toBe('track');
    expect(museumOf(table)).toBe('K:9');
    expect(playerOf(table, 'red').milestones).toEqual([]);
  });

  test('HT-R36 what was published on the last space counts; nothing comes after', () => {
    const table = position({ marker: 11, red: { ...able, cubes: 'J:4 R:2', traces: 'Eggs', holotypes: 'Tawa Anzu' } });
    says(table, 'red place P journal', 'red publish Camptosaurus', 'red Eggs');
    expect(points(table, 'red', 'holotypes')).toBe(14);
    expect(points(table, 'red', 'traceFossils')).toBe(3);
    expect(told(table).slice(-4)).toEqual(['ended', 'scored', 'scored', 'won']);
  });

  test('HT-E26 a Museum reset', () => {
    const table = published({ marker: 1, museum: 'J:6 K:1' });
    expect(table.position.state.marker).toBe(2);
    expect(museumOf(table)).toBe('T:1 J:2 K:3');
  });

  test('HT-E33 yellow’s third Holotype on the last space', () => {
    const table = position({
      turn: 'yellow',
      marker: 11,
      yellow: { hand: 'Camptosaurus', traces: 'Eggs', cubes: 'J:4 R:2', holotypes: 'Tawa Anzu' },
    });
    says(table, 'yellow place P journal', 'yellow publish Camptosaurus', 'yellow Eggs');
    expect(table.position.state.marker).toBe(12);
    expect(table.outcome?.reason).toBe('track');
    expect(holotypesOf(table, 'yellow')).toBe('Tawa Anzu Camptosaurus');
    expect(points(table, 'yellow', 'traceFossils')).toBe(3);
    expect(workersOf(table, 'yellow')).toContain('G:locked');
    expect(milestonesOf(table, 'yellow')).toBe('');
  });
});

describe('HT-14 milestones', () => {
  test('HT-14.1, HT-D15 each takes one of the own tiles, and none twice', () => {
    const table = published({ marker: 5, red: { ...able, milestones: 'libraryGrant' } });
    expect(whyNot(table, 'red libraryGrant')).toBe('HT-14.1');
    expect(choices(table, 'red')).toHaveLength(5);
    expect(choices(table, 'yellow')).toHaveLength(6);
    says(table, 'red extraStorage', 'yellow extraStorage');
    expect(milestonesOf(table, 'red')).toBe('libraryGrant extraStorage');
    expect(milestonesOf(table, 'yellow')).toBe('extraStorage');
  });

  test('HT-14.8 a milestone works from the moment it is taken, for the rest of the game', () => {
    const table = published({ marker: 2 });
    says(table, 'red extraStorage', 'yellow libraryGrant', 'yellow place P library');
    expect(cubesOf(table, 'yellow')).toBe('R:4');
    says(table, 'red recall', 'yellow recall', 'red place P library', 'yellow place P library');
    expect(cubesOf(table, 'yellow')).toBe('R:9');
  });

  test('HT-R16 all choose at once; the choices are shown when the last is made', () => {
    const table = published({ marker: 2 });
    const before = JSON.stringify(table.view(1));
    says(table, 'red labExpansion');
    expect(table.pending?.waiting).toEqual([1]);
    expect(JSON.stringify(table.view(1))).toBe(before);
    says(table, 'yellow museumPatron');
    expect(table.view(1)).toMatchObject({ players: [{ milestones: [5] }, { milestones: [3] }] });
    expect(turnOf(table)).toBe('yellow');
  });

  test('HT-R16 the active player is the first in the order of the ask', () => {
    const table = position({ seats: 3, turn: 'blue', marker: 4, blue: able });
    says(table, 'blue place P journal', 'blue publish Camptosaurus');
    expect(table.pending?.asked).toEqual([2, 0, 1]);
  });

  test('HT-R16 who owns all six tiles is not asked', () => {
    const milestones = 'libraryGrant extraStorage fieldExpertise museumPatron archiveSearch labExpansion';
    const table = published({ marker: 2, red: { ...able, milestones } });
    expect(table.pending?.asked).toEqual([1]);
    says(table, 'yellow libraryGrant');
    expect(playerOf(table, 'red').milestones).toHaveLength(6);
  });

  test('HT-R20 a new milestone does not change the publication', () => {
    const table = published({ marker: 2, red: { hand: 'Camptosaurus', cubes: 'J:8 R:3' } });
    says(table, 'red museumPatron', 'yellow libraryGrant');
    expect(cubesOf(table, 'red')).toBe('J:5 R:1');
    expect(turnOf(table)).toBe('yellow');
  });

  test('HT-E27 both choose the Library Grant', () => {
    const table = published({ marker: 2, yellow: { hand: 'Archelon', cubes: 'K:4 R:2' } });
    expect(table.position.state.marker).toBe(3);
    says(table, 'red libraryGrant');
    expect(asked(table)).toBe('milestone');
    says(table, 'yellow libraryGrant');
    expect(turnOf(table)).toBe('yellow');
    const next = position({
      marker: 5,
      red: { ...able, milestones: 'libraryGrant' },
      yellow: { milestones: 'libraryGrant' },
    });
    says(next, 'red place P journal', 'red publish Camptosaurus');
    expect(whyNot(next, 'red libraryGrant')).toBe('HT-14.1');
    expect(whyNot(next, 'yellow libraryGrant')).toBe('HT-14.1');
  });
});
