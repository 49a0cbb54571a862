import { choiceTexts, give } from '@bonebed/kernel';
import { expect, test } from 'vitest';
import { barredBy, position, storage } from '../testing/index.ts';

test('FO-4.1, FO-R48 actions, market, claim, in this order, each of them optional', () => {
  const players = [{ tiles: ['sand-01', 'sand-08'], storage: { tooth: 1 } }];
  const table = position({ players, tools: ['ladder-1'], supplies: ['plaster_sack-1'], dinosaurs: ['allosaurus'] });
  expect(table.pending?.what).toBe('act');
  give(table, '0 done');
  expect(table.pending?.what).toBe('market');
  give(table, '0 done');
  expect(table.pending?.what).toBe('claim');
  give(table, '0 done');
  expect(table.pending).toMatchObject({ what: 'act', waiting: [1] });
});

test('FO-4.1 a step without anything to do is left without asking', () => {
  const table = give(position({ dinosaurs: [], tools: [], supplies: [] }), '0 done');
  expect(table.pending).toMatchObject({ what: 'act', waiting: [1] });
});

test('FO-4.2 three Energy a turn, in any order; what is not spent is lost', () => {
  const table = position({ spaces: { C3: 'S.1' } });
  expect(table.position.state.turn.energy).toBe(3);
  give(table, '0 plaster', '0 move', '0 C2', '0 done', '1 done');
  expect(table.position.state.turn.energy).toBe(3);
});

test('FO-4.3, FO-8.6 one extraction at any moment of step 1, even with no Energy left', () => {
  const spaces = { C3: 'S.1', D3: '..' };
  const table = position({ spaces, pits: { D3: 'tooth limb' }, players: [{ plaster: 9 }] });
  give(table, '0 plaster', '0 plaster', '0 plaster', '0 extract', '0 D3 tooth');
  expect(storage(table, 0)).toEqual({ tooth: 1 });
});

test('FO-4.3 any number of Tools, for no Energy', () => {
  const table = position({ players: [{ off: 'E', tools: ['thermos-1', 'thermos-2'] }] });
  give(table, '0 use thermos-1', '0 use thermos-2');
  expect(table.position.state.turn.energy).toBe(7);
});

test('FO-4.4 one purchase and one claim a turn', () => {
  const players = [{ tiles: ['sand-01', 'sand-02', 'sand-08'], storage: { tooth: 3, limb: 3 } }];
  const table = position({
    players,
    tools: ['ladder-1', 'ladder-2'],
    supplies: [],
    dinosaurs: ['protoceratops', 'velociraptor'],
  });
  give(table, '0 done', '0 buyTool ladder-1', '0 sand-01');
  // The market is over.
  expect(table.pending?.what).toBe('claim');
  give(table, '0 claim protoceratops', '0 tooth', '0 assign limb protoceratops', '0 scorePerfect protoceratops');
  expect(barredBy(table, 0, 'claim velociraptor')).toBe('FO-4.4');
});

test('FO-4.5 bones are assigned and Dinosaurs scored in every step', () => {
  const spec = {
    players: [{ tiles: ['sand-01'], storage: { tooth: 1 }, lab: { stegosaurus: { rib: 1 } } }],
    tools: ['ladder-1'],
    supplies: [],
    dinosaurs: ['allosaurus'],
  };
  for (const phase of ['actions', 'market', 'claim'] as const) {
    const table = position({ ...spec, phase });
    expect(choiceTexts(table, 0)).toContain('assign tooth stegosaurus');
    expect(choiceTexts(table, 0)).toContain('scorePartial stegosaurus');
    expect(barredBy(table, 0, 'scoreDisplay allosaurus')).toBe('FO-14.3');
  }
});

test('FO-4.6 the event comes when the turn is over, then the next seat plays', () => {
  const table = position({ pool: 1, events: ['press_day'], seats: 3 });
  give(table, '0 plaster');
  expect(table.position.state.players.map(player => player.score)).toEqual([0, 0, 0]);
  give(table, '0 done');
  expect(table.position.state.players.map(player => player.score)).toEqual([3, 1, 1]);
  expect(table.pending?.waiting).toEqual([1]);
});
