import { type GameModule, gameIds, loadGame as loadReal, unlisted } from '@bonebed/games';
import type { Game, Terms } from '@bonebed/kernel';
import { cards } from '../cards/kernel.ts';
import { connectFour } from '../connect-four/kernel.ts';

/** The two small games of the bench beside the real ones, for a server to load. */
export async function loadGame(id: string): Promise<GameModule> {
  if (id === connectFour.id) return small(connectFour);
  if (id === cards.id) return small(cards);
  return loadReal(id);
}

function small(game: Game<Terms>): GameModule {
  return { manifest: unlisted(game.id, game.seats), game, components: { name: game.id }, texts: { en: {}, fr: {} } };
}

export const ids: readonly string[] = [connectFour.id, cards.id, ...gameIds];
