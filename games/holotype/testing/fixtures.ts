import type { Components, RawExpedition, RawPersonal, RawRequirement, RawSpecimen } from '../box/components.ts';

/**
 * The components that rule tests play with: those of an edition, with the values that the worked examples of RULES.md quote put
 * over them, so that a later correction of a card breaks no test of a rule.
 */
export function withQuotedValues(components: Components): Components {
  const { boards, tracks, playerBoard, dice, specimens, traceFossils, fieldExpeditions } = components;
  return {
    ...components,
    boards: { ...boards, items: BOARDS },
    tracks: { ...tracks, items: TRACKS },
    playerBoard: { ...playerBoard, contributionCircles: 5, contributionVp: { values: [3, 7, 12, 18, 25] } },
    dice: { ...dice, items: DICE },
    specimens: { ...specimens, items: override(specimens.items, SPECIMENS) },
    traceFossils: { ...traceFossils, items: override(traceFossils.items, TRACE_FOSSILS) },
    fieldExpeditions: { ...fieldExpeditions, items: override(fieldExpeditions.items, EXPEDITIONS) },
    globalObjectives: {
      items: components.globalObjectives.items.map(card => ({
        ...card,
        slots: card.slots.map((slot, place) => ({
          ...slot,
          requirements: GLOBAL_OBJECTIVES[card.id]?.[place] ?? slot.requirements,
        })),
      })),
    },
    personalObjectives: { items: override(components.personalObjectives.items, PERSONAL_OBJECTIVES) },
  };
}

type Period = RawSpecimen['period'];
type Changes<X> = Readonly<Record<string, Partial<X>>>;

/** Gives the entries with these ids other values. */
export function override<X extends { readonly id: string }>(items: readonly X[], changes: Changes<X>): X[] {
  const unknown = Object.keys(changes).find(id => !items.some(item => item.id === id));
  if (unknown !== undefined) throw new Error(`no ${unknown} to override`);
  return items.map(item => ({ ...item, ...changes[item.id] }));
}

const spaces = (lab: number, field: number, library: number, journal: number, museum: number) => ({
  specimenLab: lab,
  fieldExpeditions: field,
  universityLibrary: library,
  publishingJournal: journal,
  museumCollections: museum,
});

const BOARDS = [
  { players: 2, slots: spaces(1, 1, 1, 1, 1) },
  { players: 3, slots: spaces(2, 2, 2, 1, 1) },
  { players: 4, slots: spaces(2, 2, 2, 2, 2) },
  { players: 5, slots: spaces(3, 3, 3, 2, 2) },
];

const TRACKS = [
  { players: 2, lastSpace: 12, museumReset: [2, 5, 8, 11], milestone: [3, 6, 9] },
  { players: 3, lastSpace: 18, museumReset: [2, 7, 11, 16], milestone: [5, 9, 14] },
  { players: 4, lastSpace: 24, museumReset: [3, 9, 15, 21], milestone: [6, 12, 18] },
  { players: 5, lastSpace: 30, museumReset: [4, 11, 19, 26], milestone: [8, 15, 23] },
];

const DICE: Components['dice']['items'] = [
  { period: 'triassic', faces: ['0', '0', '1', '1', '1', 'M'] },
  { period: 'jurassic', faces: ['0', '1', '1', '2', '2', 'M'] },
  { period: 'cretaceous', faces: ['1', '1', '2', '2', '3', 'M'] },
];

/** `'3+2'` costs 3 fossils and 2 research. */
function specimen(name: string, type: string, period: Period, diet: string, cost: string, vp: number) {
  const [fossils, research] = cost.split('+').map(Number);
  return { name, type, period, diet, cost: { fossils, research }, vp };
}

const SPECIMENS: Changes<RawSpecimen> = {
  SP01: specimen('Coelophysis bauri', 'theropod', 'triassic', 'carnivore', '2+3', 7),
  SP02: specimen('Tawa hallae', 'theropod', 'triassic', 'carnivore', '1+2', 4),
  SP11: specimen('Allosaurus fragilis', 'theropod', 'jurassic', 'carnivore', '5+4', 8),
  SP15: specimen('Ornitholestes hermanni', 'theropod', 'jurassic', 'carnivore', '2+1', 3),
  SP16: specimen('Stegosaurus stenops', 'genasaur', 'jurassic', 'herbivore', '5+4', 8),
  SP17: specimen('Camptosaurus dispar', 'genasaur', 'jurassic', 'herbivore', '3+2', 5),
  SP18: specimen('Dryosaurus altus', 'genasaur', 'jurassic', 'herbivore', '2+2', 4),
  SP21: specimen('Apatosaurus ajax', 'sauropod', 'jurassic', 'herbivore', '5+5', 8),
  SP23: specimen('Diplodocus carnegii', 'sauropod', 'jurassic', 'herbivore', '5+3', 7),
  SP26: specimen('Barosaurus lentus', 'sauropod', 'jurassic', 'herbivore', '4+4', 7),
  SP31: specimen('Tyrannosaurus rex', 'theropod', 'cretaceous', 'carnivore', '8+6', 10),
  SP34: specimen('Deinonychus antirrhopus', 'theropod', 'cretaceous', 'carnivore', '4+3', 5),
  SP39: specimen('Anzu wyliei', 'theropod', 'cretaceous', 'omnivore', '4+3', 5),
  SP41: specimen('Triceratops horridus', 'genasaur', 'cretaceous', 'herbivore', '7+5', 8),
  SP48: specimen('Maiasaura peeblesorum', 'genasaur', 'cretaceous', 'herbivore', '5+2', 5),
  SP60: specimen('Archelon ischyros', 'marineReptile', 'cretaceous', 'carnivore', '4+2', 5),
};

const TRACE_FOSSILS = {
  TF01: { kind: 'tracks', vp: 2 },
  TF02: { kind: 'tracks', vp: 2 },
  TF07: { kind: 'eggs', vp: 3 },
  TF10: { kind: 'amber', vp: 4 },
};

function expedition(en: string, period: Period, dice: number, rerolls: number, traceFossil: boolean) {
  return { name: { en, fr: en }, kind: 'expedition', period, dice, rerolls, traceFossil } as const;
}

const EXPEDITIONS: Changes<RawExpedition> = {
  FE05: expedition('Morrison Formation', 'jurassic', 3, 0, false),
  FE07: expedition('Navajo Sandstone', 'jurassic', 3, 2, false),
  FE13: expedition('Hell Creek Formation', 'cretaceous', 4, 0, false),
  FE14: expedition('Lance Formation', 'cretaceous', 4, 0, false),
  FE22: expedition('Cloverly Formation', 'cretaceous', 3, 0, true),
  FE25: { kind: 'erosionEvent', period: null },
};

const holotypes = (count: number, match: Omit<RawRequirement['match'], 'card'>): RawRequirement => ({
  count,
  match: { card: 'holotype', ...match },
});

const GLOBAL_OBJECTIVES: Readonly<Record<string, readonly (readonly RawRequirement[])[]>> = {
  GO01: [
    [holotypes(2, { type: 'theropod', period: 'jurassic' })],
    [holotypes(2, { type: 'genasaur', period: 'jurassic' })],
    [holotypes(3, { type: 'sauropod', period: 'jurassic' })],
  ],
  GO02: [
    [holotypes(4, { diet: 'carnivore' }), holotypes(4, { diet: 'herbivore' })],
    [holotypes(1, { type: 'theropod' }), { count: 1, match: { card: 'traceFossil', kind: 'tracks' } }],
    [holotypes(1, { diet: 'carnivore' }), holotypes(1, { diet: 'herbivore' })],
  ],
  GO03: [[{ count: 2, match: { card: 'traceFossil' } }]],
};

const PERSONAL_OBJECTIVES: Changes<RawPersonal> = {
  PO01: {
    kind: 'scale',
    match: { card: 'holotype', type: 'theropod' },
    scale: [
      { atLeast: 2, vp: 2 },
      { atLeast: 3, vp: 5 },
      { atLeast: 4, vp: 9 },
      { atLeast: 5, vp: 14 },
    ],
  },
  PO10: {
    kind: 'allOrNothing',
    requirements: [
      holotypes(1, { period: 'triassic' }),
      holotypes(2, { period: 'jurassic' }),
      holotypes(3, { period: 'cretaceous' }),
    ],
    vp: 17,
  },
  PO13: {
    kind: 'allOrNothing',
    requirements: [holotypes(3, { diet: 'carnivore' }), holotypes(3, { diet: 'herbivore' })],
    vp: 13,
  },
};
