import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { copyOfProject } from '../scripts/copy.ts';
import { run } from './testing/run.ts';

let copy = '';

function bonebed(...args: readonly string[]): string {
  return execFileSync(process.execPath, ['cli/bonebed.mjs', ...args], { cwd: copy, encoding: 'utf8' });
}

function tool(name: string, ...args: readonly string[]): void {
  execFileSync(join('node_modules/.bin', name), args, { cwd: copy, stdio: 'pipe' });
}

/** What git would see of a change, as paths. */
function changed(): string[] {
  return git('status', '--porcelain', '--untracked-files=all')
    .split('\n')
    .flatMap(line => (line === '' ? [] : [line.slice(3)]));
}

function git(...args: readonly string[]): string {
  const who = ['-c', 'user.name=test', '-c', 'user.email=test@localhost'];
  return execFileSync('git', [...who, ...args], { cwd: copy, encoding: 'utf8', maxBuffer: 16_000_000 });
}

beforeAll(() => {
  copy = copyOfProject();
  git('init', '-q');
  git('add', '-A');
  git('commit', '-qm', 'before');
  bonebed('new', 'amber-hunt', '--title', 'Amber Hunt');
});

test('a new game is two folders and changes nothing else', () => {
  const paths = changed();
  expect(paths.length).toBeGreaterThan(20);
  expect(paths.filter(path => !/^(games|web\/boards)\/amber-hunt\//.test(path))).toEqual([]);
});

test('it passes types, lint, its own tests, and those that every game must pass', () => {
  tool('tsc', '--noEmit');
  tool('tsc', '--noEmit', '-p', 'web');
  tool('biome', 'check', 'games/amber-hunt', 'web/boards/amber-hunt');
  tool('vitest', 'run', 'games/amber-hunt', 'games/texts.test.ts', 'scripts/borders.test.ts', 'web/texts');
});

test('it is played in the terminal, checked, and known to the arena', () => {
  expect(bonebed('--help')).toContain('amber-hunt');
  expect(bonebed('simulate', 'amber-hunt', '--games', '20', '--json')).toContain('"games"');
  expect(bonebed('check', 'amber-hunt', '--seats', '3')).toContain('every property holds');
  expect(bonebed('rules', 'amber-hunt')).not.toContain('no reason');
  expect(bonebed('arena', 'amber-hunt', '--bots', 'greedy,random', '--games', '4')).toContain('greedy');
});

test('its folders are not written over, and a bad name is refused', async () => {
  const { code, err } = await run('new Amber');
  expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining('small letters') });
  expect((await run('new toy')).err).toContain('already');
  expect(existsSync(join(copy, 'games/amber-hunt/RULES.md'))).toBe(true);
  expect(() => bonebed('new', 'amber-hunt')).toThrow();
});
