/** Reads a game from a file or a pasted text, and says what it is before anything is kept. */
import { type GameRules, gameIds } from '@bonebed/games';
import { BadInput, type GameRecord, openEdition, readRecord, replay } from '@bonebed/kernel';
import { gameWith, ownEdition } from './editions.ts';
import type { Occupant } from './host.ts';
import { unpackGame } from './share.ts';

export interface Imported {
  /** The record as it will be kept. */
  readonly text: string;
  readonly record: GameRecord;
  readonly module: GameRules;
  /** Whether it is played with another edition than the game's own. */
  readonly isOtherEdition: boolean;
  /** Who sat there; null where the text does not say. */
  readonly seats: readonly Occupant[] | null;
}

/** Takes a record's text, or a link to a replay. Throws `BadInput`: `code` says what is wrong, `path` where. */
export async function readImport(given: string): Promise<Imported> {
  const packed = /#\/(?:replay|import)\/([\w-]+)/.exec(given)?.[1] ?? null;
  if (packed !== null) return fromLink(packed);
  return { ...(await checked(given)), seats: null };
}

export async function fromLink(packed: string): Promise<Imported> {
  const found = await unpackGame(packed);
  if (found === null) throw new BadInput('link', '', 'a damaged link');
  const imported = await checked(found.record);
  const fits = found.seats.length === imported.record.header.seats;
  return { ...imported, seats: fits ? found.seats : null };
}

/** The whole game is replayed: what can't have been played is not taken. */
async function checked(text: string): Promise<Omit<Imported, 'seats'>> {
  if (text.trim() === '') throw new BadInput('empty', '', 'nothing');
  const record = readRecord(text.replace(/^\uFEFF/, ''));
  const { game, edition, version } = record.header;
  if (!gameIds.includes(game)) throw new BadInput('game', game, `no game '${game}'`);
  const module = await gameWith(game, edition, version);
  replay(module.game, openEdition(module.game, module.components), record);
  return { text, record, module, isOtherEdition: ownEdition(await gameWith(game, null, version)) !== edition };
}
