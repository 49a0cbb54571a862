import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configFrom, type Replacements, type Server, startServer } from '@bonebed/server';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, inject } from 'vitest';
import { PATIENCE_MS } from './engines/tab.ts';
import { chanceFor, nextSecret } from './engines/visitor.ts';
// @ts-expect-error: a plain script without types
import { serveStatic } from './static-server.mjs';

import { type Visitor, visit as visitPainted } from './visit.ts';

export * from './visit.ts';

/** A fresh visitor, plainly painted: no test looks at a picture. */
export function visit(browser: Browser, visitor: Visitor = {}): ReturnType<typeof visitPainted> {
  return visitPainted(browser, { isPlain: true, ...visitor });
}

const DIST = join(import.meta.dirname, '../dist');

export interface Site {
  /** The client alone, as a web space serves it. */
  url: string;
  browser: Browser;
}

/** A browser and the built client for all tests of a file. */
export function useSite(): Site {
  const site = {} as Site;
  let close = () => {};
  beforeAll(async () => {
    const served: { url: string; close: () => void } = await serveStatic(DIST);
    site.url = served.url;
    close = served.close;
    // Workers are numbered from 1.
    site.browser = await chromium.connect(inject('chromiums')[Number(process.env.VITEST_POOL_ID) - 1]);
  });
  beforeEach(({ task }) => chanceFor(task.name));
  afterAll(async () => {
    await site.browser?.close();
    close();
  });
  return site;
}

export async function startHere(
  data = mkdtempSync(join(tmpdir(), 'bonebed-')),
  port = '0',
  replaced: Replacements = {},
  more: Readonly<Record<string, string>> = {},
): Promise<Server> {
  const open = { rateFactor: '0', editionsBy: 'anyone', watchdog: '0' };
  const given = { web: DIST, data, port, botThreads: '1', logLevel: 'silent', metrics: 'off', ...open, ...more };
  return startServer(configFrom(given, {}, 2), { newSecret: nextSecret, ...replaced });
}

export function expectNoFaults(faults: readonly string[]): void {
  expect(faults).toEqual([]);
}

/** Waits until the page has an answer of its own to tell, and it is yes. Playwright's wait would take the promise for a yes. */
export function untilSo(page: Page, isSo: () => Promise<boolean>): Promise<void> {
  return expect.poll(() => page.evaluate(isSo), { timeout: PATIENCE_MS }).toBe(true);
}

/** A port that is free now: who sends links must know it beforehand. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}
