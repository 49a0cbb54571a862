import { heads } from './icons.ts';

type Point = readonly [x: number, y: number];

/** A backbone: the line it lies on, how many vertebrae, and how high the spines stand along it. */
interface Backbone {
  readonly line: readonly Point[];
  readonly count: number;
  readonly body: number;
  readonly spine: (at: number) => number;
}

/** In the order of the families: S-shaped and light; long, with a whip; arched, with a deep tail; plated. */
const BACKBONES: readonly Backbone[] = [
  {
    line: [
      [4, 12],
      [11, 27],
      [27, 27],
      [44, 32],
      [61, 47],
    ],
    count: 12,
    body: 4.4,
    spine: at => 3.5 + 3.5 * Math.sin(Math.PI * at),
  },
  {
    line: [
      [14, 3],
      [9, 19],
      [24, 31],
      [40, 36],
      [52, 53],
      [63, 60],
    ],
    count: 16,
    body: 4,
    spine: at => 5.5 - 4.5 * at,
  },
  {
    line: [
      [4, 37],
      [14, 23],
      [31, 20],
      [47, 29],
      [60, 49],
    ],
    count: 11,
    body: 4.6,
    spine: at => 4 + 5 * at * (1.35 - at) * 2,
  },
  {
    line: [
      [4, 39],
      [17, 29],
      [33, 26],
      [48, 35],
      [61, 52],
    ],
    count: 9,
    body: 5.4,
    spine: at => 5 + 11 * Math.sin(Math.PI * at),
  },
];

/** Where a smooth line through the points lies, `at` from 0 to 1. */
function onLine(line: readonly Point[], at: number): Point {
  const place = Math.min(at * (line.length - 1), line.length - 1.001);
  const index = Math.floor(place);
  const t = place - index;
  const [p0, p1, p2, p3] = [-1, 0, 1, 2].map(step => line[Math.max(0, Math.min(line.length - 1, index + step))]) as [
    Point,
    Point,
    Point,
    Point,
  ];
  const along = (axis: 0 | 1) =>
    0.5 *
    (2 * p1[axis] +
      (p2[axis] - p0[axis]) * t +
      (2 * p0[axis] - 5 * p1[axis] + 4 * p2[axis] - p3[axis]) * t * t +
      (3 * p1[axis] - p0[axis] - 3 * p2[axis] + p3[axis]) * t * t * t);
  return [along(0), along(1)];
}

const written = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

function polygon(points: readonly Point[]): string {
  return `M${points.map(written).join('L')}Z`;
}

/** Each vertebra is a body with a spine above and a short process below. */
function backbonePath({ line, count, body, spine }: Backbone): string {
  const bodies = Array.from({ length: count }, (_, index) => {
    const at = index / (count - 1);
    const [x, y] = onLine(line, at);
    const [nextX, nextY] = onLine(line, Math.min(1, at + 0.02));
    const [lastX, lastY] = onLine(line, Math.max(0, at - 0.02));
    const length = Math.hypot(nextX - lastX, nextY - lastY) || 1;
    const [dx, dy] = [(nextX - lastX) / length, (nextY - lastY) / length];
    const size = body * (1 - 0.45 * at);
    const from = (along: number, up: number): Point => [x + dx * along + dy * up, y + dy * along - dx * up];
    const high = spine(at) * 0.62;
    return (
      polygon([
        from(-size * 0.6, -size * 0.6),
        from(size * 0.6, -size * 0.6),
        from(size * 0.48, size * 0.6),
        from(-size * 0.48, size * 0.6),
      ]) +
      polygon([
        from(-size * 0.34, size * 0.4),
        from(size * 0.34, size * 0.4),
        from(size * 0.62, high + size),
        from(size * 0.08, high + size),
      ])
    );
  });
  return bodies.join('');
}

/** A long bone between two joints. */
function longBone([ax, ay]: Point, [bx, by]: Point, width: number): string {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const [nx, ny] = [((by - ay) / length) * width, (-(bx - ax) / length) * width];
  const shaft = polygon([
    [ax + nx * 0.5, ay + ny * 0.5],
    [bx + nx * 0.5, by + ny * 0.5],
    [bx - nx * 0.5, by - ny * 0.5],
    [ax - nx * 0.5, ay - ny * 0.5],
  ]);
  const knob = (x: number, y: number) => {
    const r = (width * 0.62).toFixed(1);
    const wide = (width * 1.24).toFixed(1);
    return `M${(x - width * 0.62).toFixed(1)} ${y.toFixed(1)}a${r} ${r} 0 1 1 ${wide} 0a${r} ${r} 0 1 1 -${wide} 0Z`;
  };
  return (
    shaft +
    [
      [ax, ay],
      [bx, by],
    ]
      .flatMap(([x, y]) => [knob(x + nx * 0.42, y + ny * 0.42), knob(x - nx * 0.42, y - ny * 0.42)])
      .join('')
  );
}

/** A leg: its joints from the hip to the toes, and how stout it is. */
function legPath(joints: readonly Point[], width: number): string {
  return joints
    .slice(1)
    .map((joint, index) => longBone(joints[index], joint, width * (1 - 0.16 * index)))
    .join('');
}

const claws = ([x, y]: Point, size: number): string =>
  [0, 1, 2]
    .map(toe =>
      polygon([
        [x + toe * size * 0.75, y],
        [x + toe * size * 0.75 + size * 0.8, y],
        [x + toe * size * 0.75 + size, y + size * 1.1],
      ]),
    )
    .join('');

const hoofs = ([x, y]: Point, size: number): string =>
  polygon([
    [x - size, y - size * 0.5],
    [x + size, y - size * 0.5],
    [x + size * 1.4, y + size * 0.6],
    [x - size * 1.4, y + size * 0.6],
  ]);

/** In the order of the families: hind legs and grasping arms; pillars; a bent and a straight leg with hoofs; squat legs. */
const LIMBS: readonly string[] = [
  legPath(
    [
      [16, 6],
      [25, 23],
      [13, 39],
      [20, 55],
    ],
    5,
  ) +
    claws([18, 54], 6) +
    legPath(
      [
        [44, 8],
        [53, 20],
        [43, 31],
      ],
      3.6,
    ) +
    claws([39, 32], 5),
  legPath(
    [
      [18, 5],
      [20, 30],
      [18, 53],
    ],
    7,
  ) +
    hoofs([18, 57], 5.5) +
    legPath(
      [
        [45, 8],
        [43, 32],
        [45, 53],
      ],
      6.4,
    ) +
    hoofs([45, 57], 5.2),
  legPath(
    [
      [18, 6],
      [28, 23],
      [16, 40],
      [21, 53],
    ],
    5.4,
  ) +
    hoofs([23, 57], 5.4) +
    legPath(
      [
        [44, 15],
        [50, 33],
        [44, 53],
      ],
      4,
    ) +
    hoofs([45, 57], 4),
  legPath(
    [
      [17, 12],
      [23, 33],
      [17, 53],
    ],
    7.6,
  ) +
    hoofs([18, 57], 6) +
    legPath(
      [
        [45, 20],
        [51, 37],
        [45, 53],
      ],
      7,
    ) +
    hoofs([46, 57], 5.6),
];

/** The cord that the vertebrae are strung on. */
function cordPath({ line }: Backbone): string {
  return `M${Array.from({ length: 25 }, (_, step) => written(onLine(line, step / 24))).join('L')}`;
}

const SPINES = BACKBONES.map(backbonePath);
const CORDS = BACKBONES.map(cordPath);

/** The drawing of a bone: its part (head, vertebrae, limbs) of its family, in the colour of the family. */
export function BoneArt({ slot, family }: { slot: number; family: number }) {
  const kin = family % heads.length;
  const { path, box } = heads[kin];
  const [viewBox, drawn] = slot === 0 ? [box, path] : ['0 0 64 64', slot === 1 ? SPINES[kin] : LIMBS[kin]];
  return (
    <svg class="bone-art" data-family={kin} viewBox={viewBox} aria-hidden="true">
      <path fill="currentColor" d={drawn} />
      {slot === 1 && <path fill="none" stroke="currentColor" stroke-width="1.3" d={CORDS[kin]} />}
    </svg>
  );
}
