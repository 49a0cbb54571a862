import type { Hands } from '../../browser-tests/hands.ts';
import { playUntil } from '../../browser-tests/visit.ts';

export const hands: Hands = {
  game: 'bone-wars',
  wishes: [
    /^publish/,
    /^bone /,
    /^debunk /,
    /^dig /,
    /^discover/,
    /^(done|end|none|decline|keep|unmeasured)$/,
    /^paleontologist /,
    /^team /,
    /^pass$/,
  ],
  sounds: ['slide', 'place', 'card', 'stamp', 'turn'],
  centre: '.map',
  short: {},
  // A paper that is published.
  flight: { of: '.flying:has(.paper)', wishes: [] },
  middle: 12,
  decisions: { upright: 18, across: 8 },
  pose: page => playUntil(page, hands, '.board .spot.legal'),
};
