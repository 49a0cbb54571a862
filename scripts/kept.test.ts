import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type GameModule, gameIds, loadGame } from '@bonebed/games';
import { gamesByVersion, keptVersions } from '@bonebed/games/versions.ts';
import {
  fastRng,
  makeHeader,
  openEdition,
  pick,
  readRecord,
  replay,
  seedFrom,
  Table,
  writeRecord,
} from '@bonebed/kernel';
import { describe, expect, test } from 'vitest';
import { bundleOf } from './bundle.ts';
import { keep, raise } from './keep.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const keptFile = (id: string, version: number): string => join(root, 'games', id, 'kept', `${version}.mjs`);

/** The rules of today as if they were the next version, so that every version that is kept is an older one. */
async function tomorrow(id: string): Promise<GameModule> {
  const module = await loadGame(id);
  return { ...module, game: { ...module.game, version: module.game.version + 1 } };
}

const loadOlder = gamesByVersion(async (id, version) => {
  const file = keptFile(id, version);
  return { text: readFileSync(file, 'utf8'), address: pathToFileURL(file).href };
}, tomorrow);

describe.each(gameIds)('%s', id => {
  test('every version before the one of today is kept', async () => {
    const { game } = await loadGame(id);
    const missing = Array.from({ length: game.version - 1 }, (_, index) => index + 1).filter(
      version => !keptVersions(id).includes(version),
    );
    const how = `tables begun with it could not be played on. Run: npm run raise -- ${id} <the last commit that has it>`;
    expect(missing, `${id} is at version ${game.version} and keeps no bundle of version ${missing}: ${how}`).toEqual(
      [],
    );
  });

  test('what is kept is what is listed, to the byte', async () => {
    const folder = join(root, 'games', id, 'kept');
    const files = existsSync(folder) ? readdirSync(folder).filter(name => name.endsWith('.mjs')) : [];
    expect(files.sort()).toEqual(
      keptVersions(id)
        .map(version => `${version}.mjs`)
        .sort(),
    );
    for (const version of keptVersions(id)) {
      const { game } = await loadOlder(id, version);
      expect([game.id, game.version]).toEqual([id, version]);
    }
  });

  test('records of versions that are kept replay with them, to the same end', async () => {
    const folder = join(root, 'games', id, 'records');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.bonebed'));
    const texts = files.map(file => readFileSync(join(folder, file), 'utf8'));
    const older = texts.filter(text => keptVersions(id).includes(readRecord(text).header.version));
    expect(new Set(older.map(text => readRecord(text).header.version))).toEqual(new Set(keptVersions(id)));
    for (const text of older) {
      const record = readRecord(text);
      const { game, components } = await loadOlder(id, record.header.version);
      const table = replay(game, openEdition(game, components), record);
      expect(game.faults(table.position)).toEqual([]);
      expect(writeRecord(table.record())).toBe(text);
    }
  });

  test('a bundle of today’s rules is the same wherever it is made, and plays as the sources do', async () => {
    const bundle = await bundleOf(root, id);
    const elsewhere = mkdtempSync(join(tmpdir(), 'bonebed-elsewhere-'));
    for (const folder of ['kernel', `games/${id}`])
      cpSync(join(root, folder), join(elsewhere, folder), { recursive: true });
    for (const file of ['manifest.ts', 'module.ts']) cpSync(join(root, 'games', file), join(elsewhere, 'games', file));
    expect(await bundleOf(elsewhere, id)).toBe(bundle);
    const file = join(elsewhere, 'bundle.mjs');
    writeFileSync(file, bundle);
    const { module } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as { readonly module: GameModule };
    const own = await loadGame(id);
    expect([module.texts, module.components, module.manifest]).toEqual([own.texts, own.components, own.manifest]);
    for (const seats of own.game.seats) expect(courseOf(module, seats)).toEqual(courseOf(own, seats));
  });
});

/** Where a random game comes along, as fingerprints and views of the states on the way. */
function courseOf({ game, components }: GameModule, seats: number): unknown[] {
  const edition = openEdition(game, components);
  const table = new Table(game, edition.box, makeHeader(game, edition, { seats, seed: seedFrom(`bundle/${seats}`) }));
  const rng = fastRng('bundle');
  const course: unknown[] = [];
  while (table.pending !== null) {
    const seat = pick(rng, table.pending.waiting);
    course.push(table.hash, table.barred(seat).length);
    table.answer(seat, pick(rng, table.choices(seat)).text);
  }
  return [...course, table.hash, table.view(0), table.score(null), table.heard(null)];
}

describe('what is not as it should be', () => {
  const [id] = gameIds.filter(game => keptVersions(game).length > 0);
  const [version] = keptVersions(id);
  const text = readFileSync(keptFile(id, version), 'utf8');

  test('a bundle with another text than the one that is listed is never run', async () => {
    const changed = { text: `${text}\n`, address: 'data:text/javascript,throw new Error("it ran")' };
    const load = gamesByVersion(async () => changed, tomorrow);
    await expect(load(id, version)).rejects.toThrow('not those of this release');
  });

  test('a version that nobody has kept is refused, with those that there are', async () => {
    await expect(loadOlder(id, 999)).rejects.toMatchObject({
      code: 'version',
      fault: expect.stringContaining('there are: 1'),
    });
  });

  test('a bundle that did not come is asked for again', async () => {
    let tries = 0;
    const load = gamesByVersion(async () => {
      tries += 1;
      if (tries === 1) throw new Error('no network');
      return { text, address: pathToFileURL(keptFile(id, version)).href };
    }, tomorrow);
    await expect(load(id, version)).rejects.toThrow('no network');
    expect((await load(id, version)).game.version).toBe(version);
    await load(id, version);
    expect(tries).toBe(2);
  });

  test('what an older box refuses is refused in today’s words', async () => {
    const { game } = await loadOlder(id, version);
    expect(() => openEdition(game, {})).toThrow(
      expect.objectContaining({ code: expect.any(String), path: expect.any(String) }),
    );
    expect(() => openEdition(game, {})).toThrow(expect.toSatisfy(error => error.constructor.name === 'BadInput'));
  });
});

test('a version that is kept stays as it is; raising one moves its records to those of older rules', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bonebed-raise-'));
  const game = join(folder, 'games', 'toy');
  mkdirSync(join(game, 'records'), { recursive: true });
  writeFileSync(join(game, 'records', 'end-2.bonebed'), 'a record');
  writeFileSync(join(game, 'index.ts'), '{\n  version: 1,\n}\n');
  expect(keep(folder, 'toy', { version: 1, bundle: 'first' })).toBe('kept');
  expect(keep(folder, 'toy', { version: 1, bundle: 'second' })).toBe('known');
  expect(readFileSync(join(game, 'kept', '1.mjs'), 'utf8')).toBe('first');
  expect(readFileSync(join(game, 'kept', 'index.ts'), 'utf8')).toMatch(/^ {2}1: '[0-9a-f]{64}',$/m);
  // Once is enough, whoever asks again.
  for (let time = 0; time < 2; time++) {
    raise(folder, 'toy', 1);
    expect(readFileSync(join(game, 'index.ts'), 'utf8')).toContain('version: 2,');
    expect(readdirSync(join(game, 'records'))).toEqual(['v1']);
    expect(readdirSync(join(game, 'records', 'v1'))).toEqual(['end-2.bonebed']);
  }
});
