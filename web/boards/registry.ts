import type { BoardModule } from './board.ts';

/** A board is a folder: whatever is there is found, and loaded when its game is opened. */
const boards = import.meta.glob<BoardModule>('./*/index.tsx', { import: 'board' });
/** What stands for a game where none of it is loaded: the path of an icon. */
const emblems = import.meta.glob<string>('./*/emblem.ts', { import: 'emblem', eager: true });

export function hasBoard(game: string): boolean {
  return Object.hasOwn(boards, `./${game}/index.tsx`);
}

export async function loadBoard(game: string): Promise<BoardModule> {
  if (!hasBoard(game)) throw new Error(`no board for '${game}'`);
  return boards[`./${game}/index.tsx`]();
}

export function emblemOf(game: string): string | null {
  return emblems[`./${game}/emblem.ts`] ?? null;
}
