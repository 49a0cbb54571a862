import { readRecord } from '@bonebed/kernel';
import { loadBoard } from '../boards/registry.ts';
import { loadRules } from '../host/editions.ts';
import { continueLocalTable, newLocalTable } from '../host/local-table.ts';
import { stillHost } from '../host/still.ts';
import { createSession, type Session } from '../table/session.ts';
import { fetchExpected } from './lazy.tsx';
import { spoken } from './spoken.ts';

/** Who sits at a table that is only looked at. */
const NAMES = ['Ada', 'Clara', 'Louis', 'Florence', 'Hugo'];

/** A moment of a finished game: after `length` answers. */
export interface StillMoment {
  readonly record: string;
  readonly length: number;
}

/** A table that nobody plays: just dealt, or at a moment of a finished game as its first seat saw it. */
export async function stillSession(game: string, moment: StillMoment | null): Promise<Session> {
  const [module, board] = await Promise.all([loadRules(game).then(spoken), loadBoard(game)]);
  await fetchExpected();
  const record = moment === null ? null : readRecord(moment.record);
  const count = record?.header.seats ?? 2;
  const seats = NAMES.slice(0, count).map(name => ({ name, kind: 'person' as const, bot: null }));
  const table =
    record === null
      ? newLocalTable(module, { seats, settings: {}, seed: '0'.repeat(64) })
      : continueLocalTable(module, seats, record, moment?.length);
  const frame = table.frame(record === null ? null : 0);
  const info = { id: '', game, seats, settings: record?.header.settings ?? {}, mine: [] };
  return createSession(stillHost(info, frame), info, frame, module, board);
}
