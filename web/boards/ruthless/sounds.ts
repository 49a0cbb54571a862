import type { Sounds } from '../board.ts';

export const sounds: Sounds = {
  pieces: { card: 'card', bone: 'card', laid: 'card' },
  // The wax of a doubt that stands.
  events: { thrownOut: 'stamp' },
};
