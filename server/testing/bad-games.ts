import type { GameModule } from '@bonebed/games';
import { loadGame as loadGood } from './games.ts';

/** Games that no thread survives, for the pool of bots to survive them. */
export async function loadGame(id: string): Promise<GameModule> {
  if (id === 'hanging') for (;;);
  if (id === 'hungry') {
    const eaten: number[][] = [];
    for (;;) eaten.push(new Array<number>(100_000).fill(eaten.length));
  }
  return loadGood(id);
}
