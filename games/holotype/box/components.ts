import {
  closed,
  exactly,
  fields,
  flag,
  integer,
  list,
  optional,
  orNull,
  text,
  type ValueOf,
  word,
} from '@bonebed/kernel';

const localised = fields({ en: text(400), fr: text(400) });

const period = word('triassic', 'jurassic', 'cretaceous');

const worker = word('paleontologist', 'gradStudent', 'fieldAssistant');

const location = word('specimenLab', 'fieldExpeditions', 'universityLibrary', 'publishingJournal', 'museumCollections');

const byPeriod = fields({ triassic: integer(0, 6), jurassic: integer(0, 6), cretaceous: integer(0, 6) });

const byWorker = fields({ paleontologist: integer(0, 6), gradStudent: integer(0, 6), fieldAssistant: integer(0, 4) });

const match = closed({
  card: word('holotype', 'traceFossil'),
  type: optional(text(40)),
  period: optional(period),
  diet: optional(text(40)),
  kind: optional(text(40)),
});

/** HT-19.4: the icon beside a sort of Specimens. */
const ratio = word('low', 'medium', 'high');

const requirement = fields({ count: integer(1, 12), match, ratio: optional(ratio) });

/** HT-1.4: what may stand in a `components.json`. */
export const components = fields({
  id: exactly('holotype'),
  version: integer(1, 1000),
  enums: fields({
    periods: list(fields({ id: period, name: localised }), 3, 3),
    types: list(fields({ id: text(40), name: localised, takesTraceFossil: flag }), 1, 6),
    diets: list(fields({ id: text(40), countsAs: list(text(40), 1, 4) }), 1, 5),
    traceKinds: list(fields({ id: text(40), name: localised }), 1, 6),
    workers: list(fields({ id: worker, name: localised, ejects: list(worker, 0, 5) }), 3, 3),
    ratioBands: optional(list(fields({ id: ratio, fromPercent: integer(0, 100), toPercent: integer(0, 100) }), 0, 3)),
  }),
  constants: fields({
    specimensDealt: integer(1, 6),
    personalObjectivesDealt: integer(1, 4),
    globalObjectivesRevealedMinusPlayers: integer(0, 3),
    museumStart: byPeriod,
    museumReset: byPeriod,
    recallResearch: integer(0, 3),
    gradStudentUnlockAtHolotypes: integer(1, 6),
    fossilStorage: integer(1, 20),
    fossilStorageMilestoneBonus: integer(0, 8),
    contributionResearchCostWhenReferencingOthers: integer(0, 10),
    traceFossilAttachCostFossils: integer(0, 3),
    libraryResearch: byWorker,
    labDraw: byWorker,
    labDrawDiscard: integer(0, 3),
    labDiscardUpTo: byWorker,
    fieldDraw: fields({ paleontologist: integer(1, 4), gradStudent: integer(1, 4), fieldAssistant: integer(1, 3) }),
    museumTrade: list(
      fields({ give: fields({ period, count: integer(1, 6) }), take: fields({ period, upTo: integer(1, 6) }) }),
      0,
      10,
    ),
    museumExchange: list(fields({ give: fields({ period, count: integer(1, 4) }), research: integer(1, 4) }), 0, 5),
    museumActions: fields({
      paleontologist: list(text(40), 1, 4),
      gradStudent: list(text(40), 1, 4),
      fieldAssistant: list(text(50), 1, 3),
    }),
  }),
  limits: fields({ safetyTurnsPerPlayer: integer(1, 500), museumTransactions: integer(1, 60) }),
  locations: list(fields({ id: location, name: localised, workers: list(worker, 1, 5) }), 5, 5),
  boards: fields({
    items: list(
      fields({
        players: integer(1, 10),
        slots: fields({
          specimenLab: integer(1, 6),
          fieldExpeditions: integer(1, 6),
          universityLibrary: integer(1, 6),
          publishingJournal: integer(1, 4),
          museumCollections: integer(1, 4),
        }),
      }),
      0,
      6,
    ),
  }),
  tracks: fields({
    items: list(
      fields({
        players: integer(1, 10),
        lastSpace: integer(1, 60),
        museumReset: list(integer(1, 60), 0, 6),
        milestone: list(integer(1, 50), 0, 5),
      }),
      0,
      6,
    ),
  }),
  playerBoard: fields({
    loungeStart: list(text(50), 1, 4),
    gradSpaceStart: list(text(40), 1, 1),
    contributionCircles: integer(1, 10),
    contributionVp: fields({ values: list(integer(0, 50), 5, 5) }),
  }),
  dice: fields({ items: list(fields({ period, faces: list(word('0', '1', '2', '3', 'M'), 1, 10) }), 3, 3) }),
  fieldExpeditions: fields({
    items: list(
      fields({
        id: text(40),
        name: localised,
        kind: word('expedition', 'erosionEvent'),
        period: orNull(period),
        dice: integer(0, 8),
        rerolls: integer(0, 4),
        traceFossil: flag,
      }),
      25,
      25,
    ),
  }),
  specimens: fields({
    items: list(
      fields({
        id: text(40),
        name: text(100),
        type: text(40),
        period,
        diet: text(40),
        cost: fields({ fossils: integer(0, 20), research: integer(0, 12) }),
        vp: integer(0, 20),
      }),
      60,
      60,
    ),
  }),
  traceFossils: fields({ items: list(fields({ id: text(40), kind: text(40), vp: integer(0, 8) }), 12, 12) }),
  globalObjectives: fields({
    items: list(
      fields({
        id: text(40),
        name: localised,
        slots: list(fields({ text: localised, requirements: list(requirement, 1, 5) }), 1, 5),
      }),
      15,
      15,
    ),
  }),
  personalObjectives: fields({
    items: list(
      fields({
        id: text(40),
        name: localised,
        kind: word('scale', 'allOrNothing'),
        match: optional(match),
        ratio: optional(ratio),
        scale: optional(list(fields({ atLeast: integer(1, 12), vp: integer(0, 30) }), 1, 6)),
        requirements: optional(list(requirement, 1, 6)),
        vp: optional(integer(0, 40)),
        text: localised,
      }),
      16,
      16,
    ),
  }),
  milestones: fields({
    items: list(fields({ id: text(40), key: text(50), name: localised, effect: localised }), 6, 6),
  }),
});

export type Components = ValueOf<typeof components>;
export type Localised = ValueOf<typeof localised>;
export type Match = ValueOf<typeof match>;
export type Ratio = ValueOf<typeof ratio>;
export type RawRequirement = ValueOf<typeof requirement>;
export type PlayerBoard = Components['playerBoard'];
export type RawExpedition = Components['fieldExpeditions']['items'][number];
export type RawSpecimen = Components['specimens']['items'][number];
export type RawPersonal = Components['personalObjectives']['items'][number];
