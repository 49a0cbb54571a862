import { below, impossible, offer, type Seat } from '@bonebed/kernel';
import type { Card, Deck, Effect, Phase } from '../box/box.ts';
import { PHASES } from '../box/box.ts';
import { savedByCrew } from './abilities.ts';
import { drawBones, drawCards, lookAtBones, putUnder, remove, returnBone, stealBone, trayShownBone } from './hands.ts';
import { gain, lose } from './prestige.ts';
import { type At, type BoneId, crewOwner, findSkeleton, type Play, type PlayedEvent } from './state.ts';

/** Section 12: what each effect of the vocabulary does. The cards themselves are data. RP-1.9: what a card says, it does. */
export function applyEffect(play: Play, event: PlayedEvent, effect: Effect, saved: number): void {
  const { actor } = event;
  switch (effect.effect) {
    case 'draw':
      draw(play, actor, effect.what, effect.n);
      break;
    case 'steal':
      steal(play, actor, victim(event), effect);
      break;
    case 'destroy':
      destroy(play, victim(event), play.box.cards[event.card], saved);
      break;
    case 'skipPhase':
      skipPhase(play, victim(event), effect.phase);
      break;
    case 'takeCrew':
      takeCrew(play, event);
      break;
    case 'removeCrew':
      removeCrew(play, event);
      break;
    case 'keepBones':
      keepBones(play, actor, effect.n);
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
      withdraw(play);
      break;
    default:
      impossible('an effect of a played Event', effect.effect);
  }
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

function draw(play: Play, seat: Seat, what: Deck, n: number): void {
  const bones = what === 'bone' ? drawBones(play, seat, n) : [];
  const cards = what === 'event' ? drawCards(play, seat, n) : [];
  play.tell.only(
    [seat],
    { type: 'drewThese', seat, cards, bones },
    { type: 'drew', seat, eventCount: cards.length, boneCount: bones.length },
  );
}

/** RP-4.16, RP-R43: at random, each Bone of the hand equally likely. */
function randomBone({ state }: At, seat: Seat): BoneId {
  const { bones } = state.players[seat];
  return bones[below(state.rng, bones.length)];
}

function steal(play: Play, thief: Seat, from: Seat, { n, pick }: Effect & { effect: 'steal' }): void {
  const { state, tell } = play;
  for (let i = 0; i < n && state.players[from].bones.length > 0; i++) {
    const bone = pick === 'seen' ? chooseSeen(play, thief, from) : randomBone(play, from);
    stealBone(play, thief, from, bone);
    // RP-H7: the two players concerned get the full line, the others only that a Bone changed hands.
    const told = { type: 'stole', seat: thief, rival: from, bone } as const;
    tell.only([thief, from], told, { type: 'stoleOne', seat: thief, rival: from });
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

function destroy(play: Play, seat: Seat, card: Card, saved: number): void {
  const lost = Math.max(0, bonesAtStake(play, seat, card) - saved);
  const bones: BoneId[] = [];
  for (let i = 0; i < lost; i++) {
    const bone = randomBone(play, seat);
    returnBone(play, seat, bone);
    bones.push(bone);
  }
  play.tell.only([seat], { type: 'lostThese', seat, bones }, { type: 'lost', seat, n: lost });
}

/** RP-4.11: the player only passes for the rest of that phase of this turn. */
function skipPhase({ state, tell }: Play, seat: Seat, phase: Phase): void {
  state.players[seat].skips[PHASES.indexOf(phase)] = true;
  tell({ type: 'skips', seat, phase });
}

/** RP-R38: a crew member works for the new owner at once. */
function takeCrew({ state, tell }: Play, { actor, crew }: PlayedEvent): void {
  if (crew === null) impossible('a crew card', crew);
  remove(state.players[crewOwner(state, crew)].crew, crew);
  state.players[actor].crew.push(crew);
  tell({ type: 'crewTaken', seat: actor, crew });
}

function removeCrew(play: Play, { crew }: PlayedEvent): void {
  const { state, tell } = play;
  if (crew === null) impossible('a crew card', crew);
  const owner = crewOwner(state, crew);
  remove(state.players[owner].crew, crew);
  putUnder(play, crew);
  tell({ type: 'crewLeft', seat: owner, crew });
}

function keepBones({ state, tell }: Play, seat: Seat, n: number): void {
  state.players[seat].mayKeep += n;
  tell({ type: 'mayKeep', seat, n });
}

/** The slot is empty now; the Name stays even with no bone left. */
function removeFromSkeleton(play: Play, { skeleton, bone }: PlayedEvent): void {
  if (skeleton === null || bone === null) impossible('a bone of a skeleton', bone);
  const { slots } = findSkeleton(play.state, skeleton).skeleton;
  slots[slots.indexOf(bone)] = null;
  trayShownBone(play, bone);
  play.tell({ type: 'thrownOut', bone });
}

/** RP-6.7, RP-R28: a doubted bone goes to the bone tray; with its last bone a presentation collapses. */
function removeFromPresentation(play: Play, { bone }: PlayedEvent): void {
  const { state, tell } = play;
  const { presentation } = state;
  if (presentation === null || bone === null) impossible('a bone of a presentation', bone);
  presentation.bones = presentation.bones.filter(laid => laid !== bone);
  trayShownBone(play, bone);
  tell({ type: 'thrownOut', bone });
  if (presentation.bones.length === 0) tell({ type: 'collapsed', seat: presentation.presenter });
}

/** RP-6.8: the bones still lying there return to the presenter's hand, where everybody has seen them. */
function withdraw({ state, tell }: Play): void {
  const { presentation } = state;
  if (presentation === null || presentation.name === null) impossible('a described skeleton', presentation);
  const { presenter, name, bones } = presentation;
  for (const bone of bones) state.players[presenter].bones.push(bone);
  presentation.bones = [];
  tell({ type: 'withdrawn', seat: presenter, name });
}
