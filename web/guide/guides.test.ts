import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameIds, loadGame } from '@bonebed/games';
import { readRecord } from '@bonebed/kernel';
import { describe, expect, test } from 'vitest';
import { type Block, parseInline, parseRules, statedRules } from '../rules/parse.ts';
import { hasGuide } from './load.ts';
import { type Guide, parseGuide } from './parse.ts';
import { parsePicture } from './source.ts';

const LANGUAGES = ['en', 'fr'] as const;
type Language = (typeof LANGUAGES)[number];

const folder = (game: string) => join(import.meta.dirname, '../../games', game);

function textOf(game: string, language: Language): string {
  return readFileSync(join(folder(game), language === 'en' ? 'GUIDE.md' : `GUIDE.${language}.md`), 'utf8');
}

/** Chapters that every guide has, and what the first sentence says: how one wins. */
const EXPECTED: Readonly<Record<Language, { readonly goal: RegExp; readonly chapters: readonly RegExp[] }>> = {
  en: {
    goal: /\bmost\b/,
    chapters: [
      /at a glance$/,
      /\b(end|score|scoring)\b/i,
      /^Icons and their names$/,
      /^Frequent questions$/,
      /first game$/,
    ],
  },
  fr: {
    goal: /\ble plus de\b/,
    chapters: [
      /en un coup d’œil$/,
      /\b(fin|décompte)\b/,
      /^Les icônes et leurs noms$/,
      /^Questions fréquentes$/,
      /première partie$/,
    ],
  },
};

function blocksOf({ opening, chapters }: Guide): Block[] {
  return [...opening, ...chapters.flatMap(({ blocks }) => blocks)];
}

function picturesOf(guide: Guide): string[] {
  return blocksOf(guide).flatMap(block => (block.kind === 'picture' ? [block.source] : []));
}

/** What a person reads: no captions, no icons, no numbers of rules. */
function wordsIn(text: string): number {
  const read = text.replaceAll(/!\[[^\]]*\]\([^)]*\)/g, '').replaceAll(/\([A-Z]{2}-[^)]*\)/g, '');
  return read.split(/\s+/).filter(word => /\p{L}|\d/u.test(word)).length;
}

/** The rules that a chapter names, and the icons it shows. */
function namedIn(text: string): string[] {
  return text.split('\n').flatMap(line =>
    parseInline(line).flatMap(piece => {
      if (piece.kind === 'rule') return [piece.id];
      return piece.kind === 'icon' ? [piece.name] : [];
    }),
  );
}

describe.each(gameIds.filter(hasGuide))('how to play %s', game => {
  describe.each(LANGUAGES)('in %s', language => {
    const text = textOf(game, language);
    const guide = parseGuide(text);

    test('begins with the goal, and has the chapters that every guide has', () => {
      const { goal, chapters } = EXPECTED[language];
      const [first] = guide.opening;
      expect(first.kind === 'text' ? first.text.split('. ')[0] : '').toMatch(goal);
      const titles = guide.chapters.map(({ title }) => title);
      expect(chapters.filter(wanted => !titles.some(title => wanted.test(title)))).toEqual([]);
      expect(new Set(guide.chapters.map(({ id }) => id)).size).toBe(titles.length);
    });

    test('is 1,200 to 2,500 words long, with ten questions or so, and an example of the score', () => {
      const words = wordsIn(text);
      expect(words).toBeGreaterThanOrEqual(1200);
      expect(words).toBeLessThanOrEqual(2500);
      const [, , , questions] = EXPECTED[language].chapters;
      const asked = guide.chapters.find(({ title }) => questions.test(title))?.blocks ?? [];
      const count = asked.map(block => (block.kind === 'list' ? block.items.length : 1));
      expect(count.reduce((sum, one) => sum + one, 0)).toBeGreaterThanOrEqual(8);
      expect(text).toMatch(/\*\*\d+(?: (?:VP|PV|RP|PR))?\*\*/);
    });

    test('names only rules that are there, and no names that programs use', () => {
      const stated = statedRules(parseRules(readFileSync(join(folder(game), 'RULES.md'), 'utf8')));
      const named = namedIn(text).filter(name => /^[A-Z]{2}-/.test(name));
      // `HT-9` names a whole chapter.
      const known = (id: string) => stated.includes(id) || stated.some(rule => rule.startsWith(`${id}.`));
      expect(named.length).toBeGreaterThan(20);
      expect(named.filter(id => !known(id))).toEqual([]);
      expect(text).not.toMatch(/`/);
    });

    test('its pictures are of kept games of these rules, and have captions', async () => {
      const { game: rules } = await loadGame(game);
      expect(picturesOf(guide).length).toBeGreaterThanOrEqual(5);
      for (const block of blocksOf(guide)) {
        if (block.kind !== 'picture') continue;
        expect(block.caption).toMatch(/\.$/);
        const picture = parsePicture(block.source);
        if (picture.kind === 'piece') continue;
        const file = join(folder(game), 'records', `${picture.record}.bonebed`);
        expect(existsSync(file), block.source).toBe(true);
        const { header, answers } = readRecord(readFileSync(file, 'utf8'));
        expect(header.version).toBe(rules.version);
        expect(picture.moment).toBeLessThanOrEqual(answers.length);
      }
    });
  });

  test('says the same in both languages: chapters, rules, icons, pictures', () => {
    const [en, fr] = LANGUAGES.map(language => textOf(game, language));
    const levels = (text: string) => [...text.matchAll(/^(#+) /gm)].map(([, level]) => level);
    expect(levels(fr)).toEqual(levels(en));
    const byChapter = (text: string) => text.split(/^#+ /m).map(namedIn);
    expect(byChapter(fr)).toEqual(byChapter(en));
    expect(picturesOf(parseGuide(fr))).toEqual(picturesOf(parseGuide(en)));
  });
});

test('a picture that is none is an error that says what was expected', () => {
  expect(parsePicture('piece:bone.2,bone.9')).toEqual({ kind: 'piece', items: ['bone.2', 'bone.9'] });
  expect(() => parsePicture('photo:bone')).toThrow("found 'photo:bone'");
});
