import type { Explain } from '../boards/board.ts';

/** What explains the things of a board lies beside it, and is fetched when a table is open. */
const found = import.meta.glob<Explain>('../boards/*/explain.ts', { import: 'explain' });

const pathOf = (game: string) => `../boards/${game}/explain.ts`;

export function hasExplanations(game: string): boolean {
  return Object.hasOwn(found, pathOf(game));
}

export async function loadExplain(game: string): Promise<Explain> {
  return hasExplanations(game) ? found[pathOf(game)]() : () => null;
}
