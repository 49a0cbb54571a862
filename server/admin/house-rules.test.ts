import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Config, Server } from '../index.ts';
import { codeOf, Person, refusalOf } from '../testing/client.ts';
import { type Postgres, startPostgres } from '../testing/postgres.ts';
import { playOn, startedTable, temporaryFolder, testServer } from '../testing/server.ts';
import { type Admin, administer } from './acts.ts';

describe.each(['SQLite', 'PostgreSQL'] as const)('on %s', kind => {
  let postgres: Postgres | null = null;
  beforeAll(async () => {
    if (kind === 'PostgreSQL') postgres = await startPostgres();
  });
  afterAll(() => postgres?.stop());

  interface Run {
    readonly server: Server;
    readonly config: Partial<Config>;
    /** Does something to the server from outside, and lets it know. */
    act<V>(work: (admin: Admin) => Promise<V>): Promise<V>;
  }

  async function run(): Promise<Run> {
    const url = (await postgres?.database()) ?? null;
    const data = temporaryFolder();
    const config = { databaseUrl: url, data };
    const server = await testServer(config);
    const act = async <V>(work: (admin: Admin) => Promise<V>): Promise<V> => {
      const done = await administer({ url, data }, 'Ada', work);
      await server.house.look();
      return done;
    };
    return { server, config, act };
  }

  test('while it is read-only everything is shown and nothing is taken; then it goes on', async () => {
    const { server, act } = await run();
    const wish = { game: 'toy', seats: 2, clock: { kind: 'live', bankMs: 600_000, incrementMs: 0, atZero: 'bot' } };
    const { id, visits, people } = await startedTable(server.address, wish);
    const [ann] = people;
    await playOn(visits, () => 0, 1);
    const notices: string[] = [];
    visits[0].onMessage = text => void (text.includes('"notice"') && notices.push(text));
    await act(admin => admin.act('read-only on', ''));
    const before = visits[0].current;
    for (const visit of visits) if (visit.isAsked) expect(await codeOf(visit.choose(0))).toBe('unavailable');
    expect(await codeOf(visits[0].ask({ do: 'chat', text: 'hello' }))).toBe('unavailable');
    expect(await codeOf(ann.create({ game: 'toy', seats: 2 }))).toBe('unavailable');
    expect(await codeOf(Person.named(server.address, 'New'))).toBe('unavailable');
    expect(visits[0].current).toEqual(before);
    expect(notices).toEqual(['{"type":"notice","readOnly":true,"text":null}']);
    // Who comes sees the table, and is told.
    const late = await ann.visit(id);
    await late.ask({ do: 'view' });
    expect(late.received.filter(text => text.includes('"notice"'))).toHaveLength(1);
    expect((await ann.get<{ notice: unknown }>('/api/me')).notice).toEqual({ readOnly: true, text: null });
    expect(await (await fetch(`${server.address}/readyz`)).json()).toMatchObject({ ready: true, readOnly: true });
    await act(admin => admin.act('read-only off', ''));
    expect(await ann.get('/api/me')).not.toHaveProperty('notice');
    await playOn(visits, () => 0, 2);
    expect(server.metrics.counted('bonebed_faults_total')).toBe(0);
  });

  test('a table that is closed lets go of everybody; open again, it is as it was', async () => {
    const { server, act } = await run();
    const { id, visits, people } = await startedTable(server.address, { game: 'toy', seats: 2 });
    const gone = visits[0].until(({ closed }) => closed !== null).catch(() => {});
    await act(admin => admin.act('close', id));
    await gone;
    expect(await codeOf(people[0].visit(id))).toBe('aside');
    expect(await codeOf(people[0].command(id, { do: 'resign' }))).toBe('aside');
    await act(admin => admin.act('open', id));
    expect((await people[0].visit(id)).current.phase).toBe('playing');
    await expect(act(admin => admin.act('close', 'nowhere'))).rejects.toThrow('no such table');
  });

  test('whoever is silenced plays on and does not talk; every act is noted', async () => {
    const { server, act } = await run();
    const { id, visits, people } = await startedTable(server.address, { game: 'toy', seats: 2 });
    const [found] = await act(admin => admin.people('p1', 10));
    expect(found).toMatchObject({ name: 'P1', seats: 1, isSilenced: false });
    await act(admin => admin.act('silence', found.id));
    const [loud, quiet] = [people[0], people[1]];
    expect((await refusalOf(quiet.command(id, { do: 'chat', text: 'hm' }))).code).toBe('forbidden');
    expect(await codeOf(visits[1].ask({ do: 'chat', text: 'hm' }))).toBe('forbidden');
    await loud.command(id, { do: 'chat', text: 'hm' });
    await quiet.command(id, { do: 'resign' });
    await act(admin => admin.act('unsilence', found.id));
    await quiet.command(id, { do: 'chat', text: 'at last' });
    const audit = await act(admin => admin.audit(10));
    expect(audit.map(({ who, act: what, target }) => [who, what, target])).toEqual(
      expect.arrayContaining([
        ['Ada', 'unsilence', found.id],
        ['Ada', 'silence', found.id],
      ]),
    );
  });
});
