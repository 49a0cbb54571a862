/**
 * `npm run bench:messages`: how quickly a move is acknowledged with a thousand people to be called in the queue, beside a server without any; how long it
 * takes until ten thousand mails have left; how long somebody with five hundred tables waits for their list.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as passed } from 'node:timers/promises';
import { callKinds } from '@bonebed/protocol';
import { type Config, configFrom, type Server, startServer } from '@bonebed/server';

const SUBSCRIBERS = 1000;
const MAILS = 10_000;
const TABLES = 500;
const ROUNDS = 400;
const LISTS = 60;
const GAME = 'holotype';
const A_DAY_MS = 86_400_000;

const folders: string[] = [];

function config(smtpPort: number): Config {
  const data = mkdtempSync(join(tmpdir(), 'bonebed-messages-'));
  folders.push(data);
  const quiet = { rateFactor: '0', botThreads: '1', logLevel: 'error', watchdog: '0', metrics: 'off' };
  const mail = { smtpUrl: `smtp://127.0.0.1:${smtpPort}`, publicUrl: 'https://bones.example.org' };
  return configFrom({ port: '0', data, ...quiet, ...mail }, {}, 2);
}

/** Somebody at a server, over HTTP. */
class Guest {
  readonly #address: string;
  #cookie = '';

  constructor(address: string) {
    this.#address = address;
  }

  async ask(path: string, body?: unknown): Promise<unknown> {
    const headers = { cookie: this.#cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
    const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    const response = await fetch(this.#address + path, { headers, ...sent });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    const [set] = response.headers.getSetCookie();
    if (set !== undefined) this.#cookie = set.split(';')[0];
    return response.json();
  }

  command(table: string, command: object): Promise<unknown> {
    return this.ask(`/api/tables/${table}/commands`, command);
  }

  /** Answers if asked, with the first option; gives the milliseconds until that was acknowledged, null if not asked. */
  async answer(table: string): Promise<number | null> {
    const { state } = (await this.ask(`/api/tables/${table}`)) as {
      readonly state: { askId: number | null; frame: { ask: { texts: string[] | null } | null } | null };
    };
    const [text] = state.frame?.ask?.texts ?? [];
    if (text === undefined) return null;
    const began = performance.now();
    await this.command(table, { do: 'answer', askId: state.askId, text });
    return performance.now() - began;
  }
}

async function startedTable(people: readonly Guest[]): Promise<string> {
  const [first, ...others] = people;
  const wish = { game: GAME, seats: people.length, open: true };
  const { table } = (await first.ask('/api/tables', wish)) as { readonly table: string };
  for (const other of others) await other.command(table, { do: 'join' });
  await first.command(table, { do: 'start' });
  return table;
}

/** People at a server with a confirmed address each, whom a table wants something of from `at` on. */
async function queue({ storage, tables }: Server, table: string, count: number, at: number): Promise<void> {
  const guests = Array.from({ length: count }, (_, n) => `guest${n}`);
  const wishes = { kinds: callKinds, quiet: null, digest: null, zone: 'UTC', language: 'en' } as const;
  const rest = { createdAt: 1, confirmedAt: 1, failures: 0, retryAt: 0, stoppedAt: null };
  await Promise.all(
    guests.map(person =>
      storage.addChannel({
        ...{ id: `channel of ${person}`, person, wishes, ...rest },
        destination: { by: 'mail', address: `${person}@example.org` },
      }),
    ),
  );
  const about = { mark: 'ask 1', at, deadline: null, warnAt: null, game: GAME, names: ['Ann'], by: [] };
  const { stored } = await tables.find(table);
  await storage.addCalls(stored, [{ guests, wanted: { topic: 'turn', ...about }, isHere: false }], at);
}

const at = (sorted: readonly number[], share: number): number => sorted[Math.floor(sorted.length * share)];
const sorted = (spans: readonly number[]): number[] => [...spans].sort((a, b) => a - b);

/** Moves at two servers by turns, so that whatever else the machine does meets both. */
async function acknowledged(smtpPort: number): Promise<string> {
  const servers = [await startServer(config(smtpPort)), await startServer(config(smtpPort))];
  const games: { readonly people: Guest[]; table: string; readonly spans: number[] }[] = [];
  for (const { address } of servers) {
    const people = [new Guest(address), new Guest(address)];
    games.push({ people, table: await startedTable(people), spans: [] });
  }
  await queue(servers[1], games[1].table, SUBSCRIBERS, Date.now() + A_DAY_MS);
  for (let round = 0; round < ROUNDS; round++) {
    for (const game of round % 2 === 0 ? games : [...games].reverse()) await oneMove(game);
  }
  for (const server of servers) await server.stop();
  const [without, waiting] = games.map(({ spans }) => sorted(spans));
  const ratio = at(waiting, 0.5) / at(without, 0.5);
  return `a move is acknowledged: without a queue p50 ${ms(at(without, 0.5))}, p99 ${ms(at(without, 0.99))}; with ${SUBSCRIBERS} in it p50 ${ms(at(waiting, 0.5))}, p99 ${ms(at(waiting, 0.99))}; × ${ratio.toFixed(2)}`;
}

async function oneMove(game: { readonly people: Guest[]; table: string; readonly spans: number[] }): Promise<void> {
  for (const person of game.people) {
    const span = await person.answer(game.table);
    if (span === null) continue;
    game.spans.push(span);
    return;
  }
  // The game is over.
  game.table = await startedTable(game.people);
}

const ms = (span: number): string => `${span.toFixed(1)} ms`;

async function mails(sink: ChildProcess, smtpPort: number): Promise<string> {
  const server = await startServer(config(smtpPort));
  const people = [new Guest(server.address), new Guest(server.address)];
  const table = await startedTable(people);
  // It is due when they can be called: not at once.
  await queue(server, table, MAILS, Date.now());
  const before = (await count(sink)).mails;
  while ((await count(sink)).mails === before) await passed(5);
  const began = performance.now();
  while ((await count(sink)).people < MAILS) await passed(20);
  const seconds = (performance.now() - began) / 1000;
  await server.stop();
  const { mails: sent, people: reached } = await count(sink);
  return `${MAILS} mails left in ${seconds.toFixed(1)} s (${sent - before} mails to ${reached} people)`;
}

async function count(sink: ChildProcess): Promise<{ readonly mails: number; readonly people: number }> {
  const answer = once(sink, 'message');
  sink.send('how many');
  const [found] = await answer;
  return found;
}

async function lists(smtpPort: number): Promise<string> {
  const kept = config(smtpPort);
  const first = await startServer(kept);
  const people = [new Guest(first.address), new Guest(first.address)];
  const made: string[] = [];
  for (let n = 0; n < TABLES; n++) {
    const table = await startedTable(people);
    made.push(table);
    for (const person of people) await person.answer(table);
  }
  const warm = await timed(people[0]);
  await first.stop();
  const again = await startServer({ ...kept, port: Number(new URL(first.address).port) });
  const cold = await timed(people[0]);
  await again.stop();
  const told = (spans: readonly number[]): string =>
    `first ${ms(spans[0])}, p50 ${ms(at(sorted(spans), 0.5))}, p99 ${ms(at(sorted(spans), 0.99))}`;
  return `the list of somebody with ${made.length} tables: all in memory ${told(warm)}; none in memory ${told(cold)}`;
}

async function timed(guest: Guest): Promise<number[]> {
  const spans: number[] = [];
  for (let n = 0; n < LISTS; n++) {
    const began = performance.now();
    const { tables } = (await guest.ask('/api/me')) as { readonly tables: readonly unknown[] };
    spans.push(performance.now() - began);
    if (tables.length !== TABLES) throw new Error(`${tables.length} tables`);
  }
  return spans;
}

const sink = fork(new URL('./sink.mjs', import.meta.url), { execArgv: [] });
const [{ port }] = await once(sink, 'message');
const load = (): string => `load ${loadavg()[0].toFixed(1)}`;
const [only = ''] = process.argv.slice(2);
const parts = { moves: () => acknowledged(port), mails: () => mails(sink, port), lists: () => lists(port) };
for (const [name, part] of Object.entries(parts)) {
  if (only === '' || only === name) console.log(`${await part()}; ${load()}`);
}
sink.disconnect();
for (const folder of folders) rmSync(folder, { recursive: true, force: true });
