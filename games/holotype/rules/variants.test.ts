import { BadInput } from '@bonebed/kernel';
import { describe, expect, test } from 'vitest';
import { holotype } from '../index.ts';
import {
  asked,
  choices,
  museumOf,
  newGame,
  playerOf,
  position,
  says,
  told,
  turnOf,
  whyNot,
  workersOf,
} from '../testing/index.ts';

const able = { hand: 'Camptosaurus', cubes: 'J:3 R:2' };
const publish = ['red place P journal', 'red publish Camptosaurus'];

describe('HT-20.1 the elementary game', () => {
  const settings = { elementary: true };

  test('HT-20.1 no objectives and no milestones', () => {
    const table = newGame(3, settings);
    expect(asked(table)).toBe('turn');
    expect(table.position.state.objectives).toEqual([]);
    const milestone = says(position({ seats: 3, settings, marker: 4, red: able }), ...publish);
    expect(turnOf(milestone)).toBe('yellow');
    expect(playerOf(milestone, 'red').milestones).toEqual([]);
  });

  test('HT-20.1 the rest of the game remains', () => {
    const reset = says(position({ settings, marker: 1, museum: 'K:9', red: able }), ...publish);
    expect(museumOf(reset)).toBe('T:1 J:2 K:3');
    const unlocked = says(position({ settings, red: { ...able, holotypes: 'Tawa Anzu' } }), ...publish);
    expect(workersOf(unlocked, 'red')).toContain('G:lounge');
    const erosion = says(position({ settings, next: 'Erosion' }), 'red place A field');
    expect(asked(erosion)).toBe('erosion');
    const trace = says(position({ settings, red: { ...able, cubes: 'J:4 R:2', traces: 'Eggs' } }), ...publish);
    expect(asked(trace)).toBe('trace');
  });

  test('HT-R40 no Personal Objectives are dealt, and neither they nor discs are scored', () => {
    const table = newGame(3, settings);
    expect(playerOf(table, 'red').dealt).toEqual([]);
    const lines = holotype.score(table.position)[0].lines.map(({ what }) => what);
    expect(lines).toEqual(['holotypes', 'traceFossils', 'unpublished']);
  });

  test('HT-E43 an elementary game for three', () => {
    const table = position({
      seats: 3,
      settings,
      marker: 4,
      red: { ...able, hand: 'Camptosaurus Tawa', holotypes: 'Allosaurus Ornitholestes' },
    });
    says(table, 'red place P journal');
    expect(choices(table, 'red')).toEqual(['publish SP17']);
    expect(whyNot(table, 'red contribute GO01 0')).toBe('not offered');
    says(table, 'red publish Camptosaurus');
    expect(told(table)).toEqual(['placed', 'published', 'markerMoved', 'gradUnlocked']);
    const [row] = holotype.score(table.position);
    expect(row.lines.map(({ points }) => points)).toEqual([16, 0, -2]);
    const last = position({ seats: 3, settings, marker: 17, red: able });
    expect(says(last, ...publish).outcome?.reason).toBe('track');
  });
});

describe('HT-20.2 a shorter or longer track', () => {
  test('HT-20.2 the track of another number of players; everything else keeps to the real number', () => {
    const table = newGame(2, { trackForPlayers: 5 });
    expect(table.view(null)).toMatchObject({ track: { lastSpace: 30, milestone: [8, 15, 23] } });
    expect(table.position.state.objectives).toHaveLength(3);
  });

  test('HT-E44 five players with the track for four', () => {
    const table = newGame(5, { trackForPlayers: 4 });
    expect(table.position.state.lastSpace).toBe(24);
    expect(table.position.state.objectives).toHaveLength(6);
    expect(table.view(null)).toMatchObject({ locations: [3, 3, 3, 2, 2].map(spaces => ({ spaces })) });
    const completed = (cards: number) => {
      const full = ['GO03', 'GO04', 'GO05', 'GO06'].slice(0, cards).map((card, seat) => `${card}:${DISCS[seat]}`);
      const ending = position({
        seats: 5,
        settings: { trackForPlayers: 4 },
        objectives: ['GO01:yellow,blue,-', ...full, 'GO02'].join(' '),
        red: { holotypes: 'Apatosaurus Diplodocus Barosaurus' },
      });
      return says(ending, 'red place P journal', 'red contribute GO01 2').outcome?.reason;
    };
    expect(completed(3)).toBeUndefined();
    expect(completed(4)).toBe('objectives');
  });
  const DISCS = ['yellow,yellow,yellow', 'blue,blue,blue', 'green,green,green', 'black,black,black'];
});

describe('HT-20.3 a short game for two', () => {
  test('HT-20.3, HT-R39 the agreed number is the last space, from 6 to 11', () => {
    for (const lastSpace of [6, 7, 8, 9, 10, 11]) {
      expect(newGame(2, { lastSpace }).position.state.lastSpace).toBe(lastSpace);
    }
    expect(() => newGame(2, { lastSpace: 5 })).toThrow(BadInput);
    expect(() => newGame(2, { lastSpace: 12 })).toThrow(BadInput);
    expect(() => newGame(3, { lastSpace: 8 })).toThrow('only for 2 seats');
  });

  test('HT-R39 symbols on and beyond the agreed space are not reached', () => {
    expect(newGame(2, { lastSpace: 9 }).view(null)).toMatchObject({
      track: { museumReset: [2, 5, 8], milestone: [3, 6] },
    });
  });

  test('HT-E50 last space 8', () => {
    const settings = { lastSpace: 8 };
    const table = position({ settings, marker: 7, museum: 'K:9', red: able });
    expect(table.view(null)).toMatchObject({ track: { museumReset: [2, 5], milestone: [3, 6] } });
    says(table, ...publish);
    expect(table.outcome?.reason).toBe('track');
    expect(museumOf(table)).toBe('K:9');
    expect(told(table)).not.toContain('museumReset');
    expect(asked(says(position({ settings, marker: 2, red: able }), ...publish))).toBe('milestone');
    expect(told(says(position({ settings, marker: 4, red: able }), ...publish))).toContain('museumReset');
  });
});

test('HT-20.4 variants can be combined', () => {
  const table = newGame(2, { elementary: true, trackForPlayers: 3, lastSpace: 10 });
  expect(table.view(null)).toMatchObject({ elementary: true, track: { lastSpace: 10, museumReset: [2, 7] } });
});
