import type { Hands } from '../../browser-tests/hands.ts';

export const hands: Hands = {
  game: 'holotype',
  wishes: [
    /^publish /,
    /^place \S+ publishingJournal/,
    /^contribute /,
    /^place \S+ universityLibrary/,
    /^place paleontologist fieldExpeditions/,
    /^place gradStudent fieldExpeditions/,
    /^place fieldAssistant fieldExpeditions/,
    /^place \S+ museumCollections/,
    /^worker\./,
    /^recall/,
    /^done/,
    /^keep/,
  ],
  short: { lastSpace: '6' },
};
