import { readFileSync } from 'node:fs';
import { choiceTexts, give } from '@bonebed/kernel';
import { describe, expect, test } from 'vitest';
import { barredBy, cellOf, edition, line, off, pawnAt, position, space, storage, tilesOf } from '../testing/index.ts';

const row = { B3: 'S.', C3: 'S.', D3: 'X.', E3: 'S.' };

describe('FO-11 the Tools', () => {
  test('FO-E35, FO-11.3 Whisk Broom: takes an uncovered Sand tile of an orthogonal neighbour', () => {
    const spaces = { C3: 'C.1', D3: 'CS', B3: 'S.', C2: 'S.2', B2: 'S.', C4: 'C.' };
    const spec = { spaces, pits: { B3: 'limb' }, players: [{ tools: ['whisk_broom-1', 'whisk_broom-2'], tiles: [] }] };
    const table = give(position(spec), '0 use whisk_broom-1');
    expect(choiceTexts(table, 0)).toEqual(['D3', 'B3']);
    for (const cell of ['C2', 'B2', 'C4']) expect(barredBy(table, 0, cell)).toBe('FO-11.3');
    give(table, '0 D3');
    expect(space(table, 'D3')).toBe('C.');
    give(table, '0 use whisk_broom-2');
    // Only B3 is left: it is swept without asking.
    expect(space(table, 'B3')).toBe('..');
    expect(tilesOf(table, 0)).toHaveLength(2);
    expect(table.events(1).findLast(event => event?.type === 'swept')).toMatchObject({
      opened: cellOf('B3'),
      finds: [1],
    });
  });

  test('FO-11.3 Chisel: takes a Clay tile beside the pawn', () => {
    const spaces = { C3: 'S.1', D3: 'SC', B3: 'C.', C2: 'S.', C4: 'X.' };
    const table = give(position({ spaces, players: [{ tools: ['chisel-1'], tiles: [] }] }), '0 use chisel-1');
    expect(choiceTexts(table, 0)).toEqual(['D3', 'B3']);
    for (const cell of ['C2', 'C4']) expect(barredBy(table, 0, cell)).toBe('FO-11.3');
    give(table, '0 D3');
    expect(space(table, 'D3')).toBe('S.');
    expect(tilesOf(table, 0)).toHaveLength(1);
  });

  test('FO-11.4 Shovel: digs Sand or Clay for no Energy, by the rules of digging', () => {
    const table = give(
      position({ spaces: { ...row, C2: 'S.1', B2: 'C.' }, players: [{ tools: ['shovel-1'] }] }),
      '0 use shovel-1',
    );
    expect(barredBy(table, 0, 'C3 E')).toBe('FO-6.7');
    give(table, '0 B2 W');
    expect(table.position.state.turn.energy).toBe(3);
    const stone = give(
      position({ spaces: { C3: 'S.1', C2: 'X.' }, players: [{ tools: ['shovel-1'] }] }),
      '0 use shovel-1',
    );
    expect(barredBy(stone, 0, 'C2 N')).toBe('FO-11.4');
  });

  test('FO-11.4 Jackhammer: digs Stone for no Energy', () => {
    const spaces = { C3: 'S.1', C2: 'X.', C1: '..' };
    const table = give(
      position({ spaces, energy: 0, players: [{ tools: ['jackhammer-1'] }] }),
      '0 use jackhammer-1',
      '0 C2 N',
    );
    expect([space(table, 'C2'), space(table, 'C1')]).toEqual(['..', 'X.']);
  });

  test('FO-11.4 Ladder: climbs on any side, or moves up to three steps, for no Energy', () => {
    const beside = give(position({ players: [{ off: 'E', tools: ['ladder-1'] }] }), '0 use ladder-1');
    expect(choiceTexts(beside, 0)).toHaveLength(16);
    give(beside, '0 A3');
    expect([pawnAt(beside, 0), off(beside, 0), beside.position.state.turn.energy]).toEqual(['A3', 'on', 3]);
    const on = give(position({ spaces: { A1: 'S.1' }, players: [{ tools: ['ladder-1'] }] }), '0 use ladder-1', '0 D4');
    expect([pawnAt(on, 0), on.position.state.turn.energy]).toEqual(['D4', 3]);
  });

  test('FO-R38 Ladder and Scout do not add up', () => {
    const table = position({ spaces: { A1: 'S.1' }, players: [{ tools: ['ladder-1'], skills: ['scout'] }] });
    give(table, '0 use ladder-1');
    expect(barredBy(table, 0, 'D4')).toBe('legal');
    expect(barredBy(table, 0, 'E5')).toBe('not offered');
  });

  test('FO-11.2 Thermos: two more Energy this turn', () => {
    const table = give(position({ players: [{ tools: ['thermos-1'] }] }), '0 use thermos-1');
    expect(table.position.state.turn.energy).toBe(5);
  });

  test('FO-E34, FO-6.10, FO-11.4 Hydraulic Jack: no weight limit, but stacks still stop it', () => {
    const tools = ['hydraulic_jack-1'];
    const table = position({ spaces: { ...row, C2: 'S.1' }, players: [{ tools }] });
    expect(barredBy(give(position({ spaces: { ...row, C2: 'S.1' } }), '0 dig'), 0, 'C3 E')).toBe('FO-6.7');
    give(table, '0 use hydraulic_jack-1', '0 C3 E');
    expect(['C3', 'D3', 'E3'].map(cell => space(table, cell))).toEqual(['..', 'S.', 'X.']);
    expect(tilesOf(table, 0)).toHaveLength(1);
    expect(table.position.state.turn.energy).toBe(3);
    const stack = position({ spaces: { ...row, D3: 'SS', C2: 'S.1' }, players: [{ tools }] });
    expect(barredBy(give(stack, '0 use hydraulic_jack-1'), 0, 'C3 E')).toBe('FO-6.10');
  });

  test('FO-11.2, FO-R36 Spare Tweezers: one more extraction, before or after the usual one', () => {
    const spec = { spaces: { C3: 'S.1', D3: '..' }, pits: { D3: 'tooth tooth limb limb' } };
    for (const order of [
      ['use spare_tweezers-1', 'extract', 'D3 tooth'],
      ['extract', 'D3 tooth', 'use spare_tweezers-1'],
    ]) {
      const table = position({ ...spec, players: [{ plaster: 9, tools: ['spare_tweezers-1'] }] });
      give(table, ...order.map(text => `0 ${text}`), '0 extract', '0 D3 limb');
      expect(storage(table, 0)).toEqual({ tooth: 1, limb: 1 });
      expect(barredBy(table, 0, 'extract')).toBe('FO-8.1');
    }
  });

  test('FO-H2, FO-R36 Ground Radar: names one or two covered pits, and only its user learns their finds', () => {
    const spec = {
      spaces: { C3: 'S.1', D3: '..' },
      pits: { A2: 'tooth', B2: '' },
      players: [{ tools: ['ground_radar-1'] }],
    };
    const table = give(position(spec), '0 use ground_radar-1');
    expect(barredBy(table, 0, 'D3')).toBe('FO-R36');
    expect(barredBy(table, 0, 'done')).toBe('not offered');
    give(table, '0 A2');
    expect(table.events(0).some(event => event?.type === 'peeked')).toBe(false);
    give(table, '0 B2');
    expect(table.events(0).filter(event => event?.type === 'peeked')).toMatchObject([{ finds: [0] }, { finds: [] }]);
    expect(table.events(1).filter(event => event?.type === 'peeked')).toEqual([]);
    expect(table.events(1).filter(event => event?.type === 'peekedUnseen')).toHaveLength(2);
    const one = give(position(spec), '0 use ground_radar-1', '0 A2', '0 done');
    expect(one.events(0).filter(event => event?.type === 'peeked')).toHaveLength(1);
  });

  test('FO-11 every kind of Tool has its test here, and the 21 cards are of these kinds', () => {
    const { tools } = edition.box;
    expect(tools).toHaveLength(21);
    const here = readFileSync(new URL(import.meta.url), 'utf8');
    expect(tools.filter(tool => !here.includes(` ${tool.name.en}: `))).toEqual([]);
  });
});

test('FO-11.1, FO-12.6 a Tool bought now is used in a later turn', () => {
  const spec = { spaces: { C3: 'S.1' }, phase: 'market' as const, tools: ['thermos-1'], supplies: [], dinosaurs: [] };
  const table = give(position({ ...spec, players: [{ tiles: ['stone-01'] }] }), '0 buyTool thermos-1');
  // The payment was forced and the turn is over.
  expect(table.pending?.waiting).toEqual([1]);
  give(table, '1 done', '1 done');
  expect(barredBy(table, 0, 'use thermos-1')).toBe('legal');
});

test('FO-11.2, FO-11.5 a used Tool is spent for good and keeps its VP', () => {
  const table = position({ spaces: { C3: 'S.1' }, players: [{ tools: ['ladder-1'] }] });
  expect(line(table, 0, 'cards')).toBe(1);
  give(table, '0 use ladder-1', '0 C1');
  expect(barredBy(table, 0, 'use ladder-1')).toBe('not offered');
  expect(line(table, 0, 'cards')).toBe(1);
});

test('FO-11.3 a tile that slides off by a Tool is its user’s', () => {
  const table = position({ spaces: { A3: 'S.', B3: 'S.1' }, players: [{ tools: ['shovel-1'] }] });
  give(table, '0 use shovel-1', '0 A3 W');
  expect(tilesOf(table, 0)).toHaveLength(1);
});

test('FO-11.6, FO-R36 a Tool whose effect is impossible now cannot be used', () => {
  const spaces = { A1: 'S.1', B1: '..', A2: '..', B2: '..' };
  const tools = ['jackhammer-1', 'ladder-1', 'whisk_broom-1', 'thermos-1', 'spare_tweezers-1'];
  const table = position({ spaces, players: [{ tools }] });
  for (const tool of ['jackhammer-1', 'ladder-1', 'whisk_broom-1'])
    expect(barredBy(table, 0, `use ${tool}`)).toBe('FO-11.6');
  for (const tool of ['thermos-1', 'spare_tweezers-1']) expect(barredBy(table, 0, `use ${tool}`)).toBe('legal');
});

test('FO-R35 a Tool drawn by Toolmaker in step 1 may be used in the same step', () => {
  const players = [{ skills: ['toolmaker'], storage: { tooth: 1, limb: 1 } }];
  const table = position({ spaces: { C3: 'S.1' }, players, dinosaurs: ['microraptor'], tools: [] });
  give(table, '0 scoreDisplay microraptor');
  expect(choiceTexts(table, 0)).toContain('use whisk_broom-1');
});
