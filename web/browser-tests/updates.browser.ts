import { loadGame } from '@bonebed/games';
import { oldGame } from '@bonebed/server/testing/past.ts';
import { beforeAll, expect, test } from 'vitest';
import { hands as holotype } from '../boards/holotype/hands.ts';
import {
  clickWanted,
  expectNoFaults,
  lengthOf,
  playNow,
  playSome,
  untilAsked,
  untilLength,
  untilSo,
} from './browser.ts';
import { buildClient } from './builds.ts';
import { type Device, DIST, openDevice, serveStatic, temporary, visitOnce } from './space.ts';

/** The client of tomorrow: the same rules of Holotype, or the next version of them. */
let sameRules = '';
let nextRules = '';
let laterRules = '';
beforeAll(async () => {
  // Its front page tells which build it is.
  const called = (to: string) => ({ file: 'web/texts/en.ts', from: 'A table for fossil hunters', to });
  const { version } = (await loadGame('holotype')).game;
  const rules = (later: number) => ({
    file: 'games/holotype/index.ts',
    from: `version: ${version},`,
    to: `version: ${version + later},`,
  });
  sameRules = await buildClient({ changes: [called('A table of tomorrow')] });
  nextRules = await buildClient({ changes: [called('The next rules'), rules(1)] });
  laterRules = await buildClient({ changes: [called('Later rules'), rules(2)] });
});

/** Takes the new version, and waits until the front page is the new one's, with everything there to play without a network. */
async function useNew({ page }: Device, title: string): Promise<void> {
  await page.click('#update >> text=Use it now');
  await page.waitForSelector(`h1:has-text("${title}")`);
  await page.waitForSelector('#offline-ready');
}

/** Someone plays with the build of today, in mid-turn; then the web space has another one, and the front page finds it. */
async function playThenFind(device: Device, next: string, first = DIST) {
  const space = await serveStatic(first);
  const { page } = device;
  await visitOnce(page, space.url);
  await playNow(page, space.url, holotype);
  const length = await playSome(page, holotype, 5);
  const table = page.url();
  space.show(next);
  return { space, table, length };
}

/** What a browser does by itself now and then: it looks whether there is a new version. */
function lookForUpdate({ page }: Device): Promise<void> {
  return page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
}

const buildNames = ({ page }: Device) => page.evaluate(async () => (await caches.keys()).length);

test('a new version is offered off the table, never used unasked, and the table goes on with it', async () => {
  const device = await openDevice(temporary());
  const { page, faults } = device;
  const { space, table, length } = await playThenFind(device, sameRules);
  await lookForUpdate(device);
  // The table in play hears nothing of it, and lazy parts of the old build still come.
  await untilSo(page, async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null);
  expect(await page.locator('#update').count()).toBe(0);
  await page.click('#rules');
  await page.waitForSelector('.drawer .rule');
  await page.goto(space.url);
  await page.waitForSelector('#update');
  expect(await page.innerText('h1')).toBe('A table for fossil hunters');
  await page.click('#update >> text=Later');
  await page.reload();
  await page.waitForSelector('#update');
  expect(await page.innerText('h1')).toBe('A table for fossil hunters');
  await useNew(device, 'A table of tomorrow');
  // The old build goes: its tables have the same rules.
  await untilSo(page, async () => (await caches.keys()).length === 1);
  space.close();
  await page.goto(table);
  await untilAsked(page);
  expect(await lengthOf(page)).toBe(length);
  expectNoFaults(faults);
  await device.context.close();
});

test('a table keeps the version of its rules: the build that has them stays, and opens for it', async () => {
  const device = await openDevice(temporary());
  const { page, faults } = device;
  const { space, table, length } = await playThenFind(device, nextRules);
  await page.goto(space.url);
  await lookForUpdate(device);
  await useNew(device, 'The next rules');
  expect(await page.locator('#update').count()).toBe(0);
  await playNow(page, space.url, holotype);
  const newer = page.url();
  expect(newer).not.toContain('build=');
  await page.goto(table);
  await untilAsked(page);
  expect(page.url()).toContain('?build=');
  expect(await lengthOf(page)).toBe(length);
  await clickWanted(page, holotype, 9);
  await untilLength(page, 'more than', length);
  await untilAsked(page);
  // Everywhere else the newest is shown.
  await page.click('.home-link');
  await page.waitForURL(address => !address.search.includes('build'));
  // The list tells which table that is.
  await page.waitForSelector('.table-row:has-text("its own rules (version")');

  // Two versions on, and without a network, both tables are still played with their own rules.
  space.show(laterRules);
  await lookForUpdate(device);
  await useNew(device, 'Later rules');
  await untilSo(page, async () => (await caches.keys()).length === 3);
  space.close();
  for (const address of [table, newer]) {
    await page.goto(address);
    await untilAsked(page);
    expect(page.url()).toContain('?build=');
  }
  expect(await buildNames(device)).toBe(3);
  expectNoFaults(faults);
  await device.context.close();
});

test('a table whose rules no build of the device has goes on with them all the same: they are fetched, and stay', async () => {
  const device = await openDevice(temporary());
  const { page, faults } = device;
  const space = await serveStatic(nextRules);
  await visitOnce(page, space.url);
  const isRules = (path: string) => path.includes('holotype@1-');
  expect(space.asked.filter(isRules)).toEqual([]);
  await page.goto(`${space.url}#/import`);
  await page.fill('textarea', oldGame('holotype', 30));
  await page.click('text=Read it');
  await page.waitForSelector('#imported:has-text("version 1")');
  const seats = page.locator('.seat-list select:has(option[value=bot])');
  for (let seat = 1; seat < (await seats.count()); seat++) await seats.nth(seat).selectOption('bot');
  await page.click('#keep-here');
  await untilAsked(page);
  expect(space.asked.filter(isRules)).not.toEqual([]);
  // Without a network, after the browser was closed in mid-turn: the board, the bot and the record know the rules of then.
  space.close();
  const length = await playSome(page, holotype, 4);
  await page.reload();
  await untilAsked(page);
  expect(await lengthOf(page)).toBe(length);
  expect(page.url()).not.toContain('build=');
  for (let turn = 9; (await lengthOf(page)) === length; turn++) {
    await clickWanted(page, holotype, turn);
    await untilAsked(page);
  }
  await page.goto(`${space.url}#/tables`);
  await page.waitForSelector('.table-row:has-text("its own rules (version 1)")');
  expectNoFaults(faults);
  await device.context.close();
});

test('a table whose rules are nowhere is kept, says so, and its record can be saved', async () => {
  const device = await openDevice(temporary());
  const { page, faults } = device;
  const { space, table } = await playThenFind(device, nextRules, laterRules);
  await page.goto(space.url);
  await lookForUpdate(device);
  await useNew(device, 'The next rules');
  // As if the browser had needed the room.
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await page.goto(table);
  await page.waitForSelector('text=waits for its own rules');
  expect(await page.innerText('.lost')).toContain('of the rules');
  const download = page.waitForEvent('download');
  await page.click('text=Save the record');
  expect((await download).suggestedFilename()).toContain('holotype');
  await page.goto(space.url);
  await page.waitForSelector('.table-row');
  space.close();
  expectNoFaults(faults);
  await device.context.close();
});
