import { type GameModule, gameIds, loadGame as loadReal } from '@bonebed/games';
import { cards } from '../cards/kernel.ts';
import { connectFour } from '../connect-four/kernel.ts';

const texts = { en: {}, fr: {} };

/** The two small games of the bench beside the real ones, for a server to load. */
export async function loadGame(id: string): Promise<GameModule> {
  if (id === connectFour.id) return { game: connectFour, components: { name: id }, texts };
  if (id === cards.id) return { game: cards, components: { name: id }, texts };
  return loadReal(id);
}

export const ids: readonly string[] = [connectFour.id, cards.id, ...gameIds];
