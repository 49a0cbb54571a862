import { randomBytes } from 'node:crypto';
import {
  BadInput,
  type GameRecord,
  impossible,
  makeHeader,
  type Reply,
  readRecord,
  refuseExcess,
  replaying,
  type Seat,
  seedFrom,
} from '@bonebed/kernel';
import {
  type ChatLine,
  type Command,
  type CreatedTable,
  type CreateTable,
  fairnessFault,
  type Gift,
  type MyTable,
  type Phase,
  readFairness,
  type TableSummary,
} from '@bonebed/protocol';
import { SIMPLEST } from '../bots/level.ts';
import type { Trials } from '../editions/trials.ts';
import { limits } from '../limits.ts';
import type { Quotas } from '../quotas.ts';
import type { Room } from '../room.ts';
import { inSlices } from '../slices.ts';
import type { Change, HeldTable, StoredTable } from '../storage/storage.ts';
import type { Watchdog } from '../watchdog/watchdog.ts';
import { myTable, summaryOf } from './audience.ts';
import type { Origin } from './broadcast.ts';
import type { OpenGame, TableCore } from './core.ts';
import { type Actor, type Decision, hashToken, mayEnter, newToken, Refusal } from './decide.ts';
import type { Entry, Logged, Prelude, TableMeta } from './entry.ts';
import { HostedTable, type Surroundings } from './hosted.ts';
import { coreFrom, loadCore, pagesOf, rowOf } from './row.ts';
import type { Shelf } from './shelf.ts';
import { shownSummary } from './shown.ts';

/** How long a table stays in memory after the last person left it. */
const IDLE_MS = 20_000;

/** How many tables are looked at again at a time. */
const LANES = 4;
/** Those who see to it that nobody takes more than the server has. */
export interface Keepers {
  readonly quotas: Quotas;
  readonly room: Room;
  readonly trials: Trials;
  readonly watchdog: Watchdog;
}

/** Nobody waits any more at a table at which nothing has happened for so long. */
const FORGOTTEN_MS = 24 * 60 * 60_000;
/** How many of someone's tables are looked through for those that wait. */
const MOST_HELD = 500;

/** All tables: those in memory, and through storage all others. */
export class Tables {
  readonly shelf: Shelf;
  readonly #around: Surroundings;
  readonly #keepers: Keepers;
  /** How many seats each person is about to take. */
  readonly #joining = new Map<string, number>();
  readonly #loaded = new Map<string, { readonly table: Promise<HostedTable>; wantedAt: number }>();
  /** Tables that were made for a rematch, by the table whose log does not name them yet. */
  readonly #unled = new Map<string, string>();

  constructor(shelf: Shelf, around: Surroundings, keepers: Keepers) {
    this.shelf = shelf;
    this.#around = around;
    this.#keepers = keepers;
  }

  get loaded(): number {
    return this.#loaded.size;
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
    this.#loaded.set(id, { table, wantedAt });
    table.catch(() => this.#loaded.delete(id));
    return table;
  }

  async #load(id: string): Promise<HostedTable> {
    const stored = await this.#stored(id);
    if (await this.#around.storage.isAside(id)) {
      throw new Refusal('aside', 'this table has stopped the server and is set aside');
    }
    const open = await this.shelf.open(stored.meta.game, stored.meta.edition);
    if (open.game.version !== stored.meta.version) {
      throw new Refusal(
        'version',
        `played by rules version ${stored.meta.version}, this server has ${open.game.version}`,
      );
    }
    const watched = this.#keepers.watchdog.watch(open, id);
    const table = await HostedTable.open(stored, watched, this.#around);
    this.#around.metrics.count('bonebed_tables_loaded_total');
    return table;
  }

  async #stored(id: string): Promise<StoredTable> {
    const stored = await this.#around.storage.findTable(id);
    if (stored === null) throw new Refusal('notFound', 'there is no such table');
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
      await table?.note();
      // Someone may have come meanwhile.
      if (isLeft()) this.#loaded.delete(id);
    }
  }

  /** Lets lists know how the tables in memory stand, before the server stops. */
  async close(): Promise<void> {
    const tables = await Promise.all([...this.#loaded.values()].map(({ table }) => table.catch(() => null)));
    for (const table of tables) table?.close();
    for (const table of tables) {
      await table?.note().catch(error => {
        // What is in doubt has nothing to tell; whatever else fails would fail for all.
        if (!(error instanceof Refusal)) throw error;
      });
    }
  }

  /** The tables at which someone holds a seat, newest first, and whose turn it is there. */
  async mine(guest: string): Promise<MyTable[]> {
    const mine: MyTable[] = [];
    for (const held of await this.#around.storage.tablesOf(guest, limits.listed)) {
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
      if (!(error instanceof Refusal) || seat === null) throw error;
      return myTable(summary, seat, { isWindow: false, asked: [], waiting: [] });
    }
  }

  /** Another process has changed something: those who look at it here must see it. */
  async heard(change: Change): Promise<void> {
    if (change.kind === 'gap') return this.#hearAll();
    const table = await this.#loaded.get(change.table)?.table;
    if (table === undefined) return;
    await (change.kind === 'log' ? table.catchUp(change.seq) : table.hearChat(change.id));
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

  async list(game: string | null, phase: Phase): Promise<TableSummary[]> {
    return (await this.#around.storage.listTables({ game, phase, limit: limits.listed })).map(shownSummary);
  }

  async create(actor: Actor, wish: CreateTable): Promise<CreatedTable> {
    const edition = wish.edition ?? this.shelf.ownEdition(wish.game);
    return this.#make(actor, wish, edition, null);
  }

  /** A new table that goes on from the moment before answer `at` of a finished game. */
  async fork(
    actor: Actor,
    source: string,
    at: number,
    token: string | undefined,
    wish: ForkWish,
  ): Promise<CreatedTable> {
    const table = await this.find(source);
    const { answers, anew, header, meta, isOver } = await table.read(core => {
      if (!mayEnter(core, actor.guest, token)) throw new Refusal('forbidden', 'this table is by invitation');
      const { phase, game, meta } = core;
      if (phase !== 'over' || game === null) throw new Refusal('notNow', 'only a finished game can be forked');
      return { ...game.record(), meta, isOver: game.outcome !== null };
    });
    if (at > answers.length || (at === answers.length && isOver)) {
      throw new BadInput('fork', 'at', `expected an answer of the game, 0 to ${answers.length - 1}`);
    }
    const prelude: Prelude = {
      seed: header.seed,
      answers: answers.slice(0, at).map(replyOf),
      ...(at === answers.length && anew !== null ? { anew } : {}),
      forkOf: { table: source, at },
      over: false,
      fairness: null,
    };
    const { game: id, seats, settings } = meta;
    return this.#make(actor, { ...wish, game: id, seats, settings, edition: meta.edition }, meta.edition, prelude);
  }

  /** Keeps a record that was played elsewhere as a finished table. It is replayed first: a record that lies is refused. */
  async importRecord(actor: Actor, text: string, open: boolean): Promise<CreatedTable> {
    const record = readShort(text);
    const { game: id, edition, seats, settings, seed } = record.header;
    if (!this.shelf.ids.includes(id)) throw new BadInput('game', 'game', `no game '${id}' here`);
    await this.#checkRoom(actor, text.length);
    const { game, edition: opened } = await this.#openUntried(id, edition);
    await inSlices(replaying(game, opened, record, record.answers.length, REPLAYED));
    const fairness = readFairness(text);
    const fault = fairness === null ? null : fairnessFault(seed, fairness);
    if (fault !== null) throw new BadInput('fairness', 'seed', fault);
    const answers = record.answers.map(replyOf);
    const anew = record.anew === null ? {} : { anew: record.anew };
    const prelude: Prelude = { seed, answers, ...anew, forkOf: null, over: true, fairness };
    const wish = { ...imported, game: id, seats, settings, edition, open };
    return this.#make(actor, wish, edition, prelude);
  }

  async #make(actor: Actor, wish: CreateTable, edition: string, prelude: Prelude | null): Promise<CreatedTable> {
    await this.#checkRoom(actor, prelude === null ? 0 : JSON.stringify(prelude).length);
    const { game, edition: opened } = await this.shelf.open(wish.game, edition);
    // Checks seats and settings, and fills in those that were left out; the seed comes later.
    const { settings } = makeHeader(game, opened, { ...wish, seed: seedFrom('') });
    if (wish.bots.length > wish.seats) throw new BadInput('bots', 'bots', `more bots than the ${wish.seats} seats`);
    const invite = newToken();
    const meta: TableMeta = {
      game: wish.game,
      version: game.version,
      edition,
      seats: wish.seats,
      settings,
      open: wish.open,
      clock: wish.clock,
      standIn: wish.standIn ?? SIMPLEST,
      createdAt: this.#around.now(),
      createdBy: actor.guest,
      secret: prelude === null ? this.#around.newSecret() : null,
      invites: [hashToken(invite)],
      prelude,
    };
    const { entries, seat, link } = firstEntries(actor, wish);
    const { core, id } = await this.#store(meta, entries);
    return { table: id, commitment: core.commitment, invite, seat, link };
  }

  /** Whether somebody may have one more table stored, which brings so many bytes with it. */
  async #checkRoom({ guest }: Actor, bytes: number): Promise<void> {
    this.#keepers.room.check();
    await this.#keepers.quotas.checkPerson(guest, { what: 'tables', bytes });
  }

  /** Keeps an edition that somebody sends in, if it can be played with. */
  async addEdition({ guest }: Actor, game: string, components: unknown): Promise<string> {
    if (!this.shelf.ids.includes(game)) throw new BadInput('game', 'game', `no game '${game}' here`);
    // Nothing may work its way through it before.
    refuseExcess(components);
    const { room, quotas, trials } = this.#keepers;
    room.check();
    await quotas.checkPerson(guest, { what: 'editions', bytes: JSON.stringify(components).length });
    await trials.run(game, components);
    return this.shelf.add(game, components, guest);
  }

  /** A game while there is no table yet: should its rules not come back, somebody's edition is to blame, but never the game's own. */
  async #openUntried(game: string, edition: string): Promise<OpenGame> {
    const open = await this.shelf.open(game, edition);
    return this.#keepers.watchdog.watch(open, this.shelf.isOwn(edition) ? '' : edition);
  }

  async #store(meta: TableMeta, entries: readonly Entry[]): Promise<{ core: TableCore; id: string }> {
    const id = newTableId();
    const log: Logged[] = entries.map((entry, index) => ({ seq: index + 1, at: meta.createdAt, entry }));
    const core = await loadCore(await this.#openUntried(meta.game, meta.edition), { meta }, log);
    await this.#around.storage.createTable(id, meta, log, rowOf(core, id, null));
    this.#around.metrics.count('bonebed_tables_created_total', `game="${meta.game}"`);
    return { core, id };
  }

  /** The same people at a new table with the same options. Whoever asks first makes it, the others are led to it. */
  async rematch(actor: Actor, id: string): Promise<Gift> {
    const table = await this.find(id);
    const gift = await table.decideWith(async core => {
      if (core.seatOf(actor.guest) === null) throw new Refusal('notSeated', 'you have no seat at this table');
      if (core.phase !== 'over') throw new Refusal('notNow', 'the game is not over');
      if (core.rematch === null) await this.#checkRoom(actor, 0);
      const next = core.rematch ?? (await this.#again(id, core, actor));
      // Another process may have been faster.
      return ({ rematch }): Decision => ({
        entries: rematch === null ? [{ type: 'rematched', table: next }] : [],
        gift: { kind: 'table', table: rematch ?? next, token: null },
      });
    });
    this.#unled.delete(id);
    return gift ?? impossible('a table to go to', id);
  }

  /** A table for the people of another; the one that was made before, if nobody could be led to it. */
  async #again(of: string, core: TableCore, { guest: createdBy }: Actor): Promise<string> {
    const made = this.#unled.get(of);
    if (made !== undefined) return made;
    const entries: Entry[] = [];
    for (const [seat, { guests, name, level, links }] of core.seats.entries()) {
      const [guest] = guests;
      if (guest === undefined) entries.push({ type: 'bot', seat, level: level ?? core.standIn });
      else entries.push({ type: 'joined', seat, guest, name: name ?? '', link: links[0] ?? hashToken(newToken()) });
      for (const other of guests.slice(1)) entries.push({ type: 'held', seat, guest: other });
    }
    const { prelude: _, ...meta } = core.meta;
    const secret = this.#around.newSecret();
    const anew = { prelude: null, secret, invites: core.invites, createdBy, createdAt: this.#around.now() };
    const { id } = await this.#store({ ...meta, ...anew }, entries);
    this.#unled.set(of, id);
    return id;
  }

  /** Sits someone down, unless they sit at enough open tables that wait for players. */
  async join(
    actor: Actor,
    table: HostedTable,
    command: Command & { do: 'join' },
    from?: Origin,
  ): Promise<Gift | undefined> {
    if (!table.stored.meta.open) return table.command(actor, command, from);
    const { guest } = actor;
    // Those on their way to a seat count too: all at once is as many as one after the other.
    const others = this.#joining.get(guest) ?? 0;
    this.#joining.set(guest, others + 1);
    try {
      if ((await this.#openSeats(guest)) + others >= limits.openSeats) {
        throw new Refusal('tooMany', `you sit at ${limits.openSeats} open tables; leave one first`);
      }
      return await table.command(actor, command, from);
    } finally {
      const left = (this.#joining.get(guest) ?? 1) - 1;
      if (left === 0) this.#joining.delete(guest);
      else this.#joining.set(guest, left);
    }
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
      if (seat === null) throw new Refusal('notSeated', 'only those who sit at the table talk at it');
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
    const stored = await this.#stored(id);
    const open = await this.shelf.open(stored.meta.game, stored.meta.edition);
    // Who may enter stands in the log; the seats are all that is read from it, so that older rules don't matter.
    const lobby: Logged[] = [];
    for await (const page of pagesOf(this.#around.storage, stored)) {
      lobby.push(...page.filter(({ entry }) => isSeating(entry)));
    }
    if (!mayEnter(coreFrom(open, { meta: { ...stored.meta, prelude: null } }, lobby), guest, token)) {
      throw new Refusal('forbidden', 'this table is by invitation');
    }
    const record = await this.#around.storage.readRecord(stored.key);
    if (record === null) throw new Refusal('notNow', 'the game is not over');
    return record;
  }
}

/** What a fork takes from whoever makes it; the rest is the source's. */
export type ForkWish = Omit<CreateTable, 'game' | 'seats' | 'settings' | 'edition'>;

const imported = {
  clock: { kind: 'none' },
  bots: [],
  standIn: null,
  sit: false,
  name: null,
  nonce: null,
} as const satisfies Partial<CreateTable>;

const seatings: readonly Entry['type'][] = [
  'joined',
  'held',
  'released',
  'linked',
  'unlinked',
  'invited',
  'uninvited',
  'left',
  'dismissed',
];

/** How many answers of a record are replayed before others get a turn. */
const REPLAYED = 16;

/** A record has a line an answer, some with a fingerprint, and a few more. */
const MOST_LINES = 2 * limits.recordAnswers;

/** Reads a record, unless it is so long that reading it would hold others up. */
function readShort(text: string): GameRecord {
  const tooLong = () => new BadInput('record', '', `more than ${limits.recordAnswers} answers`);
  let lines = 0;
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) lines += 1;
  if (lines > MOST_LINES) throw tooLong();
  const record = readRecord(text);
  if (record.answers.length > limits.recordAnswers) throw tooLong();
  return record;
}

/** What has to be said again to get an answer of a record once more. */
function replyOf({ seat, text, anew }: Reply): Reply {
  return anew === undefined ? { seat, text } : { seat, text, anew };
}

function isSeating({ type }: Entry): boolean {
  return seatings.includes(type);
}

/** Bots and the one who makes the table sit down first. */
function firstEntries(actor: Actor, wish: CreateTable): { entries: Entry[]; seat: Seat | null; link: string | null } {
  const entries: Entry[] = [];
  for (const [seat, level] of wish.bots.entries()) if (level !== null) entries.push({ type: 'bot', seat, level });
  const free = Array.from({ length: wish.seats }, (_, seat) => seat).find(seat => (wish.bots[seat] ?? null) === null);
  if (!wish.sit || free === undefined) return { entries, seat: null, link: null };
  const link = newToken();
  const name = wish.name ?? actor.name;
  entries.push({ type: 'joined', seat: free, guest: actor.guest, name, link: hashToken(link) });
  if (wish.nonce !== null) entries.push({ type: 'nonce', seat: free, nonce: wish.nonce });
  return { entries, seat: free, link };
}

/** 96 bits: nobody comes upon a table by guessing. */
function newTableId(): string {
  return randomBytes(12).toString('base64url');
}
