import { readFileSync } from 'node:fs';
import {
  chooseAtRandom,
  eventWords,
  fastRng,
  fittingSettings,
  type Language,
  messageValues,
  optionWords,
  policyPlay,
  promptWords,
  type Reader,
  refusal,
  refusalWords,
  type Settings,
  say,
} from '@bonebed/kernel';
import { textsIn, wordingFaults, wordsAmong } from '@bonebed/kernel/kit';
import { expect, test } from 'vitest';
import components from '../box/components.json' with { type: 'json' };
import { printed } from '../box/printed.ts';
import { boneWars } from '../index.ts';
import { lessons } from '../lessons/index.ts';
import type { BoneWarsEvent } from '../rules/events.ts';
import type { BoneWars } from '../rules/state.ts';
import { box, edition } from '../testing/index.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

const readers: Readonly<Record<Language, Reader<BoneWars>>> = {
  en: { game: boneWars, box, texts: en, language: 'en', players: ['Ann', 'Bob', 'Cy', 'Dee'] },
  fr: { game: boneWars, box, texts: fr, language: 'fr', players: ['Ann', 'Bob', 'Cy', 'Dee'] },
};

test('both languages have the same keys, with the same values in each', () => {
  expect(Object.keys(fr)).toEqual(Object.keys(en));
  for (const key of Object.keys(en))
    expect([key, ...messageValues(fr[key]).sort()]).toEqual([key, ...messageValues(en[key]).sort()]);
});

test('every ask has a prompt', () => {
  for (const what of Object.keys(boneWars.asks)) expect(en).toHaveProperty([`ask.${what}`]);
});

test.each(['en', 'fr'] as const)('everything that random games say can be said in %s', language => {
  const reader = readers[language];
  const used = new Set<string>();
  for (let seed = 0; seed < 20; seed++) playAloud(reader, boneWars.seats[seed % boneWars.seats.length], seed, used);
  for (const key of used) expect(key).not.toMatch(/undefined|NaN|\{|\}|\bnone\b|\.\.| [.,)]|\( /);
  expect(used.size).toBeGreaterThan(500);
});

/** Words that the French rulebook does not use: piocher, ensemble, trophée, subvention, carte paléontologue, N de loyauté … */
const FORBIDDEN = {
  fr: [
    ...[
      'tirer',
      'tire',
      'tirez',
      'tiré',
      'tirage',
      'série',
      'collègue',
      'réfuter',
      'réfutent',
      'bourse',
      'prix',
      'dossier',
    ],
    ...Array.from({ length: 10 }, (_, n) => `${n} loyauté`),
  ],
};

const SETTINGS: readonly Settings[] = [
  {},
  Object.fromEntries(boneWars.settings.map(({ id, values }) => [id, values[1]])),
];

test.each([1, 2, 3, 4])(
  'with %i players every sentence is whole, in both languages and in the words of the box',
  seats => {
    for (const settings of SETTINGS) {
      const fitting = fittingSettings(boneWars, seats, settings);
      const options = { seats, settings: fitting, seeds: ['1'], forbidden: FORBIDDEN };
      expect(wordingFaults(boneWars, edition, { en, fr }, options)).toEqual([]);
    }
  },
);

test('French speaks as the French rulebook does: on the board and the components, in the rules, the guide and the lessons', () => {
  const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8').split('\n');
  const lines = [
    ...[...read('../RULES.fr.md'), ...read('../GUIDE.fr.md'), ...read('../../../web/boards/bone-wars/texts/fr.ts')],
    ...[...Object.values(fr), ...textsIn(components, 'fr'), ...textsIn([printed, lessons], 'fr')],
  ];
  const plain = lines.map(line => line.replaceAll(/BW-[\w.]+/g, ''));
  expect(plain.filter(line => wordsAmong(line, FORBIDDEN.fr).length > 0 || /[#}] loyauté/.test(line))).toEqual([]);
});

test('French elides before the names of people and species', () => {
  const said = new Set<string>();
  for (let seed = 0; seed < 4; seed++) playAloud(readers.fr, boneWars.seats[seed % 4], seed, said);
  expect([...said].some(words => /bonus médaille d’\p{Lu}/u.test(words))).toBe(true);
  expect([...said].some(words => /marqueur de profession d’Ann/.test(words))).toBe(true);
});

test('what the rules of version 1 told is still said as it was', () => {
  const words = (event: object) => eventWords(readers.en, { type: '', ...event });
  expect(words({ type: 'money', seat: 0, n: 3 })).toBe('Ann takes $3.');
  expect(words({ type: 'tileBonus', seat: 0, tile: 0 })).toMatch(/^Ann receives a bonus: /);
  expect(words({ type: 'committed', seat: 0, card: 0, envelope: 0, bones: [0, 1] })).toMatch(/ with Torso and Tail\.$/);
  expect(words({ type: 'loyalty', seat: 0, patron: 1, n: 2, rp: 0 })).toBe('Ann gains 2 loyalty with Edward D. Cope.');
  expect(words({ type: 'gameOver', winners: [1] })).toBe('Bob wins the game.');
  expect(words({ type: 'dugDeeper', seat: 0, site: 0 })).toBe('Ann digs deeper in Montana.');
});

/** Plays a random game and puts everything that is told, asked, offered and refused into words. */
function playAloud(reader: Reader<BoneWars>, seats: number, seed: number, said: Set<string>): void {
  const random = chooseAtRandom<BoneWars>(fastRng(`choices ${seed}`));
  const state = boneWars.setup(box, { seats, settings: {}, rng: fastRng(`deal ${seed}`) });
  const hear = (event: BoneWarsEvent | null) => {
    if (event !== null) said.add(eventWords(reader, event));
  };
  const tell = Object.assign(hear, {
    only: (_seats: readonly number[], event: BoneWarsEvent, instead: BoneWarsEvent | null) => {
      hear(event);
      hear(instead);
    },
  });
  const play = policyPlay<BoneWars>(
    box,
    state,
    (at, seat, what, offer, values = {}) => {
      said.add(promptWords(reader, what, values));
      for (const option of offer.candidates) {
        const why = refusal(at, seat, offer.guards, option);
        said.add(optionWords(reader, what, option));
        if (why !== null) said.add(refusalWords(reader, why));
      }
      return random(at, seat, what, offer, values);
    },
    tell,
  );
  while (boneWars.outcome(play) === null) boneWars.step(play);
  for (const { lines, tieBreaks } of boneWars.score(play)) {
    for (const { what } of [...lines, ...tieBreaks]) said.add(say(reader, `score.${what}`));
  }
  said.add(say(reader, `end.${boneWars.outcome(play)?.reason}`));
}
