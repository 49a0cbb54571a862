import { readFileSync } from 'node:fs';
import { sha256, toHex } from '@bonebed/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exp, ln } from './math.ts';

type Row = readonly [x: number, nearest: number, above: number];

/** Made by scripts/math-table.mjs; checked once against the 80 digits of another implementation. */
const table = JSON.parse(readFileSync(new URL('./math.json', import.meta.url), 'utf8')) as {
  readonly exp: readonly Row[];
  readonly ln: readonly Row[];
};

const view = new DataView(new ArrayBuffer(8));

/** Doubles in rising order, counted from 0. */
function rankOf(x: number): bigint {
  view.setFloat64(0, Math.abs(x));
  return view.getBigInt64(0) * (x < 0 ? -1n : 1n);
}

function ofRank(rank: bigint): number {
  view.setBigInt64(0, rank < 0n ? -rank : rank);
  return view.getFloat64(0) * (rank < 0n ? -1 : 1);
}

function ulpOf(x: number): number {
  return ofRank(rankOf(Math.abs(x)) + 1n) - Math.abs(x);
}

/** A number and its neighbours on both sides, in rising order. */
function* around(x: number, count: number): Generator<number> {
  for (let i = -count; i <= count; i++) {
    const near = ofRank(rankOf(x) + BigInt(i));
    if (!Number.isNaN(near)) yield near;
  }
}

function expectRising(f: (x: number) => number, xs: Iterable<number>): void {
  let before = Number.NEGATIVE_INFINITY;
  for (const x of xs) {
    const value = f(x);
    if (!(value >= before)) throw new Error(`falls from ${before} to ${value} at ${x}`);
    before = value;
  }
}

describe.each([
  ['exp', exp, table.exp],
  ['ln', ln, table.ln],
] as const)('%s', (_name, f, rows) => {
  test('is at most 1 ulp from the true value', () => {
    expect(rows.length).toBeGreaterThan(500);
    const worst = rows.map(([x, nearest, above]) => Math.abs((f(x) - nearest) / ulpOf(nearest) - above));
    expect(Math.max(...worst)).toBeLessThan(1);
  });

  test('the table holds the nearest values: another implementation is hardly ever further away', () => {
    const other = f === exp ? Math.exp : Math.log;
    for (const [x, nearest] of rows) expect(Math.abs(other(x) - nearest)).toBeLessThanOrEqual(2 * ulpOf(nearest));
  });
});

const anyDouble = (min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY) =>
  fc.double({ min, max, noNaN: true });

test('exp never falls: where its parts meet, among neighbours, and far apart', () => {
  for (let k = -1074; k <= 1023; k++) expectRising(exp, around((k + 0.5) * Math.LN2, 60));
  fc.assert(
    fc.property(anyDouble(-750, 715), x => expectRising(exp, around(x, 40))),
    { numRuns: 2000 },
  );
  fc.assert(fc.property(anyDouble(), anyDouble(), (x, y) => expectRising(exp, [Math.min(x, y), Math.max(x, y)])));
});

test('ln never falls: where its parts meet, among neighbours, and far apart', () => {
  const isPositive = (x: number) => x > 0;
  for (let power = Number.MIN_VALUE; power < Number.POSITIVE_INFINITY; power *= 2) {
    expectRising(ln, [...around(power, 60)].filter(isPositive));
    expectRising(ln, [...around(power * Math.SQRT1_2, 60)].filter(isPositive));
  }
  expectRising(ln, around(1, 20_000));
  fc.assert(
    fc.property(anyDouble(0), x => expectRising(ln, [...around(x, 40)].filter(isPositive))),
    { numRuns: 2000 },
  );
  fc.assert(fc.property(anyDouble(0), anyDouble(0), (x, y) => expectRising(ln, [Math.min(x, y), Math.max(x, y)])));
});

test('exp at its ends', () => {
  expect([0, -0, 5e-324, -5e-324, 1e-17].map(exp)).toEqual([1, 1, 1, 1, 1]);
  expect(exp(Number.POSITIVE_INFINITY)).toBe(Number.POSITIVE_INFINITY);
  expect(exp(Number.NEGATIVE_INFINITY)).toBe(0);
  expect(exp(Number.NaN)).toBeNaN();
  expect(exp(Number.MAX_VALUE)).toBe(Number.POSITIVE_INFINITY);
  expect(exp(-Number.MAX_VALUE)).toBe(0);
  // The last that is finite, and the last that is not 0.
  expect(exp(709.782712893384)).toBeLessThan(Number.POSITIVE_INFINITY);
  expect(exp(709.7827128933841)).toBe(Number.POSITIVE_INFINITY);
  expect(exp(-745.1332191019411)).toBe(5e-324);
  expect(exp(-745.1332191019412)).toBe(0);
});

test('ln at its ends', () => {
  expect(ln(1)).toBe(0);
  expect([0, -0].map(ln)).toEqual([Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY]);
  expect(ln(Number.POSITIVE_INFINITY)).toBe(Number.POSITIVE_INFINITY);
  for (const x of [Number.NaN, -1, -5e-324, Number.NEGATIVE_INFINITY]) expect(ln(x)).toBeNaN();
  expect(ln(5e-324)).toBe(-744.4400719213812);
  expect(ln(Number.MAX_VALUE)).toBe(709.782712893384);
});

test('every bit is as it was on the day these were written, on whatever machine this runs', () => {
  const values = Float64Array.from([...table.exp.map(([x]) => exp(x)), ...table.ln.map(([x]) => ln(x))]);
  const bytes = new DataView(new ArrayBuffer(8 * values.length));
  for (const [i, value] of values.entries()) bytes.setFloat64(8 * i, value);
  expect(toHex(sha256(new Uint8Array(bytes.buffer)))).toMatchInlineSnapshot(
    `"b7700d98bc20a9809d4f811f3a808a50f99ce281cbb20259403d57b8eca7265e"`,
  );
});
