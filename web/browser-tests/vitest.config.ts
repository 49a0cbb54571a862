import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest, the longest first: begun last, one of them would run alone for minutes. */
const LONGEST = ['webkit', 'lesson', 'firefox', 'board.browser', 'parity'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = LONGEST.findIndex(name => moduleId.includes(name));
      return found === -1 ? LONGEST.length : found;
    };
    return (await super.sort(files)).sort((a, b) => place(a) - place(b));
  }
}

/** The tests in real browsers, two files at a time. What fails fails: nothing is tried again. */
export default defineConfig({
  test: {
    dir: fileURLToPath(new URL('..', import.meta.url)),
    include: ['**/*.browser.ts'],
    globalSetup: [fileURLToPath(new URL('setup.ts', import.meta.url))],
    setupFiles: [fileURLToPath(new URL('../../scripts/vitest.temporary.ts', import.meta.url))],
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    retry: 0,
    // Guards against a hang, not measures of speed: machines are slow and shared.
    testTimeout: 600_000,
    hookTimeout: 300_000,
  },
});
