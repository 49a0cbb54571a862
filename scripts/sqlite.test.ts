import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SCRIPT = fileURLToPath(new URL('sqlite.mjs', import.meta.url));
const run = (script: string) => spawnSync(process.execPath, [script], { encoding: 'utf8' });

test('with SQLite in place npm ci says nothing', () => {
  expect(run(SCRIPT)).toMatchObject({ status: 0, stdout: '', stderr: '' });
});

test('without it npm ci ends with what to install', () => {
  // From here no package is found.
  const elsewhere = join(mkdtempSync(join(tmpdir(), 'bonebed-')), 'sqlite.mjs');
  copyFileSync(SCRIPT, elsewhere);
  const { status, stderr } = run(elsewhere);
  expect(status).toBe(1);
  expect(stderr).toContain('apt-get install build-essential python3');
});
