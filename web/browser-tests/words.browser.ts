import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { clickWanted, expectNoFaults, isOver, openScreenGame, untilAsked, useSite, visit } from './browser.ts';

const site = useSite();

/** What would be a key or a hole instead of a sentence. */
const RAW = /\b(?:ask|option|bar|event|score|end|helper|game|home|setting)\.[a-z]\w+|\{\w+|undefined|\bnull\b|\bNaN\b/;

async function expectWords(page: Page, where: string): Promise<void> {
  const text = await page.evaluate(() => {
    const labels = [...document.querySelectorAll('[aria-label], [title], [placeholder]')].map(element =>
      `${element.getAttribute('aria-label')} ${element.getAttribute('title')} ${element.getAttribute('placeholder')}`.replaceAll(
        'null',
        '',
      ),
    );
    return `${document.body.innerText}\n${labels.join('\n')}`;
  });
  expect(`${where}: ${RAW.exec(text)?.[0] ?? 'ok'}`).toBe(`${where}: ok`);
}

for (const locale of ['en-US', 'fr-FR']) {
  test(`every page and a whole game speak the browser's language: ${locale}`, async () => {
    const { page, context, faults } = await visit(site.browser, { locale });
    await page.goto(site.url);
    await page.waitForSelector('.game-card');
    expect(await page.getAttribute('html', 'lang')).toBe(locale.slice(0, 2));
    await expectWords(page, 'home');
    for (const place of [
      'screen/holotype',
      'invite/holotype',
      'rules/holotype',
      'about/holotype',
      'style',
      'nowhere',
    ]) {
      await page.goto(`${site.url}#/${place}`);
      await page.waitForTimeout(250);
      // The rules speak of code and null; their own words are checked elsewhere.
      if (!place.startsWith('rules') && !place.startsWith('about')) await expectWords(page, place);
    }
    await openScreenGame(page, site.url, ['person', 'bot']);
    for (let turn = 0; turn < 2000; turn++) {
      await untilAsked(page);
      if (await isOver(page)) break;
      if (turn % 10 === 0) {
        await page.evaluate(() => document.querySelector<HTMLElement>('#why-not')?.click());
        await expectWords(page, `turn ${turn}`);
        await page.keyboard.press('Escape');
      }
      await clickWanted(page, turn);
    }
    await expectWords(page, 'end');
    expectNoFaults(faults);
    await context.close();
  });
}

test('the language can be changed at any time, and is remembered', async () => {
  const { page, context } = await visit(site.browser);
  await page.goto(site.url);
  await page.click('text=Français');
  await page.waitForSelector('text=Mes tables');
  await page.reload();
  await page.waitForSelector('text=Mes tables');
  await context.close();
});
