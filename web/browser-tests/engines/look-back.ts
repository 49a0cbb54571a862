import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brainOf, decisionOf, type LookBack, outlooksOf } from '@bonebed/bots';
import { loadGame } from '@bonebed/games';
import { openEdition, readRecord, replay } from '@bonebed/kernel';
import { packGame } from '../../host/share.ts';
import type { Tab } from './tab.ts';

const RECORD = join(import.meta.dirname, '../../../games/ruthless/records/goal-2.bonebed');

/** What a look back at a short game finds here, in Node. */
export async function foundHere(): Promise<LookBack> {
  const record = readRecord(readFileSync(RECORD, 'utf8'));
  const { game, components } = await loadGame(record.header.game);
  const table = replay(game, openEdition(game, components), record);
  const brain = brainOf(game.id);
  const decisions = record.answers.flatMap((_, length) => decisionOf(table, length, brain) ?? []);
  return { outlooks: outlooksOf(table, brain), decisions };
}

/** What a browser finds of the same game, as it keeps it. */
export async function foundIn(page: Tab, url: string): Promise<unknown> {
  const record = readFileSync(RECORD, 'utf8');
  const seats = ['Ann', 'Bo'].map(name => ({ name, kind: 'person', bot: null }) as const);
  await page.goto(`${url}#/replay/${await packGame({ record, seats })}/${readRecord(record).answers.length}`);
  await page.click('#win-graph');
  await page.waitForSelector('.accounts');
  return page.evaluate(
    () =>
      new Promise(resolve => {
        const opening = indexedDB.open('bonebed');
        opening.onsuccess = () => {
          const reading = opening.result.transaction('lookBacks').objectStore('lookBacks').getAll();
          reading.onsuccess = () => resolve(reading.result[0]);
        };
      }),
  );
}
