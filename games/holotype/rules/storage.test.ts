import { describe, expect, test } from 'vitest';
import { asked, choices, cubesOf, dice, museumOf, position, says, told, turnOf, whyNot } from '../testing/index.ts';

const hellCreek = (red: { cubes: string; milestones?: string }) =>
  says(position({ red, next: 'HellCreek', chance: dice('K', '3 2 2 1') }), 'red place A field');

const times = (count: number, answer: string) => Array.from({ length: count }, () => answer);

describe('HT-8 Fossil Storage', () => {
  test('HT-8.1 eight cubes of any colours; research does not count', () => {
    const table = hellCreek({ cubes: 'R:20' });
    expect(cubesOf(table, 'red')).toBe('K:8 R:20');
    expect(turnOf(table)).toBe('yellow');
    expect(asked(hellCreek({ cubes: 'T:1' }))).toBe('dropSurplus');
  });

  test('HT-8.1, HT-14.3 twelve with Extra Storage', () => {
    const table = hellCreek({ cubes: 'T:4', milestones: 'extraStorage' });
    expect(cubesOf(table, 'red')).toBe('T:4 K:8');
    expect(table.view(null)).toMatchObject({ players: [{ storage: 12 }, { storage: 8 }] });
  });

  test('HT-8.2, HT-D14 the player chooses among old and new cubes', () => {
    const table = hellCreek({ cubes: 'T:1 J:1' });
    expect(choices(table, 'red')).toEqual(['triassic', 'jurassic', 'cretaceous']);
    says(table, 'red T', 'red K');
    expect(cubesOf(table, 'red')).toBe('J:1 K:7');
    expect(table.events(null).slice(-2)).toEqual([
      { type: 'dropped', seat: 0, period: 0, count: 1 },
      { type: 'dropped', seat: 0, period: 2, count: 1 },
    ]);
  });

  test('HT-8.3 the surplus goes to the Museum, and only what is stored', () => {
    const table = hellCreek({ cubes: 'J:1' });
    expect(whyNot(table, 'red T')).toBe('HT-8.3');
    says(table, 'red J');
    expect(museumOf(table)).toBe('T:1 J:3 K:3');
  });

  test('HT-8.4 above the limit during a Museum action only', () => {
    const table = position({ red: { cubes: 'T:2 J:6' } });
    says(table, 'red place P museum', 'red trade T 1 K 3');
    expect(cubesOf(table, 'red')).toBe('T:1 J:6 K:3');
    expect(asked(table)).toBe('museum');
    says(table, 'red done');
    expect(asked(table)).toBe('dropSurplus');
  });

  test('HT-R10 checked once after all gains; a single colour goes by itself', () => {
    const table = hellCreek({ cubes: 'K:2', milestones: 'fieldExpertise' });
    expect(turnOf(table)).toBe('yellow');
    expect(cubesOf(table, 'red')).toBe('K:8');
    expect(told(table)).toEqual(['placed', 'explored', 'collected', 'dropped']);
    expect(table.events(null).at(-1)).toEqual({ type: 'dropped', seat: 0, period: 2, count: 3 });
  });

  test('HT-E16 Hell Creek fills the storage', () => {
    const table = hellCreek({ cubes: 'J:1 K:6' });
    says(table, ...times(6, 'red K'));
    expect(asked(table)).toBe('dropSurplus');
    says(table, 'red K');
    expect(cubesOf(table, 'red')).toBe('J:1 K:7');
    expect(museumOf(table)).toBe('T:1 J:2 K:10');
    expect(turnOf(table)).toBe('yellow');
    // The other split: 1 J, and then 6 K, the only colour left.
    expect(cubesOf(says(hellCreek({ cubes: 'J:1 K:6' }), 'red J'), 'red')).toBe('K:8');
  });

  test('HT-E17 with Extra Storage and Field Expertise', () => {
    const table = hellCreek({ cubes: 'J:1 K:6', milestones: 'extraStorage fieldExpertise' });
    expect(cubesOf(table, 'red')).toBe('J:1 K:15');
    says(table, ...times(4, 'red K'));
    expect(cubesOf(table, 'red')).toBe('J:1 K:11');
    expect(turnOf(table)).toBe('yellow');
  });

  test('HT-E36 above the limit during a trade', () => {
    const table = position({ red: { cubes: 'T:1 J:7' }, museum: 'K:3' });
    says(table, 'red place P museum', 'red trade T 1 K 3');
    expect(cubesOf(table, 'red')).toBe('J:7 K:3');
    says(table, 'red done', 'red J', 'red J');
    expect(cubesOf(table, 'red')).toBe('J:5 K:3');
    expect(museumOf(table)).toBe('T:1 J:2');
  });
});
