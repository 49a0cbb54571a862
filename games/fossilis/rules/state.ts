import type * as kernel from '@bonebed/kernel';
import { cloneEach, cloneRng, EVERYBODY, impossible, type Option, type Seat, type Terms } from '@bonebed/kernel';
import type { Box, TurnRules } from '../box/box.ts';
import type { FossilisEvent } from './events.ts';
import type { Cell, Dinosaur, EventCard, Find, Skill, Supply, Tile, Tool } from './ids.ts';
import type { Site } from './slide.ts';

/** Where the game stands. A turn goes through actions, market and claim; an event may follow it. */
/** FO-4.4: the steps of a turn, in order. */
export const STEPS = ['actions', 'market', 'claim'] as const;

export const PHASES = ['placing', ...STEPS, 'event', 'over'] as const;

export type Phase = (typeof PHASES)[number];

/** A Dinosaur in the lab and the bones assigned to it, by kind. */
export interface LabPlace {
  dinosaur: Dinosaur;
  bones: number[];
  /** Bones that a card stands for; they are no pieces and leave no trace. */
  donated: number[];
}

export interface Player {
  /** The VP gained so far. */
  score: number;
  plaster: number;
  tiles: Tile[];
  /** Pieces in storage, by kind of bone. */
  storage: number[];
  /** Bones in storage that a Supplies card stands for, by kind. */
  donated: number[];
  lab: LabPlace[];
  /** In the order of the slots, leftmost first. */
  skills: Skill[];
  /** Unspent Tools. */
  tools: Tool[];
  /** Spent Tools. */
  spentTools: Tool[];
  supplies: Supply[];
  collection: Dinosaur[];
  /** The part of the score that the lab gave at the end. */
  labAtEnd: number;
}

/** What the active player has left to do, or has done, in this turn. */
export interface Turn {
  energy: number;
  /** Extractions left; none are counted under `final_energy`. */
  extractions: number;
  /** Extractions that Tools have added. */
  spareExtractions: number;
  /** How often the once-per-turn skills have been used. */
  plasterBoosts: number;
  freeMoves: number;
  extraExtractions: number;
  buys: number;
  claims: number;
}

export interface FossilisState extends kernel.State {
  /** Table options. */
  finalEnergy: boolean;
  evenPits: boolean;
  pureMemory: boolean;
  endlessPlaster: boolean;

  phase: Phase;
  active: Seat;
  round: number;
  turn: Turn;
  /** The number of the last round, once the end is triggered. */
  lastRound: number | null;

  pool: number;
  /** Whether the pool has run out in this turn. */
  ranOut: boolean;
  /** Face-down Events, the next one last. */
  events: EventCard[];
  /** The Event that the active player holds face down, if any. */
  heldEvent: EventCard[];
  pastEvents: EventCard[];
  unusedEvents: EventCard[];

  site: Site;
  /** How many finds of each kind each pit holds: `finds[cell * kinds + find]`. */
  finds: number[];
  tileDiscard: Tile[];
  boneDiscard: number[];
  /** Tiles that pay for the purchase in progress. */
  payment: Tile[];

  /** The skill display, and the tokens that stay out of the game. */
  skills: Skill[];
  unusedSkills: Skill[];
  /** What is shown, place by place, and the decks, top card last. */
  dinosaurs: (Dinosaur | null)[];
  dinosaurDeck: Dinosaur[];
  tools: (Tool | null)[];
  toolDeck: Tool[];
  supplies: (Supply | null)[];
  supplyDeck: Supply[];

  players: Player[];
}

export interface Fossilis extends Terms {
  state: FossilisState;
  box: Box;
  event: FossilisEvent;
}
export type At = kernel.Position<Fossilis>;
export type Play = kernel.Play<Fossilis>;
export type Guard<C extends Option> = kernel.Guard<Fossilis, C>;
export type Offer<C extends Option> = kernel.Offer<Fossilis, C>;

/** FO-19.1: what a turn allows at this table. */
export function turnRules({ state, box }: At): TurnRules {
  return state.finalEnergy ? box.finalEnergy : box.preview;
}

export function freshTurn(at: At): Turn {
  const { energyPerTurn, extractionsPerTurn } = turnRules(at);
  return {
    energy: energyPerTurn,
    extractions: extractionsPerTurn ?? 0,
    spareExtractions: 0,
    plasterBoosts: 0,
    freeMoves: 0,
    extraExtractions: 0,
    buys: 0,
    claims: 0,
  };
}

/** How many finds of a kind lie in a pit. */
export function findCount({ state, box }: At, cell: Cell, find: Find): number {
  return state.finds[cell * box.finds.length + find];
}

/** All finds of a pit, one by one. */
export function findsIn({ state, box }: At, cell: Cell): Find[] {
  const found: Find[] = [];
  const kinds = box.finds.length;
  for (const { find } of box.extractions[cell]) {
    for (let n = state.finds[cell * kinds + find]; n > 0; n--) found.push(find);
  }
  return found;
}

/** FO-9.1: the bones of a kind in storage, pieces and donated ones. */
export function stored({ state }: At, seat: Seat, bone: Find): number {
  return state.players[seat].storage[bone] + state.players[seat].donated[bone];
}

/** All bones in storage. */
export function bonesStored(at: At, seat: Seat): number {
  let all = 0;
  for (const bone of at.box.bones) all += stored(at, seat, bone);
  return all;
}

/** FO-R29, FO-R30: puts the next card of the deck into an empty place; without a card it stays empty. */
export function refill<C extends number>(
  { state }: At,
  places: (C | null)[],
  place: number,
  deck: C[],
  firstThing: number,
): C | null {
  const card = deck.pop() ?? null;
  places[place] = card;
  if (card !== null) state.seen[firstThing + card] = EVERYBODY;
  return card;
}

/** Takes one item out of a list that holds it. */
export function take<X>(items: X[], item: X): void {
  const index = items.indexOf(item);
  if (index < 0) impossible('an item of the list', item);
  items.splice(index, 1);
}

export function clone(state: FossilisState): FossilisState {
  return {
    rng: cloneRng(state.rng),
    seen: state.seen.slice(),
    finalEnergy: state.finalEnergy,
    evenPits: state.evenPits,
    pureMemory: state.pureMemory,
    endlessPlaster: state.endlessPlaster,
    phase: state.phase,
    active: state.active,
    round: state.round,
    turn: cloneTurn(state.turn),
    lastRound: state.lastRound,
    pool: state.pool,
    ranOut: state.ranOut,
    events: state.events.slice(),
    heldEvent: state.heldEvent.slice(),
    pastEvents: state.pastEvents.slice(),
    unusedEvents: state.unusedEvents.slice(),
    site: cloneSite(state.site),
    finds: state.finds.slice(),
    tileDiscard: state.tileDiscard.slice(),
    boneDiscard: state.boneDiscard.slice(),
    payment: state.payment.slice(),
    skills: state.skills.slice(),
    unusedSkills: state.unusedSkills.slice(),
    dinosaurs: state.dinosaurs.slice(),
    dinosaurDeck: state.dinosaurDeck.slice(),
    tools: state.tools.slice(),
    toolDeck: state.toolDeck.slice(),
    supplies: state.supplies.slice(),
    supplyDeck: state.supplyDeck.slice(),
    players: cloneEach(state.players, clonePlayer),
  };
}

export function cloneSite({ bottom, top, pawns, sides }: Site): Site {
  return { bottom: bottom.slice(), top: top.slice(), pawns: pawns.slice(), sides: sides.slice() };
}

function cloneTurn(turn: Turn): Turn {
  return {
    energy: turn.energy,
    extractions: turn.extractions,
    spareExtractions: turn.spareExtractions,
    plasterBoosts: turn.plasterBoosts,
    freeMoves: turn.freeMoves,
    extraExtractions: turn.extraExtractions,
    buys: turn.buys,
    claims: turn.claims,
  };
}

function clonePlayer(player: Player): Player {
  return {
    score: player.score,
    plaster: player.plaster,
    tiles: player.tiles.slice(),
    storage: player.storage.slice(),
    donated: player.donated.slice(),
    lab: cloneEach(player.lab, cloneLab),
    skills: player.skills.slice(),
    tools: player.tools.slice(),
    spentTools: player.spentTools.slice(),
    supplies: player.supplies.slice(),
    collection: player.collection.slice(),
    labAtEnd: player.labAtEnd,
  };
}

function cloneLab({ dinosaur, bones, donated }: LabPlace): LabPlace {
  return { dinosaur, bones: bones.slice(), donated: donated.slice() };
}
