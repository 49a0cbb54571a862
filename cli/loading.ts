import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import type { Drawing, GameModule } from '@bonebed/games';
import {
  BadInput,
  type Edition,
  type Game,
  type GameRecord,
  openEdition,
  parseJson,
  readRecord,
  type Seat,
  type Settings,
  type SettingValue,
  type Terms,
} from '@bonebed/kernel';
import { type Call, countFlag, listFlag, textFlag } from './command.ts';
import { inFile } from './errors.ts';

/** A game with the box it is played from. */
export interface OpenGame extends GameModule {
  readonly edition: Edition<Terms>;
  readonly drawing: Drawing | null;
}

export interface LoadedRecord extends OpenGame {
  readonly record: GameRecord;
}

const READ_FAULTS: Readonly<Record<string, string>> = {
  ENOENT: 'no such file',
  EISDIR: 'is a folder, not a file',
  EACCES: 'may not be read',
};

export async function readText({ system }: Call, file: string): Promise<string> {
  try {
    return await readFile(resolve(system.cwd, file), 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw Object.hasOwn(READ_FAULTS, code) ? new BadInput('file', file, READ_FAULTS[code]) : error;
  }
}

export async function readJson(call: Call, file: string): Promise<unknown> {
  const text = await readText(call, file);
  return inFile(file, () => parseJson(text));
}

/** Loads a game, at the version of its rules that is asked for, and opens its own edition, or the one of `--edition`. */
export async function openGame(call: Call, id: string, version?: number): Promise<OpenGame> {
  const module = await call.system.games.load(id, version);
  const file = textFlag(call, 'edition');
  const drawing = (await module.loadDrawing?.()) ?? null;
  if (file === undefined) return { ...module, edition: openEdition(module.game, module.components), drawing };
  const components = await readJson(call, file);
  const edition = await inFile(file, () => openEdition(module.game, components));
  return { ...module, components, edition, drawing };
}

/** Reads a record and opens the game it was played with. It is not replayed yet. */
export async function loadRecord(call: Call, file: string): Promise<LoadedRecord> {
  const text = await readText(call, file);
  return inFile(file, async () => {
    const record = readRecord(text);
    const open = await openGame(call, record.header.game, record.header.version);
    const [wanted, found] = [record.header.edition, open.edition.edition];
    if (wanted !== found) {
      const name = editionName(text);
      const named = name === null ? '' : ` ('${name}')`;
      throw new BadInput(
        'edition',
        'edition',
        `made with edition ${wanted}${named}, this is ${found}; give its file with --edition`,
      );
    }
    return { ...open, record };
  });
}

/** A record of another edition than the box's, with the name of its file for those who look for it. */
export function withEditionName(record: string, file: string | undefined): string {
  if (file === undefined) return record;
  return record.replace(/^edition .*$/m, line => `${line}\n# edition-file ${basename(file)}`);
}

function editionName(record: string): string | null {
  return /^# edition-file (.+)$/m.exec(record)?.[1] ?? null;
}

/** The number of seats of `--seats`; without it the smallest table of more than one. */
export function seatCount(call: Call, game: Game<Terms>): number {
  return countFlag(call, 'seats', 1) ?? game.seats.find(seats => seats > 1) ?? game.seats[0];
}

/** The settings of `--set id=value`, with values as the game knows them. `checkSettings` refuses the others. */
export function settingsFrom(call: Call, game: Game<Terms>): Settings {
  const settings: Record<string, SettingValue> = {};
  for (const given of listFlag(call, 'set')) {
    const [, id, text] = /^([^=]+)=(.*)$/.exec(given) ?? [];
    if (id === undefined || text === undefined) {
      throw new BadInput('flag', '--set', `expected id=value, found '${given}'`);
    }
    const spec = game.settings.find(setting => setting.id === id);
    settings[id] = spec?.values.find(value => String(value) === text) ?? text;
  }
  return settings;
}

/** The seat of `--seat`; without it one looks on as a spectator. */
export function seatFlag(call: Call, seats: number): Seat | null {
  const seat = countFlag(call, 'seat', 0) ?? null;
  if (seat === null || seat < seats) return seat;
  throw new BadInput('flag', '--seat', `seats are 0 to ${seats - 1}, not ${seat}`);
}
