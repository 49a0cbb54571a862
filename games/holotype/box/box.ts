import { BadInput, type Named } from '@bonebed/kernel';
import {
  makeDice,
  makeExpeditions,
  makeObjectives,
  makePersonals,
  makeSlots,
  makeSpecimens,
  makeTraceFossils,
  makeTransactions,
} from '../rules/cards.ts';
import { checkComponents, finder } from './check.ts';
import type { Components, Localised, Match, PlayerBoard, Ratio } from './components.ts';

/** What is in the box: the tables that the rules read, made from a `components.json`. Ids become places in these lists. */

type Brand<Name extends string> = number & { readonly __brand: Name };
export type Period = Brand<'period'>;
export type Worker = Brand<'worker'>;
export type LocationId = Brand<'location'>;
export type SpecimenId = Brand<'specimen'>;
export type TraceId = Brand<'trace'>;
export type ExpeditionId = Brand<'expedition'>;
export type ObjectiveId = Brand<'objective'>;
export type SlotId = Brand<'slot'>;
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
  readonly diet: string;
  /** What the diet counts as. */
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
  /** The sort of cards, as the edition has it. */
  readonly match: Match;
  /** HT-19.4: how much of the deck fits, where the card shows it. */
  readonly ratio: Ratio | null;
  readonly fitsSpecimen: readonly boolean[];
  readonly fitsTrace: readonly boolean[];
}

export interface GlobalObjective extends Named {
  readonly slots: readonly SlotId[];
}

/** A slot of a Global Objective. Its name is what it asks for. */
export interface Slot extends Named {
  readonly objective: ObjectiveId;
  /** Which of the card's slots it is. */
  readonly place: number;
  readonly requirements: readonly Requirement[];
}

export interface PersonalObjective extends Named {
  readonly text: Localised;
  /** HT-19.1: points by how many fit, from the lowest step to the highest; or null. */
  readonly scale: {
    readonly requirement: Requirement;
    readonly steps: readonly { atLeast: number; vp: number }[];
  } | null;
  /** HT-19.2: all or nothing; or null. */
  readonly all: { readonly requirements: readonly Requirement[]; readonly vp: number } | null;
}

export interface Milestone extends Named {
  readonly effect: Localised;
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
  readonly slot: SlotId;
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
  readonly slots: readonly Slot[];
  readonly personalObjectives: readonly PersonalObjective[];
  /** HT-19.4: what the ratio icons stand for. */
  readonly ratioBands: NonNullable<Components['enums']['ratioBands']>;
  readonly milestones: readonly Milestone[];
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
  /** Where each kind of hidden card begins in `seen`, and how many there are in all. */
  readonly first: FirstSeen;
  // Options that are always the same objects, so that a playout makes none.
  readonly turnChoices: readonly (Placement | 'recall')[];
  readonly publications: readonly Publication[];
  readonly contributions: readonly Contribution[];
  readonly transactions: readonly (Trade | Exchange)[];
  readonly museumChoices: readonly (Trade | Exchange | 'done')[];
  readonly fossilCubes: readonly Period[];
  readonly cubes: readonly (Period | 'research')[];
  readonly milestoneTiles: readonly MilestoneId[];
  readonly erosionLocations: readonly LocationId[];
}

export interface FirstSeen {
  readonly specimens: number;
  readonly traces: number;
  readonly personals: number;
  readonly expeditions: number;
  readonly all: number;
}

/** Makes the tables from an edition, or says what is wrong with it and where. */
export function openBox(value: unknown): Box {
  const components = checkComponents(value);
  const { enums, constants, limits, playerBoard } = components;
  const period = finder<Period>(enums.periods, 'enums.periods');
  const worker = finder<Worker>(enums.workers, 'enums.workers');
  const location = finder<LocationId>(components.locations, 'locations');
  const milestone = finder<MilestoneId>(
    components.milestones.items.map(({ key }) => ({ id: key })),
    'milestones.items',
  );
  const workers: WorkerKind[] = enums.workers.map(({ id, name, ejects }, index) => ({
    id,
    name,
    ejects: ejects.map((other, at) => worker(other, `enums.workers.${index}.ejects.${at}`)),
    labDraw: constants.labDraw[id],
    labDiscardUpTo: constants.labDiscardUpTo[id],
    fieldDraw: constants.fieldDraw[id],
    libraryResearch: constants.libraryResearch[id],
    tradesAndExchanges: constants.museumActions[id].includes('trade'),
  }));
  const locations: Location[] = components.locations.map(({ id, name, workers: allowed }, index) => ({
    id,
    name,
    workers: allowed.map((kind, at) => worker(kind, `locations.${index}.workers.${at}`)),
  }));
  const field = location('fieldExpeditions', 'locations');
  const specimens = makeSpecimens(components, period);
  const traceFossils = makeTraceFossils(components);
  const expeditions = makeExpeditions(components, period);
  const slots = makeSlots(components, specimens, traceFossils);
  const personalObjectives = makePersonals(components, specimens, traceFossils);
  const transactions = makeTransactions(components, period);
  const fossilCubes = placesIn<Period>(enums.periods);
  return {
    periods: enums.periods,
    workers,
    locations,
    lab: location('specimenLab', 'locations'),
    field,
    library: location('universityLibrary', 'locations'),
    journal: location('publishingJournal', 'locations'),
    museum: location('museumCollections', 'locations'),
    specimens,
    traceFossils,
    expeditions,
    globalObjectives: makeObjectives(components, slots),
    slots,
    personalObjectives,
    ratioBands: enums.ratioBands ?? [],
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
    // HT-1.1: a side of the board for each number of players.
    spaces: byPlayers(components.boards.items, 'boards.items').map(board =>
      board === null ? [] : components.locations.map(({ id }) => board.slots[id]),
    ),
    // HT-1.2: and a side of the track.
    tracks: byPlayers(components.tracks.items, 'tracks.items').map(track => track ?? NO_TRACK),
    // HT-1.3: the player board: circles, Lounge, Grad space, and below the storage.
    contributionVp: contributionVp(playerBoard),
    discs: playerBoard.contributionCircles,
    loungeStart: playerBoard.loungeStart.map((kind, at) => worker(kind, `playerBoard.loungeStart.${at}`)),
    specimensDealt: constants.specimensDealt,
    personalsDealt: constants.personalObjectivesDealt,
    extraObjectives: constants.globalObjectivesRevealedMinusPlayers,
    museumStart: enums.periods.map(({ id }) => constants.museumStart[id]),
    museumReset: enums.periods.map(({ id }) => constants.museumReset[id]),
    recallResearch: constants.recallResearch,
    gradUnlockAt: constants.gradStudentUnlockAtHolotypes,
    gradStudent: worker(playerBoard.gradSpaceStart[0], 'playerBoard.gradSpaceStart.0'),
    storage: constants.fossilStorage,
    storageBonus: constants.fossilStorageMilestoneBonus,
    labDrawDiscard: constants.labDrawDiscard,
    referenceCost: constants.contributionResearchCostWhenReferencingOthers,
    traceCost: constants.traceFossilAttachCostFossils,
    safetyTurns: limits.safetyTurnsPerPlayer,
    museumTransactions: limits.museumTransactions,
    first: firstSeen(specimens.length, traceFossils.length, personalObjectives.length, expeditions.length),
    turnChoices: [
      ...placesIn<Worker>(workers).flatMap(kind =>
        placesIn<LocationId>(locations).map(at => ({ do: 'place', worker: kind, location: at }) as const),
      ),
      'recall',
    ],
    publications: placesIn<SpecimenId>(specimens).map(specimen => ({ do: 'publish', specimen })),
    contributions: placesIn<SlotId>(slots).map(slot => ({
      do: 'contribute',
      objective: slots[slot].objective,
      slot,
    })),
    transactions,
    museumChoices: [...transactions, 'done'],
    fossilCubes,
    cubes: [...fossilCubes, 'research'],
    milestoneTiles: placesIn<MilestoneId>(components.milestones.items),
    erosionLocations: placesIn<LocationId>(locations).filter(at => at !== field),
  };
}

const NO_TRACK: Track = { lastSpace: 0, museumReset: [], milestone: [] };

/** The numbers that stand for the entries of a list. */
function placesIn<Id extends number>(list: readonly unknown[]): Id[] {
  return list.map((_, index) => index as Id);
}

function firstSeen(specimens: number, traces: number, personals: number, expeditions: number): FirstSeen {
  const beforeExpeditions = specimens + traces + personals;
  return {
    specimens: 0,
    traces: specimens,
    personals: specimens + traces,
    expeditions: beforeExpeditions,
    all: beforeExpeditions + expeditions,
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

/** HT-15.5: a number under each circle. */
function contributionVp({ contributionCircles, contributionVp: { values } }: PlayerBoard): readonly number[] {
  if (values.length === contributionCircles) return values;
  const fault = `${values.length} numbers for ${contributionCircles} circles`;
  throw new BadInput('edition', 'playerBoard.contributionVp.values', fault);
}
