import { readFileSync } from 'node:fs';
import { textsIn, wordingFaults, wordsAmong } from '@bonebed/kernel/kit';
import { expect, test } from 'vitest';
import components from '../box/components.json' with { type: 'json' };
import { printed } from '../box/printed.ts';
import { holotype } from '../index.ts';
import { edition } from '../testing/index.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** What the French rulebook calls by another name (GLOSSARY.md): each with the words that it uses. */
const FORBIDDEN = {
  emplacement: ['un lieu', 'le lieu', 'ce lieu', 'du lieu', 'autre lieu', 'même lieu', 'lieux'],
  case: ['place libre', 'places libres', 'sans place', 'place d’ouvrier', 'slot'],
  référencer: ['citer', 'cite', 'cité', 'citée', 'citation'],
  Réinitialisation: ['réassort'],
  'piste de score': ['piste d’avancement', "piste d'avancement"],
  prérequis: ['condition'],
  pile: ['la pioche', 'une pioche', 'nouvelle pioche', 'pioche vide', 'pioche des', 'pioches', 'paquet', 'talon'],
  réserve: ['stock', 'stock général', 'banque'],
  'Fossil Storage': [
    'votre réserve',
    'réserve de fossiles',
    'réserve pleine',
    'entrepôt plein',
    'limite de la réserve',
  ],
  'cubes en excès': ['surplus'],
  'première carte': ['carte du dessus', 'sous le dessus'],
  'symbole Relancer': ['symbole de relance', 'signe de relance'],
  'autre joueur': ['rival', 'rivaux', 'adversaire'],
  ouvrier: ['travailleur', 'pion', 'meeple'],
  troquer: ['troc contre de la recherche'],
  'ratio de Spécimens': ['icône de proportion'],
};
const forbidden = { fr: Object.values(FORBIDDEN).flat() };

test.each([
  { seats: 2, settings: { lastSpace: 6 } },
  { seats: 2, settings: {} },
  { seats: 3, settings: { elementary: true } },
  { seats: 3, settings: {} },
  { seats: 4, settings: {} },
  { seats: 5, settings: { trackForPlayers: 2 } },
])(
  'every sentence of random games is whole and in the words of the box: $seats seats, $settings',
  table => {
    expect(wordingFaults(holotype, edition, { en, fr }, { ...table, forbidden })).toEqual([]);
  },
  120_000,
);

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

test.each([
  ['texts', Object.values(fr).join('\n')],
  ['components', textsIn(components, 'fr').join('\n')],
  ['board', [...read('web/boards/holotype/texts/fr.ts').matchAll(/:\s*'([^']*)'/g)].map(([, text]) => text).join('\n')],
  ['rules', read('games/holotype/RULES.fr.md')],
  ['guide', read('games/holotype/GUIDE.fr.md')],
  ['faces of cards', textsIn(printed, 'fr').join('\n')],
])('the French %s keep to the terms of the rulebook', (_where, text) => {
  expect(wordsAmong(text, forbidden.fr)).toEqual([]);
});

test('the list would find what stood there before', () => {
  const before = 'Votre réserve est pleine. Cliquez sur un lieu. Ne cite aucune carte. Case de réassort';
  expect(wordsAmong(before, forbidden.fr)).toEqual(['un lieu', 'cite', 'réassort', 'votre réserve']);
});
