import { chain, claw, longBone, mirrored, paddle, ribs, spline, teeth, vertebrae } from './anatomy.ts';

/** A kind of skeleton: for each bone the groups that are filled in one by one, and what no card asks for. */
export interface Skeleton {
  /** Spine, plates, wings' skin: always pale. */
  readonly frame: string;
  readonly skin: string;
  readonly skull: string;
  readonly bones: Readonly<Record<string, readonly string[]>>;
}

export type Build = 'theropod' | 'ornithopod' | 'sauropod' | 'plated' | 'horned' | 'stout' | 'marine' | 'flyer';

const bird = spline([
  [3, 50],
  [30, 55],
  [62, 52],
  [92, 44],
  [110, 40],
  [132, 38],
  [154, 44],
  [168, 42],
  [177, 32],
  [186, 25],
]);
const bipedal = {
  skin: '',
  frame:
    vertebrae(bird, { from: 0.02, to: 0.42, count: 20 }, [1.3, 4.2], 0.7) +
    vertebrae(bird, { from: 0.44, to: 0.76, count: 11 }, [4.4, 4.2], 0.9) +
    vertebrae(bird, { from: 0.78, to: 0.98, count: 7 }, [3.8, 3], 0.3),
};
const bipedalBones = {
  limb: [
    `${chain(
      [
        [109, 52],
        [127, 75],
        [113, 99],
        [119, 114],
      ],
      9,
      7.5,
      5,
    )}${longBone([119, 115], [134, 119], 4)}${chain(
      [
        [104, 53],
        [100, 79],
        [83, 96],
        [89, 113],
      ],
      8,
      6.5,
      4.5,
    )}${longBone([89, 114], [105, 119], 4)}`,
    chain(
      [
        [156, 57],
        [165, 68],
        [176, 69],
        [181, 74],
      ],
      5,
      3.6,
      2.4,
    ),
  ],
  rib: [
    ribs(bird, { from: 0.54, to: 0.65, count: 5 }, k => 26 + k * 8, -7),
    ribs(bird, { from: 0.665, to: 0.76, count: 4 }, k => 33 - k * 9, -7),
  ],
  hip: [
    'M92 44Q96 32 112 32Q124 33 124 41Q116 47 112 51L121 70Q128 71 127 75L115 75Q117 70 115 67L107 52L97 67Q93 68 93 64L102 51Q94 51 92 44Z',
  ],
};
const claws =
  claw([135, 118], 13, 0.2) +
  claw([130, 121], 10, 0.5) +
  claw([106, 119], 13, 0.2) +
  claw([181, 73], 10, 0.8) +
  claw([176, 76], 9, 1.2);

const theropod: Skeleton = {
  ...bipedal,
  skull:
    'M183 22Q185 10 201 8Q222 6 232 17Q235 22 234 27L212 29Q206 33 196 33Q185 33 183 22ZM197 17a4.5 5 0 1 0 .1 0ZM212 15Q208 20 211 25Q218 24 219 18Q217 14 212 15ZM226 18a2 2.6 0 1 0 .1 0Z M190 36Q205 37 213 34L232 33Q234 36 231 39Q214 45 200 44Q190 42 190 36Z',
  bones: {
    ...bipedalBones,
    tooth: [teeth([204, 30], [234, 27], 7, 8.5) + teeth([210, 36], [232, 34], 5, -5), claws],
  },
};

const ornithopod: Skeleton = {
  ...bipedal,
  skull:
    'M183 22Q186 10 200 9Q214 9 224 20Q233 25 235 31Q230 33 222 31Q206 33 194 33Q184 32 183 22ZM197 16a4 4.500 0 1 0 .1 0ZM212 18Q208 22 212 26Q218 25 217 20Z M190 36Q206 37 222 34Q230 35 233 38Q224 43 204 43Q191 42 190 36Z',
  bones: { ...bipedalBones, tooth: [teeth([200, 32], [220, 31], 7, 4.5) + teeth([202, 38], [220, 36], 6, -3), claws] },
};

const longNeck = spline([
  [2, 92],
  [26, 86],
  [52, 72],
  [78, 58],
  [98, 50],
  [122, 47],
  [146, 52],
  [166, 44],
  [184, 26],
  [204, 14],
]);
const sauropod: Skeleton = {
  skin: '',
  frame:
    vertebrae(longNeck, { from: 0.02, to: 0.42, count: 22 }, [1.1, 4.6], 0.6) +
    vertebrae(longNeck, { from: 0.44, to: 0.68, count: 9 }, [4.8, 4.6], 0.8) +
    vertebrae(longNeck, { from: 0.7, to: 0.98, count: 15 }, [4, 2.1], 0.15),
  skull:
    'M203 13Q206 5 216 6Q228 9 232 15Q231 19 224 19Q212 21 206 18ZM213 10a2.4 2.4 0 1 0 .1 0ZM221 11a1.3 1.6 0 1 0 .1 0Z M208 21Q218 22 229 20Q226 24 216 24Q210 24 208 21Z',
  bones: {
    tooth: [teeth([214, 19], [232, 17], 5, 6)],
    limb: [
      `${chain(
        [
          [90, 62],
          [95, 89],
          [91, 111],
        ],
        10,
        8,
      )}${longBone([89, 115], [99, 116], 5)}${chain(
        [
          [98, 62],
          [108, 88],
          [106, 111],
        ],
        8,
        6.5,
      )}${longBone([104, 115], [113, 116], 4)}`,
      `${chain(
        [
          [146, 63],
          [141, 88],
          [145, 111],
        ],
        9,
        7,
      )}${longBone([143, 115], [152, 116], 5)}${chain(
        [
          [150, 62],
          [155, 87],
          [154, 111],
        ],
        8,
        6,
      )}`,
    ],
    rib: [
      ribs(longNeck, { from: 0.47, to: 0.565, count: 5 }, k => 24 + k * 10, -7),
      ribs(longNeck, { from: 0.58, to: 0.675, count: 5 }, k => 35 - k * 8, -7),
    ],
    hip: ['M76 55Q82 42 98 43Q108 45 107 52Q100 57 97 61L106 76L98 77L91 62L80 76L75 72L85 61Q77 61 76 55Z'],
  },
};

const low = spline([
  [4, 74],
  [26, 74],
  [50, 64],
  [72, 50],
  [92, 40],
  [116, 36],
  [140, 46],
  [158, 64],
  [172, 76],
  [186, 82],
]);
const PLATES = [
  [52, 58, 7, -0.5],
  [64, 48, 10, -0.45],
  [78, 36, 13, -0.35],
  [94, 26, 16, -0.2],
  [112, 21, 17, 0.05],
  [130, 28, 14, 0.4],
  [146, 42, 11, 0.6],
  [158, 56, 8, 0.7],
  [168, 68, 6, 0.75],
] as const;
const plates = PLATES.map(([x, y, r, angle]) => {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const p = (u: number, v: number) => `${(x + c * u - s * v).toFixed(1)} ${(y + s * u + c * v).toFixed(1)}`;
  return `M${p(-r * 0.45, r * 0.35)}Q${p(-r * 0.8, -r * 0.3)} ${p(0, -r)}Q${p(r * 0.8, -r * 0.3)} ${p(r * 0.45, r * 0.35)}Z`;
}).join('');
const lowFrame =
  vertebrae(low, { from: 0.02, to: 0.4, count: 18 }, [1.4, 4.4], 0.5) +
  vertebrae(low, { from: 0.43, to: 0.76, count: 11 }, [4.6, 4.4], 0.5) +
  vertebrae(low, { from: 0.79, to: 0.98, count: 6 }, [3.6, 2.8], 0.2);

const plated: Skeleton = {
  skin: '',
  frame: `${lowFrame}${plates}M10 70L2 54L15 69ZM22 70L18 52L28 69Z`,
  skull:
    'M184 78Q190 71 202 75Q214 81 222 91Q220 94 212 93Q196 93 188 89ZM195 78a2.4 2.4 0 1 0 .1 0ZM207 83a1.5 1.8 0 1 0 .1 0Z M190 92Q202 96 216 96Q211 100 200 99Q192 97 190 92Z',
  bones: {
    tooth: [teeth([196, 92], [216, 94.5], 5, 6)],
    limb: [
      `${chain(
        [
          [88, 52],
          [95, 82],
          [88, 108],
        ],
        10,
        8,
      )}${longBone([87, 114], [98, 116], 5)}${chain(
        [
          [97, 52],
          [108, 80],
          [105, 108],
        ],
        8,
        6.5,
      )}${longBone([104, 114], [113, 116], 4)}`,
      `${chain(
        [
          [152, 74],
          [145, 94],
          [150, 110],
        ],
        8,
        6.5,
      )}${longBone([148, 115], [158, 116], 5)}${chain(
        [
          [158, 74],
          [161, 93],
          [162, 110],
        ],
        6.5,
        5,
      )}`,
    ],
    rib: [
      ribs(low, { from: 0.46, to: 0.6, count: 6 }, k => 26 + k * 12, -8),
      ribs(low, { from: 0.62, to: 0.755, count: 5 }, k => 37 - k * 13, -7),
    ],
    hip: ['M70 46Q78 32 96 34Q106 37 104 45Q97 49 94 53L104 68L97 71L89 54L74 70L69 66L82 53Q71 54 70 46Z'],
  },
};

const stout: Skeleton = { ...plated, frame: lowFrame };

const horned: Skeleton = {
  ...stout,
  skull:
    'M178 84Q162 72 170 54Q184 52 196 70Q204 74 212 82Q226 92 230 104Q222 106 212 101Q196 102 186 98ZM178 62Q172 68 178 74Q186 74 184 66ZM200 82a2.600 2.600 0 1 0 .1 0Z M196 72Q206 54 222 46Q216 62 206 78ZM216 86Q220 76 226 72Q228 84 224 94Z M188 101Q204 107 224 107Q214 112 200 110Q190 107 188 101Z',
  bones: { ...stout.bones, tooth: [teeth([196, 101], [214, 103], 6, 5)] },
};

const swimmer = spline([
  [6, 60],
  [24, 57],
  [46, 57],
  [70, 60],
  [96, 60],
  [124, 56],
  [146, 50],
  [168, 46],
  [190, 38],
  [210, 30],
]);
const marine: Skeleton = {
  skin: '',
  frame:
    vertebrae(swimmer, { from: 0.02, to: 0.26, count: 10 }, [1.6, 3.8], 0.4) +
    vertebrae(swimmer, { from: 0.29, to: 0.62, count: 11 }, [4.2, 4.4], 0.4) +
    vertebrae(swimmer, { from: 0.64, to: 0.98, count: 18 }, [3.6, 2], 0.15),
  skull:
    'M207 27Q211 19 221 21Q233 25 238 32Q236 35 228 34Q215 36 209 33ZM217 25a2.2 2.2 0 1 0 .1 0Z M211 37Q222 39 236 37Q230 42 220 41Q213 41 211 37Z',
  bones: {
    tooth: [teeth([216, 34.5], [238, 34], 6, 7), teeth([220, 39], [236, 37.5], 5, -3.4)],
    limb: [
      longBone([132, 72], [146, 84], 9) +
        paddle({ wrist: [143, 84], angle: 0.55, fingers: 5, bones: 5, reach: 14, step: 6.4 }) +
        longBone([58, 72], [46, 86], 8) +
        paddle({ wrist: [47, 87], angle: 2.45, fingers: 4, bones: 5, reach: 12, step: 5.8 }),
      longBone([134, 46], [150, 32], 7) +
        paddle({ wrist: [149, 32], angle: -0.75, fingers: 4, bones: 4, reach: 12, step: 5.6 }),
    ],
    rib: [
      ribs(swimmer, { from: 0.31, to: 0.45, count: 6 }, k => 18 + k * 12, -9),
      ribs(swimmer, { from: 0.47, to: 0.61, count: 6 }, k => 31 - k * 9, -9),
    ],
    hip: ['M48 58Q56 50 66 54Q72 60 66 66Q60 74 52 72Q45 66 48 58Z'],
  },
};

const upright = spline([
  [116, 104],
  [117, 92],
  [118, 80],
  [120, 66],
  [122, 52],
  [126, 40],
  [133, 30],
]);
const arm = [
  [110, 62],
  [90, 46],
  [60, 50],
  [48, 36],
] as const;
const finger = [
  [48, 36],
  [24, 52],
  [10, 74],
  [3, 98],
] as const;
const leg = [
  [113, 96],
  [103, 110],
  [103, 122],
] as const;
const wing = chain(arm, 7, 6.4, 4.6) + chain(finger, 4.6, 3.8, 3) + chain(leg, 5, 4);
const otherWing = chain(mirrored(arm), 7, 6.4, 4.6) + chain(mirrored(finger), 4.6, 3.8, 3) + chain(mirrored(leg), 5, 4);
const membrane = (x: (of: number) => number): string =>
  `M${x(48)} 36Q${x(18)} 44 ${x(3)} 98Q${x(22)} 84 ${x(46)} 88Q${x(74)} 92 ${x(104)} 108L${x(110)} 70L${x(90)} 48L${x(60)} 52Z`;
const pairs = (rows: readonly number[]): string =>
  rows
    .map(row => {
      const y = 62 + row * 6;
      const l = 17 - Math.abs(row - 1.2) * 2.4;
      const side = (x: number, way: number) =>
        `M${x} ${y}C${(x + way * l).toFixed(1)} ${y - 2} ${(x + way * (l + 1)).toFixed(1)} ${y + 8} ${(x + way * l * 0.55).toFixed(1)} ${y + 12}`;
      return side(117, -1) + side(122, 1);
    })
    .join('');
const flyer: Skeleton = {
  skin: membrane(x => x) + membrane(x => 240 - x),
  frame:
    vertebrae(upright, { from: 0, to: 0.55, count: 9 }, [2.2, 4], 0) +
    vertebrae(upright, { from: 0.58, to: 0.98, count: 7 }, [3.6, 3.2], 0),
  skull:
    'M128 31Q127 20 136 16L144 6Q147 5 146 10L144 17L200 8Q203 9 201 12L150 28Q140 37 128 31ZM137 21a2.6 2.6 0 1 0 .1 0ZM149 18Q146 21 149 23L162 19Q160 15 149 18Z M140 36L198 18Q199 21 195 23L148 40Q142 41 140 36Z',
  bones: {
    tooth: [
      teeth([156, 26], [198, 13], 7, 5),
      claw([46, 34], 13, -2.1) +
        claw([52, 33], 12, -1.4) +
        claw([194, 34], 13, -1.1) +
        claw([188, 33], 12, -1.8) +
        claw([101, 120], 9, 2.2) +
        claw([137, 120], 9, 1),
    ],
    limb: [wing, otherWing],
    rib: [pairs([0, 1, 2]), pairs([3, 4])],
    hip: ['M108 90Q118 86 128 90Q130 98 124 104L118 98L112 104Q106 98 108 90Z'],
  },
};

export const skeletons: Readonly<Record<Build, Skeleton>> = {
  theropod,
  ornithopod,
  sauropod,
  plated,
  horned,
  stout,
  marine,
  flyer,
};
