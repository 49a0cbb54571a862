import { choiceTexts, give } from '@bonebed/kernel';
import { expect, test } from 'vitest';
import { barredBy, line, pitOf, position, storage } from '../testing/index.ts';

const pits = { D3: 'tooth hip hammer', D2: 'limb' };
const spaces = { C3: 'S.1', D3: '..', D2: '..' };

test('FO-E44, FO-8.1, FO-8.2, FO-8.3, FO-8.4, FO-R22 extraction', () => {
  const table = position({
    spaces,
    pits,
    pool: 5,
    energy: 0,
    players: [{ plaster: 3, lab: { stegosaurus: { rib: 1 } } }],
  });
  give(table, '0 extract');
  expect(choiceTexts(table, 0)).toEqual(['D3 tooth', 'D3 hammer']);
  expect(barredBy(table, 0, 'D3 hip')).toBe('FO-8.2');
  expect(barredBy(table, 0, 'D2 limb')).toBe('FO-8.1');
  give(table, '0 D3 tooth');
  const { state } = table.position;
  expect([state.players[0].plaster, state.pool]).toEqual([2, 5]);
  expect(pitOf(table, 'D3')).toBe('hip hammer');
  expect(storage(table, 0)).toEqual({ tooth: 1 });
  expect(barredBy(table, 0, 'extract')).toBe('FO-8.1');
});

test('FO-8.1 a covered pit gives nothing, nor one out of reach', () => {
  const table = position({
    spaces: { C3: 'S.1', E3: '..' },
    pits: { D3: 'tooth', E3: 'tooth' },
    players: [{ plaster: 9 }],
  });
  expect(barredBy(table, 0, 'extract')).toBe('FO-8.1');
});

test('FO-8.2 a skull costs six Plaster, a hammer none', () => {
  const rich = position({ spaces, pits: { D3: 'skull hammer rib' }, players: [{ plaster: 5 }] });
  give(rich, '0 extract');
  expect(choiceTexts(rich, 0)).toEqual(['D3 rib', 'D3 hammer']);
  expect(barredBy(rich, 0, 'D3 skull')).toBe('FO-8.2');
});

test('FO-8.5, FO-9.1 an extracted bone goes to storage, which all can see', () => {
  const table = position({ spaces, pits, players: [{ plaster: 9, storage: { hip: 1 } }] });
  give(table, '0 extract', '0 D3 hip');
  expect(storage(table, 0)).toEqual({ hip: 2 });
  expect(table.view(1)).toMatchObject({ players: [{ storage: [0, 0, 0, 2, 0] }, {}] });
});

test('FO-E45 Thrifty and Steady Hand', () => {
  const thrifty = position({
    spaces,
    pits: { D3: 'tooth hip hammer skull' },
    players: [{ plaster: 3, skills: ['thrifty'] }],
  });
  give(thrifty, '0 extract');
  expect(choiceTexts(thrifty, 0)).toEqual(['D3 tooth', 'D3 hip', 'D3 hammer']);
  expect(barredBy(thrifty, 0, 'D3 skull')).toBe('FO-8.2');
  give(thrifty, '0 D3 hip');
  expect(thrifty.position.state.players[0].plaster).toBe(0);
  const steady = give(position({ spaces, pits, players: [{ plaster: 3, skills: ['steady_hand'] }] }), '0 extract');
  expect(barredBy(steady, 0, 'D2 limb')).toBe('legal');
});

test('FO-E46, FO-10.1, FO-10.3, FO-10.4, FO-R24 a hammer brings a skill', () => {
  const table = position({ spaces, pits, skills: ['renown', 'scout'], players: [{ skills: ['thrifty'] }] });
  const shown = table.position.state.skills.length;
  expect(line(table, 0, 'slots')).toBe(6);
  // Without Plaster the hammer is all there is to take.
  give(table, '0 extract');
  expect(table.pending?.what).toBe('skill');
  give(table, '0 renown');
  const { state, box } = table.position;
  expect(state.players[0].skills.map(skill => box.skills[skill].id)).toEqual(['thrifty', 'renown']);
  expect(line(table, 0, 'slots')).toBe(4);
  expect(state.skills).toHaveLength(shown - 1);
  expect(pitOf(table, 'D3')).toBe('tooth hip');
});

test('FO-R23 with three skills a hammer cannot be extracted', () => {
  const skills = ['thrifty', 'scout', 'renown'];
  const table = position({ spaces, pits, players: [{ plaster: 9, skills }] });
  give(table, '0 extract');
  expect(barredBy(table, 0, 'D3 hammer')).toBe('FO-R23');
});
