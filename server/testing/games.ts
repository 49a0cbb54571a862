import { type GameModule, loadGame as loadReal, gameIds as realIds, unlisted } from '@bonebed/games';
import { toy, toyComponents } from '@bonebed/kernel/kit/toy';
import type { Games } from '../tables/shelf.ts';

/** The kit's toy game has one of everything: secret hands, dice, blind bids, a reaction window. */
const toyModule: GameModule = {
  manifest: unlisted('Toy', toy.seats),
  game: toy,
  components: toyComponents,
  texts: { en: {}, fr: {} },
};

/** Worker threads of bots load games through this module too. */
export async function loadGame(id: string): Promise<GameModule> {
  return id === 'toy' ? toyModule : loadReal(id);
}

export const testGames: Games = { ids: ['toy', ...realIds], load: loadGame, module: import.meta.url };
