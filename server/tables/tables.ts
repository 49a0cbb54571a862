import { randomBytes } from 'node:crypto';
import { parsePlayer } from '@bonebed/bots';
import { BadInput, type GameRecord, makeHeader, readRecord, replay, type Seat, seedFrom } from '@bonebed/kernel';
import type {
  ChatLine,
  Command,
  CreatedTable,
  CreateTable,
  Gift,
  MyTable,
  Phase,
  TableSummary,
} from '@bonebed/protocol';
import { fairnessFault, readFairness } from '@bonebed/protocol';
import { limits } from '../limits.ts';
import type { Change, HeldTable, StoredTable } from '../storage/storage.ts';
import { myTable, summaryOf } from './audience.ts';
import type { TableCore } from './core.ts';
import { type Actor, type Decision, hashToken, mayEnter, newToken, Refusal } from './decide.ts';
import type { Entry, Logged, Prelude, TableMeta } from './entry.ts';
import { HostedTable, type Surroundings } from './hosted.ts';
import { coreFrom, rowOf } from './row.ts';
import type { Shelf } from './shelf.ts';

/** The level of the bot that plays on for someone who is gone, where the table names none. */
const DEFAULT_STAND_IN = 'apprentice';

/** How long a table stays in memory after the last person left it. */
const IDLE_MS = 20_000;

/** All tables: those in memory, and through storage all others. */
export class Tables {
  readonly shelf: Shelf;
  readonly #around: Surroundings;
  readonly #loaded = new Map<string, { readonly table: Promise<HostedTable>; wantedAt: number }>();

  constructor(shelf: Shelf, around: Surroundings) {
    this.shelf = shelf;
    this.#around = around;
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
    const open = await this.shelf.open(stored.meta.game, stored.meta.edition);
    if (open.game.version !== stored.meta.version) {
      throw new Refusal(
        'version',
        `played by rules version ${stored.meta.version}, this server has ${open.game.version}`,
      );
    }
    const log = await this.#around.storage.readLog(stored.key, 0);
    this.#around.metrics.count('bonebed_tables_loaded_total');
    return new HostedTable(stored, open, log, this.#around);
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
  async note(): Promise<void> {
    for (const { table } of this.#loaded.values()) await (await table.catch(() => null))?.note();
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

  async #mine(guest: string, { summary, seat, turn }: HeldTable): Promise<MyTable | null> {
    if (seat !== null && turn !== null) return myTable(summary, seat, turn);
    try {
      const table = await this.find(summary.id);
      await table.settled();
      const held = table.core.seatOf(guest);
      return held === null ? null : myTable(summaryOf(table.core, summary.id), held, table.core.turn);
    } catch (error) {
      // Of a table that this server can't play on, its list entry is all there is.
      if (!(error instanceof Refusal) || seat === null) throw error;
      return myTable(summary, seat, { isWindow: false, asked: [], waiting: [] });
    }
  }

  /** Another process has changed something: those who look at it here must see it. */
  async heard(change: Change): Promise<void> {
    if (change.kind === 'gap') {
      for (const { table } of this.#loaded.values()) await (await table).catchUp();
      return;
    }
    const table = await this.#loaded.get(change.table)?.table;
    if (table === undefined) return;
    if (change.kind === 'log') {
      if (change.seq > table.core.seq) await table.catchUp();
      return;
    }
    const chat = await this.#around.storage.readChat(table.stored.key, limits.chatShown);
    const line = chat.find(({ id }) => id === change.id);
    if (line !== undefined) table.said(line);
  }

  list(game: string | null, phase: Phase): Promise<TableSummary[]> {
    return this.#around.storage.listTables({ game, phase, limit: limits.listed });
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
    if (!mayEnter(table.core, actor.guest, token)) throw new Refusal('forbidden', 'this table is by invitation');
    const { phase, game, meta } = table.core;
    if (phase !== 'over' || game === null) throw new Refusal('notNow', 'only a finished game can be forked');
    const { answers, header } = game.record();
    if (at > answers.length || (at === answers.length && game.outcome !== null)) {
      throw new BadInput('fork', 'at', `expected an answer of the game, 0 to ${answers.length - 1}`);
    }
    const prelude: Prelude = {
      seed: header.seed,
      answers: answers.slice(0, at).map(({ seat, text }) => ({ seat, text })),
      forkOf: { table: source, at },
      over: false,
      fairness: null,
    };
    const { game: id, seats, settings } = meta;
    return this.#make(actor, { ...wish, game: id, seats, settings, edition: meta.edition }, meta.edition, prelude);
  }

  /** Keeps a record that was played elsewhere as a finished table. It is replayed first: a record that lies is refused. */
  async importRecord(actor: Actor, text: string, open: boolean): Promise<CreatedTable> {
    const record: GameRecord = readRecord(text);
    if (record.answers.length > limits.recordAnswers) {
      throw new BadInput('record', '', `more than ${limits.recordAnswers} answers`);
    }
    const { game: id, edition, seats, settings, seed } = record.header;
    if (!this.shelf.ids.includes(id)) throw new BadInput('game', 'game', `no game '${id}' here`);
    const { game, edition: opened } = await this.shelf.open(id, edition);
    replay(game, opened, record);
    const fairness = readFairness(text);
    const fault = fairness === null ? null : fairnessFault(seed, fairness);
    if (fault !== null) throw new BadInput('fairness', 'seed', fault);
    const answers = record.answers.map(({ seat, text: given }) => ({ seat, text: given }));
    const prelude: Prelude = { seed, answers, forkOf: null, over: true, fairness };
    const wish = { ...imported, game: id, seats, settings, edition, open };
    return this.#make(actor, wish, edition, prelude);
  }

  async #make(actor: Actor, wish: CreateTable, edition: string, prelude: Prelude | null): Promise<CreatedTable> {
    const { game, edition: opened } = await this.shelf.open(wish.game, edition);
    // Checks seats and settings, and fills in those that were left out; the seed comes later.
    const { settings } = makeHeader(game, opened, { ...wish, seed: seedFrom('') });
    for (const level of [...wish.bots, wish.standIn]) if (level !== null) parsePlayer(level);
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
      standIn: wish.standIn ?? DEFAULT_STAND_IN,
      createdAt: this.#around.now(),
      createdBy: actor.guest,
      secret: prelude === null ? randomBytes(32).toString('hex') : null,
      invites: [hashToken(invite)],
      prelude,
    };
    const { entries, seat, link } = firstEntries(actor, wish);
    const { core, id } = await this.#store(meta, entries);
    return { table: id, commitment: core.commitment, invite, seat, link };
  }

  async #store(meta: TableMeta, entries: readonly Entry[]): Promise<{ core: TableCore; id: string }> {
    const id = newTableId();
    const log: Logged[] = entries.map((entry, index) => ({ seq: index + 1, at: meta.createdAt, entry }));
    const open = await this.shelf.open(meta.game, meta.edition);
    const core = coreFrom(open, { meta }, log);
    await this.#around.storage.createTable(id, meta, log, rowOf(core, id, null));
    this.#around.metrics.count('bonebed_tables_created_total', `game="${meta.game}"`);
    return { core, id };
  }

  /** The same people at a new table with the same options. Whoever asks first makes it, the others are led to it. */
  async rematch(actor: Actor, id: string): Promise<Gift> {
    const table = await this.find(id);
    const gift = await table.decideWith(async (core): Promise<Decision> => {
      if (core.seatOf(actor.guest) === null) throw new Refusal('notSeated', 'you have no seat at this table');
      if (core.phase !== 'over') throw new Refusal('notNow', 'the game is not over');
      if (core.rematch !== null) return { entries: [], gift: { kind: 'table', table: core.rematch, token: null } };
      const next = await this.#again(core);
      return { entries: [{ type: 'rematched', table: next }], gift: { kind: 'table', table: next, token: null } };
    });
    return gift ?? { kind: 'table', table: table.core.rematch ?? '', token: null };
  }

  async #again(core: TableCore): Promise<string> {
    const entries: Entry[] = [];
    for (const [seat, { guests, name, level, links }] of core.seats.entries()) {
      const [guest] = guests;
      if (guest === undefined) entries.push({ type: 'bot', seat, level: level ?? core.meta.standIn });
      else entries.push({ type: 'joined', seat, guest, name: name ?? '', link: links[0] });
      for (const other of guests.slice(1)) entries.push({ type: 'held', seat, guest: other });
    }
    const { prelude: _, ...meta } = core.meta;
    const secret = randomBytes(32).toString('hex');
    const { id } = await this.#store({ ...meta, prelude: null, secret, createdAt: this.#around.now() }, entries);
    return id;
  }

  async chat(actor: Actor, id: string, { text, once }: Command & { do: 'chat' }): Promise<ChatLine> {
    const table = await this.find(id);
    const seat = table.core.seatOf(actor.guest);
    if (seat === null) throw new Refusal('notSeated', 'only those who sit at the table talk at it');
    const name = table.core.seats[seat].name ?? actor.name;
    const said = { at: this.#around.now(), seat, name, text };
    const { line, isNew } = await this.#around.storage.addChat(table.stored, said, once ?? null);
    if (isNew) table.said(line);
    return line;
  }

  /** The record of a game that is over, also of one that was played by older rules. */
  async record(id: string, guest: string | null, token: string | undefined): Promise<string> {
    const stored = await this.#stored(id);
    const open = await this.shelf.open(stored.meta.game, stored.meta.edition);
    // Who may enter stands in the log; the seats are all that is read from it, so that older rules don't matter.
    const lobby = (await this.#around.storage.readLog(stored.key, 0)).filter(({ entry }) => isSeating(entry));
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

function isSeating({ type }: Entry): boolean {
  return type === 'joined' || type === 'held' || type === 'linked' || type === 'invited' || type === 'left';
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
