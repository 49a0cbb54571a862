import type { Sounds } from '../board.ts';

export const sounds: Sounds = {
  pieces: { tile: 'slide', dinosaur: 'card', tool: 'card', supply: 'card' },
  // A Dinosaur goes on view.
  events: { scoredPerfect: 'stamp', scoredFromDisplay: 'stamp', scoredPartial: 'stamp', happens: 'card' },
};
