import { spawnSync } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../testing/server.ts';
import { openSqlite, SQLITE_FILE } from './sqlite.ts';

const NOBODY = '65534';
const script = fileURLToPath(new URL('../testing/opening.mjs', import.meta.url));

/** What somebody hears who is not root and opens the database of a folder. */
function opened(folder: string, ...by: readonly string[]): string {
  const [command, ...args] = [...by, process.execPath, script, folder, NOBODY];
  const { stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  expect(stderr).toBe('');
  return stdout.replace('opening\n', '').trim();
}

/** A folder with a database that nobody uses. */
async function usedFolder(): Promise<string> {
  const folder = temporaryFolder();
  await openSqlite(folder).close();
  return folder;
}

function setMode(path: string, mode: number): void {
  chmodSync(path, mode);
  onTestFinished(() => chmodSync(path, 0o700));
}

test('a folder that can’t be written is refused with what to do about it', async () => {
  const fresh = temporaryFolder();
  setMode(fresh, 0o555);
  expect(opened(fresh)).toMatch(/^BadInput: .*can’t be written there: the user who runs this must own the folder/);
  const used = await usedFolder();
  setMode(used, 0o555);
  expect(opened(used)).toMatch(/^BadInput: .*can’t be written there/);
});

test('a database file that can’t be written is refused with what to do about it', async () => {
  const folder = await usedFolder();
  setMode(folder, 0o777);
  for (const file of [SQLITE_FILE, 'bonebed.lock']) setMode(join(folder, file), 0o666);
  expect(opened(folder)).toBe('open');
  setMode(join(folder, SQLITE_FILE), 0o444);
  expect(opened(folder)).toMatch(/^BadInput: .*can’t be written there.* \(SQLITE_READONLY/);
});

test.skipIf(process.platform !== 'linux')('a disk without room for a new database is named', () => {
  const folder = temporaryFolder();
  setMode(folder, 0o777);
  expect(opened(folder, 'prlimit', '--fsize=8192')).toMatch(/^BadInput: .*(the disk fails|no room left)/);
  expect(opened(folder)).toBe('open');
});

test('what is no database, and no folder, is refused as such', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, SQLITE_FILE), 'Dear all, '.repeat(1000));
  expect(() => openSqlite(folder)).toThrow('this is no whole database: put a backup into an empty folder');
  expect(() => openSqlite(join(folder, SQLITE_FILE))).toThrow('a file of that name is in the way');
});

test('a second server is refused; a folder that could not be opened is free again', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, SQLITE_FILE), 'Dear all, '.repeat(1000));
  expect(() => openSqlite(folder)).toThrow('this is no whole database');
  writeFileSync(join(folder, SQLITE_FILE), '');
  const storage = openSqlite(folder);
  expect(() => openSqlite(folder)).toThrow('another server uses this folder');
  await storage.close();
  await openSqlite(folder).close();
});
