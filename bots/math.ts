/**
 * The exponential and the natural logarithm, the same to the last bit in every browser and on every processor. Languages leave
 * that of `Math.exp` and `Math.log` open, and a bot that compares two options needs no more than one bit to choose another.
 * Here are only + - * /, which are fixed to the bit, and they come in a fixed order: what adds up otherwise rounds otherwise.
 *
 * Both are at most 1 ulp off and never fall where they should rise (`math.test.ts` shows it).
 */

// ln 2 in two parts. The first has 33 bits, so that its product with an exponent is exact; the second is what is missing.
const LN2_HIGH = 0x1_62e4_2fef / 0x2_0000_0000;
const LN2_LOW = 7.440617110012397e-11;

/** e^x is 0 below the first and infinite above the second, with room to spare. */
const LEAST_EXPONENT = -746;
const MOST_EXPONENT = 710;

/** 2^k for every half of an exponent, made by doubling: at index k + MIDDLE. */
const MIDDLE = 538;
const POWERS_OF_TWO = new Float64Array(2 * MIDDLE + 1);
for (let k = 0, power = 1; k <= MIDDLE; k++, power *= 2) {
  POWERS_OF_TWO[MIDDLE + k] = power;
  POWERS_OF_TWO[MIDDLE - k] = 1 / power;
}

/** e to the power of x. */
export function exp(x: number): number {
  if (x < LEAST_EXPONENT) return 0;
  if (x > MOST_EXPONENT) return Number.POSITIVE_INFINITY;
  if (Number.isNaN(x)) return x;
  // x = k ln 2 + r, |r| at most half of ln 2, so e^x = 2^k e^r; `rest` is what rounding took from r.
  const k = Math.floor(x / Math.LN2 + 0.5);
  const high = x - k * LN2_HIGH;
  const low = k * LN2_LOW;
  const r = high - low;
  const rest = high - r - low;
  // Two steps, since 2^k may be too large or too small for a number of its own when the result is not.
  const half = k >> 1;
  return (1 + (r + (r * r * bend(r) + rest))) * POWERS_OF_TWO[MIDDLE + half] * POWERS_OF_TWO[MIDDLE + k - half];
}

/** (e^r - 1 - r) / r², by its Taylor series: 1/2! + r/3! + … up to where a term is less than the last bit. */
function bend(r: number): number {
  let sum = 1 / 87_178_291_200;
  sum = sum * r + 1 / 6_227_020_800;
  sum = sum * r + 1 / 479_001_600;
  sum = sum * r + 1 / 39_916_800;
  sum = sum * r + 1 / 3_628_800;
  sum = sum * r + 1 / 362_880;
  sum = sum * r + 1 / 40_320;
  sum = sum * r + 1 / 5_040;
  sum = sum * r + 1 / 720;
  sum = sum * r + 1 / 120;
  sum = sum * r + 1 / 24;
  sum = sum * r + 1 / 6;
  return sum * r + 1 / 2;
}

const bits = new DataView(new ArrayBuffer(8));
const LEAST_NORMAL = 2.2250738585072014e-308;
const TWO_TO_54 = 0x40_0000_0000_0000;
/** The upper half of the bits of the square root of 1/2, where one power of two ends and the next begins. */
const ROOT_OF_HALF = 0x3fe6_a09e;
const FRACTION = 0x000f_ffff;

/** The natural logarithm of x. */
export function ln(x: number): number {
  if (x === 0) return Number.NEGATIVE_INFINITY;
  if (Number.isNaN(x) || x < 0) return Number.NaN;
  if (x === Number.POSITIVE_INFINITY) return x;
  const isSubnormal = x < LEAST_NORMAL;
  bits.setFloat64(0, isSubnormal ? x * TWO_TO_54 : x);
  // x = 2^k (1 + f), with 1 + f between the roots of 1/2 and 2, so ln x = k ln 2 + ln(1 + f).
  const beyond = bits.getInt32(0) - ROOT_OF_HALF;
  bits.setInt32(0, (beyond & FRACTION) + ROOT_OF_HALF);
  const k = (beyond >> 20) - (isSubnormal ? 54 : 0);
  const f = bits.getFloat64(0) - 1;
  // ln(1 + f) = f - f²/2 + s (f²/2 + 2/3 s² + 2/5 s⁴ + …) with s = f / (2 + f): the first term is exact, the others are small.
  const s = f / (2 + f);
  const half = 0.5 * f * f;
  const small = s * (half + series(s * s));
  return k * LN2_HIGH - (half - (small + k * LN2_LOW) - f);
}

/** 2/3 z + 2/5 z² + … up to where a term is less than the last bit. */
function series(z: number): number {
  let sum = 2 / 23;
  sum = sum * z + 2 / 21;
  sum = sum * z + 2 / 19;
  sum = sum * z + 2 / 17;
  sum = sum * z + 2 / 15;
  sum = sum * z + 2 / 13;
  sum = sum * z + 2 / 11;
  sum = sum * z + 2 / 9;
  sum = sum * z + 2 / 7;
  sum = sum * z + 2 / 5;
  sum = sum * z + 2 / 3;
  return sum * z;
}
