import {
  eventWords,
  fastRng,
  give,
  type Language,
  makeHeader,
  optionWords,
  pick,
  promptWords,
  type Reader,
  refusalWords,
  say,
  seedFrom,
  Table,
} from '@bonebed/kernel';
import { describe, expect, test } from 'vitest';
import { draw } from '../draw/index.ts';
import { type RuthlessEvent, ruthless } from '../index.ts';
import type { Ruthless } from '../rules/state.ts';
import { box, edition, passTo, position } from '../testing/index.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

const PLAYERS = ['Mary', 'Georges', 'Gideon', 'Othniel'];

function reader(language: Language): Reader<Ruthless> {
  return { game: ruthless, box, texts: { en, fr }[language], language, players: PLAYERS };
}

/** Reads a random game aloud: every prompt, option, refusal, line of the log, score line and drawing of the table. */
function sentences(language: Language, seats: number): Set<string> {
  const reads = reader(language);
  const said = new Set<string>();
  const settings = { paleontologists: 'choose' };
  const header = makeHeader(ruthless, edition, { seats, settings, seed: seedFrom(`texts ${seats}`) });
  const table = new Table(ruthless, box, header);
  const rng = fastRng(`texts ${seats}`);
  while (table.pending !== null) {
    const { what, values, waiting } = table.pending;
    const seat = pick(rng, waiting);
    said.add(promptWords(reads, what, values));
    for (const line of draw(table.view(seat), reads).split('\n')) said.add(line);
    const choices = table.choices(seat);
    for (const { option } of choices) said.add(optionWords(reads, what, option));
    for (const { option, refusal } of table.barred(seat)) {
      said.add(optionWords(reads, what, option));
      said.add(refusalWords(reads, refusal));
    }
    table.answer(seat, pick(rng, choices).text);
  }
  for (const seat of [null, 0, 1]) {
    for (const event of table.events(seat)) if (event !== null) said.add(eventWords(reads, event));
  }
  for (const { lines } of table.score(null)) for (const { what } of lines) said.add(say(reads, `score.${what}`));
  said.add(say(reads, `end.${table.outcome?.reason}`));
  return said;
}

describe.each<Language>(['en', 'fr'])('in %s', language => {
  test.each(ruthless.seats)('a whole game with %i seats can be told', seats => {
    const said = sentences(language, seats);
    expect(said.size).toBeGreaterThan(200);
    // A value that was not filled in, or a component without a name, would show.
    for (const sentence of said) expect(sentence).not.toMatch(/[{}#]|undefined|null|NaN|\bnone\b/);
  });
});

test('RP-R34 the table is warned that a high goal with 4 players runs out of bones', () => {
  expect(say(reader('en'), 'setting.goal')).toMatch(/4 players.* 10 or more .*out of bones/);
  expect(say(reader('fr'), 'setting.goal')).toMatch(/4 joueurs.* 10 ou plus épuise/);
});

test('both languages have the same keys', () => {
  expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort());
});

test('plurals and no-break spaces', () => {
  const lost = (n: number) =>
    (['en', 'fr'] as const).map(language => {
      const event: RuthlessEvent = { type: 'lost', seat: 0, n };
      return eventWords(reader(language), event);
    });
  expect([0, 1, 2].map(lost)).toEqual([
    ['Mary loses no Bone.', 'Mary ne perd aucun Os.'],
    ['Mary loses 1 Bone.', 'Mary perd 1 Os.'],
    ['Mary loses 2 Bones.', 'Mary perd 2 Os.'],
  ]);
  for (const text of Object.values(fr)) expect(text).not.toMatch(/[^\u202f][:;!?](?:\s|$)/);
});

test('what others draw is told in numbers, not by name', () => {
  const event: RuthlessEvent = { type: 'drew', seat: 0, eventCount: 4, boneCount: 1 };
  expect(eventWords(reader('en'), event)).toBe('Mary draws 4 Events and 1 Bone.');
  expect(eventWords(reader('fr'), event)).toBe('Mary pioche 4 Événements et 1 Os.');
});

test('a refusal says why in numbers', () => {
  const table = position([{ bones: ['th-vert-graceful'] }, { museum: { tyrannosaurus: ['sa-vert-tower'] } }], {
    stage: 'controversy',
  });
  const [{ refusal }] = table.barred(0);
  expect(refusalWords(reader('en'), refusal)).toBe(
    'The bone is not a closer match: it shares 1 trait with the Name, and Towering backbone shares 1.',
  );
});

describe('the table as text', () => {
  const drawn = (table: Table<Ruthless>, seat: number | null) => draw(table.view(seat), reader('en'));

  test('shows a seat its own hand and the others only how many', () => {
    const table = position([
      { bones: ['fo-eggs'], cards: ['coelophysis'], crew: ['crew-lakes'], museum: { allosaurus: ['th-head-horned'] } },
      { bones: ['fo-skin', 'fo-trackway'], fossils: ['fo-coprolite'] },
    ]);
    const text = drawn(table, 0);
    expect(text).toContain('> Mary · Barnum Brown · 1 Prestige · first player');
    expect(text).toContain('  Bones (1): Clutch of Eggs');
    expect(text).toContain('  Allosaurus: Horned meat-eater skull 3, –, –');
    expect(text).toContain('  Bones (2): –, –');
    expect(text).toContain('  Fossils: Coprolite');
    expect(drawn(table, null)).toContain('  Bones (1): –');
  });

  test('shows what is prepared to its player alone, and what is laid down to all', () => {
    const table = position([
      { cards: ['coelophysis', 'priority'], bones: ['th-head-crested', 'th-limb-runner'] },
      { cards: ['rebuttal'] },
    ]);
    passTo(table, 'museum');
    give(table, '0 describe coelophysis', '0 bone th-head-crested');
    expect(drawn(table, 0)).toContain('  You are preparing: Coelophysis, Crested meat-eater skull');
    expect(drawn(table, 1)).not.toContain('Coelophysis');
    give(table, '0 bone th-limb-runner', '0 present');
    expect(drawn(table, 1)).toContain("  Mary presents: Coelophysis, Crested meat-eater skull, Runner's limbs");
  });

  test('keeps to 80 columns', () => {
    const table = position([{ bones: box.bones.slice(0, 20).map(({ id }) => id) }, {}]);
    for (const line of drawn(table, 0).split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });
});
