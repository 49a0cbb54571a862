/** The worker of a table without a server: the same kernel, the bots, and the store. */
import { ANY_BRAIN, loadBrain } from '@bonebed/bots/browser';
import type { GameRules } from '@bonebed/games';
import { BadInput, type Brain, type Json, readRecord, type Seat, writeRecord } from '@bonebed/kernel';
import { diff } from '@bonebed/protocol';
import type { Calls, LocalInfo, Opening, OpenTerms, Origin, Request, WorkerReply } from './calls.ts';
import { gameWith, keepEdition } from './editions.ts';
import type { Occupant } from './host.ts';
import { lead } from './lead.ts';
import { continueLocalTable, type LocalTable, newLocalTable } from './local-table.ts';
import { type StoredTable, saveTable, storedTable } from './store.ts';

interface Found {
  readonly info: LocalInfo;
  readonly table: LocalTable;
  readonly module: GameRules;
  readonly title: string | null;
  readonly revision: number;
  /** The build whose rules it is played by, where that is not this one's; it need not be here any more. */
  readonly olderBuild: string | null;
}

interface Opened extends Found {
  readonly terms: OpenTerms;
  /** Whether the store has it; a record that is only looked at stays out of it. */
  readonly isKept: boolean;
}

let opened: Opened | null = null;
let eyes: Seat | null = null;
/** The frame that the page has: a record of JSON, as all frames are. */
let shown: Json = null;
/** The revision in the store. */
let revision = 0;
/** Why the last attempt to keep the table failed; null if it did not. */
let keepingFault: string | null = null;
let botTimer: ReturnType<typeof setTimeout> | null = null;
/** How long bots think ahead before the worker looks whether somebody has asked something meanwhile. */
const STRETCH_MS = 20;

function now(): Opened {
  if (opened === null) throw new BadInput('notOpen', '', 'no table is open');
  return opened;
}

const calls: {
  readonly [Name in keyof Calls]: (
    ...args: Parameters<Calls[Name]>
  ) => ReturnType<Calls[Name]> | Promise<ReturnType<Calls[Name]>>;
} = {
  async open(wanted, terms) {
    const isKept = wanted.kind !== 'record';
    if (isKept) {
      await lead(wanted.id, {
        take: terms.take,
        onWaiting: () => post({ kind: 'waiting' }),
        onLost: () => lose('elsewhere'),
      });
    }
    const found = await find(wanted, terms);
    opened = { ...found, terms, isKept };
    ({ revision } = found);
    const { info } = found;
    // With several people at one device nobody's hand lies open before they take it up.
    eyes = info.mine.length === 1 ? info.mine[0] : null;
    await changed();
    return info;
  },
  look(seat) {
    const { info, table, isKept } = now();
    // A game that is over is an open book; so is a record that somebody brought along.
    const isOpen = !isKept || table.isOver();
    eyes = seat !== null && (isOpen || info.mine.includes(seat)) ? seat : null;
    send();
  },
  async answer(seat, text) {
    const answered = now().table.answer(seat, text);
    if (answered.ok) await changed();
    return answered;
  },
  async undo(seat) {
    const undone = now().table.undo(seat);
    if (undone.ok) await changed();
    return undone;
  },
  async stand(seat, scope) {
    now().table.stand(seat, scope);
    await changed();
  },
  past: length => now().table.past(eyes, length),
  moments: length => now().table.moments(eyes, length),
  preview: (seat, text) => now().table.preview(seat, text),
  scores: () => now().table.scores(),
  record: () => writeRecord(now().table.record()),
  chances: () => now().table.chances(),
  decision: length => now().table.decision(length),
  analyse: length => now().table.analyse(length),
  line: (length, text) => now().table.line(eyes, length, text),
  advise: seat => now().table.advise(seat),
};

async function find(wanted: Opening, terms: OpenTerms): Promise<Found> {
  if (wanted.kind === 'new') {
    const { id, game, seats, settings, seed, edition } = wanted;
    const module = await arrived(gameWith(game, edition));
    const table = newLocalTable(module, { seats, settings, seed }, await arrived(loadBrain(game)));
    return { info: infoOf(id, seats, table, null), table, module, title: null, revision: 0, olderBuild: null };
  }
  if (wanted.kind === 'stored') {
    const stored = await storedTable(wanted.id);
    if (stored === null) throw new BadInput('noTable', 'id', `no table '${wanted.id}' on this device`);
    const olderBuild = (await isOwn(stored.game, stored.rules)) ? null : stored.build;
    if (olderBuild !== null && (await hasBuild(olderBuild, terms))) {
      throw new BadInput('version', 'version', `build ${olderBuild} of this device has rules version ${stored.rules}`);
    }
    const module = await arrived(gameWith(stored.game, stored.edition, stored.rules));
    const kept = readRecord(stored.record);
    const table = continueLocalTable(module, stored.seats, kept, kept.answers.length, await brainFor(module));
    const { title, revision: written, origin } = stored;
    return {
      info: infoOf(stored.id, stored.seats, table, origin),
      table,
      module,
      title,
      revision: written,
      olderBuild,
    };
  }
  const record = readRecord(wanted.text);
  const { game, edition, version } = record.header;
  const module = await arrived(gameWith(game, edition, version));
  const upTo = wanted.kind === 'fork' ? wanted.upTo : record.answers.length;
  const table = continueLocalTable(module, wanted.seats, record, upTo, await brainFor(module));
  const origin = wanted.kind === 'fork' && wanted.isRetry ? { record: wanted.text, upTo } : null;
  const info = infoOf(wanted.kind === 'fork' ? wanted.id : '', wanted.seats, table, origin);
  return {
    info: wanted.kind === 'record' ? { ...info, mine: [] } : info,
    table,
    module,
    title: null,
    revision: 0,
    olderBuild: (await isOwn(game, version)) ? null : '',
  };
}

/** Whether this build is made with these rules. */
async function isOwn(game: string, version: number): Promise<boolean> {
  return (await arrived(gameWith(game, null))).game.version === version;
}

/** Whether a build is on this device: then it is the one that plays the tables of its rules. */
async function hasBuild(build: string, terms: OpenTerms): Promise<boolean> {
  return build !== '' && build !== terms.build && 'caches' in self && (await caches.has(terms.caches + build));
}

/** Older rules bring what bots knew of them. */
async function brainFor({ game, brain }: GameRules): Promise<Brain> {
  return brain === undefined ? arrived(loadBrain(game.id)) : (brain ?? ANY_BRAIN);
}

/** What is fetched when it is needed. If it does not come, the page says so, and opens the table again. */
async function arrived<V>(coming: Promise<V>): Promise<V> {
  try {
    return await coming;
  } catch (error) {
    throw error instanceof BadInput ? error : new BadInput('missing', '', String(error));
  }
}

function infoOf(id: string, seats: readonly Occupant[], table: LocalTable, origin: Origin | null): LocalInfo {
  const mine = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const { game, settings, edition, version } = table.record().header;
  return { id, game, seats, settings, mine, edition, version, origin };
}

/** After every change: keep the table, then tell the page, then let the next bot think. What is seen is never lost. */
async function changed(): Promise<void> {
  await keep();
  if (opened === null) return;
  send();
  letBotsAnswer();
}

function send(): void {
  const { table, info } = now();
  const frame = table.frame(eyes) as unknown as Json;
  const delta = diff(shown, frame);
  shown = frame;
  post({
    kind: 'frame',
    delta,
    barred: eyes === null ? [] : table.barred(eyes),
    deciding: table.waiting().filter(seat => info.mine.includes(seat)),
  });
}

async function keep(): Promise<void> {
  const current = now();
  if (!current.isKept) return;
  try {
    if (revision === 0) await keepValues(current);
    await saveTable(storedOf(current));
    revision += 1;
    tellKeeping(null);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    if (error.code === 'elsewhere' || error.code === 'removed') lose(error.code);
    // A browser that keeps nothing can still be played in: the page says so, and each move tries again.
    else tellKeeping(error.code);
  }
}

/** The values of the box are kept with the table, so that a later build with other values can go on with it. */
async function keepValues({ info: { edition, game }, module }: Opened): Promise<void> {
  await keepEdition({ edition, game, name: null, components: module.components });
}

function storedOf({ info, table, title, olderBuild, terms }: Opened): StoredTable {
  const record = table.record();
  const { version, edition } = record.header;
  return {
    id: info.id,
    game: info.game,
    title,
    seats: info.seats,
    record: writeRecord(record),
    rules: version,
    edition,
    build: olderBuild ?? terms.build,
    waiting: table.waiting(),
    over: table.isOver(),
    changedMs: Date.now(),
    revision: revision + 1,
    origin: info.origin,
  };
}

function tellKeeping(fault: string | null): void {
  if (fault !== keepingFault) post({ kind: 'keeping', fault });
  keepingFault = fault;
}

/** The table is played elsewhere now, or is gone. */
function lose(code: string): void {
  if (botTimer !== null) clearTimeout(botTimer);
  opened = null;
  post({ kind: 'lost', code });
}

function letBotsAnswer(): void {
  if (botTimer !== null) clearTimeout(botTimer);
  const { table, terms, isKept } = now();
  if (table.botAsked() === null) {
    if (isKept) thinkOn();
    return;
  }
  botTimer = setTimeout(() => {
    botTimer = null;
    void inTurn(async () => {
      // While this waited for its turn someone may have taken back what the bot was asked for.
      const seat = opened?.table.botAsked() ?? null;
      if (seat === null || botTimer !== null) return;
      now().table.botAnswers(seat);
      await changed();
    });
  }, terms.paceMs);
}

/** While a person thinks, bots do too. */
function thinkOn(): void {
  botTimer = setTimeout(() => {
    botTimer = null;
    void inTurn(async () => {
      if ((await opened?.table.thinkAhead(STRETCH_MS)) && botTimer === null) thinkOn();
    });
  });
}

function post(reply: WorkerReply): void {
  self.postMessage(reply);
}

/** Whatever is asked is done in turn: each change is kept and shown before the next begins. */
let queue: Promise<unknown> = Promise.resolve();
function inTurn<X>(act: () => X | Promise<X>): Promise<X> {
  const done = queue.then(act);
  queue = done.catch(() => {});
  return done;
}

self.onmessage = async ({ data }: MessageEvent<Request>) => {
  const { id, call, args } = data;
  try {
    // The page's proxy is typed by `Calls`, so name and arguments belong together.
    const act = calls[call] as (...given: readonly unknown[]) => unknown;
    post({ kind: 'result', id, value: await inTurn(() => act(...args)) });
  } catch (error) {
    const code = error instanceof BadInput ? error.code : 'broken';
    post({ kind: 'fault', id, code, message: error instanceof Error ? error.message : String(error) });
  }
};
