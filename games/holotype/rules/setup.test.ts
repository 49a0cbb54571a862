import { EVERYBODY } from '@bonebed/kernel';
import { describe, expect, test } from 'vitest';
import {
  asked,
  choices,
  cubesOf,
  museumOf,
  newGame,
  personal,
  playerOf,
  position,
  says,
  told,
  turnOf,
  whyNot,
  workersOf,
} from '../testing/index.ts';

describe('HT-2 the table', () => {
  test.each([
    { seats: 2, objectives: 3, specimens: 54, personals: 12 },
    { seats: 3, objectives: 4, specimens: 51, personals: 10 },
    { seats: 4, objectives: 5, specimens: 48, personals: 8 },
    { seats: 5, objectives: 6, specimens: 45, personals: 6 },
  ])('HT-E5 the start for $seats players', ({ seats, objectives, specimens, personals }) => {
    const table = newGame(seats);
    const { state } = table.position;
    expect(state.objectives).toHaveLength(objectives);
    expect(state.specimenDeck).toHaveLength(specimens);
    expect(state.personalDeck).toHaveLength(personals);
    expect(museumOf(table)).toBe('T:1 J:2 K:3');
    expect(state.marker).toBe(0);
    for (const colour of (['red', 'yellow', 'blue', 'green', 'black'] as const).slice(0, seats)) {
      expect(cubesOf(table, colour)).toBe('');
      expect(workersOf(table, colour)).toBe('P:lounge G:locked A:lounge');
      expect(playerOf(table, colour)).toMatchObject({ discs: 5, milestones: [] });
      expect(playerOf(table, colour).specimens).toHaveLength(3);
    }
  });

  test.each([
    { seats: 2, spaces: [1, 1, 1, 1, 1], last: 12 },
    { seats: 3, spaces: [2, 2, 2, 1, 1], last: 18 },
    { seats: 4, spaces: [2, 2, 2, 2, 2], last: 24 },
    { seats: 5, spaces: [3, 3, 3, 2, 2], last: 30 },
  ])('HT-2.1 the sides of board and track for $seats players', ({ seats, spaces, last }) => {
    expect(newGame(seats).view(null)).toMatchObject({
      locations: spaces.map(count => ({ spaces: count })),
      track: { lastSpace: last },
    });
  });

  test('HT-2.2 five decks, each shuffled, with empty discard piles', () => {
    const decksOf = (seed: string) => {
      const { state } = newGame(2, {}, seed).position;
      expect([state.specimenDiscard, state.expeditionDiscard]).toEqual([[], []]);
      return [state.expeditionDeck, state.traceDeck, state.objectiveDeck, state.specimenDeck, state.personalDeck];
    };
    const [one, other] = [decksOf('one'), decksOf('other')];
    for (const [index, deck] of one.entries()) expect(deck).not.toEqual(other[index]);
    expect(one.map(deck => deck.length)).toEqual([25, 12, 12, 54, 12]);
  });

  test('HT-2.3 one more Global Objective than players, each different', () => {
    const revealed = newGame(4).position.state.objectives.map(({ objective }) => objective);
    expect(new Set(revealed).size).toBe(5);
  });

  test('HT-2.4 the Museum starts with 1 T, 2 J, 3 K', () => {
    expect(museumOf(newGame(2))).toBe('T:1 J:2 K:3');
  });

  test('HT-2.5 the marker starts on space 0', () => {
    expect(newGame(3).position.state.marker).toBe(0);
  });

  test('HT-2.6 nobody starts with cubes', () => {
    const table = newGame(2);
    expect([cubesOf(table, 'red'), cubesOf(table, 'yellow')]).toEqual(['', '']);
  });
});

describe('HT-3 the players', () => {
  test('HT-3.1 each has three workers, five discs and a private set of six tiles', () => {
    const table = newGame(2);
    expect(playerOf(table, 'red').workers).toHaveLength(3);
    expect(playerOf(table, 'red').discs).toBe(5);
    expect(table.box.milestoneTiles).toHaveLength(6);
  });

  test('HT-3.2 the Grad Student is locked, the others are in the Lounge', () => {
    const table = position();
    expect(workersOf(table, 'red')).toBe('P:lounge G:locked A:lounge');
    expect(whyNot(table, 'red place G library')).toBe('HT-4.1');
  });

  test('HT-3.3 a disc on each circle, no tile owned', () => {
    expect(playerOf(newGame(2), 'yellow')).toMatchObject({ discs: 5, milestones: [] });
  });

  test('HT-3.4 three specimens and two Personal Objectives at random, all different', () => {
    const { players } = newGame(5).position.state;
    expect(new Set(players.flatMap(({ specimens }) => specimens)).size).toBe(15);
    expect(new Set(players.flatMap(({ dealt }) => dealt)).size).toBe(10);
  });

  test('HT-3.5, HT-D1 each player keeps one of the two and discards the other', () => {
    const table = position({ choosing: true, red: { dealt: 'PO01 PO10' }, yellow: { dealt: 'PO02 PO03' } });
    expect(asked(table)).toBe('keepObjective');
    says(table, 'yellow PO03', 'red PO01');
    expect(playerOf(table, 'yellow')).toMatchObject({
      kept: personal(table, 'PO03'),
      discarded: [personal(table, 'PO02')],
      dealt: [],
    });
  });

  test('HT-3.6 any seat may begin, and play goes clockwise', () => {
    const first = new Set<number>();
    for (let deal = 0; deal < 40; deal++) first.add(newGame(3, {}, `deal ${deal}`).position.state.firstSeat);
    expect([...first].sort()).toEqual([0, 1, 2]);
    const table = position({ seats: 3, turn: 'blue' });
    expect(turnOf(says(table, 'blue place P library'))).toBe('red');
  });

  test('HT-E48 red keeps PO10 of PO01 and PO10', () => {
    const table = position({ choosing: true, red: { dealt: 'PO01 PO10' } });
    expect(choices(table, 'red')).toEqual(['PO01', 'PO10']);
    expect(whyNot(table, 'red PO07')).toBe('not offered');
    expect(whyNot(table, 'red PO01 PO10')).toBe('not offered');
    says(table, 'red PO10');
    expect(turnOf(table)).toBeNull();
    says(table, `yellow ${choices(table, 'yellow')[0]}`);
    expect(turnOf(table)).toBe('red');
    const [po01, po10] = [personal(table, 'PO01'), personal(table, 'PO10')];
    expect(table.view(0)).toMatchObject({ players: [{ kept: po10, discarded: [po01] }, {}] });
    expect(table.view(1)).toMatchObject({ players: [{ kept: null, discarded: [null], hasChosen: true }, {}] });
  });

  test('HT-R1 all choose at once and in secret; nobody learns what the others were dealt', () => {
    const table = position({ choosing: true, red: { dealt: 'PO01 PO10' } });
    says(table, 'red PO10');
    expect(table.pending?.waiting).toEqual([1]);
    expect(JSON.stringify(table.view(1))).toBe(
      JSON.stringify(position({ choosing: true, red: { dealt: 'PO01 PO10' } }).view(1)),
    );
    says(table, `yellow ${choices(table, 'yellow')[0]}`);
    expect(told(table)).toEqual(['objectivesChosen', 'firstPlayer']);
    const { first } = table.box;
    expect(table.position.state.seen[first.personals + personal(table, 'PO01')]).not.toBe(EVERYBODY);
  });
});
