import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ChannelInfo, callKinds, HOUR_MS, type MessagesInfo, type TableState } from '@bonebed/protocol';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Config, Server } from './index.ts';
import { codeOf, Person, refusalOf } from './testing/client.ts';
import { Mailbox, notNow } from './testing/mailbox.ts';
import { PushService } from './testing/push-service.ts';
import { TestClock, testServer } from './testing/server.ts';

const wishes = { kinds: callKinds, quiet: null, digest: null, zone: 'Europe/Brussels', language: 'en' };
const threeDays = { kind: 'day', perTurnMs: 72 * HOUR_MS, atZero: 'bot' };

interface Game {
  readonly id: string;
  readonly ann: Person;
  readonly bob: Person;
}

interface House {
  readonly server: Server;
  readonly clock: TestClock;
  /** Lets so much time pass, and everybody be called who is to be. */
  call(passMs?: number): Promise<void>;
}

async function house(changes: Partial<Config> = {}): Promise<House> {
  const clock = new TestClock();
  const config = { callPrivate: true, publicUrl: 'https://bones.example.org', ...changes };
  const server = await testServer(config, { now: clock.now, drive: false });
  const call = async (passMs = 3000): Promise<void> => {
    clock.pass(passMs);
    await server.caller.look();
  };
  return { server, clock, call };
}

/** A game that has begun, at which it is both players' turn; nobody looks at it. */
async function game(
  { server }: House,
  wish: Record<string, unknown> = {},
  people?: readonly [Person, Person],
): Promise<Game> {
  const [ann, bob] = people ?? [await Person.named(server.address, 'Ann'), await Person.named(server.address, 'Bob')];
  const { table: id } = await ann.create({ game: 'toy', seats: 2, clock: threeDays, ...wish });
  await bob.command(id, { do: 'join' });
  await ann.command(id, { do: 'start' });
  return { id, ann, bob };
}

async function stateOf(person: Person, id: string): Promise<TableState> {
  return (await person.get<{ state: TableState }>(`/api/tables/${id}`)).state;
}

/** Gives the first answer that there is, without looking at the table. */
async function answer(person: Person, id: string): Promise<void> {
  const { askId, frame } = await stateOf(person, id);
  const [text] = frame?.ask?.texts ?? [];
  await person.command(id, { do: 'answer', askId: askId ?? 0, text });
}

async function subscribe(person: Person, service: PushService, more: object = {}): Promise<ChannelInfo> {
  const { can } = await person.get<MessagesInfo>('/api/messages');
  return person.post('/api/messages/channels', { by: 'push', ...service.subscribe(can.push), ...wishes, ...more });
}

async function subscribeMail(person: Person, box: Mailbox, address: string, more: object = {}): Promise<void> {
  await person.post('/api/messages/channels', { by: 'mail', address, ...wishes, ...more });
  const [, token] = /#\/messages\/confirm\/(\S+)/.exec(box.last.text) ?? [];
  await person.post('/api/messages/confirm', { token });
}

/** A place that webhooks are sent to, and what came there. */
async function hook(
  answering: (request: IncomingMessage) => { status: number; location?: string } = () => ({ status: 204 }),
) {
  const received: unknown[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    received.push(JSON.parse(body));
    const { status, location } = answering(request);
    response.writeHead(status, location === undefined ? {} : { location }).end();
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/hook`, received };
}

test('who waits reminds gently: once a day, also somebody who has not come since the first message', async () => {
  const here = await house();
  const service = await PushService.start();
  const { id, ann, bob } = await game(here);
  await subscribe(bob, service);
  await answer(ann, id);
  await here.call();
  const heard = service.received.length;
  expect(await codeOf(bob.command(id, { do: 'remind', seat: 0 }))).toBe('notNow');
  expect(await codeOf(ann.command(id, { do: 'remind', seat: 0 }))).toBe('notNow');
  await here.call(2 * HOUR_MS);
  await ann.command(id, { do: 'remind', seat: 1 });
  await here.call();
  expect(service.received).toHaveLength(heard + 1);
  expect(service.received.at(-1)?.call).toMatchObject({ kind: 'turn', title: 'Ann waits for you in toy' });
  expect(await codeOf(ann.command(id, { do: 'remind', seat: 1 }))).toBe('tooMany');
  await here.call(24 * HOUR_MS);
  await ann.command(id, { do: 'remind', seat: 1 });
  await here.call();
  expect(service.received).toHaveLength(heard + 2);
});

describe('by push', () => {
  test('somebody whose turn it is hears of it once, on each device, in their language and zone', async () => {
    const home = await house();
    const service = await PushService.start();
    const { id, ann, bob } = await game(home);
    await subscribe(bob, service);
    await subscribe(bob, service, { language: 'fr', zone: 'America/New_York' });
    await answer(bob, id);
    await home.call();
    expect(service.received).toEqual([]);
    await answer(ann, id);
    await answer(ann, id);
    await home.call();
    expect(
      service.received.map(({ device, topic, call }) => [device, topic, call.kind, call.title, call.body]).sort(),
    ).toEqual([
      ['device0', id, 'turn', 'Your turn in toy', 'With Ann. You have 3 days, until Friday 23:13.'],
      ['device1', id, 'turn', 'À vous de jouer : toy', 'Avec Ann. Il vous reste 3 jours, jusqu’à vendredi 17:13.'],
    ]);
    await home.call(HOUR_MS);
    expect(service.received).toHaveLength(2);
  });

  test('who has moved meanwhile is not called', async () => {
    const home = await house();
    const service = await PushService.start();
    const { id, ann, bob } = await game(home);
    await subscribe(ann, service);
    await answer(bob, id);
    await answer(ann, id);
    await answer(ann, id);
    await home.call();
    expect(service.received).toEqual([]);
  });

  test('after one message there is no other about the same table until they come', async () => {
    const home = await house();
    const service = await PushService.start();
    const { id, ann, bob } = await game(home);
    await subscribe(bob, service, { kinds: ['turn', 'proposal'] });
    await answer(bob, id);
    await answer(ann, id);
    await answer(ann, id);
    await home.call();
    expect(service.received).toHaveLength(1);
    const { frame } = await stateOf(ann, id);
    await ann.command(id, { do: 'propose', length: (frame?.length ?? 0) - 1 });
    await home.call();
    expect(service.received).toHaveLength(1);
    // Whoever comes, and goes away again, hears of what happens then.
    const visit = await bob.visit(id);
    await visit.ask({ do: 'away', away: true });
    await home.call();
    expect(service.received).toHaveLength(1);
    await ann.command(id, { do: 'decline', length: (frame?.length ?? 0) - 1 });
    await ann.command(id, { do: 'propose', length: (frame?.length ?? 0) - 1 });
    await home.call();
    expect(service.received.map(({ call }) => call.title)).toEqual(['Your turn in toy', 'Ann asks to go back in toy']);
  });

  test('nobody is called to a table that they look at', async () => {
    const home = await house();
    const service = await PushService.start();
    const { id, ann, bob } = await game(home);
    await subscribe(bob, service);
    const visit = await bob.visit(id);
    await answer(bob, id);
    await answer(ann, id);
    await answer(ann, id);
    await visit.until(({ isAsked }) => isAsked);
    await home.call();
    expect(service.received).toEqual([]);
    // They turn away, and know; but not of what comes then.
    await visit.ask({ do: 'away', away: true });
    await home.call();
    expect(service.received).toEqual([]);
    await answer(bob, id);
    const { seats, waiting } = await playRound(ann, bob, id);
    expect([seats, waiting]).toEqual([2, 1]);
    await home.call();
    expect(service.received).toHaveLength(1);
  });

  test('a deadline that is near is told once, also to those who know that it is their turn', async () => {
    const home = await house();
    const service = await PushService.start();
    const { ann, bob } = await game(home);
    await subscribe(ann, service);
    await subscribe(bob, service, { kinds: ['turn'] });
    await home.call(50 * HOUR_MS);
    expect(service.received).toEqual([]);
    await home.call(5 * HOUR_MS);
    expect(service.received.map(({ device, call }) => [device, call.kind, call.title])).toEqual([
      ['device0', 'deadline', 'toy: your time is nearly up'],
    ]);
    await home.call(HOUR_MS);
    expect(service.received).toHaveLength(1);
  });

  test('the end of a game is told, with who won', async () => {
    const home = await house();
    const service = await PushService.start();
    const { id, ann, bob } = await game(home);
    await subscribe(bob, service, { kinds: ['over'] });
    await ann.command(id, { do: 'resign' });
    await home.call();
    expect(service.received.map(({ call }) => [call.title, call.body])).toEqual([
      ['toy is over', 'Bob has won. With Ann.'],
    ]);
  });

  test('whoever is asked to play again hears of it, and only as long as it is open', async () => {
    const home = await house();
    const service = await PushService.start();
    const { id, ann, bob } = await game(home);
    await subscribe(bob, service, { kinds: ['proposal'] });
    await ann.command(id, { do: 'resign' });
    await ann.command(id, { do: 'rematch' });
    await home.call();
    expect(service.received.map(({ call }) => [call.kind, call.title])).toEqual([
      ['proposal', 'Ann would like to play toy again'],
    ]);
    const other = await game(home, {}, [ann, bob]);
    await other.ann.command(other.id, { do: 'resign' });
    const { gift } = await other.ann.command<{ gift: { table: string } }>(other.id, { do: 'rematch' });
    await bob.command(gift.table, { do: 'nonce', nonce: 'ab'.repeat(32) });
    await home.call();
    expect(service.received).toHaveLength(1);
  });

  test('whoever made a table and went is called when all are there', async () => {
    const home = await house();
    const service = await PushService.start();
    const [ann, bob] = [await Person.named(home.server.address, 'Ann'), await Person.named(home.server.address, 'Bob')];
    await subscribe(ann, service);
    const { table } = await ann.create({ game: 'toy', seats: 2 });
    await home.call();
    expect(service.received).toEqual([]);
    await bob.command(table, { do: 'join' });
    await home.call();
    expect(service.received.map(({ call }) => [call.kind, call.title, call.body])).toEqual([
      ['invited', 'All are there: toy can begin', 'With Bob.'],
    ]);
  });

  test('a device that is gone is forgotten, one that can’t be reached is tried again, ever more seldom', async () => {
    const home = await house();
    const service = await PushService.start();
    const { id, ann, bob } = await game(home);
    await subscribe(bob, service);
    await answer(bob, id);
    await answer(ann, id);
    await answer(ann, id);
    service.status = 503;
    await home.call();
    service.status = 201;
    await home.call(20_000);
    expect(service.received).toEqual([]);
    service.status = 503;
    await home.call(10_000);
    service.status = 201;
    await home.call(110_000);
    expect(service.received).toEqual([]);
    await home.call(10_000);
    expect(service.received).toHaveLength(1);
    // He comes and goes, the game ends, and the push service does not know his browser any more.
    await (await bob.visit(id)).ask({ do: 'away', away: true });
    await ann.command(id, { do: 'resign' });
    service.status = 410;
    await home.call();
    expect((await bob.get<MessagesInfo>('/api/messages')).channels).toEqual([]);
  });
});

/** Ann and Bob answer by turns until Bob is asked again. */
async function playRound(ann: Person, bob: Person, id: string): Promise<{ seats: number; waiting: number }> {
  for (let n = 0; n < 20; n++) {
    const { frame, seats } = await stateOf(bob, id);
    const waiting = frame?.ask?.waiting ?? [];
    if (n > 0 && waiting.includes(1) && !waiting.includes(0)) return { seats: seats.length, waiting: waiting[0] };
    await answer(waiting.includes(0) ? ann : bob, id);
  }
  throw new Error('Bob is never asked');
}

describe('by mail', () => {
  test('an address is asked first, and can be ended with one request', async () => {
    const box = await Mailbox.start();
    const home = await house({ smtpUrl: box.url });
    const { id, ann, bob } = await game(home);
    await bob.post('/api/messages/channels', { by: 'mail', address: 'bob@example.org', ...wishes });
    await answer(bob, id);
    await answer(ann, id);
    await answer(ann, id);
    await home.call();
    expect(box.received.map(({ headers }) => headers.subject)).toEqual(['Do you want messages from Bonebed?']);
    const [, token] = /^https:\/\/bones\.example\.org\/#\/messages\/confirm\/(\S+)$/m.exec(box.last.text) ?? [];
    expect((await bob.get<MessagesInfo>('/api/messages')).channels).toMatchObject([
      { state: 'asked', to: 'bob@example.org' },
    ]);
    const stranger = await Person.named(home.server.address, 'Zoe');
    expect(await stranger.post('/api/messages/confirm', { token })).toMatchObject({ state: 'on' });
    await home.call();
    expect(box.last.headers).toMatchObject({
      subject: 'Your turn in toy',
      to: 'bob@example.org',
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      'auto-submitted': 'auto-generated',
    });
    expect(box.last.text).toContain(`https://bones.example.org/#/at/${id}`);
    const [, stop] =
      /^<https:\/\/bones\.example\.org(\/api\/unsubscribe\/\S+)>$/.exec(box.last.headers['list-unsubscribe']) ?? [];
    const ended = await fetch(home.server.address + stop, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(ended.status).toBe(200);
    expect((await bob.get<MessagesInfo>('/api/messages')).channels).toEqual([]);
  });

  test('a digest is one mail a day for all tables', async () => {
    const box = await Mailbox.start();
    const home = await house({ smtpUrl: box.url });
    const first = await game(home);
    await subscribeMail(first.bob, box, 'bob@example.org', { digest: 18 * 60 });
    const second = await game(home, { clock: { kind: 'none' } }, [first.ann, first.bob]);
    for (const { id, ann, bob } of [first, second]) {
      await answer(bob, id);
      await answer(ann, id);
      await answer(ann, id);
    }
    // It is 23:13 in Brussels.
    await home.call();
    await home.call(18 * HOUR_MS);
    expect(box.received).toHaveLength(1);
    await home.call(HOUR_MS);
    expect(box.received.map(({ headers }) => headers.subject).slice(1)).toEqual(['2 tables wait for you']);
    for (const { id } of [first, second]) expect(box.last.text).toContain(`/#/at/${id}`);
  });

  test('a mail that is not taken is sent again later, with the same Message-ID', async () => {
    const box = await Mailbox.start();
    const home = await house({ smtpUrl: box.url });
    const { id, ann, bob } = await game(home);
    await subscribeMail(bob, box, 'bob@example.org');
    await answer(bob, id);
    await answer(ann, id);
    await answer(ann, id);
    const before = box.received.length;
    box.beforeTaking = () => {
      throw notNow();
    };
    await home.call();
    box.beforeTaking = () => {};
    await home.call(31_000);
    expect(box.received.slice(before).map(({ headers }) => headers.subject)).toEqual(['Your turn in toy']);
    expect(box.last.headers['message-id']).toMatch(/^<[0-9a-f]{32}@bones\.example\.org>$/);
  });

  test('without a server of mail, or an address for links, none is offered', async () => {
    const box = await Mailbox.start();
    for (const changes of [{}, { smtpUrl: box.url, publicUrl: null }]) {
      const { server } = await house(changes);
      const ann = await Person.named(server.address, 'Ann');
      expect((await ann.get<MessagesInfo>('/api/messages')).can.mail).toBe(false);
      const refused = await refusalOf(
        ann.post('/api/messages/channels', { by: 'mail', address: 'ann@example.org', ...wishes }),
      );
      expect(refused.body).toMatchObject({ code: 'badMessage', message: expect.stringContaining('no mail') });
    }
  });

  test('nobody can have one address asked again and again', async () => {
    const box = await Mailbox.start();
    const { server } = await house({ smtpUrl: box.url });
    const ask = async (): Promise<unknown> => {
      const someone = await Person.named(server.address, 'Zoe');
      return someone.post('/api/messages/channels', { by: 'mail', address: 'Ann@example.org', ...wishes });
    };
    for (let n = 0; n < 3; n++) await ask();
    expect((await refusalOf(ask())).code).toBe('tooMany');
  });
});

describe('by webhook', () => {
  test('each service gets what it reads, and names do no mischief there', async () => {
    const home = await house();
    const { received, url } = await hook();
    const bob = await Person.named(home.server.address, 'Bob');
    const ann = await Person.named(home.server.address, '<@everyone> *A*');
    for (const style of ['json', 'ntfy', 'discord', 'slack', 'matrix']) {
      await bob.post('/api/messages/channels', { by: 'webhook', url: `${url}/${style}`, style, ...wishes });
    }
    expect(received).toHaveLength(5);
    const { id } = await game(home, { clock: { kind: 'none' } }, [ann, bob]);
    await ann.command(id, { do: 'resign' });
    await home.call();
    const link = `https://bones.example.org/#/at/${id}`;
    expect(received.slice(5)).toEqual(
      expect.arrayContaining([
        { kind: 'over', title: 'toy is over', body: 'Bob has won. With <@everyone> *A*.', table: id, link },
        { topic: 'ntfy', title: 'toy is over', message: 'Bob has won. With <@everyone> *A*.', click: link },
        {
          content: `toy is over\nBob has won. With \\<\\@everyone\\> \\*A\\*.\n${link}`,
          allowed_mentions: { parse: [] },
        },
        { text: `toy is over\nBob has won. With &lt;@everyone&gt; *A*.\n${link}` },
        { text: `toy is over\nBob has won. With <@everyone> *A*.\n${link}` },
      ]),
    );
  });

  test('one that does not answer is refused with the reason', async () => {
    const { server } = await house();
    const bob = await Person.named(server.address, 'Bob');
    const { url } = await hook(() => ({ status: 500 }));
    const refused = await refusalOf(bob.post('/api/messages/channels', { by: 'webhook', url, ...wishes }));
    expect(refused.body).toMatchObject({ code: 'badMessage', message: expect.stringContaining('500') });
  });

  test.each([
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://10.1.2.3/x',
    'https://169.254.169.254/latest',
    'https://[::ffff:192.168.0.1]/x',
    'https://2130706433/x',
    'https://localhost/x',
    'http://example.org/x',
    'https://ann:secret@example.org/x',
    'nonsense',
  ])('%s is refused', async url => {
    const { server } = await house({ callPrivate: false });
    const bob = await Person.named(server.address, 'Bob');
    const refused = await refusalOf(bob.post('/api/messages/channels', { by: 'webhook', url, ...wishes }));
    expect(refused).toMatchObject({ status: 400, code: 'badMessage' });
    expect((await bob.get<MessagesInfo>('/api/messages')).channels).toEqual([]);
  });
});

describe('bad input', () => {
  test.each([
    [{ by: 'pigeon' }, 'by'],
    [{ by: 'mail', address: 'ann' }, 'address'],
    [{ by: 'mail', address: 'ann@example.org, bob@example.org' }, 'address'],
    [{ by: 'mail', address: 'ann@example.org\r\nBcc: bob@example.org' }, 'address'],
    [{ by: 'webhook', url: 'https://example.org', style: 'telegraph' }, 'style'],
    [{ by: 'push', endpoint: 'https://example.org', p256dh: 'AAAA', auth: 'AAAA' }, 'p256dh'],
    [{ by: 'mail', address: 'ann@example.org', zone: 'Nowhere/At_All' }, 'zone'],
    [{ by: 'mail', address: 'ann@example.org', kinds: ['lunch'] }, 'kinds'],
    [{ by: 'mail', address: 'ann@example.org', quiet: { from: 60, to: 60 } }, 'quiet'],
    [{ by: 'mail', address: 'ann@example.org', digest: 1440 }, 'digest'],
    [{ by: 'mail', address: 'ann@example.org', language: 'de' }, 'language'],
    [{ by: 'mail', address: 'ann@example.org', more: 1 }, 'more'],
  ])('%o is refused by name', async (channel, path) => {
    const box = await Mailbox.start();
    const { server } = await house({ smtpUrl: box.url });
    const ann = await Person.named(server.address, 'Ann');
    const refused = await refusalOf(ann.post('/api/messages/channels', { ...wishes, ...channel }));
    expect(refused.body).toMatchObject({ code: 'badMessage', message: expect.stringContaining(path) });
    expect(box.received).toEqual([]);
  });

  test('nobody can change, try or end what is another’s, or guess a link', async () => {
    const home = await house();
    const service = await PushService.start();
    const ann = await Person.named(home.server.address, 'Ann');
    const zoe = await Person.named(home.server.address, 'Zoe');
    const { id } = await subscribe(ann, service);
    for (const path of ['', '/remove', '/try']) {
      const body = path === '' ? wishes : {};
      expect((await refusalOf(zoe.post(`/api/messages/channels/${id}${path}`, body))).code).toBe('notFound');
    }
    expect((await refusalOf(zoe.post('/api/messages/confirm', { token: `${id}.AAAA` }))).code).toBe('forbidden');
    expect((await refusalOf(zoe.post(`/api/unsubscribe/${id}.AAAA`, {}))).code).toBe('forbidden');
    expect((await ann.get<MessagesInfo>('/api/messages')).channels).toHaveLength(1);
  });

  test('one person has at most 8 ways to be called', async () => {
    const home = await house();
    const service = await PushService.start();
    const ann = await Person.named(home.server.address, 'Ann');
    for (let n = 0; n < 8; n++) await subscribe(ann, service);
    expect((await refusalOf(subscribe(ann, service))).code).toBe('tooMany');
  });
});
