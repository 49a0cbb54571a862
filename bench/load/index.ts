import { readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { gameIds, loadGame } from '@bonebed/games';
import { machine } from '../index.ts';
import { median } from '../measure.ts';
import { withPart } from '../report.ts';
import { ourGuests, ourTable } from './players.ts';
import {
  Ended,
  type Kind,
  type Loaded,
  load,
  SEMI_SPACE_MB,
  type ServerUnderLoad,
  startUnderLoad,
  type TableSpec,
} from './run.ts';

/**
 * The load of `npm run bench:server`: the same two small games as the kernel's bench, over real sockets from a second process,
 * beside boardgame.io's server. Rounds are interleaved, because disks and neighbours drift; counts and times are bounded.
 */
const ROUNDS = Number(/^--rounds=(\d+)$/.exec(process.argv.find(flag => flag.startsWith('--rounds=')) ?? '')?.[1] ?? 5);
const MOST_MS = 8000;
const WARM_MS = 3000;
const PACE = 500;
const IDLE_TABLES = 500;
/** So many tables of Connect Four are laid out, whatever number is played at a time: its games are short, and a second of play says little. */
const LAID_OUT = 1200;

const FOUR_200 = 'Connect Four, 200 tables';
const FOUR_500 = 'Connect Four, 500 tables';
const CARDS_200 = '200 cards, 200 tables';
const FOUR_PACED = `${FOUR_200}, ${PACE} moves/s`;

interface Measured {
  readonly what: string;
  readonly kind: Kind;
  readonly loads: Loaded[];
}

const names: Readonly<Record<Kind, string>> = {
  ours: 'Bonebed, durable',
  memory: 'boardgame.io, in memory',
  flatfile: 'boardgame.io, FlatFile',
};

const measured = new Map<string, Measured>();
/** What the tables of each real game cost our server: bytes for each table, and its resident memory with all of them. */
const memory = new Map<string, { readonly perTable: number; readonly resident: number }>();

function note(what: string, kind: Kind, loaded: Loaded): void {
  const key = `${what} ${kind}`;
  const one = measured.get(key) ?? { what, kind, loads: [] };
  one.loads.push(loaded);
  measured.set(key, one);
  console.error(
    `${what}, ${names[kind]}: ${Math.round(loaded.movesPerSecond)} moves/s, p99 ${loaded.p99.toFixed(1)} ms, ${Math.round(loaded.cpuUs)} + ${Math.round(loaded.playersUs)} µs/move`,
  );
}

const many = (count: number, spec: TableSpec): TableSpec[] => new Array<TableSpec>(count).fill(spec);
const four: TableSpec = { game: 'connect-four', seats: 2 };
const cards: TableSpec = { game: 'cards', seats: 4 };

/** Plays so many tables at a time; one that is over makes room for the next. */
async function play(
  server: ServerUnderLoad,
  busy: number,
  spec: TableSpec,
  rate: number | null = null,
): Promise<Loaded> {
  // Ours lets go of the tables of the load before, as it would twenty seconds later; boardgame.io keeps all of them in memory.
  await server.ask('forget');
  const tables = spec === four && rate === null ? LAID_OUT : busy;
  return load(server, many(tables, spec), { busy, rate, mostMs: MOST_MS });
}

/** The loads that count, each with the servers that play it. */
const contests: readonly {
  what: string;
  busy: number;
  spec: TableSpec;
  rate: number | null;
  kinds: readonly Kind[];
}[] = [
  { what: FOUR_200, busy: 200, spec: four, rate: null, kinds: ['memory', 'ours', 'flatfile'] },
  { what: FOUR_500, busy: 500, spec: four, rate: null, kinds: ['memory', 'ours'] },
  { what: CARDS_200, busy: 200, spec: cards, rate: null, kinds: ['memory', 'ours'] },
  { what: FOUR_PACED, busy: 200, spec: four, rate: PACE, kinds: ['memory', 'ours'] },
];

type Servers = Record<Kind, ServerUnderLoad>;

/** How often in a row a server may end under a load. */
const MOST_ENDS = 3;
/** How often servers of boardgame.io ended. */
let ends = 0;

/** Lets one of the servers play a load. boardgame.io's FlatFile store ends its process when it reads a file that it is just writing: then a new one plays. */
async function surely(
  servers: Servers,
  kind: Kind,
  playOn: (server: ServerUnderLoad) => Promise<Loaded>,
): Promise<Loaded> {
  for (let attempt = 1; ; attempt++) {
    try {
      if (attempt > 1) await playOn(servers[kind]);
      return await playOn(servers[kind]);
    } catch (error) {
      if (!(error instanceof Ended) || kind === 'ours' || attempt === MOST_ENDS) throw error;
      ends += 1;
      console.error(`${names[kind]}: ended by itself; another one plays this load once to run warm, and once more`);
      await servers[kind].stop();
      servers[kind] = await startUnderLoad(kind);
    }
  }
}

/** Servers take turns load by load, in changing order: what the machine's neighbours do lasts for seconds. */
async function compete({ saturated, paced }: { readonly saturated: Servers; readonly paced: Servers }): Promise<void> {
  // Before anything counts, every server and the players of every kind have run warm: some ten thousand moves.
  for (const { what, busy, spec, rate, kinds } of contests) {
    console.error(`${what}: warming up`);
    const servers = rate === null ? saturated : paced;
    for (const kind of kinds) await surely(servers, kind, server => play(server, busy, spec));
  }
  for (let round = 0; round < ROUNDS; round++) {
    for (const { what, busy, spec, rate, kinds } of contests) {
      const servers = rate === null ? saturated : paced;
      for (const kind of round % 2 === 0 ? kinds : kinds.toReversed()) {
        note(what, kind, await surely(servers, kind, server => play(server, busy, spec, rate)));
      }
    }
  }
}

/**
 * The real games at 200 tables of mixed seats: all of them people who choose any option, and half of them greedy bots of the server.
 * Each has a server of its own, so that its memory tells of this game alone.
 */
async function realGames(): Promise<void> {
  for (const id of gameIds) {
    const server = await startUnderLoad('ours');
    const { game } = await loadGame(id);
    const counts = game.seats.filter(count => count > 1);
    const tables = Array.from({ length: 200 }, (_, i) => ({ game: id, seats: counts[i % counts.length] }));
    await load(server, tables.slice(0, 40), { mostMs: WARM_MS });
    await server.ask('forget');
    const before = await server.ask('memory');
    const played = await load(server, tables, { mostMs: MOST_MS, weigh: true });
    memory.set(id, { perTable: (played.heldBytes - before) / tables.length, resident: await server.ask('rss') });
    note(`${id}, 200 tables`, 'ours', played);
    const withBots = tables.map(table => ({ ...table, bots: Math.floor(table.seats / 2) }));
    note(`${id}, 200 tables, greedy bots`, 'ours', await load(server, withBots, { mostMs: MOST_MS }));
    await server.stop();
  }
}

/** What a table costs while nobody looks at it. */
async function idleBytes(server: ServerUnderLoad): Promise<number> {
  const guests = await ourGuests(server.address, 2);
  await ourTable(server.address, four.game, guests);
  await server.ask('forget');
  const before = await server.ask('memory');
  for (let i = 0; i < IDLE_TABLES; i++) await ourTable(server.address, four.game, guests);
  await server.ask('forget');
  return ((await server.ask('memory')) - before) / IDLE_TABLES;
}

const whole = (n: number): string =>
  Math.round(n)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ' ');

function table(): string {
  const rows = [...measured.values()].map(({ what, kind, loads }) => {
    const of = (pick: (loaded: Loaded) => number): number => median(loads.map(pick));
    const figures = [
      whole(of(l => l.movesPerSecond)),
      of(l => l.p50).toFixed(1),
      of(l => l.p99).toFixed(1),
      whole(of(l => l.bytesPerMove)),
      whole(of(l => l.cpuUs)),
      whole(of(l => l.playersUs)),
    ];
    return `| ${[what, names[kind], ...figures].join(' | ')} |`;
  });
  const head = '| load | server | moves/s | p50 ms | p99 ms | bytes/move | server CPU µs/move | players CPU µs/move |';
  return [head, '| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |', ...rows].join('\n');
}

/** Ours to theirs, taken round by round. */
function ratio(what: string, theirs: Kind, pick: (loaded: Loaded) => number): string {
  const ours = measured.get(`${what} ours`)?.loads ?? [];
  const others = measured.get(`${what} ${theirs}`)?.loads ?? [];
  return median(ours.map((loaded, round) => pick(loaded) / pick(others[round]))).toFixed(2);
}

/** How many times as fast as theirs in memory a server could be that took no time at all: the players are one process, and take this long. */
function bound(what: string): string {
  const theirs = measured.get(`${what} memory`)?.loads ?? [];
  const ours = measured.get(`${what} ours`)?.loads ?? [];
  return median(ours.map(({ playersUs }, round) => 1e6 / playersUs / theirs[round].movesPerSecond)).toFixed(1);
}

function section(idle: number): string {
  const speed = (loaded: Loaded): number => loaded.movesPerSecond;
  const bytes = (loaded: Loaded): number => loaded.bytesPerMove;
  const cpu = (loaded: Loaded): number => loaded.cpuUs;
  return `## The server under load

Measured with \`npm run bench:server\` on: ${machine()}. Players sit at real sockets in a second process on the same machine; ours acknowledges
what is on the disk (SQLite, full sync), boardgame.io what is in its memory (its FlatFile store writes without sync). ${ROUNDS} interleaved
rounds, medians. All players sit at the same bare sockets, whatever the server; ours are the client that ships, without a screen: it says hello, keeps its frame, looks at what an
option would bring in every third decision, wonders what is barred in every tenth, and loses its connection now and then. All of that is in the figures. On a machine with two cores the players' process, the server and
its disk share them; and neighbours show: compare ratios within one run. A game that is over makes room for the next, so that the tables stay as many; ours lets
go of the tables of the load before, as it would twenty seconds later. The pace of ${PACE} moves a second is asked of servers of their own, which have not just cleared away a thousand tables. The load
average of the machine was ${busyBefore} before the run and ${busyNow()} after it; beyond the number of its cores speeds and times say little.

${table()}

- Moves a second, ours to boardgame.io's in memory: ${ratio(FOUR_200, 'memory', speed)} × (200 tables of Connect Four),
  ${ratio(FOUR_500, 'memory', speed)} × (500), ${ratio(CARDS_200, 'memory', speed)} × (200 cards); to its FlatFile ${ratio(FOUR_200, 'flatfile', speed)} ×.
- Processor time of the server for a move, ours to theirs (it hardly depends on what else the machine does): ${ratio(FOUR_200, 'memory', cpu)} (Connect Four),
  ${ratio(CARDS_200, 'memory', cpu)} (200 cards), FlatFile ${ratio(FOUR_200, 'flatfile', cpu)}.
- The players are one process, too: were our server to take no time at all, it would be ${bound(FOUR_200)} × as fast as boardgame.io in memory here
  (Connect Four), ${bound(CARDS_200)} × (200 cards).
- Bytes a move, ours to theirs: ${ratio(FOUR_200, 'memory', bytes)} (Connect Four), ${ratio(CARDS_200, 'memory', bytes)} (200 cards).
- At ${PACE} moves a second, p99 ours to theirs: ${ratio(FOUR_PACED, 'memory', l => l.p99)}.
${ends === 0 ? '' : `- boardgame.io's FlatFile server ended by itself (times: ${ends}), on reading a file that it was just writing; a new one played that load again.\n`}- A table that nobody looks at costs ${whole(idle)} bytes of memory.
- The real games are played at tables of all their numbers of seats (from two): by people who choose any option at once, and once more with a greedy bot of the
  server on every second seat. There moves count the bots' as well, and the times are those of people's answers.
- A table of a real game with all its people connected costs, after a collection: ${[...memory].map(([id, { perTable }]) => `${id} ${whole(perTable / 1000)} kB`).join(', ')}. The
  process as a whole, with what waits to be collected (V8 gets ${SEMI_SPACE_MB} MB for what is new, three times), was at ${[...memory].map(([, { resident }]) => whole(resident / 1e6)).join(', ')} MB.
`;
}

/** Puts the section into docs/PERFORMANCE.md, in the place of the last one. */
function publish(text: string): void {
  const file = fileURLToPath(new URL('../../docs/PERFORMANCE.md', import.meta.url));
  writeFileSync(file, withPart(readFileSync(file, 'utf8'), 'server', text));
}

const busyNow = (): string => loadavg()[0].toFixed(1);
const busyBefore = busyNow();

const saturated = {
  memory: await startUnderLoad('memory'),
  ours: await startUnderLoad('ours'),
  flatfile: await startUnderLoad('flatfile'),
};
// How long a move takes at an ordinary pace is asked of servers that have not just cleared away a thousand tables.
const paced = { ...saturated, memory: await startUnderLoad('memory'), ours: await startUnderLoad('ours') };
try {
  await compete({ saturated, paced });
  await realGames();
  const empty = await startUnderLoad('ours');
  const idle = await idleBytes(empty);
  await empty.stop();
  const text = section(idle);
  console.log(text);
  if (process.argv.includes('--write')) publish(text);
} finally {
  for (const server of new Set([...Object.values(saturated), ...Object.values(paced)])) await server.stop();
}
process.exit(0);
