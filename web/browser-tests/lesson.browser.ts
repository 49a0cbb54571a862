import { gameIds, loadLessons } from '@bonebed/games';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from './axe.ts';
import { expectNoFaults, tabTo, useSite, visit } from './browser.ts';
import { namedButUnseen, namesOf } from './named.ts';

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const ALL = await Promise.all(
  gameIds.map(async game => (await loadLessons(game)).map(({ id, chapters }) => ({ game, id, chapters }))),
);

/** What a teacher points at, and is not chosen yet. */
const SPOT = '.spot.ringed:not(.selected):not(:has(.spot)) > .hit:visible';
const CHIP = '.chip.ringed';
/** What a finger chose and cannot be taken back waits for a second tap here. */
const COMMIT = '.button.commit';

/** A step of an automaton's turn, and the button for the next one. */
const NEXT = '.narration-next';

/** Where the lesson stands: its letter, what is chosen, what is asked, and what is told. Runs in the page. */
function whereItStands(): string {
  const { step, over } = document.querySelector<HTMLElement>('.letter')?.dataset ?? {};
  const selected = document.querySelectorAll('.spot.selected').length;
  const asked = document.querySelector('.prompt:has(.chip) #prompt-words')?.textContent;
  const chips = [...document.querySelectorAll('.chip')].map(chip => chip.getAttribute('data-chip'));
  const told = document.querySelector('.narration .label')?.textContent;
  const isHeld = document.querySelector('.button.commit') !== null;
  return `${step} ${over} ${selected} ${asked} ${chips} ${told} ${isHeld}`;
}

/** Waits until the lesson stands elsewhere, and the learner is asked or the chapter is over. */
async function untilElsewhere(page: Page, before: string): Promise<void> {
  await page.waitForFunction(
    ([known, standing]) =>
      new Function(`return (${standing})()`)() !== known && document.querySelector('.letter .task') !== null,
    [before, whereItStands.toString()] as const,
  );
}

/** Asks for a hint until it is done, step after step, until something is seen. */
async function hintUntil(page: Page, seen: string): Promise<void> {
  while (!(await page.isVisible(seen))) {
    await page.waitForSelector('.letter .task');
    const before = await page.evaluate(whereItStands);
    await page.click('#lesson-hint');
    await page.waitForSelector('.lesson-hint:not(:empty)');
    await page.click('#lesson-hint');
    await page.click('#lesson-hint');
    await untilElsewhere(page, before);
  }
}

/** Whether something of what the teacher points at is in sight, before anybody scrolls. Runs in the page. */
function isInSight(): boolean {
  const ringed = [...document.querySelectorAll('.ringed')];
  const isSeen = (one: Element) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  return ringed.length === 0 || ringed.some(isSeen);
}

/** The halves of Theodore's card that stand out: both, as long as it is for the learner to say which. */
const HALVES = '.automaton .half.ringed';

/** Lets the teacher say which half it is, where that is the question. */
async function askWhichHalf(page: Page): Promise<void> {
  if ((await page.locator(HALVES).count()) < 2) return;
  await page.click('#lesson-hint');
  await page.waitForFunction(halves => document.querySelectorAll(halves).length === 1, HALVES);
}

/** Ten a second. */
const GLANCES = 50;

/** What a letter names and nobody sees, once all parts of the table have had the time in which somebody reads it. */
async function stillUnseen(page: Page, names: readonly string[]): Promise<string[]> {
  for (let glance = 0; ; glance++) {
    const unseen = await namedButUnseen(page, names);
    if (unseen.length === 0 || glance === GLANCES) return unseen;
    await page.waitForTimeout(100);
  }
}

/** Does what each letter asks for until the lesson is done; returns the steps that were seen, and what letters named that was not on the table. */
async function learn(
  page: Page,
  act: (page: Page) => Promise<void>,
  names: readonly string[],
): Promise<{ readonly steps: Set<string>; readonly unseen: Set<string> }> {
  const steps = new Set<string>();
  const unseen = new Set<string>();
  for (;;) {
    await page.waitForSelector('.letter .task');
    const before = await page.evaluate(whereItStands);
    if (await page.isVisible('#lesson-done')) return { steps, unseen };
    if (await page.isVisible('#next-chapter')) await page.click('#next-chapter');
    else {
      const [at] = before.split(' ');
      if (!steps.has(at)) await page.waitForFunction(isInSight);
      // At its beginning: what it asks for may then go.
      if (!steps.has(at)) for (const name of await stillUnseen(page, names)) unseen.add(`${at}: ${name}`);
      steps.add(at);
      // What is only looked at is no answer, and lies on the table until it is closed.
      const isWatch = (await page.isVisible(NEXT)) && (await page.locator(SPOT).count()) === 0;
      const isLook = !isWatch && (await page.locator(`${CHIP}, ${COMMIT}`).count()) === 0;
      await askWhichHalf(page);
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
  await ((await spot.count()) > 0 ? spot.click() : page.locator(`${CHIP}, ${NEXT}`).first().click());
}

async function byThumb(page: Page): Promise<void> {
  if (await page.isVisible(COMMIT)) return page.tap(COMMIT);
  const chip = page.locator(CHIP).first();
  if ((await chip.count()) > 0) return chip.tap();
  const spot = page.locator(SPOT).first();
  await ((await spot.count()) > 0 ? spot.tap() : page.tap(NEXT));
}

async function byKeyboard(page: Page): Promise<void> {
  if ((await page.locator(CHIP).count()) > 0) {
    await tabTo(page, CHIP);
    await page.keyboard.press('Enter');
  } else if ((await page.locator(SPOT).count()) > 0) {
    await tabTo(page, '.spot.ringed > .hit');
    await page.keyboard.press('e');
  } else {
    // Who goes through a turn stays on the button for the next step.
    if ((await page.locator(`${NEXT}:focus`).count()) === 0) await tabTo(page, NEXT);
    await page.keyboard.press('Enter');
  }
}

/** Each lesson is walked once, each by other means than the one before; every way through it is walked without a browser. */
const MEANS = [
  { means: 'the mouse', act: byMouse, visitor: {}, language: 'en' },
  { means: 'a thumb, in French', act: byThumb, visitor: { ...PHONE, locale: 'fr-FR' }, language: 'fr' },
  { means: 'the keyboard', act: byKeyboard, visitor: {}, language: 'en' },
] as const;
const WALKS = ALL.flat().map((lesson, index) => ({ ...lesson, ...MEANS[index % MEANS.length] }));

describe('a lesson', () => {
  const site = useSite();

  test.each(WALKS)('$game $id is learned with $means', async ({ game, id, chapters, act, visitor, language }) => {
    const { page, context, faults } = await visit(site.browser, visitor);
    await page.goto(site.url);
    await page.click(`[data-learn=${game}]`);
    await page.click(`[data-lesson=${id}]`);
    await page.waitForSelector('.letter .task');
    await expectAccessible(page, 'a lesson');
    const steps = chapters.flatMap(({ steps: own }, chapter) => own.map((_, step) => `${chapter + 1}.${step + 1}`));
    const learned = await learn(page, act, await namesOf(game, language));
    expect([...learned.steps]).toEqual(steps);
    expect([...learned.unseen]).toEqual([]);
    // The score sheet of a game that is over lies on it.
    await page.evaluate(() => document.querySelector<HTMLElement>('#lesson-done')?.click());
    await page.waitForSelector('.lesson .done');
    expectNoFaults(faults);
    await context.close();
  });

  test('goes back a step, on after a reload, and to the game that goes on from it', async () => {
    const { page, context, faults } = await visit(site.browser);
    await page.goto(`${site.url}#/learn/bone-wars/theodore`);
    await page.waitForSelector('.letter .task');
    // A turn of Theodore is told again after a reload, and to whoever goes back to it.
    await hintUntil(page, '.letter[data-step="1.3"] .task');
    await page.reload();
    await page.waitForSelector('.letter[data-step="1.3"] .task');
    await page.click(NEXT);
    await page.waitForSelector('.letter .nudged');
    await hintUntil(page, '.letter[data-step="1.4"] .task');
    await page.click('#step-back');
    await page.waitForSelector('.letter[data-step="1.3"] .task');
    // Which half of his card is the question again: neither stands out before the other.
    await page.waitForFunction(halves => document.querySelectorAll(halves).length === 2, HALVES);
    await askWhichHalf(page);
    await page.click('.chapter-list summary');
    await page.click('.chapters li:nth-child(2) button');
    await page.waitForSelector('.letter[data-step="2.1"] .task');
    await hintUntil(page, '#play-on');
    await page.click('#play-on');
    await page.waitForSelector('.table:not(:has(.letter)) .chip');
    expectNoFaults(faults);
    await context.close();
  });
});
