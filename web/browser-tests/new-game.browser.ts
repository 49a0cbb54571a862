import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { gameIds } from '@bonebed/games';
import { beforeAll, expect, test } from 'vitest';
import { copyOfProject } from '../../scripts/copy.ts';
import { expectNoFaults, playNow, playToTheEnd, useSite, visit } from './browser.ts';
import { serveStatic } from './space.ts';

/** A project with no game but one that `bonebed new` has made: no other place knows which games there are. */
let copy = '';

beforeAll(() => {
  copy = copyOfProject();
  for (const game of gameIds) {
    for (const folder of ['games', 'web/boards']) rmSync(join(copy, folder, game), { recursive: true });
  }
  inCopy(process.execPath, 'cli/bonebed.mjs', 'new', 'amber-hunt', '--title', 'Amber Hunt');
  inCopy('node_modules/.bin/vite', 'build', 'web', '--logLevel', 'warn');
});

function inCopy(command: string, ...args: readonly string[]): void {
  execFileSync(command, args, { cwd: copy, stdio: 'pipe' });
}

const site = useSite();

test('a new game is on the front page, and one plays it against a bot to its end', async () => {
  const space = await serveStatic(join(copy, 'web/dist'));
  const { page, context, faults } = await visit(site.browser);
  const hands = { game: 'amber-hunt', wishes: [/^take/], short: {} };
  await page.goto(space.url);
  await page.waitForSelector('.game-card');
  expect(await page.locator('.game-card h3').allInnerTexts()).toEqual(['Amber Hunt']);
  await playNow(page, space.url, hands);
  await playToTheEnd(page, hands);
  expect(await page.textContent('.end-title')).toMatch(/win|share/);
  expectNoFaults(faults);
  await context.close();
  space.close();
});

test('its board stands what every board must', () => {
  inCopy('node_modules/.bin/vitest', 'run', '--config', 'web/browser-tests/vitest.config.ts', 'boards/amber-hunt');
});
