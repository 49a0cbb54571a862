import { defineConfig } from 'vitest/config';

/** Attacks on real servers by real clients, at full length and one after the other: `npm run siege [-- name]`. */
export default defineConfig({
  test: {
    include: ['server/siege/*.test.ts'],
    setupFiles: ['scripts/vitest.setup.ts', 'scripts/vitest.temporary.ts'],
    globalSetup: ['scripts/vitest.plain.ts', 'server/siege/table.ts'],
    pool: 'threads',
    maxWorkers: 1,
    fileParallelism: false,
    testTimeout: 1_800_000,
    hookTimeout: 120_000,
    env: { SIEGE: 'full' },
  },
});
