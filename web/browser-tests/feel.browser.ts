import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hands as fossilis } from '../boards/fossilis/hands.ts';
import { hands as holotype } from '../boards/holotype/hands.ts';
import { expectNoFaults, lengthOf, playNow, playSome, playUntil, untilAsked, useSite, visit } from './browser.ts';
import { allHands, type Hands } from './hands.ts';
import { look, PHONE } from './thumb.ts';

const site = useSite();

/** What a phone does for each sound: by that a test tells them apart. */
const FELT: Readonly<Record<string, string>> = {
  '14': 'slide',
  '8': 'place',
  '5': 'card',
  '6,50,6,70,10': 'dice',
  '22': 'stamp',
  '25,60,25': 'turn',
};

/**
 * Notes on the page what is felt (`data-felt`: the names), what is heard (`data-heard`: how many different sounds), and what flies and fades
 * (`data-flown`, `data-faded`: how long each; `data-flyers`: the first class of each).
 */
async function watch(context: BrowserContext): Promise<void> {
  await context.addInitScript(names => {
    const add = (name: string, value: string) => {
      const root = document.documentElement.dataset;
      const known = new Set(root[name]?.split(' ') ?? []);
      root[name] = [...known.add(value)].join(' ');
    };
    navigator.vibrate = pattern => {
      add('felt', names[[pattern].flat().join()] ?? `unknown ${pattern}`);
      return true;
    };
    const { start } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (...when) {
      add('heard', String(this.buffer?.length));
      start.apply(this, when);
    };
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, options) {
      const duration = typeof options === 'object' ? options.duration : options;
      if (this.matches('.above, .flying')) {
        add('flown', String(duration));
        for (const { classList } of this.querySelectorAll('[data-flyer]')) add('flyers', classList[0]);
        const steps = (frames as Keyframe[]).map(
          ({ transform }) => /translate\(.*?, (.*?)px\)/.exec(`${transform}`)?.[1],
        );
        const [from, , over, , to] = steps.map(Number);
        add('arcs', over < (from + to) / 2 ? 'up' : 'flat');
      } else if (this.matches('[data-piece]')) add('faded', String(duration));
      return animate.call(this, frames, options);
    };
  }, FELT);
}

const noted = (page: Page, name: string) =>
  page.evaluate(one => document.documentElement.dataset[one]?.split(' ') ?? [], name);

/** Somebody who comes with other preferences. */
async function come(preferences: Readonly<Record<string, string>>, visitor: Parameters<typeof visit>[1] = {}) {
  const shown = await visit(site.browser, visitor);
  await shown.context.addInitScript(known => Object.assign(localStorage, known), preferences);
  await watch(shown.context);
  return shown;
}

describe('sounds', () => {
  test.each(allHands.flatMap(hands => (hands.sounds === undefined ? [] : [[hands, hands.sounds] as const])))(
    '$game: each kind is asked for, also where what makes them never comes',
    async (hands, kinds) => {
      const { page, context, faults } = await come({});
      await page.route(/zzfx/i, route => route.abort());
      const all = kinds.map(kind => `[data-felt~=${kind}]`).join('');
      // Not every game has a doubt that stands, or a Dinosaur that is scored.
      for (let game = 0; game < 4 && (await page.locator(all).count()) === 0; game++) {
        await playNow(page, site.url, hands);
        await playUntil(page, hands, all);
      }
      expect((await noted(page, 'felt')).toSorted()).toEqual([...kinds].toSorted());
      expect(await noted(page, 'heard')).toEqual([]);
      expectNoFaults(faults);
      await context.close();
    },
  );

  test('they are heard after the first touch of the table, each as itself', async () => {
    const { page, context, faults } = await come({});
    await playNow(page, site.url, holotype);
    // What lets things move is here, and listens.
    await playUntil(page, holotype, '[data-felt]');
    await page.mouse.click(2, 2);
    await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /zzfx/i.test(name)));
    // Different ones are of different lengths.
    await playUntil(page, holotype, '[data-heard*=" "]');
    expect((await noted(page, 'heard')).length).toBeGreaterThan(1);
    expectNoFaults(faults);
    await context.close();
  });

  test('where they are switched off nothing is heard or felt', async () => {
    const { page, context, faults } = await come({ 'bonebed.sounds': 'false' });
    const asked: string[] = [];
    page.on('request', request => asked.push(request.url()));
    await playNow(page, site.url, holotype);
    await page.mouse.click(2, 2);
    // Pieces have moved, and the turn has gone round.
    await playUntil(page, holotype, '[data-faded]');
    await playSome(page, holotype, 8);
    expect(await noted(page, 'felt')).toEqual([]);
    expect(await noted(page, 'heard')).toEqual([]);
    expect(asked.filter(url => /zzfx/i.test(url))).toEqual([]);
    expectNoFaults(faults);
    await context.close();
  });
});

describe('motion', () => {
  test.each([
    ['calm', '450'],
    ['brisk', '300'],
  ])('%s: what flies takes %s ms, in an arc', async (speed, duration) => {
    const { page, context, faults } = await come(
      { 'bonebed.speed': JSON.stringify(speed) },
      { reducedMotion: 'no-preference' },
    );
    await playNow(page, site.url, holotype);
    await playUntil(page, holotype, '[data-flown]');
    await playSome(page, holotype, 6);
    expect(await noted(page, 'flown')).toEqual([duration]);
    expect(await noted(page, 'arcs')).toEqual(['up']);
    expectNoFaults(faults);
    await context.close();
  });

  test('a tile that is dug flies, though the board draws it by itself', async () => {
    const { page, context, faults } = await come({}, { reducedMotion: 'no-preference' });
    const digging = { ...fossilis, wishes: [...(fossilis.flight?.wishes ?? []), ...fossilis.wishes] };
    await playNow(page, site.url, digging);
    await playUntil(page, digging, '[data-flyers~=tile]');
    expect(await noted(page, 'flyers')).toContain('tile');
    expectNoFaults(faults);
    await context.close();
  });

  test.each([
    ['off', 'no-preference', []],
    ['calm', 'reduce', ['160']],
  ] as const)(
    '%s, with the system at %s: nothing flies; what fades takes %j ms',
    async (speed, reducedMotion, fades) => {
      const { page, context, faults } = await come({ 'bonebed.speed': JSON.stringify(speed) }, { reducedMotion });
      await playNow(page, site.url, holotype);
      // It is heard that workers went.
      await playUntil(page, holotype, '[data-felt~=slide]');
      await playSome(page, holotype, 6);
      expect(await noted(page, 'flown')).toEqual([]);
      expect(await noted(page, 'faded')).toEqual(fades);
      expectNoFaults(faults);
      await context.close();
    },
  );
});

/** Notes whatever the prompt says and offers while others are asked. */
async function overhear(page: Page): Promise<void> {
  await page.evaluate(() => {
    const said = new Set<string>();
    const note = () => {
      const prompt = document.querySelector('.prompt:not(.own, .past)');
      if (prompt === null) return;
      said.add(prompt.querySelector('#prompt-words')?.textContent ?? '');
      for (const chip of prompt.querySelectorAll<HTMLElement>('[data-chip]')) said.add(`chip ${chip.dataset.chip}`);
    };
    new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true });
    Reflect.set(window, 'said', () => [...said]);
  });
}

/** Plays until others have had their turns and the table asks again. */
async function playRound(page: Page, hands: Hands, recap: string): Promise<void> {
  await untilAsked(page);
  for (let clicks = 0; clicks < 40 && !(await page.isVisible(recap)); clicks++) await playSome(page, hands, 1);
  await page.waitForSelector(recap);
}

test('what the others did is replayed with its motion, and comes back to now by itself', async () => {
  const { page, context, faults } = await come({ 'bonebed.rivals': '2' }, { reducedMotion: 'no-preference' });
  await playNow(page, site.url, holotype);
  await playRound(page, holotype, '.recap');
  const now = await lengthOf(page);
  await page.evaluate(() => delete document.documentElement.dataset.flown);
  await page.click('.recap header .link');
  await page.waitForSelector('.prompt.past');
  await page.waitForSelector('.prompt.own');
  expect(await lengthOf(page)).toBe(now);
  expect(await noted(page, 'flown')).toEqual(['450']);
  expectNoFaults(faults);
  await context.close();
});

describe.each(allHands)('$game: what the others did', hands => {
  const three = { 'bonebed.rivals': '3', 'bonebed.pace': '40' };

  test('is told in the rail, a line each; bots show no question', async () => {
    const { page, context, faults } = await come(three, { reducedMotion: 'no-preference' });
    await playNow(page, site.url, hands);
    await overhear(page);
    await playRound(page, hands, '.recap');
    const said: string[] = await page.evaluate(() => (Reflect.get(window, 'said') as () => string[])());
    expect(said).not.toEqual([]);
    for (const words of said) expect(words).toMatch(/^.+ (?:is|are) playing …$/);
    const seats = await page.locator('.recap li').evaluateAll(all => all.map(one => one.getAttribute('data-seat')));
    expect(seats).toEqual([...new Set(seats)]);
    expect(await page.locator('.recap li details[open]').count()).toBe(0);
    // Replayed it goes on by itself; one click skips the rest.
    const now = await lengthOf(page);
    await page.click('.recap header .link');
    await page.waitForSelector('.prompt.past');
    const moments = new Set<number>();
    while (moments.size < 2) moments.add(await lengthOf(page));
    await page.click('.stepper .strong');
    await page.waitForSelector('.prompt.own');
    expect(await lengthOf(page)).toBe(now);
    expectNoFaults(faults);
    await context.close();
  });

  test('is told on a phone, a line each, and covers nothing that is asked about', async () => {
    const { page, context, faults } = await come(three, PHONE);
    await playNow(page, site.url, hands);
    await playRound(page, hands, '.recap-line');
    const { isInView } = await look(page, hands, 0);
    expect(isInView).toBe(true);
    const told = await page.locator('.recap-line .recalled').count();
    await page.click('.recap-line button:nth-child(2)');
    await page.waitForSelector('.prompt.past');
    await page.click('.stepper .strong');
    await page.waitForSelector('.prompt.own');
    expect(await page.locator('.recap-line .recalled').count()).toBe(told);
    // All of it is behind the line.
    await page.click('.recap-line button:first-child');
    await page.waitForSelector('.recap li');
    expect(await page.locator('.recap li').count()).toBe(told);
    await page.click('.tabs button:nth-child(2)');
    await page.waitForSelector('.dock.at-peek');
    await page.click('.recap-line button:last-child');
    await page.waitForSelector('.recap-line', { state: 'detached' });
    expectNoFaults(faults);
    await context.close();
  });
});

/** How many letters of a recap any phone held upright shows of what one of two did. */
const READ_WHOLE = 85;

test('on a phone what two did is read whole in French', async () => {
  const { page, context, faults } = await come(
    { 'bonebed.rivals': '2', 'bonebed.pace': '40' },
    { ...PHONE, viewport: { width: 360, height: 740 }, locale: 'fr-FR' },
  );
  await playNow(page, site.url, holotype);
  for (let round = 0; round < 6; round++) {
    await playSome(page, holotype, 1);
    await playRound(page, holotype, '.recap-line');
    const cut = await page
      .locator('.recalled > span')
      .evaluateAll(all => all.filter(one => one.scrollHeight > one.clientHeight + 2).map(one => one.textContent));
    expect(cut.filter(words => words.length <= READ_WHOLE)).toEqual([]);
    expect(await page.locator('.recalled').count()).toBe(2);
  }
  expectNoFaults(faults);
  await context.close();
});
