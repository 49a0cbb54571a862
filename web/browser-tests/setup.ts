import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
// @ts-expect-error: a plain script without types, shared with the command line
import { launchOptions, needBrowsers } from '../../scripts/browsers.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the one Chromium of all test files listens. */
    readonly chromium: string;
  }
}

/** Before the first test file, once: all browsers are there, and Chromium runs. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  needBrowsers();
  const server = await chromium.launchServer(launchOptions());
  provide('chromium', server.wsEndpoint());
  return () => server.close();
}
