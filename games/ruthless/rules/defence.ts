import { guards, impossible, type Offer, type Reaction, type Seat, type Values } from '@bonebed/kernel';
import { type Box, TAGS } from '../box/box.ts';
import { bonesAtStake } from './effects.ts';
import { showCard, trayShownBone } from './hands.ts';
import type { DefenceMove } from './moves.ts';
import { type At, type BoneId, type CardId, type Guard, type Play, type Ruthless, windowScope } from './state.ts';

/**
 * RP-H1, RP-R42: whether the player who is hit will be asked, by public facts alone: some Defense of the box can answer, and the
 * player holds a card.
 */
export function mayDefend({ state, box }: At, victim: Seat): boolean {
  if (state.players[victim].cards.length === 0) return false;
  return state.event === null ? box.revisionAnswerable : box.cards[state.event.card].answerable;
}

/** RP-4.5, RP-R18, RP-R19: between showing and effect, the player who is hit may defend. RP-4.6: nobody else may. */
export function defenceWindow(play: Play, victim: Seat): void {
  const { revision, event } = play.state;
  if (event !== null) defend(play, victim, 'defend', { rival: event.actor, card: event.card });
  else if (revision !== null) {
    defend(play, victim, 'defendSkeleton', { rival: revision.reviser, skeleton: revision.skeleton });
  }
}

/** RP-4.7, RP-R20: several Defenses at once, one by one as long as one more can matter. RP-4.9, RP-R21: no answer to them. */
function defend(play: Play, victim: Seat, what: string, values: Values): void {
  const { state, ask } = play;
  const scope = windowScope(state, 'defend');
  const asked = [victim];
  while (mayDefend(play, victim) && canMatter(play, victim)) {
    const reaction = ask.react(asked, what, seat => defenceOffer(play, seat), scope, values);
    if (reaction === null) return;
    playDefence(play, reaction);
  }
}

/** Whether one more Defense could come and still change something, by what lies on the table and what is in the box. */
function canMatter(at: At, victim: Seat): boolean {
  const { state, box } = at;
  if (state.defences.length === 0) return true;
  const { canceled, saved } = canceledOrSaved(at);
  if (canceled || !box.defences.some(card => couldFollow(at, card))) return false;
  if (state.event !== null) return bonesAtStake(at, victim, box.cards[state.event.card]) > saved;
  return state.revision !== null && state.revision.bones.length > 0;
}

/** RP-H1: a Defense beside those on the table: one that is not among them, fits, and need not be played alone. */
function couldFollow({ state, box }: At, card: CardId): boolean {
  return !state.defences.includes(card) && !cancels(box, card) && fits({ state, box }, card);
}

/** What the Defenses on the table do together. */
export function canceledOrSaved({ state, box }: At): { readonly canceled: boolean; readonly saved: number } {
  let canceled = false;
  let saved = 0;
  for (const card of state.defences) {
    for (const effect of box.cards[card].effects) {
      if (effect.effect === 'cancel') canceled = true;
      else if (effect.effect === 'save') saved += effect.n;
    }
  }
  return { canceled, saved };
}

/** The Defenses of a hand, each with the bone it would refuse where it refuses one. */
function defenceOffer({ state, box }: At, seat: Seat): Offer<Ruthless, DefenceMove> {
  const moves: DefenceMove[] = [];
  for (const card of state.players[seat].cards) {
    if (box.cards[card].kind !== 'defence') continue;
    if (box.cards[card].target !== 'revisedBone' || state.revision === null) moves.push({ do: 'defend', card });
    else for (const bone of state.revision.bones) moves.push({ do: 'refuse', card, bone });
  }
  return { candidates: moves, guards: defenceGuards };
}

function cancels(box: Box, card: CardId): boolean {
  return box.cards[card].effects.some(({ effect }) => effect === 'cancel');
}

function fits({ state, box }: At, card: CardId): boolean {
  const { answers, answersRevision } = box.cards[card];
  return state.event === null ? answersRevision : (answers & box.cards[state.event.card].tags) !== 0;
}

/** RP-4.8: a Defense answers only the threats it is made for. */
const noAnswer: Guard<DefenceMove> = {
  rule: 'RP-4.8',
  text: 'RP-4.8.for',
  bars: (at, _seat, { card }) => !fits(at, card),
  values: ({ state, box }, _seat, { card }) => {
    const { answers, answersRevision } = box.cards[card];
    const kinds: string[] = TAGS.filter((_, index) => (answers >> index) & 1);
    if (answersRevision) kinds.push('revision');
    const [tag = 'none', other = 'none'] = kinds;
    return { card, threat: state.event?.card ?? 'none', tag, other };
  },
};

/** RP-4.7: a Defense that cancels is played alone. */
const notAlone: Guard<DefenceMove> = {
  rule: 'RP-4.7',
  text: 'RP-4.7.after',
  bars: ({ state, box }, _seat, { card }) => state.defences.length > 0 && cancels(box, card),
  values: ({ state }, _seat, { card }) => ({ card, defence: state.defences[0] }),
};

const defenceGuards = guards(noAnswer, notAlone);

function playDefence(play: Play, { seat, option }: Reaction<DefenceMove>): void {
  const { state, box } = play;
  const { card } = option;
  showCard(play, seat, card);
  state.defences.push(card);
  if (option.do === 'refuse') refuse(play, seat, card, option.bone);
  else if (cancels(box, card)) tellCanceled(play, seat, card);
  else play.tell({ type: 'defended', seat, card });
}

function refuse(play: Play, seat: Seat, card: CardId, bone: BoneId): void {
  const revision = play.state.revision ?? impossible('a revision', bone);
  revision.bones = revision.bones.filter(laid => laid !== bone);
  trayShownBone(play, bone);
  play.tell({ type: 'refused', seat, card, bone });
}

function tellCanceled({ state, tell }: Play, seat: Seat, defence: CardId): void {
  const { event, revision } = state;
  if (event !== null) tell({ type: 'canceled', card: event.card, seat, defence });
  else if (revision !== null) {
    tell({ type: 'revisionCanceled', seat: revision.reviser, skeleton: revision.skeleton, owner: seat, defence });
  }
}
