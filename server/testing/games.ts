import { type GameModule, gameIds as realIds, unlisted } from '@bonebed/games';
import { keptVersions } from '@bonebed/games/versions.ts';
import { BadInput, type Game } from '@bonebed/kernel';
import { type Toy, toy, toyComponents } from '@bonebed/kernel/kit/toy';
import { loadGame as loadReal } from '../rules.ts';
import type { Games } from '../tables/shelf.ts';

/** The kit's toy game has one of everything: secret hands, dice, blind bids, a reaction window. */
const toyModule: GameModule = {
  manifest: unlisted('Toy', toy.seats),
  game: toy,
  components: toyComponents,
  texts: { en: {}, fr: {} },
};

/**
 * The toy game with faults: once both have bid 2, or in an edition of 666 turns, its rules never come back; in one of 667 they take all the
 * memory that there is.
 */
const tarpit: Game<Toy> = {
  ...toy,
  id: 'tarpit',
  step: play => {
    const { state, box } = play;
    const isStuck = box.turns === 666 || (state.turn === 0 && state.bids.every(bid => bid === 2));
    for (let turns = 0; isStuck; ) turns = (turns + 1) % 7;
    for (const hoard: number[][] = []; box.turns === 667; ) hoard.push(new Array(100_000).fill(hoard.length));
    toy.step(play);
  },
};
const tarpitModule: GameModule = {
  manifest: unlisted('Tarpit', tarpit.seats),
  game: tarpit,
  components: { ...toyComponents, turns: 7 },
  texts: { en: {}, fr: {} },
};

/** Worker threads of bots load games through this module too. */
export async function loadGame(id: string, version?: number): Promise<GameModule> {
  const own = [toyModule, tarpitModule].find(({ game }) => game.id === id);
  if (own === undefined) return loadReal(id, version);
  if (version === undefined || version === own.game.version) return own;
  throw new BadInput('version', 'version', `no version ${version} of ${id}`);
}

export const testGames: Games = {
  ids: ['toy', ...realIds],
  load: loadGame,
  kept: keptVersions,
  module: import.meta.url,
};

/** The same with one more, for servers in a process of their own. */
export const trapGames: Games = { ...testGames, ids: [...testGames.ids, 'tarpit'] };
