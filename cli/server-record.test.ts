import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { below, fastRng } from '@bonebed/kernel';
import { startServer } from '@bonebed/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { testGames } from '../server/testing/games.ts';
import { playOn, startedTable, testConfig } from '../server/testing/server.ts';
import { run, temporaryFolder, toyFolder } from './testing/run.ts';

const games = { ids: testGames.ids, load: testGames.load, folder: () => toyFolder };
const cwd = temporaryFolder();
let record = '';
let promised = '';

beforeAll(async () => {
  const server = await startServer(testConfig({ data: temporaryFolder() }), { games: testGames });
  const { id, visits, people } = await startedTable(server.address, { game: 'toy', seats: 3 });
  promised = visits[0].about?.commitment ?? '';
  const rng = fastRng('verify');
  await playOn(visits, options => below(rng, options));
  record = await people[1].get<string>(`/api/tables/${id}/record`);
  await server.stop();
});

async function verify(text: string, ...flags: readonly string[]) {
  writeFileSync(join(cwd, 'table.bonebed'), text);
  return run(['verify', 'table.bonebed', ...flags], { cwd, games });
}

/** The same digits, one of them another. */
const flip = (hex: string): string => (hex.startsWith('0') ? '1' : '0') + hex.slice(1);

describe('bonebed verify, on a record that a server gave out', () => {
  test('a good one: every answer replays, and the seed is the one that was promised and mixed', async () => {
    const { code, out, err } = await verify(record, '--commitment', promised);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(promised);
    const told = JSON.parse((await verify(record, '--json')).out);
    expect(told).toMatchObject({ ok: true, game: 'toy', finished: true, fair: true, commitment: promised });
  });

  test.each<[string, (text: string) => string, RegExp]>([
    ['truncated', text => text.slice(0, text.length / 2), /ends before its closing|expected|answers/],
    ['without its last line', text => text.replace(/end .*\n$/, ''), /ends before its closing/],
    ['with an answer left out', text => text.replace(/^\d act .*\n/m, ''), /answer \d+|end/],
    ['with an answer of another seat', text => text.replace(/^0 act/m, '1 act'), /answer \d+/],
    ['with another seed', text => text.replace(/(?<=^seed )\w+/m, flip), /secret and nonces|state/],
    ['with another secret', text => text.replace(/(?<=^# secret )\w+/m, flip), /committed to/],
    ['with another nonce', text => text.replace(/(?<=^# nonces )\w+/m, flip), /secret and nonces/],
    ['with another commitment', text => text.replace(/(?<=^# commitment )\w+/m, flip), /committed to/],
    ['with half of its origin', text => text.replace(/^# nonces .*\n/m, ''), /needs all three/],
    ['with another end', text => text.replace(/(?<=^end )\w+/m, flip), /end/],
  ])('%s it is refused', async (_what, change, message) => {
    expect(change(record)).not.toBe(record);
    const { code, out, err } = await verify(change(record));
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(message);
  });

  test('of another table than the one whose promise was seen it is refused', async () => {
    const { code, err } = await verify(record, '--commitment', flip(promised));
    expect(code).toBe(2);
    expect(err).toContain('another shuffle');
  });
});
