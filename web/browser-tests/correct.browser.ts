import { gameIds } from '@bonebed/games';
import { loadPrinted } from '@bonebed/games/printed.ts';
import { expect, test } from 'vitest';
import { hands as holotype } from '../boards/holotype/hands.ts';
import { expectAccessible } from './axe.ts';
import { expectNoFaults, playNow, untilAsked, useSite, visit } from './browser.ts';

const site = useSite();

test('whoever owns the box corrects a card, sees what differs, and plays with it at once', async () => {
  const { page, context, faults } = await visit(site.browser);
  await page.goto(`${site.url}#/about/holotype`);
  await page.waitForSelector('.known');
  expect(await page.innerText('.known table')).toMatch(/Milestones\s+6\s+–\s+–/);
  await page.click('.known a.button');
  await page.waitForSelector('.correct-card');
  await expectAccessible(page, 'correct');
  expect(await page.isDisabled('#correct-play')).toBe(true);

  // The keyboard is enough to choose a card and to come to its fields.
  const first = await page.innerText('.correct-card legend');
  await page.focus('#correct-piece');
  await page.keyboard.press('ArrowDown');
  await page.waitForFunction(was => document.querySelector('.correct-card legend')?.textContent !== was, first);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('.correct-field') !== null)).toBe(true);
  const points = page.getByLabel('VP', { exact: true });
  const before = await points.inputValue();
  await points.fill('many');
  await page.waitForSelector('.correct-card .fault:has-text("A whole number from 0 to 20.")');
  expect(await points.getAttribute('aria-invalid')).toBe('true');
  await expectAccessible(page, 'correct with a fault');
  await points.fill(before === '9' ? '8' : '9');
  await page.waitForSelector('.correct-card .fault', { state: 'detached' });
  await page.waitForSelector('.differences:has-text(".vp")');
  await page.waitForSelector('[role=status]:has-text("Your changes are not kept yet.")');

  // A look elsewhere loses nothing.
  await page.goto(`${site.url}#/rules/holotype`);
  await page.waitForSelector('.rule');
  await page.goBack();
  await page.waitForSelector('.differences:has-text(".vp")');

  await page.click('#correct-play');
  await untilAsked(page);
  await page.click('#menu');
  await page.click('dialog >> text=About this edition');
  await page.waitForSelector('main b:has-text("My box")');
  await page.waitForSelector('text=1 value differs');
  expectNoFaults(faults);
  await context.close();
});

test('a card that is enlarged says whether a source shows it, and leads to its form', async () => {
  const { page, context, faults } = await visit(site.browser);
  await playNow(page, site.url, holotype);
  await page.locator('.hand .card .hit').first().click();
  await page.waitForSelector('dialog.enlarged .card-source:has-text("†")');
  // It is said once: by the card itself, not by its whole deck.
  expect(await page.locator('dialog.enlarged .dagger:visible').count()).toBe(0);
  await expectAccessible(page, 'source of a card');
  const name = await page.innerText('dialog.enlarged .specimen-card');
  await page.click('dialog.enlarged .card-source a');
  await page.waitForSelector('.correct-card');
  const legend = (await page.innerText('.correct-card legend')).replace('†', '').trim();
  expect(name.replaceAll(/\s+/g, ' ')).toContain(legend);
  expectNoFaults(faults);
  await context.close();
});

test('in French an enlarged card has its English name beside it', async () => {
  const { page, context, faults } = await visit(site.browser, { locale: 'fr-FR' });
  await playNow(page, site.url, holotype);
  await page.locator('.milestone .hit').first().click();
  await page.waitForSelector('dialog.enlarged .card-source:has-text("Library Grant")');
  expectNoFaults(faults);
  await context.close();
});

test('leaving with changes that are kept nowhere asks first; throwing them away, it does not', async () => {
  const { page, context, faults } = await visit(site.browser);
  await page.goto(`${site.url}#/correct/holotype`);
  await page.waitForSelector('.correct-card');
  const asked: string[] = [];
  page.on('dialog', dialog => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await page.getByLabel('VP', { exact: true }).fill('1');
  await page.waitForSelector('.differences');
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await page.click('text=Throw all changes away');
  await page.waitForSelector('.differences', { state: 'detached' });
  const gone = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await gone;
  expect(asked).toEqual(['beforeunload']);
  expectNoFaults(faults);
  await context.close();
});

const printed = await Promise.all(gameIds.map(loadPrinted));

test.each(gameIds.filter((_, index) => printed[index] !== null))(
  '%s: every kind of component has a form, in French and on a phone',
  async game => {
    const { page, context, faults } = await visit(site.browser, {
      locale: 'fr-FR',
      viewport: { width: 360, height: 740 },
    });
    await page.goto(`${site.url}#/correct/${game}`);
    await page.waitForSelector('.correct-card');
    const kinds = await page.locator('#correct-kind option').count();
    expect(kinds).toBeGreaterThan(0);
    for (let kind = 0; kind < kinds; kind++) {
      await page.selectOption('#correct-kind', String(kind));
      await page.waitForSelector('.correct-field');
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wide, `kind ${kind}`).toBeLessThanOrEqual(0);
    }
    expect(await page.innerText('main')).toContain('Ce qui diffère');
    await expectAccessible(page, `correct ${game}`);
    expectNoFaults(faults);
    await context.close();
  },
);
