import { boardgameIo as cardsBoardgameIo } from './cards/boardgame-io.ts';
import { byHand as cardsByHand } from './cards/by-hand.ts';
import * as cards from './cards/kernel.ts';
import { boardgameIo as fourBoardgameIo } from './connect-four/boardgame-io.ts';
import { byHand as fourByHand } from './connect-four/by-hand.ts';
import * as four from './connect-four/kernel.ts';
import type { Contest } from './contest.ts';
import { byHand as fossilisByHand } from './fossilis/by-hand.ts';
import * as fossilis from './fossilis/kernel.ts';

export const contests: readonly Contest[] = [
  {
    name: 'Connect Four',
    seats: 2,
    games: 200,
    ours: four.ours,
    byHand: fourByHand,
    boardgameIo: fourBoardgameIo,
  },
  {
    name: '200 cards',
    seats: 4,
    games: 20,
    ours: cards.ours,
    byHand: cardsByHand,
    boardgameIo: cardsBoardgameIo,
  },
  ...[2, 5].map(seats => ({
    name: 'Fossilis',
    seats,
    games: 10,
    ours: (label: string) => fossilis.ours(seats, label),
    byHand: (label: string) => fossilisByHand(fossilis.box, seats, label),
    boardgameIo: null,
  })),
];
