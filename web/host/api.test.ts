import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from './api.ts';

/** What the server answers, one after the other. */
function answering(...answers: readonly Response[]): ReturnType<typeof vi.fn> {
  const left = [...answers];
  const fetched = vi.fn(async () => left.shift() ?? new Response('{}', { status: 500 }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

const busy = (status = 429, after: string | null = '1') =>
  new Response('{"code":"tooFast","message":"wait"}', {
    status,
    headers: after === null ? {} : { 'retry-after': after },
  });
const found = () => new Response('{"tables":[]}');

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { baseURI: 'http://localhost/' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('what a busy server turns away is asked again when it says so', async () => {
  const fetched = answering(busy(), busy(503), found());
  const tables = api.openTables();
  await vi.runAllTimersAsync();
  expect(await tables).toEqual({ tables: [] });
  expect(fetched).toHaveBeenCalledTimes(3);
});

test('it is not asked for ever, and not at all where that would take long or do something twice', async () => {
  const refusedAfter = async (asked: Promise<unknown>) => {
    const code = asked.catch(error => error.code);
    await vi.runAllTimersAsync();
    return code;
  };
  const fetched = answering(busy(), busy(), busy(), busy(), busy());
  expect(await refusedAfter(api.openTables())).toBe('tooFast');
  expect(fetched).toHaveBeenCalledTimes(4);
  for (const answer of [busy(429, '50'), busy(429, null), busy(429, 'Tue')]) {
    const once = answering(answer, found());
    expect(await refusedAfter(api.openTables())).toBe('tooFast');
    expect(once).toHaveBeenCalledTimes(1);
  }
  const stored = answering(busy(503), found());
  expect(await refusedAfter(api.introduce('Ann'))).toBe('tooFast');
  expect(stored).toHaveBeenCalledTimes(1);
});
