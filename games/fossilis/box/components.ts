import {
  closed,
  either,
  exactly,
  fields,
  flag,
  integer,
  list,
  optional,
  orNull,
  table,
  text,
  type ValueOf,
  word,
} from '@bonebed/kernel';

/** `gender` is that of the French name, for its articles. */
const name = fields({ en: text(600), fr: text(600), gender: optional(word('m', 'f', 'p')) });

const cost = table(integer(1, 4), 4);

const needs = table(integer(1, 4), 5);

const values = table(integer(1, 20), 6);

const gain = either(
  closed({ op: exactly('drawTool'), count: integer(1, 3) }),
  closed({ op: exactly('vp'), amount: integer(1, 6) }),
);

const skillEffect = either(
  closed({ op: exactly('buyLimit'), perTurn: integer(1, 4) }),
  closed({ op: exactly('onScore'), when: word('perfect', 'partial'), gain: list(gain, 1, 3) }),
  closed({ op: exactly('digReach'), diagonal: flag }),
  closed({ op: exactly('extractReach'), diagonal: flag }),
  closed({ op: exactly('plasterAction'), amount: integer(1, 4), perTurn: integer(1, 3) }),
  closed({ op: exactly('endgameVP'), amount: integer(1, 10) }),
  closed({ op: exactly('endgameVPPer'), per: exactly('dinosaur'), amount: integer(1, 3) }),
  closed({ op: exactly('digCost'), material: text(40), energy: integer(0, 4) }),
  closed({ op: exactly('labSize'), size: integer(1, 3) }),
  closed({ op: exactly('moveSpaces'), spaces: integer(1, 6) }),
  closed({ op: exactly('freeMove'), spaces: integer(1, 3), perTurn: integer(1, 3) }),
  closed({ op: exactly('extractDiscount'), amount: integer(1, 3), min: integer(0, 3) }),
  closed({ op: exactly('extraExtraction'), energy: integer(0, 3), perTurn: integer(1, 3) }),
  closed({ op: exactly('buyDiscount'), amount: integer(1, 3), min: integer(0, 3) }),
  closed({ op: exactly('fragmentsWild') }),
  closed({ op: exactly('climb'), energy: integer(0, 3), anySide: flag }),
);

const plainToolEffect = either(
  closed({
    op: exactly('removeTile'),
    materials: list(text(40), 1, 3),
    where: exactly('orthAdjacent'),
    uncovered: exactly(true),
    unoccupied: flag,
  }),
  closed({ op: exactly('freeDig'), materials: list(text(40), 1, 4), ignoreWeight: flag }),
  closed({ op: exactly('energy'), amount: integer(1, 4) }),
  closed({ op: exactly('extraExtractionNow'), energy: integer(0, 3) }),
  closed({ op: exactly('peek'), pits: integer(1, 4) }),
  closed({ op: exactly('climbNow'), energy: integer(0, 3), anySide: flag }),
  closed({ op: exactly('moveNow'), spaces: integer(1, 6) }),
);

const toolEffect = either(
  plainToolEffect,
  closed({ op: exactly('choose'), options: list(list(plainToolEffect, 1, 1), 1, 4) }),
);

const supplyEffect = either(
  closed({ op: exactly('plaster'), amount: integer(1, 10) }),
  closed({ op: exactly('bone'), kind: text(40) }),
);

const eventEffect = either(
  closed({ op: exactly('vp'), who: word('active', 'others', 'all'), amount: integer(1, 6) }),
  closed({ op: exactly('plaster'), who: word('active', 'others', 'all'), amount: integer(1, 6) }),
  closed({ op: exactly('placeSandEach'), order: exactly('activeFirst'), where: exactly('anyFreeSpace') }),
  closed({ op: exactly('slideAny'), who: exactly('active'), optional: exactly(true) }),
  closed({ op: exactly('washOffBorderPawns') }),
  closed({
    op: exactly('vpPerDinosaur'),
    who: word('active', 'others', 'all'),
    amount: integer(1, 3),
    max: integer(1, 8),
  }),
  closed({ op: exactly('refreshMarket') }),
  closed({ op: exactly('takeSandTile'), who: exactly('active'), optional: exactly(true) }),
  closed({ op: exactly('refreshDinosaurs') }),
  closed({ op: exactly('plasterCap'), who: word('active', 'others', 'all'), max: integer(0, 8) }),
  closed({ op: exactly('extractionEach'), order: exactly('activeFirst'), optional: exactly(true) }),
);

/** What may stand in a `components.json`. */
export const components = fields({
  id: exactly('fossilis'),
  title: name,
  version: integer(1, 1000),
  constants: fields({
    values: fields({
      energyPerTurn: integer(0, 10),
      gainPlasterEnergy: integer(1, 3),
      gainPlasterAmount: integer(0, 3),
      moveEnergy: integer(1, 3),
      moveSpaces: integer(0, 6),
      climbEnergy: integer(0, 3),
      placeSandEnergy: integer(0, 3),
      extractionEnergy: integer(0, 3),
      extractionsPerTurn: integer(0, 3),
      claimsPerTurn: integer(0, 3),
      maxFindsPerPit: integer(0, 10),
      shakeOneIn: optional(integer(1, 10)),
      safetyRounds: integer(0, 120),
      maxLayers: exactly(2),
    }),
  }),
  board: fields({
    columns: list(text(40), 5, 5),
    rows: list(integer(1, 10), 5, 5),
    pits: integer(1, 50),
    cellOrder: list(text(40), 0, 40),
    sides: fields({
      N: list(text(40), 0, 8),
      E: list(text(40), 0, 8),
      S: list(text(40), 0, 8),
      W: list(text(40), 0, 8),
    }),
    corners: list(text(40), 1, 8),
  }),
  siteMap: fields({ stoneCells: list(text(40), 0, 12), noTopTileCells: list(text(40), 0, 12) }),
  setupLayers: fields({
    bottom: fields({ total: integer(0, 50), stone: integer(0, 25), clayOrSand: integer(0, 50) }),
    top: fields({ total: integer(0, 25), stone: integer(0, 25), clayOrSand: integer(0, 25) }),
    setAsideSand: list(text(40), 0, 5),
  }),
  fragments: list(fields({ id: text(40), name }), 1, 4),
  fragmentAny: fields({ id: text(40), name }),
  terrain: fields({
    materials: list(
      fields({
        id: text(40),
        name,
        count: integer(1, 50),
        weight: integer(1, 6),
        digEnergy: integer(0, 6),
        fragmentsPerTile: integer(0, 6),
      }),
      1,
      5,
    ),
    tiles: list(fields({ id: text(40), material: text(40), fragments: list(text(40), 1, 4) }), 1, 60),
  }),
  bones: fields({
    kinds: list(
      fields({
        id: text(40),
        name,
        plural: name,
        /** One of them in a sentence, with its article; the bare name will do where it is missing. */
        one: optional(name),
        count: integer(0, 30),
        plaster: integer(0, 12),
        leftoverVP: integer(0, 25),
      }),
      1,
      6,
    ),
    total: integer(0, 100),
  }),
  hammers: fields({ id: text(40), name, one: optional(name), count: integer(0, 20), plaster: integer(0, 3) }),
  plaster: fields({
    count: integer(0, 80),
    poolPerPlayer: integer(1, 8),
    pools: integer(1, 8),
    leftoverPerVP: integer(1, 4),
  }),
  players: fields({ min: integer(1, 4), max: integer(1, 10) }),
  playerMat: fields({
    labSlots: integer(1, 3),
    skillSlots: list(fields({ slot: integer(1, 6), vpIfEmpty: integer(0, 8) }), 1, 5),
  }),
  display: fields({ dinosaurs: integer(1, 8), skills: integer(1, 20), events: integer(0, 6) }),
  market: fields({ toolSlots: integer(1, 4), supplySlots: integer(1, 4), buysPerTurn: integer(0, 3) }),
  characteristics: list(fields({ id: text(40), group: text(40), name, setValue: integer(0, 20) }), 1, 15),
  characteristicScoring: fields({ setSize: integer(1, 6), extraSymbolVP: integer(0, 6), varietyBonus: integer(0, 25) }),
  skills: fields({
    count: integer(1, 40),
    cards: list(fields({ id: text(50), name, effects: list(skillEffect, 1, 3), text: name }), 1, 30),
  }),
  tools: fields({
    count: integer(1, 50),
    kinds: list(
      fields({
        id: text(50),
        name,
        copies: integer(1, 6),
        vp: integer(0, 6),
        effects: list(toolEffect, 1, 1),
        text: name,
      }),
      1,
      12,
    ),
    cards: list(fields({ id: text(50), kind: text(50), cost }), 1, 40),
  }),
  supplies: fields({
    count: integer(1, 50),
    kinds: list(
      fields({
        id: text(50),
        name,
        copies: integer(1, 6),
        vp: integer(0, 10),
        effects: list(supplyEffect, 0, 4),
        text: name,
      }),
      1,
      12,
    ),
    cards: list(fields({ id: text(50), kind: text(50), cost }), 1, 40),
  }),
  events: fields({
    count: integer(1, 20),
    cards: list(fields({ id: text(50), name, effects: list(eventEffect, 1, 4), text: name }), 1, 15),
  }),
  dinosaurs: fields({
    count: integer(1, 80),
    cards: list(
      fields({
        id: text(60),
        name,
        characteristics: list(text(40), 3, 3),
        bones: needs,
        values,
        perfect: integer(0, 80),
      }),
      1,
      50,
    ),
  }),
  variants: list(
    fields({
      id: text(40),
      changes: fields({
        energyPerTurn: optional(integer(0, 10)),
        extractionEnergy: optional(integer(0, 3)),
        extractionsPerTurn: optional(orNull(integer(0, 3))),
      }),
    }),
    0,
    5,
  ),
});

export type Components = ValueOf<typeof components>;
export type Words = ValueOf<typeof name>;
/** Numbers by the id of a bone or Fragment. */
export type Counts = ValueOf<typeof values>;
export type SkillEffect = ValueOf<typeof skillEffect>;
export type EventEffect = ValueOf<typeof eventEffect>;
