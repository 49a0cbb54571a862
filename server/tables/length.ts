import { limits } from '../limits.ts';
import type { TableCore } from './core.ts';
import { Refusal } from './decide.ts';
import type { Entry } from './entry.ts';

/** Entries that lead to the end of a game, or out of it: they are always taken, and there are few of them. */
const LAST: readonly Entry['type'][] = ['resigned', 'timedOut', 'left', 'rematched'];

/** A log can't grow for ever: every load of the table reads all of it. */
export function refuseEndless({ seq }: Pick<TableCore, 'seq'>, entries: readonly Entry[]): void {
  if (seq + entries.length <= limits.logEntries || entries.every(({ type }) => LAST.includes(type))) return;
  throw new Refusal('tooMany', 'this table has gone on for too long; resign, or begin another');
}
