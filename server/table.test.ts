import { expect, test } from 'vitest';
import { startedTable, playOn, testServer } from './testing/server.ts';

test('two people play a game of the toy over sockets to its end', async () => {
  const { address } = await testServer();
  const { visits } = await startedTable(address, { game: 'toy', seats: 2 });
  await playOn(visits, () => 0);
  expect(visits[0].current.phase).toBe('over');
});
