import { Mailbox } from '@bonebed/server/testing/mailbox.ts';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hands as holotype } from '../boards/holotype/hands.ts';
import { expectAccessible } from './axe.ts';
import { clickWanted, expectNoFaults, freePort, startHere, useSite, visit } from './browser.ts';
import { meet } from './meet.ts';

const site = useSite();

/** A device that has passkeys and unlocks them at once: Chromium's own, driven by its protocol. */
async function withPasskeys(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('WebAuthn.enable');
  const transport = { protocol: 'ctap2', transport: 'internal' } as const;
  const able = {
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  };
  await session.send('WebAuthn.addVirtualAuthenticator', { options: { ...transport, ...able } });
}

test('whose cookie is lost comes back to the own table by the code that was written down, on another device too', async () => {
  const server = await startHere();
  const { ada, bo } = await meet(site.browser, server.address, holotype);
  await bo.page.goto(`${server.address}/#/me`);
  await bo.page.click('#new-code');
  const code = await bo.page.innerText('.kept-code');
  await bo.page.waitForSelector('[data-way="code"]');
  await expectAccessible(bo.page, 'you');
  const table = await ada.page.evaluate(() => location.hash);

  await bo.context.clearCookies();
  await bo.page.goto(`${server.address}/${table}`);
  await bo.page.reload();
  // Nobody knows him: he looks on at his own table, and is asked whether a seat there is his.
  await bo.page.click('.seat-is-mine a');
  await bo.page.fill('.ways-back input[name=code]', 'AAAAA-AAAAA-AAAAA-AAAAA');
  await bo.page.click('.ways-back .one-field button');
  await bo.page.getByText('Nobody is kept by this code').waitFor();
  await expectAccessible(bo.page, 'ways back');
  await bo.page.fill('.ways-back input[name=code]', code.toLowerCase());
  await bo.page.click('.ways-back .one-field button');
  await bo.page.waitForSelector('.player[data-seat="1"] .tag');

  // A browser that knows nothing, not even a name.
  const context = await site.browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-US' });
  const phone = { context, page: await context.newPage() };
  await phone.page.goto(`${server.address}/#/back`);
  await phone.page.fill('.ways-back input[name=code]', code);
  await phone.page.click('.ways-back .one-field button');
  await phone.page.waitForSelector('.table-row a[href^="#/at/"]');
  await phone.page.goto(`${server.address}/#/me`);
  expect(await phone.page.inputValue('input[name=nickname]')).toBe('Bo');
  await phone.page.waitForSelector('[data-companion="Ada"]');
  // The browser that was cleared is one of his devices, and the cookie that is gone another.
  expect(await phone.page.locator('[data-device]').count()).toBe(3);
  await phone.page.click('[data-device="first"] button');
  await phone.page.waitForSelector('[data-device="first"]', { state: 'detached' });
  expectNoFaults(ada.faults);
  for (const one of [ada, bo, phone]) await one.context.close();
  await server.stop();
});

test('from the invitation to a message to the answer, though the browser was cleared in between', async () => {
  const box = await Mailbox.start();
  const port = String(await freePort());
  const server = await startHere(undefined, port, {}, { smtpUrl: box.url, publicUrl: `http://127.0.0.1:${port}` });
  const ada = await visit(site.browser, { name: 'Ada' });
  await ada.page.goto(`${server.address}/#/invite/holotype`);
  await ada.page.waitForSelector('.settings');
  await ada.page.selectOption('[name="clock"]', 'day3');
  await ada.page.click('.form button[type=submit]');
  const link = await ada.page.inputValue('#invite-link');
  expect(link).toContain('/i/');

  const bo = await visit(site.browser, { name: 'Somebody', viewport: { width: 390, height: 844 } });
  await bo.page.goto(link);
  await bo.page.getByText('Ada invites you to Holotype').waitFor();
  await bo.page.getByText('over days: three days for each turn').waitFor();
  await expectAccessible(bo.page, 'invitation');
  // He says here how he is called: that is his name wherever he comes back.
  await bo.page.fill('.name input', 'Bo');
  await bo.page.click('#join');
  await bo.page.click('.keep-seat summary');
  await bo.page.waitForSelector('.keep-seat .qr');
  await expectAccessible(bo.page, 'keep the seat');
  await bo.page.click('.keep-seat a');
  await bo.page.fill('.way input[name=email]', 'bo@example.org');
  await bo.page.click('.way .one-field button');
  await bo.page.getByText('A mail is on its way').waitFor();
  await bo.page.goto(linkIn(box.last.text, 'sign-in'));
  await bo.page.click('#use-link');
  await bo.page.getByText('From now on Bo comes back by this address').waitFor();
  await bo.page.goto(`${server.address}/#/messages`);
  await bo.page.fill('.way input[inputmode=email]', 'bo@example.org');
  await bo.page.click('#call-by-mail');
  await bo.page.waitForSelector('.channel .fault');
  await bo.page.goto(linkIn(box.last.text, 'messages/confirm'));
  await bo.page.getByText('From now on you are called at').waitFor();

  // Nobody looks when the game begins: Bo is called. By then his browser has forgotten him.
  await bo.context.clearCookies();
  const called = box.until(3);
  await ada.page.click('#start:not([disabled])');
  await called;
  expect(box.last.headers.subject).toBe('Your turn in Holotype');
  await bo.page.goto(linkIn(box.last.text, 'at'));
  await bo.page.click('.seat-is-mine a');
  await bo.page.fill('.ways-back input[name=email]', 'bo@example.org');
  const sent = box.until(4);
  await bo.page.click('.ways-back .one-field:has([name=email]) button');
  await sent;
  await bo.page.goto(linkIn(box.last.text, 'sign-in'));
  await bo.page.click('#use-link');
  await bo.page.click('.table-row a[href^="#/at/"]');
  await clickWanted(bo.page, holotype, 0);
  expectNoFaults([...ada.faults, ...bo.faults]);
  for (const { context } of [ada, bo]) await context.close();
  await server.stop();
});

/** The link to a page of the client in a mail. */
function linkIn(text: string, page: string): string {
  return new RegExp(`http\\S+/#/${page}/\\S+`).exec(text)?.[0] ?? '';
}

test('a passkey brings somebody back without a word to write', async () => {
  const server = await startHere();
  const address = server.address.replace('127.0.0.1', 'localhost');
  const { page, context, faults } = await visit(site.browser, { name: 'Cleo' });
  await withPasskeys(context, page);
  await page.goto(`${address}/#/me`);
  await page.click('#new-passkey');
  await page.waitForSelector('[data-way="passkey"]');
  await context.clearCookies();
  await page.goto(`${address}/#/back`);
  await page.reload();
  // Who has come in begins anew with the front page.
  await Promise.all([page.waitForEvent('load'), page.click('#by-passkey')]);
  await page.waitForURL(`${address}/#/`);
  await page.goto(`${address}/#/me`);
  await page.waitForSelector('[data-way="passkey"]');
  expect(await page.locator('[data-device]').count()).toBe(2);
  // Deleted, the passkey opens nothing any more.
  await page.click('#delete-me');
  await page.click('[data-act="confirm"]');
  await page.getByText('Nothing about you is left here').waitFor();
  expect(await page.locator('[data-device]').count()).toBe(0);
  await page.goto(`${address}/#/back`);
  await page.click('#by-passkey');
  await page.getByText('That passkey is not known here').waitFor();
  expectNoFaults(faults);
  await context.close();
  await server.stop();
});
