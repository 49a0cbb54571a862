import { type Json, knows, type Rng, redealPlaces, type Seat } from '@bonebed/kernel';
import { eventLimit, keepAllowance } from './abilities.ts';
import { type Box, matchScore, PHASES } from './box.ts';
import { type At, type BoneId, NO_DRAFT, type Player, phaseOf, type Skeleton } from './state.ts';

/** What a seat, or a spectator, may see: the table in "Hidden information". RP-H8: spectators see what others see. */
export function view(at: At, seat: Seat | null): Json {
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
    boneTray: pile(state.seen, state.boneTray, seat, 0),
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
function pile(seen: readonly number[], cards: readonly number[], seat: Seat | null, first: number): Json {
  const known = cards.filter(card => knows(seen[first + card], seat)).sort((a, b) => a - b);
  return { count: cards.length, known };
}

function playerView(at: At, player: Player, owner: Seat, seat: Seat | null): Json {
  const { state, box } = at;
  const own = owner === seat;
  const cards = box.bones.length;
  return {
    paleontologist: player.paleontologist,
    prestige: player.prestige,
    earned: player.earned.slice(),
    bones: own ? { count: player.bones.length, known: player.bones.slice() } : pile(state.seen, player.bones, seat, 0),
    cards: own
      ? { count: player.cards.length, known: player.cards.slice() }
      : pile(state.seen, player.cards, seat, cards),
    kept: pile(state.seen, player.kept, seat, 0),
    discards: pile(state.seen, player.discards, seat, cards),
    crew: player.crew.slice(),
    skeletons: player.skeletons.map(skeleton => skeletonView(box, skeleton)),
    fossils: player.fossils.slice(),
    skips: PHASES.filter((_, index) => player.skips[index]),
    mayKeep: keepAllowance(at, owner),
    eventLimit: eventLimit(at, owner),
  };
}

function skeletonView(box: Box, { name, slots }: Skeleton): Json {
  return {
    name,
    slots: slots.slice(),
    scores: slots.map(bone => (bone === null ? null : matchScore(box, bone, name))),
  };
}

function presentationView({ state }: At): Json {
  if (state.presentation === null) return null;
  const { presenter, name, bones, boosts } = state.presentation;
  return { presenter, name, bones: bones.slice(), boosts: boosts.slice() };
}

function revisionView({ state }: At): Json {
  if (state.revision === null) return null;
  const { reviser, owner, skeleton, bones, boosts } = state.revision;
  return { reviser, owner, skeleton, bones: bones.slice(), boosts: boosts.slice() };
}

/** What is being prepared is for the eyes of the player at work only. */
function draftView({ state }: At, seat: Seat | null): Json {
  const { name, skeleton, bones, boosts } = seat === state.active ? state.draft : NO_DRAFT();
  return { name, skeleton, bones: bones.slice(), boosts: boosts.slice() };
}

/** RP-H9: mixes all Bones and all Event cards that the seat has no mark on, among the places where they lie. */
export function redeal({ state, box }: At, seat: Seat | null, rng: Rng): void {
  const { players } = state;
  const boneZones: BoneId[][] = [state.boneDeck, state.boneTray];
  const cardZones = [state.eventDeck];
  for (const player of players) {
    boneZones.push(player.bones, player.kept);
    cardZones.push(player.cards, player.discards);
  }
  redealPlaces(state.seen, seat, boneZones, rng);
  redealPlaces(state.seen, seat, cardZones, rng, box.bones.length);
  // What a rival is picking from a hand that is no longer the same can't stand.
  if (seat !== state.active) state.draft = NO_DRAFT();
}
