import { BadInput, type Seat } from '@bonebed/kernel';
import {
  type ChatLine,
  type Command,
  DAY_MS,
  type FinishedGames,
  FORMER,
  type Gift,
  type MyTable,
  type Phase,
  type TableSummary,
} from '@bonebed/protocol';
import { limits } from '../limits.ts';
import type { Block } from '../storage/people.ts';
import type { Change, HeldTable, StoredTable } from '../storage/storage.ts';
import type { Watchdog } from '../watchdog/watchdog.ts';
import type { Origin } from './broadcast.ts';
import { CommandError, LeftToNewer } from './command-error.ts';
import type { TableCore } from './core.ts';
import type { OpenGame } from './dealing.ts';
import type { Actor } from './decide.ts';
import { type Entry, isReadable, type TableMeta } from './entry.ts';
import { HostedTable, type Surroundings } from './hosted.ts';
import { isHost, parting, revoke } from './lobby.ts';
import { myTable, summaryOf } from './outgoing.ts';
import { recordFor } from './record.ts';
import type { Shelf } from './shelf.ts';
import { shownSummary } from './shown.ts';

/** How long a table stays in memory after the last person left it. */
const IDLE_MS = 20_000;

/** How many tables are looked at again at a time. */
const LANES = 4;
/** A table without any activity for this long no longer counts as waiting for players. */
const FORGOTTEN_MS = DAY_MS;
/** How many of someone's tables there are to see, and are looked through for those that wait. */
const MOST_HELD = 500;
/** How many finished games one page of them holds. */
const FINISHED_SHOWN = 200;

/** A table that is in memory, or on its way there. */
interface Loaded {
  readonly table: Promise<HostedTable>;
  wantedAt: number;
  /** The table, once it is there. */
  hosted(): HostedTable | null;
}

/** All tables: those in memory, and through storage all others. */
export class Tables {
  readonly shelf: Shelf;
  readonly #around: Surroundings;
  readonly #watchdog: Watchdog;
  /** How many seats each person is about to take. */
  readonly #joining = new Map<string, number>();
  readonly #loaded = new Map<string, Loaded>();

  constructor(shelf: Shelf, around: Surroundings, watchdog: Watchdog) {
    this.shelf = shelf;
    this.#around = around;
    this.#watchdog = watchdog;
  }

  get loaded(): number {
    return this.#loaded.size;
  }

  /** Whether a table is in memory, or on its way there. */
  has(id: string): boolean {
    return this.#loaded.has(id);
  }

  /** The tables here at which somebody is, be it only to look. */
  get watched(): HostedTable[] {
    const tables = [...this.#loaded.values()].map(({ hosted }) => hosted());
    return tables.filter(table => table !== null).filter(({ connections }) => connections > 0);
  }

  /** Whether somebody is at the table here, be it only to look. */
  isWatched(id: string): boolean {
    return (this.#loaded.get(id)?.hosted()?.connections ?? 0) > 0;
  }

  /** At how many tables nothing can be done because they are read anew. */
  get catchingUp(): number {
    let count = 0;
    for (const { hosted } of this.#loaded.values()) if (hosted()?.isCatchingUp === true) count += 1;
    return count;
  }

  /** Nobody is to be at this table any more. */
  shut(id: string): void {
    this.#loaded.get(id)?.hosted()?.shut();
    this.#loaded.delete(id);
  }

  /** It is stored no longer. */
  forget(id: string): void {
    this.#loaded.delete(id);
  }

  /** A table by its public id, from memory or from its log. */
  find(id: string): Promise<HostedTable> {
    const wantedAt = this.#around.now();
    const known = this.#loaded.get(id);
    if (known !== undefined) {
      // Whoever waits for it has not touched it yet.
      known.wantedAt = wantedAt;
      return known.table;
    }
    const table = this.#load(id);
    let hosted: HostedTable | null = null;
    this.#loaded.set(id, { table, wantedAt, hosted: () => hosted });
    table.then(
      loaded => {
        hosted = loaded;
      },
      () => {},
    );
    table.catch(error => {
      this.#loaded.delete(id);
      if (error instanceof LeftToNewer) this.#around.onLeftToNewer(id);
    });
    return table;
  }

  async #load(id: string): Promise<HostedTable> {
    const began = performance.now();
    const stored = await this.#stored(id);
    if (await this.#around.storage.isAside(id)) {
      throw new CommandError('aside', 'this table has stopped the server and is set aside');
    }
    const watched = this.#watchdog.watch(await this.#rulesOf(stored.meta), id);
    const table = await HostedTable.open(stored, watched, this.#around);
    const labels = `game="${stored.meta.game}"`;
    this.#around.metrics.count('bonebed_tables_loaded_total', labels);
    this.#around.metrics.time('bonebed_load_seconds', (performance.now() - began) / 1000, labels);
    return table;
  }

  /** The game and the edition that a table began with, at the version of the rules that it began with. */
  async #rulesOf(meta: TableMeta): Promise<OpenGame> {
    const { game, edition, version } = meta;
    if (!isReadable(meta)) throw new LeftToNewer('a newer server has made this table');
    try {
      return await this.shelf.open(game, edition, version);
    } catch (error) {
      if (!(error instanceof BadInput) || error.code !== 'version') throw error;
      if (version > this.shelf.newestVersion(game)) throw new LeftToNewer(`played by newer rules (version ${version})`);
      throw new CommandError('version', `played by rules version ${version}, which this server no longer has`);
    }
  }

  async #stored(id: string): Promise<StoredTable> {
    const stored = await this.#around.storage.findTable(id);
    if (stored === null) throw new CommandError('notFound', 'there is no such table');
    return stored;
  }

  /** Lets go of the tables that nobody has looked at for a while. */
  async sweep(idleMs = IDLE_MS): Promise<void> {
    const now = this.#around.now();
    for (const [id, loaded] of this.#loaded) {
      const table = await loaded.table.catch(() => null);
      const isLeft = (): boolean =>
        table === null || (table.isIdle && now - Math.max(table.touchedAt, loaded.wantedAt) >= idleMs);
      if (!isLeft()) continue;
      await table?.note().catch(refusedOnly);
      // Someone may have come meanwhile.
      if (isLeft()) this.#loaded.delete(id);
    }
  }

  /** Lets lists know how the tables in memory stand, before the server stops. */
  async close(): Promise<void> {
    const tables = await Promise.all([...this.#loaded.values()].map(({ table }) => table.catch(() => null)));
    for (const table of tables) table?.close();
    for (const table of tables) {
      await table?.note().catch(refusedOnly);
    }
  }

  /** The tables at which someone holds a seat, newest first, and whose turn it is there. */
  async mine(guest: string): Promise<MyTable[]> {
    const mine: MyTable[] = [];
    for (const held of await this.#around.storage.tablesOf(guest, MOST_HELD)) {
      const table = await this.#mine(guest, held);
      if (table !== null) mine.push(table);
    }
    return mine.sort((a, b) => b.updatedAt - a.updatedAt);
  }

  async #mine(guest: string, { summary: stored, seat, turn }: HeldTable): Promise<MyTable | null> {
    const summary = shownSummary(stored);
    if (seat !== null && turn !== null) return myTable(summary, seat, turn);
    try {
      const table = await this.find(summary.id);
      return await table.read(core => {
        const held = core.seatOf(guest);
        return held === null ? null : myTable(summaryOf(core, summary.id), held, core.turn);
      });
    } catch (error) {
      // Of a table that this server can't play on, its list entry is all there is.
      if (!(error instanceof CommandError) || seat === null) throw error;
      return myTable(summary, seat, { isWindow: false, asked: [], waiting: [] });
    }
  }

  /** Somebody's finished games, page by page. */
  async finished(guest: string, after: string | null): Promise<FinishedGames> {
    const found = await this.#around.storage.finishedOf(guest, after, FINISHED_SHOWN);
    const games: FinishedGames['games'][number][] = [];
    for (const { id, seat, endedAt } of found) {
      const table = seat === null ? await this.find(id).catch(onlyCommandErrors) : null;
      const held = seat ?? (await table?.read(core => core.seatOf(guest))) ?? null;
      if (held !== null) games.push({ id, seat: held, endedAt });
    }
    return { games, next: found.length < FINISHED_SHOWN ? null : (found.at(-1)?.id ?? null) };
  }

  /** Those who look at tables here are still there. */
  async stay(until: number): Promise<void> {
    const there: { key: number; person: string }[] = [];
    for (const { table } of this.#loaded.values()) {
      const found = await table.catch(() => null);
      for (const person of found?.lookers ?? []) there.push({ key: found?.stored.key ?? 0, person });
    }
    await this.#around.storage.stay(there, until);
  }

  /** Lets the tables of somebody know that they can be reached: those at which a day may run out for them. */
  async recall(person: string): Promise<void> {
    for (const { summary, seat } of await this.#around.storage.tablesOf(person, limits.listed)) {
      if (seat === null || summary.phase !== 'playing' || summary.clock.kind !== 'day') continue;
      const table = await this.find(summary.id).catch(() => null);
      await table?.recall(person);
    }
  }

  /** Somebody does the same at all of their tables: those that this server can't play on stay as they are. */
  async #everywhere(guest: string, decide: (core: TableCore, seat: Seat) => readonly Entry[]): Promise<void> {
    for (const { summary } of await this.#around.storage.tablesOf(guest, MOST_HELD)) {
      const table = await this.find(summary.id).catch(onlyCommandErrors);
      await table?.decideWith(async () => core => {
        const seat = core.seatOf(guest);
        return { entries: seat === null ? [] : decide(core, seat) };
      });
    }
  }

  /** No link to any seat of theirs is good any more, or no invitation to any table that they host. */
  revoke(actor: Actor, what: 'links' | 'invites'): Promise<void> {
    return this.#everywhere(actor.guest, core => {
      if (what === 'invites' && !isHost(core, actor)) return [];
      return core.phase === 'over' ? [] : revoke(core, actor, { do: 'revoke', what, devices: true }).entries;
    });
  }

  /** Somebody is called otherwise at all of their tables. */
  rename(guest: string, name: string): Promise<void> {
    return this.#everywhere(guest, ({ seats }, seat) =>
      seats[seat].name === name ? [] : [{ type: 'renamed', seat, name }],
    );
  }

  /** Somebody goes for good: bots play on for them where others play, and nothing there tells who it was. */
  async farewell(guest: string): Promise<void> {
    const { storage } = this.#around;
    for (const { summary } of await storage.tablesOf(guest, MOST_HELD)) {
      const table = await this.find(summary.id).catch(onlyCommandErrors);
      let left: Seat | null = null;
      await table?.decideWith(async () => core => {
        left = core.seatOf(guest);
        return { entries: left === null ? [] : parting(core, left) };
      });
      if (table !== null && left !== null) await storage.scrub(table.stored.key, guest, left, FORMER);
    }
  }

  /** Every seat that a guest holds is another's from now on, unless they sit at that table already. */
  passOn(from: string, to: string): Promise<void> {
    return this.#everywhere(from, (core, seat) => {
      if (core.seatOf(to) !== null) return [];
      return [
        { type: 'held', seat, guest: to },
        { type: 'released', seat, guests: [from] },
      ];
    });
  }

  /** Another process has changed something: those who look at it here must see it. */
  async heard(change: Exclude<Change, { kind: 'signOut' }>): Promise<void> {
    if (change.kind === 'gap') return this.#hearAll();
    const table = await this.#loaded.get(change.table)?.table;
    if (table === undefined) return;
    try {
      await (change.kind === 'log' ? table.catchUp(change.seq) : table.hearChat(change.id));
    } catch (error) {
      // A newer server has written what this one can't read: the table sees to its people itself.
      if (!(error instanceof LeftToNewer)) throw error;
    }
  }

  /** Looks at every table again, a few at a time: the database has just come back. */
  async #hearAll(): Promise<void> {
    const waiting = [...this.#loaded.values()];
    const lane = async (): Promise<void> => {
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        // One that can't be read now goes on trying by itself.
        await next.table.then(table => table.catchUp().then(() => table.hearChat(null))).catch(() => {});
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
  }

  async list(game: string | null, phase: Phase, viewer: string | null): Promise<TableSummary[]> {
    const listed = await this.#around.storage.listTables({ game, phase, limit: limits.listed, viewer });
    // Earlier servers have stored full tables as open ones.
    const free = listed.filter(({ seats }) => phase !== 'lobby' || seats.some(({ by }) => by === 'nobody'));
    return free.map(shownSummary);
  }

  /** Sits someone down, unless they sit at enough open tables that wait for players, or somebody there does not want them. */
  async join(
    actor: Actor,
    table: HostedTable,
    command: Command & { do: 'join' },
    from?: Origin,
  ): Promise<Gift | undefined> {
    const blocks = await this.blocksAt(table, actor);
    if (blocks.some(({ whom }) => whom === actor.guest)) throw new CommandError('forbidden', 'you can’t sit down here');
    if (!table.stored.meta.open) return table.command(actor, command, from);
    const { guest } = actor;
    // Joins in progress count too, or many at once would slip through.
    const others = this.#joining.get(guest) ?? 0;
    this.#joining.set(guest, others + 1);
    try {
      if ((await this.#openSeats(guest)) + others >= limits.openSeats) {
        throw new CommandError('tooMany', `you sit at ${limits.openSeats} open tables; leave one first`);
      }
      return await table.command(actor, command, from);
    } finally {
      const left = (this.#joining.get(guest) ?? 1) - 1;
      if (left === 0) this.#joining.delete(guest);
      else this.#joining.set(guest, left);
    }
  }

  /** Who of those whose table it is and of somebody who comes don't want to play with the other. */
  async blocksAt(table: HostedTable, { guest }: Actor): Promise<Block[]> {
    const there = await table.read(({ seats, meta, phase }) => [
      ...seats.flatMap(({ guests }) => guests),
      // Who has made a table may sit down at it later.
      ...(phase === 'lobby' && meta.createdBy !== null ? [meta.createdBy] : []),
    ]);
    return there.length === 0 ? [] : this.#around.storage.blocksBetween(guest, there);
  }

  /** Has somebody called once more, unless they don't want to hear of whoever asks. */
  async remind(actor: Actor, table: HostedTable, command: Command & { do: 'remind' }, from?: Origin): Promise<void> {
    const theirs = await table.read(({ seats }) => seats[command.seat]?.guests ?? []);
    const blocks = theirs.length === 0 ? [] : await this.#around.storage.blocksBetween(actor.guest, theirs);
    if (blocks.some(({ whom }) => whom === actor.guest)) throw new CommandError('forbidden', 'they can’t be reminded');
    await table.command(actor, command, from);
  }

  /** At how many open tables someone waits for a game to begin. */
  async #openSeats(guest: string): Promise<number> {
    const since = this.#around.now() - FORGOTTEN_MS;
    const held = await this.#around.storage.tablesOf(guest, MOST_HELD);
    return held.filter(({ summary: { open, phase, updatedAt } }) => open && phase === 'lobby' && updatedAt > since)
      .length;
  }

  async chat(actor: Actor, id: string, { text, once }: Command & { do: 'chat' }): Promise<ChatLine> {
    const table = await this.find(id);
    const said = await table.read(core => {
      const seat = core.seatOf(actor.guest);
      if (seat === null) throw new CommandError('notSeated', 'only those who sit at the table talk at it');
      if (core.isQuiet) throw new CommandError('forbidden', 'the host has closed the talk of this table');
      return { at: this.#around.now(), seat, name: core.seats[seat].name ?? actor.name, text };
    });
    try {
      const { line, isNew } = await this.#around.storage.addChat(table.stored, said, once ?? null);
      if (isNew) table.said(line);
      return line;
    } catch (error) {
      table.mistrust();
      throw error;
    }
  }

  /** The record of a game that is over, also of one that was played by older rules. */
  async record(id: string, guest: string | null, token: string | undefined): Promise<string> {
    return recordFor(await this.#stored(id), { guest, token }, this.shelf, this.#around.storage);
  }
}

/** A table that can't be opened here stays as it is. */
function onlyCommandErrors(error: unknown): null {
  if (error instanceof CommandError) return null;
  throw error;
}

/** A table in doubt has nothing to note; any other failure would hit all of them. */
function refusedOnly(error: unknown): void {
  if (!(error instanceof CommandError)) throw error;
}
