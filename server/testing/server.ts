import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { DEFAULT_LIFETIMES } from '../housekeeping/lifetimes.ts';
import { type Config, type Replacements, type Server, startServer } from '../index.ts';
import type { TableCore } from '../tables/core.ts';
import { Person, Refused, type Visit } from './client.ts';
import { testGames } from './games.ts';

export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'bonebed-'));
}

export function testConfig(changes: Partial<Config> = {}): Config {
  return {
    host: '127.0.0.1',
    port: 0,
    data: changes.data ?? temporaryFolder(),
    databaseUrl: null,
    trustProxy: false,
    origins: [],
    rateFactor: 0,
    botThreads: 1,
    logLevel: 'silent',
    metrics: null,
    peers: { host: '127.0.0.1', port: 0 },
    editions: [],
    editionsBy: 'anyone',
    memory: 1_000_000,
    watchdog: 0,
    publicUrl: null,
    smtpUrl: null,
    mailFrom: null,
    callPrivate: false,
    lifetimes: DEFAULT_LIFETIMES,
    admins: [],
    web: null,
    ...changes,
  };
}

/** A server that stops when the test is done. */
export async function testServer(changes: Partial<Config> = {}, replaced: Replacements = {}): Promise<Server> {
  // Players share the process: whether it is busy says nothing of the server.
  const server = await startServer(testConfig(changes), { games: testGames, ...replaced });
  onTestFinished(() => server.stop());
  return server;
}

/** A table as a server has it in memory; it goes on changing. */
export async function coreOf(server: Server, id: string): Promise<TableCore> {
  const table = await server.tables.find(id);
  return table.read(core => core);
}

/** A clock that stands still until it is told to go on. */
export class TestClock {
  time = 1_700_000_000_000;
  readonly now = (): number => this.time;

  pass(ms: number): void {
    this.time += ms;
  }
}

/** A table with all people at it, started; their visits in the order of the seats. */
export async function startedTable(
  address: string | readonly string[],
  wish: Record<string, unknown>,
): Promise<{ id: string; visits: Visit[]; people: Person[] }> {
  const addresses = typeof address === 'string' ? [address] : address;
  const seats = Number(wish.seats);
  const bots = Array.isArray(wish.bots) ? wish.bots : [];
  const people: Person[] = [];
  for (let seat = 0; seat < seats; seat++) {
    if ((bots[seat] ?? null) === null)
      people.push(await Person.named(addresses[people.length % addresses.length], `P${seat}`));
  }
  const { table: id, invite } = await people[0].create({ nonce: 'ab'.repeat(32), ...wish });
  for (const person of people.slice(1)) await person.command(id, { do: 'join', token: invite, nonce: 'cd'.repeat(32) });
  await people[0].command(id, { do: 'start' });
  const visits: Visit[] = [];
  for (const person of people) visits.push(await person.visit(id));
  visits.sort((a, b) => (a.seat ?? 0) - (b.seat ?? 0));
  return { id, visits, people };
}

/** Resolves when all that the server has to tell has come: what it replies stands in line behind the rest. */
export async function upToDate(visits: readonly Visit[]): Promise<void> {
  for (const visit of visits) await visit.ask({ do: 'why', askId: 0 }).catch(() => {});
}

/** Plays on with chosen options until the game is over, or `decisions` have been made. */
export async function playOn(
  visits: readonly Visit[],
  pick: (options: number) => number,
  decisions = 5000,
): Promise<void> {
  for (let made = 0; made < decisions; ) {
    await Promise.race(visits.map(visit => visit.until(({ current, isAsked }) => isAsked || current.phase === 'over')));
    const visit = visits.find(({ isAsked }) => isAsked);
    if (visit === undefined) break;
    try {
      await visit.choose(pick(visit.options.length));
      made += 1;
    } catch (error) {
      // Somebody else was first (a reaction window closed): the update is on its way.
      if (!(error instanceof Refused) || !['stale', 'notNow'].includes(error.code)) throw error;
      await setImmediate();
    }
  }
  await upToDate(visits);
}
