import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configFrom, type Replacements, type Server, startServer } from '@bonebed/server';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
// @ts-expect-error: a plain script without types, shared with the command line
import { launchOptions } from '../../scripts/chromium.mjs';
// @ts-expect-error: the same
import { serveStatic } from './static-server.mjs';

export * from './visit.ts';

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
    site.browser = await chromium.launch(launchOptions());
  });
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
): Promise<Server> {
  const open = { rateFactor: '0', editionsBy: 'anyone', watchdog: '0' };
  const given = { web: DIST, data, port, botThreads: '1', logLevel: 'silent', metrics: 'off', ...open };
  return startServer(configFrom(given, {}, 2), replaced);
}

export function expectNoFaults(faults: readonly string[]): void {
  expect(faults).toEqual([]);
}
