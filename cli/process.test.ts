import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gameIds, loadGame } from '@bonebed/games';
import { readRecord } from '@bonebed/kernel';
import { describe, expect, test } from 'vitest';
import { run, temporaryFolder } from './testing/run.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const bonebed = here('bonebed.mjs');
const toyBonebed = here('testing/toy.mjs');

function start(script: string, args: readonly string[], cwd: string, input = '') {
  const options = { cwd, input, env: { ...process.env, LC_ALL: 'C' }, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], options);
  return { status, stdout, stderr };
}

describe('the command as a process', () => {
  test('plays what comes through a pipe, and its record can be verified and replayed', () => {
    const cwd = temporaryFolder();
    const played = start(toyBonebed, ['play', 'toy', '--set', 'rounds=3'], cwd, 'rest\n'.repeat(6));
    expect(played).toMatchObject({ status: 0, stderr: '' });
    const [file] = readdirSync(cwd);
    expect(file).toMatch(/^toy-\d{4}-\d\d-\d\d\.bonebed$/);
    expect(start(toyBonebed, ['verify', file], cwd)).toMatchObject({ status: 0, stderr: '' });
    expect(start(toyBonebed, ['replay', file], cwd).stdout).toContain('Player 1 rests.');
  });

  test('prints JSON alone on stdout, and no progress where there is no terminal', () => {
    const { status, stdout, stderr } = start(
      toyBonebed,
      ['simulate', 'toy', '--games', '50', '--json'],
      temporaryFolder(),
    );
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(JSON.parse(stdout)).toMatchObject({ finished: 50 });
  });

  test('measures rules outside the test runner too', () => {
    const { status, stdout } = start(toyBonebed, ['rules', 'toy', '--json'], temporaryFolder());
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ total: 14, reached: 13 });
  });

  test.skipIf(process.platform === 'win32')('saves the game on Ctrl-C', async () => {
    const cwd = temporaryFolder();
    const child = spawn(process.execPath, [toyBonebed, 'play', 'toy', '--save', 'it', '--lang', 'en'], { cwd });
    child.stdin.write('rest\n');
    let out = '';
    const code = await new Promise(resolve => {
      child.stdout.on('data', data => {
        const before = out;
        out += data;
        if (!before.includes('Player 2 ──') && out.includes('Player 2 ──')) child.kill('SIGINT');
      });
      child.on('close', resolve);
    });
    expect(code).toBe(0);
    expect(readRecord(readFileSync(join(cwd, 'it'), 'utf8')).answers).toHaveLength(1);
  });

  test.skipIf(process.platform === 'win32')('a reader that has seen enough is no fault', () => {
    const command = `"${process.execPath}" "${toyBonebed}" simulate toy --lang en | head -n 1; exit $?`;
    const { stdout, stderr } = spawnSync('sh', ['-c', command], { encoding: 'utf8' });
    expect({ stdout, stderr }).toEqual({ stdout: 'toy, 2 seats, seed 1\n', stderr: '' });
  });

  test('the installed command', () => {
    const cwd = temporaryFolder();
    expect(start(bonebed, ['--help'], cwd)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('bonebed simulate'),
    });
    const { status, stdout, stderr } = start(bonebed, ['simulate', 'nope'], cwd);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/^bonebed: game: no game 'nope'/);
    expect(start(bonebed, [], cwd).status).toBe(2);
  });
});

describe.each([...gameIds])('%s', id => {
  const games = { ids: gameIds, load: loadGame, folder: () => '' };

  test('can be simulated by the installed command', () => {
    const simulated = start(bonebed, ['simulate', id, '--games', '3', '--json'], temporaryFolder());
    expect(simulated).toMatchObject({ status: 0, stderr: '' });
    expect(JSON.parse(simulated.stdout)).toMatchObject({ game: id, games: 3, finished: 3 });
  });

  test.each(['en', 'fr'])('can be played, verified and replayed (%s)', async lang => {
    const cwd = temporaryFolder();
    const input = '1\n?\ns\nl\nu\n2\n'.repeat(20);
    const played = await run(`play ${id} --bots random --seed a --lang ${lang} --save it`, { cwd, games, input });
    expect(played).toMatchObject({ code: 0, err: '' });
    for (const verb of ['verify', 'replay']) {
      expect(await run(`${verb} it --lang ${lang}`, { cwd, games })).toMatchObject({ code: 0, err: '' });
    }
  });
});
