import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { Person } from '../testing/client.ts';
import { temporaryFolder, testServer } from '../testing/server.ts';
import { LIST_OF_GAME, SQLITE_FILE } from './sqlite.ts';

test('tables of one game are listed by themselves, and found without a look at all others', async () => {
  const data = temporaryFolder();
  const server = await testServer({ data });
  const ann = await Person.named(server.address, 'Ann');
  const { table } = await ann.create({ game: 'toy', seats: 2 });
  const other = await ann.create({ game: 'holotype', seats: 2 });
  const listed = async (query: string) =>
    (await ann.get<{ tables: { id: string }[] }>(`/api/tables${query}`)).tables.map(({ id }) => id);
  expect(await listed('?game=toy')).toEqual([table]);
  expect(await listed('?game=holotype')).toEqual([other.table]);
  expect((await listed('')).sort()).toEqual([table, other.table].sort());
  await server.stop();
  const db = new Database(join(data, SQLITE_FILE), { readonly: true });
  const plan = db.prepare(`explain query plan ${LIST_OF_GAME}`).all('lobby', 'toy', 'ann', 'ann', 100);
  db.close();
  expect(JSON.stringify(plan)).toContain('SEARCH tables USING INDEX tables_of_game (<expr>=? AND phase=?)');
  expect(JSON.stringify(plan)).not.toContain('TEMP B-TREE');
});
