import type { DealBoard, DealGames, NewDuel, Today } from '@bonebed/protocol';
import { ownName } from '../app/open.ts';
import { api, json } from '../host/api.ts';
import { go, href } from '../route.ts';

/** What the server is asked about deals. */
export const deals = {
  today: () => json<Today>('GET', 'digs'),
  board: (id: string) => json<DealBoard>('GET', `deals/${encodeURIComponent(id)}`),
  games: (id: string) => json<DealGames>('GET', `deals/${encodeURIComponent(id)}/games`),
  challenge: (wish: NewDuel) => json<{ readonly deal: string }>('POST', 'deals', wish),
};

/** Goes to the table at which we play a deal. */
export async function playDeal(id: string): Promise<void> {
  // Whoever plays has a name on the board.
  await api.introduce(ownName());
  const { table } = await json<{ readonly table: string }>('POST', `deals/${encodeURIComponent(id)}/play`, {});
  go('at', table);
}

/** Makes a duel and goes to its page, from where others are invited. */
export async function challenge(wish: NewDuel): Promise<void> {
  await api.introduce(ownName());
  const { deal } = await deals.challenge(wish);
  go('deal', deal);
}

export const dealLink = (id: string): string => `${location.href.split('#')[0]}${href('deal', id)}`;
