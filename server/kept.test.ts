import type { LinkOpened, MyTable, PersonInfo } from '@bonebed/protocol';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Config, Server } from './index.ts';
import { newCode } from './people/codes.ts';
import { LINK_MS } from './people/people.ts';
import { codeOf, Person } from './testing/client.ts';
import { Mailbox } from './testing/mailbox.ts';
import { type Postgres, startPostgres } from './testing/postgres.ts';
import { TestClock, temporaryFolder, testServer } from './testing/server.ts';

interface Me {
  readonly name: string | null;
  readonly tables: readonly MyTable[];
}

describe.each(['SQLite', 'PostgreSQL'] as const)('on %s', kind => {
  let postgres: Postgres | null = null;
  beforeAll(async () => {
    if (kind === 'PostgreSQL') postgres = await startPostgres();
  });
  afterAll(() => postgres?.stop());

  async function house(changes: Partial<Config> = {}): Promise<{ server: Server; clock: TestClock }> {
    const clock = new TestClock();
    const databaseUrl = (await postgres?.database()) ?? null;
    const config = { data: temporaryFolder(), databaseUrl, publicUrl: 'https://bones.example.org', ...changes };
    return { server: await testServer(config, { now: clock.now, drive: false }), clock };
  }

  const tablesOf = async (person: Person): Promise<string[]> =>
    (await person.get<Me>('/api/me')).tables.map(({ id }) => id).sort();

  test('with the code that was written down somebody is back at all tables, and what the new browser had comes along', async () => {
    const { address } = (await house()).server;
    const ann = await Person.named(address, 'Ann');
    const { table } = await ann.create({ game: 'toy', seats: 2 });
    const { code } = await ann.post<{ code: string }>('/api/me/code', {});
    expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{5}-){3}[0-9A-HJKMNP-TV-Z]{5}$/);
    const phone = await Person.named(address, 'Guest');
    const other = await phone.create({ game: 'toy', seats: 3 });
    // A table at which both sit stays as it is.
    await phone.command(table, { do: 'join' });
    expect(await phone.post('/api/sign-in/code', { code: ` ${code.toLowerCase().replaceAll('-', ' ')} ` })).toEqual({
      name: 'Ann',
    });
    const both = [table, other.table].sort();
    expect([await tablesOf(phone), await tablesOf(ann)]).toEqual([both, both]);
    expect((await phone.get<Me>('/api/me')).tables.find(({ id }) => id === table)?.seat).toBe(0);
    await phone.command(other.table, { do: 'leave' });
    expect(await tablesOf(ann)).toEqual([table]);
  });

  test('a new code takes the place of the one before, and no other opens anything', async () => {
    const { address } = (await house()).server;
    const ann = await Person.named(address, 'Ann');
    const first = await ann.post<{ code: string }>('/api/me/code', {});
    const second = await ann.post<{ code: string }>('/api/me/code', {});
    const stranger = new Person(address);
    for (const code of [first.code, newCode(), 'no code', '']) {
      expect(await codeOf(stranger.post('/api/sign-in/code', { code }))).toBe('forbidden');
    }
    await stranger.post('/api/sign-in/code', second);
    expect((await stranger.get<PersonInfo>('/api/me/ways')).ways).toMatchObject([{ kind: 'code', id: 'code' }]);
    await stranger.post('/api/me/ways/remove', { kind: 'code', id: 'code' });
    expect(await codeOf(new Person(address).post('/api/sign-in/code', second))).toBe('forbidden');
  });

  test('each device is listed and can be signed out from any other, the first one too', async () => {
    const { address } = (await house()).server;
    const ann = await Person.named(address, 'Ann');
    const { code } = await ann.post<{ code: string }>('/api/me/code', {});
    const phone = new Person(address);
    const agent = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Firefox/140.0' };
    await phone.post('/api/sign-in/code', { code }, agent);
    const { devices } = await phone.get<PersonInfo>('/api/me/ways');
    expect(devices).toMatchObject([
      { id: 'first', isThis: false, since: null },
      { label: 'Firefox · Android', isThis: true },
    ]);
    expect(await codeOf(new Person(address).post('/api/me/devices/first/remove', {}))).toBe('notFound');
    expect(await codeOf(phone.post('/api/me/devices/other/remove', {}))).toBe('notFound');
    const { table } = await ann.create({ game: 'toy', seats: 2 });
    const looking = await ann.visit(table);
    await phone.post('/api/me/devices/first/remove', {});
    await vi.waitFor(() => expect(looking.closed).not.toBeNull());
    expect((await ann.get<Me>('/api/me')).name).toBeNull();
    await phone.post(`/api/me/devices/${devices[1].id}/remove`, {});
    expect((await phone.get<Me>('/api/me')).name).toBeNull();
    await ann.post('/api/sign-in/code', { code });
    expect((await ann.get<Me>('/api/me')).name).toBe('Ann');
  });

  test('who is kept and signs in as somebody else leaves nothing of theirs behind there', async () => {
    const { address } = (await house()).server;
    const ann = await Person.named(address, 'Ann');
    const bob = await Person.named(address, 'Bob');
    const { code } = await ann.post<{ code: string }>('/api/me/code', {});
    const { table } = await bob.create({ game: 'toy', seats: 2 });
    const bobs = await bob.post<{ code: string }>('/api/me/code', {});
    await bob.post('/api/sign-in/code', { code });
    expect(await bob.get<Me>('/api/me')).toMatchObject({ name: 'Ann', tables: [] });
    await bob.post('/api/sign-in/code', bobs);
    expect([(await bob.get<Me>('/api/me')).name, await tablesOf(bob)]).toEqual(['Bob', [table]]);
  });

  test('a link in a mail signs in, once and for a quarter of an hour, and nobody learns who is known by an address', async () => {
    const box = await Mailbox.start();
    const { server, clock } = await house({ smtpUrl: box.url });
    const ann = await Person.named(server.address, 'Ann');
    const { table } = await ann.create({ game: 'toy', seats: 2 });
    const tokenFrom = (): string => /#\/sign-in\/(\S+)/.exec(box.last.text)?.[1] ?? '';
    expect((await ann.get<PersonInfo>('/api/me/ways')).can.mail).toBe(true);
    await ann.post('/api/me/mail', { address: 'Ann@example.org', language: 'fr' });
    expect(box.last.headers.subject).toContain('=?UTF-8?');
    expect(box.last.text).toContain('Ann demande');
    // Whoever opens it says only that they read there.
    const reader = new Person(server.address);
    expect(await reader.post<LinkOpened>('/api/sign-in/link', { token: tokenFrom() })).toEqual({
      did: 'kept',
      name: 'Ann',
    });
    expect((await reader.get<Me>('/api/me')).name).toBeNull();
    expect((await ann.get<PersonInfo>('/api/me/ways')).ways).toMatchObject([
      { kind: 'mail', label: 'ann@example.org' },
    ]);

    const phone = new Person(server.address);
    const known = await phone.post('/api/sign-in/mail', { address: 'ann@example.org', language: 'en' });
    const unknown = await phone.post('/api/sign-in/mail', { address: 'bob@example.org', language: 'en' });
    expect(known).toEqual(unknown);
    await box.until(2);
    const token = tokenFrom();
    expect(await phone.post('/api/sign-in/link', { token })).toEqual({ did: 'signedIn', name: 'Ann' });
    expect(await tablesOf(phone)).toEqual([table]);
    expect(await codeOf(reader.post('/api/sign-in/link', { token }))).toBe('forbidden');

    // Somebody else who gives that address gets no more than a mail that signs in its owner.
    const bob = await Person.named(server.address, 'Bob');
    await bob.post('/api/me/mail', { address: 'ann@example.org', language: 'en' });
    expect(box.received.map(({ to }) => to)).toEqual(['Ann@example.org', 'ann@example.org', 'ann@example.org']);
    clock.pass(LINK_MS);
    expect(await codeOf(reader.post('/api/sign-in/link', { token: tokenFrom() }))).toBe('forbidden');
    expect((await bob.get<PersonInfo>('/api/me/ways')).ways).toEqual([]);
  });

  test('what somebody wants on every device is there on every device', async () => {
    const { address } = (await house()).server;
    const ann = await Person.named(address, 'Ann');
    expect(await ann.get('/api/me/shelf')).toEqual({ shelf: null });
    await ann.post('/api/me/shelf', { shelf: { lessons: {} } });
    await ann.post('/api/me/shelf', { shelf: { lessons: { toy: 'done' } } });
    const { code } = await ann.post<{ code: string }>('/api/me/code', {});
    const phone = new Person(address);
    await phone.post('/api/sign-in/code', { code });
    expect(await phone.get('/api/me/shelf')).toEqual({ shelf: { lessons: { toy: 'done' } } });
    expect(await codeOf(ann.post('/api/me/shelf', { shelf: 'x'.repeat(10) }))).toBe('badMessage');
    expect(await codeOf(ann.post('/api/me/shelf', { shelf: { x: 'x'.repeat(70_000) } }))).toBe('tooLong');
  });
});

test('a passkey is for pages, and what does not check opens nothing', async () => {
  const { address } = await testServer();
  const ann = await Person.named(address, 'Ann');
  const origin = { origin: address };
  expect(await codeOf(ann.post('/api/me/passkey/begin', {}))).toBe('badMessage');
  const { challenge } = await ann.post<{ challenge: string }>('/api/me/passkey/begin', {}, origin);
  const clientDataJSON = Buffer.from(JSON.stringify({ type: 'webauthn.create', challenge, origin: address }));
  const response = {
    id: 'AAAA',
    rawId: 'AAAA',
    type: 'public-key',
    clientExtensionResults: {},
    response: { clientDataJSON: clientDataJSON.toString('base64url'), attestationObject: 'AAAA' },
  };
  for (const bad of [response, null, {}, { ...response, response: null }]) {
    expect(await codeOf(ann.post('/api/me/passkey', { response: bad }, origin))).toBe('forbidden');
  }
  expect(await codeOf(ann.post('/api/sign-in/passkey', { response }, origin))).toBe('forbidden');
  expect(await codeOf(ann.post('/api/sign-in/passkey', { response: null }, origin))).toBe('badMessage');
});

test('where no mail is sent nobody is offered it, and whoever tries too often waits', async () => {
  const { address } = await testServer({ rateFactor: 1 });
  const ann = await Person.named(address, 'Ann');
  expect((await ann.get<PersonInfo>('/api/me/ways')).can).toEqual({ mail: false });
  expect(await codeOf(ann.post('/api/me/mail', { address: 'ann@example.org', language: 'en' }))).toBe('badMessage');
  expect(await codeOf(ann.post('/api/sign-in/mail', { address: 'ann@example.org', language: 'en' }))).toBe(
    'badMessage',
  );
  const codes: string[] = [];
  for (let tries = 0; tries < 12; tries++)
    codes.push(String(await codeOf(ann.post('/api/sign-in/code', { code: newCode() }))));
  expect(codes).toContain('tooFast');
});
