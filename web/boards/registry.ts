import type { BoardModule } from './board.ts';

/** A board is a folder: whatever is there is found, and loaded when its game is opened. */
const boards = import.meta.glob<BoardModule>('./*/index.tsx', { import: 'board' });
export function hasBoard(game: string): boolean {
  return Object.hasOwn(boards, `./${game}/index.tsx`);
}

/** A board with its words. */
export async function loadBoard(game: string): Promise<BoardModule> {
  if (!hasBoard(game)) throw new Error(`no board for '${game}'`);
  const board = await boards[`./${game}/index.tsx`]();
  await board.words.arrived();
  return board;
}
