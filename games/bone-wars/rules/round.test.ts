import { choiceTexts, give } from '@bonebed/kernel';
import { expect, test } from 'vitest';
import { player, position } from '../testing/index.ts';

test('BW-6.1 BW-6.2 players take turns in order: a card or a pass', () => {
  const table = position(3);
  expect(choiceTexts(table, 0)).toEqual(['team T1', 'team T2', 'team T3', 'pass']);
  give(table, '0 team T1', '0 end', '1 team T1', '1 end', '2 team T1', '2 end');
  expect(table.pending?.waiting).toEqual([0]);
});

test('BW-6.3 BW-R12 anyone may pass early, and takes no further turn in the round', () => {
  const table = position(3);
  give(table, '0 pass', '0 prof-5R', '0 paleoCard 1', '0 decline', '0 decline');
  expect(player(table, 0).passed).toBe(true);
  give(table, '1 team T1', '1 end', '2 team T1', '2 end');
  expect(table.pending?.waiting).toEqual([1]);
});

test('BW-6.4 BW-R13 the last player left takes turn after turn until passing, then the round ends', () => {
  const table = position(2, b => {
    b.alone(1);
    b.player(1).money = 20;
  });
  give(table, '1 team T1', '1 end', '1 team T2', '1 end');
  expect(table.position.state.round).toBe(0);
  give(table, '1 pass', '1 prof-1R', '1 decline', '1 4');
  expect(table.position.state.round).toBe(1);
});

test('BW-R13 the order of a round stays while profession markers move', () => {
  const table = position(3);
  give(table, '0 pass', '0 prof-5R', '0 paleoCard 1', '0 decline', '0 decline');
  expect(table.position.state.order).toEqual([0, 1, 2]);
});

test('BW-6.5 BW-16.3 the game is scored before round 3 and after round 4', () => {
  const table = position(2, b => {
    b.round(2);
    b.alone(1);
    b.player(0).loyalty = [3, 0];
  });
  give(table, '1 pass', '1 prof-1R', '1 decline', '1 4');
  expect(player(table, 0).reputation).toMatchObject({ midGame: [3, 0], final: [0, 0] });
});
