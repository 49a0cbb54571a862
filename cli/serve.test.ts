import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gameIds } from '@bonebed/games';
import { variables } from '@bonebed/server';
import { expect, onTestFinished, test } from 'vitest';
import { run, temporaryFolder } from './testing/run.ts';
import { isBuilt } from './verbs/serve.ts';

const rooted = fileURLToPath(new URL('testing/rooted.mjs', import.meta.url));

/** A folder with a client that was built, and nothing to build it from. */
function builtRoot(): string {
  const root = temporaryFolder();
  mkdirSync(join(root, 'web', 'dist'), { recursive: true });
  writeFileSync(join(root, 'web', 'dist', 'index.html'), '<!doctype html><title>Bonebed</title>');
  return root;
}

test('bonebed serve says where it is, serves client and API on one port, and stops when asked', async () => {
  const root = builtRoot();
  const child = spawn(process.execPath, [rooted, 'serve', '--port', '0', '--metrics', '127.0.0.1:0'], {
    cwd: root,
    env: { ...process.env, ROOT: root, DATA: join(root, 'kept'), LOG_LEVEL: 'error', LC_ALL: 'C' },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  let complained = '';
  child.stderr.on('data', chunk => {
    complained += chunk;
  });
  const exited = new Promise<number | null>(resolve => child.once('exit', resolve));
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', chunk => {
      said += chunk;
      const [found] = /http:\S+/.exec(said) ?? [];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', code => reject(new Error(`it ended with ${code}: ${complained}`)));
  });
  const page = await fetch(address);
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(await page.text()).toContain('<title>Bonebed</title>');
  const health = await fetch(`${address}/healthz`);
  expect([health.status, await health.json()]).toEqual([200, { ok: true }]);
  const { games } = (await (await fetch(`${address}/api/games`)).json()) as { games: { id: string }[] };
  expect(games.map(({ id }) => id)).toEqual(gameIds);
  // Players and metrics don't share a port.
  expect((await fetch(`${address}/metrics`)).headers.get('content-type')).not.toContain('version=0.0.4');
  const metrics = await fetch(/http:\S+\/metrics/.exec(said)?.[0] ?? '');
  expect(metrics.headers.get('content-type')).toContain('version=0.0.4');
  const lines = (await metrics.text()).trimEnd().split('\n');
  for (const line of lines) expect(line).toMatch(/^(# TYPE \w+ (counter|gauge|histogram)|\w+(\{[^}]*\})? [-+.e\d]+)$/);
  expect(lines).toContain('bonebed_tables_in_memory 0');
  child.kill('SIGTERM');
  expect(await exited).toBe(0);
  expect(said).toContain(join(root, 'kept'));
  expect(complained).toBe('');
}, 240_000);

test.skipIf(process.platform !== 'linux')(
  'a disk that is too full for the logs does not end the server',
  async () => {
    const root = builtRoot();
    const full = openSync('/dev/full', 'w');
    onTestFinished(() => closeSync(full));
    const child = spawn(process.execPath, [rooted, 'serve', '--port', '0'], {
      cwd: root,
      env: { ...process.env, ROOT: root, DATA: join(root, 'kept'), LOG_LEVEL: 'info', LC_ALL: 'C' },
      stdio: ['ignore', 'pipe', full],
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    const exited = new Promise<number | null>(resolve => child.once('exit', resolve));
    const address = await new Promise<string>((resolve, reject) => {
      let said = '';
      child.stdout?.on('data', chunk => {
        said += chunk;
        const [found] = /http:\S+/.exec(said) ?? [];
        if (found !== undefined) resolve(found);
      });
      child.once('exit', code => reject(new Error(`it ended with ${code}`)));
    });
    for (let request = 0; request < 3; request++) expect((await fetch(`${address}/healthz`)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await exited).toBe(0);
  },
  240_000,
);

test('bonebed serve --help names every flag, and a port that is none is refused', async () => {
  const { code, out } = await run('serve --help');
  expect(code).toBe(0);
  for (const flag of ['--port', '--host', '--data', '--database-url', '--trust-proxy', '--log-level']) {
    expect(out).toContain(flag);
  }
  for (const lang of ['en', 'fr']) {
    const { out: help } = await run(`serve --help --lang ${lang}`);
    for (const variable of Object.values(variables)) expect(help).toContain(variable);
  }
  const refused = await run('serve --port many', { root: builtRoot() });
  expect(refused.code).toBe(2);
  expect(refused.err).toContain('many');
});

test('the client is built again when something that it is made of is newer', () => {
  const root = builtRoot();
  const source = join(root, 'kernel', 'deep', 'rules.ts');
  mkdirSync(join(root, 'kernel', 'deep'), { recursive: true });
  writeFileSync(source, '');
  const at = (seconds: number) => utimesSync(source, seconds, seconds);
  at(1000);
  expect(isBuilt(root)).toBe(true);
  at(Date.now() / 1000 + 60);
  expect(isBuilt(root)).toBe(false);
  expect(isBuilt(temporaryFolder())).toBe(false);
});
