/** SHA-256 (FIPS 180-4), synchronous so that it serves Node, browsers and workers alike. */

// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
const ROUND = constants(cubeRoot, 64);
// The same of the square roots of the first 8 primes.
const START = constants(Math.sqrt, 8);

function constants(rootOf: (prime: number) => number, count: number): Int32Array {
  const words = new Int32Array(count);
  for (let candidate = 2, found = 0; found < count; candidate++) {
    if (!isPrime(candidate)) continue;
    const root = rootOf(candidate);
    words[found++] = ((root - Math.floor(root)) * 0x1_0000_0000) | 0;
  }
  return words;
}

/** By Newton's method: 20 steps are more than any of these primes needs. */
function cubeRoot(n: number): number {
  let root = n;
  for (let step = 0; step < 20; step++) root -= (root - n / (root * root)) / 3;
  return root;
}

function isPrime(n: number): boolean {
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false;
  return true;
}

const BLOCK = 64;
/** Where one message after the other is worked on: making room for each anew takes longer than a short message itself. */
const hash = new Int32Array(8);
const words = new Int32Array(64);
/** The end of a message, with its padding. */
const tail = new Uint8Array(2 * BLOCK);
const tailView = new DataView(tail.buffer);

export function sha256(message: Uint8Array): Uint8Array {
  hash.set(START);
  const { length } = message;
  const rest = length % BLOCK;
  const view = new DataView(message.buffer, message.byteOffset, length);
  for (let offset = 0; offset < length - rest; offset += BLOCK) mixBlock(view, offset);

  const end = rest + 9 > BLOCK ? 2 * BLOCK : BLOCK;
  tail.fill(0);
  tail.set(message.subarray(length - rest));
  tail[rest] = 0x80;
  tailView.setUint32(end - 8, Math.floor(length / 0x2000_0000));
  tailView.setUint32(end - 4, (length << 3) >>> 0);
  for (let offset = 0; offset < end; offset += BLOCK) mixBlock(tailView, offset);

  const digest = new Uint8Array(32);
  const out = new DataView(digest.buffer);
  for (let i = 0; i < 8; i++) out.setInt32(4 * i, hash[i]);
  return digest;
}

function mixBlock(view: DataView, offset: number): void {
  for (let i = 0; i < 16; i++) words[i] = view.getInt32(offset + 4 * i);
  for (let i = 16; i < 64; i++) {
    const x = words[i - 15];
    const y = words[i - 2];
    const small0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const small1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    words[i] = (words[i - 16] + small0 + words[i - 7] + small1) | 0;
  }
  // Eight plain variables: unpacking the list would go through an iterator, a dozen times slower.
  let a = hash[0];
  let b = hash[1];
  let c = hash[2];
  let d = hash[3];
  let e = hash[4];
  let f = hash[5];
  let g = hash[6];
  let h = hash[7];
  for (let i = 0; i < 64; i++) {
    const big1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const t1 = (h + big1 + ((e & f) ^ (~e & g)) + ROUND[i] + words[i]) | 0;
    const big0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const t2 = (big0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  hash[0] += a;
  hash[1] += b;
  hash[2] += c;
  hash[3] += d;
  hash[4] += e;
  hash[5] += f;
  hash[6] += g;
  hash[7] += h;
}

const BYTE_HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

export function toHex(bytes: Uint8Array): string {
  let hex = '';
  for (const byte of bytes) hex += BYTE_HEX[byte];
  return hex;
}

export function fromHex(hex: string): Uint8Array {
  const bytes = new Uint8Array(hex.length / 2);
  for (let i = 0; i < bytes.length; i++) bytes[i] = Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16);
  return bytes;
}

const encoder = new TextEncoder();

/** The hex digest of a text's UTF-8 bytes. */
export function sha256Hex(text: string): string {
  return toHex(sha256(encoder.encode(text)));
}
