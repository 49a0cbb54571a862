/** Geometry of bones, as paths in a box of 240 × 128: what the skeletons of this board are made of. */
type Point = readonly [number, number];
export type Curve = readonly Point[];

const at = (...numbers: readonly number[]): string => numbers.map(number => number.toFixed(1)).join(' ');

/** A bone with its two joints from one point to another, `w` wide. */
export function longBone([x1, y1]: Point, [x2, y2]: Point, w: number): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const ux = (x2 - x1) / length;
  const uy = (y2 - y1) / length;
  const from = (a: number, b: number) => at(x1 + ux * a - uy * b, y1 + uy * a + ux * b);
  const to = (a: number, b: number) => at(x2 + ux * a - uy * b, y2 + uy * a + ux * b);
  const half = (side: number, near: typeof from, far: typeof to, way: number) =>
    `Q${near(way * length * 0.2, side * w * 0.28)} ${near(way * length * 0.5, side * w * 0.27)}` +
    `Q${far(-way * length * 0.2, side * w * 0.28)} ${far(0, side * w * 0.55)}`;
  return (
    `M${from(0, w * 0.55)}${half(1, from, to, 1)}` +
    `Q${to(w * 0.6, w * 0.45)} ${to(w * 0.22, 0)}Q${to(w * 0.6, -w * 0.45)} ${to(0, -w * 0.55)}${half(-1, to, from, -1)}` +
    `Q${from(-w * 0.6, -w * 0.45)} ${from(-w * 0.22, 0)}Q${from(-w * 0.6, w * 0.45)} ${from(0, w * 0.55)}Z`
  );
}

/** Bones from joint to joint, each with its width; the last width goes on. */
export function chain(joints: Curve, ...widths: readonly number[]): string {
  return joints
    .slice(1)
    .map((joint, index) => longBone(joints[index], joint, widths[index] ?? widths[widths.length - 1]))
    .join('');
}

/** Points close together on a smooth curve through the given ones (Catmull-Rom). */
export function spline(through: Curve): Curve {
  const points: Point[] = [];
  for (let i = 0; i < through.length - 1; i++) {
    const [b, c] = [through[i], through[i + 1]];
    const [a, d] = [through[i - 1] ?? b, through[i + 2] ?? c];
    const mix = (j: 0 | 1, t: number) =>
      0.5 *
      (2 * b[j] +
        (c[j] - a[j]) * t +
        (2 * a[j] - 5 * b[j] + 4 * c[j] - d[j]) * t * t +
        (3 * b[j] - a[j] - 3 * c[j] + d[j]) * t * t * t);
    for (let k = 0; k < 20; k++) points.push([mix(0, k / 20), mix(1, k / 20)]);
  }
  return [...points, through[through.length - 1]];
}

function along(curve: Curve, part: number): { x: number; y: number; ux: number; uy: number } {
  const i = Math.min(curve.length - 2, Math.max(0, Math.floor(part * (curve.length - 1))));
  const [[x, y], [x2, y2]] = [curve[i], curve[i + 1]];
  const length = Math.hypot(x2 - x, y2 - y) || 1;
  return { x, y, ux: (x2 - x) / length, uy: (y2 - y) / length };
}

interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

const spread = ({ from, to, count }: Stretch): { k: number; part: number }[] =>
  Array.from({ length: count }, (_, i) => {
    const k = i / (count - 1 || 1);
    return { k, part: from + (to - from) * k };
  });

/** Vertebrae along a stretch of the spine, from one radius to another, their spines so long. */
export function vertebrae(
  spine: Curve,
  stretch: Stretch,
  [first, last]: readonly [number, number],
  spines: number,
): string {
  return spread(stretch)
    .map(({ k, part }) => {
      const { x, y, ux, uy } = along(spine, part);
      const r = first + (last - first) * k;
      const [h, a] = [r * 1.05, r * 0.62];
      const p = (u: number, v: number) => at(x + ux * u - uy * v, y + uy * u + ux * v);
      return (
        `M${p(-a, h * 0.7)}Q${p(0, h * 0.45)} ${p(a, h * 0.7)}L${p(a, -h * 0.6)}L${p(a * 0.35, -h * 0.8)}` +
        `L${p(-a * 0.5, -h * (0.8 + 1.1 * spines))}L${p(-a * 0.75, -h * 0.7)}Z`
      );
    })
    .join('');
}

/** Ribs along a stretch of the spine, as strokes. */
export function ribs(spine: Curve, stretch: Stretch, length: (k: number) => number, bend: number): string {
  return spread(stretch)
    .map(({ k, part }) => {
      const { x, y, ux, uy } = along(spine, part);
      const l = length(k);
      const p = (n: number, u: number) => at(x - uy * n + ux * u, y + ux * n + uy * u);
      return `M${p(2, 0)}C${p(l * 0.3, bend)} ${p(l * 0.75, bend)} ${p(l, -bend * 0.2)}`;
    })
    .join('');
}

export function teeth([x0, y0]: Point, [x1, y1]: Point, count: number, height: number): string {
  return Array.from({ length: count }, (_, i) => {
    const [a, b] = [i / count, (i + 0.72) / count];
    const m = (a + b) / 2;
    const on = (t: number) => at(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t);
    return `M${on(a)}L${at(x0 + (x1 - x0) * m - 0.6, y0 + (y1 - y0) * m + height)}L${on(b)}Z`;
  }).join('');
}

export function claw([x, y]: Point, l: number, angle: number): string {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return (
    `M${at(x - s * 2, y + c * 2)}Q${at(x + c * l * 0.7 - s * 2.6, y + s * l * 0.7 + c * 2.6)} ${at(x + c * l - s, y + s * l + c * 3.2)}` +
    `Q${at(x + c * l * 0.5 + s * 2, y + s * l * 0.5 - c * 2)} ${at(x + s * 2.2, y - c * 2.2)}Z`
  );
}

interface Paddle {
  readonly wrist: Point;
  readonly angle: number;
  readonly fingers: number;
  readonly bones: number;
  readonly reach: number;
  readonly step: number;
}

/** The many small bones of a flipper, spread from its wrist. */
export function paddle({ wrist: [x, y], angle, fingers, bones, reach, step }: Paddle): string {
  const middle = (fingers - 1) / 2;
  return Array.from({ length: fingers }, (_, finger) => {
    const a = angle + (finger - middle) * 0.11 * Math.sign(Math.cos(angle));
    const off = finger - middle;
    return Array.from({ length: Math.round(bones - Math.abs(off) * 0.6) }, (_, bone) => {
      const r = reach + bone * step;
      const from: Point = [x + Math.cos(a) * r, y + Math.sin(a) * r + off * 1.6];
      const to: Point = [x + Math.cos(a) * (r + step * 0.78), y + Math.sin(a) * (r + step * 0.78) + off * 1.9];
      return longBone(from, to, 2.8);
    }).join('');
  }).join('');
}

/** The same on the other side of the middle. */
export const mirrored = (curve: Curve): Curve => curve.map(([x, y]) => [240 - x, y]);
