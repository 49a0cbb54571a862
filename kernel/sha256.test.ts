import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromHex, sha256, sha256Hex, toHex } from './sha256.ts';

test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
  ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
])('FIPS 180-4 vector %#', (text, digest) => expect(sha256Hex(text)).toBe(digest));

test('any bytes agree with another implementation, around every padding', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), bytes => {
      expect(toHex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
    }),
  );
});

test('texts are hashed as UTF-8', () => {
  expect(sha256Hex('Théodore 🦴')).toBe(createHash('sha256').update('Théodore 🦴', 'utf8').digest('hex'));
});

test('hex goes both ways', () => {
  fc.assert(
    fc.property(fc.uint8Array(), bytes => {
      expect(fromHex(toHex(bytes))).toEqual(bytes);
    }),
  );
});
