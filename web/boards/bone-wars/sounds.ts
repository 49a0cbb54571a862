import type { Sounds } from '../board.ts';

export const sounds: Sounds = {
  pieces: { team: 'slide', loyalty: 'slide', card: 'card', profession: 'card', career: 'card', back: 'card' },
  // A camp is drawn anew where it is pressed into its site.
  events: { camped: 'place', paper: 'stamp' },
};
