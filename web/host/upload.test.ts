import { readFileSync } from 'node:fs';
import type { GamesInfo } from '@bonebed/protocol';
import { beforeEach, expect, test, vi } from 'vitest';
import { isWelcome } from './upload.ts';

const own = readFileSync(new URL('../../games/fossilis/records/lastPool-2.bonebed', import.meta.url), 'utf8');
const other = own.replace(/^edition .*$/m, 'edition 0123456789abcdef');

/** The server behind the page: who may give it editions, and those that it has. */
let editionsBy: GamesInfo['editionsBy'] = 'nobody';
let has: readonly string[] = [];

beforeEach(() => {
  editionsBy = 'nobody';
  has = [];
  vi.stubGlobal('document', { baseURI: 'http://here.example/' });
  vi.stubGlobal('fetch', async (url: URL) => {
    if (url.pathname === '/api/games') return Response.json({ games: [], bots: [], editionsBy } satisfies GamesInfo);
    const isThere = has.some(edition => url.pathname === `/api/editions/${edition}`);
    return isThere ? Response.json({}) : Response.json({ code: 'notFound', message: '' }, { status: 404 });
  });
});

test('a game with the edition that comes with it can go on with others anywhere', async () => {
  expect(await isWelcome(own)).toBe(true);
});

test('one with an edition of one’s own only where editions are taken, or where it is already', async () => {
  expect(await isWelcome(other)).toBe(false);
  editionsBy = 'anyone';
  expect(await isWelcome(other)).toBe(true);
  editionsBy = 'nobody';
  has = ['0123456789abcdef'];
  expect(await isWelcome(other)).toBe(true);
});
