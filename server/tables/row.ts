import { writeRecord } from '@bonebed/kernel';
import { withFairness } from '@bonebed/protocol';
import type { Lease, StoredTable, TableRow } from '../storage/storage.ts';
import { summaryOf } from './audience.ts';
import { type OpenGame, TableCore } from './core.ts';
import { Refusal } from './decide.ts';
import type { Logged } from './entry.ts';

/** The table that a log makes. */
export function coreFrom(open: OpenGame, { meta }: Pick<StoredTable, 'meta'>, log: readonly Logged[]): TableCore {
  const core = new TableCore(open, meta);
  core.applyAll(log);
  return core;
}

/** What storage keeps beside the log, so that lists and the driver need not read it. */
export function rowOf(core: TableCore, id: string, lease: Lease | null): TableRow {
  return {
    phase: core.phase,
    open: core.meta.open,
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
  return type === 'answered' || type === 'undone' || type === 'stood' || type === 'agreed' || type === 'declined';
}

/** The record with what is needed to check its seed. Only for games that are over. */
function recordOf(core: TableCore): string {
  if (core.game === null || core.phase !== 'over') throw new Refusal('notNow', 'the game is not over');
  const text = writeRecord(core.game.record());
  return core.fairness === null ? text : withFairness(text, core.fairness);
}
