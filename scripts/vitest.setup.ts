import fc from 'fast-check';

// The same cases on every run, so that a failure is a failure for everybody. Look further with FAST_CHECK_SEED=42 npm test.
fc.configureGlobal({ seed: Number(process.env.FAST_CHECK_SEED ?? 1) });
