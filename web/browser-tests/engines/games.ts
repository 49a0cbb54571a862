import { afterAll, beforeAll, expect, test } from 'vitest';
import { hands as fossilis } from '../../boards/fossilis/hands.ts';
import { hands as holotype } from '../../boards/holotype/hands.ts';
import { hands as ruthless } from '../../boards/ruthless/hands.ts';
import {
  isOver,
  lengthOf,
  openScreenGame,
  playByKeys,
  playByMouse,
  playNow,
  playSome,
  playToTheEnd,
  startHere,
  tabTo,
  untilAsked,
  useSite,
  visit,
} from '../browser.ts';
import { allHands } from '../hands.ts';
import { invite, playBoth } from '../meet.ts';
import { DIST, serveStatic } from '../space.ts';
import { expectWords } from '../spoken.ts';
import { foundHere, foundIn } from './look-back.ts';
import type { Engine, Visit } from './tab.ts';

/** In `npm run test:browsers` games have their full length, and all are played everywhere; else one stands for the others now and then. */
const IS_LONG = process.env.BROWSERS === 'long';
const lengthened = IS_LONG ? allHands.map(hands => ({ ...hands, short: {} })) : allHands;

/** What every browser besides Chromium must stand: whole games by mouse and by keyboard, a guest, a reload, French, no network. */
export function testEngine(start: () => Promise<Engine>): void {
  const site = useSite();
  let engine: Engine;
  beforeAll(async () => {
    engine = await start();
  });
  afterAll(() => engine?.close());

  /** A visitor, who leaves when the test is done; nothing may go wrong on their pages. */
  const withVisitor = async (name: string, see: (page: Visit['page']) => Promise<void>) => {
    const { page, faults, close } = await engine.visit(name);
    try {
      await see(page);
      expect(await faults()).toEqual([]);
    } finally {
      await close();
    }
  };

  test.each(lengthened)('$game: a whole game with the mouse, in French', hands =>
    withVisitor('Ada', async page => {
      await page.goto(site.url);
      await page.click('button[lang=fr]');
      await page.waitForSelector('html[lang=fr] .game-card');
      await openScreenGame(page, site.url, hands, ['person', 'bot']);
      await playByMouse(page, hands);
      expect(await isOver(page)).toBe(true);
      await expectWords(page, 'the end');
      expect(await page.getAttribute('html', 'lang')).toBe('fr');
    }),
  );

  test.each(lengthened)('$game: a whole game by keyboard alone', hands =>
    withVisitor('Ada', async page => {
      await openScreenGame(page, site.url, hands, ['person', 'bot'], async () => {
        await tabTo(page, '.form button[type=submit]');
        await page.keyboard.press('Enter');
      });
      await playByKeys(page, hands);
      expect(await isOver(page)).toBe(true);
    }),
  );

  test.each(IS_LONG ? lengthened : [ruthless])(
    '$game: Chromium invites, this one answers, and they play to the end',
    async hands => {
      const server = await startHere();
      const ada = await visit(site.browser, { name: 'Ada' });
      await withVisitor('Bo', async bo => {
        await invite(ada.page, bo, server.address, hands);
        await playBoth([ada.page, bo], hands);
        expect(await bo.innerText('.end-title')).toBe(await ada.page.innerText('.end-title'));
      });
      expect(ada.faults).toEqual([]);
      await ada.context.close();
      await server.stop();
    },
  );

  test('a reload in mid-turn finds the table as it was', () =>
    withVisitor('Ada', async page => {
      await playNow(page, site.url, holotype);
      const length = await playSome(page, holotype, 9);
      const chips = () => page.evaluate(() => document.querySelectorAll('[data-chip]').length);
      const before = await chips();
      await page.reload();
      await untilAsked(page);
      expect([await lengthOf(page), await chips()]).toEqual([length, before]);
    }));

  test('a look back finds the same numbers as elsewhere', () =>
    withVisitor('Ada', async page => {
      expect(await foundIn(page, site.url)).toMatchObject(await foundHere());
    }));

  test.each(IS_LONG ? lengthened : [fossilis])('$game: after one visit it plays without a network', async hands => {
    const space = await serveStatic(DIST);
    await withVisitor('Ada', async page => {
      await page.goto(space.url);
      await page.waitForSelector('#offline-ready');
      space.close();
      await page.reload();
      await page.click(`[data-play=${hands.game}]`);
      await (IS_LONG ? playToTheEnd(page, hands) : playSome(page, hands, 5));
    });
  });
}
