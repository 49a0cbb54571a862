import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { clickWanted, openScreenGame, playNow, playToTheEnd, untilAsked, useSite, visit } from './browser.ts';

const site = useSite();
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** No violation of any rule that axe knows, contrast included. */
async function expectAccessible(page: Page, where: string): Promise<void> {
  await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    const axe: {
      run: (
        root: Document,
        options: object,
      ) => Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }>;
    } = Reflect.get(window, 'axe');
    const { violations } = await axe.run(document, { resultTypes: ['violations'] });
    return violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .slice(0, 3)
          .map(node => `${node.html.slice(0, 160)} ${node.failureSummary?.slice(0, 220)}`)
          .join(' | ')}`,
    );
  });
  expect({ where, found }).toEqual({ where, found: [] });
}

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing on any page: ${theme}`, async () => {
    const { page, context } = await visit(site.browser, { theme });
    for (const place of [
      '',
      'screen/holotype',
      'invite/holotype',
      'rules/holotype/HT-5.2',
      'about/holotype',
      'style',
      'nowhere',
    ]) {
      await page.goto(`${site.url}#/${place}`);
      await page.waitForTimeout(600);
      await expectAccessible(page, `/${place}`);
    }
    await context.close();
  });

  test(`axe finds nothing at a table: ${theme}`, async () => {
    const { page, context } = await visit(site.browser, { theme });
    await playNow(page, site.url);
    await expectAccessible(page, 'start');
    for (let turn = 0; turn < 40; turn++) {
      await untilAsked(page);
      await clickWanted(page, turn);
    }
    await untilAsked(page);
    await expectAccessible(page, 'middle');
    if (await page.isVisible('#why-not')) {
      await page.click('#why-not');
      await expectAccessible(page, 'refusals');
      await page.keyboard.press('Escape');
    }
    await page.click('#menu');
    await expectAccessible(page, 'menu');
    await page.keyboard.press('Escape');
    await page.click('#rules');
    await page.waitForSelector('.drawer .rule');
    await expectAccessible(page, 'rules drawer');
    await context.close();
  });
}

test('axe finds nothing on a phone, under a cover, and at the end', async () => {
  const { page, context } = await visit(site.browser, {
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  await openScreenGame(page, site.url, ['person', 'person']);
  await page.waitForSelector('.cover-card');
  await expectAccessible(page, 'cover');
  await openScreenGame(page, site.url, ['person', 'bot']);
  await untilAsked(page);
  await expectAccessible(page, 'phone');
  await playToTheEnd(page);
  await page.waitForSelector('.series path');
  await expectAccessible(page, 'end');
  await context.close();
});
