import { expect, test } from 'vitest';
import { expectNoFaults, openScreenGame, playUntil, useSite, visit } from '../../browser-tests/browser.ts';
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
