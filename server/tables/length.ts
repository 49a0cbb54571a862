import { limits } from '../limits.ts';
import { CommandError } from './command-error.ts';
import type { TableCore } from './core.ts';
import type { Entry } from './entry.ts';

/** Entries that lead to the end of a game, or out of it: they are always taken, and there are few of them. */
const LAST: readonly Entry['type'][] = ['resigned', 'timedOut', 'left', 'rematched'];

/** A log can't grow for ever: every load of the table reads all of it. */
export function refuseEndless({ seq }: Pick<TableCore, 'seq'>, entries: readonly Entry[]): void {
  if (seq + entries.length <= limits.logEntries || entries.every(({ type }) => LAST.includes(type))) return;
  throw new CommandError('tooMany', 'this table has gone on for too long; resign, or begin another');
}
