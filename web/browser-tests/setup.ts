import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
// @ts-expect-error: a plain script without types, shared with the command line
import { launchOptions, needBrowsers } from '../../scripts/browsers.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the Chromiums listen, one for each worker: its test files share it, and its clipboard is nobody else's. */
    readonly chromiums: readonly string[];
  }
}

/** Before the first test file, once: all browsers are there, and Chromium runs. */
export async function setup({ provide, vitest }: TestProject): Promise<() => Promise<void>> {
  needBrowsers();
  const { maxWorkers } = vitest.config;
  const servers = await Promise.all(Array.from({ length: maxWorkers }, () => chromium.launchServer(launchOptions())));
  provide(
    'chromiums',
    servers.map(server => server.wsEndpoint()),
  );
  return async () => void (await Promise.all(servers.map(server => server.close())));
}
