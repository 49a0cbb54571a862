import { type Eyes, knows, type Rng, redealPlaces, type Seat } from '@bonebed/kernel';
import { type Box, matchScore, PHASES, type Phase } from '../box/box.ts';
import { eventLimit, keepAllowance } from './abilities.ts';
import {
  type At,
  type BoneId,
  type CardId,
  type Ending,
  NO_DRAFT,
  type Player,
  phaseOf,
  type RuthlessState,
  type Skeleton,
  type Stage,
} from './state.ts';
import { worthOf } from './worth.ts';

// Views are `type`s: only those have the implicit index signature that makes them JSON.

/** A face-down pile or hand: how many cards, and those of them that the seat knows. */
export type PileView<X extends number> = { readonly count: number; readonly known: readonly X[] };

export type SkeletonView = {
  readonly name: CardId;
  readonly slots: readonly (BoneId | null)[];
  /** How well each bone matches the Name. */
  readonly scores: readonly (number | null)[];
};

export type PlayerView = {
  readonly paleontologist: number | null;
  readonly prestige: number;
  /** In the order of `SOURCES`. */
  readonly earned: readonly number[];
  readonly bones: PileView<BoneId>;
  readonly cards: PileView<CardId>;
  readonly kept: PileView<BoneId>;
  readonly discards: PileView<CardId>;
  readonly crew: readonly CardId[];
  readonly skeletons: readonly SkeletonView[];
  readonly fossils: readonly BoneId[];
  readonly skips: readonly Phase[];
  readonly mayKeep: number;
  readonly eventLimit: number;
};

export type DraftView = {
  readonly name: CardId | null;
  readonly skeleton: CardId | null;
  readonly bones: readonly BoneId[];
  readonly boosts: readonly CardId[];
  readonly worth: Worth;
};

/** How the Prestige of every seat would move if nobody answered. */
export type Worth = readonly number[];

/** The table as a seat or a spectator sees it. */
export type TableView = {
  readonly turn: number;
  readonly goal: number;
  readonly stage: Stage;
  readonly phase: Phase;
  readonly first: Seat;
  readonly active: Seat;
  readonly passes: number;
  readonly rotates: boolean;
  readonly lastTurn: boolean;
  readonly idleTurns: number;
  readonly idleTurnsToEnd: number;
  readonly placed: boolean;
  readonly boneDeck: number;
  readonly eventDeck: number;
  readonly boneTray: PileView<BoneId>;
  readonly usedCrew: readonly CardId[];
  readonly players: readonly PlayerView[];
  readonly presentation: ({ readonly presenter: Seat; readonly name: CardId | null } & Laid) | null;
  readonly revision: ({ readonly reviser: Seat; readonly owner: Seat; readonly skeleton: CardId } & Laid) | null;
  readonly event: {
    readonly actor: Seat;
    readonly card: CardId;
    readonly victim: Seat | null;
    readonly crew: CardId | null;
    readonly skeleton: CardId | null;
    readonly bone: BoneId | null;
  } | null;
  readonly defences: readonly CardId[];
  /** What the seat itself is preparing. */
  readonly draft: DraftView;
  readonly ending: Ending | null;
};

type Laid = { readonly bones: readonly BoneId[]; readonly boosts: readonly CardId[]; readonly worth: Worth };

/**
 * What a seat, or a spectator, may see: the table in "Hidden information". RP-H8: spectators see what others see.
 * RP-H4, RP-H6: options are no part of it; they go to the asked seat alone.
 */
export function view(at: At, seat: Seat | null): TableView {
  const { state, box } = at;
  return {
    turn: state.turn,
    goal: state.goal,
    stage: state.stage,
    phase: phaseOf(state),
    first: state.first,
    active: state.active,
    passes: state.passes,
    rotates: state.rotates,
    lastTurn: state.boneless || state.turn === box.constants.lastTurn,
    idleTurns: state.idleTurns,
    idleTurnsToEnd: box.constants.idleTurnsToEnd,
    placed: state.placed,
    boneDeck: state.boneDeck.length,
    eventDeck: state.eventDeck.length,
    boneTray: pile(state, state.boneTray, seat),
    usedCrew: state.usedCrew.slice(),
    players: state.players.map((player, owner) => playerView(at, player, owner, seat)),
    presentation: presentationView(at),
    revision: revisionView(at),
    event: state.event === null ? null : { ...state.event },
    defences: state.defences.slice(),
    draft: draftView(at, seat),
    ending: state.ending,
  };
}

/**
 * A face-down pile: how many, and those that the seat has seen, in the order of the card list. Where they lie in a rival's hand
 * would tell which bones are old and which are new (RP-H9).
 */
function pile<X extends number>(
  { seen }: RuthlessState,
  cards: readonly X[],
  seat: Seat | null,
  first = 0,
): PileView<X> {
  const known = cards.filter(card => knows(seen[first + card], seat)).sort((a, b) => a - b);
  return { count: cards.length, known };
}

function playerView(at: At, player: Player, owner: Seat, seat: Seat | null): PlayerView {
  const { state, box } = at;
  const own = owner === seat;
  const cards = box.bones.length;
  return {
    paleontologist: player.paleontologist,
    prestige: player.prestige,
    earned: player.earned.slice(),
    bones: own ? { count: player.bones.length, known: player.bones.slice() } : pile(state, player.bones, seat),
    cards: own ? { count: player.cards.length, known: player.cards.slice() } : pile(state, player.cards, seat, cards),
    kept: pile(state, player.kept, seat),
    discards: pile(state, player.discards, seat, cards),
    crew: player.crew.slice(),
    skeletons: player.skeletons.map(skeleton => skeletonView(box, skeleton)),
    fossils: player.fossils.slice(),
    skips: PHASES.filter((_, index) => player.skips[index]),
    mayKeep: keepAllowance(at, owner),
    eventLimit: eventLimit(at, owner),
  };
}

function skeletonView(box: Box, { name, slots }: Skeleton): SkeletonView {
  return {
    name,
    slots: slots.slice(),
    scores: slots.map(bone => (bone === null ? null : matchScore(box, bone, name))),
  };
}

function presentationView(at: At): TableView['presentation'] {
  const { presentation } = at.state;
  if (presentation === null) return null;
  const { presenter, name, bones, boosts } = presentation;
  const worth = worthOf(at, presenter, { skeleton: null, bones, boosts });
  return { presenter, name, bones: bones.slice(), boosts: boosts.slice(), worth };
}

function revisionView(at: At): TableView['revision'] {
  const { revision } = at.state;
  if (revision === null) return null;
  const { reviser, owner, skeleton, bones, boosts } = revision;
  const worth = worthOf(at, reviser, { skeleton, bones, boosts });
  return { reviser, owner, skeleton, bones: bones.slice(), boosts: boosts.slice(), worth };
}

/** What is being prepared is for the eyes of the player at work only. */
function draftView(at: At, seat: Seat | null): DraftView {
  const { state } = at;
  const { name, skeleton, bones, boosts } = seat === state.active ? state.draft : NO_DRAFT();
  const worth = worthOf(at, state.active, { skeleton, bones, boosts });
  return { name, skeleton, bones: bones.slice(), boosts: boosts.slice(), worth };
}

/** RP-H9: mixes all Bones and all Event cards that these eyes have no mark on, among the places where they lie. */
export function redeal({ state, box }: At, eyes: Eyes, rng: Rng): void {
  const { players } = state;
  const boneZones: BoneId[][] = [state.boneDeck, state.boneTray];
  const cardZones = [state.eventDeck];
  for (const player of players) {
    boneZones.push(player.bones, player.kept);
    cardZones.push(player.cards, player.discards);
  }
  redealPlaces(state.seen, eyes, boneZones, rng);
  redealPlaces(state.seen, eyes, cardZones, rng, box.bones.length);
  // What a rival is picking from a hand that is no longer the same can't stand; where nobody's hand changes it does.
  if (eyes !== state.active && eyes !== 'anyone') state.draft = NO_DRAFT();
}
