import type { Histogram, Share } from './figures.ts';
import { figure, number, percent, words } from './html.ts';
import { type Both, plain } from './labels.ts';

/**
 * Plots as SVG, drawn for the width of a phone so that their letters keep their size there. Colours are the page's (see style.ts);
 * texts are in both languages.
 */
const WIDTH = 360;
const LEFT = 8;
const RIGHT = WIDTH - 8;

type Anchor = 'start' | 'middle' | 'end';

function text(x: number, y: number, label: Both, anchor: Anchor = 'middle', kind = ''): string {
  const one = (said: string, language: string): string =>
    `<text x="${round(x)}" y="${round(y)}" text-anchor="${anchor}" class="${`${kind} ${language}`.trim()}">${said}</text>`;
  if (label.en === label.fr) return one(words(label), '');
  return one(words(plain(label.en)), 'en') + one(words(plain(label.fr)), 'fr');
}

function round(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function line(x1: number, y1: number, x2: number, y2: number, kind: string): string {
  return `<line x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}" class="${kind}"/>`;
}

function svg(height: number, label: Both, body: string): string {
  return `<svg viewBox="0 0 ${WIDTH} ${round(height)}" role="img" aria-label="${words(plain(label.en))}">${body}</svg>`;
}

/** Where a value lies between two ends of the paper. */
function scale(from: number, to: number, start = LEFT, end = RIGHT): (value: number) => number {
  const span = to - from || 1;
  return value => start + ((value - from) / span) * (end - start);
}

/** Round values between two ends, at most `most` of them. */
function ticks(from: number, to: number, most: number): number[] {
  for (let power = 0.01; ; power *= 10) {
    for (const factor of [1, 2, 5]) {
      const step = factor * power;
      if ((to - from) / step > most) continue;
      const first = Math.ceil(from / step - 1e-9);
      const count = Math.floor(to / step + 1e-9) - first + 1;
      return Array.from({ length: count }, (_, index) => (first + index) * step);
    }
  }
}

function axis(from: number, to: number, y: number, label: Both): string {
  const x = scale(from, to);
  const marks = ticks(from, to, 7).map(
    value => line(x(value), y, x(value), y + 4, 'axis') + text(x(value), y + 17, figure(value)),
  );
  return line(LEFT, y, RIGHT, y, 'axis') + marks.join('') + text(RIGHT, y + 33, label, 'end', 'faint');
}

const TALL = 150;

/** Bars for one or two groups; the second is drawn as an outline over the first. */
export function histogramPlot(
  label: Both,
  first: Histogram,
  options: { readonly second?: Histogram; readonly mark?: { readonly at: number; readonly label: Both } } = {},
): string {
  const { from, step, bins } = first;
  const to = from + step * bins.length;
  const x = scale(from, to);
  const top = 22;
  const base = top + TALL;
  const height = (histogram: Histogram) =>
    scale(0, Math.max(1, ...shares(histogram), ...shares(options.second ?? first)), 0, TALL);
  const bars = shares(first).map((part, index) => {
    const tall = height(first)(part);
    const left = x(from + index * step) + 0.75;
    const wide = Math.max(1, x(from + (index + 1) * step) - left - 0.75);
    const range = step === 1 ? `${from + index}` : `${from + index * step} – ${from + (index + 1) * step - 1}`;
    return `<rect x="${round(left)}" y="${round(base - tall)}" width="${round(wide)}" height="${round(tall)}" class="bar"><title>${range}: ${bins[index]}</title></rect>`;
  });
  const { second, mark } = options;
  const outline = second === undefined ? '' : outlineOf(second, x, base, height(second));
  const marked =
    mark === undefined
      ? ''
      : line(x(mark.at), top - 6, x(mark.at), base, 'mark') +
        text(x(mark.at), top - 10, mark.label, 'middle', 'strong');
  return svg(base + 38, label, bars.join('') + outline + marked + axis(from, to, base, label));
}

/** Parts of the whole, so that groups of different size can be compared. */
function shares({ bins }: Histogram): number[] {
  const total = Math.max(
    1,
    bins.reduce((sum, count) => sum + count, 0),
  );
  return bins.map(count => (1000 * count) / total);
}

function outlineOf(
  histogram: Histogram,
  x: (value: number) => number,
  base: number,
  tall: (part: number) => number,
): string {
  const { from, step } = histogram;
  const steps = shares(histogram).map((part, index) => {
    return `V${round(base - tall(part))}H${round(x(from + (index + 1) * step))}`;
  });
  return `<path d="M${round(x(from))} ${round(base)}${steps.join('')}V${round(base)}" class="outline"/>`;
}

/** Counts of 1, 2, 3 …, the tail taken together. */
export function countPlot(label: Both, counts: readonly (readonly [number, number])[], most = 16): string {
  const bins = new Array<number>(Math.min(most, Math.max(1, ...counts.map(([n]) => n)))).fill(0);
  for (const [n, times] of counts) bins[Math.min(bins.length, n) - 1] += times;
  const total = Math.max(
    1,
    bins.reduce((sum, count) => sum + count, 0),
  );
  const top = 22;
  const base = top + TALL;
  const slot = (RIGHT - LEFT) / bins.length;
  const tall = scale(0, Math.max(...bins), 0, TALL);
  const bars = bins.map((count, index) => {
    const left = LEFT + index * slot;
    const isTail = index === most - 1;
    const part = count / total;
    const said =
      part >= 0.005 && slot > 20 ? text(left + slot / 2, base - tall(count) - 4, percent(part), 'middle', 'small') : '';
    return `<rect x="${round(left + 1)}" y="${round(base - tall(count))}" width="${round(slot - 2)}" height="${round(tall(count))}" class="bar"><title>${index + 1}${isTail ? '+' : ''}: ${count}</title></rect>${said}${text(left + slot / 2, base + 17, plain(`${index + 1}${isTail ? '+' : ''}`))}`;
  });
  return svg(
    base + 38,
    label,
    bars.join('') + line(LEFT, base, RIGHT, base, 'axis') + text(RIGHT, base + 33, label, 'end', 'faint'),
  );
}

const ROW = 40;

/** Shares with their intervals, one below the other, against what chance alone would give. */
export function sharePlot(
  label: Both,
  rows: readonly { readonly name: Both; readonly share: Share; readonly note: Both }[],
  base: number,
): string {
  const low = Math.min(base, ...rows.map(row => row.share.low));
  const high = Math.max(base, ...rows.map(row => row.share.high));
  const from = Math.max(0, low - 0.25 * (high - low) - 0.02);
  const to = Math.min(1, high + 0.25 * (high - low) + 0.02);
  const x = scale(from, to);
  const bottom = 14 + rows.length * ROW;
  const drawn = rows.map(({ name, share, note }, index) => {
    const y = 14 + index * ROW + 26;
    return (
      text(LEFT, y - 12, name, 'start', 'strong') +
      text(RIGHT, y - 12, note, 'end', 'faint') +
      line(x(share.low), y, x(share.high), y, 'whisker') +
      `<circle cx="${round(x(share.rate))}" cy="${y}" r="5.5" class="dot"/>`
    );
  });
  const marks = ticks(from, to, 6).map(
    value => line(x(value), bottom, x(value), bottom + 4, 'axis') + text(x(value), bottom + 17, percent(value)),
  );
  const chance = line(x(base), 8, x(base), bottom, 'chance');
  return svg(
    bottom + 38,
    label,
    chance +
      drawn.join('') +
      line(LEFT, bottom, RIGHT, bottom, 'axis') +
      marks.join('') +
      text(RIGHT, bottom + 33, label, 'end', 'faint'),
  );
}

/** Two values of each row on one line: the full dot is the first, the ring the second. */
export function pairPlot(
  label: Both,
  rows: readonly { readonly label: Both; readonly winners: number; readonly others: number }[],
): string {
  const values = rows.flatMap(row => [row.winners, row.others]);
  const x = scale(Math.min(0, ...values), Math.max(1, ...values), LEFT + 6, RIGHT - 6);
  const bottom = 6 + rows.length * ROW;
  const drawn = rows.map(({ label: name, winners, others }, index) => {
    const y = 6 + index * ROW + 28;
    return (
      text(LEFT, y - 12, name, 'start', 'strong') +
      text(RIGHT, y - 12, joined(figure(winners), figure(others)), 'end', 'faint') +
      line(x(0), y, Math.max(x(winners), x(others)), y, 'rail') +
      line(x(winners), y, x(others), y, 'whisker') +
      `<circle cx="${round(x(others))}" cy="${y}" r="5" class="ring"/><circle cx="${round(x(winners))}" cy="${y}" r="5.5" class="dot"/>`
    );
  });
  const zero = line(x(0), 8, x(0), bottom + 6, 'chance');
  return svg(bottom + 12, label, zero + drawn.join(''));
}

function joined(a: Both, b: Both): Both {
  return { en: `${a.en} · ${b.en}`, fr: `${a.fr} · ${b.fr}` };
}

/** Lines over the course of a game, from its start to its end. */
export function coursePlot(
  label: Both,
  series: readonly { readonly label: Both; readonly values: readonly number[]; readonly kind: string }[],
  said: (value: number) => Both = value => number(value),
): string {
  const values = series.flatMap(one => one.values);
  const low = Math.min(0, ...values);
  const high = Math.max(...values);
  const top = 14;
  const base = top + TALL;
  const x = scale(0, Math.max(1, (series[0]?.values.length ?? 1) - 1), LEFT + 34, RIGHT - 4);
  const y = scale(low, high, base, top);
  const grid = ticks(low, high, 4).map(
    value => line(LEFT + 34, y(value), RIGHT, y(value), 'grid') + text(LEFT + 28, y(value) + 4, said(value), 'end'),
  );
  const lines = series.map(({ values: points, kind }) => {
    const path = points
      .map((value, index) => `${index === 0 ? 'M' : 'L'}${round(x(index))} ${round(y(value))}`)
      .join('');
    return `<path d="${path}" class="${kind}"/>`;
  });
  const ends = [0, 25, 50, 75, 100].map(part =>
    text(
      LEFT + 34 + (part / 100) * (RIGHT - LEFT - 38),
      base + 17,
      percent(part / 100),
      part === 100 ? 'end' : 'middle',
    ),
  );
  return svg(
    base + 38,
    label,
    grid.join('') + lines.join('') + ends.join('') + text(RIGHT, base + 33, label, 'end', 'faint'),
  );
}

/** An ammonite, engraved: a logarithmic spiral with its chamber walls. */
export function ammonite(): string {
  const turns = 3.4;
  const growth = 0.2;
  const at = (angle: number, part: number): string => {
    const outer = Math.exp(growth * angle);
    const inner = Math.exp(growth * (angle - 2 * Math.PI));
    const r = 0.72 * (inner + (outer - inner) * part);
    return `${round(60 + r * Math.cos(angle))} ${round(56 + r * Math.sin(angle))}`;
  };
  const last = turns * 2 * Math.PI;
  const spiral = Array.from({ length: 170 }, (_, i) => at((last * i) / 169, 1)).join('L');
  const walls = Array.from({ length: 62 }, (_, i) => {
    const angle = last - i * (0.1 + 0.0032 * i);
    if (angle < 2 * Math.PI) return '';
    return `M${at(angle, 0)}Q${at(angle + 0.13, 0.5)} ${at(angle, 1)}`;
  });
  return `<svg viewBox="0 0 120 112" class="ammonite" aria-hidden="true"><path d="M${spiral}L${at(last, 0)}"/><path d="${walls.join('')}" class="fine"/></svg>`;
}
