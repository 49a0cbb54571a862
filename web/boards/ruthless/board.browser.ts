import { expect, test } from 'vitest';
import {
  expectNoFaults,
  openScreenGame,
  playToTheEnd,
  playUntil,
  useSite,
  visit,
} from '../../browser-tests/browser.ts';
import { testBoard } from '../../browser-tests/every-board.ts';
import { testThings, unexplained } from '../../browser-tests/things.ts';
import { PHONE } from '../../browser-tests/thumb.ts';
import { hands } from './hands.ts';

testBoard(hands, unexplained);
testThings(hands);

const site = useSite();

test('what is printed on the cards in hand is read whole', async () => {
  const { page, context, faults } = await visit(site.browser);
  await openScreenGame(page, site.url, hands, ['person', 'bot']);
  await playUntil(page, hands, '.held [data-role=doubt]');
  const cut = await page
    .locator('.held .card-text')
    .evaluateAll(texts =>
      texts.filter(text => text.scrollHeight > text.clientHeight + 1).map(text => text.textContent),
    );
  expect(cut).toEqual([]);
  expectNoFaults(faults);
  await context.close();
});

test('on a phone the window to speak in is seen from its title on, and the recap does not say it again', async () => {
  const { page, context, faults } = await visit(site.browser, PHONE);
  await openScreenGame(page, site.url, hands, ['person', 'bot']);
  await playUntil(page, hands, '.speakers');
  const isTitleSeen = await page.evaluate(() => {
    const top = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN;
    return top('.panel-title') >= top('.table > .board');
  });
  expect(isTitleSeen).toBe(true);
  expect(await page.isVisible('.recap-line')).toBe(false);
  expectNoFaults(faults);
  await context.close();
});

test('on the smallest phone the choices of a new game fit, and in the end the points of all seats are seen side by side', async () => {
  const { page, context, faults } = await visit(site.browser, {
    ...PHONE,
    viewport: { width: 360, height: 640 },
    locale: 'fr-FR',
  });
  await openScreenGame(page, site.url, hands, ['person', 'bot', 'bot', 'bot'], async () => {
    const beyond = page
      .locator('.form *')
      .evaluateAll(all => all.filter(one => one.getBoundingClientRect().right > 360));
    expect((await beyond).length).toBe(0);
    await page.click('.form button[type=submit]');
  });
  await playToTheEnd(page, hands);
  await page.waitForSelector('.series text', { state: 'attached' });
  const { columns, beyond, labels } = await page.evaluate(() => {
    const boxes = (selector: string) =>
      [...document.querySelectorAll(selector)].map(one => one.getBoundingClientRect());
    const [body] = boxes('.end .dialog-body');
    return {
      columns: document.querySelectorAll('.end-points .sheet thead th').length,
      beyond: boxes('.end-points .sheet :is(th, td)').filter(({ right }) => right > body.right - 12).length,
      labels: boxes('.series text').map(({ top }) => top),
    };
  });
  expect({ columns, beyond }).toEqual({ columns: 5, beyond: 0 });
  labels.sort((a, b) => a - b);
  for (const [index, top] of labels.slice(1).entries()) expect(top - labels[index]).toBeGreaterThan(10);
  expectNoFaults(faults);
  await context.close();
});
