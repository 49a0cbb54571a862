import { openSqlite } from '../storage/sqlite.ts';
import { coreFrom } from '../tables/row.ts';
import { Shelf } from '../tables/shelf.ts';
import { testGames } from './games.ts';

/** An answer that a seat gave. */
export interface Given {
  readonly seat: number;
  readonly text: string;
}

/** Answers by table. */
export type Answers = ReadonlyMap<string, readonly Given[]>;

/** The answers of tables as a server replays them from what is stored in a folder. */
export async function storedAnswers(data: string, ids: Iterable<string>): Promise<Answers> {
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

/** How many answers of people were acknowledged and are not stored in their place, and how many are stored and were never acknowledged. */
export function compare(acknowledged: Answers, stored: Answers): { readonly lost: number; readonly doubtful: number } {
  let lost = 0;
  let doubtful = 0;
  for (const [id, answers] of acknowledged) {
    for (const seat of new Set(answers.map(answer => answer.seat))) {
      const said = answers.filter(answer => answer.seat === seat);
      const kept = (stored.get(id) ?? []).filter(answer => answer.seat === seat);
      lost += said.filter(({ text }, place) => kept[place]?.text !== text).length;
      doubtful += Math.max(0, kept.length - said.length);
    }
  }
  return { lost, doubtful };
}
