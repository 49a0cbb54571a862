import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    exclude: [...configDefaults.exclude, '**/dist/**', 'worktrees/**'],
    setupFiles: ['scripts/vitest.setup.ts', 'scripts/vitest.temporary.ts'],
    pool: 'threads',
    // The property kits are pure computation: more workers than cores only slow each other down.
    maxWorkers: 2,
    testTimeout: 60_000,
    // A guard against hangs: PostgreSQL takes its time to start on a busy machine.
    hookTimeout: 120_000,
  },
});
