import { expect, test } from 'vitest';
import type { DealPlay } from '../storage/deals.ts';
import { ahead, botsAt, freePlace, seatAt, tableAt } from './duplicate.ts';

const play = (place: number, table = '', person = `p${place}`): DealPlay => ({
  ...{ person, name: '', table, place, points: null, endedAt: null, scores: null },
});

test('at each table all sit one seat further, and come round again', () => {
  const deal = { bots: [null, 'random', null] };
  expect([0, 1, 2, 3].map(table => botsAt(deal, table))).toEqual([
    [null, 'random', null],
    [null, null, 'random'],
    ['random', null, null],
    [null, 'random', null],
  ]);
  expect([0, 1, 2, 3, 4, 5].map(place => [tableAt(deal, place), seatAt(deal, place)])).toEqual([
    ...[
      [0, 0],
      [0, 2],
    ],
    ...[
      [1, 1],
      [1, 0],
    ],
    ...[
      [2, 2],
      [2, 1],
    ],
  ]);
});

test('people sit where no bot does, at every table', () => {
  for (const bots of [
    [null, null],
    [null, 'a', 'b'],
    ['a', null, 'b', null, null],
  ]) {
    for (let place = 0; place < 30; place++) {
      expect(botsAt({ bots }, tableAt({ bots }, place))[seatAt({ bots }, place)]).toBeNull();
    }
  }
});

test('newcomers fill up a table that waits, and leave alone one that has begun, or at which somebody sits from whom they keep apart', () => {
  const deal = { bots: [null, null] };
  expect(freePlace(deal, [], [])).toBe(0);
  expect(freePlace(deal, [play(0)], [])).toBe(1);
  expect(freePlace(deal, [play(0)], ['p0'])).toBe(2);
  // Somebody of a table that has begun had themselves deleted.
  expect(freePlace(deal, [play(0, 'begun')], [])).toBe(2);
  // Somebody who waited had.
  expect(freePlace(deal, [play(1), play(2)], [])).toBe(0);
});

test('points are held against what others made of the same seat', () => {
  expect(ahead([10, 20], [])).toEqual([null, null]);
  expect(
    ahead(
      [10, 20],
      [
        [6, 25],
        [8, 20],
      ],
    ),
  ).toEqual([3, -2.5]);
});
