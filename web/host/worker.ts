/** The worker of a table without a server: the same kernel, the bots, and the store. */
import { loadGame } from '@bonebed/games';
import { BadInput, readRecord, type Seat, writeRecord } from '@bonebed/kernel';
import type { Calls, Opening, Reply, Request } from './calls.ts';
import type { SeatInfo, TableInfo } from './host.ts';
import { continueLocalTable, type LocalTable, newLocalTable } from './local-table.ts';
import { saveTable, storedTable } from './store.ts';

interface Opened {
  readonly info: TableInfo;
  readonly table: LocalTable;
  readonly isKept: boolean;
  readonly paceMs: number;
}

let opened: Opened | null = null;
let opening: Promise<unknown> = Promise.resolve();
let eyes: Seat | null = null;
let told = 0;
let botTimer: ReturnType<typeof setTimeout> | null = null;

function now(): Opened {
  if (opened === null) throw new BadInput('notOpen', '', 'no table is open');
  return opened;
}

const calls: {
  readonly [Name in keyof Calls]: (
    ...args: Parameters<Calls[Name]>
  ) => ReturnType<Calls[Name]> | Promise<ReturnType<Calls[Name]>>;
} = {
  async open(wanted, paceMs) {
    const { info, table } = await openTable(wanted);
    opened = { info, table, isKept: wanted.kind !== 'record', paceMs };
    // With several people at one device nobody's hand lies open before they take it up.
    eyes = info.mine.length === 1 ? info.mine[0] : null;
    changed();
    return info;
  },
  look(seat) {
    const { info } = now();
    eyes = seat !== null && info.mine.includes(seat) ? seat : null;
    told = 0;
    send();
  },
  answer(seat, text) {
    const answered = now().table.answer(seat, text);
    if (answered.ok) changed();
    return answered;
  },
  undo(seat) {
    const { table } = now();
    const undone = table.undo(seat);
    if (undone.ok) {
      told = Math.min(told, table.eventCount());
      changed();
    }
    return undone;
  },
  stand(seat, scope) {
    now().table.stand(seat, scope);
    changed();
  },
  past(length) {
    const { told: events, from: _from, ...frame } = now().table.past(eyes, length);
    return { ...frame, events };
  },
  moments: length => now().table.moments(eyes, length),
  preview: (seat, text) => now().table.preview(seat, text),
  scores: () => now().table.scores(),
  record: () => writeRecord(now().table.record()),
};

async function openTable(wanted: Opening): Promise<{ info: TableInfo; table: LocalTable }> {
  if (wanted.kind === 'new') {
    const { id, game, seats, settings, seed } = wanted;
    const table = newLocalTable(await loadGame(game), { seats, settings, seed });
    return { info: infoOf(id, game, seats, table), table };
  }
  if (wanted.kind === 'stored') {
    const stored = await storedTable(wanted.id);
    if (stored === null) throw new BadInput('noTable', 'id', `no table '${wanted.id}' on this device`);
    const table = continueLocalTable(await loadGame(stored.game), stored.seats, readRecord(stored.record));
    return { info: infoOf(stored.id, stored.game, stored.seats, table), table };
  }
  const record = readRecord(wanted.text);
  const { game } = record.header;
  const upTo = wanted.kind === 'fork' ? wanted.upTo : record.answers.length;
  const table = continueLocalTable(await loadGame(game), wanted.seats, record, upTo);
  const info = infoOf(wanted.kind === 'fork' ? wanted.id : '', game, wanted.seats, table);
  return { info: wanted.kind === 'record' ? { ...info, mine: [] } : info, table };
}

function infoOf(id: string, game: string, seats: readonly SeatInfo[], table: LocalTable): TableInfo {
  const mine = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return { id, game, seats, settings: table.record().header.settings, mine };
}

/** After every change: tell the page, keep the table, let the next bot think. */
function changed(): void {
  send();
  keep();
  letBotsAnswer();
}

function send(): void {
  const delta = now().table.frame(eyes, told);
  told = delta.from + delta.told.length;
  post({ kind: 'frame', delta });
}

function keep(): void {
  const { info, table, isKept } = now();
  if (!isKept) return;
  const { pending, outcome } = table.frame(null, table.eventCount());
  void saveTable({
    id: info.id,
    game: info.game,
    seats: info.seats,
    record: writeRecord(table.record()),
    waiting: pending?.waiting ?? [],
    over: outcome !== null,
    changedMs: Date.now(),
  });
}

function letBotsAnswer(): void {
  if (botTimer !== null) clearTimeout(botTimer);
  const { table, paceMs } = now();
  const seat = table.botAsked();
  if (seat === null) return;
  botTimer = setTimeout(() => {
    botTimer = null;
    table.botAnswers(seat);
    changed();
  }, paceMs);
}

function post(reply: Reply): void {
  self.postMessage(reply);
}

self.onmessage = async ({ data }: MessageEvent<Request>) => {
  const { id, call, args } = data;
  try {
    // The page's proxy is typed by `Calls`, so name and arguments belong together.
    const act = calls[call] as (...given: readonly unknown[]) => unknown;
    // Whatever is asked while the table is being opened waits for it.
    if (call !== 'open') await opening;
    const value = act(...args);
    if (call === 'open') opening = Promise.resolve(value).catch(() => {});
    post({ kind: 'result', id, value: await value });
  } catch (error) {
    const code = error instanceof BadInput ? error.code : 'broken';
    post({ kind: 'fault', id, code, message: error instanceof Error ? error.message : String(error) });
  }
};
