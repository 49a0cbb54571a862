import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Whether what is written can be read: the contrast of every pair of colours that meet on a page or a table, by day and by lamp. */

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

type Colours = ReadonlyMap<string, string>;

/** The colours that a style sheet names, by day and by lamp, where those of the day hold unless they are named anew. */
function coloursOf(css: string): { readonly light: Colours; readonly dark: Colours } {
  const light = new Map<string, string>();
  const dark = new Map<string, string>();
  let isDark = false;
  for (const line of css.split('\n')) {
    if (line.endsWith('{') && !line.startsWith(' ')) isDark = line.includes('data-theme="dark"');
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
const WRITTEN: readonly (readonly [ink: readonly string[], ground: readonly string[]])[] = [
  [
    ['ink', 'faint', 'brass', 'marsh', 'cope', 'moss', 'rust', ...PERIODS, ...SEATS],
    ['paper', 'card'],
  ],
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

/** What only one board writes. */
const OF_BOARDS: Readonly<Record<string, typeof WRITTEN>> = {
  'bone-wars/palette.css': [
    [['sheet-ink'], ['sheet-card', 'sheet-tile']],
    [['on-folder'], ['folder', 'folder-edge', 'envelope']],
    [['on-plate'], ['brass-light']],
    [['on-soil'], ['sand', 'clay']],
    [['on-felt'], ['felt']],
  ],
};

/** The pairs that can't be read, each with its ratio. */
function faint(colours: Colours, pairs: typeof WRITTEN): string[] {
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

test.each(Object.entries(OF_BOARDS))('what only %s writes stands out as well', (file, pairs) => {
  const own = coloursOf(read(`../boards/${file}`));
  for (const theme of ['light', 'dark'] as const)
    expect({ theme, faint: faint(new Map([...common[theme], ...own[theme]]), pairs) }).toEqual({ theme, faint: [] });
});

test.each(['light', 'dark'] as const)('%s: one of the two tones of the ring stands out from every ground', theme => {
  const colours = common[theme];
  const of = (name: string) => colours.get(name) ?? expect.fail(`no colour '${name}'`);
  const lost = GROUNDS.filter(
    ground => Math.max(ratio(of('legal-gold'), of(ground)), ratio(of('legal-ring'), of(ground))) < 3,
  );
  expect(lost).toEqual([]);
  expect(ratio(of('legal-gold'), of('legal-ring'))).toBeGreaterThan(7);
});
