import { BadInput, openEdition } from '@bonebed/kernel';
import { describe, expect, test } from 'vitest';
import { holotype } from '../index.ts';
import { cubesOf, edition, position, says } from '../testing/index.ts';
import components from './components.json' with { type: 'json' };

const { box } = edition;

describe('HT-1 what is in the box', () => {
  test('HT-1.1 board sides for 2 to 5 players, with spaces at five locations', () => {
    for (const seats of [2, 3, 4, 5]) {
      expect(box.spaces[seats]).toHaveLength(5);
      for (const spaces of box.spaces[seats]) expect(spaces).toBeGreaterThanOrEqual(1);
    }
    expect(components.counts.gameBoards).toBe(2);
  });

  test('HT-1.2 track sides for 2 to 5 players, longer for more', () => {
    const lengths = [2, 3, 4, 5].map(seats => box.tracks[seats].lastSpace);
    expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
    expect(new Set(lengths).size).toBe(4);
  });

  test('HT-1.3 a player board has a storage for 8 and 5 circles', () => {
    expect([box.storage, box.discs, box.contributionVp.length]).toEqual([8, 5, 5]);
  });

  test('HT-1.4 the cards', () => {
    const { specimens, expeditions, traceFossils, globalObjectives, personalObjectives } = box;
    const counts = [specimens, expeditions, traceFossils, globalObjectives, personalObjectives].map(
      ({ length }) => length,
    );
    expect(counts).toEqual([60, 25, 12, 15, 16]);
  });

  test('HT-1.5 a die for each period, and never more than 4 on a card', () => {
    expect(box.dice.map(die => die.length)).toEqual([6, 6, 6]);
    for (const { dice } of box.expeditions) expect(dice).toBeLessThanOrEqual(4);
  });

  test('HT-1.6 the supply never runs out', () => {
    const table = position({ red: { cubes: 'R:45' } });
    expect(cubesOf(says(table, 'red place P library'), 'red')).toBe('R:48');
  });

  test('HT-1.7 three workers, five discs and six milestone tiles for each player', () => {
    expect([box.workers.length, box.discs, box.milestones.length]).toEqual([3, 5, 6]);
  });

  test('HT-1.8 a specimen has type, period, diet, cost and points', () => {
    const camptosaurus = position().box.specimens.find(({ name }) => name === 'Camptosaurus dispar');
    const printed = { type: 'genasaur', period: 1, diets: ['herbivore'], fossils: 3, research: 2, vp: 5 };
    expect(camptosaurus).toMatchObject(printed);
  });

  test('HT-19.4 each ratio icon tells what part of the Specimens fits', () => {
    const bands = new Map(box.ratioBands.map(({ id, ...band }) => [id, band]));
    expect([...bands.keys()]).toEqual(['low', 'medium', 'high']);
    for (const { id, scale, all } of box.personalObjectives) {
      for (const { ratio, fitsSpecimen } of all?.requirements ?? (scale === null ? [] : [scale.requirement])) {
        const percent = (100 * fitsSpecimen.filter(fits => fits).length) / box.specimens.length;
        const { fromPercent, toPercent } = bands.get(ratio ?? 'low') ?? {};
        expect([
          id,
          ratio,
          Math.round(percent) >= Number(fromPercent),
          Math.round(percent) <= Number(toPercent),
        ]).toEqual([id, expect.any(String), true, true]);
      }
    }
  });

  test('HT-19.4 an edition without ratio icons can be played', () => {
    const { ratioBands: _, ...enums } = components.enums;
    const items = components.personalObjectives.items.map(({ ratio: __, ...card }) => card);
    const without = openEdition(holotype, { ...components, enums, personalObjectives: { items } }).box;
    expect([without.ratioBands, without.personalObjectives[0].scale?.requirement.ratio]).toEqual([[], null]);
  });

  test('HT-1.10 an omnivore counts as carnivore and as herbivore', () => {
    const anzu = position().box.specimens.find(({ name }) => name === 'Anzu wyliei');
    expect(anzu?.diets).toEqual(['herbivore', 'carnivore']);
  });

  test('HT-1.11 a trace fossil has a kind and points', () => {
    const kinds = new Set(box.traceFossils.map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual(['amber', 'coprolite', 'eggs', 'tracks']);
  });

  test('HT-1.12 each expedition has one period; one card of the 25 is the Erosion Event', () => {
    expect(box.expeditions.filter(({ period }) => period === null)).toHaveLength(1);
  });

  test('HT-1.13 what a requirement does not name does not matter', () => {
    const { slots, specimens } = position().box;
    // The second slot of GO02 asks for a theropod of any period.
    const { fitsSpecimen } = slots.filter(({ objective }) => objective === 1)[1].requirements[0];
    for (const [index, { type }] of specimens.entries()) expect(fitsSpecimen[index]).toBe(type === 'theropod');
    for (const objective of box.globalObjectives) expect(objective.slots).toHaveLength(3);
  });
});

/** The same components with one value changed, or removed where it is undefined. */
function changed(path: string, value: unknown): unknown {
  const copy: unknown = structuredClone(components);
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let inner: unknown = copy;
  for (const key of keys) inner = Reflect.get(Object(inner), key);
  if (value === undefined) Reflect.deleteProperty(Object(inner), last);
  else Reflect.set(Object(inner), last, value);
  return copy;
}

function faultOf(edited: unknown): string {
  try {
    openEdition(holotype, edited);
  } catch (error) {
    if (error instanceof BadInput) return `${error.code} ${error.path}: ${error.fault}`;
    throw error;
  }
  return 'none';
}

describe('an edition that cannot be played is refused with the place of its fault', () => {
  test('the default edition is sound', () => expect(faultOf(components)).toBe('none'));

  test.each([
    ['specimens.items.3.vp', 'six', 'expected integer, found string'],
    ['specimens.items.3.cost.fossils', -1, '-1 is less than 0'],
    ['specimens.items.3.cost', undefined, 'missing'],
    ['specimens.items.3.period', 'devonian', '"devonian" is not one of triassic, jurassic, cretaceous'],
    ['specimens.items.3.type', 'pterosaur', "'pterosaur' is not in enums.types"],
    ['specimens.items.3.diet', 'piscivore', "'piscivore' is not in enums.diets"],
    ['specimens.items', components.specimens.items.slice(1), '59 entries, expected 60 to 60'],
    ['traceFossils.items.0.kind', 'feathers', "'feathers' is not in enums.traceKinds"],
    ['fieldExpeditions.items.0.dice', 2.5, 'expected integer, found number'],
    ['fieldExpeditions.items.0.period', null, "'null' does not go with the kind 'expedition'"],
    ['fieldExpeditions.items', components.fieldExpeditions.items.slice(0, 20), '20 entries, expected 25 to 25'],
    ['dice.items.0.faces.0', '7', '"7" is not one of 0, 1, 2, 3, M'],
    ['locations.3.workers.0', 'intern', '"intern" is not one of paleontologist, gradStudent, fieldAssistant'],
    ['locations.0.id', 'fieldExpeditions', "'fieldExpeditions' stands there twice"],
    ['boards.items.0.slots.specimenLab', 0, '0 is less than 1'],
    ['milestones.items.0.key', 'freeLunch', "'libraryGrant' is not in milestones.items"],
    ['playerBoard.loungeStart.1', 'intern', "'intern' is not in enums.workers"],
    ['constants.labDraw', { paleontologist: 3, gradStudent: 3 }, 'missing'],
    ['constants', undefined, 'missing'],
    ['constants.specimensDealt', 0, '0 is less than 1'],
    ['constants.fieldDraw.fieldAssistant', 0, '0 is less than 1'],
    ['id', 'monopoly', 'expected "holotype"'],
  ])('%s = %o', (path, value, fault) => {
    const where: Readonly<Record<string, string>> = {
      'constants.labDraw': 'constants.labDraw.fieldAssistant',
      'locations.0.id': 'locations.1.id',
      'milestones.items.0.key': 'milestones.items',
    };
    expect(faultOf(changed(path, value))).toBe(`edition ${where[path] ?? path}: ${fault}`);
  });

  test('a requirement that no card can meet', () => {
    const path = 'globalObjectives.items.0.slots.0.requirements.0.match.type';
    expect(faultOf(changed(path, 'pterosaur'))).toBe(`edition ${path}: 'pterosaur' is not in enums.types`);
  });

  test('two cards with one id', () => {
    expect(faultOf(changed('specimens.items.1.id', 'SP01'))).toBe(
      "edition specimens.items.1.id: 'SP01' stands there twice",
    );
  });

  test('a board for no number of players', () => {
    expect(faultOf(changed('boards.items.2.players', 6))).toBe('edition boards.items: nothing for 4 players');
  });

  test('a Personal Objective without what it scores by', () => {
    expect(faultOf(changed('personalObjectives.items.0.scale', undefined))).toBe(
      "edition personalObjectives.items.0: a 'scale' objective lacks what it scores by",
    );
  });

  test('as many numbers as circles', () => {
    expect(faultOf(changed('playerBoard.contributionCircles', 6))).toBe(
      'edition playerBoard.contributionVp.values: 5 numbers for 6 circles',
    );
  });

  test.each([null, 7, 'components', []])('%o is no edition', value => {
    expect(faultOf(value)).toMatch(/^edition : expected object/);
  });
});
