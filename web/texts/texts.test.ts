import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, messageValues, unbroken } from '@bonebed/kernel';
import { describe, expect, test } from 'vitest';
import { texts as aboutServer } from '../admin/texts.ts';
import { texts as aboutEditions } from '../app/correct/words.ts';
import { texts as coaching } from '../coach/texts.ts';
import { texts as dealing } from '../deals/texts.ts';
import { texts as explaining } from '../explain/texts.ts';
import { texts as lookingBack } from '../look-back/texts.ts';
import { texts as myGames } from '../my-games/texts.ts';
import { texts as aboutPeople } from '../people/texts.ts';
import { en as laterEn } from './en.later.ts';
import { en } from './en.ts';
import { fr as laterFr } from './fr.later.ts';
import { fr } from './fr.ts';

const WEB = join(import.meta.dirname, '..');

/** All sources of a folder that could name a text. */
function sourcesIn(folder: string): string {
  return readdirSync(join(WEB, folder), { recursive: true, encoding: 'utf8' })
    .filter(path => /\.tsx?$/.test(path) && !/texts|dist|browser-tests|node_modules|\.test\./.test(path))
    .map(path => readFileSync(join(WEB, folder, path), 'utf8'))
    .join('\n');
}

/** Whether a source names the key, whole or as a template that it fits: `weight.${weight}`. */
function isUsed(key: string, source: string): boolean {
  if (source.includes(`'${key}'`)) return true;
  return [...source.matchAll(/`([^`$\s]*)\$\{[^}]+\}([^`$\s]*)`/g)].some(
    ([, before, after]) => before !== '' && key.startsWith(before) && key.endsWith(after),
  );
}

type BothTexts = Readonly<Record<Language, Readonly<Record<string, string>>>>;

/** The texts of the client, and those of every board beside it. */
const sets: (readonly [string, BothTexts, string])[] = [
  ['the client', { en: { ...en, ...laterEn }, fr: { ...fr, ...laterFr } }, '.'],
];
for (const entry of readdirSync(join(WEB, 'boards'), { withFileTypes: true })) {
  if (!entry.isDirectory()) continue;
  const textsIn = async (language: Language): Promise<BothTexts> =>
    import(`../boards/${entry.name}/texts/${language}.ts`);
  const texts = { en: (await textsIn('en')).en, fr: (await textsIn('fr')).fr };
  sets.push([`the board of ${entry.name}`, texts, `boards/${entry.name}`]);
}

sets.push(
  ['the pages about editions', aboutEditions, 'app/correct'],
  ['the explanations', explaining, 'explain'],
  ['the coach', coaching, 'coach'],
  ['the pages about digs, duels and duplicates', dealing, 'deals'],
  ['the page about one’s own games', myGames, 'my-games'],
  ['the look back', lookingBack, 'look-back'],
  ['the pages about oneself', aboutPeople, 'people'],
  ['the page of those who run the server', aboutServer, 'admin'],
);

for (const [whose, texts, folder] of sets) {
  describe(whose, () => {
    const source = sourcesIn(folder);
    // The helper asks for the note of whatever the game asks.
    const isNote = (key: string) => key.startsWith('helper.') && folder !== '.';

    test('has the same keys in both languages', () => {
      expect(Object.keys(texts.fr).sort()).toEqual(Object.keys(texts.en).sort());
    });

    test('has no text that nothing asks for', () => {
      expect(Object.keys(texts.en).filter(key => !isNote(key) && !isUsed(key, source))).toEqual([]);
    });

    test('asks for no text that is missing', () => {
      const call = folder === '.' ? /\bt\('([^']+)'/g : /\b(?:[bcl]t|w|p|a)\('([^']+)'/g;
      const asked = [...source.matchAll(call)].map(([, key]) => key);
      expect(asked.length).toBeGreaterThan(3);
      expect(asked.filter(key => !Object.hasOwn(texts.en, key))).toEqual([]);
    });

    test('has no French line that could begin with a colon', () => {
      expect(Object.values<string>(texts.fr).filter(message => message !== unbroken(message))).toEqual([]);
    });

    test('needs the same values in both languages', () => {
      const names = (message: string) => messageValues(message).sort();
      for (const key of Object.keys(texts.en)) {
        expect({ key, values: names(texts.fr[key]) }).toEqual({ key, values: names(texts.en[key]) });
      }
    });
  });
}

test('no sentence stands in a component', () => {
  // Text between tags that starts with a letter and has a space is a sentence, not an expression.
  const found = [...sourcesIn('.').matchAll(/>\s*([A-Z][a-z]+ [a-z][^<>{}=;()]*)</g)].map(([, text]) => text.trim());
  expect(found.filter(text => text !== 'Allosaurus fragilis')).toEqual([]);
});
