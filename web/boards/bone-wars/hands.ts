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
  short: {},
  middle: 12,
  pose: page => playUntil(page, hands, '.board .spot.legal'),
};
