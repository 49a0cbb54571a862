import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './axe.ts';
import { expectNoFaults, lengthOf, openScreenGame, playSome, tabTo, untilAsked, useSite, visit } from './browser.ts';
import type { Hands } from './hands.ts';

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
/** What stays on the table whatever is played. */
const THING = '.board [data-thing]';

/** Lays the names over the table and says what of it nobody explains: things without words, icons that belong to nothing. */
export async function unexplained(page: Page): Promise<string[]> {
  const length = await lengthOf(page);
  // Taken before: drawings that come when the table stands may come after the names.
  const things = await page.evaluate(() =>
    [...document.querySelectorAll('.table [data-thing]:not(.log *)')].map(one => one.getAttribute('data-thing') ?? ''),
  );
  await page.keyboard.press('?');
  await page.waitForSelector('dialog.names[open]');
  const found = await page.evaluate(shown => {
    const named = new Set(
      [...document.querySelectorAll('[data-names]')].flatMap(label =>
        label.textContent?.trim() === '' ? [] : (label.getAttribute('data-names') ?? '').split(' '),
      ),
    );
    const isNamed = (control: Element | null) =>
      control !== null && (control.getAttribute('aria-label') ?? control.textContent ?? '').trim() !== '';
    const icons = [...document.querySelectorAll('.table :is(.board, .hand-area, .side) .icon')].filter(
      icon => icon.closest('[data-thing]') === null && !isNamed(icon.closest('button, a, summary, .recap p')),
    );
    return [
      ...shown.filter(thing => !named.has(thing)).map(thing => `no words for '${thing}'`),
      ...icons.map(icon => `an icon that is nothing: ${icon.parentElement?.outerHTML.slice(0, 160)}`),
    ];
  }, things);
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog.names', { state: 'detached' });
  // Where others answer at the same time, the names may have been those of the moment before.
  return (await lengthOf(page)) === length ? found : unexplained(page);
}

/** What every board must stand: its things explain themselves, by mouse, thumb and keyboard. That none is left out, whole games see (`unexplained`). */
export function testThings(hands: Hands): void {
  const site = useSite();

  test('the pointer, the focus and the names explain, and lead to the rule', async () => {
    const { page, context, faults } = await visit(site.browser);
    await openScreenGame(page, site.url, hands, ['person', 'bot']);
    await playSome(page, hands, 1);
    await untilExplaining(page);
    const before = await lengthOf(page);
    await page.locator(`${THING}:visible`).first().hover();
    await page.waitForSelector('.thing-note h3');
    await expectAccessible(page, 'a thing explained');
    await page.keyboard.press('Escape');
    await page.waitForSelector('.thing-note', { state: 'detached' });
    await page.click('#names');
    await page.waitForSelector('.names-label:visible');
    await expectAccessible(page, 'names');
    await page.locator('.names-label:visible').first().focus();
    await page.keyboard.press('Enter');
    await page.click('.thing-note [data-reads]');
    await page.waitForSelector('.drawer .rules-body');
    await page.keyboard.press('Escape');
    await page.waitForSelector('.drawer .rules-body', { state: 'detached' });
    // A name in the log is one of these things, too: under the pointer and in the order of the Tab key.
    const name = page.locator('.log [data-thing]:visible').last();
    await name.hover();
    await page.waitForSelector('.thing-note h3');
    await page.keyboard.press('Escape');
    await page.waitForSelector('.thing-note', { state: 'detached' });
    await tabTo(page, '.log [data-thing]');
    await page.waitForSelector('.thing-note h3');
    expect(await lengthOf(page)).toBe(before);
    expectNoFaults(faults);
    await context.close();
  });

  test('a long press explains and never chooses', async () => {
    const { page, context, faults } = await visit(site.browser, PHONE);
    await openScreenGame(page, site.url, hands, ['person', 'bot']);
    await untilAsked(page);
    await untilExplaining(page);
    const before = await lengthOf(page);
    const thing = page.locator('[data-thing]:visible').first();
    await thing.scrollIntoViewIfNeeded();
    const box = await thing.boundingBox();
    if (box === null) throw new Error('the thing is not on the screen');
    const touch = await context.newCDPSession(page);
    const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
    await page.waitForSelector('.thing-note h3');
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.tap('.thing-note .dialog-close');
    await page.waitForSelector('.thing-note', { state: 'detached' });
    expect(await lengthOf(page)).toBe(before);
    expectNoFaults(faults);
    await context.close();
  });
}

/** The layer that explains comes after the table: it is there when its words can be heard. */
async function untilExplaining(page: Page): Promise<void> {
  await page.waitForSelector('.table > .hidden[role=status]', { state: 'attached' });
}
