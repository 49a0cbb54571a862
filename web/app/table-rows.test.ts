import { beforeAll, expect, test, vi } from 'vitest';
import type { OwnTable } from '../host/lobby.ts';
import type { StoredTable } from '../host/store.ts';

const stored = (id: string, changedMs: number, waiting: readonly number[], over = false): StoredTable => ({
  id,
  game: 'holotype',
  seats: [
    { name: 'Ada', kind: 'person', bot: null },
    { name: '', kind: 'bot', bot: 'professor' },
  ],
  title: null,
  record: '',
  rules: 1,
  edition: '',
  build: '',
  origin: null,
  revision: 1,
  waiting,
  over,
  changedMs,
});

const served = (id: string, changedMs: number, waiting: readonly number[], phase: OwnTable['phase']): OwnTable => ({
  id,
  game: 'holotype',
  seats: [
    { name: 'Bo', bot: null, isFree: false },
    { name: 'Ada', bot: null, isFree: false },
    { name: '', bot: null, isFree: phase === 'lobby' },
  ],
  seat: 1,
  waiting,
  phase,
  clock: { kind: 'none' },
  deadlineMs: null,
  changedMs,
  wanted: null,
  hasHints: false,
  isAside: false,
});

let rows: typeof import('./table-rows.ts');
beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
  vi.stubGlobal('document', { documentElement: {} });
  const { laterWords, speak } = await import('../words.ts');
  await speak('en');
  // Whoever shows rows has waited for them.
  await laterWords();
  rows = await import('./table-rows.ts');
});

test('tables where it is my turn come first, finished ones last, the latest of each before the others', () => {
  const found = rows.tableRows(
    [stored('a', 5, [1]), stored('b', 9, [], true), stored('c', 1, [0])],
    [served('d', 2, [1], 'playing'), served('e', 7, [0], 'playing'), served('f', 8, [], 'lobby')],
  );
  expect(found.map(({ id }) => id)).toEqual(['d', 'c', 'f', 'e', 'a', 'b']);
});

test('a row says whose turn it is, and who is there', () => {
  const [mine, others, lobby] = rows.tableRows(
    [],
    [served('d', 3, [1], 'playing'), served('e', 2, [0], 'playing'), served('f', 1, [], 'lobby')],
  );
  expect(mine).toMatchObject({ state: 'Your turn', isMyTurn: true });
  expect(others).toMatchObject({ state: 'Turn: Bo', isMyTurn: false });
  expect(lobby).toMatchObject({ name: 'Bo, Ada', isMyTurn: false });
  expect(rows.tableRows([stored('a', 1, [1])], [])[0].state).toBe('Turn: Gideon');
});

test('a table that was set aside is nobody’s turn, and says so', () => {
  const [row] = rows.tableRows([], [{ ...served('d', 3, [1], 'playing'), isAside: true }]);
  expect(row).toMatchObject({ state: 'Set aside by the server', isMyTurn: false });
});
