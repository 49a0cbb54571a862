import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameIds } from '@bonebed/games';
import { expect, test } from 'vitest';
import type { Written } from './written.ts';

/** Whether what is written can be read: the contrast of every pair of colours that meet on a page or a table, by day and by lamp. */

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

type Colours = ReadonlyMap<string, string>;

const SHEETS = readdirSync(join(import.meta.dirname, '../boards'), { encoding: 'utf8', recursive: true })
  .filter(file => file.endsWith('.css'))
  .sort();

/** The rules in which a style sheet names the colours of all pages, or those of a board. */
const PALETTE = /^:root|data-game=/;

/** The colours that a style sheet names, by day and by lamp, where those of the day hold unless they are named anew. */
function coloursOf(css: string): { readonly light: Colours; readonly dark: Colours } {
  const light = new Map<string, string>();
  const dark = new Map<string, string>();
  let rule = '';
  for (const line of css.split('\n')) {
    if (line.endsWith('{')) rule = line;
    if (!PALETTE.test(rule)) continue;
    const isDark = rule.includes('data-theme="dark"');
    const [, name, colour] = /^\s+--([\w-]+): (#[\da-f]{6});$/.exec(line) ?? [];
    if (name !== undefined) (isDark ? dark : light).set(name, colour);
  }
  return { light, dark: new Map([...light, ...dark]) };
}

/** WCAG 2.2: relative luminance, and the ratio of two. */
function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map(at => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function ratio(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const numbered = (name: string, count: number) => Array.from({ length: count }, (_, index) => `${name}-${index}`);
const SEATS = numbered('seat', 5);
const PERIODS = numbered('period', 3);

/** What is written, and on what: 4.5 to 1. */
const WRITTEN: Written = [
  [
    ['ink', 'faint', 'brass', 'marsh', 'cope', 'moss', 'rust', ...PERIODS, ...SEATS],
    ['paper', 'card'],
  ],
  [['faint'], ['brass-soft']],
  [['ink'], ['brass-soft', 'map-ground', 'map-card', 'legal-surface', ...PERIODS.map(name => `${name}-soft`)]],
  [['on-brass'], ['brass']],
  [['on-seat'], SEATS],
  [
    ['on-desk', 'on-desk-faint'],
    ['desk', 'oak', 'felt'],
  ],
  ...PERIODS.map(name => [[name], [`${name}-soft`]] as const),
];

/** Whatever a thing that may be chosen lies on. */
const GROUNDS = [
  ...['paper', 'card', 'desk', 'oak', 'shelf-edge', 'felt', 'map-ground', 'map-card', 'brass-soft', 'legal-surface'],
  ...['sand', 'clay', 'stone', 'earth', ...SEATS],
];

/** A board that has colours of its own says what it writes with them. */
const writtenBy = import.meta.glob<Written>('../boards/*/written.ts', { import: 'written', eager: true });

const sheetsOf = (board: string) => SHEETS.filter(file => file.startsWith(`${board}/`));

/** The colours of a table of a game: those of all pages, and those of its board. */
function coloursAt(board: string, theme: 'light' | 'dark'): Colours {
  const own = sheetsOf(board).map(file => coloursOf(read(`../boards/${file}`)));
  return new Map([common, ...own].flatMap(one => [...one[theme]]));
}

/** The pairs that can't be read, each with its ratio. */
function faint(colours: Colours, pairs: Written): string[] {
  const of = (name: string) => colours.get(name) ?? expect.fail(`no colour '${name}'`);
  return pairs.flatMap(([inks, grounds]) =>
    inks.flatMap(ink =>
      grounds.flatMap(ground => {
        const found = ratio(of(ink), of(ground));
        return found < 4.5 ? [`${ink} on ${ground}: ${found.toFixed(2)}`] : [];
      }),
    ),
  );
}

const common = coloursOf(read('tokens.css'));

test.each(['light', 'dark'] as const)('%s: what is written stands out from what it is written on', theme => {
  expect(faint(common[theme], WRITTEN)).toEqual([]);
});

test.each(gameIds)('%s: what only its board writes stands out as well', game => {
  const pairs = writtenBy[`../boards/${game}/written.ts`] ?? [];
  const inks = sheetsOf(game).flatMap(file => [...coloursOf(read(`../boards/${file}`)).light.keys()]);
  // Whoever brings an ink for a ground says on which it is written.
  const told = [...WRITTEN, ...pairs].flatMap(([own]) => own);
  expect(inks.filter(ink => ink.startsWith('on-') && !told.includes(ink))).toEqual([]);
  for (const theme of ['light', 'dark'] as const)
    expect({ theme, faint: faint(coloursAt(game, theme), pairs) }).toEqual({ theme, faint: [] });
});

const rings = gameIds.flatMap(game => (['light', 'dark'] as const).map(theme => [game, theme] as const));

test.each(rings)('%s, %s: one of the two tones of the ring stands out from every ground', (game, theme) => {
  const colours = coloursAt(game, theme);
  const of = (name: string) => colours.get(name) ?? expect.fail(`no colour '${name}'`);
  const lost = GROUNDS.filter(
    ground => Math.max(ratio(of('legal-gold'), of(ground)), ratio(of('legal-ring'), of(ground))) < 3,
  );
  expect(lost).toEqual([]);
  expect(ratio(of('legal-gold'), of('legal-ring'))).toBeGreaterThan(7);
});

interface Rule {
  readonly selector: string;
  readonly isDark: boolean;
  /** What it declares, a line each. */
  declared: string;
}

/** The rules of a style sheet, each without those inside it. */
function rulesOf(css: string): readonly Rule[] {
  const rules: Rule[] = [];
  const open: Rule[] = [{ selector: '', isDark: false, declared: '' }];
  for (const [, text, end] of css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)([{};])/g)) {
    const rule = open[open.length - 1];
    const isDark = rule.isDark || text.includes('data-theme="dark"');
    if (end === ';') rule.declared += `${text.trim()};\n`;
    else if (end === '{') open.push({ selector: text.trim(), isDark, declared: '' });
    else rules.push(...open.splice(-1));
  }
  return rules;
}

/** The opaque colours of the lowest layer of a ground, or of an ink; not those that are mixed with others. */
function shadesOf(value: string, colours: Colours): readonly string[] {
  const plain = value
    .replaceAll(/color-mix\((?:[^()]|\([^()]*\))*\)/g, '')
    .replaceAll(/var\(--([\w-]+)[^()]*\)/g, (_, name: string) => colours.get(name) ?? '');
  const lowest = plain.split(/,(?![^()]*\))/).at(-1) ?? '';
  const short = (colour: string) => (colour.length === 4 ? colour.replaceAll(/[\da-f]/g, '$&$&') : colour);
  return (lowest.match(/#[\da-f]+\b/g) ?? []).map(short).filter(({ length }) => length === 7);
}

/** The ratio of an ink to a ground that may be shaded: to the mean of its shades. */
function ratioToShades(ink: string, shades: readonly string[]): number {
  const mean = shades.reduce((sum, shade) => sum + luminance(shade), 0) / shades.length;
  const [low, high] = [luminance(ink), mean].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Whatever lies on these has a ground of its own; they only say its ink. */
const BARE = ['.fossilis'];

test.each(SHEETS)('%s: whatever sets both ink and ground sets a pair that can be read', file => {
  const rules = rulesOf(read(`../boards/${file}`));
  const [board] = file.split('/');
  for (const theme of ['light', 'dark'] as const) {
    const colours = gameIds.includes(board) ? coloursAt(board, theme) : common[theme];
    const lost = rules.flatMap(({ selector, declared, isDark }) => {
      const [, ink] = /^color: (.*);$/m.exec(declared) ?? [];
      const [, ground] = /^background(?:-color)?:\s+([\s\S]*?);$/m.exec(declared) ?? [];
      if (ink === undefined || ground === undefined || (isDark && theme === 'light') || BARE.includes(selector))
        return [];
      const shades = shadesOf(ground, colours);
      return shadesOf(ink, colours)
        .map(one => [one, ratioToShades(one, shades)] as const)
        .filter(([, found]) => found < 4.5)
        .map(([one, found]) => `${selector}: ${one} on ${shades}: ${found.toFixed(2)}`);
    });
    expect({ theme, lost }).toEqual({ theme, lost: [] });
  }
});
