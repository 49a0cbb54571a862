import { BACKBONES, type Backbone, type Leg, LIMBS, type Point, SKULLS, type Skull, shapeFor } from './anatomy.ts';
import { PARTS } from './facts.ts';

/** What a bone is drawn by. */
export interface Look {
  readonly family: number;
  readonly traits: readonly string[];
}

/** A part of a mount: what is filled, what is only a line, and what is dark; where it lies, and where it is touched. */
export interface PartDrawing {
  readonly fill: string;
  readonly ribs: string;
  readonly dark: string;
  /** How the paths are put in place. */
  readonly transform: string;
  readonly box: Box;
  readonly touch: Box;
}

/** Left, top, width and height, in the units of the stand. */
export type Box = readonly [x: number, y: number, width: number, height: number];

export interface Mount {
  /** What holds it up. */
  readonly posts: string;
  /** Each part as bones, where there is one. */
  readonly parts: readonly (PartDrawing | null)[];
  /** The legs of the far side, seen behind the ribs. */
  readonly far: string;
  /** Each part as wire, where there is none. */
  readonly wires: readonly ({ readonly d: string; readonly transform: string } | null)[];
  /** Where wax is set for each part. */
  readonly wax: readonly Point[];
}

/** The stand: what a picture of a mount shows. */
export const STAND: Box = [-8, 2, 216, 110];
const GROUND = 103;
const SAMPLES = 12;

const known = new Map<string, Mount>();

/** The drawing of a skeleton: of each bone by its own family and traits, of what is missing by what the Name asks for. */
export function mountOf(ideal: readonly Look[], bones: readonly (Look | null)[]): Mount {
  const key = [ideal, bones].flat().map(keyOf).join('|');
  const drawn = known.get(key);
  if (drawn !== undefined) return drawn;
  const made = makeMount(ideal, bones);
  known.set(key, made);
  return made;
}

function keyOf(look: Look | null): string {
  return look === null ? '' : `${look.family} ${look.traits.join(' ')}`;
}

function shapeOf<S extends { readonly trait: string }>(shapes: readonly (readonly S[])[], { family, traits }: Look): S {
  return shapeFor(shapes[family % shapes.length], traits);
}

function makeMount(ideal: readonly Look[], [head, vertebrae, limbs]: readonly (Look | null)[]): Mount {
  const [headToBe, vertebraeToBe, limbsToBe] = ideal;
  const spineLook = vertebrae ?? vertebraeToBe;
  const backbone = shapeOf(BACKBONES, spineLook);
  const { line, shoulder, hip } = backbone;
  const [at, shoulderAt, hipAt] = [line[0], line[shoulder], line[hip]];
  const skull = shapeOf(SKULLS, head ?? headToBe);
  const legs = shapeOf(LIMBS, limbs ?? limbsToBe);
  const hind = jointsOf(legs.hind, hipAt);
  const front = jointsOf(legs.front, shoulderAt);
  const headBox = boxOf(skull, at);
  return {
    posts: `M${written(hipAt)}V105M${written(shoulderAt)}V105`,
    parts: [
      head === null ? null : drawSkull(skull, at, headBox),
      vertebrae === null ? null : drawSpine(backbone, spineLook),
      limbs === null ? null : drawLimbs(legs.hind, hind, legs.front, front, hipAt, shoulderAt),
    ],
    far:
      limbs === null ? '' : legPath(legs.hind, hind, 8) + (legs.stands === 'four' ? legPath(legs.front, front, 8) : ''),
    wires: [
      head === null ? { d: skull.cranium, transform: place(skull, at) } : null,
      vertebrae === null ? { d: smooth(line), transform: '' } : null,
      limbs === null ? { d: strung(hind) + strung(front), transform: '' } : null,
    ],
    wax: [
      [headBox[0] + headBox[2] / 2, headBox[1] + headBox[3] / 2],
      [(shoulderAt[0] + hipAt[0]) / 2, Math.min(shoulderAt[1], hipAt[1]) + 4],
      [(shoulderAt[0] + hipAt[0]) / 2, 88],
    ],
  };
}

function place({ turn, scale }: Skull, [x, y]: Point): string {
  return `translate(${x} ${y}) rotate(${turn}) scale(${scale})`;
}

function boxOf({ reach: [left, top, right, bottom], scale }: Skull, [x, y]: Point): Box {
  return [x + left * scale, y + top * scale, (right - left) * scale, (bottom - top) * scale];
}

function drawSkull(skull: Skull, at: Point, box: Box): PartDrawing {
  const { jaw, crest, cranium, holes } = skull;
  return { fill: jaw + crest + cranium, ribs: '', dark: holes, transform: place(skull, at), box, touch: box };
}

const written = ([x, y]: Point): string => `${x.toFixed(1)},${y.toFixed(1)}`;
const polygon = (points: readonly Point[]): string => `M${points.map(written).join('L')}Z`;

/** Points on a smooth line through the given ones, each with the number of the given one before it. */
function sampled(line: readonly Point[]): { readonly at: Point; readonly after: number }[] {
  return line.slice(1).flatMap((_, after) => {
    const point = (step: number) => line[Math.max(0, Math.min(line.length - 1, after + step))];
    const [p0, p1, p2, p3] = [point(-1), point(0), point(1), point(2)];
    return Array.from({ length: SAMPLES }, (__, step) => {
      const t = step / SAMPLES;
      const along = (axis: 0 | 1) =>
        0.5 *
        (2 * p1[axis] +
          (p2[axis] - p0[axis]) * t +
          (2 * p0[axis] - 5 * p1[axis] + 4 * p2[axis] - p3[axis]) * t * t +
          (3 * p1[axis] - p0[axis] - 3 * p2[axis] + p3[axis]) * t * t * t);
      return { at: [along(0), along(1)] as Point, after: after + t };
    });
  });
}

function smooth(line: readonly Point[]): string {
  return `M${sampled(line)
    .map(({ at }) => written(at))
    .join('L')}`;
}

/** How large the vertebrae are, `at` counted in points of the line. */
function sizeAt({ shoulder, hip, line, size }: Backbone, at: number): number {
  if (at < shoulder) return size * (1.6 + 1.1 * (at / shoulder));
  if (at < hip) return size * 2.75;
  const left = (at - hip) / (line.length - 1 - hip);
  return size * (2.75 - 1.95 * left);
}

/** Vertebrae with their spines, ribs between shoulder and hip, and what a back is armed with. */
function drawSpine(backbone: Backbone, { traits }: Look): PartDrawing {
  const { shoulder, hip, tail, line } = backbone;
  const samples = sampled(line);
  let fill = '';
  let ribs = '';
  let due = 0;
  for (const [index, { at, after }] of samples.entries()) {
    const before = samples[Math.max(0, index - 1)].at;
    const next = samples[Math.min(samples.length - 1, index + 1)].at;
    due -= Math.hypot(at[0] - before[0], at[1] - before[1]);
    if (due > 0) continue;
    const size = sizeAt(backbone, after);
    due = size * (after >= shoulder && after <= hip ? 1.95 : 2.2);
    const length = Math.hypot(next[0] - before[0], next[1] - before[1]) || 1;
    const [dx, dy] = [(next[0] - before[0]) / length, (next[1] - before[1]) / length];
    const from = (along: number, up: number): Point => [at[0] + dx * along + dy * up, at[1] + dy * along - dx * up];
    const inTrunk = after >= shoulder && after <= hip;
    const high = size * (inTrunk ? 2.7 : 1.4 + (0.9 * Math.min(after, shoulder)) / shoulder);
    fill += polygon([
      from(-0.5 * size, 0.6 * size),
      from(0.55 * size, 0.6 * size),
      from(size, high),
      from(0.35 * size, high),
    ]);
    fill += polygon([
      from(-1.1 * size, 0.5 * size),
      from(-0.7 * size, 0.85 * size),
      from(0.75 * size, 0.85 * size),
      from(1.1 * size, 0),
      from(0.7 * size, -0.7 * size),
      from(-0.6 * size, -0.7 * size),
      from(-1.1 * size, -0.1 * size),
    ]);
    if (after > hip)
      fill += polygon([
        from(-0.2 * size, -0.7 * size),
        from(0.5 * size, -0.7 * size),
        from(1.1 * size, -2.9 * size * tail),
      ]);
    if (inTrunk && after < hip - 0.25) {
      const deep = 10 + 11 * Math.sin((Math.PI * (after - shoulder + 0.35)) / (hip - shoulder + 0.5));
      ribs += `M${written(at)}q${(-deep * 0.34).toFixed(1)},${(deep * 0.5).toFixed(1)} ${(deep * 0.14).toFixed(1)},${deep.toFixed(1)}`;
    }
  }
  if (traits.includes('v-backarmor')) fill += plates(samples, backbone);
  if (traits.includes('v-spikes')) fill += spikes(line[line.length - 1]);
  const [xs, ys] = [line.map(([x]) => x), line.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - 3, Math.min(...ys) - 8];
  const [backLeft, backRight] = [line[shoulder][0] - 4, line[hip][0] + 30];
  const backTop = Math.min(line[shoulder][1], line[hip][1]) - 10;
  return {
    fill,
    ribs,
    dark: '',
    transform: '',
    box: [left, top, Math.max(...xs) + 3 - left, Math.max(...ys) + 6 - top],
    touch: [backLeft, backTop, backRight - backLeft, 72 - backTop],
  };
}

function plates(samples: ReturnType<typeof sampled>, { shoulder, hip, line }: Backbone): string {
  const count = 9;
  return Array.from({ length: count }, (_, index) => {
    const wanted = shoulder - 1.6 + (index / (count - 1)) * (line.length - 2.2 - shoulder + 1.6);
    const { at } = samples[Math.max(0, Math.min(samples.length - 1, Math.round(wanted * SAMPLES)))];
    const middle = 1 - Math.abs(wanted - (shoulder + hip) / 2) / 4.4;
    const high = 6 + 13 * Math.max(0, middle);
    const wide = high * 0.36;
    const foot = at[1] - 5;
    return polygon([
      [at[0] - wide, foot],
      [at[0] + wide * 0.5, foot - high],
      [at[0] + wide, foot],
    ]);
  }).join('');
}

function spikes([x, y]: Point): string {
  return (
    polygon([
      [x - 14, y - 1],
      [x - 6, y - 15],
      [x - 9, y - 1],
    ]) +
    polygon([
      [x - 7, y - 1],
      [x + 4, y - 13],
      [x - 3, y],
    ])
  );
}

function jointsOf({ joints, foot }: Leg, [x, y]: Point): Point[] {
  const top = y + (foot === 'hand' ? 9 : 5);
  return joints.map(([aside, down]) => [x + aside, top + down * (GROUND - 2.6 - top)]);
}

function strung(joints: readonly Point[]): string {
  return `M${joints.map(written).join('L')}`;
}

/** A long bone between two joints, narrow in its middle. */
function longBone([ax, ay]: Point, [bx, by]: Point, width: number): string {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const [dx, dy] = [(bx - ax) / length, (by - ay) / length];
  const [mx, my] = [(ax + bx) / 2, (ay + by) / 2];
  const side = (x: number, y: number, out: number): Point => [x - dy * out, y + dx * out];
  const end = (x: number, y: number, on: number): Point => [x + dx * on, y + dy * on];
  return `M${written(side(ax, ay, width))}Q${written(side(mx, my, width * 0.05))} ${written(side(bx, by, width * 0.92))}Q${written(end(bx, by, width))} ${written(side(bx, by, -width * 0.92))}Q${written(side(mx, my, -width * 0.05))} ${written(side(ax, ay, -width))}Q${written(end(ax, ay, -width))} ${written(side(ax, ay, width))}Z`;
}

function footPath(foot: Leg['foot'], [x, y]: Point, width: number): string {
  switch (foot) {
    case 'claws':
      return [-10.5, -7, 4.5]
        .map(toe =>
          polygon([
            [x - 1.6, y - 1],
            [x + toe, GROUND],
            [x + 1.6, y + 1.2],
          ]),
        )
        .join('');
    case 'pad':
      return polygon([
        [x - width, y],
        [x - width * 1.7, GROUND + 0.6],
        [x + width * 1.1, GROUND + 0.6],
        [x + width, y],
      ]);
    default:
      return [1, 3.4]
        .map(claw =>
          polygon([
            [x, y],
            [x - 5, y + claw],
            [x + 1.4, y + 1.6],
          ]),
        )
        .join('');
  }
}

/** A leg by its joints; `aside` moves it to the far side of the animal. */
function legPath({ width, foot }: Leg, joints: readonly Point[], aside = 0): string {
  const wide = aside === 0 ? width : width * 0.86;
  const moved = joints.map(([x, y]): Point => [x + aside, y]);
  const bones = moved.slice(1).map((joint, index) => longBone(moved[index], joint, wide * (1 - 0.14 * index)));
  return bones.join('') + footPath(foot, moved[moved.length - 1], wide);
}

function drawLimbs(
  hindLeg: Leg,
  hind: readonly Point[],
  frontLeg: Leg,
  front: readonly Point[],
  [hx, hy]: Point,
  [sx, sy]: Point,
): PartDrawing {
  const pelvis = `M${hx - 7},${hy - 4}c5,-4 15,-3 17,3l-7,4 6,12 -4,0 -5,-10 -8,8 -2,-2 6,-9Z`;
  const blade = `M${sx + 10},${sy - 1}l2,3 -11,10 -6,-1Z`;
  const left = Math.min(...[...hind, ...front].map(([x]) => x)) - 12;
  const right = hx + 12;
  return {
    fill: legPath(hindLeg, hind) + legPath(frontLeg, front) + pelvis + blade,
    ribs: '',
    dark: '',
    transform: '',
    box: [left, Math.min(hy, sy) - 4, right - left, GROUND + 2 - Math.min(hy, sy) + 4],
    touch: [left, 73, right - left, 33],
  };
}

/** What a card shows of a bone: itself, with a little of the rest around it. */
export function cropOf({ box: [x, y, width, height] }: PartDrawing, slot: number): Box {
  if (PARTS[slot] === 'vertebrae') return [x - 2, y - 12, width + 6, height + 16];
  const margin = PARTS[slot] === 'head' ? 4 : 5;
  return [x - margin, y - margin, width + 2 * margin, height + 2 * margin];
}
