/** A table of this device goes on with others: its record is put on the server, and a new table begins where it stands. */
import { readRecord } from '@bonebed/kernel';
import type { CreatedTable } from '@bonebed/protocol';
import { api } from './api.ts';
import { gameWith, ownEdition } from './editions.ts';
import type { SeatInfo } from './host.ts';

export interface Uploading {
  readonly record: string;
  /** Who plays on: bots keep their seats, we sit down at the first person's, the other people's are free. */
  readonly seats: readonly SeatInfo[];
  readonly name: string;
}

export async function putOnServer({ record, seats, name }: Uploading): Promise<CreatedTable> {
  const { header, answers, final } = readRecord(record);
  await api.introduce(name);
  await shareEdition(header.game, header.edition);
  const kept = await api.upload(record);
  if (final !== null) return kept;
  const bots = seats.map(({ bot }) => bot);
  return api.fork(kept.table, { at: answers.length, bots, sit: true, name, open: false });
}

/** The server knows the editions that come with the games; another one must be there before its records. */
async function shareEdition(game: string, edition: string): Promise<void> {
  const module = await gameWith(game, edition);
  const own = await gameWith(game, null);
  if (ownEdition(own) !== edition) await api.keepEdition(game, module.components);
}
