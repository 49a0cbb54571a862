import { gameIds, loadLessons } from '@bonebed/games';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from './axe.ts';
import { expectNoFaults, tabTo, useSite, visit } from './browser.ts';

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const ALL = await Promise.all(
  gameIds.map(async game => (await loadLessons(game)).map(({ id, chapters }) => ({ game, id, chapters }))),
);

/** What a teacher points at, and is not chosen yet. */
const SPOT = '.spot.ringed:not(.selected):not(:has(.spot)) > .hit:visible';
const CHIP = '.chip.ringed';
/** What a finger chose and cannot be taken back waits for a second tap here. */
const COMMIT = '.button.commit';

/** Where the lesson stands, as its letter says. */
function standing(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { step, over } = document.querySelector<HTMLElement>('.letter')?.dataset ?? {};
    const selected = document.querySelectorAll('.spot.selected').length;
    const asked = document.querySelector('.prompt:has(.chip) #prompt-words')?.textContent;
    const chips = [...document.querySelectorAll('.chip')].map(chip => chip.getAttribute('data-chip'));
    const isHeld = document.querySelector('.button.commit') !== null;
    return `${step} ${over} ${selected} ${asked} ${chips} ${isHeld}`;
  });
}

/** Waits until the lesson stands elsewhere, and the learner is asked or the chapter is over. */
async function untilElsewhere(page: Page, before: string): Promise<void> {
  await page.waitForFunction(known => {
    const { step, over } = document.querySelector<HTMLElement>('.letter')?.dataset ?? {};
    const selected = document.querySelectorAll('.spot.selected').length;
    const asked = document.querySelector('.prompt:has(.chip) #prompt-words')?.textContent;
    const chips = [...document.querySelectorAll('.chip')].map(chip => chip.getAttribute('data-chip'));
    const isHeld = document.querySelector('.button.commit') !== null;
    const now = `${step} ${over} ${selected} ${asked} ${chips} ${isHeld}`;
    return now !== known && document.querySelector('.letter .task') !== null;
  }, before);
}

/** Has it shown what is to be done until something is seen; a step may take several answers. */
async function showUntil(page: Page, seen: string): Promise<void> {
  while (!(await page.isVisible(seen))) {
    await page.waitForSelector('.letter .task');
    const before = await standing(page);
    await page.click('#show-me');
    await untilElsewhere(page, before);
  }
}

/** Does what each letter asks for until the lesson is done; returns the steps that were seen. */
async function learn(page: Page, act: (page: Page) => Promise<void>): Promise<Set<string>> {
  const steps = new Set<string>();
  for (;;) {
    await page.waitForSelector('.letter .task');
    const before = await standing(page);
    if (await page.isVisible('#lesson-done')) return steps;
    if (await page.isVisible('#next-chapter')) await page.click('#next-chapter');
    else {
      steps.add(before.split(' ')[0]);
      // What is only looked at is no answer, and lies on the table until it is closed.
      const isLook = (await page.locator(`${CHIP}, ${COMMIT}`).count()) === 0;
      await act(page);
      if (isLook) await page.waitForSelector('dialog[open]');
    }
    await untilElsewhere(page, before);
    if (await page.isVisible('dialog[open]')) {
      await page.keyboard.press('Escape');
      await page.waitForSelector('dialog[open]', { state: 'detached' });
    }
  }
}

async function byMouse(page: Page): Promise<void> {
  const spot = page.locator(SPOT).first();
  await ((await spot.count()) > 0 ? spot.click() : page.locator(CHIP).first().click());
}

async function byThumb(page: Page): Promise<void> {
  if (await page.isVisible(COMMIT)) return page.tap(COMMIT);
  const chip = page.locator(CHIP).first();
  await ((await chip.count()) > 0 ? chip.tap() : page.locator(SPOT).first().tap());
}

async function byKeyboard(page: Page): Promise<void> {
  if ((await page.locator(CHIP).count()) > 0) {
    await tabTo(page, CHIP);
    await page.keyboard.press('Enter');
  } else {
    await tabTo(page, '.spot.ringed > .hit');
    await page.keyboard.press('e');
  }
}

describe.each(ALL.flat())('$game: the lesson $id', ({ game, id, chapters }) => {
  const site = useSite();
  const steps = chapters.flatMap(({ steps: own }, chapter) => own.map((_, step) => `${chapter + 1}.${step + 1}`));

  test('is learned with the mouse, from the front page to its end', async () => {
    const { page, context, faults } = await visit(site.browser);
    await page.goto(site.url);
    await page.click(`[data-learn=${game}]`);
    await page.click(`[data-lesson=${id}]`);
    await page.waitForSelector('.letter .task');
    await expectAccessible(page, 'a lesson');
    expect([...(await learn(page, byMouse))]).toEqual(steps);
    // The score sheet of a game that is over lies on it.
    await page.evaluate(() => document.querySelector<HTMLElement>('#lesson-done')?.click());
    await page.waitForSelector('.lesson .done');
    expectNoFaults(faults);
    await context.close();
  });

  test('is learned with a thumb, in French', async () => {
    const { page, context, faults } = await visit(site.browser, { ...PHONE, locale: 'fr-FR' });
    await page.goto(`${site.url}#/learn/${game}/${id}`);
    expect([...(await learn(page, byThumb))]).toEqual(steps);
    expectNoFaults(faults);
    await context.close();
  });

  test('is learned by keyboard', async () => {
    const { page, context, faults } = await visit(site.browser);
    await page.goto(`${site.url}#/learn/${game}/${id}`);
    expect([...(await learn(page, byKeyboard))]).toEqual(steps);
    expectNoFaults(faults);
    await context.close();
  });

  test('goes back a step, on after a reload, and to the game that goes on from it', async () => {
    const { page, context, faults } = await visit(site.browser);
    await page.goto(`${site.url}#/learn/${game}/${id}`);
    await page.waitForSelector('.letter .task');
    await showUntil(page, '.letter[data-step="1.2"] .task');
    await page.reload();
    await page.waitForSelector('.letter[data-step="1.2"] .task');
    await page.click('#step-back');
    await page.waitForSelector('.letter[data-step="1.1"] .task');
    const on = chapters.findIndex(({ canPlayOn }) => canPlayOn);
    await page.click('.chapter-list summary');
    await page.click(`.chapters li:nth-child(${on + 1}) button`);
    await page.waitForSelector(`.letter[data-step="${on + 1}.1"] .task`);
    await showUntil(page, '#play-on');
    await page.click('#play-on');
    await page.waitForSelector('.table:not(:has(.letter)) .chip');
    expectNoFaults(faults);
    await context.close();
  });
});
