import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { longestFirst } from '../../scripts/vitest.longest.ts';

/** The files that take longest, the longest first. */
const LONGEST = ['webkit', 'lesson', 'firefox', 'board.browser', 'parity'];

/** The tests in real browsers, two files at a time. What fails fails: nothing is tried again. */
export default defineConfig({
  test: {
    dir: fileURLToPath(new URL('..', import.meta.url)),
    include: ['**/*.browser.ts'],
    globalSetup: [fileURLToPath(new URL('setup.ts', import.meta.url))],
    setupFiles: [fileURLToPath(new URL('../../scripts/vitest.temporary.ts', import.meta.url))],
    maxWorkers: 2,
    // Files share what they import, the server above all: to load it takes longer than many a test.
    isolate: false,
    sequence: { sequencer: longestFirst(LONGEST) },
    retry: 0,
    // Guards against a hang, not measures of speed: machines are slow and shared.
    testTimeout: 600_000,
    hookTimeout: 300_000,
  },
});
