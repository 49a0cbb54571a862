import { playBoardgameIo as cardsBoardgameIo } from './cards/boardgame-io.ts';
import { playByHand as cardsByHand } from './cards/by-hand.ts';
import * as cards from './cards/kernel.ts';
import { playBoardgameIo as fourBoardgameIo } from './connect-four/boardgame-io.ts';
import { playByHand as fourByHand } from './connect-four/by-hand.ts';
import * as four from './connect-four/kernel.ts';
import type { Contest } from './contest.ts';

export const contests: readonly Contest[] = [
  {
    name: 'Connect Four',
    seats: 2,
    games: 200,
    ours: four.playKernel,
    byHand: fourByHand,
    boardgameIo: fourBoardgameIo,
  },
  {
    name: '200 cards',
    seats: 4,
    games: 20,
    ours: cards.playKernel,
    byHand: cardsByHand,
    boardgameIo: cardsBoardgameIo,
  },
];
