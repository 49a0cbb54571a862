import { below, impossible, offer, type Seat } from '@bonebed/kernel';
import type { Card, Effect, Phase } from '../box/box.ts';
import { PHASES } from '../box/box.ts';
import { savedByCrew } from './abilities.ts';
import { drawBones, drawCards, lookAtBones, putUnder, remove, returnBone, stealBone, trayShownBone } from './hands.ts';
import { gain, lose } from './prestige.ts';
import {
  type At,
  type BoneId,
  type CardId,
  crewOwner,
  elementsOf,
  findSkeleton,
  type Play,
  type PlayedEvent,
} from './state.ts';

/**
 * Section 12: what each effect of the vocabulary does. The cards themselves are data. RP-1.9: what a card says, it does. Where the
 * card was told before, in a window, `by` is null: cause and effect stand in one line, or in two, but never twice.
 */
export function applyEffects(play: Play, event: PlayedEvent, by: CardId | null, saved: number): void {
  const { effects } = play.box.cards[event.card];
  const before = play.state.players.map(({ prestige }) => prestige);
  for (const effect of effects) applyEffect(play, event, effect, by, saved);
  tellSway(play, event, by, before);
  maybeTellCollapse(play, event);
}

function applyEffect(play: Play, event: PlayedEvent, effect: Effect, by: CardId | null, saved: number): void {
  const { actor } = event;
  switch (effect.effect) {
    case 'draw':
      draw(play, actor, effect, by);
      break;
    case 'steal':
      steal(play, event, effect, by);
      break;
    case 'destroy':
      destroy(play, event, by, saved);
      break;
    case 'skipPhase':
      skipPhase(play, event, effect.phase, by);
      break;
    case 'takeCrew':
      takeCrew(play, event, by);
      break;
    case 'removeCrew':
      removeCrew(play, event, by);
      break;
    case 'keepBones':
      keepBones(play, actor, effect.n, by);
      break;
    case 'gain':
      gain(play, actor, effect.n, 'events');
      break;
    case 'lose':
      lose(play, victim(event), effect.n, 'slander');
      break;
    case 'removeBone':
      if (effect.from === 'skeleton') removeFromSkeleton(play, event);
      else removeFromPresentation(play, event);
      break;
    case 'withdraw':
      withdraw(play, event, by);
      break;
    default:
      impossible('an effect of a played Event', effect.effect);
  }
}

/** A bone thrown out and the Prestige that moved with it are one line. */
function tellSway({ state, tell }: Play, event: PlayedEvent, card: CardId | null, before: readonly number[]): void {
  const { actor: seat, victim: rival, bone, skeleton } = event;
  const total = state.players[seat].prestige;
  const left = rival === null ? 0 : state.players[rival].prestige;
  const lost = rival === null ? 0 : before[rival] - left;
  const sway = { seat, rival, skeleton, card, n: total - before[seat], total, lost, left };
  if (bone !== null) tell({ type: 'thrownOut', bone, ...sway });
  else if (sway.n !== 0 || lost !== 0) tell({ type: 'swayed', ...sway });
}

/** RP-6.7, RP-R28: a skeleton without its last bone, or a fossil that stood by itself, is no more. */
function maybeTellCollapse({ state, box, tell }: Play, { bone }: PlayedEvent): void {
  const { presentation } = state;
  if (presentation === null || bone === null) return;
  const { presenter, name, bones } = presentation;
  const isGone = box.bones[bone].slot === null ? name === null : elementsOf(box, bones).length === 0;
  if (isGone) tell({ type: 'collapsed', seat: presenter });
}

/** RP-R16: whether an effect would change something, by public facts. */
export function wouldChange(at: At, victimSeat: Seat | null, card: Card, effect: Effect): boolean {
  const { state } = at;
  if (effect.effect === 'draw') return (effect.what === 'bone' ? state.boneDeck : state.eventDeck).length > 0;
  if (victimSeat === null) return true;
  if (effect.effect === 'destroy') return bonesAtStake(at, victimSeat, card) > 0;
  if (effect.effect === 'steal') return state.players[victimSeat].bones.length > 0;
  return true;
}

function victim(event: PlayedEvent): Seat {
  return event.victim ?? impossible('an Event with a target', event.card);
}

function draw(play: Play, seat: Seat, { what, n }: Effect & { effect: 'draw' }, by: CardId | null): void {
  const bones = what === 'bone' ? drawBones(play, seat, n) : [];
  const cards = what === 'event' ? drawCards(play, seat, n) : [];
  tellDrawn(play, seat, cards, bones, by);
}

/** What was drawn its player alone sees, the others how much. */
export function tellDrawn(
  { tell }: Play,
  seat: Seat,
  cards: readonly CardId[],
  bones: readonly BoneId[],
  by: CardId | null,
): void {
  tell.only(
    [seat],
    { type: 'drewThese', seat, cards, bones, card: by },
    { type: 'drew', seat, eventCount: cards.length, boneCount: bones.length, card: by },
  );
}

/** RP-4.16, RP-R43: at random, each Bone of the hand equally likely. */
function randomBone({ state }: At, seat: Seat): BoneId {
  const { bones } = state.players[seat];
  return bones[below(state.rng, bones.length)];
}

function steal(play: Play, event: PlayedEvent, { n, pick }: Effect & { effect: 'steal' }, by: CardId | null): void {
  const { state, tell } = play;
  const { actor: thief } = event;
  const from = victim(event);
  for (let i = 0; i < n && state.players[from].bones.length > 0; i++) {
    const bone = pick === 'seen' ? chooseSeen(play, thief, from) : randomBone(play, from);
    stealBone(play, thief, from, bone);
    // RP-H7: the two players concerned get the full line, the others only that a Bone changed hands.
    const told = { type: 'stole', seat: thief, rival: from, bone, card: by } as const;
    tell.only([thief, from], told, { type: 'stoleOne', seat: thief, rival: from, card: by });
  }
}

/** The thief sees the whole bone hand, in no order that would tell more, and chooses. */
function chooseSeen(play: Play, thief: Seat, from: Seat): BoneId {
  const { state, ask, tell } = play;
  lookAtBones(play, thief, from);
  const bones = state.players[from].bones.slice().sort((a, b) => a - b);
  tell.only([thief], { type: 'spied', seat: thief, rival: from, bones }, null);
  return ask(thief, 'take', offer(bones), { rival: from });
}

/** How many Bones of a hand a card would destroy, if nobody defends: never more than are there, less what crew saves. */
export function bonesAtStake(at: At, seat: Seat, card: Card): number {
  const held = at.state.players[seat].bones.length;
  let lost = 0;
  for (const effect of card.effects) {
    if (effect.effect !== 'destroy') continue;
    lost += effect.n === 'halfUp' ? (held + 1) >> 1 : effect.n;
  }
  return Math.max(0, Math.min(lost, held) - savedByCrew(at, seat, card.tags));
}

function destroy(play: Play, event: PlayedEvent, card: CardId | null, saved: number): void {
  const seat = victim(event);
  const by = event.actor;
  const n = Math.max(0, bonesAtStake(play, seat, play.box.cards[event.card]) - saved);
  const bones: BoneId[] = [];
  for (let i = 0; i < n; i++) {
    const bone = randomBone(play, seat);
    returnBone(play, seat, bone);
    bones.push(bone);
  }
  play.tell.only([seat], { type: 'lostThese', seat, bones, by, card }, { type: 'lost', seat, n, by, card });
}

/** RP-4.11: the player only passes for the rest of that phase of this turn. */
function skipPhase({ state, tell }: Play, event: PlayedEvent, phase: Phase, card: CardId | null): void {
  const seat = victim(event);
  state.players[seat].skips[PHASES.indexOf(phase)] = true;
  tell({ type: 'skips', seat, phase, by: event.actor, card });
}

/** RP-R38: a crew member works for the new owner at once. */
function takeCrew({ state, tell }: Play, { actor, crew }: PlayedEvent, card: CardId | null): void {
  if (crew === null) impossible('a crew card', crew);
  const rival = crewOwner(state, crew);
  remove(state.players[rival].crew, crew);
  state.players[actor].crew.push(crew);
  tell({ type: 'crewTaken', seat: actor, crew, rival, card });
}

function removeCrew(play: Play, { actor, crew }: PlayedEvent, card: CardId | null): void {
  const { state, tell } = play;
  if (crew === null) impossible('a crew card', crew);
  const owner = crewOwner(state, crew);
  remove(state.players[owner].crew, crew);
  putUnder(play, crew);
  tell({ type: 'crewLeft', seat: owner, crew, by: actor, card });
}

function keepBones({ state, tell }: Play, seat: Seat, n: number, card: CardId | null): void {
  state.players[seat].mayKeep += n;
  tell({ type: 'mayKeep', seat, n, card });
}

/** The slot is empty now; the Name stays even with no bone left. */
function removeFromSkeleton(play: Play, { skeleton, bone }: PlayedEvent): void {
  if (skeleton === null || bone === null) impossible('a bone of a skeleton', bone);
  const { slots } = findSkeleton(play.state, skeleton).skeleton;
  slots[slots.indexOf(bone)] = null;
  trayShownBone(play, bone);
}

/** RP-6.7: a doubted bone goes to the bone tray. */
function removeFromPresentation(play: Play, { bone }: PlayedEvent): void {
  const { presentation } = play.state;
  if (presentation === null || bone === null) impossible('a bone of a presentation', bone);
  presentation.bones = presentation.bones.filter(laid => laid !== bone);
  trayShownBone(play, bone);
}

/** RP-6.8: the bones still lying there return to the presenter's hand, where everybody has seen them. */
function withdraw({ state, tell }: Play, { actor }: PlayedEvent, card: CardId | null): void {
  const { presentation } = state;
  if (presentation === null || presentation.name === null) impossible('a described skeleton', presentation);
  const { presenter, name, bones } = presentation;
  for (const bone of bones) state.players[presenter].bones.push(bone);
  presentation.bones = [];
  tell({ type: 'withdrawn', seat: presenter, name, by: actor, card });
}
