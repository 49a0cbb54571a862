import { give, type Reader } from '@bonebed/kernel';
import { expect, test } from 'vitest';
import { fossilis } from '../index.ts';
import type { Fossilis } from '../rules/state.ts';
import { edition, position } from '../testing/index.ts';
import { en } from '../texts/en.ts';
import { fr } from '../texts/fr.ts';
import { draw } from './index.ts';

const reader: Reader<Fossilis> = {
  game: fossilis,
  box: edition.box,
  texts: en,
  language: 'en',
  players: ['Ada', 'Bo'],
};

const spaces = {
  A1: 'S.1',
  B1: 'SC',
  C1: 'X.',
  D1: '..',
  E1: 'CX',
  C3: 'CC',
  A2: 'S.',
  B2: 'S.',
  C2: 'S.',
  D2: 'S.',
  E2: 'S.',
};

test('FO-2.3, FO-H4 the site is drawn in its two layers, with pawns and open pits', () => {
  const table = position({
    spaces,
    pits: { D1: 'tooth hammer' },
    players: [{ plaster: 2, storage: { rib: 1 } }, { off: 'E' }],
  });
  const lines = draw(table.view(0), reader).split('\n');
  expect(lines.slice(0, 6)).toEqual([
    'Round 1 · Plaster pool 8 · Events left 3',
    'Ada: actions, 3 Energy left',
    '',
    '    A   B   C   D   E',
    '  1 ░·1 ░▒  ▓·  ··  ▒▓',
    '  2 ░·  ░·  ░·  ░·  ░·',
  ]);
  expect(lines).toContain('  ░ Sand  ▒ Clay  ▓ Stone');
  expect(lines).toContain('Fragments on the topmost tiles: A Amber, E Egg, F Footprint');
  expect(lines).toContain('  1 A   AE  AEF ·   AEF');
  expect(lines).toContain('  Pit D1: Tooth, Hammer');
  const { perfect } = edition.box.dinosaurs[0];
  expect(lines).toContain(`  Coelophysis: Tooth, Limb; perfect ${perfect}; Carnivore, Triassic, Biped`);
  expect(lines).toContain('  Whisk Broom: Amber, Any Fragment');
  expect(lines).toContain('1 Ada: 0 VP, 2 Plaster, A1');
  expect(lines).toContain('  Bones: Ribs');
  expect(lines).toContain('2 Bo: 0 VP, 0 Plaster, off the site (E)');
});

test('FO-H2, FO-R21 it says how a pit is known', () => {
  const table = position({ spaces, pits: { A1: 'hip', A2: '' }, players: [{ tools: ['ground_radar-1'] }] });
  give(table, '0 use ground_radar-1', '0 A1', '0 A2');
  const mine = draw(table.view(0), reader).split('\n');
  expect(mine).toEqual(
    expect.arrayContaining([
      '  Pit A1: Hip (only you see this)',
      '  Pit D1: empty',
      '  Pit A2: empty (only you see this)',
    ]),
  );
  expect(draw(table.view(1), { ...reader, texts: fr, language: 'fr' })).not.toContain('Fosse A1');
});

test('FO-16.3 after the end the last round is shown, not one more', () => {
  const table = position({
    round: 9,
    lastRound: 9,
    active: 1,
    pool: 0,
    events: [],
    dinosaurs: [],
    tools: [],
    supplies: [],
  });
  give(table, '1 done');
  expect(table.outcome).not.toBeNull();
  expect(draw(table.view(0), reader)).toMatch(/^Round 9 of 9 /);
});
