import type { Tenth } from '@bonebed/bots';

const SIZE = 300;
const EDGE = { left: 46, right: 12, top: 30, bottom: 40 };
/** How far from the diagonal a tenth may lie and still be as honest as we want. */
const WANTED = 0.05;
/** A dot's area says how often a tenth was told. */
const LARGEST = 11;
const SMALLEST = 2;

/** A picture for a page: what was told on one axis, how many won on the other; honest chances lie on the diagonal. */
export function reliabilityPlot(title: string, words: { told: string; won: string }, tenths: readonly Tenth[]): string {
  const x = (part: number) => (EDGE.left + part * (SIZE - EDGE.left - EDGE.right)).toFixed(1);
  const y = (part: number) => (SIZE - EDGE.bottom - part * (SIZE - EDGE.top - EDGE.bottom)).toFixed(1);
  const most = Math.max(...tenths.map(({ count }) => count));
  const dots = tenths.flatMap(({ count, told, won }) =>
    count === 0
      ? []
      : [
          `<circle cx="${x(told)}" cy="${y(won)}" r="${Math.max(SMALLEST, LARGEST * Math.sqrt(count / most)).toFixed(1)}" fill="#b4632c" fill-opacity="0.8"/>`,
        ],
  );
  const ticks = [0, 0.5, 1].flatMap(part => [
    `<text x="${x(part)}" y="${SIZE - EDGE.bottom + 16}" text-anchor="middle">${part * 100} %</text>`,
    `<text x="${EDGE.left - 6}" y="${Number(y(part)) + 4}" text-anchor="end">${part * 100} %</text>`,
  ]);
  const band = [
    [0, WANTED],
    [1 - WANTED, 1],
    [1, 1],
    [1, 1 - WANTED],
    [WANTED, 0],
    [0, 0],
  ].map(([told, won]) => `${x(told)},${y(won)}`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}" role="img" font-family="sans-serif" font-size="12" fill="#3d3529">`,
    `<title>${title}</title>`,
    `<rect width="${SIZE}" height="${SIZE}" fill="#fbf7ee"/>`,
    `<polygon points="${band.join(' ')}" fill="#d9cfb8"/>`,
    `<path d="M${x(0)} ${y(1)}V${y(0)}H${x(1)}" fill="none" stroke="#8a7f6a"/>`,
    `<path d="M${x(0)} ${y(0)}L${x(1)} ${y(1)}" stroke="#8a7f6a" stroke-dasharray="4 3"/>`,
    ...dots,
    ...ticks,
    `<text x="${SIZE / 2}" y="18" text-anchor="middle" font-weight="bold">${title}</text>`,
    `<text x="${x(0.5)}" y="${SIZE - 8}" text-anchor="middle">${words.told}</text>`,
    `<text x="14" y="${y(0.5)}" text-anchor="middle" transform="rotate(-90 14 ${y(0.5)})">${words.won}</text>`,
    '</svg>',
    '',
  ].join('\n');
}
