import type { Storage, StoredTable } from '../storage/storage.ts';
import { CommandError } from './command-error.ts';
import type { Entry, Logged } from './entry.ts';
import { checkEntry } from './lobby.ts';
import { coreFrom, pagesOf } from './row.ts';
import type { Shelf } from './shelf.ts';

/** Somebody who may have a seat, or a link to one. */
interface Reader {
  readonly guest: string | null;
  readonly token: string | undefined;
}

/** The record of a game that is over, for somebody who may see it; also of one that was played by older rules. */
export async function recordFor(
  stored: StoredTable,
  { guest, token }: Reader,
  shelf: Shelf,
  storage: Storage,
): Promise<string> {
  // The log says who may enter; only its entries about seats are read, so that it does not matter which rules these are.
  const open = await shelf.open(stored.meta.game, shelf.ownEdition(stored.meta.game));
  const lobby: Logged[] = [];
  for await (const page of pagesOf(storage, stored)) {
    lobby.push(...page.filter(({ entry }) => isSeating(entry)));
  }
  checkEntry(coreFrom(open, { meta: { ...stored.meta, prelude: null } }, lobby), guest, token);
  const record = await storage.readRecord(stored.key);
  if (record === null) throw new CommandError('notNow', 'the game is not over');
  return record;
}

const seatings: readonly Entry['type'][] = [
  'joined',
  'held',
  'released',
  'linked',
  'unlinked',
  'invited',
  'uninvited',
  'left',
  'dismissed',
  'locked',
  'shrunk',
];

function isSeating({ type }: Entry): boolean {
  return seatings.includes(type);
}
