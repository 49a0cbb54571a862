import { writeRecord } from '@bonebed/kernel';
import { withFairness } from '@bonebed/protocol';
import { atOnce, breathe, inSlices } from '../slices.ts';
import type { Lease, Storage, StoredTable, TableRow } from '../storage/storage.ts';
import { CommandError } from './command-error.ts';
import { TableCore } from './core.ts';
import type { OpenGame } from './dealing.ts';
import type { Logged } from './entry.ts';
import { summaryOf } from './outgoing.ts';

/** The table that a log makes. */
export function coreFrom(open: OpenGame, { meta }: Pick<StoredTable, 'meta'>, log: readonly Logged[]): TableCore {
  const core = new TableCore(open, meta);
  atOnce(core.applying(log));
  return core;
}

/** The same for a server, which has other tables to look after meanwhile. */
export async function loadCore(
  open: OpenGame,
  { meta }: Pick<StoredTable, 'meta'>,
  log: readonly Logged[],
): Promise<TableCore> {
  const core = new TableCore(open, meta);
  await inSlices(core.applying(log));
  return core;
}

/** How many entries are read in one go. */
const PAGE = 1000;

/** A table's log page by page, so that a long one holds nobody up. */
export async function* pagesOf(storage: Storage, { key }: StoredTable): AsyncGenerator<Logged[], void> {
  for (let after = 0; ; ) {
    await breathe();
    const page = await storage.readLog(key, after, PAGE);
    yield page;
    if (page.length < PAGE) return;
    after = page[page.length - 1].seq;
  }
}

/** What storage keeps beside the log, so that lists and the driver need not read it. */
export function rowOf(core: TableCore, id: string, lease: Lease | null): TableRow {
  return {
    phase: core.phase,
    // Where nobody can sit down, it is not offered; where nobody may look on, it is not shown.
    open: core.meta.open && core.lock !== 'all' && (core.phase !== 'lobby' || core.isOffered),
    summary: summaryOf(core, id),
    turn: core.turn,
    seq: core.seq,
    due: core.due,
    lease,
    record: core.phase === 'over' ? recordOf(core) : null,
  };
}

/** Entries that change nothing that lists show. */
export function isMove({ entry: { type } }: Logged): boolean {
  return (
    type === 'answered' ||
    type === 'undone' ||
    type === 'stood' ||
    type === 'stoodUntilBack' ||
    type === 'agreed' ||
    type === 'declined'
  );
}

/** The record with what is needed to check its seed. Only for games that are over. */
function recordOf(core: TableCore): string {
  if (core.game === null || core.phase !== 'over') throw new CommandError('notNow', 'the game is not over');
  const text = writeRecord(core.game.record());
  return core.fairness === null ? text : withFairness(text, core.fairness);
}
