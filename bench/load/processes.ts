import { readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type Postgres, startPostgres } from '@bonebed/server/testing/postgres.ts';
import { machine } from '../index.ts';
import { withPart } from '../report.ts';
import { type Loaded, load, type ServerUnderLoad, startUnderLoad, together } from './run.ts';

/**
 * `npm run bench:processes`: one process on PostgreSQL beside one on SQLite, then several on one database, the players of every table spread over them.
 * Once as they are, each table at home in one process; once with every process for itself, which rebuilds what its players look at.
 */
const BUSY = 200;
const MOST_MS = 7000;
const WARM_MS = 2500;

interface Setup {
  readonly name: string;
  readonly processes: number;
  readonly isShared: boolean;
  readonly peers?: 'off';
}

interface Measured extends Loaded {
  /** Processor time of the database for a move, in microseconds. */
  readonly databaseUs: number;
  readonly load: number;
}

const setups: readonly Setup[] = [
  { name: 'SQLite, 1 process', processes: 1, isShared: false },
  { name: 'PostgreSQL, 1 process', processes: 1, isShared: true },
  { name: 'PostgreSQL, 2 processes', processes: 2, isShared: true },
  { name: 'the same, each for itself', processes: 2, isShared: true, peers: 'off' },
  { name: 'PostgreSQL, 4 processes', processes: 4, isShared: true },
  { name: 'the same, each for itself', processes: 4, isShared: true, peers: 'off' },
];

async function start({ processes, isShared, peers }: Setup, postgres: Postgres): Promise<ServerUnderLoad> {
  const shared: Record<string, string> = isShared ? { databaseUrl: await postgres.database() } : {};
  const settings = peers === undefined ? shared : { ...shared, peers };
  const servers: ServerUnderLoad[] = [];
  for (let i = 0; i < processes; i++) servers.push(await startUnderLoad('ours', settings));
  return together(servers);
}

async function measure(setup: Setup, postgres: Postgres): Promise<Measured> {
  const server = await start(setup, postgres);
  try {
    const tables = new Array(BUSY).fill({ game: 'cards', seats: 4 });
    await load(server, tables.slice(0, BUSY / 4), { mostMs: WARM_MS });
    await server.ask('forget');
    const cpu = { before: 0, after: 0 };
    const loaded = await load(server, tables, {
      mostMs: MOST_MS,
      onBegin: () => {
        cpu.before = postgres.cpuSeconds();
      },
      onEnd: () => {
        cpu.after = postgres.cpuSeconds();
      },
    });
    return { ...loaded, databaseUs: ((cpu.after - cpu.before) / loaded.moves) * 1e6, load: loadavg()[0] };
  } finally {
    await server.stop();
  }
}

const whole = (n: number): string =>
  Math.round(n)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ' ');

const postgres = await startPostgres();
const rows: string[] = [];
const before = loadavg()[0].toFixed(1);
try {
  for (const setup of setups) {
    const { movesPerSecond, p50, p99, bytesPerMove, cpuUs, databaseUs, playersUs, load } = await measure(
      setup,
      postgres,
    );
    const times = [whole(movesPerSecond), p50.toFixed(1), p99.toFixed(1), whole(bytesPerMove)];
    const processor = [cpuUs, setup.isShared ? databaseUs : 0, playersUs].map(whole);
    rows.push(`| ${[setup.name, ...times, ...processor, load.toFixed(1)].join(' | ')} |`);
    console.error(rows.at(-1));
  }
} finally {
  await postgres.stop();
}

const text = `## More than one process

Measured with \`npm run bench:processes\` on: ${machine()}. ${BUSY} tables of 200 cards with four players each, who move as soon as they may; the players of a table sit at
different processes. Players, servers and PostgreSQL (with full sync) share the machine, so more processes can't be faster here: what counts is the processor time that a move costs. *Each for
itself* is \`PEERS=off\`: every process rebuilds the tables of its own players. The load average was ${before} before the run.

| servers | moves/s | p50 ms | p99 ms | bytes/move | servers CPU µs/move | database CPU µs/move | players CPU µs/move | load |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${rows.join('\n')}
`;
console.log(text);
if (process.argv.includes('--write')) {
  const file = fileURLToPath(new URL('../../docs/PERFORMANCE.md', import.meta.url));
  writeFileSync(file, withPart(readFileSync(file, 'utf8'), 'processes', text));
}
process.exit(0);
