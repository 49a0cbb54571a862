import { once } from 'node:events';
import { setTimeout as pause, setImmediate } from 'node:timers/promises';
import { below, fastRng, type Rng } from '@bonebed/kernel';
import { callKinds, type TableState } from '@bonebed/protocol';
import pg from 'pg';
import { expect, test } from 'vitest';
import type { Config } from '../index.ts';
import type { Wanted } from '../messages/wanted.ts';
import type { Channel } from '../storage/calls.ts';
import { Person } from '../testing/client.ts';
import { Mailbox } from '../testing/mailbox.ts';
import { startPostgres } from '../testing/postgres.ts';
import { type ServerProcess, serverProcess } from '../testing/process.ts';
import { startedTable, TestClock, testServer } from '../testing/server.ts';
import { extent, report } from './figures.ts';

const KILLS = extent(2, 20);
const TABLES = extent(4, 40);

const wishes = { kinds: callKinds, quiet: null, digest: null, zone: 'UTC', language: 'en' };

/** A table at which Bob will be asked, and is not there. */
interface Game {
  readonly id: string;
  readonly ann: Person;
  readonly bob: Person;
  readonly address: string;
}

async function game(server: string, box: Mailbox, number: number): Promise<Game> {
  const [ann, bob] = [await Person.named(server, 'Ann'), await Person.named(server, 'Bob')];
  const address = `bob${number}@example.org`;
  await bob.post('/api/messages/channels', { by: 'mail', address, ...wishes });
  await until(box, () => mailsTo(box, address).length > 0);
  const [, token] = /confirm\/(\S+)/.exec(mailsTo(box, address)[0].text) ?? [];
  await bob.post('/api/messages/confirm', { token });
  const { table: id } = await ann.create({ game: 'toy', seats: 2 });
  await bob.command(id, { do: 'join' });
  return { id, ann, bob, address };
}

const mailsTo = (box: Mailbox, address: string) => box.received.filter(({ to }) => to === address);

/** Resolves when it is so, which only a mail can bring about. */
async function until(box: Mailbox, isSo: () => boolean): Promise<void> {
  while (!isSo()) await box.until(box.received.length + 1);
}

/** The mails about a game. */
const callsOf = (box: Mailbox, { address, id }: Game) =>
  mailsTo(box, address).filter(({ text }) => text.includes(`/#/at/${id}`));

async function answer(person: Person, id: string): Promise<void> {
  const { state } = await person.get<{ state: TableState }>(`/api/tables/${id}`);
  const [text] = state.frame?.ask?.texts ?? [];
  await person.command(id, { do: 'answer', askId: state.askId ?? 0, text });
}

/** The game begins, Bob bids, Ann bids and acts, and then it is Bob's turn: of that he is told once. */
async function letBobBeCalled({ id, ann, bob }: Game, at: (rng: Rng) => string, rng: Rng): Promise<void> {
  await ann.at(at(rng)).command(id, { do: 'start' });
  await answer(bob.at(at(rng)), id);
  await answer(ann.at(at(rng)), id);
  await answer(ann.at(at(rng)), id);
}

/** Of how many games no mail came, and how many mails came more often than once: what is said again has the same Message-ID. */
function misfits(box: Mailbox, games: readonly Game[]): { lost: number; doubled: number } {
  const ids = games.map(game => callsOf(box, game).map(({ headers }) => headers['message-id']));
  const doubled = ids.map(all => all.length - new Set(all).size);
  return { lost: ids.filter(all => all.length === 0).length, doubled: doubled.reduce((sum, n) => sum + n, 0) };
}

test(`each message is sent once although one of two servers is killed while it sends (${KILLS} kills)`, async () => {
  const rng = fastRng('messages');
  const postgres = await startPostgres();
  const box = await Mailbox.start();
  const database = await postgres.database();
  const config: Partial<Config> = {
    databaseUrl: database,
    smtpUrl: box.url,
    publicUrl: 'https://bones.example.org',
    rateFactor: 0,
  };
  const servers: ServerProcess[] = [await serverProcess(config), await serverProcess(config)];
  const at = (by: Rng): string => servers[below(by, 2)].address;
  const games: Game[] = [];
  let killed = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    const fresh: Game[] = [];
    for (let n = 0; n < TABLES; n++) fresh.push(await game(at(rng), box, games.length + n));
    games.push(...fresh);
    // The moves are stored, mails are on their way; the server of mail has them and has not said that it takes them.
    const [held, letGo] = [new AbortController(), new AbortController()];
    box.beforeTaking = async () => {
      held.abort();
      if (!letGo.signal.aborted) await once(letGo.signal, 'abort');
    };
    const isHeld = once(held.signal, 'abort');
    for (const one of fresh) await letBobBeCalled(one, at, rng);
    await isHeld;
    const doomed = below(rng, 2);
    await servers[doomed].kill();
    killed += 1;
    await someTurns();
    letGo.abort();
    box.beforeTaking = () => {};
    servers[doomed] = await serverProcess(config);
    await until(box, () => fresh.every(one => callsOf(box, one).length > 0));
  }
  await untilSettled(database);
  const figures = { kills: killed, messages: games.length, ...misfits(box, games) };
  expect(figures).toMatchObject({ lost: 0, doubled: 0 });
  report(14, 'kill -9 of one of two servers while it sends mails', figures);
  for (const server of servers) await server.kill();
  await postgres.stop();
});

/** Resolves when nothing is left to be sent, and nobody holds anything to send: then nothing comes a second time. */
async function untilSettled(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const left = `select (select count(*) from channels where leased_until > 0) + (select count(*) from calls where due is not null) as n`;
  while (Number((await client.query(left)).rows[0].n) > 0) await pause(100);
  await client.end();
}

/** What the system knows of connections that have ended is known here after some turns of the event loop. */
async function someTurns(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await setImmediate();
}

const SUBSCRIBERS = extent(100, 10_000);

test(`many messages at once, and moves meanwhile (${SUBSCRIBERS} messages)`, async () => {
  const box = await Mailbox.start();
  const clock = new TestClock();
  const changes = { smtpUrl: box.url, publicUrl: 'https://bones.example.org' };
  const server = await testServer(changes, { now: clock.now, drive: false });
  const { storage } = server;
  const { table: id } = await (await Person.named(server.address, 'Ann')).create({ game: 'toy', seats: 2 });
  const table = (await server.tables.find(id)).stored;
  const quick = await acknowledged(server.address);
  const guests = Array.from({ length: SUBSCRIBERS }, (_, n) => `guest${n}`);
  await Promise.all(guests.map(guest => storage.addChannel(channelOf(guest))));
  await storage.addCalls(table, [{ guests, wanted: WANTED, isHere: false }], clock.now());
  const waiting = await acknowledged(server.address);
  clock.pass(60_000);
  const began = performance.now();
  let isSending = true;
  const sending = (async () => {
    while ((await server.caller.look()) > 0);
    isSending = false;
  })();
  const meanwhile = await acknowledged(server.address);
  const wasBusy = isSending;
  await sending;
  const seconds = (performance.now() - began) / 1000;
  expect(new Set(box.received.map(({ to }) => to)).size).toBe(SUBSCRIBERS);
  expect(box.received).toHaveLength(SUBSCRIBERS);
  report(14, 'Many messages at once', {
    messages: SUBSCRIBERS,
    'seconds, the server of mail in the same process': seconds.toFixed(1),
    'half of the moves acknowledged within ms, without any': quick.toFixed(1),
    'with all of them waiting': waiting.toFixed(1),
    [wasBusy ? 'while they are sent' : 'soon after']: meanwhile.toFixed(1),
  });
});

/** The median of the milliseconds until a move is acknowledged. */
async function acknowledged(address: string): Promise<number> {
  const spans: number[] = [];
  for (let n = 0; n < extent(2, 10); n++) {
    const { visits } = await startedTable(address, { game: 'toy', seats: 2 });
    for (let move = 0; move < 6; move++) {
      await Promise.race(visits.map(visit => visit.until(({ isAsked }) => isAsked)));
      const began = performance.now();
      await visits.find(({ isAsked }) => isAsked)?.choose(0);
      spans.push(performance.now() - began);
    }
    for (const visit of visits) visit.drop();
  }
  return spans.sort((a, b) => a - b)[Math.floor(spans.length / 2)];
}

const WANTED: Wanted = {
  ...{ topic: 'turn', mark: 'ask 1', at: 0, deadline: null, warnAt: null, game: 'toy', names: ['Ann'], by: [] },
};

function channelOf(person: string): Channel {
  return {
    id: `channel of ${person}`,
    person,
    destination: { by: 'mail', address: `${person}@example.org` },
    wishes: { kinds: callKinds, quiet: null, digest: null, zone: 'UTC', language: 'en' },
    ...{ createdAt: 1, confirmedAt: 1, failures: 0, retryAt: 0, stoppedAt: null },
  };
}
