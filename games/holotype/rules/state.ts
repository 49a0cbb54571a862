import type * as kernel from '@bonebed/kernel';
import { cloneEach, cloneRng, impossible, type Option, type Seat, type State } from '@bonebed/kernel';
import type {
  Box,
  ExpeditionId,
  LocationId,
  MilestoneId,
  MilestoneKey,
  ObjectiveId,
  PersonalId,
  SpecimenId,
  TraceId,
  Worker,
} from '../box/box.ts';
import type { HolotypeEvent } from './events.ts';

export interface Player {
  /** Where each kind of worker is: on a location, in the Lounge or locked on the Grad space. */
  workers: (LocationId | typeof LOUNGE | typeof LOCKED)[];
  /** Cubes in the Fossil Storage, by period. */
  fossils: number[];
  research: number;
  specimens: SpecimenId[];
  traces: TraceId[];
  /** Personal Objectives dealt and not yet chosen from. */
  dealt: PersonalId[];
  kept: PersonalId | null;
  discarded: PersonalId[];
  holotypes: SpecimenId[];
  /** The trace fossil that lies with each holotype. */
  holotypeTraces: (TraceId | null)[];
  milestones: MilestoneId[];
  /** Discs still on the contribution circles. */
  discs: number;
}

export interface RevealedObjective {
  objective: ObjectiveId;
  /** Whose disc lies on each slot. */
  discs: (Seat | null)[];
}

/** What the worker on the board is doing now. */
export interface Action {
  worker: Worker | null;
  /** Whose action it carries out: where it stands, or what the Erosion Event led to. */
  location: LocationId | null;
  /** The expedition that was chosen of those drawn. */
  expedition: ExpeditionId | null;
  /** The kind of transaction a Museum action has begun with, and how many it has made. */
  transaction: 'trade' | 'exchange' | null;
  transactions: number;
}

export interface HolotypeState extends State {
  /** Null until Personal Objectives are chosen, then whose turn it is. */
  active: Seat | null;
  firstSeat: Seat;
  turns: number;
  elementary: boolean;
  /** Number of players whose track side is used. */
  track: number;
  lastSpace: number;
  marker: number;
  museum: number[];
  action: Action;
  specimenDeck: SpecimenId[];
  specimenDiscard: SpecimenId[];
  expeditionDeck: ExpeditionId[];
  expeditionDiscard: ExpeditionId[];
  /** Expedition cards drawn in this action. */
  drawn: ExpeditionId[];
  /** Faces of the dice of this expedition, as places on the die. */
  dice: number[];
  rerollsLeft: number;
  traceDeck: TraceId[];
  objectives: RevealedObjective[];
  objectiveDeck: ObjectiveId[];
  personalDeck: PersonalId[];
  players: Player[];
  ended: 'track' | 'objectives' | 'safety' | null;
}

export interface Holotype extends kernel.Terms {
  state: HolotypeState;
  box: Box;
  event: HolotypeEvent;
}
export type At = kernel.Position<Holotype>;
export type Play = kernel.Play<Holotype>;
export type Guard<C extends Option> = kernel.Guard<Holotype, C>;

export function noAction(): Action {
  return { worker: null, location: null, expedition: null, transaction: null, transactions: 0 };
}

/** The worker whose action is carried out. */
export function actingWorker({ state }: At): Worker {
  return state.action.worker ?? impossible('an action', state.action);
}

export const LOUNGE = -1;
export const LOCKED = -2;

export function clone(state: HolotypeState): HolotypeState {
  return {
    rng: cloneRng(state.rng),
    seen: state.seen.slice(),
    active: state.active,
    firstSeat: state.firstSeat,
    turns: state.turns,
    elementary: state.elementary,
    track: state.track,
    lastSpace: state.lastSpace,
    marker: state.marker,
    museum: state.museum.slice(),
    action: {
      worker: state.action.worker,
      location: state.action.location,
      expedition: state.action.expedition,
      transaction: state.action.transaction,
      transactions: state.action.transactions,
    },
    specimenDeck: state.specimenDeck.slice(),
    specimenDiscard: state.specimenDiscard.slice(),
    expeditionDeck: state.expeditionDeck.slice(),
    expeditionDiscard: state.expeditionDiscard.slice(),
    drawn: state.drawn.slice(),
    dice: state.dice.slice(),
    rerollsLeft: state.rerollsLeft,
    traceDeck: state.traceDeck.slice(),
    objectives: cloneEach(state.objectives, ({ objective, discs }) => ({ objective, discs: discs.slice() })),
    objectiveDeck: state.objectiveDeck.slice(),
    personalDeck: state.personalDeck.slice(),
    players: cloneEach(state.players, clonePlayer),
    ended: state.ended,
  };
}

function clonePlayer(player: Player): Player {
  return {
    workers: player.workers.slice(),
    fossils: player.fossils.slice(),
    research: player.research,
    specimens: player.specimens.slice(),
    traces: player.traces.slice(),
    dealt: player.dealt.slice(),
    kept: player.kept,
    discarded: player.discarded.slice(),
    holotypes: player.holotypes.slice(),
    holotypeTraces: player.holotypeTraces.slice(),
    milestones: player.milestones.slice(),
    discs: player.discs,
  };
}

/** A worker on the board. */
export interface Peg {
  readonly seat: Seat;
  readonly worker: Worker;
}

export function workersAt({ state }: At, location: LocationId): Peg[] {
  const pegs: Peg[] = [];
  for (let seat = 0; seat < state.players.length; seat++) {
    const { workers } = state.players[seat];
    for (let worker = 0; worker < workers.length; worker++) {
      if (workers[worker] === location) pegs.push({ seat, worker: worker as Worker });
    }
  }
  return pegs;
}

export function hasFreeSpace({ state, box }: At, location: LocationId): boolean {
  let taken = 0;
  for (const { workers } of state.players) {
    for (const place of workers) if (place === location) taken += 1;
  }
  return taken < box.spaces[state.players.length][location];
}

export function hasMilestone({ state, box }: At, seat: Seat, key: MilestoneKey): boolean {
  return state.players[seat].milestones.includes(box.milestone[key]);
}

/** HT-8.1: 8 cubes of any colours. HT-14.3: 12 with Extra Storage. */
export function storageLimit(at: At, seat: Seat): number {
  return at.box.storage + (hasMilestone(at, seat, 'extraStorage') ? at.box.storageBonus : 0);
}

export function stored({ state }: At, seat: Seat): number {
  let cubes = 0;
  for (const count of state.players[seat].fossils) cubes += count;
  return cubes;
}
