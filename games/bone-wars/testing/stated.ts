import type { Stated } from '../../stated.ts';

/** Numbers that the guide tells. */
export const stated: readonly Stated[] = [
  ...[0, 1].map(row => ({
    values: [`publishRewards.byBones.${row}.bones`, `publishRewards.byBones.${row}.loyalty`],
    en: '| # | # loyalty',
    fr: '| # | # de loyauté',
  })),
  {
    values: [0, 1, 2].map(row => `debunkRewards.byBones.${row}.loyalty`),
    en: '**identical** bones and get #, # or # loyalty',
    fr: '**identiques** et recevez #, # ou # de loyauté',
  },
  {
    values: ['teamActions.actions.dig.cost'],
    en: '**Dig for Bones, # AP.**',
    fr: '**Creuser pour Trouver des Os, # PA.**',
  },
  { values: ['teamActions.actions.discover.cost'], en: '**Discover, # AP.**', fr: '**Découvrir, # PA.**' },
  {
    values: ['teamActions.actions.baseCamp.cost'],
    en: '**Establish Base Camp, # AP.**',
    fr: '**Établir un Camp de Base, # PA.**',
  },
  {
    values: ['coverTiles.bonusChoice.0.0.n', 'coverTiles.bonusChoice.1.0.n'],
    en: 'a cover tile bonus always gives $# or # RP',
    fr: 'une tuile couvercle donne toujours # $ ou # PR',
  },
  {
    values: ['loyaltyTracks.tracks.0.spaces.0.value', 'loyaltyTracks.tracks.0.spaces.-1.value'],
    en: 'from ×# to ×#',
    fr: 'de ×# à ×#',
  },
];
