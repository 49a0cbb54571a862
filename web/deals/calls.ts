import type { DealBoard, DealGames, NewDeal, Today } from '@bonebed/protocol';
import { ownName } from '../app/open.ts';
import { api, json } from '../host/api.ts';
import { go, href } from '../route.ts';

/** What the server is asked about deals. */
export const deals = {
  today: () => json<Today>('GET', 'digs'),
  board: (id: string) => json<DealBoard>('GET', `deals/${encodeURIComponent(id)}`),
  games: (id: string) => json<DealGames>('GET', `deals/${encodeURIComponent(id)}/games`),
  leave: (id: string) => json<DealBoard>('POST', `deals/${encodeURIComponent(id)}/leave`, {}),
  challenge: (wish: NewDeal) => json<{ readonly deal: string }>('POST', 'deals', wish),
};

/** Goes to the table at which we play a deal; false while others are awaited there. */
export async function playDeal(id: string): Promise<boolean> {
  // Whoever plays has a name on the board.
  await api.introduce(ownName());
  const { table } = await json<{ readonly table: string | null }>('POST', `deals/${encodeURIComponent(id)}/play`, {});
  if (table === null) return false;
  go('at', table);
  return true;
}

/** Makes a duel or a duplicate and goes to its page, from where others are invited. */
export async function challenge(wish: NewDeal): Promise<void> {
  await api.introduce(ownName());
  const { deal } = await deals.challenge(wish);
  go('deal', deal);
}

export const dealLink = (id: string): string => `${location.href.split('#')[0]}${href('deal', id)}`;
