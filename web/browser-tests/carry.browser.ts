import { loadGame } from '@bonebed/games';
import { readRecord } from '@bonebed/kernel';
import type { Download, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hands as holotype } from '../boards/holotype/hands.ts';
import { expectAccessible } from './axe.ts';
import {
  clickWanted,
  expectNoFaults,
  isOver,
  lengthOf,
  playNow,
  playSome,
  startHere,
  untilAsked,
  untilLength,
  useSite,
  visit,
} from './browser.ts';
import { buildClient } from './builds.ts';
import { serveStatic } from './space.ts';
import { expectWords } from './spoken.ts';

const site = useSite();

async function playHere(page: Page, url: string): Promise<number> {
  await playNow(page, url, holotype);
  return playSome(page, holotype, 6);
}

async function textOf(download: Download): Promise<string> {
  return Buffer.concat(await (await download.createReadStream()).toArray()).toString('utf8');
}

/** Saves the record of the first table in the list. */
async function savedRecord(page: Page): Promise<string> {
  await page.click('.table-row [aria-expanded=false]');
  const download = page.waitForEvent('download');
  await page.click('.row-tools >> text=Save the record');
  return textOf(await download);
}

test('a table is renamed, removed, brought back, saved as a file and brought in again', async () => {
  const { page, context, faults } = await visit(site.browser);
  const length = await playHere(page, site.url);
  await page.goto(`${site.url}#/tables`);
  await page.waitForSelector('.table-row');
  await page.click('.table-row [aria-expanded]');
  await expectAccessible(page, 'tables');
  await expectWords(page, 'tables');
  await page.click('.row-tools >> text=Rename');
  await page.fill('.table-row input', 'The long one');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.table-row a:has-text("The long one")');

  await page.click('.row-tools >> text=Remove');
  await page.waitForSelector('.table-row', { state: 'detached' });
  await page.click('text=Bring it back');
  await page.waitForSelector('.table-row a:has-text("The long one")');

  // Its name stays when it is played on.
  await page.click('.table-row a');
  await untilAsked(page);
  const later = await playSome(page, holotype, 2);
  expect(later).toBeGreaterThan(length);
  await page.goto(`${site.url}#/tables`);
  await page.waitForSelector('.table-row a:has-text("The long one")');

  const record = await savedRecord(page);
  expect(readRecord(record).answers.length).toBe(later);
  await page.goto(`${site.url}#/import`);
  await page.setInputFiles('input[type=file]', {
    name: 'mine.bonebed',
    mimeType: 'text/plain',
    buffer: Buffer.from(record),
  });
  await page.waitForSelector('#imported');
  await expectAccessible(page, 'import');
  await expectWords(page, 'import');
  await page.locator('.seat-list select').nth(1).selectOption('bot');
  await page.click('#keep-here');
  await untilAsked(page);
  expect(await lengthOf(page)).toBe(later);
  expectNoFaults(faults);
  await context.close();
});

test('what is wrong with a text that is brought in is told in words, with the place', async () => {
  const { page, context, faults } = await visit(site.browser);
  await playHere(page, site.url);
  await page.goto(`${site.url}#/tables`);
  const record = await savedRecord(page);
  const lines = record.split('\n');
  const first = lines.findIndex(line => /^\d /.test(line));
  const edited = (index: number, line: string) => lines.map((old, at) => (at === index ? line : old)).join('\n');
  const wrong: readonly (readonly [string, RegExp])[] = [
    ['', /nothing to read/],
    ['a letter to my aunt', /not a record.*line 1/],
    [lines.slice(0, first + 2).join('\n'), /cut off/],
    [record.replace('game holotype', 'game monopoly'), /not here: monopoly/],
    [record.replace(/^version \d+$/m, 'version 99'), /another version of the rules/],
    [record.replace(/^edition .+$/m, `edition ${'0'.repeat(16)}`), /edition that is not on this device/],
    [edited(first, `${lines[first].split(' ').slice(0, 2).join(' ')} nonsense`), /against the rules.*answer 1/],
    [`${site.url}#/replay/AAAA`, /link is damaged/],
  ];
  await page.goto(`${site.url}#/import`);
  for (const [text, words] of wrong) {
    await page.fill('textarea', text);
    await page.click('text=Read it');
    await page.waitForFunction(
      source => new RegExp(source).test(document.querySelector('#import-fault')?.textContent ?? ''),
      words.source,
    );
  }
  await page.fill('textarea', record);
  await page.click('text=Read it');
  await page.waitForSelector('#imported');
  expect(await page.locator('#import-fault').count()).toBe(0);
  expectNoFaults(faults);
  await context.close();
});

test('a table of the device goes on with a friend on the server', async () => {
  const server = await startHere();
  const ada = await visit(site.browser, { name: 'Ada' });
  const bo = await visit(site.browser, { name: 'Bo' });
  const { page } = ada;
  const length = await playHere(page, `${server.address}/`);
  await page.goto(`${server.address}/#/tables`);
  await page.click('.table-row [aria-expanded]');
  await page.click('.row-tools >> text=Go on with others');
  await page.waitForSelector('#upload');
  // The bot's seat becomes a friend's.
  await page.locator('.seat-list select').nth(1).selectOption('person');
  await page.click('#upload');
  const link = await page.inputValue('#invite-link');
  await bo.page.goto(link);
  await bo.page.click('#join');
  await page.click('#start:not([disabled])');
  await page.waitForSelector('.table');
  await bo.page.waitForSelector('.table');
  expect(await lengthOf(page)).toBe(length);
  expect(await lengthOf(bo.page)).toBe(length);
  for (let turn = 0; turn < 12; turn++) {
    for (const one of [page, bo.page]) if (!(await isOver(one))) await clickWanted(one, holotype, turn);
  }
  await untilLength(bo.page, 'more than', length);
  expectNoFaults([...ada.faults, ...bo.faults]);
  await ada.context.close();
  await bo.context.close();
  await server.stop();
});

test('the static build in a folder of a web space: no server is looked for, a game goes to one by its address', async () => {
  const space = await serveStatic(await buildClient({ mode: 'static' }), { under: '/~ada/bonebed/' });
  const server = await startHere();
  const { page, context, faults } = await visit(site.browser);
  const length = await playHere(page, space.url);
  await page.goto(space.url);
  await page.waitForSelector('text=No server here');
  expect(space.asked.filter(path => path.includes('/api/'))).toEqual([]);
  await page.click('.table-row [aria-expanded]');
  await page.click('.row-tools >> text=Go on with others');
  await page.click('button:has-text("Go there with the game")');
  await page.waitForSelector('text=not an address');
  await page.fill('input[inputmode=url]', server.address);
  await page.click('button:has-text("Go there with the game")');
  await page.waitForSelector('#upload');
  expect(page.url().startsWith(server.address)).toBe(true);
  await page.click('#upload');
  await page.click('#start:not([disabled])');
  await page.waitForSelector('.table');
  expect(await lengthOf(page)).toBeGreaterThanOrEqual(length);
  expectNoFaults(faults);
  await context.close();
  await server.stop();
  space.close();
});

test('an edition of one’s own: loaded from a file, played with, named in the record and on its page', async () => {
  const { page, context, faults } = await visit(site.browser);
  const { components } = await loadGame('holotype');
  const changed = JSON.stringify(components).replace('"version":1,', '"version":7,');
  expect(changed).not.toBe(JSON.stringify(components));
  const load = (name: string, text: string) =>
    page.setInputFiles('input[type=file]', { name, mimeType: 'application/json', buffer: Buffer.from(text) });
  const expectFault = (words: RegExp) =>
    page.waitForFunction(
      source => new RegExp(source).test(document.querySelector('#edition-fault')?.textContent ?? ''),
      words.source,
    );
  await page.goto(`${site.url}#/about/holotype`);
  await page.waitForSelector('#shelf');
  await load('broken.json', '{"id": ');
  await expectFault(/broken.json can.t be read/);
  await load('other.json', JSON.stringify((await loadGame('fossilis')).components));
  await expectFault(/other.json is an edition of another game .fossilis./);
  const faulty = changed.replace(/("specimens":\{.*?"research":)\d+/, '$1"many"');
  expect(faulty).not.toBe(changed);
  await load('faulty.json', faulty);
  await expectFault(/faulty.json can.t be played with: look at specimens.*research/);
  await expectWords(page, 'edition');

  await load('my box.json', changed);
  await page.waitForSelector('text=1 value differs');
  await expectAccessible(page, 'edition');
  const edition = await page.innerText('main > p code');
  expect(await page.innerText('.differences')).toContain('version');

  await page.goto(`${site.url}#/screen/holotype`);
  await page.waitForSelector('[name=edition]');
  await page.selectOption('[name=edition]', { label: 'my box' });
  await page.locator('.seat-list select').nth(1).selectOption('bot');
  await page.click('.form button[type=submit]');
  await untilAsked(page);
  await page.reload();
  await untilAsked(page);
  await page.click('#menu');
  const download = page.waitForEvent('download');
  await page.click('dialog >> text=Save the record');
  const record = await textOf(await download);
  expect(readRecord(record).header.edition).toBe(edition);
  await page.click('dialog >> text=About this edition');
  await page.waitForSelector('main b:has-text("my box")');

  // A device without the edition says which one it wants.
  const other = await visit(site.browser);
  await other.page.goto(`${site.url}#/import`);
  await other.page.fill('textarea', record);
  await other.page.click('text=Read it');
  await other.page.waitForSelector('#import-fault:has-text("Load the file of that edition first")');
  await other.context.close();
  expectNoFaults(faults);
  await context.close();
});
