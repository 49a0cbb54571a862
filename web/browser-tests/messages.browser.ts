import type { TableState } from '@bonebed/protocol';
import { Person } from '@bonebed/server/testing/client.ts';
import { testGames } from '@bonebed/server/testing/games.ts';
import { Mailbox } from '@bonebed/server/testing/mailbox.ts';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { expect, test } from 'vitest';
// @ts-expect-error: a plain script without types
import { launchOptions } from '../../scripts/browsers.mjs';
import { hands as holotype } from '../boards/holotype/hands.ts';
import { expectAccessible } from './axe.ts';
import { clickWanted, expectNoFaults, freePort, startHere, useSite, visit } from './browser.ts';
import { meet } from './meet.ts';

const site = useSite();

test('from an address to a mail to the question: who has gone is called back, in words that say until when', async () => {
  const box = await Mailbox.start();
  const port = String(await freePort());
  const messages = { smtpUrl: box.url, publicUrl: `http://127.0.0.1:${port}` };
  const server = await startHere(undefined, port, {}, messages);
  const { ada, bo } = await meet(site.browser, server.address, holotype, { clock: 'day3' });
  // Bo answers what he is asked, and goes.
  const isAsked = async (seat: number) => (await ada.page.locator(`.player.asked[data-seat="${seat}"]`).count()) > 0;
  for (let turn = 0; await isAsked(1); turn++) await clickWanted(bo.page, holotype, turn);
  await bo.page.goto(`${server.address}/#/messages`);
  await bo.page.fill('.way input[inputmode=email]', 'bo@example.org');
  await bo.page.click('#call-by-mail');
  await bo.page.waitForSelector('.channel .fault');
  await expectAccessible(bo.page, 'messages');
  const [confirm] = /http\S+confirm\S+/.exec(box.last.text) ?? [''];
  await bo.page.goto(confirm);
  await bo.page.getByText('From now on you are called at bo@example.org').waitFor();
  const called = box.until(2);
  for (let turn = 0; !(await isAsked(1)); turn++) await clickWanted(ada.page, holotype, turn);
  await called;
  expect(box.last).toMatchObject({ to: 'bo@example.org', headers: { subject: 'Your turn in Holotype' } });
  expect(box.last.text).toMatch(/With Ada\. You have 3 days, until \w+ \d\d:\d\d\./);
  await bo.page.goto(server.address);
  await bo.page.waitForSelector('.table-row time');
  expect(await bo.page.innerText('.table-row time')).toMatch(/^3 days, until \w+ \d\d:\d\d$/);
  await bo.page.waitForFunction(() => document.title === '(1) Bonebed');
  const [link] = /http\S+\/#\/at\/\S+/.exec(box.last.text) ?? [''];
  await bo.page.goto(link);
  await bo.page.waitForSelector('[data-chip]');
  await bo.page.locator('.player.asked .deadline', { hasText: /^3 days, until/ }).waitFor();
  // One click in any mail ends it.
  const [stop] = /http\S+stop\S+/.exec(box.last.text) ?? [''];
  await bo.page.goto(stop);
  await bo.page.getByText('There will be no more messages').waitFor();
  await bo.page.goto(`${server.address}/#/messages`);
  await bo.page.getByText('Nobody calls you yet.').waitFor();
  expectNoFaults([...ada.faults, ...bo.faults]);
  for (const { context } of [ada, bo]) await context.close();
  await server.stop();
});

/** Lets the browser's push service hand a message to the page's service worker. */
async function push(context: BrowserContext, page: Page, message: object): Promise<void> {
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>(resolve => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [found] }) => {
      if (found !== undefined) resolve(found.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  const data = JSON.stringify(message);
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data });
}

/** What the page's own cookie gets from the server. */
async function asked<V>(page: Page, path: string, body?: object): Promise<V> {
  return page.evaluate(
    async ([where, json]) => {
      const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: json };
      return (await fetch(where, json === null ? {} : post)).json();
    },
    [path, body === undefined ? null : JSON.stringify(body)] as const,
  );
}

test('a message that comes by push is shown, and a simple question is answered from it', async () => {
  const server = await startHere(undefined, '0', { games: testGames });
  const ann = await Person.named(server.address, 'Ann');
  // The shell of Chromium shows no notifications.
  const browser = await chromium.launch(launchOptions('chromium'));
  const { page, context, faults } = await visit(browser, { name: 'Bo', serviceWorkers: 'allow' });
  await context.grantPermissions(['notifications'], { origin: server.address });
  await page.goto(server.address);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  const { table } = await ann.create({ game: 'toy', seats: 2, open: true });
  await asked(page, `/api/me`, { name: 'Bo' });
  await asked(page, `/api/tables/${table}/commands`, { do: 'join' });
  await ann.command(table, { do: 'start' });
  const stateOf = async (): Promise<TableState> =>
    (await asked<{ state: TableState }>(page, `/api/tables/${table}`)).state;
  const annAnswers = async (wanted: RegExp): Promise<void> => {
    const { state } = await ann.get<{ state: TableState }>(`/api/tables/${table}`);
    const text = state.frame?.ask?.texts?.find(one => wanted.test(one)) ?? '';
    await ann.command(table, { do: 'answer', askId: state.askId ?? 0, text });
  };
  const { askId, frame } = await stateOf();
  const [bid] = frame?.ask?.texts ?? [];
  await asked(page, `/api/tables/${table}/commands`, { do: 'answer', askId, text: bid });
  await annAnswers(/./);
  await annAnswers(/^show/);
  expect((await stateOf()).frame?.ask?.kind).toBe('react');
  const words = { pass: 'Passer', yes: 'Oui', no: 'Non' };
  await push(context, page, { kind: 'reaction', title: 'Réagissez-vous ?', body: 'Avec Ann.', table, words });
  const shown = () =>
    page.evaluate(async () => {
      const found = await (await navigator.serviceWorker.ready).getNotifications();
      return found.map(({ title, body, tag, data }) => ({
        title,
        body,
        tag,
        data,
        actions: Reflect.get(found[0], 'actions'),
      }));
    });
  await expect
    .poll(shown)
    .toMatchObject([
      { title: 'Réagissez-vous ?', body: 'Avec Ann.', tag: table, actions: [{ action: 'pass', title: 'Passer' }] },
    ]);
  // Nobody can press its button from here: the worker is told that somebody did.
  const [worker] = context.serviceWorkers();
  await worker.evaluate(async () => {
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
    const [notification] = await registration.getNotifications();
    const clicked = Object.assign(new Event('notificationclick'), {
      notification,
      action: 'pass',
      waitUntil: () => {},
    });
    self.dispatchEvent(clicked);
  });
  await expect.poll(async () => (await stateOf()).frame?.ask?.kind).not.toBe('react');
  expect(await shown()).toEqual([]);
  expectNoFaults(faults);
  await browser.close();
  await server.stop();
});
