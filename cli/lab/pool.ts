import { openEdition } from '@bonebed/kernel';
import type { Games } from '../system.ts';
import { cores, type Place, type Pool, placeInThread, poolOf } from '../threads.ts';
import { type Books, emptyBooks } from './ledger.ts';
import { playForBooks, type Season } from './play.ts';

/** Some games of a season, as plain data that travels to a thread. */
export interface Batch extends Season {
  readonly game: string;
  /** The contents of `components.json`; null for the game's own. */
  readonly components: unknown;
  readonly from: number;
  readonly games: number;
}

/** Where games and what they note of play come from. */
type Sources = Pick<Games, 'load' | 'patterns'>;

interface Reply {
  readonly id: number;
  readonly books: Books | null;
  readonly fault: string | null;
}

export async function playBatch({ load, patterns }: Sources, batch: Batch): Promise<Books> {
  const { game, components } = await load(batch.game);
  const edition = openEdition(game, batch.components ?? components);
  const subject = { game, edition, patterns: (await patterns?.(batch.game)) ?? null };
  const books = emptyBooks();
  for (let index = batch.from; index < batch.from + batch.games; index++) {
    playForBooks(subject, batch, index, books);
  }
  return books;
}

export function labPool(games: Games, threads = cores()): Pool<Batch, Books> {
  const { module } = games;
  if (module === undefined) {
    return poolOf<Batch, Books>([{ ask: batch => playBatch(games, batch), close: async () => {} }]);
  }
  const script = new URL('./thread.mjs', import.meta.url);
  return poolOf(Array.from({ length: threads }, () => opened(placeInThread<Batch, Reply>(script, { module }))));
}

/** The books alone; what went wrong in the thread goes wrong here. */
function opened({ ask, close }: Place<Batch, Reply>): Place<Batch, Books> {
  return {
    close,
    ask: async batch => {
      const { books, fault } = await ask(batch);
      if (books === null) throw new Error(fault ?? 'a thread has sent no books');
      return books;
    },
  };
}
