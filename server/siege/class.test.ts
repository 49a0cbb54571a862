import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { HttpError, Person, Refused } from '../testing/client.ts';
import { serverProcess } from '../testing/process.ts';
import { temporaryFolder } from '../testing/server.ts';
import { extent, report } from './figures.ts';

const BUILT = join(import.meta.dirname, '../../web/dist');
/** What a browser asks for at once. */
const AT_ONCE = 6;
const MOVES = 3;

/** The built client; where there is none, as many files as it has. */
function siteFolder(): string {
  if (existsSync(join(BUILT, 'sw.js'))) return BUILT;
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'assets'));
  const files = Array.from({ length: 140 }, (_, number) => `assets/part-${String(number).padStart(8, '0')}.js`);
  for (const file of files) writeFileSync(join(folder, file), `export const text = '${'x'.repeat(4000)}';`);
  writeFileSync(join(folder, 'index.html'), '<!doctype html><script src="./assets/part-00000000.js"></script>');
  writeFileSync(join(folder, 'sw.js'), `const files = ${JSON.stringify(['./', ...files])};`);
  return folder;
}

/** The files that the service worker fetches on the first visit: all there are. */
function filesOf(folder: string): readonly string[] {
  const [list] = /\["[^\]]*"\]/.exec(readFileSync(join(folder, 'sw.js'), 'utf8')) ?? [];
  if (list === undefined) throw new Error('the service worker lists no files');
  const files: unknown = JSON.parse(list);
  if (!Array.isArray(files)) throw new Error('the list of files is none');
  return files.map(file => String(file).replace(/^\.\//, ''));
}

interface Class {
  readonly address: string;
  readonly files: readonly string[];
  responses: number;
  turnedAway: number;
}

/** One file after the other, and several of them at a time; 429 is counted, and nothing is asked for twice. */
async function fetchAll(pupils: Class, paths: readonly string[]): Promise<void> {
  const left = [...paths];
  const next = async (): Promise<void> => {
    for (let path = left.shift(); path !== undefined; path = left.shift()) {
      const response = await fetch(`${pupils.address}/${path}`);
      await response.arrayBuffer();
      pupils.responses += 1;
      if (response.status === 429) pupils.turnedAway += 1;
      else expect([response.status, path]).toEqual([200, path]);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

/** A first visit: the page with its parts, a name, a table with a bot, and the first moves. */
async function firstVisit(pupils: Class, number: number): Promise<boolean> {
  await fetchAll(pupils, ['', 'sw.js']);
  await fetchAll(pupils, pupils.files);
  try {
    const person = await Person.named(pupils.address, `Pupil ${number}`);
    await person.get('/api/me');
    await person.get('/api/tables?phase=lobby');
    const { table } = await person.create({ game: 'holotype', seats: 2, bots: [null, 'random'], open: false });
    await person.command(table, { do: 'start' });
    const visit = await person.visit(table);
    for (let move = 0; move < MOVES; move++) {
      await visit.until(({ isAsked }) => isAsked);
      await visit.choose(0);
    }
    visit.leave();
    return true;
  } catch (error) {
    if (!(error instanceof HttpError || error instanceof Refused)) throw error;
    pupils.turnedAway += 1;
    return false;
  }
}

test('a class behind one address comes for the first time, all at once, and all play', async () => {
  const web = siteFolder();
  const { address } = await serverProcess({ rateFactor: 1, web });
  const pupils: Class = { address, files: filesOf(web), responses: 0, turnedAway: 0 };
  const visits = extent(8, 40);
  const began = performance.now();
  const plays = await Promise.all(Array.from({ length: visits }, (_, number) => firstVisit(pupils, number)));
  const seconds = Math.round((performance.now() - began) / 100) / 10;
  const playing = plays.filter(Boolean).length;
  report(6, 'A class of 40 behind one address, first visits at once', {
    visits,
    files: pupils.responses,
    seconds,
    'turned away': pupils.turnedAway,
    playing,
  });
  expect(pupils.files.length).toBeGreaterThan(100);
  expect(pupils.turnedAway).toBe(0);
  expect(playing).toBe(visits);
});
