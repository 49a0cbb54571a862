import { BadInput, choiceTexts, fastRng, give, type Settings, scenario } from '@bonebed/kernel';
import { describe, expect, test } from 'vitest';
import components from '../box/components.json' with { type: 'json' };
import { fossilis } from '../index.ts';
import { barredBy, edition, pawnAt } from '../testing/index.ts';
import type { FossilisState } from './state.ts';

const { box } = edition;

function dealt(seats: number, label: string, settings: Settings = {}): FossilisState {
  return fossilis.setup(box, { seats, settings, rng: fastRng(label) });
}

const labels = Array.from({ length: 40 }, (_, n) => `deal ${n}`);
const materialsOf = (state: FossilisState, layer: 'bottom' | 'top', material: string): number[] =>
  box.ground.cells.filter(cell => {
    const tile = state.site[layer][cell];
    return tile !== null && box.materials[box.tiles[tile].material].id === material;
  });
const findsIn = (state: FossilisState, cell: number): number =>
  state.finds.slice(cell * box.finds.length, (cell + 1) * box.finds.length).reduce((a, b) => a + b, 0);
const ids = (cells: readonly number[]): string[] => cells.map(cell => box.cells[cell].id);

describe('components', () => {
  test('FO-1.1 the site has 25 pits', () => expect(box.cells).toHaveLength(25));

  test('FO-1.2 38 tiles: Sand with one Fragment, Clay with two, Stone with three', () => {
    expect(box.tiles).toHaveLength(38);
    const perTile = box.materials.map((_, material) => {
      const fragments = box.tiles
        .filter(tile => tile.material === material)
        .map(tile => tile.fragments.reduce((a, b) => a + b));
      return [fragments.length, ...new Set(fragments)];
    });
    expect(perTile).toEqual([
      [21, 1],
      [9, 2],
      [8, 3],
    ]);
  });

  test('FO-1.3 45 bones and 9 hammers', () => {
    expect(box.finds.map(({ id, count }) => [id, count])).toEqual([
      ['tooth', 15],
      ['limb', 12],
      ['rib', 9],
      ['hip', 6],
      ['skull', 3],
      ['hammer', 9],
    ]);
  });

  test('FO-1.4, FO-1.5 33 Dinosaurs, each with a diet, an era and a locomotion of the nine characteristics', () => {
    expect(box.dinosaurs).toHaveLength(33);
    expect(box.characteristics).toHaveLength(9);
    const groups = components.characteristics.map(characteristic => characteristic.group);
    for (const { characteristics } of box.dinosaurs) {
      expect(characteristics.map(index => groups[index])).toEqual(['diet', 'era', 'locomotion']);
    }
  });

  test('FO-1.5, FO-17.7 the set values that the rulebook and a public page show, and eleven Dinosaurs an era', () => {
    const values = components.characteristics.map(({ id, setValue }) => [id, setValue]);
    expect(Object.fromEntries(values)).toEqual({
      ...{ carnivore: 3, herbivore: 4, triassic: 6, jurassic: 6, cretaceous: 6 },
      ...{ biped: 5, quadruped: 5, aquatic: 7, flying: 7 },
    });
    expect(components.characteristics.every(({ provenance }) => provenance !== 'reconstructed')).toBe(true);
    for (const era of ['triassic', 'jurassic', 'cretaceous']) {
      expect(components.dinosaurs.cards.filter(card => card.characteristics.includes(era))).toHaveLength(11);
    }
  });

  test('FO-1.6 18 Skills, 21 Tools, 24 Supplies, 10 Events', () => {
    expect([box.skills, box.tools, box.supplies, box.events].map(list => list.length)).toEqual([18, 21, 24, 10]);
  });

  test('FO-1.7 a mat has a lab with one place and three skill slots', () => {
    expect([box.labSlots, box.skillSlots]).toEqual([1, [0, 2, 4]]);
  });

  test('FO-1.8 no Dinosaur needs a skull', () => {
    const skull = box.finds.findIndex(find => find.id === 'skull');
    expect(box.dinosaurs.every(dinosaur => dinosaur.needs[skull] === 0)).toBe(true);
  });
});

describe('an edition', () => {
  /** The fault that an edition with this one change has. */
  function fault(change: (edition: typeof components) => void): { path: string; fault: string } {
    const changed = structuredClone(components);
    change(changed);
    try {
      fossilis.box(changed);
    } catch (error) {
      if (error instanceof BadInput) return { path: error.path, fault: error.fault };
      throw error;
    }
    throw new Error('the edition was taken');
  }

  test('FO-19.5 a corrected value is played with', () => {
    const changed = structuredClone(components);
    changed.constants.values.energyPerTurn = 7;
    expect(fossilis.setup(fossilis.box(changed), { seats: 2, settings: {}, rng: fastRng('x') }).turn.energy).toBe(7);
  });

  test('FO-19.5 what does not fit is refused with its path', () => {
    expect(
      fault(c => {
        c.terrain.tiles[3].material = 'mud';
      }).path,
    ).toBe('terrain.materials.0.count');
    expect(
      fault(c => {
        c.terrain.tiles[3].fragments = ['opal'];
      }).path,
    ).toBe('terrain.tiles.3.fragments.0');
    expect(
      fault(c => {
        c.dinosaurs.cards[0].characteristics[1] = 'permian';
      }).path,
    ).toBe('dinosaurs.cards.0.characteristics.1');
    expect(
      fault(c => {
        c.tools.cards[0].kind = 'spoon';
      }).path,
    ).toBe('tools.kinds.0.copies');
    expect(
      fault(c => {
        c.siteMap.stoneCells[0] = 'Z9';
      }).path,
    ).toBe('siteMap.stoneCells.0');
    expect(
      fault(c => {
        c.tools.cards[0].cost = { amber: 4, egg: 3 };
      }),
    ).toEqual({ path: 'tools.cards.0.cost', fault: '7 Fragments, at most 6' });
    expect(
      fault(c => {
        c.constants.values.energyPerTurn = 9999;
      }).path,
    ).toBe('constants.values.energyPerTurn');
    expect(
      fault(c => {
        c.plaster.poolPerPlayer = -1;
      }).path,
    ).toBe('plaster.poolPerPlayer');
    expect(
      fault(c => {
        c.skills.count = 17;
      }).path,
    ).toBe('skills.count');
    expect(
      fault(c => {
        c.skills.cards[1].id = c.skills.cards[0].id;
      }).path,
    ).toBe('skills.cards.1.id');
    expect(
      fault(c => {
        c.setupLayers.top.total = 9;
      }).path,
    ).toBe('setupLayers.top.total');
    expect(
      fault(c => {
        c.display.skills = 8;
      }).path,
    ).toBe('display.skills');
    expect(
      fault(c => {
        Reflect.set(c.events.cards[0].effects[0], 'op', 'explode');
      }).path,
    ).toBe('events.cards.0.effects.0');
  });
});

describe('set-up', () => {
  test('FO-E76, FO-3.4, FO-3.5, FO-3.6 numbers after set-up', () => {
    for (const label of labels) {
      const state = dealt(3, label);
      expect(ids(materialsOf(state, 'bottom', 'stone'))).toEqual(['B2', 'D2', 'B4', 'D4']);
      expect(state.site.bottom.every(tile => tile !== null)).toBe(true);
      const top = box.ground.cells.filter(cell => state.site.top[cell] !== null);
      expect(top).toHaveLength(10);
      expect(ids(top).filter(cell => ['A1', 'E1', 'A5', 'E5'].includes(cell))).toEqual([]);
      const stoneOnTop = ids(materialsOf(state, 'top', 'stone'));
      expect(stoneOnTop).toHaveLength(4);
      expect(stoneOnTop.filter(cell => ['B2', 'D2', 'B4', 'D4'].includes(cell))).toEqual([]);
      const onSite = (material: string) =>
        materialsOf(state, 'bottom', material).length + materialsOf(state, 'top', material).length;
      expect(['sand', 'clay', 'stone'].map(onSite)).toEqual([18, 9, 8]);
      expect(state.finds.reduce((a, b) => a + b)).toBe(54);
      expect(Math.max(...box.ground.cells.map(cell => findsIn(state, cell)))).toBeLessThanOrEqual(5);
      expect(state.pool).toBe(12);
      expect(fossilis.faults({ state, box })).toEqual([]);
    }
  });

  test('FO-3.2 three Sand tiles, one with each Fragment, begin the discard pile', () => {
    const { tileDiscard } = dealt(2, 'x');
    expect(tileDiscard.map(tile => box.tiles[tile].id)).toEqual(['sand-01', 'sand-08', 'sand-15']);
  });

  test('FO-3.3, FO-R2 finds are spread evenly, then shaken: a pit may be empty, most hold two or three, none more than five', () => {
    const counts = labels.flatMap(label => box.ground.cells.map(cell => findsIn(dealt(2, label), cell)));
    const share = (wanted: (count: number) => boolean): number => counts.filter(wanted).length / counts.length;
    expect(Math.max(...counts)).toBeLessThanOrEqual(box.constants.maxFindsPerPit);
    expect(share(count => count === 0)).toBeGreaterThan(0);
    expect(share(count => count === 0)).toBeLessThan(0.06);
    expect(share(count => count === 2 || count === 3)).toBeGreaterThan(0.6);
  });

  test('FO-19.3, FO-R2 with even pits every pit starts with two or three finds', () => {
    for (const label of labels) {
      const state = dealt(2, label, { even_pits: true });
      const counts = box.ground.cells.map(cell => findsIn(state, cell)).sort();
      expect(counts).toEqual([...new Array<number>(21).fill(2), 3, 3, 3, 3]);
    }
  });

  test('FO-R3 tiles lie anew in every game', () => {
    const layouts = labels.map(label => JSON.stringify(dealt(2, label).site));
    expect(new Set(layouts).size).toBe(labels.length);
    const tops = new Set(labels.flatMap(label => materialsOf(dealt(2, label), 'top', 'sand')));
    expect(tops.size).toBeGreaterThan(15);
  });

  test('FO-3.7, FO-3.8 nine Skills shown, three Events face down, the others out of the game', () => {
    const { skills, unusedSkills, events, unusedEvents } = dealt(2, 'x');
    expect([skills, unusedSkills, events, unusedEvents].map(list => list.length)).toEqual([9, 9, 3, 7]);
  });

  test('FO-3.9 the pool holds 4 Plaster per player', () => {
    expect([2, 3, 4, 5].map(seats => dealt(seats, 'x').pool)).toEqual([8, 12, 16, 20]);
  });

  test('FO-3.10, FO-3.11 four Dinosaurs, two Tools and two Supplies are shown', () => {
    const state = dealt(2, 'x');
    expect([state.dinosaurs, state.tools, state.supplies].map(list => list.length)).toEqual([4, 2, 2]);
    expect([state.dinosaurDeck, state.toolDeck, state.supplyDeck].map(list => list.length)).toEqual([29, 19, 22]);
  });

  test('FO-3.12 every player starts with nothing', () => {
    for (const player of dealt(5, 'x').players) {
      const { storage, donated, ...rest } = player;
      expect(
        Object.values(rest)
          .flat()
          .filter(value => value !== 0),
      ).toEqual([]);
      expect([...storage, ...donated].every(count => count === 0)).toBe(true);
    }
  });
});

describe('placing the pawns', () => {
  test('FO-E78, FO-3.13 two players: the last seat first, any corner, then the other three', () => {
    const table = scenario(fossilis, edition, { seats: 2 });
    expect(table.pending?.waiting).toEqual([1]);
    expect(choiceTexts(table, 1)).toEqual(['A1', 'E1', 'A5', 'E5']);
    expect(barredBy(table, 1, 'C1')).toBe('FO-3.13');
    give(table, '1 A1');
    expect(choiceTexts(table, 0)).toEqual(['E1', 'A5', 'E5']);
    expect(barredBy(table, 0, 'A1')).toBe('FO-3.13');
  });

  test('FO-3.1, FO-R50 seat 0 places last and plays first; turns go by seat number', () => {
    const table = give(scenario(fossilis, edition, { seats: 3 }), '2 A1', '1 E1', '0 A5');
    expect(table.pending).toMatchObject({ what: 'act', waiting: [0] });
    give(table, '0 done');
    expect(table.pending).toMatchObject({ what: 'act', waiting: [1] });
  });

  test('FO-E77, FO-R1 five players: the start player takes a border space that is no corner', () => {
    const table = give(scenario(fossilis, edition, { seats: 5 }), '4 A1', '3 E1', '2 A5');
    // The only corner left is taken without asking.
    expect(pawnAt(table, 1)).toBe('E5');
    expect(choiceTexts(table, 0)).toHaveLength(12);
    expect(barredBy(table, 0, 'C3')).toBe('FO-R1');
    expect(barredBy(table, 0, 'A1')).toBe('FO-3.13');
    give(table, '0 C1');
    expect(pawnAt(table, 0)).toBe('C1');
  });
});
