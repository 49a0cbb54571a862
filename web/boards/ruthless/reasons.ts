import type { ReasonWords } from '../../coach/why.ts';

/** What bots look at in a position, as the coach names it: each line the features that mean the same to a person. */
export const reasons: ReasonWords = [
  { of: ['prestige'], en: 'Prestige', fr: 'le Prestige' },
  { of: ['atGoal'], en: 'reaching the goal', fr: 'l’objectif atteint' },
  { of: ['describable'], en: 'a description with the bones in hand', fr: 'une description avec les os en main' },
  { of: ['fossils'], en: 'fossils to present', fr: 'les fossiles à présenter' },
  { of: ['addable'], en: 'additions to own skeletons', fr: 'les ajouts aux propres squelettes' },
  { of: ['revisable'], en: 'revisions of rival skeletons', fr: 'les révisions de squelettes rivaux' },
  { of: ['bones'], en: 'Bone cards in hand', fr: 'les cartes Os en main' },
  { of: ['names'], en: 'Name cards', fr: 'les cartes Nom' },
  { of: ['boosts'], en: 'boosts in hand', fr: 'les renforts en main' },
  { of: ['doubts'], en: 'doubts in hand', fr: 'les mises en doute en main' },
  {
    of: ['fieldDefences', 'museumDefences', 'revisionDefences'],
    en: 'Defenses in hand',
    fr: 'les Défenses en main',
  },
  {
    of: ['digs', 'raids', 'delays', 'keepsakes', 'slanders', 'crewEvents'],
    en: 'Event cards in hand',
    fr: 'les cartes Événement en main',
  },
  { of: ['crew', 'crewCards'], en: 'Field Crew', fr: 'l’Équipe de terrain' },
  {
    of: ['drawnEvents', 'drawnBones', 'keptBones', 'handLimit', 'immunities', 'savedBones'],
    en: 'what Paleontologist and crew bring each turn',
    fr: 'ce que Paléontologue et équipe apportent à chaque tour',
  },
];
