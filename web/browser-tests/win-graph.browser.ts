import { expect, test } from 'vitest';
import { hands } from '../boards/ruthless/hands.ts';
import { expectAccessible } from './axe.ts';
import { expectNoFaults, lengthOf, openScreenGame, playToTheEnd, useSite, visit } from './browser.ts';
import { expectWords } from './spoken.ts';

const site = useSite();

test.each(['en-US', 'fr-FR'])('a game to its graph, and from there to a moment that mattered: %s', async locale => {
  const { page, context, faults } = await visit(site.browser, { locale });
  await openScreenGame(page, site.url, hands, ['person', 'bot']);
  await playToTheEnd(page, hands);
  const length = await lengthOf(page);
  await page.click('#win-graph');
  await page.waitForSelector('.win-graph .series path:not(.open)', { state: 'attached' });
  await page.waitForSelector('.accounts');
  await expectWords(page, 'graph');
  await expectAccessible(page, 'graph');
  // Rows add up as they are printed, but for what rounding to a tenth leaves.
  const rows = await page.$$eval('.accounts tbody tr', found =>
    found.map(row =>
      [...row.querySelectorAll('td')].map(({ textContent }) =>
        Number(
          textContent
            .replace('−', '-')
            .replace(',', '.')
            .replace(/[^\d.-]/g, ''),
        ),
      ),
    ),
  );
  expect(rows).toHaveLength(2);
  for (const [begin, luck, own, others, end] of rows) {
    expect(Math.abs(begin + luck + own + others - end)).toBeLessThan(1.3);
  }
  await page.click('.turning button >> nth=0');
  await page.waitForSelector('.prompt.past');
  expect(await lengthOf(page)).toBeLessThan(length);
  expectNoFaults(faults);
  await context.close();
});
