import { EVERYBODY, type Eyes, glimpse, knows, type Rng, redealPlaces, type Seat, shuffle } from '@bonebed/kernel';
import type {
  ExpeditionId,
  LocationId,
  MilestoneId,
  ObjectiveId,
  PersonalId,
  SlotId,
  SpecimenId,
  TraceId,
  Worker,
} from '../box/box.ts';
import { contributionPoints, metBy } from './score.ts';
import { type At, type Player, storageLimit, workersAt } from './state.ts';

// Views are `type`s: only those have the implicit index signature that makes them JSON.

/** The table as a seat or a spectator sees it; a `null` among cards is one that it does not know. */
export type TableView = {
  readonly active: Seat | null;
  readonly firstSeat: Seat;
  readonly turns: number;
  readonly elementary: boolean;
  readonly ended: 'track' | 'objectives' | 'safety' | null;
  readonly track: {
    readonly marker: number;
    readonly lastSpace: number;
    readonly museumReset: readonly number[];
    readonly milestone: readonly number[];
  };
  readonly museum: readonly number[];
  readonly locations: readonly {
    readonly spaces: number;
    readonly workers: readonly { readonly seat: Seat; readonly worker: Worker }[];
  }[];
  readonly action: {
    readonly worker: Worker | null;
    readonly location: LocationId | null;
    readonly expedition: ExpeditionId | null;
    readonly transaction: 'trade' | 'exchange' | null;
    readonly transactions: number;
  };
  readonly drawn: readonly ExpeditionId[];
  readonly dice: readonly number[];
  readonly rerollsLeft: number;
  readonly decks: {
    readonly specimens: number;
    readonly expeditions: number;
    readonly traces: number;
    readonly objectives: number;
    readonly personals: number;
  };
  readonly specimenDiscard: readonly SpecimenId[];
  readonly expeditionDiscard: readonly ExpeditionId[];
  readonly objectives: readonly {
    readonly objective: ObjectiveId;
    readonly discs: readonly (Seat | null)[];
    /** Of each slot: how many published cards it asks for, and how many of those each player has. */
    readonly slots: readonly { readonly need: number; readonly have: readonly number[] }[];
  }[];
  readonly players: readonly PlayerView[];
};

export type PlayerView = {
  readonly workers: readonly number[];
  readonly fossils: readonly number[];
  readonly storage: number;
  readonly research: number;
  readonly specimens: readonly (SpecimenId | null)[];
  readonly traces: readonly (TraceId | null)[];
  readonly dealt: readonly (PersonalId | null)[];
  readonly hasChosen: boolean;
  readonly kept: PersonalId | null;
  readonly discarded: readonly (PersonalId | null)[];
  readonly holotypes: readonly { readonly specimen: SpecimenId; readonly trace: TraceId | null }[];
  readonly milestones: readonly MilestoneId[];
  readonly discs: number;
  readonly contributions: number;
};

/** HT-H1, HT-H8: the open table, and of the hidden cards only those that the seat knows. */
export function view(at: At, seat: Seat | null): TableView {
  const { state, box } = at;
  const track = box.tracks[state.track];
  return {
    active: state.active,
    firstSeat: state.firstSeat,
    turns: state.turns,
    elementary: state.elementary,
    ended: state.ended,
    track: {
      marker: state.marker,
      lastSpace: state.lastSpace,
      museumReset: track.museumReset.filter(space => space < state.lastSpace),
      milestone: state.elementary ? [] : track.milestone.filter(space => space < state.lastSpace),
    },
    museum: state.museum.slice(),
    locations: box.locations.map((_, location) => ({
      spaces: box.spaces[state.players.length][location],
      workers: workersAt(at, location as LocationId).map(peg => ({ seat: peg.seat, worker: peg.worker })),
    })),
    action: { ...state.action },
    drawn: state.drawn.slice(),
    dice: state.dice.slice(),
    rerollsLeft: state.rerollsLeft,
    // HT-H3: of the decks everybody knows only how many cards they have.
    decks: {
      specimens: state.specimenDeck.length,
      expeditions: state.expeditionDeck.length,
      traces: state.traceDeck.length,
      objectives: state.objectiveDeck.length,
      personals: state.personalDeck.length,
    },
    // HT-H4: the specimen pile may be looked through.
    specimenDiscard: state.specimenDiscard.slice(),
    expeditionDiscard: state.expeditionDiscard.slice(),
    objectives: state.objectives.map(({ objective, discs }) => ({
      objective,
      discs: discs.slice(),
      slots: box.globalObjectives[objective].slots.map(slot => viewSlot(at, slot)),
    })),
    players: state.players.map((player, owner) => viewPlayer(at, player, owner, seat)),
  };
}

/** HT-15.1: how far each player alone has come with what a slot asks for. */
function viewSlot({ state, box }: At, slot: SlotId): { need: number; have: number[] } {
  const { requirements } = box.slots[slot];
  let need = 0;
  for (const { count } of requirements) need += count;
  return { need, have: state.players.map(player => metBy([player], requirements)) };
}

/** HT-H2: identities of specimens, trace fossils and Personal Objectives are the owner's; their numbers are everybody's. */
function viewPlayer(at: At, player: Player, owner: Seat, seat: Seat | null): PlayerView {
  const { state, box } = at;
  const { first } = box;
  const isKnown = (personal: number) => knows(state.seen[first.personals + personal], seat);
  return {
    workers: player.workers.slice(),
    fossils: player.fossils.slice(),
    storage: storageLimit(at, owner),
    research: player.research,
    specimens: glimpse(state.seen, player.specimens, seat),
    traces: glimpse(state.seen, player.traces, seat, first.traces),
    dealt: glimpse(state.seen, player.dealt, seat, first.personals),
    hasChosen: player.kept !== null,
    kept: player.kept !== null && isKnown(player.kept) ? player.kept : null,
    discarded: glimpse(state.seen, player.discarded, seat, first.personals),
    holotypes: player.holotypes.map((specimen, index) => ({ specimen, trace: player.holotypeTraces[index] })),
    milestones: player.milestones.slice(),
    discs: player.discs,
    contributions: contributionPoints(box, player),
  };
}

/** HT-H9: what these eyes can't see is mixed and dealt again, in the same numbers; what all saw go into a hand stays there (HT-H5). */
export function redeal({ state, box }: At, eyes: Eyes, rng: Rng): void {
  const { first } = box;
  const { players } = state;
  redealPlaces(state.seen, eyes, [state.specimenDeck, ...players.map(player => player.specimens)], rng);
  redealPlaces(state.seen, eyes, [state.traceDeck, ...players.map(player => player.traces)], rng, first.traces);
  redealPersonals({ state, box }, eyes, rng);
  redealPlaces(state.seen, eyes, [state.expeditionDeck], rng, first.expeditions);
  shuffle(
    rng,
    state.objectiveDeck.sort((a, b) => a - b),
  );
}

/** The kept ones lie in single places, so they are gathered in lists of one for the deal. */
function redealPersonals({ state, box }: At, eyes: Eyes, rng: Rng): void {
  const kept = state.players.map(player => (player.kept === null ? [] : [player.kept]));
  const zones = [state.personalDeck, ...kept, ...state.players.flatMap(player => [player.dealt, player.discarded])];
  redealPlaces(state.seen, eyes, zones, rng, box.first.personals);
  for (const [owner, [personal = null]] of kept.entries()) state.players[owner].kept = personal;
}

/** HT-H7: at the end hands and kept Personal Objectives are shown; discarded ones never are (HT-R1). */
export function revealAll({ state, box }: At): void {
  const { first } = box;
  for (const { specimens, traces, kept } of state.players) {
    for (const specimen of specimens) state.seen[specimen] = EVERYBODY;
    for (const trace of traces) state.seen[first.traces + trace] = EVERYBODY;
    if (kept !== null) state.seen[first.personals + kept] = EVERYBODY;
  }
}
