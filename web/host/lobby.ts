import type { TableSummary } from '@bonebed/server/protocol';
import { api } from './api.ts';

/** A table on the server as the front page lists it. */
export interface OpenTable {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly string[];
  readonly free: number;
  readonly phase: string;
}

export const lobby = {
  /** Null where no server answers: the page is then all there is. */
  open: () => listed(api.openTables().then(({ tables }) => tables)),
  mine: () => listed(api.me().then(({ tables }) => tables)),
};

async function listed(found: Promise<readonly TableSummary[]>): Promise<readonly OpenTable[] | null> {
  try {
    return (await found).map(({ id, game, seats, phase }) => ({
      id,
      game,
      phase,
      seats: seats.flatMap(({ name, bot }) => name ?? bot ?? []),
      free: seats.filter(({ by }) => by === 'nobody').length,
    }));
  } catch {
    return null;
  }
}
