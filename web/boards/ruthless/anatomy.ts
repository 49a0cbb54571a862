export type Point = readonly [x: number, y: number];

/** The line a backbone lies on, from the head to the end of the tail, and which of its points the limbs hang from. */
export interface Backbone {
  /** The trait of the vertebrae that it is drawn for; the last of a family is for all others. */
  readonly trait: string;
  readonly line: readonly Point[];
  readonly shoulder: number;
  readonly hip: number;
  /** How stout the vertebrae are. */
  readonly size: number;
  /** How far the tail reaches down. */
  readonly tail: number;
}

/** A skull as it lies at the origin, looking left: its outline, its jaw, what stands on it, and what one sees through. */
export interface Skull {
  readonly trait: string;
  readonly cranium: string;
  readonly jaw: string;
  readonly crest: string;
  readonly holes: string;
  readonly turn: number;
  readonly scale: number;
  /** How far it reaches, unturned: left, top, right, bottom. */
  readonly reach: readonly [left: number, top: number, right: number, bottom: number];
}

/** A leg: where its joints are, sideways and as a share of the way to the ground, and how it ends. */
export interface Leg {
  readonly joints: readonly Point[];
  readonly width: number;
  readonly foot: 'claws' | 'pad' | 'hand';
}

export interface Limbs {
  readonly trait: string;
  readonly hind: Leg;
  readonly front: Leg;
  /** Whether the arms of the far side can be seen too. */
  readonly stands: 'two' | 'four';
}

/** One who knows more than one shape of a part finds the one for a bone by its traits. */
export function shapeFor<S extends { readonly trait: string }>(shapes: readonly S[], traits: readonly string[]): S {
  return shapes.find(({ trait }) => traits.includes(trait)) ?? shapes[shapes.length - 1];
}

/** In the order of the families: theropods, sauropods, ornithopods, armored and horned dinosaurs. */
export const BACKBONES: readonly (readonly Backbone[])[] = [
  [
    {
      trait: 'v-sneck',
      line: points(33, 23, 37, 33, 44, 41, 54, 47, 65, 50, 85, 49, 106, 51, 130, 55, 155, 55, 180, 49, 199, 42),
      shoulder: 4,
      hip: 6,
      size: 0.86,
      tail: 1,
    },
    {
      trait: '',
      line: points(44, 34, 50, 41, 57, 47, 66, 50, 86, 48, 107, 51, 132, 57, 156, 57, 180, 52, 197, 47),
      shoulder: 3,
      hip: 5,
      size: 1.06,
      tail: 1,
    },
  ],
  [
    {
      trait: 'v-single',
      line: points(27, 15, 32, 27, 41, 41, 52, 51, 66, 56, 90, 55, 116, 58, 140, 66, 165, 74, 195, 81),
      shoulder: 4,
      hip: 6,
      size: 1,
      tail: 0.8,
    },
    {
      trait: 'v-shorttail',
      line: points(21, 24, 31, 35, 44, 46, 56, 53, 70, 56, 92, 54, 114, 57, 136, 64, 160, 72, 182, 78),
      shoulder: 4,
      hip: 6,
      size: 1,
      tail: 0.8,
    },
    {
      trait: '',
      line: points(14, 36, 29, 40, 45, 47, 58, 53, 73, 55, 93, 53, 114, 56, 135, 62, 160, 64, 182, 61, 204, 56),
      shoulder: 4,
      hip: 6,
      size: 0.94,
      tail: 0.6,
    },
  ],
  [
    {
      trait: 'v-deeptail',
      line: points(38, 39, 43, 48, 52, 54, 64, 54, 85, 49, 107, 52, 132, 57, 160, 60, 195, 62),
      shoulder: 3,
      hip: 5,
      size: 1.05,
      tail: 1.7,
    },
    {
      trait: '',
      line: points(38, 37, 44, 46, 53, 52, 64, 53, 85, 50, 107, 53, 132, 56, 162, 57, 197, 54),
      shoulder: 3,
      hip: 5,
      size: 0.82,
      tail: 1,
    },
  ],
  [
    {
      trait: 'v-backarmor',
      line: points(25, 75, 35, 70, 47, 63, 63, 56, 85, 44, 110, 48, 132, 57, 158, 64, 194, 66),
      shoulder: 3,
      hip: 5,
      size: 1,
      tail: 1,
    },
    {
      trait: '',
      line: points(56, 57, 63, 55, 71, 53, 80, 51, 98, 46, 124, 52, 145, 60, 168, 72, 188, 86),
      shoulder: 3,
      hip: 5,
      size: 1.1,
      tail: 0.8,
    },
  ],
];

const BITER = {
  cranium:
    'M1,-6C-3,-9.5 -9,-10.5 -14,-9.6 -20,-9.4 -28,-7 -31,-1.6L-31,1.6C-24,2.8 -14,3 -8,3.4L-1,5C2,2 2.5,-3 1,-6Z',
  jaw: `M-1,5.6 -8,5.2C-16,5.6 -24,4.8 -30,3.4L-29,6.6C-21,9.4 -8,10.6 0,8.6Z${teeth(-29, 1.6, 9, 2.5)}`,
  holes:
    'M-9.5,-4.4a2.3,2.6 0 1 0 .1,0M-20.5,-5.6l5.8,-.6 -1,5 -5.4,.6ZM-26,-3.4l2.6,-.6 0,2 -2.4,.2ZM-4,-4l2.4,0 -.6,5 -2.6,0Z',
  turn: 6,
  scale: 1.18,
  reach: [-32, -16, 3, 10],
} as const;

const GRAZER = {
  cranium: 'M1,-3C-1,-6.6 -6,-8 -9,-6.2 -12,-5 -17,-2.6 -18,1.4 -12,3 -5,3 0,2.6Z',
  jaw: `M-1,3.4 -6,3.2C-11,3.6 -15,3 -17.6,2.2L-17,4.8C-11,6 -4,6 0,4.6Z${teeth(-17.4, 1.4, 5, 1.35)}`,
  holes: 'M-5.4,-3.4a1.8,1.8 0 1 0 .1,0M-11.6,-3l2.6,-.4 -.4,2.4 -2.6,.2Z',
  crest: '',
  reach: [-19, -9, 3, 7],
} as const;

const BEAK = {
  cranium:
    'M1,-5C-3,-9 -9,-8.4 -13,-6.6 -18,-5 -23,-3.4 -27,.4L-29,3.4 -25,3.4C-18,2.4 -10,2.6 -2,4.6 1.6,2 2.4,-2 1,-5Z',
  jaw: `M-1,5.4 -9,4.2C-16,3.8 -22,4.6 -27,5L-25,7C-17,7.6 -8,9 0,8Z${teeth(-15, 2.6, 5, 2.25)}`,
  holes: 'M-7.4,-3.6a2.2,2.3 0 1 0 .1,0M-22,-.6l6,-2 -1,2.6 -5,.8ZM-4,-3l2,0 -.4,4 -2,0Z',
  turn: 0,
  scale: 1,
  reach: [-35, -19, 3, 9],
} as const;

const BILL = 'M-24,.2C-29,-.6 -34,1.6 -35,4.8 -31,5.6 -27,5 -24,4.2Z';

const LOW = {
  cranium: 'M1,-6C-4,-9 -11,-8.4 -16,-5 -19,-3 -22,0 -23,3.4 -17,4.4 -8,4 0,5 3,2 3,-3 1,-6Z',
  jaw: `M-1,5.8 -8,5.2C-13,5.6 -18,5 -22,4.6L-20,7.2C-13,8.8 -5,9 0,7.8Z${teeth(-13, 3.4, 4, 2.2)}`,
  holes: 'M-8,-4.4a2,2 0 1 0 .1,0M-18.5,-.8l3,-1 -.8,2.4 -2.6,.4ZM-3.5,-3l2,0 -.4,4 -2,0Z',
  turn: -8,
  scale: 0.9,
  reach: [-24, -13, 8, 9],
} as const;

export const SKULLS: readonly (readonly Skull[])[] = [
  [
    { ...BITER, trait: 'h-crest', crest: 'M-3,-8.4C-8,-17 -18,-16.5 -24,-7.6 -17,-10 -9,-10.6 -3,-8.4Z' },
    { ...BITER, trait: 'h-horn', crest: 'M-25,-6.6L-27,-13.5L-20.5,-8.8ZM-13.5,-9.6L-13.5,-14.4L-8.6,-9.6Z' },
    { ...BITER, trait: '', crest: '' },
  ],
  [
    { ...GRAZER, trait: 'h-short', turn: -4, scale: 1.15 },
    { ...GRAZER, trait: '', turn: 0, scale: 1 },
  ],
  [
    {
      ...BEAK,
      trait: 'h-crest',
      crest: `M-2,-7C-2,-16.5 -12,-19.5 -18.5,-12 -20.4,-9 -20,-7 -19,-4.8 -13,-7 -8,-8.6 -2,-7Z${BILL}`,
    },
    { ...BEAK, trait: 'h-duckbill', crest: BILL },
    { ...BEAK, trait: '', crest: '' },
  ],
  [
    {
      trait: 'h-frill',
      cranium:
        'M10,-16C6,-19 0,-16 -4,-10L-9,-9.4 -21,-19C-20,-12 -18,-8 -14,-5.6L-20,-3 -24,-9C-25.6,-5 -25,-1 -24,2L-29,7 -25,9C-18,5 -10,5.6 -4,7 4,6 11,0 13,-6 13,-11 12,-14 10,-16Z',
      jaw: `M-2,8 -10,7.4C-16,8 -21,9.6 -26,10.4L-23,13C-15,13 -7,13 -1,11Z${teeth(-16, 6.6, 5, 2.5)}`,
      crest: '',
      holes: 'M-8,-3.6a2.2,2.4 0 1 0 .1,0M4,-11l4,1 -1,6 -4,0ZM-19,0l3.6,-.6 -.6,3 -3.4,.6Z',
      turn: 0,
      scale: 1.12,
      reach: [-30, -20, 14, 14],
    },
    { ...LOW, trait: 'h-skullplates', crest: 'M1,-5l6,-4 -2.4,7ZM-6,-7.8l2.6,-4.6 2.8,4.8ZM-14,-6l1,-4.8 4,2.8Z' },
    { ...LOW, trait: '', crest: '' },
  ],
];

const STRIDE = points(0, 0, -9, 0.38, 8, 0.7, -3, 1);
const HANG = points(0, 0, -5, 0.22, -13, 0.27, -16, 0.33);

export const LIMBS: readonly (readonly Limbs[])[] = [
  [
    { trait: 'l-slender', hind: leg(STRIDE, 2.9, 'claws'), front: leg(HANG, 1.4, 'hand'), stands: 'two' },
    { trait: '', hind: leg(STRIDE, 3.8, 'claws'), front: leg(HANG, 1.8, 'hand'), stands: 'two' },
  ],
  [
    {
      trait: 'l-slender',
      hind: leg(points(0, 0, -4, 0.46, 1, 1), 3.9, 'pad'),
      front: leg(points(-2, -0.12, 2, 0.42, -4, 1), 3.7, 'pad'),
      stands: 'four',
    },
    {
      trait: '',
      hind: leg(points(0, 0, -4, 0.48, 0, 1), 4.9, 'pad'),
      front: leg(points(-2, 0, 2, 0.47, -4, 1), 4.5, 'pad'),
      stands: 'four',
    },
  ],
  [
    {
      trait: 'l-biped',
      hind: leg(STRIDE, 3, 'claws'),
      front: leg(points(0, 0, 0, 0.26, -8, 0.42, -11, 0.5), 1.5, 'hand'),
      stands: 'two',
    },
    {
      trait: '',
      hind: leg(points(0, 0, -8, 0.4, 6, 0.72, -2, 1), 4.1, 'pad'),
      front: leg(points(0, 0, 1, 0.4, -7, 0.72, -10, 1), 2.3, 'pad'),
      stands: 'four',
    },
  ],
  [
    {
      trait: 'l-hips',
      hind: leg(points(0, 0, -6, 0.48, 1, 1), 4.4, 'pad'),
      front: leg(points(-2, 0, 5, 0.5, -3, 1), 3.5, 'pad'),
      stands: 'four',
    },
    {
      trait: 'l-hoofs',
      hind: leg(points(0, 0, -6, 0.46, 2, 1), 4.1, 'claws'),
      front: leg(points(-2, 0, 5, 0.48, -2, 1), 3.8, 'claws'),
      stands: 'four',
    },
    {
      trait: '',
      hind: leg(points(0, 0, -6, 0.46, 2, 1), 4.6, 'pad'),
      front: leg(points(-2, 0, 5, 0.48, -3, 1), 4.3, 'pad'),
      stands: 'four',
    },
  ],
];

function leg(joints: readonly Point[], width: number, foot: Leg['foot']): Leg {
  return { joints, width, foot };
}

function points(...numbers: readonly number[]): Point[] {
  return Array.from({ length: numbers.length / 2 }, (_, place) => [numbers[2 * place], numbers[2 * place + 1]]);
}

/** A row of teeth from the front of an upper jaw backwards. */
function teeth(left: number, top: number, count: number, gap: number): string {
  return Array.from(
    { length: count },
    (_, place) => `M${left + place * gap},${top + place * 0.25}l.7,2.6l.7,-2.6Z`,
  ).join('');
}
