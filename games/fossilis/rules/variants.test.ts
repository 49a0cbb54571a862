import { give } from '@bonebed/kernel';
import { expect, test } from 'vitest';
import { fossilis } from '../index.ts';
import { barredBy, position, storage } from '../testing/index.ts';

const settings = { final_energy: true };
const spec = { settings, spaces: { C3: 'S.1', D3: '..' }, pits: { D3: 'tooth tooth limb limb rib' } };

test('FO-19.1 final energy: 4 Energy, each extraction costs 1 and may be repeated', () => {
  const table = position({ ...spec, players: [{ plaster: 20 }] });
  expect(table.position.state.turn.energy).toBe(4);
  give(table, '0 extract', '0 D3 tooth', '0 extract', '0 D3 limb', '0 extract', '0 D3 rib');
  expect(table.position.state.turn.energy).toBe(1);
  expect(storage(table, 0)).toEqual({ tooth: 1, limb: 1, rib: 1 });
});

test('FO-19.1 without Energy no extraction', () => {
  const table = position({ ...spec, energy: 0, players: [{ plaster: 20, lab: { stegosaurus: { rib: 1 } } }] });
  expect(barredBy(table, 0, 'extract')).toBe('FO-4.2');
});

test('FO-R51 Spare Tweezers and Overtime each make one extraction free', () => {
  const players = [{ plaster: 20, skills: ['overtime'], tools: ['spare_tweezers-1'] }];
  const table = position({ ...spec, players });
  give(table, '0 use spare_tweezers-1', '0 extract', '0 D3 tooth', '0 extract', '0 D3 tooth');
  expect(table.position.state.turn.energy).toBe(4);
  give(table, '0 extract', '0 D3 limb');
  expect(table.position.state.turn.energy).toBe(3);
  expect(table.position.state.players[0].plaster).toBe(20 - 1 - 1 - 2);
});

test('FO-19.2, FO-19.6 what is not known well enough is no option: no majorities, no solo game, moves as in the preview', () => {
  expect(fossilis.settings.map(setting => setting.id)).toEqual([
    'final_energy',
    'even_pits',
    'pure_memory',
    'endless_plaster',
  ]);
  expect(fossilis.seats).toEqual([2, 3, 4, 5]);
  const table = give(position({ ...spec, settings }), '0 move');
  expect(barredBy(table, 0, 'B2')).toBe('legal');
});
