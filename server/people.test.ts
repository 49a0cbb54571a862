import type { MyTable, TableSummary } from '@bonebed/protocol';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { startServer } from './index.ts';
import { codeOf, Person } from './testing/client.ts';
import { testGames } from './testing/games.ts';
import { temporaryFolder, testConfig, testServer } from './testing/server.ts';

test('names are what others can read and tell apart, however they come in', async () => {
  const { address } = await testServer();
  const ann = await Person.named(address, 'A\u200bnn\u202e');
  expect(await ann.get('/api/me')).toMatchObject({ name: 'Ann' });
  for (const name of ['\u3164', ' \u2800 ', '\u0301', '(2)']) {
    expect(await codeOf(ann.post('/api/me', { name }))).toBe('badMessage');
  }
  expect(await codeOf(ann.post('/api/me', { name: '👩‍👩‍👧‍👦'.repeat(7) }))).toBe('tooLong');
  expect(await codeOf(ann.post('/api/me', { name: '👩‍👩‍👧‍👦'.repeat(6) }))).toBe('done');
  const { table } = await ann.create({ game: 'toy', seats: 3, name: 'Ann' });
  const forger = await Person.named(address, 'Bob');
  await forger.command(table, { do: 'join', name: 'Аnn (2)' });
  // Whoever is called otherwise later keeps the name of the seat here.
  await forger.post('/api/me', { name: 'Ann' });
  const third = await Person.named(address, 'ANN');
  await third.command(table, { do: 'join' });
  const visit = await third.visit(table);
  expect(visit.current.seats.map(({ name }) => name)).toEqual(['Ann', 'Аnn (2)', 'ANN (3)']);
  await forger.command(table, { do: 'chat', text: `let${'\u0336'.repeat(40)} me\u202e in` });
  await visit.until(({ chat }) => chat.length === 1);
  expect(visit.chat[0]).toMatchObject({ name: 'Аnn (2)', text: `let${'\u0336'.repeat(3)} me in` });
});

test('names and talk of an earlier server are shown as they would be let in today', async () => {
  const config = testConfig({ data: temporaryFolder() });
  const earlier = await startServer(config, { games: testGames });
  const ann = await Person.named(earlier.address, 'Ann');
  const bob = await Person.named(earlier.address, 'Bob');
  const { table } = await ann.create({ game: 'toy', seats: 3, bots: [null, null, 'greedy'] });
  await bob.command(table, { do: 'join' });
  await bob.create({ game: 'toy', seats: 2 });
  await ann.command(table, { do: 'chat', text: 'hello' });
  await earlier.stop();
  const db = new Database(`${config.data}/bonebed.db`);
  db.exec("update guests set name = char(8238) || 'Ann' where name = 'Ann'");
  db.exec(
    `update log set entry = replace(replace(entry, '"Bob"', '"\u202eAnn"'), '"greedy"', '"search@it:999999999"')`,
  );
  db.exec(`update tables set summary = replace(summary, '"Bob"', '"\u202eBob"')`);
  db.exec("update chat set name = '\u3164', text = 'hel\u202elo'");
  db.close();
  const { address } = await testServer(config);
  const again = await ann.at(address);
  const me = await again.get<{ name: string; tables: MyTable[] }>('/api/me');
  expect(me).toMatchObject({ name: 'Ann', tables: [{ seats: [{ name: 'Ann' }, { name: 'Bob' }, {}] }] });
  const { tables } = await again.get<{ tables: TableSummary[] }>('/api/tables');
  expect(tables[0].seats[0].name).toBe('Bob');
  const visit = await again.visit(table);
  expect(visit.current.seats).toMatchObject([{ name: 'Ann' }, { name: 'Ann (2)' }, { bot: 'professor' }]);
  expect(visit.chat).toMatchObject([{ name: 'Guest', text: 'hello' }]);
});
