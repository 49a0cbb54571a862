import { expect, test } from 'vitest';
import { configFrom } from './config.ts';
import { Buckets } from './limits.ts';
import { TestClock } from './testing/server.ts';

test('flags go before the environment, and both before the defaults', () => {
  const config = configFrom(
    { port: '1234' },
    { PORT: '99', HOST: '0.0.0.0', ORIGINS: 'https://a.example,https://b.example' },
    4,
  );
  expect(config).toMatchObject({
    port: 1234,
    host: '0.0.0.0',
    data: 'data',
    databaseUrl: null,
    botThreads: 3,
    rateFactor: 1,
    editionsBy: 'nobody',
    watchdog: 10,
    publicUrl: null,
    smtpUrl: null,
    mailFrom: null,
    callPrivate: false,
  });
  expect(config.origins).toEqual(['https://a.example', 'https://b.example']);
});

test('metrics have a place of their own, on this machine unless said otherwise', () => {
  const placed = (metrics: string | undefined) => configFrom({ metrics }, {}, 1).metrics;
  expect(placed(undefined)).toEqual({ host: '127.0.0.1', port: 9464 });
  expect(placed('off')).toBeNull();
  expect(placed('0.0.0.0:9000')).toEqual({ host: '0.0.0.0', port: 9000 });
  expect(placed('[::1]:9000')).toEqual({ host: '::1', port: 9000 });
  for (const bad of ['9000', 'localhost', 'localhost:99999', ':1']) expect(() => placed(bad)).toThrow('METRICS');
});

test('an empty variable is as good as none', () => {
  expect(configFrom({}, { PORT: '', DATABASE_URL: '' }, 1)).toMatchObject({
    port: 8080,
    databaseUrl: null,
    botThreads: 1,
  });
});

test.each([
  [{ port: 'http' }, 'PORT'],
  [{ port: '70000' }, 'PORT'],
  [{ trustProxy: 'maybe' }, 'TRUST_PROXY'],
  [{ logLevel: 'loud' }, 'LOG_LEVEL'],
  [{ origins: 'example.org' }, 'ORIGINS'],
  [{ editionsBy: 'everybody' }, 'EDITIONS_BY'],
  [{ memory: '1' }, 'MEMORY'],
  [{ watchdog: '-1' }, 'WATCHDOG'],
  [{ publicUrl: 'bones.example.org' }, 'PUBLIC_URL'],
  [{ smtpUrl: 'mail.example.org' }, 'SMTP_URL'],
  [{ callPrivate: 'maybe' }, 'CALL_PRIVATE'],
])('%o is refused by name', (flags, name) => {
  expect(() => configFrom(flags, {}, 1)).toThrow(name);
});

test('a bucket gives its burst, then what drips in, and is forgotten when it is full', () => {
  const clock = new TestClock();
  const buckets = new Buckets({ burst: 2, perSecond: 1 }, clock.now);
  expect([1, 2, 3].map(() => buckets.take('ann'))).toEqual([0, 0, 1000]);
  expect(buckets.take('bob')).toBe(0);
  expect([buckets.take('cy', 3), buckets.take('cy', 2), buckets.take('cy')]).toEqual([1000, 0, 1000]);
  clock.pass(1000);
  expect([1, 2].map(() => buckets.take('ann'))).toEqual([0, 1000]);
  buckets.sweep();
  expect(buckets.size).toBe(2);
  clock.pass(2000);
  buckets.sweep();
  expect(buckets.size).toBe(0);
});
