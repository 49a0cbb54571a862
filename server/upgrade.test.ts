import { gameIds } from '@bonebed/games';
import { below, fastRng, openEdition, readRecord, replay } from '@bonebed/kernel';
import { fairnessFault, readFairness } from '@bonebed/protocol';
import { describe, expect, test } from 'vitest';
import type { Server } from './index.ts';
import { Person, refusalOf, type Visit } from './testing/client.ts';
import { folderOf, gamesOf, olderGames, oldRecord, pastOf, pasts } from './testing/past.ts';
import { forgetfulGames, raisedGames } from './testing/raised-games.ts';
import { playOn, testServer } from './testing/server.ts';

/** Replays a record by the rules that it names, and looks at where its seed came from. */
async function expectGood(text: string): Promise<void> {
  const record = readRecord(text);
  const { game: id, version, seed } = record.header;
  const { game, components } = await raisedGames.load(id, version);
  const table = replay(game, openEdition(game, components), record);
  expect(game.faults(table.position)).toEqual([]);
  const fairness = readFairness(text);
  expect(fairness === null ? 'no word of its seed' : fairnessFault(seed, fairness)).toBe(null);
}

test('the past is there', () => {
  expect(gamesOf(pastOf('0387faa'))).toHaveLength(4);
  for (const past of pasts.map(pastOf)) {
    for (const game of gamesOf(past)) {
      const stand = past.tables.flatMap(table => (table.game === game ? [table.stands] : []));
      expect(stand.sort()).toEqual(['lobby', 'over', 'playing']);
    }
  }
});

test.each(olderGames)('%s: a record of older rules is brought in, and taken up again with bots', async game => {
  // Nobody has ever played by them here: the server has neither the rules nor their edition in use.
  const server = await testServer({ editionsBy: 'nobody' }, { games: raisedGames });
  const ann = await Person.named(server.address, 'Ann');
  const text = oldRecord(game);
  const { table } = await ann.post<{ table: string }>('/api/records', text);
  expect(readRecord(await ann.get<string>(`/api/tables/${table}/record`))).toEqual(readRecord(text));
  const { seats } = readRecord(text).header;
  const bots = Array.from({ length: seats }, (_, seat) => (seat === 0 ? null : 'apprentice'));
  const fork = await ann.post<{ table: string }>(`/api/tables/${table}/fork`, { at: 30, bots, sit: true, open: false });
  await ann.command(fork.table, { do: 'start' });
  const visit = await ann.visit(fork.table);
  expect(visit.about?.version).toBe(1);
  const rng = fastRng(`again ${game}`);
  await playOn([visit], options => below(rng, options), 5);
  expect(visit.answers).toBeGreaterThan(34);
  expect(server.metrics.counted('bonebed_faults_total')).toBe(0);
});

test('a record of rules to come is refused, and not as if it could be taken later', async () => {
  const server = await testServer({}, { games: raisedGames });
  const ann = await Person.named(server.address, 'Ann');
  const refused = await refusalOf(ann.post('/api/records', oldRecord('holotype').replace('version 1', 'version 999')));
  expect([refused.status, refused.message]).toEqual([400, expect.stringContaining('rules version 999')]);
});

/** A release whose rules are all newer takes over the database of an older one. */
describe.each(pasts)('after the upgrade of a server of %s', past => {
  const { cookies, tables } = pastOf(past);
  const games = gamesOf(pastOf(past));
  const find = (game: string, stands: string) => tables.find(table => table.game === game && table.stands === stands);
  let server: Server;

  async function upgraded(): Promise<Person[]> {
    server = await testServer({ data: folderOf(past) }, { games: raisedGames });
    return cookies.map(cookie => new Person(server.address, cookie));
  }

  async function at(people: readonly Person[], table: string): Promise<Visit[]> {
    const visits: Visit[] = [];
    for (const person of people) visits.push(await person.visit(table));
    return visits;
  }

  test.each(games)('%s: a game that had begun is played to its end by its own rules, bots too', async game => {
    const people = await upgraded();
    const id = find(game, 'playing')?.id ?? '';
    const visits = await at(people, id);
    const version = visits[0].about?.version ?? 0;
    expect(version).toBeLessThan((await raisedGames.load(game)).game.version);
    expect(visits[0].answers).toBeGreaterThan(10);
    const rng = fastRng(`upgrade ${game}`);
    await playOn(visits, options => below(rng, options));
    expect(visits[0].current.phase).toBe('over');
    const text = await people[0].get<string>(`/api/tables/${id}/record`);
    expect(readRecord(text).header.version).toBe(version);
    await expectGood(text);
    // Whoever wants another one gets it by the rules of today.
    const { gift } = await people[0].command<{ gift: { table: string } }>(id, { do: 'rematch' });
    const again = await people[1].visit(gift.table);
    const newest = await raisedGames.load(game);
    expect(again.about).toMatchObject({
      version: newest.game.version,
      edition: openEdition(newest.game, newest.components).edition,
    });
    // A game of older rules that is taken up again in the middle keeps them.
    const fork = await people[0].post<{ table: string }>(`/api/tables/${id}/fork`, { at: 12, sit: true, open: false });
    expect((await people[0].visit(fork.table)).about).toMatchObject({ version, game });
    expect(server.metrics.counted('bonebed_faults_total')).toBe(0);
  });

  test.each(games)('%s: a table that had not begun begins by the rules that it was made with', async game => {
    const people = await upgraded();
    const id = find(game, 'lobby')?.id ?? '';
    await people[0].command(id, { do: 'start' });
    const visits = await at(people, id);
    const rng = fastRng(`lobby ${game}`);
    await playOn(visits, options => below(rng, options), 8);
    const { version } = visits[0].about ?? {};
    expect(version).toBeLessThan((await raisedGames.load(game)).game.version);
    expect(server.metrics.counted('bonebed_faults_total')).toBe(0);
  });

  test.each(games)('%s: a game that was over is still there, and its record good', async game => {
    const people = await upgraded();
    const id = find(game, 'over')?.id ?? '';
    const [visit] = await at(people, id);
    expect(visit.current.phase).toBe('over');
    await expectGood(await people[0].get<string>(`/api/tables/${id}/record`));
  });

  test('lists know them all, and new tables are played by the newest rules', async () => {
    const [ann] = await upgraded();
    const mine = await ann.get<{ tables: { id: string }[] }>('/api/me');
    expect(mine.tables.map(({ id }) => id).sort()).toEqual(tables.map(({ id }) => id).sort());
    for (const game of gameIds) {
      const { table } = await ann.create({ game, seats: 2 });
      expect((await ann.visit(table)).about?.version).toBe((await raisedGames.load(game)).game.version);
    }
  });

  test('where older rules were not kept, people are told so, and records are there', async () => {
    server = await testServer({ data: folderOf(past) }, { games: forgetfulGames });
    const ann = new Person(server.address, cookies[0]);
    for (const game of games) {
      const refused = await refusalOf(ann.get(`/api/tables/${find(game, 'playing')?.id}`));
      expect([refused.status, refused.code]).toEqual([409, 'version']);
      await expectGood(await ann.get<string>(`/api/tables/${find(game, 'over')?.id}/record`));
    }
    const mine = await ann.get<{ tables: object[] }>('/api/me');
    expect(mine.tables).toHaveLength(tables.length);
    // Nothing of theirs is due here, so nothing fails again and again.
    await server.driver.look();
    expect(server.metrics.counted('bonebed_faults_total')).toBe(0);
  });
});
