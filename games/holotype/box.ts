import { BadInput, type Named } from '@bonebed/kernel';
import { type Components, checkComponents, type Match, type RawPersonal, type RawRequirement } from './components.ts';

/** What is in the box: the tables that the rules read, made from a `components.json`. Ids become places in these lists. */

type Brand<Name extends string> = number & { readonly __brand: Name };
export type Period = Brand<'period'>;
export type Worker = Brand<'worker'>;
export type LocationId = Brand<'location'>;
export type SpecimenId = Brand<'specimen'>;
export type TraceId = Brand<'trace'>;
export type ExpeditionId = Brand<'expedition'>;
export type ObjectiveId = Brand<'objective'>;
export type PersonalId = Brand<'personal'>;
export type MilestoneId = Brand<'milestone'>;

/** The milestones that rules refer to, by the key in `components.json`. */
const MILESTONES = [
  'libraryGrant',
  'extraStorage',
  'fieldExpertise',
  'museumPatron',
  'archiveSearch',
  'labExpansion',
] as const;
export type MilestoneKey = (typeof MILESTONES)[number];

export interface WorkerKind extends Named {
  readonly ejects: readonly Worker[];
  readonly labDraw: number;
  readonly labDiscardUpTo: number;
  readonly fieldDraw: number;
  readonly libraryResearch: number;
  /** Whether it may mix trades and exchanges in one Museum action. */
  readonly tradesAndExchanges: boolean;
}

export interface Location extends Named {
  readonly workers: readonly Worker[];
}

export interface Specimen extends Named {
  readonly type: string;
  readonly period: Period;
  readonly diets: readonly string[];
  readonly fossils: number;
  readonly research: number;
  readonly vp: number;
  readonly takesTrace: boolean;
}

export interface TraceFossil extends Named {
  readonly kind: string;
  readonly vp: number;
}

/** A face of a fossil die: so many cubes from the supply, or one from the Museum. */
export interface Face {
  readonly id: string;
  readonly fossils: number;
  readonly museum: boolean;
}

export interface Expedition extends Named {
  /** Null on the Erosion Event. */
  readonly period: Period | null;
  readonly dice: number;
  readonly rerolls: number;
  readonly traceFossil: boolean;
}

/** So many published cards that fit. */
export interface Requirement {
  readonly count: number;
  readonly fitsSpecimen: readonly boolean[];
  readonly fitsTrace: readonly boolean[];
}

export interface GlobalObjective extends Named {
  readonly slots: readonly { readonly requirements: readonly Requirement[] }[];
}

export interface PersonalObjective extends Named {
  /** HT-19.1: points by how many fit, from the lowest step to the highest; or null. */
  readonly scale: {
    readonly requirement: Requirement;
    readonly steps: readonly { atLeast: number; vp: number }[];
  } | null;
  /** HT-19.2: all or nothing; or null. */
  readonly all: { readonly requirements: readonly Requirement[]; readonly vp: number } | null;
}

export interface Track {
  readonly lastSpace: number;
  readonly museumReset: readonly number[];
  readonly milestone: readonly number[];
}

// Options are `type`s: only those have the implicit index signature that makes them an `Option`.

/** One line of the Museum's rates. Research is taken from the supply, fossils from the Museum. */
export type Trade = {
  readonly do: 'trade';
  readonly give: Period;
  readonly paid: number;
  readonly take: Period;
  readonly count: number;
};
export type Exchange = {
  readonly do: 'exchange';
  readonly give: Period;
  readonly paid: number;
  readonly research: number;
};

export type Placement = {
  readonly do: 'place';
  readonly worker: Worker;
  readonly location: LocationId;
};
export type Publication = {
  readonly do: 'publish';
  readonly specimen: SpecimenId;
};
export type Contribution = {
  readonly do: 'contribute';
  readonly objective: ObjectiveId;
  readonly slot: number;
};

export interface Box {
  readonly periods: readonly Named[];
  readonly workers: readonly WorkerKind[];
  readonly locations: readonly Location[];
  readonly lab: LocationId;
  readonly field: LocationId;
  readonly library: LocationId;
  readonly journal: LocationId;
  readonly museum: LocationId;
  readonly specimens: readonly Specimen[];
  readonly traceFossils: readonly TraceFossil[];
  readonly expeditions: readonly Expedition[];
  readonly globalObjectives: readonly GlobalObjective[];
  readonly personalObjectives: readonly PersonalObjective[];
  readonly milestones: readonly Named[];
  readonly milestone: Readonly<Record<MilestoneKey, MilestoneId>>;
  readonly dice: readonly (readonly Face[])[];
  /** Worker spaces by number of players, then by location. */
  readonly spaces: readonly (readonly number[])[];
  readonly tracks: readonly Track[];
  readonly contributionVp: readonly number[];
  readonly discs: number;
  readonly loungeStart: readonly Worker[];
  readonly specimensDealt: number;
  readonly personalsDealt: number;
  readonly extraObjectives: number;
  readonly museumStart: readonly number[];
  readonly museumReset: readonly number[];
  readonly recallResearch: number;
  readonly gradUnlockAt: number;
  readonly gradStudent: Worker;
  readonly storage: number;
  readonly storageBonus: number;
  readonly labDrawDiscard: number;
  readonly referenceCost: number;
  readonly traceCost: number;
  readonly safetyTurns: number;
  readonly museumTransactions: number;
  // Options that are always the same objects, so that a playout makes none.
  readonly placements: readonly Placement[];
  readonly publications: readonly Publication[];
  readonly contributions: readonly (readonly Contribution[])[];
  readonly transactions: readonly (Trade | Exchange)[];
}

/** Makes the tables from an edition, or says what is wrong with it and where. */
export function makeBox(value: unknown): Box {
  const components = checkComponents(value);
  const { enums, constants, limits, playerBoard } = components;
  const period = finder<Period>(enums.periods, 'enums.periods');
  const worker = finder<Worker>(enums.workers, 'enums.workers');
  const location = finder<LocationId>(components.locations, 'locations');
  const workers: WorkerKind[] = enums.workers.map(({ id, name, ejects }, index) => ({
    id,
    name: name ?? id,
    ejects: ejects.map((other, at) => worker(other, `enums.workers.${index}.ejects.${at}`)),
    labDraw: constants.labDraw[id],
    labDiscardUpTo: constants.labDiscardUpTo[id],
    fieldDraw: constants.fieldDraw[id],
    libraryResearch: constants.libraryResearch[id],
    tradesAndExchanges: constants.museumActions[id].includes('trade'),
  }));
  const locations: Location[] = components.locations.map(({ id, name, workers: allowed }, index) => ({
    id,
    name: name ?? id,
    workers: allowed.map((kind, at) => worker(kind, `locations.${index}.workers.${at}`)),
  }));
  const specimens = makeSpecimens(components, period);
  const traceFossils = makeTraceFossils(components);
  const requirement = (raw: RawRequirement) => makeRequirement(raw, specimens, traceFossils, enums.periods);
  const milestone = finder<MilestoneId>(
    components.milestones.items.map(({ key }) => ({ id: key })),
    'milestones.items',
  );
  return {
    periods: enums.periods,
    workers,
    locations,
    lab: location('specimenLab', 'locations'),
    field: location('fieldExpeditions', 'locations'),
    library: location('universityLibrary', 'locations'),
    journal: location('publishingJournal', 'locations'),
    museum: location('museumCollections', 'locations'),
    specimens,
    traceFossils,
    expeditions: components.fieldExpeditions.items.map((card, index) => ({
      ...card,
      period: card.period === null ? null : period(card.period, `fieldExpeditions.items.${index}.period`),
    })),
    globalObjectives: components.globalObjectives.items.map(({ id, name, slots }) => ({
      id,
      name: name ?? id,
      slots: slots.map(({ requirements }) => ({ requirements: requirements.map(requirement) })),
    })),
    personalObjectives: components.personalObjectives.items.map((raw, index) =>
      makePersonal(raw, requirement, `personalObjectives.items.${index}`),
    ),
    milestones: components.milestones.items,
    milestone: {
      libraryGrant: milestone('libraryGrant', 'milestones.items'),
      extraStorage: milestone('extraStorage', 'milestones.items'),
      fieldExpertise: milestone('fieldExpertise', 'milestones.items'),
      museumPatron: milestone('museumPatron', 'milestones.items'),
      archiveSearch: milestone('archiveSearch', 'milestones.items'),
      labExpansion: milestone('labExpansion', 'milestones.items'),
    },
    dice: makeDice(components),
    spaces: byPlayers(components.boards.items, 'boards.items').map(board =>
      board === null ? [] : locations.map(({ id }) => board.slots[id]),
    ),
    tracks: byPlayers(components.tracks.items, 'tracks.items').map(track => track ?? NO_TRACK),
    contributionVp: playerBoard.contributionVp.values,
    discs: playerBoard.contributionCircles,
    loungeStart: playerBoard.loungeStart.map(kind => worker(kind, 'playerBoard.loungeStart')),
    specimensDealt: constants.specimensDealt,
    personalsDealt: constants.personalObjectivesDealt,
    extraObjectives: constants.globalObjectivesRevealedMinusPlayers,
    museumStart: enums.periods.map(({ id }) => constants.museumStart[id]),
    museumReset: enums.periods.map(({ id }) => constants.museumReset[id]),
    recallResearch: constants.recallResearch,
    gradUnlockAt: constants.gradStudentUnlockAtHolotypes,
    gradStudent: worker(playerBoard.gradSpaceStart[0], 'playerBoard.gradSpaceStart'),
    storage: constants.fossilStorage,
    storageBonus: constants.fossilStorageMilestoneBonus,
    labDrawDiscard: constants.labDrawDiscard,
    referenceCost: constants.contributionResearchCostWhenReferencingOthers,
    traceCost: constants.traceFossilAttachCostFossils,
    safetyTurns: limits.safetyTurnsPerPlayer,
    museumTransactions: limits.museumTransactions,
    placements: workers.flatMap((_, kind) =>
      locations.map((_place, at) => ({ do: 'place', worker: kind as Worker, location: at as LocationId }) as const),
    ),
    publications: specimens.map((_, specimen) => ({ do: 'publish', specimen: specimen as SpecimenId })),
    contributions: components.globalObjectives.items.map(({ slots }, objective) =>
      slots.map((_, slot) => ({ do: 'contribute', objective: objective as ObjectiveId, slot })),
    ),
    transactions: makeTransactions(components, period),
  };
}

const NO_TRACK: Track = { lastSpace: 0, museumReset: [], milestone: [] };

/** Finds the place of an id in a list; what is not there is a fault of the edition. */
function finder<Id extends number>(
  list: readonly { readonly id: string }[],
  where: string,
): (id: string, path: string) => Id {
  const places = new Map<string, number>();
  for (const [index, { id }] of list.entries()) {
    if (places.has(id)) throw new BadInput('edition', `${where}.${index}.id`, `'${id}' stands there twice`);
    places.set(id, index);
  }
  return (id, path) => {
    const place = places.get(id);
    if (place === undefined) throw new BadInput('edition', path, `'${id}' is not in ${where}`);
    return place as Id;
  };
}

function byPlayers<X extends { readonly players: number }>(items: readonly X[], path: string): (X | null)[] {
  const table: (X | null)[] = [];
  for (const item of items) table[item.players] = item;
  for (const players of PLAYER_COUNTS) {
    if (table[players] === undefined) throw new BadInput('edition', path, `nothing for ${players} players`);
  }
  return Array.from(table, item => item ?? null);
}

export const PLAYER_COUNTS = [2, 3, 4, 5];

function makeSpecimens({ enums, specimens }: Components, period: (id: string, path: string) => Period): Specimen[] {
  return specimens.items.map((card, index) => {
    const path = `specimens.items.${index}`;
    const type = enums.types.find(({ id }) => id === card.type);
    if (type === undefined) throw new BadInput('edition', `${path}.type`, `'${card.type}' is not in enums.types`);
    const diet = enums.diets.find(({ id }) => id === card.diet);
    if (diet === undefined) throw new BadInput('edition', `${path}.diet`, `'${card.diet}' is not in enums.diets`);
    return {
      id: card.id,
      name: card.name ?? card.id,
      type: card.type,
      period: period(card.period, `${path}.period`),
      // HT-1.10: an omnivore counts as both.
      diets: diet.countsAs,
      fossils: card.cost.fossils,
      research: card.cost.research,
      vp: card.vp,
      takesTrace: type.takesTraceFossil,
    };
  });
}

function makeTraceFossils({ enums, traceFossils }: Components): TraceFossil[] {
  return traceFossils.items.map(({ id, kind, vp }, index) => {
    const named = enums.traceKinds.find(entry => entry.id === kind);
    if (named === undefined) {
      throw new BadInput('edition', `traceFossils.items.${index}.kind`, `'${kind}' is not in enums.traceKinds`);
    }
    return { id, name: named.name ?? kind, kind, vp };
  });
}

/** HT-R31: which cards fit one line of an objective. */
function makeRequirement(
  { count, match }: RawRequirement,
  specimens: readonly Specimen[],
  traceFossils: readonly TraceFossil[],
  periods: readonly Named[],
): Requirement {
  return {
    count,
    fitsSpecimen: specimens.map(specimen => match.card === 'holotype' && specimenFits(specimen, match, periods)),
    // HT-R34: a trace requirement asks only for the kind.
    fitsTrace: traceFossils.map(
      ({ kind }) => match.card === 'traceFossil' && (match.kind === undefined || match.kind === kind),
    ),
  };
}

/** HT-1.13: what a requirement does not name does not matter. */
function specimenFits(specimen: Specimen, match: Match, periods: readonly Named[]): boolean {
  return (
    (match.type === undefined || match.type === specimen.type) &&
    (match.period === undefined || match.period === periods[specimen.period].id) &&
    (match.diet === undefined || specimen.diets.includes(match.diet))
  );
}

function makePersonal(
  raw: RawPersonal,
  requirement: (raw: RawRequirement) => Requirement,
  path: string,
): PersonalObjective {
  const { id, name = id, match, scale, requirements, vp } = raw;
  if (raw.kind === 'scale' && match !== undefined && scale !== undefined) {
    return { id, name, scale: { requirement: requirement({ count: 1, match }), steps: scale }, all: null };
  }
  if (raw.kind === 'allOrNothing' && requirements !== undefined && vp !== undefined) {
    return { id, name, scale: null, all: { requirements: requirements.map(requirement), vp } };
  }
  throw new BadInput('edition', path, `a '${raw.kind}' objective lacks what it scores by`);
}

function makeDice({ dice, enums }: Components): Face[][] {
  return enums.periods.map(({ id: period }) => {
    const die = dice.items.find(item => item.period === period);
    if (die === undefined) throw new BadInput('edition', 'dice.items', `no dice for ${period}`);
    return die.faces.map(id => ({ id, fossils: Number.parseInt(id, 10) || 0, museum: id === 'M' }));
  });
}

/** HT-16.2, HT-16.4, HT-R26: every trade takes 1 up to the rate; exchanges are fixed. */
function makeTransactions(
  { constants }: Components,
  period: (id: string, path: string) => Period,
): (Trade | Exchange)[] {
  const trades = constants.museumTrade.flatMap(({ give, take }, index): Trade[] =>
    Array.from({ length: take.upTo }, (_, fewer) => ({
      do: 'trade',
      give: period(give.period, `constants.museumTrade.${index}.give.period`),
      paid: give.count,
      take: period(take.period, `constants.museumTrade.${index}.take.period`),
      count: take.upTo - fewer,
    })),
  );
  const exchanges = constants.museumExchange.map(
    ({ give, research }, index): Exchange => ({
      do: 'exchange',
      give: period(give.period, `constants.museumExchange.${index}.give.period`),
      paid: give.count,
      research,
    }),
  );
  return [...trades, ...exchanges];
}
