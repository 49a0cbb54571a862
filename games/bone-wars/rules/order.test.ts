import { choiceTexts, fastRng, give, type Table } from '@bonebed/kernel';
import { expect, test } from 'vitest';
import { boneWars } from '../index.ts';
import { barredBy, box, cardNames, dealt, id, player, told } from '../testing/index.ts';
import { faults } from './faults.ts';
import type { Grant } from './ids.ts';
import type { BoneWars } from './state.ts';

/** Answers everything of the opening with the first option, but for what the answers say. */
function rush(table: Table<BoneWars>, seat: number): void {
  while (
    table.pending?.waiting[0] === seat &&
    table.pending.what !== 'opening' &&
    table.pending.what !== 'university'
  ) {
    const texts = choiceTexts(table, seat);
    give(table, `${seat} ${texts.includes('decline') ? 'decline' : texts[0]}`);
  }
}

function career(table: Table<BoneWars>, seat: number, profession: string, university: string | null): void {
  if (table.pending?.what === 'opening') give(table, `${seat} career`);
  give(table, `${seat} ${profession}`);
  rush(table, seat);
  if (university !== null && table.pending?.what === 'university') give(table, `${seat} ${university}`);
}

/** Who is first to choose in a deal from this seed. */
function firstOf(seed: string): number {
  return boneWars.setup(box, { seats: 3, settings: {}, rng: fastRng(seed) }).opening.first;
}

function takeFirst(table: Table<BoneWars>, seat: number): void {
  const first = choiceTexts(table, seat).find(text => text.startsWith('species'));
  give(table, `${seat} ${first}`);
}

test('BW-5.1 BW-5.2 the first player picks a species card with its two bones, or a career path', () => {
  const table = dealt(3);
  expect(choiceTexts(table, 0)).toHaveLength(4 + 1);
  const { card, bones } = table.position.state.opening.offer[0];
  takeFirst(table, 0);
  expect(player(table, 0).species).toEqual([card]);
  expect(told(table, 'tookOffered')).toEqual([{ type: 'tookOffered', seat: 0, card, bones }]);
  expect(player(table, 0).crates.reduce((sum, n) => sum + n)).toBe(2);
  expect(table.pending?.waiting).toEqual([1]);
});

test('BW-5.2 BW-H8 the first player is drawn at random', () => {
  const firsts = new Set(Array.from({ length: 20 }, (_, seed) => firstOf(`${seed}`)));
  expect([...firsts].sort()).toEqual([0, 1, 2]);
});

test('BW-5.3 career path: leftmost column and its bonuses, then university, grant and patron', () => {
  const table = dealt(4);
  give(table, '0 career');
  expect(barredBy(table, 0, 'prof-1R')).toBe('BW-5.3');
  give(table, '0 prof-1L', '0 decline');
  expect(player(table, 0)).toMatchObject({ money: 5 + 5, campus: null });
  give(table, '0 3');
  const one = player(table, 0);
  expect(one).toMatchObject({ campus: 2, grant: 2, patron: 1 });
});

test('BW-5.3 BW-R52 BW-R49 a profession or university space that is taken is barred', () => {
  const table = dealt(4);
  career(table, 0, 'prof-1L', '1');
  give(table, '1 career');
  expect(barredBy(table, 1, 'prof-1L')).toBe('BW-R52');
  career(table, 1, 'prof-2L', null);
  expect(barredBy(table, 1, '1')).toBe('BW-R49');
  expect(barredBy(table, 1, '2')).toBe('legal');
});

test('BW-5.4 in reverse order everybody takes the option not chosen before', () => {
  const table = dealt(3);
  takeFirst(table, 0);
  career(table, 1, 'prof-2L', '2');
  takeFirst(table, 2);
  expect(table.pending).toMatchObject({ what: 'profession', waiting: [2] });
  career(table, 2, 'prof-1L', '3');
  expect(table.pending).toMatchObject({ what: 'opening', waiting: [1] });
  expect(barredBy(table, 1, 'career')).toBe('BW-5.4');
  takeFirst(table, 1);
  expect(table.pending).toMatchObject({ what: 'profession', waiting: [0] });
});

test('BW-5.5 BW-R56 with two players the second career path is at the other patron’s university', () => {
  const table = dealt(2);
  career(table, 0, 'prof-1L', '2');
  career(table, 1, 'prof-2L', null);
  expect(barredBy(table, 1, '1')).toBe('BW-5.5');
  expect(choiceTexts(table, 1)).toEqual(['3', '4']);
});

test('BW-5.6 BW-5.8 the card left over is discarded with its bones, and the highest profession begins', () => {
  const table = dealt(3);
  career(table, 0, 'prof-3L', '1');
  career(table, 1, 'prof-2L', '3');
  career(table, 2, 'prof-1L', '4');
  takeFirst(table, 2);
  takeFirst(table, 1);
  takeFirst(table, 0);
  const { state } = table.position;
  expect(state.opening.offer).toEqual([]);
  expect(state.speciesDiscard.length).toBeGreaterThanOrEqual(1);
  expect(state.order).toEqual([2, 1, 0]);
  expect(table.pending).toMatchObject({ what: 'turn', waiting: [2] });
  expect(faults(table.position)).toEqual([]);
});

/** Plays the whole opening with university spaces in the order of the seats. */
function opened(seats: number, universities: readonly string[]): Table<BoneWars> {
  const table = dealt(seats);
  for (const [seat, university] of universities.entries()) career(table, seat, `prof-${seat + 1}L`, university);
  for (let seat = seats - 1; seat >= 0; seat--) takeFirst(table, seat);
  return table;
}

test('BW-5.7 with two players: virtual markers, camps, and the neutral team beside the first team', () => {
  const { state } = opened(2, ['4', '1']).position;
  expect(state.awardMarkers.map(({ owner }) => owner)).toEqual([-1, -1, -1]);
  expect(state.awardMarkers.map(({ space }) => box.awardSpaces[space].minPlayers)).toEqual([4, 4, 4]);
  expect(state.sites.flatMap(({ camps }) => camps).filter(owner => owner === -1)).toHaveLength(8);
  expect(box.campuses[state.neutralTeam ?? 0].id).toBe('3');
});

test('BW-5.7 BW-D8 with three players: 4 virtual camps, the neutral team on the space left over', () => {
  const { state } = opened(3, ['1', '2', '4']).position;
  expect(state.sites.flatMap(({ camps }) => camps).filter(owner => owner === -1)).toHaveLength(4);
  expect(state.awardMarkers).toHaveLength(3);
  expect(box.campuses[state.neutralTeam ?? 0].id).toBe('3');
});

test('BW-5.7 with four players there are no virtual opponents', () => {
  const { state } = opened(4, ['1', '2', '3', '4']).position;
  expect(state).toMatchObject({ neutralTeam: null, awardMarkers: [] });
  expect(state.sites.flatMap(({ camps }) => camps).every(owner => owner === null)).toBe(true);
});

test('BW-R19 bones of the setup offer are not affected by a grant', () => {
  const table = dealt(2, state => {
    state.grants[0] = id<Grant>(box.grants, 'G03');
  });
  career(table, 0, 'prof-1L', '1');
  career(table, 1, 'prof-2L', '3');
  takeFirst(table, 1);
  takeFirst(table, 0);
  expect(table.position.state.rare).toEqual([2, 2, 2, 2, 2, 2, 2, 2]);
  expect(cardNames(player(table, 0).species)).toHaveLength(1);
});
