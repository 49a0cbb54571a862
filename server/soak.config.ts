import { defineConfig } from 'vitest/config';

// The long forms of the tests that kill, flood and spy on servers: `npm run soak`.
process.env.SOAK_ROUNDS ??= '20';

export default defineConfig({
  test: {
    include: ['server/{scaleout,fuzz,secrecy}.test.ts'],
    setupFiles: ['scripts/vitest.setup.ts', 'scripts/vitest.temporary.ts'],
    globalSetup: ['scripts/vitest.plain.ts'],
    pool: 'threads',
    maxWorkers: 1,
    testTimeout: 3_600_000,
    hookTimeout: 120_000,
    env: { SOAK_ROUNDS: process.env.SOAK_ROUNDS },
  },
});
