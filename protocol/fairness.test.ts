import { commitment, seedFrom } from '@bonebed/kernel';
import { expect, test } from 'vitest';
import { fairnessFault, mixSeed, NO_NONCE, readFairness, withFairness } from './fairness.ts';

const secret = seedFrom('secret');
const nonces = [seedFrom('ann'), NO_NONCE];
const fairness = { commitment: commitment(secret), secret, nonces };
const seed = mixSeed(secret, nonces);
const record = `bonebed record 1\ngame toy\nseed ${seed}\n\n0 bid 1\n\nopen 1\n`;

test('the seed is SHA-256 of secret and nonces, as anyone can work out', () => {
  // printf '0…(64 times)1…(64 times)' | xxd -r -p | sha256sum
  const known = '8878b15a7d6a3a4f464e8f9f42591dbc0cf4bedea0ec309003d2b2ee53655ef8';
  expect(mixSeed('0'.repeat(64), ['1'.repeat(64)])).toBe(known);
});

test('a record carries what is needed to check its seed, and gives it back', () => {
  expect(readFairness(withFairness(record, fairness))).toEqual(fairness);
  expect(readFairness(record)).toBeNull();
  expect(fairnessFault(seed, fairness)).toBeNull();
});

test('another secret, another nonce or another seed is found out', () => {
  const other = seedFrom('other');
  expect(fairnessFault(seed, { ...fairness, secret: other })).toContain('committed');
  expect(fairnessFault(seed, { ...fairness, secret: other, commitment: commitment(other) })).toContain('seed');
  expect(fairnessFault(seed, { ...fairness, nonces: [other, NO_NONCE] })).toContain('seed');
  expect(fairnessFault(other, fairness)).toContain('seed');
});

test('half a story is refused', () => {
  const told = withFairness(record, fairness);
  expect(() => readFairness(told.replace(/^# secret.*\n/m, ''))).toThrow('all three');
  expect(() => readFairness(told.replace(/^# secret .{4}/m, '# secret '))).toThrow('64 hex digits');
});
