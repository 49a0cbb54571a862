import type { ServerMessage } from '@bonebed/protocol';
import { expect, test } from 'vitest';
import { Person } from './testing/client.ts';
import { startedTable, testServer } from './testing/server.ts';

test('a table with hints says so to everybody, and a bot advises whoever is asked', async () => {
  const { address } = await testServer();
  const { visits, id } = await startedTable(address, { game: 'toy', seats: 2, open: true, hints: true });
  const [ann, bob] = visits;
  expect([ann.about?.hints, bob.about?.hints]).toEqual([true, true]);
  const { askId } = ann;
  const hint = (await ann.ask({ do: 'hint', askId })) as ServerMessage & { type: 'hint' };
  expect(hint).toMatchObject({ type: 'hint', askId });
  expect(ann.frame?.ask?.texts).toContain(hint.advice.text);
  // What a hint does not do: answer.
  expect(ann.answers).toBe(0);
  await expect(ann.ask({ do: 'hint', askId: askId + 1 })).rejects.toMatchObject({ code: 'stale' });
  const zoe = await (await Person.named(address, 'Zoe')).visit(id);
  await expect(zoe.ask({ do: 'hint', askId })).rejects.toMatchObject({ code: 'notSeated' });
});

test('without the wish there are none', async () => {
  const { address } = await testServer();
  const { visits } = await startedTable(address, { game: 'toy', seats: 2 });
  const [ann] = visits;
  expect(ann.about).not.toHaveProperty('hints');
  await expect(ann.ask({ do: 'hint', askId: ann.askId })).rejects.toMatchObject({ code: 'forbidden' });
});

test('a table with anyone has none, whoever wishes for them', async () => {
  const { address } = await testServer();
  const [ann, bob] = [await Person.named(address, 'Ann'), await Person.named(address, 'Bob')];
  const wish = { game: 'toy', seats: 2, hints: true };
  const { table } = await ann.post<{ table: string }>('/api/tables/anyone', wish);
  expect(await bob.post('/api/tables/anyone', wish)).toMatchObject({ table });
  for (const person of [ann, bob]) {
    const visit = await person.visit(table);
    expect(visit.about).not.toHaveProperty('hints');
    await expect(visit.ask({ do: 'hint', askId: visit.askId })).rejects.toMatchObject({ code: 'forbidden' });
  }
});
