import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Schema, schemaFaults } from '@bonebed/kernel';
import type { CallWishes, CreateTable, DealBoard, Destination, NewDeal } from '@bonebed/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { HTTP, protocolSchema } from '../../scripts/protocol-schema.ts';
import { HttpError, Person } from '../testing/client.ts';
import { testGames } from '../testing/games.ts';
import { playOn, testServer } from '../testing/server.ts';

const schema: Schema = protocolSchema();

/** The address of somebody who takes whatever is sent. */
async function listener(): Promise<string> {
  const server = createServer((_request, response) => response.end());
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

test('what the server answers over HTTP, and takes, is what the published schema says', async () => {
  const faults: string[] = [];
  const seen = new Set<string>();
  /** Holds a value against a named type of the schema, and gives it back. */
  const held = <V>(name: (typeof HTTP)[number], value: V): V => {
    seen.add(name);
    const found = schemaFaults({ ...schema, anyOf: [{ $ref: `#/$defs/${name}` }] }, value);
    faults.push(...found.map(({ path, fault }) => `${name} ${path}: ${fault} in ${JSON.stringify(value)}`));
    return value;
  };
  const { address } = await testServer({ callPrivate: true }, { games: { ...testGames, ids: ['toy'] } });
  const [ann, ben] = [await Person.named(address, 'Ann'), await Person.named(address, 'Ben')];

  held('MyInfo', await new Person(address).get('/api/me'));
  held('GamesInfo', await ann.get('/api/games'));
  const wish: CreateTable = held('CreateTable', { game: 'toy', seats: 2, open: true, wanted: 'newcomers' });
  const { table } = held('CreatedTable', await ann.post<{ table: string }>('/api/tables', wish));
  held('ListedTables', await ben.get('/api/tables'));
  await ben.command(table, { do: 'join' });
  held('ShownTable', await ann.get(`/api/tables/${table}`));
  await ann.command(table, { do: 'start' });
  held('ShownTable', await ann.get(`/api/tables/${table}`));
  held('MyInfo', await ann.get('/api/me'));
  await playOn([await ann.visit(table), await ben.visit(table)], () => 0);
  held('FinishedGames', await ann.get('/api/me/finished'));
  held('PairedTable', await ann.post('/api/tables/anyone', { game: 'toy', seats: 2 }));
  held('PeopleInfo', await ann.get('/api/people'));
  held('Distance', await ann.post(`/api/tables/${table}/company`, { seat: 1, do: 'mute' }));

  held('PersonInfo', await ann.get('/api/me/ways'));
  const { code } = await ann.post<{ code: string }>('/api/me/code', {});
  held('PersonInfo', await ann.get('/api/me/ways'));
  held('SignedIn', await new Person(address).post('/api/sign-in/code', { code }));

  held('Today', await ann.get('/api/digs'));
  const duel: NewDeal = held('NewDeal', { game: 'toy', bots: ['random'] });
  const { deal } = await ann.post<{ deal: string }>('/api/deals', duel);
  held('DealBoard', await ann.get(`/api/deals/${deal}`));
  const playing = await ann.post<{ table: string }>(`/api/deals/${deal}/play`, {});
  await playOn([await ann.visit(playing.table)], () => 0);
  await expect.poll(async () => (await ann.get<DealBoard>(`/api/deals/${deal}`)).mine?.isOver).toBe(true);
  held('DealBoard', await ann.get(`/api/deals/${deal}`));
  held('DealGames', await ann.get(`/api/deals/${deal}/games`));
  held('Today', await ann.get('/api/digs'));

  held('MessagesInfo', await ann.get('/api/messages'));
  const destination: Destination = held('Destination', { by: 'webhook', url: await listener(), style: 'json' });
  const wishes: CallWishes = held('CallWishes', {
    kinds: ['turn'],
    quiet: null,
    digest: null,
    zone: 'Europe/Brussels',
    language: 'fr',
  });
  held('ChannelInfo', await ann.post('/api/messages/channels', { ...destination, ...wishes }));
  held('MessagesInfo', await ann.get('/api/messages'));

  const refused = await ann.get('/api/tables/none').catch((error: unknown) => error);
  held('Refused', refused instanceof HttpError ? refused.body : null);

  expect(faults).toEqual([]);
  // A link comes by mail: server/people.test.ts opens some.
  expect(HTTP.filter(name => !seen.has(name))).toEqual(['LinkOpened']);
});
