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
  await page.click('[data-ways=bone-wars]');
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
  for (const [width, height] of [
    [390, 844],
    [360, 640],
    [667, 375],
  ] as const) {
    await page.setViewportSize({ width, height });
    const hidden = await page.evaluate(() => {
      const way = document.querySelector('.narration-tools')?.getBoundingClientRect().top ?? 0;
      const halves = [...document.querySelectorAll('.automaton .half')];
      if (halves.length === 0) return ['all of it'];
      return halves.filter(half => half.getBoundingClientRect().bottom > way).map(half => half.textContent);
    });
    expect(hidden, `his card at ${width} × ${height}`).toEqual([]);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
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

test('on a phone the map is broader than the screen, comes to the sites that are asked about, and a thumb hits all that lies on their plates', async () => {
  const { page, context, faults } = await visit(site.browser, {
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
  });
  await playNow(page, site.url, hands);
  await playUntil(page, hands, '.site.legal');
  // The table draws what is asked about into view a frame after the question.
  await page.waitForFunction(() => {
    const board = document.querySelector('.table > .board');
    const { left, right } = document.querySelector('.site.legal')?.getBoundingClientRect() ?? new DOMRect();
    return board !== null && board.scrollLeft > 0 && left >= 0 && right <= innerWidth;
  });
  const seen = await page.evaluate(() => {
    const box = (element: Element) => element.getBoundingClientRect();
    const all = (selector: string, within: Element | Document = document) => [...within.querySelectorAll(selector)];
    const plates = all('.site');
    return {
      plates: plates.length,
      // What stays does not go sideways with the map.
      staying: all('.ledge, .folder-tabs, .bookshelf').map(one => box(one).left >= 0 && box(one).right <= innerWidth),
      spilt: plates.flatMap(plate =>
        all('*:not(title, .hit, .cost-coin, .teams, .teams *)', plate)
          .filter(part => box(part).left < box(plate).left - 1 || box(part).right > box(plate).right + 1)
          .map(part => part.className),
      ),
      small: all('.stratum, .find-card, .site-tile, .deeper, .campus').filter(part => box(part).height < 43.9).length,
    };
  });
  expect(seen).toEqual({ plates: 6, staying: [true, true, true], spilt: [], small: 0 });
  // What lies beyond the edge is told there, and a tap goes to it.
  const nameIsSeen = () => {
    const { x, y } = document.querySelector('.site.legal .site-name')?.getBoundingClientRect() ?? new DOMRect();
    return (document.elementFromPoint(x + 4, y + 4)?.closest('.site.legal') ?? null) !== null;
  };
  await page.evaluate(() => document.querySelector('.table > .board')?.scrollTo(0, 9999));
  expect(await page.evaluate(nameIsSeen)).toBe(false);
  await page.tap('.signpost');
  await page.waitForFunction(nameIsSeen);
  expectNoFaults(faults);
  await context.close();
});

test('on a phone held across all six sites and both universities are seen whole beside the rail, and the team that stands on one', async () => {
  const { page, context, faults } = await visit(site.browser, {
    viewport: { width: 844, height: 390 },
    isMobile: true,
    hasTouch: true,
    locale: 'fr-FR',
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
      universities: [...document.querySelectorAll('.university')].filter(isWhole).length,
      folders: [...document.querySelectorAll('.folder-tab')].filter(
        tab => tab.getBoundingClientRect().bottom <= innerHeight && getComputedStyle(tab).fontSize === '13px',
      ).length,
      teams: teams.map(team => team.getBoundingClientRect().width > 20),
    };
  });
  expect(seen).toMatchObject({ sites: 6, universities: 2, folders: 6 });
  expect(seen.teams).toContain(true);
  expect(seen.teams).not.toContain(false);
  // On a shorter one, too, nothing is broader than the map, that would draw it aside.
  await page.setViewportSize({ width: 667, height: 375 });
  const broad = await page.evaluate(() => {
    const edge = document.querySelector('.stage')?.getBoundingClientRect().right ?? 0;
    const parts = [...document.querySelectorAll('.university, .university *, .site')];
    return parts.filter(part => part.getBoundingClientRect().right > edge).map(part => part.className);
  });
  expect(broad).toEqual([]);
  expectNoFaults(faults);
  await context.close();
});

test.each([
  [820, 1180],
  [768, 1024],
])('a tablet held upright, %i × %i, shows map and shelf whole', async (width, height) => {
  const { page, context } = await visit(site.browser, { viewport: { width, height }, isMobile: true, hasTouch: true });
  await playNow(page, site.url, hands);
  const { isWhole, room } = await page.evaluate(() => {
    const board = document.querySelector('.table > .board');
    const papers = [...document.querySelectorAll('.shelf .paper')].map(paper => paper.getBoundingClientRect());
    const edge = board?.getBoundingClientRect().bottom ?? 0;
    return {
      isWhole: board !== null && board.scrollHeight <= board.clientHeight + 1,
      room: papers.map(({ bottom }) => edge - bottom),
    };
  });
  expect(isWhole).toBe(true);
  expect(room.length).toBeGreaterThan(0);
  expect(Math.min(...room)).toBeGreaterThan(0);
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

test.each([
  [1280, 800],
  [1024, 700],
])(
  'at %i × %i nothing hangs over the edge of the map or the ruler of the shelf, and of many options two are seen',
  async (width, height) => {
    const { page, context, faults } = await visit(site.browser, { viewport: { width, height } });
    // Not every game comes to it.
    for (let game = 0; game < 6 && !(await page.isVisible('.deeper.legal')); game++) {
      await playNow(page, site.url, hands);
      await playUntil(page, hands, '.deeper.legal');
    }
    expect(await page.isVisible('.deeper.legal')).toBe(true);
    const seen = await page.evaluate(() => {
      const box = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect();
      const all = (selector: string) => [...document.querySelectorAll(selector)];
      const map = box(document.querySelector('.map'));
      const bar = box(document.querySelector('.prompt'));
      const row = box(document.querySelector('.chips:not(.endings)'));
      return {
        overMap: all('.site, .site > *').filter(one => box(one).bottom > map.bottom || box(one).right > map.right)
          .length,
        overRuler: all('.patron-side').filter(side => {
          const ruler = box(side.querySelector('.loyalty'));
          return [...side.querySelectorAll('.shelf .paper')].some(
            paper => box(paper).right > ruler.left + 1 && box(paper).left < ruler.right - 1,
          );
        }).length,
        chips: all('.chips:not(.endings) > li').filter(
          one => box(one).bottom <= bar.bottom && box(one).right <= row.right,
        ).length,
      };
    });
    expect(seen).toMatchObject({ overMap: 0, overRuler: 0 });
    // The question needs its room, too; all of them are one press away.
    expect(seen.chips).toBeGreaterThanOrEqual(2);
    expectNoFaults(faults);
    await context.close();
  },
);
