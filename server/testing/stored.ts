import { openSqlite } from '../storage/sqlite.ts';
import { coreFrom } from '../tables/row.ts';
import { Shelf } from '../tables/shelf.ts';
import { testGames } from './games.ts';

/** An answer that a seat gave. */
export interface Given {
  readonly seat: number;
  readonly text: string;
}

/** The answers of tables as a server replays them from what is stored in a folder. */
export async function storedAnswers(data: string, ids: Iterable<string>): Promise<Map<string, readonly Given[]>> {
  const storage = openSqlite(data);
  try {
    const shelf = new Shelf(testGames, storage);
    await shelf.fill();
    const answers = new Map<string, readonly Given[]>();
    for (const id of ids) {
      const stored = await storage.findTable(id);
      if (stored === null) throw new Error(`table ${id} is lost`);
      const open = await shelf.open(stored.meta.game, stored.meta.edition);
      const core = coreFrom(open, stored, await storage.readLog(stored.key, 0));
      answers.set(id, core.game?.record().answers.map(({ seat, text }) => ({ seat, text })) ?? []);
    }
    return answers;
  } finally {
    await storage.close();
  }
}
