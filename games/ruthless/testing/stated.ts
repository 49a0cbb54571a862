import type { Stated } from '../../stated.ts';

/** Numbers that the guide tells. */
export const stated: readonly Stated[] = [
  {
    values: [2, 3, 4].map(players => `constants.goalByPlayers.${players}`),
    en: 'The goal is # Prestige for two players, # for three, # for four',
    fr: 'L’objectif est de # points de Prestige à deux, # à trois, # à quatre',
  },
  {
    values: ['constants.fieldDraw.event', 'constants.fieldDraw.bone'],
    en: 'Everybody draws # Events and # Bones',
    fr: 'Chacun pioche # Événements et # Os',
  },
  { values: ['constants.eventHandLimit'], en: 'You keep # Events', fr: 'Vous gardez # Événements' },
  { values: ['constants.prestigePerBone'], en: '**# Prestige for each bone**', fr: '**# point de Prestige par os**' },
  { values: ['constants.lastTurn'], en: 'after turn #', fr: 'après le tour #' },
  {
    values: ['events.its-a-fake.effects.1.n'],
    en: 'which brings him the # on his card',
    fr: 'ce qui lui rapporte le # de sa carte',
  },
  {
    values: ['events.significant-find.effects.0.n'],
    en: 'three bones and a boost of #',
    fr: 'trois os avec un renfort de #',
  },
];
