import { gameIds } from '@bonebed/games';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  expectNoFaults,
  isOver,
  lengthOf,
  openScreenGame,
  playSome,
  playToTheEnd,
  startHere,
  untilAsked,
} from './browser.ts';
import { allHands } from './hands.ts';
import { DIST, openDevice, type Space, serveStatic, temporary, visitOnce } from './space.ts';

describe('after one visit, without a network', () => {
  const profile = temporary();
  let space: Space;
  beforeAll(async () => {
    space = await serveStatic(DIST, { under: '/games/bonebed/' });
  });

  test('the one visit', async () => {
    const { context, page, faults } = await openDevice(profile);
    await visitOnce(page, space.url);
    expectNoFaults(faults);
    await context.close();
    // From here on nobody answers at that address.
    space.close();
  });

  test.each(allHands)(
    'a game of $game against a bot, with the browser closed and opened again in mid-turn',
    async hands => {
      const before = await openDevice(profile);
      await openScreenGame(before.page, space.url, hands, ['person', 'bot']);
      const length = await playSome(before.page, hands, 7);
      const chips = await before.page.locator('[data-chip]').count();
      await before.context.close();

      const after = await openDevice(profile);
      await after.page.goto(space.url);
      await after.page.click('.table-row a');
      await untilAsked(after.page);
      expect(await lengthOf(after.page)).toBe(length);
      expect(await after.page.locator('[data-chip]').count()).toBe(chips);
      await playToTheEnd(after.page, hands);
      expect(await isOver(after.page)).toBe(true);
      expectNoFaults([...before.faults, ...after.faults]);
      await after.context.close();
    },
  );

  test('rules, editions, languages and fonts are there too', async () => {
    const { context, page, faults } = await openDevice(profile);
    for (const game of gameIds) {
      await page.goto(`${space.url}#/rules/${game}`);
      await page.waitForSelector('.rule');
      await page.goto(`${space.url}#/about/${game}`);
      await page.waitForSelector('main > p code');
    }
    await page.goto(space.url);
    await page.click('text=Français');
    await page.waitForSelector('text=Nouvelle partie');
    const missing = await page.evaluate(async () => {
      await document.fonts.ready;
      return [...document.fonts].filter(({ status }) => status === 'error').map(({ family }) => family);
    });
    expect(missing).toEqual([]);
    await page.click('text=English');
    await page.waitForSelector('text=New game');
    expectNoFaults(faults);
    await context.close();
  });

  test('the app can be installed: Chromium finds nothing missing', async () => {
    const { context, page } = await openDevice(profile);
    await page.goto(space.url);
    const session = await context.newCDPSession(page);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    const { errors } = await session.send('Page.getAppManifest');
    expect({ installabilityErrors, errors }).toEqual({ installabilityErrors: [], errors: [] });
    await context.close();
  });

  afterAll(() => space.close());
});

test('the first visit is enough: the page that was just opened needs the network no more', async () => {
  const space = await serveStatic(DIST);
  const { context, page, faults } = await openDevice(temporary());
  await visitOnce(page, space.url);
  space.close();
  await page.click('[data-play=holotype]');
  await untilAsked(page);
  await page.reload();
  await untilAsked(page);
  expectNoFaults(faults);
  await context.close();
});

test('served by a Bonebed server it is the same: the server stops, the page opens and plays on this device', async () => {
  const server = await startHere();
  const { context, page, faults } = await openDevice(temporary());
  await visitOnce(page, `${server.address}/`);
  await server.stop();
  await page.reload();
  await page.waitForSelector('text=No server here');
  await page.click('[data-play=holotype]');
  await untilAsked(page);
  expectNoFaults(faults);
  await context.close();
});
