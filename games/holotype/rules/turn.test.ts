import { describe, expect, test } from 'vitest';
import {
  asked,
  choices,
  cubesOf,
  fixtures,
  position,
  says,
  told,
  turnOf,
  whyNot,
  workersOf,
} from '../testing/index.ts';

describe('HT-4 the turn', () => {
  test('HT-4.1 place one worker or recall, then the turn is over', () => {
    const table = position({ red: { at: 'A:lab' } });
    expect(choices(table, 'red')).toContain('place paleontologist universityLibrary');
    expect(choices(table, 'red')).toContain('recall');
    expect(whyNot(table, 'red place A library')).toBe('HT-4.1');
    expect(turnOf(says(table, 'red place P library'))).toBe('yellow');
  });

  test('HT-4.2 a placed worker stays after its action', () => {
    const table = says(position(), 'red place P library', 'yellow place A lab', 'yellow draw');
    expect(workersOf(table, 'red')).toBe('P:library G:locked A:lounge');
  });

  test('HT-4.3 recall brings all workers back and 1 research; a locked Grad Student stays locked', () => {
    const table = says(position({ red: { at: 'A:lab' } }), 'red recall');
    expect(workersOf(table, 'red')).toBe('P:lounge G:locked A:lounge');
    expect(cubesOf(table, 'red')).toBe('R:1');
    expect(turnOf(table)).toBe('yellow');
  });

  test('HT-4.4, HT-D2 with an empty Lounge the recall is made at once', () => {
    const table = position({ seats: 3, red: { at: 'A:lab' }, yellow: { at: 'P:lab A:field' } });
    says(table, 'red place P library');
    expect(told(table)).toContain('recalled');
    expect(turnOf(table)).toBe('blue');
  });

  test('HT-4.5 with a worker in the Lounge one may still recall', () => {
    expect(whyNot(position({ red: { at: 'A:lab' } }), 'red recall')).toBe('legal');
  });

  test('HT-4.6 turn after turn clockwise, without rounds', () => {
    const table = position({ seats: 3, turn: 'yellow' });
    says(table, 'yellow place P library');
    expect(turnOf(table)).toBe('blue');
    says(table, 'blue place A library');
    expect(turnOf(table)).toBe('red');
    says(table, 'red place A library');
    expect(turnOf(table)).toBe('yellow');
  });

  test('HT-E6 an empty Lounge', () => {
    const table = position({
      turn: 'yellow',
      red: { at: 'P:library A:lab', cubes: 'R:2' },
      yellow: { at: 'A:museum' },
    });
    says(table, 'yellow recall');
    expect(workersOf(table, 'red')).toBe('P:lounge G:locked A:lounge');
    expect(cubesOf(table, 'red')).toBe('R:3');
    expect(turnOf(table)).toBe('yellow');
    expect(table.events(null).at(-1)).toMatchObject({
      type: 'recalled',
      seat: 0,
      count: 2,
      forced: 'yes',
      research: 1,
    });
  });

  test('HT-E7 recall by choice', () => {
    const table = says(position({ red: { at: 'A:lab' } }), 'red recall');
    expect(workersOf(table, 'red')).toBe('P:lounge G:locked A:lounge');
    expect(cubesOf(table, 'red')).toBe('R:1');
    expect(whyNot(position(), 'red recall')).toBe('HT-R2');
  });

  test('HT-R2 no recall with nobody on the board', () => {
    expect(whyNot(position(), 'red recall')).toBe('HT-R2');
    expect(whyNot(position(), 'red place P library')).toBe('legal');
  });

  test('HT-R6 where nothing can be placed, recall is the only move', () => {
    const table = position({ red: { at: 'P:journal G:library' }, yellow: { at: 'P:lab G:field' } });
    expect(choices(table, 'red')).toEqual(['recall']);
  });

  test('HT-R44 a game that nobody ends is ended after the limit of turns', () => {
    const limits = { ...fixtures.limits, safetyTurnsPerPlayer: 2 };
    const table = position({ components: { ...fixtures, limits } });
    says(table, 'red place P library', 'yellow place P library', 'red place P library');
    expect(table.outcome).toBeNull();
    says(table, 'yellow place P library');
    expect(table.outcome?.reason).toBe('safety');
  });
});

describe('HT-5 placing and ejecting', () => {
  test('HT-5.1 five locations', () => {
    const table = position({
      red: { at: 'G:lounge', cubes: 'J:3 R:2', hand: 'Camptosaurus' },
    });
    const places = choices(table, 'red').filter(text => text.startsWith('place paleontologist'));
    expect(places.map(text => text.split(' ')[2])).toEqual([
      'specimenLab',
      'fieldExpeditions',
      'universityLibrary',
      'publishingJournal',
      'museumCollections',
    ]);
  });

  test('HT-5.2, HT-D3 a Field Assistant goes everywhere but to the Journal', () => {
    const table = position({ red: { at: 'G:lounge', cubes: 'J:3 R:2', hand: 'Camptosaurus' } });
    expect(whyNot(table, 'red place A journal')).toBe('HT-5.2');
    for (const place of ['lab', 'field', 'library', 'museum']) {
      expect(whyNot(table, `red place A ${place}`)).toBe('legal');
    }
    expect(whyNot(table, 'red place G journal')).toBe('legal');
  });

  test('HT-5.3 a free space must be taken', () => {
    const table = position({ seats: 3, yellow: { at: 'A:library' } });
    says(table, 'red place P library');
    expect(workersOf(table, 'yellow')).toContain('A:library');
    expect(table.events(null)[0]).toMatchObject({ type: 'placed', ejects: 'nobody', owner: null, rival: null });
  });

  test.each([
    ['P', 'P', true],
    ['P', 'G', true],
    ['P', 'A', true],
    ['G', 'P', false],
    ['G', 'G', true],
    ['G', 'A', true],
    ['A', 'P', false],
    ['A', 'G', false],
    ['A', 'A', true],
  ])('HT-5.4 %s ejects %s: %s', (placing, standing, may) => {
    const table = position({ red: { at: 'G:lounge' }, yellow: { at: `${standing}:library` } });
    expect(whyNot(table, `red place ${placing} library`)).toBe(may ? 'legal' : 'HT-5.8');
    if (!may) return;
    says(table, `red place ${placing} library`);
    expect(workersOf(table, 'yellow')).toContain(`${standing}:lounge`);
  });

  test('HT-5.5 the placing player chooses among those that can be ejected', () => {
    const table = position({
      seats: 3,
      red: { at: 'G:lounge' },
      yellow: { at: 'P:library' },
      blue: { at: 'A:library' },
    });
    says(table, 'red place P library');
    expect(asked(table)).toBe('eject');
    expect(choices(table, 'red')).toEqual(['1 paleontologist', '2 fieldAssistant']);
    says(table, 'red blue A');
    expect(workersOf(table, 'blue')).toContain('A:lounge');
    expect(workersOf(table, 'yellow')).toContain('P:library');
  });

  test('HT-5.4 a lower worker there is offered, a higher one is refused', () => {
    const table = position({ seats: 4, red: { at: 'G:lounge' }, yellow: { at: 'P:museum' }, blue: { at: 'A:museum' } });
    expect(whyNot(table, 'red place G museum')).toBe('HT-R3');
    const full = position({
      seats: 5,
      red: { at: 'G:lounge' },
      yellow: { at: 'P:library A:library' },
      blue: { at: 'A:library' },
    });
    says(full, 'red place G library');
    expect(whyNot(full, 'red yellow P')).toBe('HT-5.4');
    expect(whyNot(full, 'red yellow A')).toBe('legal');
  });

  test('HT-5.6 one can eject a worker of one’s own', () => {
    const table = position({ red: { at: 'A:library' } });
    says(table, 'red place P library');
    expect(workersOf(table, 'red')).toBe('P:library G:locked A:lounge');
    expect(table.events(null)[0]).toMatchObject({ type: 'placed', ejects: 'own', owner: 0 });
  });

  test('HT-5.7, HT-R4 the ejected worker goes to the Lounge, before the action, and its owner gets nothing', () => {
    const table = position({ yellow: { at: 'P:library', cubes: 'K:1' } });
    says(table, 'red place P library');
    expect(workersOf(table, 'yellow')).toBe('P:lounge G:locked A:lounge');
    expect(cubesOf(table, 'yellow')).toBe('K:1');
    expect(told(table)).toEqual(['placed', 'researched']);
    expect(table.events(null)[0]).toMatchObject({ ejects: 'another', owner: 1, rival: 0 });
    expect(whyNot(table, 'yellow place P lab')).toBe('legal');
  });

  test('HT-5.8 no free space and nobody to eject', () => {
    expect(whyNot(position({ yellow: { at: 'P:library' } }), 'red place A library')).toBe('HT-5.8');
  });

  test('HT-5.9 several workers of one player stand together', () => {
    const table = says(position({ seats: 3, red: { at: 'A:library' } }), 'red place P library');
    expect(workersOf(table, 'red')).toBe('P:library G:locked A:library');
  });

  test('HT-5.10 the spaces of a location are all equal: a placement names none', () => {
    const table = position({ seats: 5 });
    expect(choices(table, 'red').filter(text => text.endsWith('paleontologist universityLibrary'))).toHaveLength(1);
  });

  test('HT-R5 one’s own ejected worker waits for the next turn', () => {
    const table = says(position({ red: { at: 'A:library' } }), 'red place P library');
    expect(turnOf(table)).toBe('yellow');
    expect(workersOf(table, 'red')).toContain('A:lounge');
  });

  test('HT-R3 no placement without effect', () => {
    const table = position({ deck: 0, turn: 'red' });
    expect(whyNot(table, 'red place P lab')).toBe('HT-R3');
    expect(whyNot(table, 'red place P journal')).toBe('HT-R3');
    expect(whyNot(table, 'red place P museum')).toBe('HT-R3');
    expect(whyNot(table, 'red place P library')).toBe('legal');
    expect(whyNot(table, 'red place P field')).toBe('legal');
    const able = position({ deck: 0, red: { hand: 'Camptosaurus', cubes: 'J:3 R:2' } });
    for (const place of ['lab', 'journal', 'museum']) expect(whyNot(able, `red place P ${place}`)).toBe('legal');
  });

  test('HT-E1 a free space at Field Expeditions', () => {
    const table = position({ seats: 3, yellow: { at: 'A:field' }, next: 'Lance Cloverly' });
    says(table, 'red place P field');
    expect(asked(table)).toBe('expedition');
    expect(workersOf(table, 'red')).toContain('P:field');
    expect(workersOf(table, 'yellow')).toContain('A:field');
    expect(whyNot(table, 'red yellow A')).toBe('not offered');
  });

  describe('HT-E2 two taken spaces at Field Expeditions', () => {
    const start = () => position({ seats: 3, red: { at: 'G:field' }, yellow: { at: 'A:field', cubes: 'K:2' } });

    test('HT-E2 red ejects the yellow Field Assistant', () => {
      const table = says(start(), 'red place P field');
      expect(choices(table, 'red')).toEqual(['0 gradStudent', '1 fieldAssistant']);
      says(table, 'red yellow A');
      expect(workersOf(table, 'red')).toBe('P:field G:field A:lounge');
      expect(workersOf(table, 'yellow')).toBe('P:lounge G:locked A:lounge');
      expect(cubesOf(table, 'yellow')).toBe('K:2');
    });

    test('HT-E2 red ejects the own Grad Student', () => {
      const table = says(start(), 'red place P field', 'red red G');
      expect(workersOf(table, 'red')).toBe('P:field G:lounge A:lounge');
      expect(workersOf(table, 'yellow')).toContain('A:field');
    });
  });

  test('HT-E3 a Library held by blue', () => {
    const table = position({ seats: 3, red: { at: 'G:lounge' }, blue: { at: 'P:library G:library' } });
    expect(whyNot(table, 'red place A library')).toBe('HT-5.8');
    says(table, 'red place P library');
    expect(choices(table, 'red')).toEqual(['2 paleontologist', '2 gradStudent']);
    const grad = position({ seats: 3, red: { at: 'G:lounge' }, blue: { at: 'P:library G:library' } });
    says(grad, 'red place G library');
    expect(workersOf(grad, 'blue')).toBe('P:library G:lounge A:lounge');
  });

  test('HT-E4 a Field Assistant at a free Journal', () => {
    const table = position({ red: { cubes: 'J:3 R:2', hand: 'Camptosaurus' } });
    expect(whyNot(table, 'red place A journal')).toBe('HT-5.2');
  });

  test('HT-E51 the own Field Assistant stays when a space is free', () => {
    const table = says(position({ seats: 3, red: { at: 'A:library' } }), 'red place P library');
    expect(workersOf(table, 'red')).toBe('P:library G:locked A:library');
    expect(table.events(null)[0]).toMatchObject({ type: 'placed', ejects: 'nobody', owner: null, rival: null });
  });
});
