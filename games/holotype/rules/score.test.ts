import { describe, expect, test } from 'vitest';
import components from '../box/components.json' with { type: 'json' };
import { holotype } from '../index.ts';
import { override } from '../testing/fixtures.ts';
import { cubesOf, fixtures, points, position, total } from '../testing/index.ts';

const placesOf = (table: ReturnType<typeof position>) => {
  const { state, box } = table.position;
  return holotype.outcome({ state: { ...state, ended: 'track' }, box })?.places;
};

describe('HT-18 scoring', () => {
  test('HT-18.1 the points of the own Holotypes', () => {
    const table = position({ red: { holotypes: 'Camptosaurus Tawa' }, yellow: { holotypes: 'Archelon' } });
    expect([points(table, 'red', 'holotypes'), points(table, 'yellow', 'holotypes')]).toEqual([9, 5]);
  });

  test('HT-18.2 the points of the own published trace fossils', () => {
    const table = position({ red: { holotypes: 'Camptosaurus+Eggs Tawa+Amber', traces: 'Tracks' } });
    expect(points(table, 'red', 'traceFossils')).toBe(7);
  });

  test('HT-18.3 the right-most uncovered number, 0 without any', () => {
    const table = position({ objectives: 'GO01:red,red,red' });
    expect([points(table, 'red', 'contributions'), points(table, 'yellow', 'contributions')]).toEqual([12, 0]);
  });

  test('HT-18.4 the Personal Objective that was kept', () => {
    const table = position({ red: { kept: 'PO01', holotypes: 'Allosaurus Tawa' } });
    expect(points(table, 'red', 'personalObjective')).toBe(2);
  });

  test('HT-18.5 minus the research cost of each specimen in hand', () => {
    const table = position({ red: { hand: 'Camptosaurus Allosaurus', traces: 'Eggs' } });
    expect(points(table, 'red', 'unpublished')).toBe(-6);
  });

  test('HT-18.6 most points, then most research, then shared', () => {
    const red = { holotypes: 'Camptosaurus', cubes: 'R:1', kept: 'PO10' };
    const yellow = { holotypes: 'Archelon', cubes: 'R:2', kept: 'PO13' };
    expect(placesOf(position({ red, yellow }))).toEqual([2, 1]);
    expect(placesOf(position({ red: { ...red, cubes: 'R:2' }, yellow }))).toEqual([1, 1]);
    expect(placesOf(position({ red: { ...red, holotypes: 'Tyrannosaurus' }, yellow }))).toEqual([1, 2]);
  });

  test('HT-R37 a total may fall below 0', () => {
    expect(total(position({ red: { hand: 'Tyrannosaurus Triceratops', kept: 'PO10' } }), 'red')).toBe(-11);
  });

  test('HT-R38 the others are ranked by the same tie-break', () => {
    const table = position({
      seats: 3,
      red: { holotypes: 'Tyrannosaurus', kept: 'PO10' },
      yellow: { cubes: 'R:1', kept: 'PO13' },
      blue: { cubes: 'R:4', kept: 'PO01' },
    });
    expect(placesOf(table)).toEqual([1, 3, 2]);
  });

  test('HT-E42 a tie', () => {
    const specimens = override(fixtures.specimens.items, { SP01: { vp: 19 }, SP02: { vp: 19 }, SP11: { vp: 10 } });
    const scores = (red: string, yellow: string) =>
      position({
        seats: 3,
        settings: { elementary: true },
        components: { ...fixtures, specimens: { items: specimens } },
        red: { holotypes: 'Coelophysis', cubes: red },
        yellow: { holotypes: 'Tawa', cubes: yellow },
        blue: { holotypes: 'Allosaurus' },
      });
    const table = scores('R:3', 'R:5');
    expect([total(table, 'red'), total(table, 'yellow'), total(table, 'blue')]).toEqual([19, 19, 10]);
    expect(placesOf(table)).toEqual([2, 1, 3]);
    expect(placesOf(scores('R:5', 'R:5'))).toEqual([1, 1, 3]);
  });

  test.each([
    ['GO01', 0],
    ['GO01:red,-,-', 3],
    ['GO01:red,red,-', 7],
    ['GO01:red,red,red', 12],
    ['GO01:red,red,red GO02:red,-,-', 18],
    ['GO01:red,red,red GO02:red,red,-', 25],
  ])('HT-E56 %s scores %i', (objectives, score) => {
    expect(points(position({ objectives }), 'red', 'contributions')).toBe(score);
  });
});

describe('HT-19 Personal Objectives', () => {
  const scored = (kept: string, holotypes: string, yellow = '') =>
    points(position({ red: { kept, holotypes }, yellow: { holotypes: yellow } }), 'red', 'personalObjective');
  const six = 'Allosaurus Ornitholestes Tyrannosaurus Anzu Deinonychus Coelophysis'.split(' ');

  test('HT-19.1 a scale gives its highest step reached', () => {
    expect(scored('PO01', six.slice(0, 3).join(' '))).toBe(5);
  });

  test('HT-19.2 all or nothing', () => {
    expect(scored('PO10', 'Tawa Allosaurus Camptosaurus Anzu Archelon Maiasaura')).toBe(17);
    expect(scored('PO10', 'Tawa Allosaurus Camptosaurus Anzu Archelon')).toBe(0);
  });

  test('HT-19.3 only the own Holotypes count', () => {
    expect(scored('PO01', 'Allosaurus', 'Ornitholestes Tyrannosaurus Anzu')).toBe(0);
  });

  test('HT-19.4 the ratio beside a sort says what part of the 60 specimens fits it', () => {
    const { specimens, personalObjectives, enums } = components;
    const sorts = personalObjectives.items.flatMap(({ match, ratio, requirements = [] }) => [
      ...(match === undefined ? [] : [{ match, ratio }]),
      ...requirements,
    ]);
    expect(sorts.length).toBeGreaterThan(20);
    for (const { match, ratio } of sorts) {
      const band = enums.ratioBands.find(({ id }) => id === ratio);
      const fitting = specimens.items.filter(card => {
        const diets = enums.diets.find(({ id }) => id === card.diet)?.countsAs ?? [];
        const sort: { type?: string; period?: string; diet?: string } = match;
        const { type = card.type, period = card.period, diet = diets[0] } = sort;
        return type === card.type && period === card.period && diets.includes(diet);
      });
      const percent = Math.round((100 * fitting.length) / specimens.items.length);
      expect([ratio, percent >= (band?.fromPercent ?? 101), percent <= (band?.toPercent ?? -1)]).toEqual([
        ratio,
        true,
        true,
      ]);
    }
  });

  test.each([
    [0, 0],
    [1, 0],
    [2, 2],
    [3, 5],
    [4, 9],
    [5, 14],
    [6, 14],
  ])('HT-E38 Theropod Taxonomy with %i theropods: %i', (count, vp) => {
    expect(scored('PO01', six.slice(0, count).join(' '))).toBe(vp);
  });

  test.each([
    ['Tawa Allosaurus Camptosaurus Anzu Archelon Maiasaura', 17],
    ['Tawa Coelophysis Allosaurus Camptosaurus Anzu Archelon Maiasaura Triceratops', 17],
    ['Tawa Allosaurus Anzu Archelon Maiasaura Triceratops Deinonychus', 0],
  ])('HT-E39 Sauria Evolution with %s: %i', (holotypes, vp) => {
    expect(scored('PO10', holotypes)).toBe(vp);
  });

  test('HT-E40 Mesozoic Food Webs with an omnivore', () => {
    expect(scored('PO13', 'Allosaurus Tyrannosaurus Anzu Triceratops Stegosaurus')).toBe(13);
    expect(scored('PO13', 'Allosaurus Tyrannosaurus Deinonychus Triceratops Stegosaurus')).toBe(0);
  });

  test('the steps of a scale may stand in any order', () => {
    const scale = [
      { atLeast: 3, vp: 5 },
      { atLeast: 2, vp: 2 },
    ];
    const personalObjectives = { items: override(fixtures.personalObjectives.items, { PO01: { scale } }) };
    const table = position({
      components: { ...fixtures, personalObjectives },
      red: { kept: 'PO01', holotypes: six.slice(0, 3).join(' ') },
    });
    expect(points(table, 'red', 'personalObjective')).toBe(5);
    expect(cubesOf(table, 'red')).toBe('');
  });
});
