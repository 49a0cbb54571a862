import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The tests in a real browser: one file after the other, they share a machine and a built client. */
export default defineConfig({
  test: {
    dir: import.meta.dirname,
    include: ['**/*.browser.ts'],
    setupFiles: [fileURLToPath(new URL('../../scripts/vitest.temporary.ts', import.meta.url))],
    fileParallelism: false,
    // Servers deal at random, as for people, and a browser shares the machine: what fails is tried again, twice at most.
    retry: 2,
    testTimeout: 480_000,
    hookTimeout: 120_000,
  },
});
