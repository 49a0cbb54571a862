import { botNames } from '@bonebed/bots';
import { expect, test } from 'vitest';
import { isNamed, namedLevel } from './bots/level.ts';
import { HttpError, Person } from './testing/client.ts';
import { testServer } from './testing/server.ts';

const hostile = ['search@it:999999999', 'professor@it:999999999', 'search@999999999ms', 'greedy@it:1', 'clever', ''];

async function refusal(doing: Promise<unknown>): Promise<unknown> {
  return doing.then(
    () => 'done',
    error => (error instanceof HttpError ? error.body : error),
  );
}

test('the levels that a server lists are those that it takes, and no others', async () => {
  const { address } = await testServer();
  const ann = await Person.named(address, 'Ann');
  const { bots } = await ann.get<{ bots: string[] }>('/api/games');
  expect(bots).toEqual(botNames);
  const { table } = await ann.create({ game: 'toy', seats: 2, open: false });
  for (const level of bots) {
    await ann.command(table, { do: 'bot', seat: 1, level });
    await ann.create({ game: 'toy', seats: 2, open: false, bots: [null, level], standIn: level });
  }
  const refused = { code: 'badMessage', message: expect.stringContaining(`there are: ${botNames.join(', ')}`) };
  for (const level of hostile) {
    expect(await refusal(ann.command(table, { do: 'bot', seat: 1, level }))).toMatchObject(refused);
    expect(await refusal(ann.create({ game: 'toy', seats: 2, bots: [null, level] }))).toMatchObject(refused);
    expect(await refusal(ann.create({ game: 'toy', seats: 2, standIn: level }))).toMatchObject(refused);
    expect(await refusal(ann.post(`/api/tables/${table}/fork`, { at: 0, standIn: level }))).toMatchObject(refused);
  }
});

test('a table that asked for a budget of its own gets the level that comes nearest', () => {
  expect(namedLevel('professor')).toBe('professor');
  expect(namedLevel('search@it:999999999')).toBe('professor');
  expect(namedLevel('search@it:20')).toBe('curator');
  expect(namedLevel('search@50ms')).toBe('curator');
  expect(namedLevel('apprentice@it:5')).toBe('greedy');
  expect(namedLevel('search@90000ms')).toBe('professor');
  expect(namedLevel('nobody@it:5')).toBe('apprentice');
  for (const level of hostile) expect(isNamed(namedLevel(level))).toBe(true);
});
