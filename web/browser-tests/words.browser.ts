import { gameIds } from '@bonebed/games';
import { expect, test } from 'vitest';
import { expectAccessible } from './axe.ts';
import { useSite, visit } from './browser.ts';
import { PLACES } from './places.ts';
import { expectWords } from './spoken.ts';

const site = useSite();

for (const locale of ['en-US', 'fr-FR']) {
  test(`every page speaks the browser's language: ${locale}`, async () => {
    const { page, context } = await visit(site.browser, { locale });
    await page.goto(site.url);
    await page.waitForSelector('.game-card');
    expect(await page.getAttribute('html', 'lang')).toBe(locale.slice(0, 2));
    await expectWords(page, 'home');
    for (const [place, mark] of Object.entries(PLACES)) {
      await page.goto(`${site.url}#/${place}`);
      await page.waitForSelector(mark);
      // The rules speak of code and null; their own words are checked elsewhere.
      if (!place.startsWith('rules') && !place.startsWith('about')) await expectWords(page, place);
    }
    await context.close();
  });
}

test('the language can be changed at any time, and is remembered', async () => {
  const { page, context } = await visit(site.browser);
  await page.goto(site.url);
  await page.click('text=Français');
  await page.waitForSelector('text=Nouvelle partie');
  await page.reload();
  await page.waitForSelector('text=Nouvelle partie');
  await context.close();
});

test.each(gameIds)('the rules of %s can be read in French', async game => {
  const { page, context } = await visit(site.browser, { locale: 'fr-FR' });
  await page.goto(`${site.url}#/rules/${game}`);
  await page.waitForSelector('.rules[lang=fr] .rule');
  expect(await page.locator('.rules .note').count()).toBe(0);
  await context.close();
});

test('every rule can show the tests that prove it, on a page of their own', async () => {
  const { page, context } = await visit(site.browser);
  await page.goto(`${site.url}#/rules/holotype/HT-5.2`);
  await page.waitForSelector('.rule.current');
  expect(await page.locator('.proof').count()).toBe(0);
  await page.goto(`${site.url}#/about/holotype`);
  await page.click('a[href="#/proofs/holotype"]');
  await page.waitForSelector('[data-rule="HT-5.2"] + .proof');
  expect(await page.innerText('[data-rule="HT-5.2"] + .proof')).toContain('HT-5.2');
  await expectAccessible(page, 'proofs');
  await context.close();
});
