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
  // A specimen that is published.
  flight: { of: '.press-sheet .stamp', at: '.room.journal', wishes: [] },
  sounds: ['slide', 'place', 'card', 'dice', 'stamp', 'turn'],
  afterFour: '.recap',
  short: { lastSpace: '6' },
  decisions: { upright: 18, across: 8 },
  // The Museum's shelves.
  close: '.shelf-row',
};
