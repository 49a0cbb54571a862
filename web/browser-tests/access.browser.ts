import { test } from 'vitest';
import { hands as holotype } from '../boards/holotype/hands.ts';
import { expectAccessible } from './axe.ts';
import { openScreenGame, useSite, visit } from './browser.ts';
import { PLACES } from './places.ts';

const site = useSite();

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing on any page: ${theme}`, async () => {
    const { page, context } = await visit(site.browser, { theme });
    for (const [place, mark] of Object.entries(PLACES)) {
      await page.goto(`${site.url}#/${place}`);
      await page.waitForSelector(mark);
      await expectAccessible(page, `/${place}`);
    }
    await context.close();
  });
}

test('axe finds nothing under a cover', async () => {
  const { page, context } = await visit(site.browser);
  await openScreenGame(page, site.url, holotype, ['person', 'person']);
  await page.waitForSelector('.cover-card');
  await expectAccessible(page, 'cover');
  await context.close();
});
