import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PEOPLE_PER_ADDRESS, rates } from '../limits.ts';
import { Person } from '../testing/client.ts';
import { TestClock, temporaryFolder, testServer } from '../testing/server.ts';
import { RateLimiter } from './rate-limiter.ts';

/** A folder with a client of two files. */
function smallSite(): string {
  const web = temporaryFolder();
  mkdirSync(join(web, 'assets'));
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Bonebed</title>');
  writeFileSync(join(web, 'assets', 'main-12345678.js'), 'export {};');
  return web;
}

const browser = { accept: 'text/html,application/xhtml+xml', 'accept-language': 'de, fr-CH;q=0.9, en;q=0.8' };

test('files of the client count for themselves, and leave the API to those who play', async () => {
  const rateFactor = 0.001;
  const { address } = await testServer({ rateFactor, web: smallSite() }, { now: new TestClock().now });
  const requests = rates.requests.burst * PEOPLE_PER_ADDRESS * rateFactor;
  for (let i = 0; i <= requests; i++) {
    expect((await fetch(`${address}/assets/main-12345678.js`)).status).toBe(200);
  }
  const statuses: number[] = [];
  for (let i = 0; i <= requests; i++) statuses.push((await fetch(`${address}/api/games`)).status);
  expect(statuses.indexOf(429)).toBe(requests);
});

test('a person who asks too much is told so; others at the same address are not', async () => {
  const rateFactor = 0.02;
  const { address } = await testServer({ rateFactor }, { now: new TestClock().now });
  const [ann, bob] = [await Person.named(address, 'Ann'), await Person.named(address, 'Bob')];
  const statuses: number[] = [];
  for (let i = 0; i <= rates.requests.burst * rateFactor; i++) statuses.push((await ann.fetch('/api/me')).status);
  expect(statuses.at(-1)).toBe(429);
  expect((await bob.fetch('/api/me')).status).toBe(200);
});

test('whoever is turned away in a browser gets a page in their language that comes again by itself', async () => {
  const rateFactor = 0.001;
  const { address } = await testServer({ rateFactor, web: smallSite() }, { now: new TestClock().now });
  const files = rates.files.burst * PEOPLE_PER_ADDRESS * rateFactor;
  for (let i = 0; i < files; i++) expect((await fetch(address)).status).toBe(200);
  const response = await fetch(address, { headers: browser });
  const page = await response.text();
  expect(response.status).toBe(429);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(page).toMatch(/<html lang="fr">.*<meta http-equiv="refresh" content="\d+">.*Un instant/s);
  expect(page).not.toContain('<script');
  const english = await fetch(address, { headers: { accept: 'text/html' } });
  expect(await english.text()).toMatch(/<html lang="en">.*One moment/s);
  // A program gets what a program understands.
  const told = await fetch(address);
  expect(told.headers.get('retry-after')).not.toBeNull();
  expect(await told.json()).toMatchObject({ code: 'tooFast' });
});

test('a link that leads nowhere has a page too, which does not come again', async () => {
  const { address } = await testServer();
  for (const path of ['/nothing.here', '/%zz']) {
    const page = await (await fetch(address + path, { headers: browser })).text();
    expect(page).toContain('Il n’y a rien sous cette pierre');
    expect(page).not.toContain('refresh');
  }
  const { headers } = await fetch(`${address}/api/nothing`, { headers: browser });
  expect(headers.get('content-type')).toContain('application/json');
});

test('HEAD and OPTIONS are answered, other methods are not allowed', async () => {
  const { address } = await testServer();
  const status = async (method: string, path: string) => (await fetch(address + path, { method })).status;
  expect(await status('HEAD', '/')).toBe(200);
  expect(await status('OPTIONS', '/api/tables')).toBe(204);
  expect(await status('DELETE', '/api/tables')).toBe(405);
  expect(await status('PUT', '/')).toBe(405);
  expect(await status('POST', '/')).toBe(404);
});

test('strangers can make the limiter remember only so much', () => {
  const clock = new TestClock();
  const limiter = new RateLimiter(1, clock.now);
  const perNetwork = rates.guests.burst * PEOPLE_PER_ADDRESS;
  for (let i = 0; i < 100_000; i++) limiter.check('guests', { network: `2001:db8:${i}`, guest: null });
  // Whoever comes now shares one bucket with all who come now.
  for (let i = 0; i < perNetwork; i++) limiter.check('guests', { network: `2001:db9:${i}`, guest: null });
  expect(() => limiter.check('guests', { network: '2001:dba:1', guest: null })).toThrow('too many guests');
  clock.pass(3_600_000);
  limiter.sweep();
  limiter.check('guests', { network: '2001:dba:1', guest: null });
});
