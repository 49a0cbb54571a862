import { give } from '@bonebed/kernel';
import { expect, test } from 'vitest';
import { fossilis } from '../index.ts';
import { position } from '../testing/index.ts';

const bare = { dinosaurs: [], tools: [], supplies: [], events: [] };

test('FO-E52, FO-16.1, FO-16.2, FO-16.3 end triggered in mid-round: four more turns', () => {
  const table = position({ ...bare, seats: 3, round: 9, active: 1, pool: 1 });
  give(table, '1 plaster', '1 done');
  expect(table.position.state).toMatchObject({ lastRound: 10, pool: 0 });
  for (const seat of [2, 0, 1, 2]) {
    expect(table.pending?.waiting).toEqual([seat]);
    give(table, `${seat} done`);
  }
  expect(table.pending).toBeNull();
  expect(table.outcome?.reason).toBe('lastPool');
  // The count of rounds stops at the last one.
  expect(table.position.state).toMatchObject({ round: 10, lastRound: 10 });
});

test('FO-E53, FO-16.4 end triggered by the last seat: three more turns', () => {
  const table = position({ ...bare, seats: 3, round: 9, active: 2, pool: 1 });
  give(table, '2 plaster', '2 done', '0 done', '1 done');
  expect(table.outcome).toBeNull();
  give(table, '2 done');
  expect(table.outcome?.reason).toBe('lastPool');
});

test('FO-R47 Plaster gained after the end is triggered counts', () => {
  const table = position({ ...bare, seats: 2, round: 9, lastRound: 9, active: 1, pool: 0 });
  give(table, '1 plaster', '1 plaster', '1 done');
  const lines = fossilis.score(table.position)[1].lines;
  expect(lines.find(entry => entry.what === 'plaster')?.points).toBe(1);
});

test('FO-R46 a game in which nobody takes Plaster ends after the last safety round', () => {
  const table = position({ ...bare, seats: 2, round: 60, active: 0, events: ['press_day'] });
  give(table, '0 done', '1 done');
  expect(table.outcome?.reason).toBe('safetyRounds');
});

test('FO-R46 the safety round also ends a game whose last round would come later', () => {
  const table = position({ ...bare, seats: 2, round: 60, active: 1, pool: 1 });
  give(table, '1 plaster', '1 done');
  expect(table.outcome?.reason).toBe('safetyRounds');
});
