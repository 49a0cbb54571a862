import type { Hands } from '../../browser-tests/hands.ts';
import { chooseTile } from './dig.ts';

export const hands: Hands = {
  game: 'fossilis',
  wishes: [/^score(Perfect|Display) /, /^claim /, /^extract/, /^buy/, /^assign /, /^plaster/, /^done/],
  short: {},
  middle: 2,
  pose: async page => {
    await chooseTile(page, hands);
    // By the keyboard, so that the ghost stays when the pointer goes away.
    await page.focus('.arrow-spot.legal > .hit');
    await page.waitForSelector('.tile.ghost');
  },
};
