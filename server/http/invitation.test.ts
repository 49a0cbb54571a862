import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Person } from '../testing/client.ts';
import { temporaryFolder, testServer } from '../testing/server.ts';

/** A client with nothing but an emblem. */
function builtClient(): string {
  const web = join(temporaryFolder(), 'web');
  mkdirSync(web);
  writeFileSync(join(web, 'index.html'), '<!doctype html>');
  writeFileSync(join(web, 'emblems.json'), JSON.stringify({ holotype: 'M0 0h512v512H0z' }));
  return web;
}

const heads = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)">/g)].map(([, k, v]) => [k, v]),
  );

test('a link in a chat tells who invites to what, in the reader’s language, with a picture, and gives no secret away', async () => {
  const { address } = await testServer({ web: builtClient() });
  const ann = await Person.named(address, 'Ann "<A>"');
  const clock = { kind: 'day', perTurnMs: 86_400_000, atZero: 'bot' };
  const { table, invite, link } = await ann.create({ game: 'holotype', seats: 3, open: false, clock });
  const page = await fetch(`${address}/i/${table}`, { headers: { 'accept-language': 'en' } });
  const html = await page.text();
  expect(heads(html)).toMatchObject({
    'og:title': 'Ann &#34;&#60;A&#62;&#34; invites you: Holotype',
    'og:description': expect.stringMatching(/first to publish a new species\. 2 seats are free\. Over days/),
    'og:url': `${address}/i/${table}`,
    'og:image': `${address}/i/${table}.png?l=en`,
  });
  const french = await (
    await fetch(`${address}/i/${table}`, { headers: { 'accept-language': 'fr-BE,en;q=0.5' } })
  ).text();
  expect(heads(french)['og:description']).toMatch(/2 places sont libres/);
  for (const secret of [invite, link ?? '', ann.cookie.split('=')[1]]) expect(html + french).not.toContain(secret);

  const picture = await fetch(`${address}/i/${table}.png?l=fr`);
  expect(picture.headers.get('content-type')).toBe('image/png');
  const bytes = Buffer.from(await picture.arrayBuffer());
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  // Letters and the emblem have been drawn: a plain card is far smaller.
  expect(bytes.length).toBeGreaterThan(12_000);
  expect((await fetch(`${address}/i/nosuchtable`)).status).toBe(404);
});

test('a table that has begun invites nobody, and a name that the picture can’t show is left out', async () => {
  const { address } = await testServer();
  const ann = await Person.named(address, 'Аня');
  const { table } = await ann.create({ game: 'toy', seats: 2, bots: [null, 'random'] });
  const title = async () => heads(await (await fetch(`${address}/i/${table}`)).text())['og:title'];
  expect(await title()).toBe('You are invited: toy');
  await ann.command(table, { do: 'start' });
  expect(await title()).toBe('toy at Bonebed');
});
