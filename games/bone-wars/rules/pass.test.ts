import { choiceTexts, give, openEdition, scenario } from '@bonebed/kernel';
import { expect, test } from 'vitest';
import components from '../box/components.json' with { type: 'json' };
import { boneWars } from '../index.ts';
import { barredBy, box, id, player, position } from '../testing/index.ts';
import { faults } from './faults.ts';
import type { Campus, Profession } from './ids.ts';

const campus = (name: string) => id<Campus>(box.campuses, name);
const profession = (name: string) => id<Profession>(box.professions, name);

test('BW-E10 BW-14.1 BW-14.3 BW-14.4 BW-14.5 BW-14.6 the first to pass in a game of three', () => {
  const table = position(3, b => {
    b.patron(0, 'cope');
    b.team(0, 'montana');
    b.team(1, 'dakota');
    b.team(2, 'kansas');
    b.state.neutralTeam = campus('3');
  });
  give(table, '0 pass', '0 prof-2R', '0 upgradeTeam 1', '0 hire miner', '0 lucas-2');
  expect(table.position.state.neutralTeam).toBe(campus('4'));
  give(table, '0 1');
  const one = player(table, 0);
  expect(one).toMatchObject({ money: 5 + 3, loyalty: [1, 0], patron: 0, campus: campus('1'), grant: campus('1') });
  expect(one.paleontologists).toHaveLength(1);
  expect(one.hired).toHaveLength(1);
});

test('BW-14.1 the profession marker changes row and column', () => {
  const table = position(2);
  give(table, '0 pass');
  expect(barredBy(table, 0, 'prof-1R')).toBe('BW-14.1');
  expect(barredBy(table, 0, 'prof-3L')).toBe('BW-14.1');
  expect(barredBy(table, 0, 'prof-2L')).toBe('BW-R52');
  expect(choiceTexts(table, 0)).toEqual(['prof-2R', 'prof-3R', 'prof-4R', 'prof-5R']);
});

test('BW-R52 one marker on a space', () => {
  const table = position(3, b => {
    b.player(1).profession = profession('prof-3R');
  });
  give(table, '0 pass');
  expect(barredBy(table, 0, 'prof-3R')).toBe('BW-R52');
});

test('BW-R52 should an edition leave no legal space, the column condition falls first', () => {
  const spaces = components.professionsTrack.spaces.filter(({ row }) => row < 5);
  const fewRows = openEdition(boneWars, {
    ...components,
    professionsTrack: { ...components.professionsTrack, spaces },
  });
  const table = scenario(boneWars, fewRows, { seats: 4 }, state => {
    state.phase = 'rounds';
    state.order = [0, 1, 2, 3];
    const places = ['prof-1L', 'prof-2R', 'prof-3R', 'prof-4R'];
    for (const [seat, one] of state.players.entries()) one.profession = id(fewRows.box.professions, places[seat]);
  });
  give(table, '0 pass');
  expect(choiceTexts(table, 0)).toEqual(['prof-2L', 'prof-3L', 'prof-4L']);
});

test('BW-14.2 BW-15.6 BW-R53 in the last round passing takes an endgame space and nothing else', () => {
  const table = position(2, b => {
    b.round(4);
    b.team(0, 'montana');
    b.state.neutralTeam = campus('2');
  });
  give(table, '0 pass');
  expect(choiceTexts(table, 0)).toEqual(['end-1', 'end-2']);
  expect(barredBy(table, 0, 'end-3')).toBe('BW-15.6');
  give(table, '0 end-1');
  expect(player(table, 0)).toMatchObject({ loyalty: [3, 0], campus: null, profession: profession('prof-1L') });
  expect(table.position.state.neutralTeam).toBe(campus('2'));
});

test('BW-R53 an endgame space that is taken is barred, rows do not matter', () => {
  const table = position(3, b => b.round(4));
  give(table, '0 pass', '0 end-1', '1 pass');
  expect(barredBy(table, 1, 'end-1')).toBe('BW-R53');
  expect(choiceTexts(table, 1)).toEqual(['end-2', 'end-3']);
});

test.each([
  ['1', '2'],
  ['2', '3'],
  ['3', '4'],
  ['4', '1'],
])('BW-E14 BW-14.3 the neutral team moves from space %s to %s', (from, to) => {
  const table = position(2, b => {
    b.team(0, 'montana');
    b.team(1, 'dakota');
    b.state.neutralTeam = campus(from);
  });
  give(table, '0 pass', '0 prof-3R', '0 paleoCard 1', '0 decline', '0 decline');
  expect(table.position.state.neutralTeam).toBe(campus(to));
});

test('BW-R50 the neutral team goes to the next space that is not occupied, once a round', () => {
  const table = position(3, b => {
    b.state.neutralTeam = campus('2');
    b.player(2).campus = campus('4');
  });
  give(table, '0 pass', '0 prof-5R', '0 paleoCard 1', '0 decline', '0 decline');
  expect(table.position.state.neutralTeam).toBe(campus('1'));
  give(table, '1 pass', '1 prof-4R', '1 paleoCard 1', '1 decline', '1 removeCover 1', '1 rp 1', '1 decline');
  expect(table.position.state.neutralTeam).toBe(campus('1'));
});

test('BW-R49 the team is lifted first, so its own space is free; teams that never left keep theirs', () => {
  const table = position(4);
  give(table, '0 pass', '0 prof-5R', '0 paleoCard 1', '0 decline', '0 decline');
  expect(player(table, 0).campus).toBe(campus('1'));
  const two = position(2);
  give(two, '0 pass', '0 prof-5R', '0 paleoCard 1', '0 decline', '0 decline');
  expect(barredBy(two, 0, '3')).toBe('BW-R49');
});

test('BW-14.4 BW-14.5 patron tile and grant marker follow the university space', () => {
  const table = position(2, b => b.team(1, 'dakota'));
  give(table, '0 pass', '0 prof-5R', '0 paleoCard 1', '0 decline', '0 decline', '0 4');
  expect(player(table, 0)).toMatchObject({ patron: 1, grant: campus('4') });
});

test('BW-14.6 BW-R54 bonuses above the marker are taken, judged before either; those at or below it are lost', () => {
  const after = (step: number) => {
    const table = position(2, b => {
      b.player(0).loyalty = [step, 0];
    });
    give(table, '0 pass', '0 prof-5R', '0 paleoCard 1', '0 decline', '0 decline', '0 1');
    const { money, loyalty } = player(table, 0);
    return [loyalty[0] - step, money - 5 - 2];
  };
  expect(after(5)).toEqual([1, 1]);
  expect(after(6)).toEqual([0, 1]);
  expect(after(9)).toEqual([0, 1]);
  expect(after(10)).toEqual([0, 0]);
});

test('BW-I5 after all have passed teams, patrons, grants and professions agree', () => {
  const table = position(2);
  give(table, '0 pass', '0 prof-5R', '0 paleoCard 1', '0 decline', '0 decline', '0 1');
  give(table, '1 pass', '1 prof-4R', '1 paleoCard 1', '1 decline', '1 removeCover 1', '1 rp 1', '1 decline', '1 3');
  expect(table.position.state.round).toBe(1);
  expect(faults(table.position)).toEqual([]);
});
