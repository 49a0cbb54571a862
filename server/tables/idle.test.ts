import { queryObjects } from 'node:v8';
import { expect, test } from 'vitest';
import { startedTable, testServer } from '../testing/server.ts';
import { TableCore } from './core.ts';
import { HostedTable } from './hosted.ts';

test('a table by the day that nobody looks at is not in memory, nor is anything of it', async () => {
  const server = await testServer();
  const clock = { kind: 'day', perTurnMs: 86_400_000, atZero: 'bot' };
  for (let i = 0; i < 3; i++) {
    const { visits } = await startedTable(server.address, { game: 'toy', seats: 2, clock });
    await visits[0].choose(0);
    for (const visit of visits) {
      visit.leave();
      await visit.until(() => false).catch(() => {});
    }
  }
  expect(queryObjects(TableCore)).toBeGreaterThan(0);
  // The server hears a moment later that they have gone.
  while (server.tables.loaded > 0) await server.tables.sweep(0);
  // A collection comes before the count.
  while (queryObjects(HostedTable) !== 0) await new Promise(resolve => setImmediate(resolve));
  expect(queryObjects(TableCore)).toBe(0);
});
