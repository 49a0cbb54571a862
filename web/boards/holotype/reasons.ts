import type { ReasonWords } from '../../coach/why.ts';

/** What bots look at in a position, as the coach names it: each line the features that mean the same to a person. */
export const reasons: ReasonWords = [
  { of: ['points'], en: 'points', fr: 'les points' },
  { of: ['personal', 'progress'], en: 'the Personal Objective', fr: 'l’Objectif personnel' },
  { of: ['research'], en: 'Research cubes', fr: 'les cubes Recherche' },
  { of: ['triassic'], en: 'Triassic fossils', fr: 'les fossiles du Trias' },
  { of: ['jurassic'], en: 'Jurassic fossils', fr: 'les fossiles du Jurassique' },
  { of: ['cretaceous'], en: 'Cretaceous fossils', fr: 'les fossiles du Crétacé' },
  { of: ['best', 'second', 'third'], en: 'Specimens close to publication', fr: 'les Spécimens près d’être publiés' },
  { of: ['publishable', 'publisherReady', 'toMoveReady'], en: 'publishing soon', fr: 'une publication prochaine' },
  { of: ['milestones'], en: 'Milestones', fr: 'les Jalons' },
  { of: ['lounge'], en: 'workers in the Lounge', fr: 'les ouvriers au Lounge' },
];
