import { EVERYBODY, type Eyes, knows, type Rng, redealPlaces, type Seat } from '@bonebed/kernel';
import { labSize, partialScore } from './dinosaurs.ts';
import { has } from './grid.ts';
import type { Cell, Dinosaur, Direction, EventCard, Find, Skill, Supply, Tile, Tool } from './ids.ts';
import { supplyLeft } from './plaster.ts';
import { symbols } from './score.ts';
import { layFinds } from './setup.ts';
import { isOpen, pawnOn } from './slide.ts';
import { type At, findsIn, type LabPlace, type Phase, stored, type Turn, turnRules } from './state.ts';
import { type Costs, costsOf } from './turn.ts';

// Views are `type`s: only those have the implicit index signature that makes them JSON.

/** How a seat knows a pit: it is open, was open once, was looked into in secret; or it is unknown. */
type PitKnowledge = 'open' | 'lastSeen' | 'peeked' | 'unknown';

export type SpaceView = {
  readonly bottom: Tile | null;
  readonly top: Tile | null;
  readonly pawn: Seat | null;
  readonly pit: PitKnowledge;
  /** Null as long as they are unknown: their number is secret too. */
  readonly finds: readonly Find[] | null;
};

export type DeckView<C> = {
  readonly count: number;
  /** Cards in it that everybody has seen go under it. */
  readonly known: readonly C[];
};

export type LabView = {
  readonly dinosaur: Dinosaur;
  /** By kind of bone, those that a card stands for included. */
  readonly bones: readonly number[];
  readonly donated: readonly number[];
  /** What it would score now if it is not complete. */
  readonly partial: number;
};

export type PlayerView = {
  readonly score: number;
  readonly plaster: number;
  readonly tiles: readonly Tile[];
  /** By kind of bone, those that a card stands for included. */
  readonly storage: readonly number[];
  readonly donated: readonly number[];
  readonly lab: readonly LabView[];
  readonly labSize: number;
  readonly skills: readonly Skill[];
  readonly skillSlots: number;
  readonly tools: readonly Tool[];
  readonly spentTools: readonly Tool[];
  readonly supplies: readonly Supply[];
  readonly collection: readonly Dinosaur[];
  /** How often each characteristic stands in the collection. */
  readonly symbols: readonly number[];
};

/** The table as a seat or a spectator sees it. */
export type TableView = {
  readonly phase: Phase;
  readonly active: Seat;
  readonly startPlayer: Seat;
  readonly round: number;
  readonly lastRound: number | null;
  readonly turn: { readonly [Field in keyof Turn]: Turn[Field] };
  /** What a turn begins with, and what each action costs the active player now; missing in tables of version 1. */
  readonly energyPerTurn?: number;
  readonly costs?: Costs;
  readonly options: {
    readonly finalEnergy: boolean;
    readonly evenPits: boolean;
    readonly pureMemory: boolean;
    /** Missing in tables begun before the supply could run dry. */
    readonly endlessPlaster?: boolean;
  };
  readonly plaster: {
    readonly pool: number;
    readonly poolSize: number;
    readonly ranOut: boolean;
    /** What is left in the supply; null if it is endless, missing in tables begun before it could run dry. */
    readonly supply?: number | null;
  };
  readonly events: { readonly left: number; readonly heldBy: Seat | null; readonly past: readonly EventCard[] };
  readonly site: readonly SpaceView[];
  readonly pawns: readonly { readonly cell: Cell | null; readonly sides: readonly Direction[] }[];
  readonly tileDiscard: readonly Tile[];
  readonly boneDiscard: readonly number[];
  /** The tiles laid down for the purchase in progress. */
  readonly payment: readonly Tile[];
  readonly skills: readonly Skill[];
  readonly unusedSkills: readonly Skill[];
  readonly dinosaurs: readonly (Dinosaur | null)[];
  readonly dinosaurDeck: DeckView<Dinosaur>;
  readonly tools: readonly (Tool | null)[];
  readonly toolDeck: DeckView<Tool>;
  readonly supplies: readonly (Supply | null)[];
  readonly supplyDeck: DeckView<Supply>;
  readonly players: readonly PlayerView[];
};

/** FO-H4, FO-R4: all that is public, and what this seat alone has seen. FO-H7: finds not seen yet can be counted from it. */
export function view(at: At, seat: Seat | null): TableView {
  const { state, box } = at;
  return {
    phase: state.phase,
    active: state.active,
    startPlayer: 0,
    round: state.round,
    lastRound: state.lastRound,
    turn: { ...state.turn },
    energyPerTurn: turnRules(at).energyPerTurn,
    costs: costsOf(at, state.active),
    options: {
      finalEnergy: state.finalEnergy,
      evenPits: state.evenPits,
      pureMemory: state.pureMemory,
      endlessPlaster: state.endlessPlaster,
    },
    plaster: {
      pool: state.pool,
      poolSize: box.plaster.poolPerPlayer * state.players.length,
      ranOut: state.ranOut,
      supply: state.endlessPlaster ? null : supplyLeft(at),
    },
    events: eventsView(at),
    site: box.ground.cells.map(cell => spaceView(at, seat, cell)),
    pawns: state.site.pawns.map((cell, owner) => ({
      cell,
      sides: box.ground.directions.filter(side => has(state.site.sides[owner], side)),
    })),
    tileDiscard: state.tileDiscard.slice(),
    boneDiscard: state.boneDiscard.slice(),
    payment: state.payment.slice(),
    skills: state.skills.slice(),
    unusedSkills: state.unusedSkills.slice().sort((a, b) => a - b),
    dinosaurs: state.dinosaurs.slice(),
    dinosaurDeck: deckView(at, state.dinosaurDeck, box.firstThing.dinosaur),
    tools: state.tools.slice(),
    toolDeck: deckView(at, state.toolDeck, box.firstThing.tool),
    supplies: state.supplies.slice(),
    supplyDeck: deckView(at, state.supplyDeck, box.firstThing.supply),
    players: state.players.map((_, player) => playerView(at, player)),
  };
}

/** FO-H3: a held Event is face down for everybody, its holder too. */
function eventsView({ state }: At): TableView['events'] {
  return {
    left: state.events.length,
    heldBy: state.heldEvent.length > 0 ? state.active : null,
    past: state.pastEvents.slice(),
  };
}

/** FO-H5: a deck is its length; what went under it in the open is known to all. */
function deckView<C extends number>({ state }: At, deck: readonly C[], firstThing: number): DeckView<C> {
  return { count: deck.length, known: deck.filter(card => state.seen[firstThing + card] === EVERYBODY) };
}

/** One space: its two layers, its pawn, and the finds of its pit as far as the seat may see them. */
function spaceView(at: At, seat: Seat | null, cell: Cell): SpaceView {
  const { site } = at.state;
  const known = knowledgeOf(at, seat, cell);
  return {
    bottom: site.bottom[cell],
    top: site.top[cell],
    pawn: pawnOn(site, cell),
    pit: known,
    finds: known === 'unknown' ? null : findsIn(at, cell),
  };
}

/**
 * FO-H1: how the seat knows a pit: open before all eyes, looked into in secret, or open once and covered
 * again (FO-H6; without a reminder under `pure_memory`, FO-19.4).
 */
function knowledgeOf({ state, box }: At, seat: Seat | null, cell: Cell): PitKnowledge {
  if (isOpen(state.site, cell)) return 'open';
  const knowers = state.seen[box.firstThing.pit + cell];
  if (knowers === EVERYBODY) return state.pureMemory ? 'unknown' : 'lastSeen';
  return knows(knowers, seat) ? 'peeked' : 'unknown';
}

function playerView(at: At, seat: Seat): PlayerView {
  const { state, box } = at;
  const player = state.players[seat];
  return {
    score: player.score,
    plaster: player.plaster,
    tiles: player.tiles.slice(),
    storage: box.bones.map(bone => stored(at, seat, bone)),
    donated: player.donated.slice(),
    lab: player.lab.map(place => labView(at, place)),
    labSize: labSize(at, seat),
    skills: player.skills.slice(),
    skillSlots: box.skillSlots.length,
    tools: player.tools.slice(),
    spentTools: player.spentTools.slice(),
    supplies: player.supplies.slice(),
    // FO-R44
    collection: player.collection.slice(),
    symbols: symbols(at, player.collection),
  };
}

function labView(at: At, place: LabPlace): LabView {
  const { dinosaur, bones, donated } = place;
  return {
    dinosaur,
    bones: bones.map((count, bone) => count + donated[bone]),
    donated: donated.slice(),
    partial: partialScore(at, place),
  };
}

/** FO-H8: re-deals the finds of pits that these eyes have never seen, the decks, and the Events not yet revealed. */
export function redeal(at: At, eyes: Eyes, rng: Rng): void {
  const { state, box } = at;
  const { pit, dinosaur, tool, supply, event } = box.firstThing;
  const unseen = box.ground.cells.filter(cell => !knows(state.seen[pit + cell], eyes));
  layFinds({ box, state, rng }, unseen, liftFinds(at, unseen));
  redealPlaces(state.seen, eyes, [state.dinosaurDeck], rng, dinosaur);
  redealPlaces(state.seen, eyes, [state.toolDeck], rng, tool);
  redealPlaces(state.seen, eyes, [state.supplyDeck], rng, supply);
  redealPlaces(state.seen, eyes, [state.events, state.heldEvent, state.unusedEvents], rng, event);
}

/** Empties the pits and gives all that lay in them, kind by kind. */
function liftFinds({ state, box }: At, pits: readonly Cell[]): Find[] {
  const kinds = box.finds.length;
  const lifted: Find[] = [];
  for (const { find } of box.extractions[0]) {
    for (const pit of pits) {
      for (let n = state.finds[pit * kinds + find]; n > 0; n--) lifted.push(find);
      state.finds[pit * kinds + find] = 0;
    }
  }
  return lifted;
}
