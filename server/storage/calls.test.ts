import { fastRng } from '@bonebed/kernel';
import { callKinds } from '@bonebed/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Call, Wanted } from '../messages/wanted.ts';
import type { Logged } from '../tables/entry.ts';
import { rowOf } from '../tables/row.ts';
import { type Postgres, startPostgres } from '../testing/postgres.ts';
import { temporaryFolder } from '../testing/server.ts';
import { ToyTable, toyMeta } from '../testing/toy-table.ts';
import { type Channel, FORGET_MS, GRACE_MS } from './calls.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import { Conflict, type Storage, type StoredTable } from './storage.ts';

const row = rowOf(new ToyTable(fastRng('row')).core, 'id', null);
const lease = { holder: 'me', until: 60_000 };

function channel(id: string, person: string): Channel {
  return {
    id,
    person,
    destination: { by: 'mail', address: `${id}@example.org` },
    wishes: { kinds: callKinds, quiet: null, digest: null, zone: 'UTC', language: 'en' },
    createdAt: 1,
    confirmedAt: 1,
    failures: 0,
    retryAt: 0,
    stoppedAt: null,
  };
}

function wanted(mark: string, warnAt: number | null = null): Wanted {
  const deadline = warnAt === null ? null : warnAt + 1000;
  return { topic: 'turn', mark, at: 0, deadline, warnAt, game: 'toy', names: ['Ann'], by: [] };
}

const calling = (guest: string, mark: string | null, isHere = false): Call => ({
  guests: [guest],
  wanted: mark === null ? null : wanted(mark),
  isHere,
});

const line = (seq: number): Logged => ({ seq, at: 1000 * seq, entry: { type: 'answered', seat: 0, text: 'x' } });

describe.each(['SQLite', 'PostgreSQL'] as const)('on %s', kind => {
  let postgres: Postgres | null = null;
  beforeAll(async () => {
    if (kind === 'PostgreSQL') postgres = await startPostgres();
  });
  afterAll(() => postgres?.stop());

  async function stored(): Promise<{ storage: Storage; table: StoredTable; again: () => Promise<Storage> }> {
    const folder = temporaryFolder();
    const url = await postgres?.database();
    const again = async (): Promise<Storage> => (url === undefined ? openSqlite(folder) : openPostgres(url));
    const storage = await again();
    const table = await storage.createTable('id', toyMeta, [], { ...row, seq: 0 });
    await storage.addChannel(channel('bobs', 'bob'));
    return { storage, table, again };
  }

  const claim = async (storage: Storage, now: number): Promise<string[]> =>
    (await storage.claimCalls(now, { ...lease, until: now + 60_000 }, 10)).flatMap(({ channel: { id }, calls }) =>
      calls.map(({ wanted: { mark }, told, isSilent }) => `${id} ${mark} ${told} ${isSilent}`),
    );

  test('whom a table calls is stored with its log, or not at all', async () => {
    const { storage, table } = await stored();
    await expect(storage.append(table, [line(2)], null, [calling('bob', 'a')])).rejects.toBeInstanceOf(Conflict);
    expect(await claim(storage, 9999)).toEqual([]);
    await storage.append(table, [line(1)], null, [calling('bob', 'a'), calling('zoe', 'a')]);
    expect(await claim(storage, 1000 + GRACE_MS - 1)).toEqual([]);
    expect(await claim(storage, 1000 + GRACE_MS)).toEqual(['bobs a null false']);
    await storage.close();
  });

  test('who has moved is not called any more', async () => {
    const { storage, table } = await stored();
    await storage.append(table, [line(1)], null, [calling('bob', 'a')]);
    await storage.append(table, [line(2)], { ...row, seq: 2 }, [calling('bob', null)]);
    expect(await claim(storage, 99_999)).toEqual([]);
    await storage.close();
  });

  test('of several who look for work one gets it, and another when the lease is over', async () => {
    const { storage, table, again } = await stored();
    await storage.append(table, [line(1)], null, [calling('bob', 'a')]);
    const other = storage.shared ? await again() : storage;
    const claims = await Promise.all([storage, other, storage, other].map(one => one.claimCalls(9000, lease, 10)));
    expect(claims.map(claimed => claimed.length).sort()).toEqual([0, 0, 0, 1]);
    await storage.renewCalls(['bobs'], { holder: 'me', until: 70_000 });
    await storage.renewCalls(['bobs'], { holder: 'another', until: 700_000 });
    expect(await other.claimCalls(70_000, lease, 10)).toEqual([]);
    expect(await other.claimCalls(70_001, lease, 10)).toHaveLength(1);
    if (other !== storage) await other.close();
    await storage.close();
  });

  test('what was said is noted; what has changed meanwhile stays due', async () => {
    const { storage, table } = await stored();
    await storage.append(table, [line(1)], null, [calling('bob', 'a')]);
    const [{ calls }] = await storage.claimCalls(9000, lease, 10);
    await storage.append(table, [line(2)], null, [calling('bob', 'b')]);
    await storage.settleCalls('bobs', [{ call: calls[0], due: null, told: 'a' }], { is: 'well' });
    expect(await claim(storage, 99_999)).toEqual(['bobs b a true']);
    await storage.close();
  });

  test('who comes knows what is wanted, and who is there is not called', async () => {
    const { storage, table } = await stored();
    await storage.append(table, [line(1)], null, [calling('bob', 'a')]);
    await storage.come(table.key, 'bob', 5000, 50_000);
    expect(await claim(storage, 50_000 - 1)).toEqual([]);
    expect(await claim(storage, 50_000)).toEqual(['bobs a a false']);
    await storage.settleCalls('bobs', [], { is: 'well' });
    await storage.stay([{ key: table.key, person: 'bob' }], 90_000);
    expect(await claim(storage, 60_000)).toEqual([]);
    // A connection that vanishes has not seen what came last.
    await storage.append(table, [line(2)], null, [calling('bob', 'b')]);
    await storage.go(table.key, 'bob', null);
    expect(await claim(storage, 61_000)).toEqual(['bobs b a false']);
    await storage.settleCalls('bobs', [], { is: 'well' });
    await storage.go(table.key, 'bob', 62_000);
    expect(await claim(storage, 130_000)).toEqual(['bobs b b false']);
    await storage.close();
  });

  test('who does something at the table, or comes near the deadline, knows that too', async () => {
    const { storage, table } = await stored();
    await storage.append(table, [line(1)], null, [calling('bob', 'a', true)]);
    expect(await claim(storage, 1000)).toEqual(['bobs a a false']);
    await storage.settleCalls('bobs', [], { is: 'well' });
    await storage.addCalls(table, [{ guests: ['bob'], wanted: wanted('b', 4000), isHere: false }], 2000);
    await storage.come(table.key, 'bob', 5000, 5000);
    expect(await claim(storage, 5000)).toEqual(['bobs b b! false']);
    await storage.close();
  });

  test('a channel rests after a failure, and ends for good', async () => {
    const { storage, table } = await stored();
    await storage.append(table, [line(1)], null, [calling('bob', 'a')]);
    expect(await claim(storage, 5000)).toHaveLength(1);
    await storage.settleCalls('bobs', [], { is: 'failing', retryAt: 30_000 });
    expect(await claim(storage, 29_999)).toEqual([]);
    expect(await claim(storage, 30_000)).toHaveLength(1);
    expect((await storage.findChannel('bobs'))?.failures).toBe(1);
    await storage.settleCalls('bobs', [], { is: 'given up', at: 30_000 });
    expect(await claim(storage, 900_000)).toEqual([]);
    expect((await storage.findChannel('bobs'))?.stoppedAt).toBe(30_000);
    await storage.removeChannel('bobs');
    expect(await storage.channelsOf('bob')).toEqual([]);
    await storage.close();
  });

  test('what nobody confirms is not used, and forgotten', async () => {
    const { storage, table } = await stored();
    const unconfirmed = { ...channel('anns', 'ann'), confirmedAt: null };
    await storage.addChannel(unconfirmed);
    expect(await storage.askedOf('anns@example.org', 0)).toBe(1);
    await storage.append(table, [line(1)], null, [calling('ann', 'a')]);
    expect(await claim(storage, 99_999)).toEqual([]);
    await storage.updateChannel({ ...unconfirmed, confirmedAt: 5 });
    expect(await claim(storage, 99_999)).toEqual(['anns a null false']);
    await storage.addChannel({ ...channel('zoes', 'zoe'), confirmedAt: null });
    await storage.sweepCalls(FORGET_MS.unconfirmed + 2);
    expect([await storage.findChannel('zoes'), await storage.findChannel('anns')]).toMatchObject([
      null,
      { id: 'anns' },
    ]);
    await storage.close();
  });

  test('a key is kept as it was first, also over a restart', async () => {
    const { storage, again } = await stored();
    expect([await storage.keepKey('k', 'one'), await storage.keepKey('k', 'two')]).toEqual(['one', 'one']);
    await storage.close();
    const later = await again();
    expect(await later.keepKey('k', 'three')).toBe('one');
    expect((await later.channelsOf('bob')).map(({ destination }) => destination)).toEqual([
      { by: 'mail', address: 'bobs@example.org' },
    ]);
    await later.close();
  });
});
