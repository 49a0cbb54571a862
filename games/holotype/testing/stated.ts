import type { Stated } from '../../stated.ts';

/** Numbers that the guide tells. */
export const stated: readonly Stated[] = [
  {
    values: ['playerBoard.fossilStorage'],
    en: 'your Fossil Storage, for # fossil cubes',
    fr: 'le Fossil Storage, qui contient # cubes Fossile',
  },
  {
    values: ['constants.labDraw.paleontologist', 'constants.labDraw.fieldAssistant'],
    en: '**Draw** # Specimens (Field Assistant: #)',
    fr: '**Piochez** # cartes Spécimen (Assistant terrain : #)',
  },
  {
    values: ['constants.libraryResearch.paleontologist', 'constants.libraryResearch.fieldAssistant'],
    en: 'take # Research, or # with a Field Assistant',
    fr: 'prenez # cubes Recherche, ou # avec un Assistant terrain',
  },
  {
    values: ['constants.recallResearch'],
    en: 'you receive # Research, and your turn is over',
    fr: 'vous recevez # cube Recherche et votre tour s’achève',
  },
  {
    values: ['constants.contributionResearchCostWhenReferencingOthers'],
    en: '**# Research** in all',
    fr: '**# cubes Recherche** en tout',
  },
  {
    values: ['constants.museumReset.triassic', 'constants.museumReset.jurassic', 'constants.museumReset.cretaceous'],
    en: '# purple, # blue and # green are put in',
    fr: 'on y remet # violet, # bleus et # verts',
  },
  {
    values: ['playerBoard.contributionVp.values.1', 'playerBoard.contributionVp.values.0'],
    en: 'right-most open number | # | # |',
    fr: 'nombre découvert le plus à droite | # | # |',
  },
];
