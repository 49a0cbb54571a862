import { expect, test } from 'vitest';
import { networkOf } from './network.ts';

test('an IPv4 address stands for itself, however it is written', () => {
  for (const written of ['192.0.2.7', '::ffff:192.0.2.7', '::ffff:c000:207', '0:0:0:0:0:ffff:192.0.2.7']) {
    expect(networkOf(written)).toBe('192.0.2.7');
  }
  expect(networkOf('::ffff:192.0.2.8')).not.toBe(networkOf('::ffff:192.0.2.7'));
});

test('of an IPv6 address the first 64 bits count', () => {
  const one = networkOf('2001:db8:0:1::1');
  for (const same of [
    '2001:db8:0:1:ffff::',
    '2001:DB8::1:a:b:c:d',
    '2001:db8:0:1::1%eth0',
    '2001:db8:0:1::192.0.2.7',
  ]) {
    expect(networkOf(same)).toBe(one);
  }
  for (const other of ['2001:db8:0:2::1', '2001:db8::1', '::1', '::']) expect(networkOf(other)).not.toBe(one);
});

test('what is no address counts as one, cut to its length', () => {
  expect(networkOf('')).toBe('');
  expect(networkOf('x'.repeat(10_000))).toHaveLength(64);
});
