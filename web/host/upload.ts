/** A table of this device goes on with others: its record is put on the server, and a new table begins where it stands. */
import { type Header, readRecord } from '@bonebed/kernel';
import type { CreatedTable } from '@bonebed/protocol';
import { api, ServerRefusal } from './api.ts';
import { gameWith, ownEdition } from './editions.ts';
import type { Occupant } from './host.ts';

export interface Uploading {
  readonly record: string;
  /** Who plays on: bots keep their seats, we sit down at the first person's, the other people's are free. */
  readonly seats: readonly Occupant[];
  readonly name: string;
}

export async function putOnServer({ record, seats, name }: Uploading): Promise<CreatedTable> {
  const { header, answers, final } = readRecord(record);
  await api.introduce(name);
  await shareEdition(header);
  const kept = await api.upload(record);
  if (final !== null) return kept;
  const bots = seats.map(({ bot }) => bot);
  return api.fork(kept.table, { at: answers.length, bots, sit: true, name, open: false });
}

/** Whether the game could be played on there: with an edition that the server has, or would take. */
export async function isWelcome(record: string): Promise<boolean> {
  return (await isOnServer(readRecord(record).header)) || (await api.games()).editionsBy === 'anyone';
}

/** An edition must be on the server before its records. */
async function shareEdition(header: Header): Promise<void> {
  if (await isOnServer(header)) return;
  const { game, edition, version } = header;
  const { components } = await gameWith(game, edition, version);
  await api.keepEdition(game, components);
}

/** The server knows the editions that come with the games, and others that its host, or somebody before us, has given it. */
async function isOnServer({ game, edition, version }: Header): Promise<boolean> {
  if (ownEdition(await gameWith(game, null, version)) === edition) return true;
  try {
    await api.edition(edition);
    return true;
  } catch (error) {
    if (error instanceof ServerRefusal && error.code === 'notFound') return false;
    throw error;
  }
}
