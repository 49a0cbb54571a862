import { expect, test } from 'vitest';
import { Updates } from './updates.ts';

const learned = [
  7,
  0,
  [
    [1, { view: { cells: { $0: ['$'] }, turn: ['$'] } }],
    [2, { ask: { options: ['$'] } }],
    [3, { events: { from: '$', list: [] } }],
  ],
  [3, 9, 1, [1, 2], 40],
];

test('an update is read by its stencils, once learned by their numbers alone', () => {
  const updates = new Updates();
  const view = (cell: number, disc: number, turn: number) => ({ cells: { [cell]: [disc] }, turn: [turn] });
  expect(updates.read(JSON.stringify(learned))).toEqual({
    type: 'update',
    seq: 7,
    delta: { view: view(3, 9, 1), ask: { options: [[1, 2]] } },
    events: { from: 40, list: [] },
  });
  expect(updates.read('[8,5,[1,2,3],[4,8,2,[5,6],41]]')).toEqual({
    type: 'update',
    seq: 8,
    re: 5,
    delta: { view: view(4, 8, 2), ask: { options: [[5, 6]] } },
    events: { from: 41, list: [] },
  });
  expect(updates.read('[9,0,0,{"phase":["over"]}]')).toEqual({ type: 'update', seq: 9, delta: { phase: ['over'] } });
  expect(() => updates.read('[10,0,[4],[]]')).toThrow('no stencil 4');
});

test('who looks at some fields only is spared the others', () => {
  const updates = new Updates(['ask']);
  const delta = { ask: { options: [[1, 2]] } };
  expect(updates.read(JSON.stringify(learned))).toEqual({ type: 'update', seq: 7, delta });
});

test('stencils are forgotten with a whole table', () => {
  const updates = new Updates();
  updates.read(JSON.stringify(learned));
  updates.read('{"type":"table"}');
  expect(() => updates.read('[8,5,[1,2,3],[4,8,2,[5,6],41]]')).toThrow('no stencil 1');
});
