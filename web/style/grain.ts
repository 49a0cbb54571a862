import { crc32, deflateSync } from 'node:zlib';

/** A material under a light from the top left, as the height of its surface. */
export interface Grain {
  readonly side: number;
  /** How many waves fit into a tile, across and along; each octave has twice as many. */
  readonly waves: readonly [number, number];
  readonly octaves: number;
  /** Whether the waves are folded to creases, as in stone. */
  readonly isCreased?: boolean;
  /** How much darker or lighter than the middle the grain gets, of 128 shades. */
  readonly contrast: number;
  /** How bright what it is laid on is, of 1. */
  readonly ground: number;
  readonly seed: number;
}

export const GRAINS: Readonly<Record<string, Grain>> = {
  oak: { side: 256, waves: [2, 36], octaves: 3, contrast: 46, ground: 0.35, seed: 11 },
  felt: { side: 128, waves: [48, 48], octaves: 2, contrast: 40, ground: 0.24, seed: 4 },
  baize: { side: 128, waves: [36, 44], octaves: 2, contrast: 44, ground: 0.37, seed: 9 },
  paper: { side: 160, waves: [5, 5], octaves: 5, contrast: 26, ground: 0.9, seed: 7 },
  sand: { side: 160, waves: [56, 56], octaves: 1, contrast: 52, ground: 0.8, seed: 5 },
  clay: { side: 160, waves: [3, 18], octaves: 4, contrast: 44, ground: 0.6, seed: 3 },
  stone: { side: 192, waves: [7, 7], octaves: 4, isCreased: true, contrast: 50, ground: 0.7, seed: 8 },
  earth: { side: 160, waves: [13, 13], octaves: 4, contrast: 56, ground: 0.3, seed: 6 },
};

/** The shades of a tile, which wraps: greys around the middle that lighten and darken any colour they are laid on. */
export function shadesOf({ side, waves, octaves, isCreased = false, contrast, seed }: Grain): Uint8Array {
  const height = new Float32Array(side * side);
  for (let octave = 0; octave < octaves; octave++) {
    const [across, along] = waves.map(count => count << octave);
    const part = 1 / (1 << octave);
    for (let y = 0; y < side; y++)
      for (let x = 0; x < side; x++) {
        const wave = noise((x * across) / side, (y * along) / side, across, along, seed + octave);
        height[y * side + x] += part * (isCreased ? Math.abs(2 * wave - 1) : wave);
      }
  }
  // A slope towards the light is bright, one away from it is dark.
  const slopes = height.map((here, at) => {
    const [x, y] = [at % side, Math.floor(at / side)];
    const beside = height[y * side + ((x + 1) % side)];
    const below = height[((y + 1) % side) * side + x];
    return 2 * here - beside - below;
  });
  const mean = slopes.reduce((sum, slope) => sum + slope, 0) / slopes.length;
  const spread = Math.sqrt(slopes.reduce((sum, slope) => sum + (slope - mean) ** 2, 0) / slopes.length);
  return Uint8Array.from(slopes, slope => {
    const strength = Math.max(-1, Math.min(1, (slope - mean) / (2.5 * spread)));
    return Math.round(128 + contrast * strength);
  });
}

/** Smooth noise between 0 and 1 that repeats after so many waves. */
function noise(x: number, y: number, across: number, along: number, seed: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [smooth(x - left), smooth(y - top)];
  const at = (column: number, row: number) => chance((left + column) % across, (top + row) % along, seed);
  return mix(mix(at(0, 0), at(1, 0), u), mix(at(0, 1), at(1, 1), u), v);
}

const smooth = (part: number) => part * part * (3 - 2 * part);
const mix = (from: number, to: number, part: number) => from + (to - from) * part;

/** A number between 0 and 1 that belongs to a place (a hash of integers, after Wang). */
function chance(x: number, y: number, seed: number): number {
  let hash = Math.imul(x + 1, 0x27d4eb2d) ^ Math.imul(y + 1, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

const GREYS = 16;

/**
 * Shades as a PNG of sixteen greys, half a byte a point: grain hides the steps between them. Each grey is so much black or white as soft light of
 * that shade would take from the ground or give to it: browsers paint that with less work than a blend.
 */
export function pngOf(shades: Uint8Array, { side, ground }: Grain): Buffer {
  const darkest = shades.reduce((least, shade) => Math.min(least, shade), 127);
  const step = (2 * (128 - darkest)) / (GREYS - 1);
  const row = 1 + side / 2;
  const rows = Buffer.alloc(row * side);
  for (const [point, shade] of shades.entries()) {
    const grey = Math.max(0, Math.min(GREYS - 1, Math.round((shade - darkest) / step)));
    const x = point % side;
    rows[Math.floor(point / side) * row + 1 + (x >> 1)] |= x % 2 === 0 ? grey << 4 : grey;
  }
  const palette = Buffer.alloc(3 * GREYS);
  const alphas = Buffer.alloc(GREYS);
  const [black, white] = [1 - ground, (Math.sqrt(ground) - ground) / (1 - ground)];
  for (let grey = 0; grey < GREYS; grey++) {
    const strength = (darkest + grey * step - 128) / 128;
    if (strength > 0) palette.fill(255, 3 * grey, 3 * grey + 3);
    alphas[grey] = Math.round(255 * (strength > 0 ? strength * white : -strength * black));
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // Four bits a point, colours from a palette.
  header.set([4, 3], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const body = deflateSync(rows, { level: 9 });
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('tRNS', alphas),
    chunk('IDAT', body),
    chunk('IEND'),
  ]);
}

function chunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
