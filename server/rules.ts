import { readFile } from 'node:fs/promises';
import { gamesByVersion } from '@bonebed/games/versions.ts';

/** Games by version, for Node: bundles lie beside the sources that they were once made of. Threads load games from here too. */
export const loadGame = gamesByVersion(async (id, version) => {
  const file = new URL(`${id}/kept/${version}.mjs`, import.meta.resolve('@bonebed/games'));
  return { text: await readFile(file, 'utf8'), address: file.href };
});
