import type * as kernel from '@bonebed/kernel';
import { cloneEach, cloneRng, type Option, type Seat, type State } from '@bonebed/kernel';
import { type Box, PHASES, type Phase, type Slot } from '../box/box.ts';
import type { RuthlessEvent } from './events.ts';

/** A Bone card: its place in `box.bones` and in `state.seen`. */
export type BoneId = number & { readonly of: 'bones' };
/** A card of the Event deck, Names among them: its place in `box.cards`; in `state.seen` these come after the Bones. */
export type CardId = number & { readonly of: 'cards' };

export interface Ruthless extends kernel.Terms {
  state: RuthlessState;
  box: Box;
  event: RuthlessEvent;
}
export type At = kernel.Position<Ruthless>;
export type Play = kernel.Play<Ruthless>;
export type Guard<C extends Option> = kernel.Guard<Ruthless, C>;

/** Where the game stands: choosing Paleontologists, the draw, one of the three phases, or the end-of-turn steps. */
export type Stage = 'setup' | 'draw' | Phase | 'end';

/** Where Prestige comes from and goes to, for the score sheet. */
export const SOURCES = [
  'start',
  'skeletons',
  'fossils',
  'boosts',
  'ownRevisions',
  'rivalRevisions',
  'newEvidence',
  'events',
  'revisedByRivals',
  'slander',
] as const;
export type Source = (typeof SOURCES)[number];

/** A skeleton is known by its Name card. */
export interface Skeleton {
  readonly name: CardId;
  /** The bone in each slot, or null: one of a part and no more (RP-R32). */
  slots: (BoneId | null)[];
}

export interface Player {
  paleontologist: number | null;
  prestige: number;
  /** How much of the Prestige each source gave or took, in the order of `SOURCES`. */
  earned: number[];
  /** The bone hand. */
  bones: BoneId[];
  /** The event hand. */
  cards: CardId[];
  crew: CardId[];
  skeletons: Skeleton[];
  fossils: BoneId[];
  /** RP-4.11: the phases of this turn that the player must skip, in the order of `PHASES`. */
  skips: boolean[];
  /** How many more Bones an Event lets the player keep at the end of this turn. */
  mayKeep: number;
  /** Bones put aside at the end of the turn, and Event cards on their way under the deck: face down. */
  kept: BoneId[];
  discards: CardId[];
}

/** What the player at work has picked from hand so far and shown to nobody. The cards are still in the hand. */
export interface Draft {
  /** The Name of a description. */
  name: CardId | null;
  /** The skeleton of a revision. */
  skeleton: CardId | null;
  bones: BoneId[];
  boosts: CardId[];
}

/** RP-6.5: the cards laid down for a new skeleton, for a fossil (no Name), or for both. */
export interface Presentation {
  readonly presenter: Seat;
  readonly name: CardId | null;
  bones: BoneId[];
  boosts: CardId[];
}

export interface Revision {
  readonly reviser: Seat;
  readonly owner: Seat;
  readonly skeleton: CardId;
  bones: BoneId[];
  boosts: CardId[];
}

/** An Event on the table, with its target, from the moment it is shown until it goes under the deck. */
export interface PlayedEvent {
  readonly actor: Seat;
  readonly card: CardId;
  /** Who is hit now. */
  victim: Seat | null;
  readonly crew: CardId | null;
  readonly skeleton: CardId | null;
  readonly bone: BoneId | null;
}

export interface RuthlessState extends State {
  goal: number;
  rotates: boolean;
  /** RP-R27: whether a fossil may be laid down with a skeleton. */
  fossilsJoin: boolean;
  /** RP-R12: whether a turn is the last one already when somebody finds the Bone deck empty in the draw. */
  endsShort: boolean;
  stage: Stage;
  turn: number;
  first: Seat;
  /** Whose place in the round it is. */
  active: Seat;
  /** Passes in a row. */
  passes: number;
  /** Both decks lie face down with the top card first. */
  boneDeck: BoneId[];
  eventDeck: CardId[];
  /** Bones that have gone back to the pile during this turn. */
  boneTray: BoneId[];
  players: Player[];
  draft: Draft;
  presentation: Presentation | null;
  revision: Revision | null;
  event: PlayedEvent | null;
  /** Defenses played in the window that is open. */
  defences: CardId[];
  /** Crew cards whose once-a-turn ability is used up. */
  usedCrew: CardId[];
  /** RP-10.2: whether the Bone deck was empty at the start of this turn. */
  boneless: boolean;
  /** Whether a bone or fossil was placed this turn, and how many turns in a row passed without. */
  placed: boolean;
  idleTurns: number;
  ending: Ending | null;
}

export type Ending = 'goal' | 'bones' | 'idle' | 'lastTurn';

export const PHASE_COUNT = PHASES.length;

export const NO_DRAFT = (): Draft => ({ name: null, skeleton: null, bones: [], boosts: [] });

export function isDrafting({ draft }: RuthlessState): boolean {
  return draft.bones.length > 0 || draft.name !== null;
}

/** The next seat clockwise. */
export function leftOf({ players }: RuthlessState, seat: Seat): Seat {
  return seat + 1 === players.length ? 0 : seat + 1;
}

export function mostPrestige({ players }: RuthlessState): number {
  let most = 0;
  for (const { prestige } of players) most = Math.max(most, prestige);
  return most;
}

/** RP-10.5: those who share the highest Prestige. */
export function leaders(state: RuthlessState): Seat[] {
  const most = mostPrestige(state);
  return state.players.flatMap(({ prestige }, seat) => (prestige === most ? [seat] : []));
}

/** The phase being played; the draw belongs to the Field Season, the end-of-turn steps to the Controversy. */
export function phaseOf({ stage }: RuthlessState): Phase {
  if (stage === 'museum' || stage === 'controversy') return stage;
  return stage === 'end' ? 'controversy' : 'field';
}

export function isSkipping({ players }: RuthlessState, seat: Seat, phase: Phase): boolean {
  return players[seat].skips[PHASES.indexOf(phase)];
}

/** The stretch of play for which a standing answer holds: one kind of window in one phase of one turn. */
export function windowScope({ turn, stage }: Pick<RuthlessState, 'turn' | 'stage'>, kind: 'doubt' | 'defend'): string {
  return `${kind} ${turn} ${stage}`;
}

export interface OwnedSkeleton {
  readonly owner: Seat;
  readonly skeleton: Skeleton;
}

/** RP-R46: a skeleton is known by its Name card, which is unique and never leaves it. */
export function findSkeleton({ players }: RuthlessState, name: CardId): OwnedSkeleton {
  for (let owner = 0; owner < players.length; owner++) {
    for (const skeleton of players[owner].skeletons) if (skeleton.name === name) return { owner, skeleton };
  }
  throw new Error(`expected a skeleton named by card ${name}, found none`);
}

/** The skeleton that a bone in a museum belongs to. */
export function skeletonWith({ players }: RuthlessState, bone: BoneId): OwnedSkeleton {
  for (let owner = 0; owner < players.length; owner++) {
    for (const skeleton of players[owner].skeletons) if (skeleton.slots.includes(bone)) return { owner, skeleton };
  }
  throw new Error(`expected bone ${bone} in a skeleton, found it in none`);
}

export function crewOwner({ players }: RuthlessState, crew: CardId): Seat {
  return players.findIndex(player => player.crew.includes(crew));
}

/** What skeletons are made of, among cards that were laid down. */
export function elementsOf(box: Box, bones: readonly BoneId[]): BoneId[] {
  return bones.filter(bone => box.bones[bone].slot !== null);
}

/** The fossil among cards that were laid down, if there is one: there is never more than one (RP-R27). */
export function fossilOf(box: Box, bones: readonly BoneId[]): BoneId | null {
  return bones.find(bone => box.bones[bone].slot === null) ?? null;
}

/** The slot of a bone that is known to be a skeletal element. */
export function slotOf(box: Box, bone: BoneId): Slot {
  const { slot } = box.bones[bone];
  if (slot === null) throw new Error(`expected a skeletal element, found ${box.bones[bone].id}`);
  return slot;
}

export function clone(state: RuthlessState): RuthlessState {
  const { presentation, revision, event, draft } = state;
  return {
    rng: cloneRng(state.rng),
    seen: state.seen.slice(),
    goal: state.goal,
    rotates: state.rotates,
    fossilsJoin: state.fossilsJoin,
    endsShort: state.endsShort,
    stage: state.stage,
    turn: state.turn,
    first: state.first,
    active: state.active,
    passes: state.passes,
    boneDeck: state.boneDeck.slice(),
    eventDeck: state.eventDeck.slice(),
    boneTray: state.boneTray.slice(),
    players: cloneEach(state.players, clonePlayer),
    draft: { name: draft.name, skeleton: draft.skeleton, bones: draft.bones.slice(), boosts: draft.boosts.slice() },
    presentation: presentation === null ? null : clonePresentation(presentation),
    revision: revision === null ? null : cloneRevision(revision),
    event: event === null ? null : cloneEvent(event),
    defences: state.defences.slice(),
    usedCrew: state.usedCrew.slice(),
    boneless: state.boneless,
    placed: state.placed,
    idleTurns: state.idleTurns,
    ending: state.ending,
  };
}

function clonePlayer(player: Player): Player {
  return {
    paleontologist: player.paleontologist,
    prestige: player.prestige,
    earned: player.earned.slice(),
    bones: player.bones.slice(),
    cards: player.cards.slice(),
    crew: player.crew.slice(),
    skeletons: cloneEach(player.skeletons, cloneSkeleton),
    fossils: player.fossils.slice(),
    skips: player.skips.slice(),
    mayKeep: player.mayKeep,
    kept: player.kept.slice(),
    discards: player.discards.slice(),
  };
}

function cloneSkeleton({ name, slots }: Skeleton): Skeleton {
  return { name, slots: slots.slice() };
}

function clonePresentation({ presenter, name, bones, boosts }: Presentation): Presentation {
  return { presenter, name, bones: bones.slice(), boosts: boosts.slice() };
}

function cloneRevision({ reviser, owner, skeleton, bones, boosts }: Revision): Revision {
  return { reviser, owner, skeleton, bones: bones.slice(), boosts: boosts.slice() };
}

function cloneEvent({ actor, card, victim, crew, skeleton, bone }: PlayedEvent): PlayedEvent {
  return { actor, card, victim, crew, skeleton, bone };
}
