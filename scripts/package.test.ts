import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gameIds } from '@bonebed/games';
import { keptVersions } from '@bonebed/games/versions.ts';
import { Person } from '@bonebed/server/testing/client.ts';
import { playOn } from '@bonebed/server/testing/server.ts';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { makePackage, packFile } from './package.ts';
import type { Plain } from './plain.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** An empty folder into which the packed file was installed. What it depends on is that of the checkout, so that no network is needed. */
let home: string;
let packed: Plain;
const installed = (path: string): string => join(home, 'node_modules', 'bonebed', path);

beforeAll(() => {
  const made = mkdtempSync(join(tmpdir(), 'bonebed-pack-'));
  packed = makePackage(join(made, 'package'));
  const file = packFile(join(made, 'package'), made);
  home = mkdtempSync(join(tmpdir(), 'bonebed-home-'));
  mkdirSync(installed(''), { recursive: true });
  expect(spawnSync('tar', ['-xzf', file, '--strip-components=1', '-C', installed('')]).status).toBe(0);
  for (const name of dependencies()) {
    const link = join(home, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), link);
  }
});

function dependencies(): string[] {
  const manifest = JSON.parse(readFileSync(installed('package.json'), 'utf8'));
  return Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies });
}

/** A process of the installed command. */
function bonebed(...args: readonly string[]) {
  const { PATH, TMPDIR } = process.env;
  return spawn(process.execPath, [installed('cli/bonebed.mjs'), ...args], {
    cwd: home,
    env: { PATH, TMPDIR, LOG_LEVEL: 'error', LC_ALL: 'C' },
  });
}

async function outcome(child: ReturnType<typeof bonebed>): Promise<{ code: number | null; out: string; err: string }> {
  let out = '';
  let err = '';
  child.stdout.on('data', chunk => {
    out += chunk;
  });
  child.stderr.on('data', chunk => {
    err += chunk;
  });
  const code = await new Promise<number | null>(resolve => child.once('close', resolve));
  return { code, out, err };
}

test('the package is plain JavaScript, declares what it imports, and brings every kept version of the rules', () => {
  expect([...packed.imported, 'light-my-request'].sort()).toEqual(dependencies().sort());
  for (const path of packed.files) {
    expect(path).toMatch(/\.(js|mjs|json)$/);
    expect(readFileSync(installed(path), 'utf8'), path).not.toMatch(
      /(from|import) ?\(?["'](@bonebed\/|[^"']*\.ts["'])/,
    );
  }
  for (const id of gameIds.filter(game => keptVersions(game).length > 0)) {
    const names = readdirSync(installed(`games/${id}/kept`)).filter(name => name.endsWith('.mjs'));
    expect(names.sort()).toEqual(keptVersions(id).map(version => `${version}.mjs`));
  }
});

test('installed into an empty folder it starts, serves its client, and is played in against a bot', async () => {
  const child = bonebed('serve', '--port', '0', '--metrics', 'off', '--data', 'kept');
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = outcome(child);
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', chunk => {
      const [found] = /http:\S+/.exec(String(chunk)) ?? [];
      if (found !== undefined) resolve(found);
    });
    void ended.then(({ code, err }) => reject(new Error(`it ended with ${code}: ${err}`)));
  });
  const page = await (await fetch(address)).text();
  expect(page).toBe(readFileSync(join(root, 'web/dist/index.html'), 'utf8'));
  const ann = await Person.named(address, 'Ann');
  const { table } = await ann.create({ game: 'ruthless', seats: 2, bots: [null, 'fieldHand'], open: false });
  await ann.command(table, { do: 'start' });
  const visit = await ann.visit(table);
  await playOn([visit], options => options - 1, 20);
  // The bot thinks in a thread of the package, and has answered in between.
  expect(visit.answers).toBeGreaterThan(20);
  child.kill('SIGTERM');
  expect(await ended).toMatchObject({ code: 0, err: '' });
});

test('the other verbs work too, by today’s rules and by those of long ago; those that need sources are not there', async () => {
  const simulated = await outcome(bonebed('simulate', 'fossilis', '--games', '2', '--bots', 'random', '--json'));
  expect(simulated).toMatchObject({ code: 0, err: '' });
  const folder = join(root, 'games/holotype/records');
  const old = readdirSync(folder).find(name => /^version 1$/m.test(readFileSync(join(folder, name), 'utf8')));
  expect(old).toBeDefined();
  expect(await outcome(bonebed('verify', join(folder, old ?? '')))).toMatchObject({ code: 0, err: '' });
  const help = await outcome(bonebed('--help'));
  expect(help.out).toContain('bonebed serve');
  expect(help.out).not.toContain('bonebed new');
});
