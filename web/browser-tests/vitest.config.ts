import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The tests in real browsers, one file after the other: two at once make a page so late that taps are lost. What fails fails: nothing is tried again. */
export default defineConfig({
  test: {
    dir: fileURLToPath(new URL('..', import.meta.url)),
    include: ['**/*.browser.ts'],
    globalSetup: [fileURLToPath(new URL('setup.ts', import.meta.url))],
    setupFiles: [fileURLToPath(new URL('../../scripts/vitest.temporary.ts', import.meta.url))],
    maxWorkers: 1,
    retry: 0,
    // Guards against a hang, not measures of speed: machines are slow and shared.
    testTimeout: 600_000,
    hookTimeout: 300_000,
  },
});
