import { loadGame } from '@bonebed/games';
import { openEdition } from '@bonebed/kernel';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../browser-tests/axe.ts';
import {
  clickWanted,
  expectNoFaults,
  isOver,
  playNow,
  playUntil,
  untilAsked,
  useSite,
  visit,
} from '../../browser-tests/browser.ts';
import { testBoard } from '../../browser-tests/every-board.ts';
import { newLocalTable } from '../../host/local-table.ts';
import { explain } from './explain.ts';
import { hands } from './hands.ts';
import { words } from './words.ts';

testBoard(hands);

const module = await loadGame('bone-wars');
const { box } = openEdition(module.game, module.components);
const { view } = newLocalTable(module, {
  seats: ['Ada', 'Bo'].map(name => ({ name, kind: 'person', bot: null })),
  settings: {},
  seed: '0'.repeat(64),
}).frame(0);

await Promise.all([words.arrived('en'), words.arrived('fr')]);

/** Whether the board can explain what it draws, in both languages. */
function isExplained(thing: string): boolean {
  return (['en', 'fr'] as const).every(language => {
    const reader = { game: module.game, box, texts: module.texts[language], language, players: ['Ada', 'Bo'] };
    return explain({ view, box, components: module.components, reader, eyes: 0 }, thing) !== null;
  });
}

const site = useSite();

/** Chips that are about nothing on the table. */
const PLAIN =
  /^(done|end|none|decline|take|before|after|trade|keep|use|column|round|pass|unmeasured|\d+( \d+)?|money \d+|rp \d+)$/;

test('solo: Theodore is watched step by step, then left to himself, to the end of the game', async () => {
  const { page, context, faults } = await visit(site.browser);
  await page.addInitScript(() => {
    if (sessionStorage.getItem('steps') !== null) return;
    sessionStorage.setItem('steps', 'set');
    localStorage.setItem('bonebed.steps', '-1');
  });
  await page.goto(site.url);
  await page.click('[data-solo=bone-wars]');
  // He takes his species before anybody else does anything.
  await page.waitForSelector('.narration');
  expect(await page.innerText('.narration .label')).toMatch(/Theodore · step 1 of \d+/i);
  await page.click('.narration-all');
  await untilAsked(page);
  for (let turn = 0; !(await page.isVisible('.automaton .half')); turn++) {
    if (await page.isVisible('.narration-all')) await page.click('.narration-all');
    await untilAsked(page);
    await clickWanted(page, hands, turn);
    await page.waitForFunction(() => document.querySelector('[data-chip],.narration') !== null);
  }
  await expectAccessible(page, 'narration');
  const steps = Number((await page.innerText('.narration .label')).match(/(\d+)$/)?.[1]);
  expect(steps).toBeGreaterThan(2);
  // The log goes only as far as the step that is shown.
  const told = await page.locator('.log-line').count();
  await page.click('.narration-next');
  await page.waitForFunction(count => document.querySelectorAll('.log-line').length > count, told);
  await page.click('.narration-rule');
  await page.waitForSelector('.drawer .rule.current');
  await page.keyboard.press('Escape');
  await page.selectOption('.narration-pace select', '0');
  await untilAsked(page);
  for (let turn = 0; !(await isOver(page)); turn++) {
    const chips = await page
      .locator('[data-chip]')
      .evaluateAll(all => all.map(chip => chip.getAttribute('data-chip') ?? ''));
    const glowing = await page.locator('.spot.legal').count();
    if (chips.some(chip => !PLAIN.test(chip))) expect(glowing, chips.join(' · ')).toBeGreaterThan(0);
    await clickWanted(page, hands, turn);
    await untilAsked(page);
    expect(turn).toBeLessThan(2000);
  }
  expect(await page.innerText('.sheet thead')).toContain('Theodore');
  expect(await page.innerText('.end-title')).toMatch(/You win|Theodore wins/);
  expectNoFaults(faults);
  await context.close();
});

test('on a phone the sites of the West stand in two columns, and everything lies on its plate', async () => {
  const { page, context, faults } = await visit(site.browser, {
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
  });
  await playNow(page, site.url, hands);
  await page.waitForSelector('.site');
  const plates = await page.evaluate(() =>
    [...document.querySelectorAll('.site')].map(plate => {
      const { left, right, width } = plate.getBoundingClientRect();
      const spilt = [...plate.querySelectorAll('*:not(title, .teams, .teams *)')].filter(part => {
        const own = part.getBoundingClientRect();
        return own.left < left - 1 || own.right > right + 1;
      });
      const small = [...plate.querySelectorAll('.stratum, .find-card, .site-tile')].filter(
        part => part.getBoundingClientRect().height < 44,
      );
      return { left, width, spilt: spilt.map(part => part.className), small: small.length };
    }),
  );
  expect(plates.length).toBeGreaterThan(0);
  expect(new Set(plates.map(({ left }) => Math.round(left))).size).toBe(2);
  for (const { width, spilt, small } of plates) {
    expect(width).toBeGreaterThan(140);
    expect(spilt).toEqual([]);
    expect(small).toBe(0);
  }
  expectNoFaults(faults);
  await context.close();
});

test('on a phone held across all six sites are seen whole beside the rail, and the team that stands on one', async () => {
  const { page, context, faults } = await visit(site.browser, {
    viewport: { width: 844, height: 390 },
    isMobile: true,
    hasTouch: true,
  });
  await playNow(page, site.url, hands);
  await playUntil(page, hands, '.layout:not(:has(.over-map > *)) .site > .teams .team-mark');
  const seen = await page.evaluate(() => {
    // A recap lies over the edge of the board until it is sent away.
    document.querySelector('.recap-line')?.remove();
    document.querySelector('.table > .board')?.scrollTo(0, 0);
    const isWhole = (element: Element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return [
        [left + 4, top + 4],
        [left + 4, bottom - 4],
        [right - 4, bottom - 4],
      ].every(([x, y]) => document.elementFromPoint(x, y)?.closest('.map') !== null);
    };
    const teams = [...document.querySelectorAll('.site > .teams .team-mark')];
    return {
      sites: [...document.querySelectorAll('.site')].filter(isWhole).length,
      teams: teams.map(team => team.getBoundingClientRect().width > 20),
    };
  });
  expect(seen.sites).toBe(6);
  expect(seen.teams).toContain(true);
  expect(seen.teams).not.toContain(false);
  expectNoFaults(faults);
  await context.close();
});

test('no piece lies in two places, every thing is explained, and folders open over the map and beside the shelf', async () => {
  const { page, context, faults } = await visit(site.browser);
  await playNow(page, site.url, hands);
  for (const folder of ['papers', 'awards', 'finds', 'rare', 'colleagues', 'careers']) {
    if (!(await page.isVisible(`.folder[data-open=${folder}]`))) await page.click(`[data-folder=${folder}]`);
    const boxes = await page.evaluate(name => {
      const box = (wanted: string) => document.querySelector(wanted)?.getBoundingClientRect();
      return { folder: box(`.folder[data-open=${name}]`), shelf: box('.bookshelf'), map: box('.map') };
    }, folder);
    expect(boxes.folder?.right).toBeLessThanOrEqual(boxes.shelf?.left ?? 0);
    expect(boxes.folder?.bottom).toBeLessThanOrEqual((boxes.map?.bottom ?? 0) + 1);
  }
  await page.click('.folder-close');
  const things = new Set<string>();
  for (let turn = 0; turn < 50 && !(await isOver(page)); turn++) {
    const { twice, found, bare } = await page.evaluate(() => {
      const all = (wanted: string) => [...document.querySelectorAll<HTMLElement>(wanted)];
      const pieces = all('[data-piece]').map(({ dataset }) => dataset.piece);
      const drawn = ['.bone-wars', '.mine', '.player-body'];
      const icons = all(drawn.map(part => `${part} .icon`).join());
      return {
        twice: pieces.filter((piece, index) => pieces.indexOf(piece) !== index),
        found: all(drawn.map(part => `${part} [data-thing]`).join()).map(({ dataset }) => dataset.thing ?? ''),
        // An icon stands for itself where it explains itself, or beside the words of a heading or a control.
        bare: icons.filter(icon => icon.closest('[data-thing], button, h2, h3') === null).length,
      };
    });
    expect(twice).toEqual([]);
    expect(bare).toBe(0);
    for (const thing of found) things.add(thing);
    await clickWanted(page, hands, turn);
    await untilAsked(page);
  }
  expect(things.size).toBeGreaterThan(60);
  expect([...things].filter(thing => !isExplained(thing))).toEqual([]);
  expectNoFaults(faults);
  await context.close();
});
