import { readFile } from 'node:fs/promises';
import { type GameModule, loadGame as loadToday } from '@bonebed/games';
import { gamesByVersion, keptVersions, type LoadGame } from '@bonebed/games/versions.ts';
import { BadInput, type Game } from '@bonebed/kernel';
import { type Toy, toy } from '@bonebed/kernel/kit/toy';
import type { Games } from '../tables/shelf.ts';
import { loadGame as loadTest, testGames } from './games.ts';

/** The games of a release to come: all rules at their next version, and all that are kept beside them. */
async function next(id: string): Promise<GameModule> {
  const module = await loadToday(id);
  return { ...module, game: { ...module.game, version: module.game.version + 1 } };
}

const loadReal = gamesByVersion(async (id, version) => {
  const file = new URL(`${id}/kept/${version}.mjs`, import.meta.resolve('@bonebed/games'));
  return { text: await readFile(file, 'utf8'), address: file.href };
}, next);

/** The toy's next rules: a game takes a turn more, so that no record replays by the wrong ones. */
const nextToy: Game<Toy> = {
  ...toy,
  version: toy.version + 1,
  outcome: ({ state, box }) => toy.outcome({ state, box: { ...box, turns: box.turns + 1 } }),
};

/** Worker threads of bots load games through this module too. */
export const loadGame: LoadGame = async (id, version) => {
  if (id !== 'toy') return loadReal(id, version);
  if (version === toy.version) return loadTest(id);
  return { ...(await loadTest(id, version === nextToy.version ? undefined : version)), game: nextToy };
};

export const raisedGames: Games = {
  ids: testGames.ids,
  load: loadGame,
  kept: id => (id === 'toy' ? [toy.version] : keptVersions(id)),
  module: import.meta.url,
};

/** The same without anything that is kept: tables of older rules can't be played on. */
export const forgetfulGames: Games = {
  ...raisedGames,
  load: async (id, version) => {
    const newest = await loadGame(id);
    if (version === undefined || version === newest.game.version) return newest;
    throw new BadInput('version', 'version', `no version ${version} of ${id}`);
  },
  kept: () => [],
};
