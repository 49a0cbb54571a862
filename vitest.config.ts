import { configDefaults, defineConfig } from 'vitest/config';
import { longestFirst } from './scripts/vitest.longest.ts';

/** What computes and leaves nothing behind. */
const PURE = ['kernel', 'games', 'bots', 'protocol', 'loader'].map(folder => `${folder}/**/*.test.ts`);

/** What takes longest. */
const LONG = [
  'games/holotype/rules/properties.test.ts',
  'bots/honesty.test.ts',
  'cli/new.test.ts',
  'server/siege/kills.test.ts',
  'server/siege/messages.test.ts',
  'server/siege/backup.test.ts',
  'server/upgrade.test.ts',
];

export default defineConfig({
  test: {
    exclude: [...configDefaults.exclude, '**/dist/**'],
    setupFiles: ['scripts/vitest.setup.ts', 'scripts/vitest.temporary.ts'],
    sequence: { sequencer: longestFirst(LONG) },
    pool: 'threads',
    // Guards against a hang, not measures of speed: machines are slow and shared.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    projects: [
      // Its files share what they import, and what the engine has learned of it: that was two fifths of their time.
      {
        extends: true,
        test: { name: 'pure', include: PURE, isolate: false, maxWorkers: 2, sequence: { groupOrder: 0 } },
      },
      // Servers, databases and processes also wait: a third file uses that time.
      {
        extends: true,
        test: {
          name: 'others',
          include: ['**/*.test.ts'],
          exclude: PURE,
          globalSetup: ['scripts/vitest.plain.ts'],
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
