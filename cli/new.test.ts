import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { playOn, startedTable } from '@bonebed/server/testing/server.ts';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { copyOfProject, projectFiles } from '../scripts/copy.ts';
import { run, temporaryFolder } from './testing/run.ts';

let copy = '';

function bonebed(...args: readonly string[]): string {
  return typed('', ...args);
}

/** The command, with what somebody types. */
function typed(input: string, ...args: readonly string[]): string {
  return execFileSync(process.execPath, ['cli/bonebed.mjs', ...args], { cwd: copy, input, encoding: 'utf8' });
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

test('it passes types, lint, its own tests, and those that every game must pass', () => {
  tool('tsc', '--noEmit');
  tool('tsc', '--noEmit', '-p', 'web');
  tool('biome', 'check', 'games/amber-hunt', 'web/boards/amber-hunt');
  tool('vitest', 'run', 'games/amber-hunt', 'scripts/borders.test.ts', 'web/texts');
  // Of those that go over all games, only what concerns this one: the others have passed theirs.
  const tests = testsOfAllGames();
  expect(tests.length).toBeGreaterThan(20);
  tool('vitest', 'run', '-t', 'amber-hunt', ...tests);
});

/** The test files that have tests for each game. */
function testsOfAllGames(): string[] {
  const files = projectFiles(copy).filter(path => /^(?!server\/siege\/).*\.test\.ts$/.test(path));
  return files.filter(path => /each\(.*gameIds/.test(readFileSync(join(copy, path), 'utf8')));
}

test('it has what docs/ADDING_A_GAME.md says that it has, and nothing of what a game may have besides', () => {
  const page = readFileSync(join(copy, 'docs/ADDING_A_GAME.md'), 'utf8');
  const [, ofGame, ofBoard] = page.split(/^## .*$/m);
  for (const [folder, text] of [
    ['games/amber-hunt', ofGame],
    ['web/boards/amber-hunt', ofBoard],
  ]) {
    const [made, besides] = text.split('What it may have besides').map(filesIn);
    expect(made.length).toBeGreaterThan(5);
    expect(made.filter(file => !existsSync(join(copy, folder, file)))).toEqual([]);
    expect(besides.filter(file => existsSync(join(copy, folder, file)))).toEqual([]);
  }
});

/** The files that the first column of a table names, but no patterns. */
function filesIn(text: string): string[] {
  const cells = [...text.matchAll(/^\| (`[^|]*) \|/gm)].map(([, cell]) => cell);
  const files = cells.flatMap(cell => [...cell.matchAll(/`([^`]+)`/g)].map(([, file]) => file));
  return files.filter(file => !file.includes('*'));
}

test('in the terminal one plays it against a bot to its end, and the record can be verified', () => {
  expect(bonebed('--help')).toContain('amber-hunt');
  const record = join(temporaryFolder(), 'hunt.bonebed');
  // The first option is always there; more of them than the game needs.
  const said = typed('1\n'.repeat(30), 'play', 'amber-hunt', '--bots', 'greedy', '--lang', 'en', '--save', record);
  expect(said).toContain('Nothing is left to take.');
  expect(bonebed('verify', record, '--lang', 'en')).toContain('The game is finished');
});

test('in the arena bots play it, and greedy ones better than random ones', () => {
  const { bots } = JSON.parse(bonebed('arena', 'amber-hunt', '--bots', 'greedy,random', '--games', '60', '--json'));
  const [greedy, random] = ['greedy', 'random'].map(wanted =>
    bots.find(({ name }: { name: string }) => name === wanted),
  );
  expect(greedy.games + random.games).toBe(120);
  expect(greedy.winRate).toBeGreaterThan(random.winRate);
});

test('its rules are checked like those of the others', () => {
  expect(bonebed('simulate', 'amber-hunt', '--games', '20', '--json')).toContain('"finished": 20');
  expect(bonebed('check', 'amber-hunt', '--seats', '3')).toContain('every property holds');
  expect(bonebed('rules', 'amber-hunt')).not.toContain('no reason');
});

test('over a server people play it with a bot to its end', async () => {
  // A client that counts as built: this test needs none.
  mkdirSync(join(copy, 'web/dist'), { recursive: true });
  writeFileSync(join(copy, 'web/dist/index.html'), '');
  const address = await served();
  const wish = { game: 'amber-hunt', seats: 3, settings: { quick: true }, bots: [null, null, 'greedy'] };
  const { visits } = await startedTable(address, wish);
  await playOn(visits, () => 0);
  for (const visit of visits) {
    expect(visit.current.phase).toBe('over');
    expect(visit.frame?.outcome?.reason).toBe('nothingLeft');
    visit.leave();
  }
});

/** The address of a server of the copy, which ends with the test. */
async function served(): Promise<string> {
  const place = ['--port', '0', '--data', temporaryFolder(), '--rate-factor', '0', '--bot-threads', '1'];
  const child = spawn(process.execPath, ['cli/bonebed.mjs', 'serve', ...place, '--log-level', 'error'], {
    cwd: copy,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise<number | null>(resolve => child.once('exit', resolve));
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await exited;
  });
  let said = '';
  return new Promise((resolve, reject) => {
    child.stdout.on('data', chunk => {
      said += chunk;
      const [found] = /http:\S+/.exec(said) ?? [];
      if (found !== undefined) resolve(found);
    });
    void exited.then(code => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
}

test('its folders are not written over, and a bad name is refused', async () => {
  const { code, err } = await run('new Amber');
  expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining('small letters') });
  expect((await run('new toy')).err).toContain('already');
  expect(existsSync(join(copy, 'games/amber-hunt/RULES.md'))).toBe(true);
  expect(() => bonebed('new', 'amber-hunt')).toThrow();
});

test('after all this the new game is two folders, and nothing else has changed', () => {
  const paths = changed();
  expect(paths.length).toBeGreaterThan(20);
  expect(paths.filter(path => !/^(games|web\/boards)\/amber-hunt\//.test(path))).toEqual([]);
});
