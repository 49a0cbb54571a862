import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    exclude: [...configDefaults.exclude, '**/dist/**'],
    setupFiles: ['scripts/vitest.setup.ts'],
    pool: 'threads',
    // The property kits are pure computation: more workers than cores only slow each other down.
    maxWorkers: 2,
    // Guards against a hang, not measures of speed: machines are slow and shared.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
