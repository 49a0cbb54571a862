import { expect, test } from 'vitest';
import { serverProcess } from './testing/process.ts';
import { startedTable } from './testing/server.ts';

// That nothing is lost when a server is killed: server/siege/kills.test.ts.

test('a server that is asked to stop says goodbye, and ends well', async () => {
  const server = await serverProcess({});
  const { visits } = await startedTable(server.address, { game: 'toy', seats: 2 });
  await visits[0].choose(0);
  expect(await server.stop()).toBe(0);
  await expect(visits[0].until(() => false)).rejects.toThrow('1001');
  expect(visits[0].received.at(-1)).toBe('{"type":"bye"}');
});
