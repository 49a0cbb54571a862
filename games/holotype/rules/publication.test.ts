import { EVERYBODY } from '@bonebed/kernel';
import { describe, expect, test } from 'vitest';
import {
  asked,
  choices,
  cubesOf,
  handOf,
  holotypesOf,
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

describe('HT-11 publishing a Holotype', () => {
  test('HT-11.1, HT-D10 a specimen in hand whose full cost can be paid', () => {
    const table = position({ red: { hand: 'Camptosaurus Archelon Allosaurus', cubes: 'J:5 R:3' } });
    says(table, 'red place P journal');
    expect(choices(table, 'red').filter(text => text.startsWith('publish'))).toEqual(['publish SP17']);
    expect(whyNot(table, 'red publish Archelon')).toBe('HT-11.1');
    expect(table.barred(0).find(({ text }) => text === 'publish SP60')?.refusal.values).toMatchObject({
      fossils: 4,
      haveFossils: 0,
    });
    expect(table.barred(0).find(({ text }) => text === 'publish SP11')?.refusal.values).toMatchObject({
      research: 4,
      haveResearch: 3,
    });
  });

  test('HT-11.2, HT-1.9 it lies face up, is paid, and is a Holotype', () => {
    const table = says(position({ red: able }), 'red place P journal', 'red publish Camptosaurus');
    expect(holotypesOf(table, 'red')).toBe('Camptosaurus');
    expect(handOf(table, 'red')).toBe('');
    expect(cubesOf(table, 'red')).toBe('');
    const [camptosaurus] = playerOf(table, 'red').holotypes;
    expect(table.position.state.seen[camptosaurus]).toBe(EVERYBODY);
  });

  test('HT-R12 what is paid goes to the supply, not to the Museum', () => {
    const table = says(
      position({ red: { ...able, cubes: 'J:4 R:2', traces: 'Eggs' } }),
      'red place P journal',
      'red publish Camptosaurus',
      'red Eggs',
    );
    expect(museumOf(table)).toBe('T:1 J:2 K:3');
  });

  test('HT-11.3, HT-12.1 one trace fossil may be added, or none', () => {
    const red = { ...able, cubes: 'J:5 R:2', traces: 'Eggs Amber' };
    const table = says(position({ red }), 'red place P journal', 'red publish Camptosaurus');
    expect(choices(table, 'red')).toEqual(['none', 'TF07', 'TF10']);
    says(table, 'red Amber');
    expect(turnOf(table)).toBe('yellow');
    expect(playerOf(table, 'red').traces).toHaveLength(1);
    const without = says(position({ red }), 'red place P journal', 'red publish Camptosaurus', 'red none');
    expect(playerOf(without, 'red').traces).toHaveLength(2);
    expect(cubesOf(without, 'red')).toBe('J:2');
  });

  test('HT-12.1 never a trace fossil without a Holotype', () => {
    const table = position({ red: { traces: 'Eggs', cubes: 'J:8 R:8' } });
    expect(whyNot(table, 'red place P journal')).toBe('HT-R3');
  });

  test('HT-11.4 the marker moves one space', () => {
    const table = says(position({ red: able }), 'red place P journal', 'red publish Camptosaurus');
    expect(table.position.state.marker).toBe(1);
  });

  test('HT-11.5 the third Holotype unlocks the Grad Student', () => {
    const second = position({ red: { ...able, holotypes: 'Tawa' } });
    says(second, 'red place P journal', 'red publish Camptosaurus');
    expect(workersOf(second, 'red')).toContain('G:locked');
    const third = position({ red: { ...able, holotypes: 'Tawa Anzu' } });
    says(third, 'red place P journal', 'red publish Camptosaurus');
    expect(workersOf(third, 'red')).toContain('G:lounge');
  });

  test('HT-11.6 one Holotype a turn', () => {
    const table = position({ red: { hand: 'Camptosaurus Dryosaurus', cubes: 'J:8 R:8' } });
    says(table, 'red place P journal', 'red publish Camptosaurus');
    expect(turnOf(table)).toBe('yellow');
  });

  test('HT-R42 only cubes of the specimen’s own colour pay', () => {
    const table = position({ red: { hand: 'Camptosaurus', cubes: 'T:4 K:4 R:8' } });
    expect(whyNot(table, 'red place P journal')).toBe('HT-R3');
  });

  test('HT-R19 card, trace fossil, marker, reset, milestones, Grad Student, in this order', () => {
    const table = position({
      marker: 2,
      red: { ...able, cubes: 'J:4 R:2', traces: 'Eggs', holotypes: 'Tawa Anzu' },
    });
    says(
      table,
      'red place P journal',
      'red publish Camptosaurus',
      'red Eggs',
      'red libraryGrant',
      'yellow libraryGrant',
    );
    expect(told(table)).toEqual([
      'placed',
      'published',
      'traceAdded',
      'markerMoved',
      'milestoneTaken',
      'milestoneTaken',
      'gradUnlocked',
    ]);
    const reset = position({ marker: 1, red: { ...able, holotypes: 'Tawa Anzu' } });
    says(reset, 'red place P journal', 'red publish Camptosaurus');
    expect(told(reset)).toEqual(['placed', 'published', 'markerMoved', 'museumReset', 'gradUnlocked']);
  });

  test('HT-E28 the Grad Student works from the next turn on', () => {
    const table = position({ red: { ...able, holotypes: 'Tawa Anzu' } });
    says(table, 'red place P journal', 'red publish Camptosaurus');
    expect(turnOf(table)).toBe('yellow');
    expect(workersOf(table, 'red')).toContain('G:lounge');
    says(table, 'yellow place P library');
    expect(whyNot(table, 'red place G library')).toBe('HT-5.8');
    expect(whyNot(table, 'red place G lab')).toBe('legal');
    const fourth = position({ red: { ...able, at: 'G:lab', holotypes: 'Tawa Anzu Deinonychus' } });
    says(fourth, 'red place P journal', 'red publish Camptosaurus');
    expect(workersOf(fourth, 'red')).toContain('G:lab');
    expect(told(fourth)).not.toContain('gradUnlocked');
  });
});

describe('HT-12 trace fossils', () => {
  const withEggs = (hand: string, cubes: string) => {
    const table = position({ red: { hand, cubes, traces: 'Eggs' } });
    return says(table, 'red place P journal', `red publish ${hand}`);
  };

  test('HT-12.2 one more fossil of the Holotype’s colour', () => {
    expect(cubesOf(says(withEggs('Camptosaurus', 'J:5 K:1 R:2'), 'red Eggs'), 'red')).toBe('J:1 K:1');
    // Without it only 'none' is left, which is taken at once.
    const short = withEggs('Camptosaurus', 'J:3 K:5 R:2');
    expect(asked(short)).toBe('turn');
    expect(playerOf(short, 'red').traces).toHaveLength(1);
  });

  test('HT-12.3 never with a Marine Reptile', () => {
    const table = withEggs('Archelon', 'K:8 R:2');
    expect(asked(table)).toBe('turn');
    expect(told(table)).not.toContain('traceAdded');
  });

  test('HT-12.4, HT-R34 it lies face up with its Holotype and scores for its publisher', () => {
    const table = says(withEggs('Camptosaurus', 'J:4 R:2'), 'red Eggs');
    const [camptosaurus] = playerOf(table, 'red').holotypes;
    const [eggs] = playerOf(table, 'red').holotypeTraces;
    expect(table.view(1)).toMatchObject({ players: [{ holotypes: [{ specimen: camptosaurus, trace: eggs }] }, {}] });
    expect(points(table, 'red', 'traceFossils')).toBe(3);
    expect(points(table, 'yellow', 'traceFossils')).toBe(0);
  });

  test('HT-12.5 an unpublished trace fossil costs nothing', () => {
    expect(points(position({ red: { traces: 'Eggs Amber' } }), 'red', 'unpublished')).toBe(0);
  });

  test('HT-E23 Camptosaurus with Eggs', () => {
    const table = position({
      red: { at: 'G:lounge', hand: 'Camptosaurus', traces: 'Eggs', cubes: 'J:6 K:1 R:4' },
    });
    says(table, 'red place G journal', 'red publish Camptosaurus', 'red Eggs');
    expect(cubesOf(table, 'red')).toBe('J:2 K:1 R:2');
    expect(table.position.state.marker).toBe(1);
    expect([points(table, 'red', 'holotypes'), points(table, 'red', 'traceFossils')]).toEqual([5, 3]);
  });

  test('HT-E24 Archelon takes no trace fossil', () => {
    const table = withEggs('Archelon', 'K:6 R:2');
    expect(holotypesOf(table, 'red')).toBe('Archelon');
    expect(playerOf(table, 'red').traces).toHaveLength(1);
    expect(cubesOf(table, 'red')).toBe('K:2');
  });

  test('HT-E25 with exactly 3 J and 2 R', () => {
    const table = withEggs('Camptosaurus', 'J:3 K:4 R:2');
    expect(holotypesOf(table, 'red')).toBe('Camptosaurus');
    expect(playerOf(table, 'red').traces).toHaveLength(1);
    expect(cubesOf(table, 'red')).toBe('K:4');
    const tooFew = position({ red: { hand: 'Camptosaurus', cubes: 'J:2 K:6 R:2' } });
    expect(whyNot(tooFew, 'red place P journal')).toBe('HT-R3');
  });
});
