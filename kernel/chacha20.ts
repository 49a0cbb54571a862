/** ChaCha20 (RFC 8439), of which only blocks are needed. */

const NO_NONCE: readonly number[] = [0, 0, 0];

/** One block of the key stream. All chance but that by turns has nonce 0. */
export function chacha20Block(
  key: readonly number[],
  counter: number,
  [a, b, c]: readonly number[] = NO_NONCE,
): Int32Array {
  // "expand 32-byte k", then the key, then the block counter and the nonce.
  const start = Int32Array.of(0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, ...key, counter, a, b, c);
  const block = start.slice();
  for (let round = 0; round < 10; round++) {
    quarter(block, 0, 4, 8, 12);
    quarter(block, 1, 5, 9, 13);
    quarter(block, 2, 6, 10, 14);
    quarter(block, 3, 7, 11, 15);
    quarter(block, 0, 5, 10, 15);
    quarter(block, 1, 6, 11, 12);
    quarter(block, 2, 7, 8, 13);
    quarter(block, 3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) block[i] = (block[i] + start[i]) | 0;
  return block;
}

function quarter(x: Int32Array, a: number, b: number, c: number, d: number): void {
  x[a] = (x[a] + x[b]) | 0;
  x[d] = turn(x[d] ^ x[a], 16);
  x[c] = (x[c] + x[d]) | 0;
  x[b] = turn(x[b] ^ x[c], 12);
  x[a] = (x[a] + x[b]) | 0;
  x[d] = turn(x[d] ^ x[a], 8);
  x[c] = (x[c] + x[d]) | 0;
  x[b] = turn(x[b] ^ x[c], 7);
}

const turn = (word: number, by: number): number => (word << by) | (word >>> (32 - by));
