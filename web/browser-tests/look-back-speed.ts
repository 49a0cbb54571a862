/** How long a look back takes in a browser: `npm run bench:look-back`, or another game: `-- holotype 5`. Figures, not a test: they depend on the machine. */
import { join } from 'node:path';
import { brainOf, decide, playerWith, rootOf, startBudget } from '@bonebed/bots';
import { loadGame } from '@bonebed/games';
import { fastRng, makeHeader, openEdition, seedFrom, Table, type Terms, writeRecord } from '@bonebed/kernel';
import { chromium } from 'playwright-core';
// @ts-expect-error: a plain script without types, shared with the command line
import { launchOptions } from '../../scripts/browsers.mjs';
import { packGame } from '../host/share.ts';
// @ts-expect-error: the same
import { serveStatic } from './static-server.mjs';
import { visit } from './visit.ts';

const [id = 'bone-wars', seats = '4'] = process.argv.slice(2);
const { record, length } = await played(id, Number(seats));
const site: { url: string; close: () => void } = await serveStatic(join(import.meta.dirname, '../dist'));
const browser = await chromium.launch(launchOptions());
const { page, context } = await visit(browser);
const people = Array.from(
  { length: Number(seats) },
  (_, seat) => ({ name: `P${seat + 1}`, kind: 'person', bot: null }) as const,
);
await page.goto(`${site.url}#/replay/${await packGame({ record, seats: people })}/${length}`);
await page.waitForSelector('#win-graph');
const took = await page.evaluate(async () => {
  const start = performance.now();
  const until = async (selector: string) => {
    while (document.querySelector(selector) === null) await new Promise(requestAnimationFrame);
    return performance.now() - start;
  };
  let longestFrame = 0;
  let before = start;
  const frame = (now: number) => {
    longestFrame = Math.max(longestFrame, now - before);
    before = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  document.querySelector<HTMLElement>('#win-graph')?.click();
  const firstMs = await until('.win-graph .series path');
  const wholeMs = await until('.accounts');
  return { firstMs, wholeMs, longestFrame, workers: navigator.hardwareConcurrency };
});
const s = (ms: number): string => (ms / 1000).toFixed(1);
console.log(
  `${id}, ${seats} seats, ${length} answers, ${took.workers} cores: first picture ${s(took.firstMs)} s, whole ${s(took.wholeMs)} s, longest frame ${Math.round(took.longestFrame)} ms`,
);
await context.close();
await browser.close();
site.close();

/** A game of apprentices. */
async function played(game: string, count: number): Promise<{ record: string; length: number }> {
  const module = await loadGame(game);
  const edition = openEdition<Terms>(module.game, module.components);
  const table = new Table(
    module.game,
    edition.box,
    makeHeader(module.game, edition, { seats: count, seed: seedFrom('long') }),
  );
  const { bot, budget } = playerWith(brainOf(game), 'apprentice');
  while (table.pending !== null) {
    const [seat] = table.pending.waiting;
    const rng = fastRng(`${seat}/${table.length}`);
    table.answer(
      seat,
      decide(
        bot,
        rootOf(table, seat),
        rng,
        startBudget(budget, () => 0),
      ).text,
    );
  }
  return { record: writeRecord(table.record()), length: table.length };
}
