import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startServer } from '@bonebed/server';
import { testConfig } from '@bonebed/server/testing/server.ts';
import { expect, test } from 'vitest';
import { run, temporaryFolder } from './testing/run.ts';

/** A folder that a server has used. */
async function usedFolder(): Promise<string> {
  const data = temporaryFolder();
  const server = await startServer(testConfig({ data }));
  await server.stop();
  return data;
}

test('bonebed backup and restore say what they have done, and leave nothing else behind', async () => {
  const cwd = temporaryFolder();
  const data = await usedFolder();
  const saved = await run(['backup', 'kept.db', '--data', data], { cwd });
  expect([saved.code, saved.out.trim(), saved.err]).toEqual([0, `Saved as ${join(cwd, 'kept.db')}`, '']);
  const restored = await run('restore kept.db --data again', { cwd });
  expect([restored.code, restored.out.trim(), restored.err]).toEqual([0, `Restored to ${join(cwd, 'again')}`, '']);
  expect(readdirSync(cwd).sort()).toEqual(['again', 'kept.db']);
});

test('what stands in the way of a backup or a restore is said in words', async () => {
  const cwd = temporaryFolder();
  const data = await usedFolder();
  const refused = async (command: readonly string[], said: string): Promise<void> => {
    const { code, err } = await run(command, { cwd });
    expect([code, err]).toEqual([2, expect.stringContaining(said)]);
  };
  await refused(['backup', 'kept.db', '--data', 'nowhere'], 'no such file');
  await refused(['backup', 'no/such/place', '--data', data], 'there is no such folder');
  await run(['backup', 'kept.db', '--data', data], { cwd });
  await refused(['backup', 'kept.db', '--data', data], 'exists already');
  await refused(['restore', 'missing.db'], 'no such file');
  await refused(['restore', 'kept.db', '--data', data], 'exists already');
  writeFileSync(join(cwd, 'letter.txt'), 'Dear all,');
  await refused(['restore', 'letter.txt'], 'this is no whole database');
  await refused(['restore', 'kept.db', '--data', 'letter.txt'], 'a file of that name is in the way');
  mkdirSync(join(cwd, 'spoilt'));
  writeFileSync(join(cwd, 'spoilt', 'bonebed.db'), 'x'.repeat(5000));
  await refused(['backup', 'other.db', '--data', 'spoilt'], 'this is no whole database');
  await refused(['backup', 'other.db', '--database-url', 'postgres://127.0.0.1:1/x'], 'the database does not answer');
  expect(readdirSync(cwd).sort()).toEqual(['data', 'kept.db', 'letter.txt', 'spoilt']);
});
