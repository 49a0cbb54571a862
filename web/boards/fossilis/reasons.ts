import type { ReasonWords } from '../../coach/why.ts';

/** What bots look at in a position, as the coach names it: each line the features that mean the same to a person. */
export const reasons: ReasonWords = [
  { of: ['played', 'collection'], en: 'finished Dinosaurs', fr: 'les Dinosaures achevés' },
  { of: ['lab', 'perfect', 'nearly'], en: 'the Dinosaurs in the lab', fr: 'les Dinosaures du labo' },
  { of: ['cards'], en: 'points on cards', fr: 'les points des cartes' },
  { of: ['sets', 'variety'], en: 'sets and variety', fr: 'les séries et la variété' },
  { of: ['plaster', 'plasterLeft'], en: 'Plaster', fr: 'le plâtre' },
  { of: ['tiles', 'tilesLeft'], en: 'tiles to pay with', fr: 'les tuiles qui paient' },
  { of: ['bones', 'bonesLeft', 'leftover'], en: 'bones in storage', fr: 'les os en stock' },
  {
    of: ['claimable'],
    en: 'a Dinosaur on display that suits the bones',
    fr: 'un Dinosaure exposé qui convient aux os',
  },
  {
    of: [
      'skills',
      'skillVP',
      'skillPlaster',
      'skillPrice',
      'skillExtract',
      'skillDig',
      'skillMove',
      'skillMarket',
      'skillLab',
      'skillPerfect',
      'skillPartial',
    ],
    en: 'skills',
    fr: 'les compétences',
  },
  { of: ['tools', 'toolsLeft'], en: 'tools', fr: 'les outils' },
  { of: ['reach', 'reachBones'], en: 'finds beside the pawn', fr: 'les trouvailles près du pion' },
];
