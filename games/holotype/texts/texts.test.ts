import {
  eventWords,
  fastRng,
  type Language,
  makeHeader,
  messageValues,
  optionWords,
  pick,
  promptWords,
  type Reader,
  refusalWords,
  type Settings,
  say,
  seedFrom,
  Table,
} from '@bonebed/kernel';
import { describe, expect, test } from 'vitest';
import { holotype } from '../index.ts';
import type { Holotype } from '../rules/state.ts';
import { edition } from '../testing/index.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

const PLAYERS = ['Mary', 'Georges', 'Gideon', 'Othniel', 'Anning'];

function reader(language: Language): Reader<Holotype> {
  const texts = { en, fr }[language];
  return { game: holotype, box: edition.box, texts, language, players: PLAYERS };
}

/** Every sentence of a seeded random game: prompts, options, refusals, the log of each reader, score sheet and end. */
function sentences(language: Language, seats: number, settings: Settings): Set<string> {
  const reads = reader(language);
  const said = new Set<string>();
  const header = makeHeader(holotype, edition, { seats, settings, seed: seedFrom(`texts ${seats}`) });
  const table = new Table(holotype, edition.box, header);
  const rng = fastRng(`texts ${seats}`);
  while (table.pending !== null) {
    const { what, values, waiting } = table.pending;
    const seat = pick(rng, waiting);
    said.add(promptWords(reads, what, values));
    const choices = table.choices(seat);
    for (const { option } of choices) said.add(optionWords(reads, what, option));
    for (const { option, refusal } of table.barred(seat)) {
      said.add(optionWords(reads, what, option));
      said.add(refusalWords(reads, refusal));
    }
    table.answer(seat, pick(rng, choices).text);
  }
  for (const seat of [null, 0]) {
    for (const event of table.events(seat)) if (event !== null) said.add(eventWords(reads, event));
  }
  for (const { lines, tieBreaks } of table.score(null)) {
    for (const { what } of [...lines, ...tieBreaks]) said.add(say(reads, `score.${what}`));
  }
  said.add(say(reads, `end.${table.outcome?.reason}`));
  return said;
}

describe.each<Language>(['en', 'fr'])('in %s', language => {
  test.each([
    { seats: 2, settings: { lastSpace: 6 } },
    { seats: 3, settings: { elementary: true } },
    { seats: 4, settings: {} },
    { seats: 5, settings: { trackForPlayers: 2 } },
  ])('a random game for $seats is told without a gap', ({ seats, settings }) => {
    const said = sentences(language, seats, settings);
    expect([...said].filter(sentence => /undefined|null|NaN|\[object|[{}]|^$/.test(sentence))).toEqual([]);
    expect(said.size).toBeGreaterThan(100);
  });

  test('every setting and each of its values has a name', () => {
    for (const { id, values } of holotype.settings) {
      expect(say(reader(language), `setting.${id}`)).not.toBe('');
      for (const value of values) expect(say(reader(language), `setting.${id}.${value}`)).not.toBe('');
    }
  });

  test.each(['track', 'objectives', 'safety'])('the end by %s is told', reason => {
    const event = { type: 'ended', reason };
    expect(eventWords(reader(language), event)).toMatch(/the game ends|la partie se termine/);
    expect(say(reader(language), `end.${reason}`)).not.toBe('');
  });
});

test('both languages have the same keys', () => {
  expect(Object.keys(fr)).toEqual(Object.keys(en));
});

test('both languages use the same values', () => {
  // A language may need the id or the count of a value for its article or its plural.
  const used = (message: string) =>
    [...new Set(messageValues(message).map(name => name.replace(/Id$|Count$/, '')))].sort();
  for (const key of Object.keys(en)) expect([key, ...used(fr[key])]).toEqual([key, ...used(en[key])]);
});

test('French puts a narrow no-break space before a double punctuation mark', () => {
  for (const message of Object.values(fr)) expect(message).not.toMatch(/[^\u202f][:;!?](?:\s|$)/);
});

describe('grammar', () => {
  const worker = (id: string) => edition.box.workers.findIndex(kind => kind.id === id);
  const location = (id: string) => edition.box.locations.findIndex(place => place.id === id);
  const placed = (kind: string, at: string) => ({
    type: 'placed',
    seat: 0,
    worker: worker(kind),
    location: location(at),
  });

  const researched = (count: number) => ({ type: 'researched', seat: 0, count });

  test('articles follow the worker and the location', () => {
    expect(eventWords(reader('en'), placed('gradStudent', 'universityLibrary'))).toBe(
      'Mary places the Grad Student at University Library',
    );
    expect(eventWords(reader('fr'), placed('gradStudent', 'universityLibrary'))).toBe(
      'Mary place l’Étudiant diplômé à la Bibliothèque universitaire',
    );
    expect(eventWords(reader('fr'), placed('paleontologist', 'specimenLab'))).toBe(
      'Mary place le Paléontologue au Laboratoire de spécimens',
    );
  });

  test.each([
    ['en', 1, 'Mary receives 1 Research cube'],
    ['en', 3, 'Mary receives 3 Research cubes'],
    ['fr', 1, 'Mary reçoit 1 cube Recherche'],
    ['fr', 3, 'Mary reçoit 3 cubes Recherche'],
  ] as const)('plurals: %s, %i', (language, count, sentence) => {
    expect(eventWords(reader(language), researched(count))).toBe(sentence);
  });

  test('a contribution names the card, the slot and the price', () => {
    const contributed = (paid: number) => ({ type: 'contributed', seat: 1, objective: 0, slot: 0, paid });
    expect(eventWords(reader('en'), contributed(5))).toBe(
      'Georges contributes to Advancements in Jurassic Systematics: 2 Jurassic Theropod Holotypes (for 5 Research cubes)',
    );
    expect(eventWords(reader('fr'), contributed(0))).toBe(
      'Georges contribue à «\u202fAvancées en systématique jurassique\u202f»\u202f: 2 Holotypes Théropodes du Jurassique',
    );
  });
});
