import type { Page } from 'playwright-core';
import type { Hands } from '../../browser-tests/hands.ts';
import { clickWanted, isOver, untilAsked } from '../../browser-tests/visit.ts';

/** Plays on until there is something to dig, and chooses a tile that can go several ways. */
export async function chooseTile(page: Page, hands: Hands): Promise<void> {
  for (let turn = 0; turn < 200; turn++) {
    await untilAsked(page);
    if (await isOver(page)) throw new Error('the game was over before there was a tile to dig');
    if ((await page.locator('[data-chip=dig]').count()) > 0) {
      await press(page, '[data-chip=dig]');
      await page.waitForSelector('.space-spot.legal');
      const cell = await tileOfManyWays(page);
      if (cell !== null) {
        await press(page, `[data-spot="${cell}"] > .hit`);
        await page.waitForSelector('.arrow-spot.legal');
        return;
      }
    }
    await clickWanted(page, hands, turn);
  }
  throw new Error('there never was a tile that could go several ways');
}

/** The spot of a space that several of the chips are about; while they are many, a chip stands for such a space itself. */
async function tileOfManyWays(page: Page): Promise<string | null> {
  const chips = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-chip]')].map(({ dataset }) => dataset.keys?.split(' ') ?? []),
  );
  const gathered = chips.find(([key, ...others]) => key?.startsWith('cell.') && others.length === 0);
  if (gathered !== undefined) return gathered[0];
  const cells = chips.flatMap(keys => keys.filter(key => key.startsWith('cell.')));
  return cells.find((cell, index) => cells.indexOf(cell) !== index) ?? null;
}

/** Presses without a pointer, which would stay where it is and point at whatever comes there next. */
async function press(page: Page, selector: string): Promise<void> {
  await page.evaluate(one => document.querySelector<HTMLElement>(one)?.click(), selector);
}
