import { choiceTexts, give } from '@bonebed/kernel';
import { expect, test } from 'vitest';
import { barredBy, player, position } from '../testing/index.ts';

test('BW-9.1 BW-2.3 the paleontologist must go to another action than the one it stands on', () => {
  const table = position(2, b => {
    b.hand(0, 'marsh-1', 'stegosaurus');
    b.crates(0, 'torso', 'tail');
    b.paleontologist(0, 'publish');
  });
  give(table, '0 paleontologist marsh-1');
  expect(barredBy(table, 0, 'publish')).toBe('BW-9.1');
  expect(barredBy(table, 0, 'minorFind')).toBe('legal');
});

test('BW-9.1 off the board the paleontologist may go to any action', () => {
  const table = position(2, b => {
    b.hand(0, 'marsh-1', 'stegosaurus');
    b.crates(0, 'torso', 'tail');
  });
  give(table, '0 paleontologist marsh-1');
  expect(choiceTexts(table, 0)).toEqual(['publish', 'minorFind', 'none']);
});

test('BW-9.2 an award and a minor find happen once a turn', () => {
  const table = position(2, b => {
    b.hand(0, 'marsh-1', 'stegosaurus', 'triceratops');
  });
  give(table, '0 paleontologist marsh-1', '0 minorFind', '0 stegosaurus', '0 r1c1', '0 decline');
  expect(table.pending?.waiting).toEqual([1]);
});

test('BW-9.3 BW-R76 the paleontologist stays on its space, which others may share', () => {
  const table = position(2, b => {
    b.hand(0, 'marsh-1', 'stegosaurus');
    b.hand(1, 'marsh-2', 'triceratops');
    b.columnTile(1, 'money3');
    b.columnTile(2, 'teamUpgrade');
  });
  give(table, '0 paleontologist marsh-1', '0 minorFind', '0 stegosaurus', '0 r1c1', '1 paleontologist marsh-2');
  expect(player(table, 0).paleontologist).toBe('minorFind');
  expect(barredBy(table, 1, 'minorFind')).toBe('legal');
});

test('BW-9.4 the bonus of the card applies to one paper only', () => {
  const table = position(2, b => {
    b.hand(0, 'williston-1', 'cimolopteryx', 'stegosaurus');
    b.crates(0, 'torso', 'torso', 'tail', 'tail');
  });
  give(table, '0 paleontologist williston-1', '0 publish');
  give(table, '0 cimolopteryx', '0 bone torso', '0 stegosaurus', '0 bone torso');
  expect(player(table, 0).loyalty).toEqual([3, 0]);
});

test('BW-R11 the paleontologist moves only when the action is performed, before its first step', () => {
  const table = position(2, b => {
    b.hand(0, 'marsh-1', 'stegosaurus');
    b.columnTile(1, 'digSite3');
  });
  give(table, '0 paleontologist marsh-1', '0 minorFind', '0 stegosaurus', '0 r1c1', '0 wyoming', '0 done');
  expect(player(table, 0).paleontologist).toBe(null);
  const idle = position(2, b => b.hand(0, 'marsh-1'));
  give(idle, '0 paleontologist marsh-1', '0 none');
  expect(player(idle, 0).paleontologist).toBe(null);
});

test('BW-R11 once a publish or debunk action has begun, at least one paper is due', () => {
  const table = position(2, b => {
    b.hand(0, 'marsh-1', 'stegosaurus');
    b.crates(0, 'torso', 'tail');
  });
  give(table, '0 paleontologist marsh-1', '0 publish');
  expect(barredBy(table, 0, 'done')).toBe('BW-R11');
});

test('BW-9.1 an action that can’t be performed is barred with its reason', () => {
  const table = give(
    position(2, b => b.hand(0, 'marsh-1')),
    '0 paleontologist marsh-1',
  );
  expect(barredBy(table, 0, 'publish')).toBe('BW-9.5');
  expect(barredBy(table, 0, 'debunk')).toBe('BW-9.14');
  expect(barredBy(table, 0, 'award')).toBe('BW-9.17');
  expect(barredBy(table, 0, 'minorFind')).toBe('BW-9.23');
});
