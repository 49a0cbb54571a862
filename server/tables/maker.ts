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
import { type CreatedTable, type CreateTable, fairnessFault, type Gift, readFairness } from '@bonebed/protocol';
import { SIMPLEST } from '../bots/level.ts';
import type { SharedDeal } from '../deals/deal.ts';
import type { Trials } from '../editions/trials.ts';
import { limits } from '../limits.ts';
import { Wants } from '../messages/wanted.ts';
import type { Quotas } from '../quotas.ts';
import type { Room } from '../room.ts';
import { inSlices } from '../slices.ts';
import type { StoredTable } from '../storage/storage.ts';
import type { Watchdog } from '../watchdog/watchdog.ts';
import { CommandError } from './command-error.ts';
import type { TableCore } from './core.ts';
import type { OpenGame } from './dealing.ts';
import type { Actor, Decision } from './decide.ts';
import { type Beginning, type Entry, formatFor, type Logged, type Prelude, type TableMeta } from './entry.ts';
import type { Surroundings } from './hosted.ts';
import { checkEntry } from './lobby.ts';
import { loadCore, rowOf } from './row.ts';
import type { Rules, Shelf } from './shelf.ts';
import type { Tables } from './tables.ts';
import { hashToken, newToken } from './tokens.ts';

/** Those who see to it that nobody takes more than the server has. */
export interface Keepers {
  readonly quotas: Quotas;
  readonly room: Room;
  readonly trials: Trials;
  readonly watchdog: Watchdog;
}

/** Makes tables: new ones, forks, tables of records, rematches. */
export class TableMaker {
  readonly #tables: Tables;
  readonly #shelf: Shelf;
  readonly #around: Surroundings;
  readonly #keepers: Keepers;
  /** Tables made for a rematch that the finished table's log does not name yet. */
  readonly #unled = new Map<string, string>();

  constructor(tables: Tables, around: Surroundings, keepers: Keepers) {
    this.#tables = tables;
    this.#shelf = tables.shelf;
    this.#around = around;
    this.#keepers = keepers;
  }

  async create(actor: Actor, wish: TableWish, isForAnyone = false): Promise<CreatedTable> {
    const edition = wish.edition ?? this.#shelf.ownEdition(wish.game);
    const version = this.#shelf.newestVersion(wish.game);
    const { game } = await this.#shelf.open(wish.game, edition, version);
    // They may want to ask others afterwards to play the same deal.
    const beginning: Beginning = game.turn !== undefined && wish.seats > 1 ? { chance: 'byTurn' } : {};
    return this.#make(actor, wish, { edition, version }, { beginning, isForAnyone });
  }

  /** A table for a deal that others play too, for which these people have waited: they sit there, and the game has begun. */
  async deal(
    actor: Actor,
    { id, seed, chance, start, game, edition, version, seats, settings }: SharedDeal,
    bots: readonly (string | null)[],
    people: readonly Seated[],
  ): Promise<string> {
    const wish = { ...imported, game, seats, settings, edition, open: false, bots };
    const prelude: Prelude = { seed, answers: [], forkOf: null, over: false, fairness: null };
    const beginning: Beginning = {
      deal: id,
      ...(chance === undefined ? {} : { chance }),
      ...(start === undefined ? {} : { start }),
    };
    const { table } = await this.#make(actor, wish, { edition, version }, { prelude, beginning, people });
    return table;
  }

  /** A new table that goes on from the moment before answer `at` of a finished game. */
  async fork(
    actor: Actor,
    source: string,
    at: number,
    token: string | undefined,
    wish: ForkWish,
  ): Promise<CreatedTable> {
    const table = await this.#tables.find(source);
    const { answers, anew, header, meta, isOver } = await table.read(core => {
      checkEntry(core, actor.guest, token);
      const { phase, game, meta } = core;
      if (phase !== 'over' || game === null) throw new CommandError('notNow', 'only a finished game can be forked');
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
    const { game: id, seats, settings, edition } = meta;
    const { chance, start } = meta;
    const beginning = { ...(chance === undefined ? {} : { chance }), ...(start === undefined ? {} : { start }) };
    return this.#make(actor, { ...wish, game: id, seats, settings, edition }, meta, { prelude, beginning });
  }

  /** Keeps a record that was played elsewhere as a finished table. It is replayed first: a record that lies is refused. */
  async importRecord(actor: Actor, text: string, open: boolean): Promise<CreatedTable> {
    const record = readShort(text);
    const { game: id, edition, version, seats, settings, seed, chance, start } = record.header;
    if (!this.#shelf.ids.includes(id)) throw new BadInput('game', 'game', `no game '${id}' here`);
    await this.#checkRoom(actor, text.length);
    const { game, edition: opened } = await this.#openUntried(id, { edition, version });
    await inSlices(replaying(game, opened, record, record.answers.length, REPLAYED));
    const fairness = readFairness(text);
    const fault = fairness === null ? null : fairnessFault(seed, fairness);
    if (fault !== null) throw new BadInput('fairness', 'seed', fault);
    const answers = record.answers.map(replyOf);
    const anew = record.anew === null ? {} : { anew: record.anew };
    const prelude: Prelude = { seed, answers, ...anew, forkOf: null, over: true, fairness };
    const wish = { ...imported, game: id, seats, settings, edition, open };
    const beginning = { ...(chance === undefined ? {} : { chance }), ...(start === undefined ? {} : { start }) };
    return this.#make(actor, wish, { edition, version }, { prelude, beginning });
  }

  async #make(
    actor: Actor,
    wish: TableWish,
    by: Rules,
    { prelude = null, beginning = {}, isForAnyone = false, people = [] }: Begun,
  ): Promise<CreatedTable> {
    await this.#checkRoom(actor, prelude === null ? 0 : JSON.stringify({ prelude, ...beginning }).length);
    const { edition, version } = by;
    const { game, edition: opened } = await this.#shelf.open(wish.game, edition, version);
    // Checks seats and settings, and fills in those that were left out; the seed comes later.
    const { settings } = makeHeader(game, opened, { ...wish, seed: seedFrom('') });
    if (wish.bots.length > wish.seats) throw new BadInput('bots', 'bots', `more bots than the ${wish.seats} seats`);
    const invite = newToken();
    const meta: TableMeta = {
      ...beginning,
      format: formatFor(wish.clock, beginning),
      game: wish.game,
      version,
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
      ...(isForAnyone ? { forAnyone: true } : {}),
      ...(wish.wanted === undefined ? {} : { wanted: wish.wanted }),
      // Who plays with anyone has agreed to nothing with them.
      ...(wish.hints === true && !isForAnyone ? { hints: true } : {}),
      prelude,
    };
    const { entries, seat, link } = firstEntries(actor, wish);
    for (const { seat, guest, name } of people) {
      entries.push({ type: 'joined', seat, guest, name, link: hashToken(newToken()) });
    }
    if (beginning.deal !== undefined) entries.push({ type: 'started' });
    const { core, id, stored } = await this.#store(meta, entries);
    // Whoever makes it is there; others may have waited for long.
    if (people.length > 1) await this.#around.storage.addCalls(stored, Wants.first(core), meta.createdAt);
    return { table: id, commitment: core.commitment, invite, seat, link };
  }

  /** Whether somebody may have one more table stored, which brings so many bytes with it. */
  async #checkRoom({ guest }: Actor, bytes: number): Promise<void> {
    this.#keepers.room.check();
    await this.#keepers.quotas.checkPerson(guest, { what: 'tables', bytes });
  }

  /** Keeps an edition that somebody sends in, if it can be played with. */
  async addEdition({ guest }: Actor, game: string, components: unknown): Promise<string> {
    if (!this.#shelf.ids.includes(game)) throw new BadInput('game', 'game', `no game '${game}' here`);
    // Nothing may work its way through it before.
    refuseExcess(components);
    const { room, quotas, trials } = this.#keepers;
    room.check();
    await quotas.checkPerson(guest, { what: 'editions', bytes: JSON.stringify(components).length });
    await trials.run(game, components);
    return this.#shelf.add(game, components, guest);
  }

  /** Opens a game before there is a table. If its rules hang, the watchdog blames the edition that somebody sent in, but never the game's own. */
  async #openUntried(game: string, { edition, version }: Rules): Promise<OpenGame> {
    const open = await this.#shelf.open(game, edition, version);
    return this.#keepers.watchdog.watch(open, this.#shelf.isOwn(edition) ? '' : edition);
  }

  async #store(
    meta: TableMeta,
    entries: readonly Entry[],
  ): Promise<{ core: TableCore; id: string; stored: StoredTable }> {
    const id = newTableId();
    const log: Logged[] = entries.map((entry, index) => ({ seq: index + 1, at: meta.createdAt, entry }));
    const core = await loadCore(await this.#openUntried(meta.game, meta), { meta }, log);
    const stored = await this.#around.storage.createTable(id, meta, log, rowOf(core, id, null));
    this.#around.metrics.count('bonebed_tables_created_total', `game="${meta.game}"`);
    return { core, id, stored };
  }

  /** The same people at a new table with the same options, if they come. Whoever asks first makes it, the others are asked there. */
  async rematch(actor: Actor, id: string): Promise<Gift> {
    const table = await this.#tables.find(id);
    const gift = await table.decideWith(async core => {
      if (core.seatOf(actor.guest) === null) throw new CommandError('notSeated', 'you have no seat at this table');
      if (core.phase !== 'over') throw new CommandError('notNow', 'the game is not over');
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

  /** A new table for the same people; the one that was made before, if an earlier attempt could not be recorded. */
  async #again(of: string, core: TableCore, actor: Actor): Promise<string> {
    const made = this.#unled.get(of);
    if (made !== undefined) return made;
    const asking = core.seatOf(actor.guest);
    const others = core.seats.flatMap(({ guests }) => guests);
    const apart = (await this.#around.storage.blocksBetween(actor.guest, others)).flatMap(({ by, whom }) => [by, whom]);
    const entries: Entry[] = [];
    for (const [seat, { guests, name, level, links }] of core.seats.entries()) {
      // Who does not want to meet whoever asks is not asked, nor the other way round: their seat is free.
      if (seat !== asking && guests.some(guest => apart.includes(guest))) continue;
      const [guest] = guests;
      const link = links[0] ?? hashToken(newToken());
      const asked = seat === asking ? {} : { asked: true as const };
      if (guest === undefined) entries.push({ type: 'bot', seat, level: level ?? core.standIn });
      else entries.push({ type: 'joined', seat, guest, name: name ?? '', link, ...asked });
      for (const other of guests.slice(1)) entries.push({ type: 'held', seat, guest: other });
    }
    const id = await this.#alike(core, actor, core.invites, entries);
    this.#unled.set(of, id);
    return id;
  }

  /** A table with the options of another one, for those who are seated by these entries: who is asked hears of it. */
  async #alike(core: TableCore, actor: Actor, invites: readonly string[], entries: readonly Entry[]): Promise<string> {
    const { prelude: _, forAnyone: __, deal: ___, start: ____, ...meta } = core.meta;
    const secret = this.#around.newSecret();
    const createdAt = this.#around.now();
    const anew = { prelude: null, secret, invites, createdBy: actor.guest, createdAt };
    const rules = await this.#shelf.newestFor(meta);
    const {
      id,
      stored,
      core: fresh,
    } = await this.#store({ ...meta, ...anew, ...rules, format: formatFor(meta.clock, meta) }, entries);
    await this.#around.storage.addCalls(stored, Wants.first(fresh), createdAt);
    return id;
  }

  /** Asks somebody to play again what both played last, by invitation: bots sit where bots sat, other seats are free. */
  async inviteAgain(
    actor: Actor,
    other: { readonly id: string; readonly name: string },
    last: string,
  ): Promise<CreatedTable> {
    await this.#checkRoom(actor, 0);
    const core = await (await this.#tables.find(last)).read(found => found);
    const [link, invite] = [newToken(), newToken()];
    const [mine, theirs] = [core.seatOf(actor.guest), core.seatOf(other.id)];
    if (mine === null || theirs === null) throw new CommandError('notFound', 'you have not played together there');
    const entries = core.seats.flatMap(({ guests, level }, seat): Entry[] => {
      if (seat === mine) return [{ type: 'joined', seat, guest: actor.guest, name: actor.name, link: hashToken(link) }];
      if (seat !== theirs) return guests.length > 0 ? [] : [{ type: 'bot', seat, level: level ?? core.standIn }];
      return [{ type: 'joined', seat, guest: other.id, name: other.name, link: hashToken(newToken()), asked: true }];
    });
    const table = await this.#alike(core, actor, [hashToken(invite)], entries);
    const { commitment } = await (await this.#tables.find(table)).read(found => found);
    return { table, commitment, invite, seat: mine, link };
  }
}

/** Somebody, and where they sit. */
export type Seated = Actor & { readonly seat: Seat };

/** What a table was made with, beside what was wished for. */
interface Begun {
  readonly prelude?: Prelude | null;
  readonly beginning?: Beginning;
  readonly isForAnyone?: boolean;
  /** Who sits at it from the beginning, beside bots and whoever makes it. */
  readonly people?: readonly Seated[];
}

/** What somebody wants of a new table, with all that they left open. */
export type TableWish = Required<Omit<CreateTable, 'wanted' | 'hints'>> & Pick<CreateTable, 'wanted' | 'hints'>;

/** What a fork takes from whoever makes it; the rest is the source's. */
export type ForkWish = Omit<TableWish, 'game' | 'seats' | 'settings' | 'edition'>;

const imported = {
  clock: { kind: 'none' },
  bots: [],
  standIn: null,
  sit: false,
  name: null,
  nonce: null,
} as const satisfies Partial<TableWish>;

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

/** Bots and the one who makes the table sit down first. */
function firstEntries(actor: Actor, wish: TableWish): { entries: Entry[]; seat: Seat | null; link: string | null } {
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
