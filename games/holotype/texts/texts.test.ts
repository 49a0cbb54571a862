import { eventWords, type Language, messageValues, type Reader, say } from '@bonebed/kernel';
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

describe.each<Language>(['en', 'fr'])('in %s', language => {
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
    ejects: 'nobody',
    owner: null,
    rival: null,
  });

  const researched = (count: number) => ({ type: 'researched', seat: 0, count, total: 4 });

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
    ['en', 1, 'Mary receives 1 Research cube (4 in all)'],
    ['en', 3, 'Mary receives 3 Research cubes (4 in all)'],
    ['fr', 1, 'Mary reçoit 1 cube Recherche (4 en tout)'],
    ['fr', 3, 'Mary reçoit 3 cubes Recherche (4 en tout)'],
  ] as const)('plurals: %s, %i', (language, count, sentence) => {
    expect(eventWords(reader(language), researched(count))).toBe(sentence);
  });
});
