import { fastRng, type Language, pick, type Reader } from '@bonebed/kernel';
import { describe, expect, test } from 'vitest';
import { holotype } from '../index.ts';
import type { Holotype } from '../rules/state.ts';
import { dice, type HolotypeTable, newGame, position, says } from '../testing/index.ts';
import { en } from '../texts/en.ts';
import { fr } from '../texts/fr.ts';
import { draw } from './index.ts';

function drawn(table: HolotypeTable, seat: number | null, language: Language = 'en'): string {
  const texts = { en, fr }[language];
  const players = ['Mary', 'Georges', 'Gideon', 'Othniel', 'Edward'];
  const reader: Reader<Holotype> = { game: holotype, box: table.box, texts, language, players };
  return draw(table.view(seat), reader);
}

test('the track with its symbols and the marker', () => {
  const text = drawn(position({ marker: 4 }), null);
  expect(text).toContain('Field Advancement Track: 4 of 12 · turn 1: Mary');
  expect(text).toContain(' ·  ·  ○  ◇ [·] ○  ◇  ·  ○  ◇  ·  ○  ■');
});

test('locations with their workers and free spaces', () => {
  const text = drawn(position({ seats: 3, red: { at: 'P:library' }, yellow: { at: 'A:lab' } }), null);
  expect(text).toMatch(/Specimen Lab +Georges A, –\n/);
  expect(text).toMatch(/University Library +Mary P, –\n/);
  expect(text).toMatch(/Publishing Journal +–\n/);
});

test('an expedition in progress', () => {
  const table = position({ next: 'Lance Navajo', chance: dice('J', '0 1 M') });
  const text = drawn(says(table, 'red place P field', 'red Navajo'), null);
  expect(text).toContain('  Drawn: Lance Formation (4 dice K)');
  expect(text).toContain('▸ Drawn: Navajo Sandstone (3 dice J, 2 rerolls)');
  expect(text).toContain('Dice (2 rerolls left): blank, 1, Museum');
});

test('objectives with discs', () => {
  const text = drawn(position({ objectives: 'GO01:red,-,-' }), null);
  expect(text).toContain('    ● Mary · 2 Jurassic Theropod Holotypes\n    ○ 2 Jurassic Genasaur Holotypes');
});

test('a player’s line, and the own hand with its costs', () => {
  const table = position({
    red: {
      cubes: 'T:1 J:3 R:2',
      hand: 'Camptosaurus',
      traces: 'Eggs',
      holotypes: 'Tawa+Amber',
      milestones: 'labExpansion',
      kept: 'PO10',
    },
  });
  const own = drawn(table, 0);
  expect(own).toContain('  T 1  J 3  K 0  (4 of 8)  Research 2\n  1 Specimen, 1 Trace Fossil in hand · Lounge: P A');
  expect(own).toContain('Holotypes: Tawa hallae + Amber');
  expect(own).toContain('Milestones: Lab Expansion');
  expect(own).toMatch(/Camptosaurus dispar +3J 2R {2}5 VP {2}Genasaur, Herbivore/);
  expect(own).toContain('Trace Fossil: Eggs (3 VP)');
  expect(own).toMatch(/Personal Objective: Sauria Evolution\n(.|\n)*: 17 VP/);
  const other = drawn(table, 1);
  for (const secret of ['Camptosaurus', 'Trace Fossil: Eggs', 'Sauria Evolution']) expect(other).not.toContain(secret);
  expect(other).toContain('1 Specimen, 1 Trace Fossil in hand');
});

test('HT-19.4 Personal Objectives to choose from show their ratio icons and their points', () => {
  const table = position({ choosing: true, red: { dealt: 'PO01 PO12' } });
  const text = drawn(table, 0);
  expect(text).toContain('      Specimens that fit: Theropod ●●○ 24-38 %');
  expect(text).toContain('      2 Theropod Holotypes + 2 Sauropod Holotypes: 15 VP');
  expect(text).toContain('      Specimens that fit: Theropod ●●○ 24-38 %, Sauropod ●○○ 10-23 %');
  expect(drawn(table, 0, 'fr')).toContain('Théropode ●●○ 24-38\u202f%, Sauropode ●○○ 10-23\u202f%');
  expect(drawn(table, null)).not.toContain('●');
});

describe.each<Language>(['en', 'fr'])('in %s', language => {
  test.each([2, 5])('every table of a random game for %i is drawn within 80 columns', seats => {
    const table = newGame(seats, {}, 'draw');
    const rng = fastRng(`draw ${seats}`);
    for (let decisions = 0; table.pending !== null && decisions < 400; decisions++) {
      const seat = pick(rng, table.pending.waiting);
      for (const reader of [seat, null]) {
        const text = drawn(table, reader, language);
        expect(text).not.toMatch(/undefined|null|NaN|\[object|[{}]/);
        expect(Math.max(...text.split('\n').map(line => line.length))).toBeLessThanOrEqual(80);
      }
      table.answer(seat, pick(rng, table.choices(seat)).text);
    }
  });
});
