import type { Hands } from '../../browser-tests/hands.ts';
import { chooseTile } from './choose-tile.ts';

export const hands: Hands = {
  game: 'fossilis',
  wishes: [/^score(Perfect|Display) /, /^claim /, /^extract/, /^buy/, /^assign /, /^plaster/, /^done/],
  sounds: ['slide', 'place', 'card', 'stamp', 'turn'],
  centre: '.tray',
  short: {},
  // A dig.
  flight: { of: '.above .tile[data-flyer]', wishes: [/^dig$/, /^cell\./, /^[A-E]\d /] },
  middle: 2,
  // Who stands on the rim, and spaces behind a higher tile.
  close: '.pawn-spot, .space-spot',
  decisions: { upright: 10, across: 4 },
  pose: async page => {
    await chooseTile(page, hands);
    // By the keyboard, so that the ghost stays when the pointer goes away.
    await page.focus('.arrow-spot.legal > .hit');
    await page.waitForSelector('.tile.ghost');
  },
};
