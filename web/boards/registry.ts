import type { BoardModule } from './board.ts';

/** The boards there are. One is loaded when its game is opened. */
const loaders: Readonly<Record<string, () => Promise<BoardModule>>> = {
  'bone-wars': async () => (await import('./bone-wars/index.tsx')).boneWarsBoard,
  holotype: async () => (await import('./holotype/index.tsx')).holotypeBoard,
  fossilis: async () => (await import('./fossilis/index.tsx')).fossilisBoard,
  ruthless: async () => (await import('./ruthless/index.tsx')).ruthlessBoard,
};

export function hasBoard(game: string): boolean {
  return Object.hasOwn(loaders, game);
}

export async function loadBoard(game: string): Promise<BoardModule> {
  if (!hasBoard(game)) throw new Error(`no board for '${game}'`);
  return loaders[game]();
}
