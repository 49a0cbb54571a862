// Writes bots/math.json: e^x and ln x for many x, from whole numbers of 1,200 bits, to hold our own against.
// Each line is [x, the nearest double, how much of an ulp the true value lies above it].
import { writeFileSync } from 'node:fs';

// Numbers are whole multiples of 2^-PLACES: enough for 2^-1074 with a hundred bits to spare.
const PLACES = 1200n;
const ONE = 1n << PLACES;
const LN2 = 2n * atanh(ONE / 3n);

/** Division rounds towards 0, so that a series comes to its end; a shift would stay at -1. */
function times(a, b) {
  return (a * b) / ONE;
}

/** x + x³/3 + x⁵/5 + … */
function atanh(x) {
  let sum = 0n;
  for (let power = x, n = 1n; power !== 0n; power = times(times(power, x), x), n += 2n) sum += power / n;
  return sum;
}

/** e^x as a number near 1, times 2^k. */
function exactExp(x) {
  const k = x / LN2;
  let term = ONE;
  let sum = 0n;
  for (let n = 1n; term !== 0n; n++) {
    sum += term;
    term = times(term, x - k * LN2) / n;
  }
  return { value: sum, k };
}

function exactLn(x) {
  let k = 0n;
  let m = x;
  for (; m >= 2n * ONE; m >>= 1n) k += 1n;
  for (; m < ONE; m <<= 1n) k -= 1n;
  return { value: 2n * atanh(((m - ONE) << PLACES) / (m + ONE)) + k * LN2, k: 0n };
}

/** A double as a fixed-point number: exact, since the smallest is 2^-1074. */
function fixed(x) {
  const bits = new DataView(new ArrayBuffer(8));
  bits.setFloat64(0, Math.abs(x));
  const word = bits.getBigUint64(0);
  const exponent = word >> 52n;
  const fraction = word & 0xf_ffff_ffff_ffffn;
  const whole = exponent === 0n ? fraction : fraction | (1n << 52n);
  const shift = PLACES - 1074n + (exponent === 0n ? 0n : exponent - 1n);
  return (x < 0 ? -1n : 1n) * (whole << shift);
}

/** The double nearest to a positive or negative value · 2^k, and how far the value lies above it, in ulps of three digits. */
function nearest({ value, k }) {
  const sign = value < 0n ? -1 : 1;
  const size = value < 0n ? -value : value;
  // The ulp is 2^e: the value has 53 bits above it, or fewer where it is subnormal.
  const length = BigInt(size.toString(2).length);
  const e = length - 53n + k - PLACES < -1074n ? -1074n : length - 53n + k - PLACES;
  const thousandths = shifted(size * 1000n, k - PLACES - e);
  const ulps = (thousandths + 500n) / 1000n;
  const double = sign * scaled(Number(ulps), Number(e));
  return [double, (sign * Number(thousandths - ulps * 1000n)) / 1000];
}

function shifted(number, places) {
  return places < 0n ? number >> -places : number << places;
}

/** n · 2^e by exact steps. */
function scaled(n, e) {
  let result = n;
  for (let i = 0; i < e; i++) result *= 2;
  for (let i = 0; i > e; i--) result /= 2;
  return result;
}

/** Numbers that are spread evenly, the same each time. */
function* spread(from, to, count) {
  let state = 1n;
  for (let i = 0; i < count; i++) {
    state = (state * 6364136223846793005n + 1442695040888963407n) & 0xffff_ffff_ffff_ffffn;
    yield from + ((to - from) * Number(state >> 11n)) / 2 ** 53;
  }
}

const exps = [
  ...[0, 1, -1, 0.5, -0.5, 2, 10, -10, 1e-300, -1e-300, 5e-324, 2 ** -53, -(2 ** -53), 2 ** -54, 709, -708],
  // Where it becomes subnormal, 0 and infinite.
  ...[-708.3964185322641, -708.3964185322642, -744.4400719213812, -745.1332191019411, 709.782712893384],
  ...spread(-1, 1, 200),
  ...spread(-0.35, 0.35, 100),
  ...spread(-30, 30, 200),
  ...spread(-708, 709.7, 200),
  ...spread(-745.1, -708, 60),
];
const lns = [
  ...[1, 2, 0.5, Math.E, 10, 1e300, 1e-300, 5e-324, 1e-320, 2.2250738585072014e-308, Number.MAX_VALUE],
  ...[1 + 2 ** -52, 1 - 2 ** -53, 1 + 2 ** -30, 1 - 2 ** -30, Math.SQRT2, Math.SQRT1_2],
  ...Array.from({ length: 100 }, (_, i) => i + 3),
  ...spread(0.7, 1.42, 200),
  ...spread(0.99, 1.01, 100),
  ...spread(0, 100_000, 100),
  ...[...spread(-1070, 1020, 200)].map(k => scaled(1 + (k - Math.floor(k)), Math.floor(k))),
];

const table = {
  exp: exps.map(x => [x, ...nearest(exactExp(fixed(x)))]),
  ln: lns.map(x => [x, ...nearest(exactLn(fixed(x)))]),
};
const lines = rows => rows.map(row => `    [${row.join(', ').replaceAll('e+', 'e')}]`).join(',\n');
const text = `{\n  "exp": [\n${lines(table.exp)}\n  ],\n  "ln": [\n${lines(table.ln)}\n  ]\n}\n`;
writeFileSync(new URL('../bots/math.json', import.meta.url), text);
console.log(`${exps.length} values of e^x and ${lns.length} of ln x`);
