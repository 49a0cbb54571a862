/**
 * Makes the database of a server that was stopped in mid-game: `node --import @bonebed/loader server/testing/make-past.ts <file>`. Run with the sources
 * of a release, it becomes that release's `past/<commit>.db.gz`, which every later one must be able to play on (server/upgrade.test.ts).
 */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { gameIds, manifestOf } from '@bonebed/games';
import { below, fastRng } from '@bonebed/kernel';
import Database from 'better-sqlite3';
import { DEFAULT_LIFETIMES } from '../housekeeping/lifetimes.ts';
import { startServer } from '../index.ts';
import { Person, type Visit } from './client.ts';

const [file] = process.argv.slice(2);
const data = mkdtempSync(join(tmpdir(), 'bonebed-past-'));
const server = await startServer({
  host: '127.0.0.1',
  port: 0,
  data,
  databaseUrl: null,
  trustProxy: false,
  origins: [],
  rateFactor: 0,
  botThreads: 1,
  logLevel: 'error',
  metrics: null,
  peers: null,
  editions: [],
  editionsBy: 'nobody',
  memory: 1_000_000,
  publicUrl: null,
  smtpUrl: null,
  mailFrom: null,
  callPrivate: false,
  watchdog: 0,
  lifetimes: DEFAULT_LIFETIMES,
  admins: [],
  web: null,
});
const rng = fastRng('the past');
const people = [await Person.named(server.address, 'Ann'), await Person.named(server.address, 'Bob')];
const tables: { readonly id: string; readonly game: string; readonly stands: 'lobby' | 'playing' | 'over' }[] = [];

/** A table for both, with a bot where there is a place for a third. */
async function table(game: string, stands: 'lobby' | 'playing' | 'over'): Promise<Visit[]> {
  const hasBot = manifestOf(game).seats.includes(3);
  const wish = { game, seats: hasBot ? 3 : 2, bots: hasBot ? [null, null, 'apprentice'] : [], open: false };
  const clock = { kind: 'day', perTurnMs: 3 * 86_400_000, atZero: 'bot' };
  const { table: id, invite } = await people[0].create({ ...wish, ...(game === gameIds[0] ? {} : { clock }) });
  await people[1].command(id, { do: 'join', token: invite });
  tables.push({ id, game, stands });
  if (stands !== 'lobby') await people[0].command(id, { do: 'start' });
  return [await people[0].visit(id), await people[1].visit(id)];
}

/** Both choose at random, so many times. */
async function play(visits: readonly Visit[], decisions: number): Promise<void> {
  for (let made = 0; made < decisions; made++) {
    await Promise.race(visits.map(visit => visit.until(({ isAsked }) => isAsked)));
    const visit = visits.find(({ isAsked }) => isAsked);
    if (visit === undefined) throw new Error('nobody is asked');
    const { askId } = visit;
    await visit.choose(below(rng, visit.options.length));
    await visit.until(now => now.askId !== askId || !now.isAsked);
  }
}

for (const game of gameIds) {
  await table(game, 'lobby');
  await play(await table(game, 'playing'), 20);
  const visits = await table(game, 'over');
  await play(visits, 6);
  // The last who has not resigned wins; where a bot plays too, that is the bot.
  await visits[0].ask({ do: 'resign' });
  if (visits[0].current.phase === 'playing') await visits[1].ask({ do: 'resign' });
}
await server.stop();
const database = new Database(join(data, 'bonebed.db'));
database.pragma('journal_mode = delete');
database.exec('vacuum');
database.close();
writeFileSync(file, gzipSync(readFileSync(join(data, 'bonebed.db')), { level: 9 }));
const cookies = people.map(({ cookie }) => cookie);
writeFileSync(file.replace(/\.db\.gz$/, '.json'), `${JSON.stringify({ cookies, tables }, null, 2)}\n`);
