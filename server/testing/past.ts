import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { gameIds } from '@bonebed/games';
import { keptVersions } from '@bonebed/games/versions.ts';
import { readRecord } from '@bonebed/kernel';
import { SQLITE_FILE } from '../storage/sqlite.ts';

const PAST = new URL('./past/', import.meta.url);

/** The releases that have left a database behind (`make-past.ts`). */
export const pasts: readonly string[] = readdirSync(PAST).flatMap(name => /^(.+)\.db\.gz$/.exec(name)?.[1] ?? []);

/** The games whose first rules are kept: there are records of those, and tables at older servers. */
export const olderGames: readonly string[] = gameIds.filter(id => keptVersions(id).includes(1));

/** What a release has left behind: its tables, and the cookies of the two who sat at them. */
export interface Legacy {
  readonly cookies: readonly [string, string];
  readonly tables: readonly { readonly id: string; readonly game: string; readonly stands: string }[];
}

export function pastOf(name: string): Legacy {
  return JSON.parse(readFileSync(new URL(`${name}.json`, PAST), 'utf8'));
}

/** The games that were played at that release. A game that came later has no table there. */
export function gamesOf({ tables }: Legacy): string[] {
  return [...new Set(tables.map(({ game }) => game))];
}

/** A folder as that release has left it. */
export function folderOf(name: string): string {
  const data = mkdtempSync(join(tmpdir(), 'bonebed-'));
  writeFileSync(join(data, SQLITE_FILE), gunzipSync(readFileSync(new URL(`${name}.db.gz`, PAST))));
  return data;
}

/** The file of a kept game by the first rules. */
export function oldRecordFile(game: string): string {
  const folder = fileURLToPath(new URL(`../../games/${game}/records`, import.meta.url));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(name => join(folder, name));
  const isOld = (file: string) => readRecord(readFileSync(file, 'utf8')).header.version === 1;
  const found = files.filter(file => file.endsWith('.bonebed')).find(isOld);
  if (found === undefined) throw new Error(`no record of version 1 in ${folder}`);
  return found;
}

export function oldRecord(game: string): string {
  return readFileSync(oldRecordFile(game), 'utf8');
}

/** The same, as it stood after so many answers. */
export function oldGame(game: string, answers: number): string {
  const lines = oldRecord(game).split('\n');
  const last = lines.flatMap((line, at) => (/^\d /.test(line) ? [at] : []))[answers - 1];
  return `${lines.slice(0, last + 1).join('\n')}\n\nopen ${answers}\n`;
}
