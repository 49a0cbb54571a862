import { loadGame } from '@bonebed/games';
import { toyComponents } from '@bonebed/kernel/kit/toy';
import { expect, test } from 'vitest';
import { limits } from '../limits.ts';
import { Person, refusalOf } from '../testing/client.ts';
import { trapGames } from '../testing/games.ts';
import { testServer } from '../testing/server.ts';
import { Trials } from './trials.ts';

test('an edition that can be played with passes', async () => {
  await new Trials(trapGames.module).run('toy', { ...toyComponents, turns: 3 });
});

test('one whose rules never come back is refused, and its thread ended', async () => {
  const trial = new Trials(trapGames.module, 3000).run('tarpit', { ...toyComponents, turns: 666 });
  await expect(trial).rejects.toThrow('it takes too much time to play with');
});

test('one whose rules take all the memory is refused, and nobody else’s is touched', async () => {
  const trial = new Trials(trapGames.module).run('tarpit', { ...toyComponents, turns: 667 });
  await expect(trial).rejects.toThrow('it takes too much memory to play with');
});

test('one that does not fit is refused with its place', async () => {
  const { components } = await loadGame('fossilis');
  const changed = Object.assign(structuredClone(Object(components)), { fragments: [] });
  await expect(new Trials(trapGames.module).run('fossilis', changed)).rejects.toThrow('fragments');
});

test('one with more to choose from than a person could read is refused', async () => {
  const trial = new Trials(trapGames.module).run('toy', { bones: 9000, handSize: 3000, turns: 6 });
  await expect(trial).rejects.toThrow('options to choose from');
});

test('only so many wait to be tried', async () => {
  const trials = new Trials(trapGames.module);
  const waiting = Array.from({ length: limits.trialsWaiting }, () => trials.run('toy', toyComponents));
  await expect(trials.run('toy', toyComponents)).rejects.toThrow('other editions are being tried');
  await Promise.all(waiting);
});

test('a server takes editions from nobody but its host unless it is told to, and says so', async () => {
  const server = await testServer({ editionsBy: 'nobody' });
  const ann = await Person.named(server.address, 'Ann');
  const sent = ann.post('/api/editions', { game: 'toy', components: toyComponents });
  const refused = await refusalOf(sent);
  expect([refused.status, refused.code]).toEqual([403, 'forbidden']);
  expect(await ann.get('/api/games')).toMatchObject({ editionsBy: 'nobody' });
});

test('where they are taken, each is tried first', async () => {
  const server = await testServer({ editionsBy: 'anyone' });
  const ann = await Person.named(server.address, 'Ann');
  const send = (components: unknown) => ann.post<{ edition: string }>('/api/editions', { game: 'toy', components });
  const { edition } = await send({ ...toyComponents, turns: 4 });
  await ann.create({ game: 'toy', edition, seats: 2 });
  const refused = await refusalOf(send({ bones: 9000, handSize: 3000, turns: 6 }));
  expect([refused.status, refused.code]).toEqual([400, 'badMessage']);
  expect(await ann.get('/api/games')).toMatchObject({ editionsBy: 'anyone' });
  const large = await refusalOf(send({ ...toyComponents, filling: 'x'.repeat(limits.edition) }));
  expect([large.status, large.code]).toEqual([413, 'tooLong']);
  const nested = `{"game":"toy","components":${'['.repeat(50_000)}${']'.repeat(50_000)}}`;
  const deep = await ann.fetch('/api/editions', {
    method: 'POST',
    body: nested,
    headers: { 'content-type': 'application/json' },
  });
  expect([deep.status, await deep.json()]).toEqual([
    400,
    { code: 'badMessage', message: expect.stringContaining('nested deeper than 32 levels') },
  ]);
});

test('the largest of our own editions passes', async () => {
  const { components } = await loadGame('bone-wars');
  await new Trials(trapGames.module).run('bone-wars', components);
});
