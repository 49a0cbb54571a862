import type { Sounds } from '../board.ts';

export const sounds: Sounds = {
  pieces: {
    worker: 'slide',
    marker: 'slide',
    specimen: 'card',
    trace: 'card',
    expedition: 'card',
    personal: 'card',
    back: 'card',
  },
  events: { explored: 'dice', rerolled: 'dice', published: 'stamp' },
};
