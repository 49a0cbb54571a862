import type { ClockSpec, Experience, MyTable, TableSummary } from '@bonebed/protocol';
import { api } from './api.ts';
import { heardNotice } from './notice.ts';

/** A table on the server as the front page lists it. */
export interface OpenTable {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly ListedSeat[];
  readonly phase: 'lobby' | 'playing' | 'over';
  readonly clock: ClockSpec;
  /** Whom its maker would like to play with; null: anybody. */
  readonly wanted: Experience | null;
  /** Everybody at it may ask for hints. */
  readonly hasHints: boolean;
  /** It has stopped the server, and can't be opened until the host releases it. */
  readonly isAside: boolean;
}

export interface ListedSeat {
  /** Empty where nobody has a name: a bot, or a free seat. */
  readonly name: string;
  readonly bot: string | null;
  readonly isFree: boolean;
}

/** A table at which this browser holds a seat. */
export interface OwnTable extends OpenTable {
  readonly seat: number;
  /** The seats that are asked now. */
  readonly waiting: readonly number[];
  /** When the time of those who are asked is up; null where it is not counted in days. */
  readonly deadlineMs: number | null;
  readonly changedMs: number;
}

export const lobby = {
  /** Null where no server answers: the page is then all there is. */
  open: () => listed(api.openTables(), openTable),
  mine: () =>
    listed(
      api.me().then(me => {
        heardNotice(me.notice);
        return me;
      }),
      ownTable,
    ),
};

async function listed<S, L>(
  found: Promise<{ readonly tables: readonly S[] }>,
  entry: (table: S) => L,
): Promise<readonly L[] | null> {
  try {
    return (await found).tables.map(entry);
  } catch {
    return null;
  }
}

function openTable({ id, game, seats, phase, clock, wanted, hints, aside = false }: TableSummary): OpenTable {
  return {
    id,
    game,
    phase,
    clock,
    wanted: wanted ?? null,
    hasHints: hints === true,
    isAside: aside,
    seats: seats.map(({ by, name, bot }) => ({ name: name ?? '', bot, isFree: by === 'nobody' })),
  };
}

function ownTable(table: MyTable): OwnTable {
  const { seat, waiting, deadline, updatedAt } = table;
  return { ...openTable(table), seat, waiting, deadlineMs: deadline, changedMs: updatedAt };
}
