import { eventWords, give, type Reader, type Table } from '@bonebed/kernel';
import { expect, test } from 'vitest';
import { fossilis } from '../index.ts';
import { box, type PositionSpec, position } from '../testing/index.ts';
import { en } from '../texts/en.ts';
import type { Fossilis } from './state.ts';

const reader: Reader<Fossilis> = { game: fossilis, box, texts: en, language: 'en', players: ['Ada', 'Bo'] };

/** What a spectator reads of a table. */
function logOf(table: Table<Fossilis>): string[] {
  return table.events(null).flatMap(event => (event === null ? [] : [eventWords(reader, event)]));
}

/** What is told of these answers. */
const told = (spec: PositionSpec, ...answers: string[]): string[] => logOf(give(position(spec), ...answers));

test('FO-14.3 a Dinosaur scored from the display is told before the card that replaces it', () => {
  const spec = { dinosaurs: ['velociraptor'], players: [{ storage: { tooth: 2 } }] };
  expect(told(spec, '0 scoreDisplay velociraptor')).toEqual([
    `Ada scores Velociraptor straight from the display: perfect, ${perfectOf('velociraptor')} VP.`,
    'Coelophysis joins the display.',
  ]);
});

const perfectOf = (id: string): number => box.dinosaurs.find(card => card.id === id)?.perfect ?? 0;

test('FO-15.6 the last pool is told when it runs out, the end when the turn is over', () => {
  const log = told({ pool: 1, events: [] }, '0 plaster', '0 done');
  expect(log.slice(0, 3)).toEqual([
    'Ada gains 1 Plaster.',
    'The last Plaster pool has run out.',
    'The round is finished, then comes the last one, round 2.',
  ]);
});

test('FO-15.1 Plaster is told with where it comes from', () => {
  expect(told({ pool: 3 }, '0 plaster')).toEqual(['Ada gains 1 Plaster (2 left in the pool).']);
  expect(told({ pool: 0, events: [], lastRound: 9 }, '0 plaster')).toEqual(['Ada gains 1 Plaster from the supply.']);
});

test('FO-15.3, FO-R14 an Event is told with what it does, and pawns with the side where they wait', () => {
  const spec = { pool: 1, events: ['flash_flood'], spaces: { A1: 'S.1', C3: 'S.2' }, dinosaurs: [] };
  expect(told(spec, '0 plaster', '0 done', '0 W').slice(1, 5)).toEqual([
    'The Plaster pool has run out: Ada takes an Event for the end of this turn.',
    `Event: Flash Flood. ${box.events.find(event => event.id === 'flash_flood')?.text.en}`,
    "Ada's pawn is washed off A1.",
    "Ada's pawn waits on the west side.",
  ]);
});

test('FO-6.6, FO-6.9, FO-6.11 a dig is one entry: its cost, what it pushes, what is claimed, what opens', () => {
  const spaces = { A3: 'S.', B3: 'S.', C3: 'S.1', D3: '..' };
  expect(told({ spaces, pits: { B3: 'tooth hip' } }, '0 dig', '0 B3 W')).toEqual([
    'Ada slides Sand (Amber) of B3 towards the west for 1 Energy, pushing Sand (Amber); Sand (Amber) leaves the site and is theirs; the pit of B3 opens: Tooth and Hip.',
  ]);
  expect(told({ spaces: { A3: 'S.', B3: 'S.1' } }, '0 dig', '0 A3 W')).toEqual([
    'Ada slides Sand (Amber) of A3 towards the west and off the site for 1 Energy, and keeps it; the pit of A3 opens: empty.',
  ]);
  expect(told({ spaces }, '0 dig', '0 C3 E')).toEqual([
    'Ada slides Sand (Amber) of C3 towards the east for 1 Energy; the pit of D3 is covered; the pit of C3 opens: empty.',
    "Ada's pawn rides its tile to D3.",
  ]);
});

test('FO-8.2, FO-10.1 an extraction is told with its Plaster and what is left, a hammer with its skill', () => {
  const spec = { spaces: { C3: 'S.1', C2: '..' }, pits: { C2: 'tooth hammer' }, skills: ['plasterer'] };
  const tooth = told({ ...spec, players: [{ plaster: 3 }] }, '0 extract', '0 C2 tooth');
  const { plaster } = box.finds[0];
  expect(tooth).toEqual([`Ada extracts a Tooth from C2 for ${plaster} Plaster (${3 - plaster} left).`]);
  expect(told(spec, '0 extract', '0 plasterer')).toEqual(['Ada takes a hammer out of C2 and learns Plasterer.']);
});

test('FO-10.2 VP that a skill adds are told with their cause', () => {
  const spec = { dinosaurs: [], players: [{ skills: ['lecturer'], lab: { stegosaurus: { rib: 1 } } }] };
  expect(told(spec, '0 scorePartial stegosaurus')).toEqual([
    'Ada scores Stegosaurus: partial, 3 VP.',
    'Ada gains 3 VP by their Skills.',
  ]);
});

test('FO-17, FO-18.2 at the end every sheet is told line by line, and who wins', () => {
  const spec = { round: 9, lastRound: 9, active: 1, pool: 0, events: [], dinosaurs: [], tools: [], supplies: [] };
  const players = [{ score: 30, collection: ['allosaurus'] }, { score: 30 }];
  const { skillSlots } = box;
  const slots = skillSlots.reduce((sum, vp) => sum + vp, 0);
  expect(told({ ...spec, players }, '1 done')).toEqual([
    `Ada ends with ${30 + slots} VP: 30 in play, ${slots} for empty slots.`,
    `Bo ends with ${30 + slots} VP: 30 in play, ${slots} for empty slots.`,
    `Ada wins with ${30 + slots} VP, by the number of Dinosaurs.`,
  ]);
});

test('FO-18.3 a shared victory is told of both', () => {
  const spec = { round: 9, lastRound: 9, active: 1, pool: 0, events: [], dinosaurs: [], tools: [], supplies: [] };
  expect(told(spec, '1 done').at(-1)).toMatch(/^Ada and Bo share the victory with \d+ VP\.$/);
});
