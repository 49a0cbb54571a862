import { createCipheriv } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chacha20Block } from './chacha20.ts';
import type { Rng } from './game.ts';
import {
  below,
  cloneRng,
  commitment,
  fastRng,
  fork,
  isSeed,
  nextWord,
  pick,
  scriptedRng,
  secureRng,
  seedFrom,
  shuffle,
  shuffled,
  takeRandom,
} from './rng.ts';
import { toHex } from './sha256.ts';

const ZERO = '00'.repeat(32);
const hexOf = (block: Int32Array) => toHex(new Uint8Array(block.buffer));

describe('ChaCha20', () => {
  // RFC 8439, appendix A.1, test vectors 1 to 4: those with an all-zero nonce.
  test.each([
    [
      ZERO,
      0,
      '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
    ],
    [
      ZERO,
      1,
      '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
    ],
    [
      `${'00'.repeat(31)}01`,
      1,
      '3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0',
    ],
    [
      `00ff${'00'.repeat(30)}`,
      2,
      '72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096',
    ],
  ])('RFC 8439 A.1: key %s, block %i', (key, counter, stream) => {
    expect(hexOf(chacha20Block(secureRng(key).words, counter))).toBe(stream);
  });

  test('any key and block agree with another implementation', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), fc.nat(2 ** 31 - 1), (key, counter) => {
        const iv = Buffer.alloc(16);
        iv.writeUInt32LE(counter, 0);
        const stream = createCipheriv('chacha20', key, iv).update(Buffer.alloc(64)).toString('hex');
        expect(hexOf(chacha20Block(secureRng(toHex(key)).words, counter))).toBe(stream);
      }),
    );
  });

  test('a game reads the key stream word by word, across blocks', () => {
    const rng = secureRng(ZERO);
    const read = Int32Array.from({ length: 32 }, () => nextWord(rng));
    expect(read.slice(0, 16)).toEqual(chacha20Block(rng.words, 0));
    expect(read.slice(16)).toEqual(chacha20Block(rng.words, 1));
    expect(rng.used).toBe(32);
  });
});

describe('the fast generator', () => {
  /** sfc32 of PractRand, in unsigned arithmetic of its own. */
  function reference(words: readonly bigint[]): { word: bigint; words: bigint[] } {
    const [a, b, c, counter] = words;
    const cut = (n: bigint) => BigInt.asUintN(32, n);
    const word = cut(a + b + counter);
    const turned = cut((c << 21n) | (c >> 11n));
    return { word, words: [b ^ (b >> 9n), cut(c + (c << 3n)), cut(turned + word), cut(counter + 1n)] };
  }

  test('is sfc32', () => {
    const rng = fastRng('reference');
    let words = rng.words.map(word => BigInt.asUintN(32, BigInt(word)));
    for (let i = 0; i < 1000; i++) {
      const next = reference(words);
      expect(BigInt(nextWord(rng) >>> 0)).toBe(next.word);
      words = next.words;
    }
  });

  test('gives what it always gave: old simulations stay comparable', () => {
    const rng = fastRng('stability');
    expect(Array.from({ length: 4 }, () => nextWord(rng) >>> 0)).toMatchInlineSnapshot(`
      [
        961941198,
        1576051231,
        1676488221,
        984856263,
      ]
    `);
  });

  test('forks go their own way and leave the parent in step', () => {
    const one = fastRng('parent');
    const two = fastRng('parent');
    const child = fork(one);
    const sibling = fork(one);
    expect(child.words).toEqual(fork(two).words);
    expect(child.words).not.toEqual(sibling.words);
    nextWord(child);
    expect(one.used).toBe(6);
  });
});

describe('below', () => {
  test.each([2, 3, 5, 6, 7, 10, 60, 1000])('%i: each number about equally often', n => {
    for (const rng of [fastRng(`below ${n}`), secureRng(seedFrom(`below ${n}`))]) {
      const draws = 40 * n;
      const counts = new Array<number>(n).fill(0);
      for (let i = 0; i < draws; i++) counts[below(rng, n)] += 1;
      const expected = draws / n;
      const chiSquare = counts.map(count => (count - expected) ** 2 / expected).reduce((a, b) => a + b, 0);
      // Mean n - 1, variance 2(n - 1); five deviations on a fixed seed.
      expect(Math.abs(chiSquare - (n - 1))).toBeLessThan(5 * Math.sqrt(2 * (n - 1)));
    }
  });

  test('a number just over a power of two is not folded: 2^31 + 1 of 2^32', () => {
    const rng = fastRng('fold');
    const n = 2 ** 31 + 1;
    let low = 0;
    for (let i = 0; i < 4000; i++) if (below(rng, n) < n / 4) low += 1;
    // By modulo the low quarter would come 3/8 of the time.
    expect(low / 4000).toBeGreaterThan(0.22);
    expect(low / 4000).toBeLessThan(0.28);
  });

  test('of one draws nothing, so that undo sees no chance in it', () => {
    const rng = fastRng('one');
    expect(below(rng, 1)).toBe(0);
    expect(rng.used).toBe(0);
  });

  test.each([0, -1])('of %i is impossible', n => expect(() => below(fastRng('none'), n)).toThrow('expected'));
});

test('picking or taking from nothing is impossible', () => {
  expect(() => pick(fastRng('none'), [])).toThrow('expected');
  expect(() => takeRandom(fastRng('none'), [])).toThrow('expected');
});

describe('shuffles', () => {
  test('are permutations, in place', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.string(), (items, label) => {
        const copy = [...items];
        expect(shuffle(fastRng(label), copy)).toBe(copy);
        expect(copy.toSorted((a, b) => a - b)).toEqual(items.toSorted((a, b) => a - b));
      }),
    );
  });

  test('give each order about equally often', () => {
    const rng = fastRng('orders');
    const counts = new Map<string, number>();
    for (let i = 0; i < 2400; i++) {
      const order = shuffled(rng, 4).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    for (const count of counts.values()) expect(Math.abs(count - 100)).toBeLessThan(50);
  });

  test('take removes what it returns', () => {
    const items = ['a', 'b', 'c'];
    const taken = takeRandom(fastRng('take'), items);
    expect([...items, taken].sort()).toEqual(['a', 'b', 'c']);
  });
});

describe('scripted chance', () => {
  test('comes as foretold, then leaves piles as they lie', () => {
    const rng = scriptedRng(2, 0);
    expect([below(rng, 6), below(rng, 6), below(rng, 6)]).toEqual([2, 0, 5]);
    expect(shuffle(rng, ['a', 'b', 'c'])).toEqual(['a', 'b', 'c']);
    expect(rng.used).toBe(5);
  });

  test('moves `used`, so that undo stops there as with real chance', () => {
    const rng = scriptedRng();
    below(rng, 2);
    expect(rng.used).toBe(1);
  });

  test('refuses a result that cannot come', () => {
    expect(() => below(scriptedRng(6), 6)).toThrow('chance is scripted to give 6, but only 0 to 5 can come');
    expect(() => below(scriptedRng(-1), 6)).toThrow('chance is scripted to give -1');
  });

  test('clones like the others', () => {
    const rng = scriptedRng(3, 1);
    below(rng, 4);
    expect(below(cloneRng(rng), 4)).toBe(1);
  });
});

test('clones are equal and apart', () => {
  for (const rng of [fastRng('clone'), secureRng(seedFrom('clone'))]) {
    const clone: Rng = cloneRng(rng);
    expect(clone).toEqual(rng);
    const first = nextWord(clone);
    expect(rng.used).toBe(0);
    expect(nextWord(rng)).toBe(first);
  }
});

test('seeds are 64 hex digits; the commitment hides them', () => {
  expect(isSeed(seedFrom('x'))).toBe(true);
  for (const bad of ['', ZERO.slice(1), `${ZERO}0`, ZERO.replace('0', 'g'), ZERO.replace('0', 'A')])
    expect(isSeed(bad)).toBe(false);
  // SHA-256 of 32 zero bytes.
  expect(commitment(ZERO)).toBe('66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925');
});
