import type { ListedSeat, OwnTable } from '../host/lobby.ts';
import type { StoredTable } from '../host/store.ts';
import { seatNames } from '../table/names.ts';
import { t } from '../words.ts';

/** A table in the list of one's own, wherever it is. */
export interface TableRow {
  readonly id: string;
  readonly game: string;
  /** The name that its owner gave it, or the names of those who are there. */
  readonly name: string;
  /** Whose turn it is, in words. */
  readonly state: string;
  readonly isMyTurn: boolean;
  readonly isOver: boolean;
  /** When time is up, where the table has a clock by the day. */
  readonly deadlineMs: number | null;
  readonly changedMs: number;
  /** What this device keeps of it; null for a table on the server. */
  readonly kept: StoredTable | null;
}

/** All own tables: those where it is my turn first, finished ones last, the latest of each before the others. */
export function tableRows(stored: readonly StoredTable[], served: readonly OwnTable[]): TableRow[] {
  const rank = ({ isMyTurn, isOver }: TableRow) => (isMyTurn ? 0 : 1) + (isOver ? 1 : 0);
  return [...stored.map(storedRow), ...served.map(servedRow)].sort(
    (a, b) => rank(a) - rank(b) || b.changedMs - a.changedMs,
  );
}

function storedRow(table: StoredTable): TableRow {
  const { id, game, seats, waiting, over, changedMs } = table;
  const names = seatNames(seats);
  const turn = waiting.map(seat => names[seat] ?? '').join(', ');
  const isMyTurn = !over && waiting.some(seat => seats[seat]?.kind === 'person');
  // Where several people share the device, the one who is meant is named.
  const isMine = isMyTurn && seats.filter(({ kind }) => kind === 'person').length === 1;
  const playing = isMine ? t('home.yourTurn') : t('home.turnOf', { names: turn });
  const state = over ? t('home.over') : playing;
  return { id, game, name: nameOf(table), state, isMyTurn, isOver: over, deadlineMs: null, changedMs, kept: table };
}

export function namesOf({ seats }: StoredTable): string {
  return seatNames(seats).join(', ');
}

export function nameOf(table: StoredTable): string {
  return table.title ?? namesOf(table);
}

function servedRow(table: OwnTable): TableRow {
  const { id, game, seats, phase, deadlineMs, changedMs } = table;
  const isMyTurn = waitsForMe(table);
  const state = servedState(table, isMyTurn);
  const name = takenNames(seats).join(', ');
  return { id, game, name, state, isMyTurn, isOver: phase === 'over', deadlineMs, changedMs, kept: null };
}

export function waitsForMe({ phase, isAside, waiting, seat }: OwnTable): boolean {
  return phase === 'playing' && !isAside && waiting.includes(seat);
}

function servedState({ phase, seats, waiting, isAside }: OwnTable, isMyTurn: boolean): string {
  if (isAside) return t('home.aside');
  if (phase !== 'playing') return t(`phase.${phase}`);
  if (isMyTurn) return t('home.yourTurn');
  const names = seatNames(seats);
  return waiting.length === 0
    ? t('phase.playing')
    : t('home.turnOf', { names: waiting.map(seat => names[seat]).join(', ') });
}

/** The names of those who are there. */
export function takenNames(seats: readonly ListedSeat[]): string[] {
  const names = seatNames(seats);
  return names.filter((_, seat) => !seats[seat].isFree);
}
