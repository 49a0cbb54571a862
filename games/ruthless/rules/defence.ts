import { impossible, offer, type Reaction, type Seat, type Values } from '@bonebed/kernel';
import { bonesAtStake } from './effects.ts';
import { showCard, trayShownBone } from './hands.ts';
import type { DefenceMove } from './moves.ts';
import { type At, type Guard, type Play, windowScope } from './state.ts';

/**
 * RP-4.5, RP-R18, RP-R19: between showing and effect, the player who is hit may defend. RP-4.6: nobody else may.
 * RP-H1, RP-R42: the window opens on public facts alone: some Defense of the box can answer, and the player holds a card.
 */
export function defenceWindow(play: Play, victim: Seat): void {
  const { state, box } = play;
  const { revision, event } = state;
  if (event !== null) {
    if (!box.cards[event.card].answerable) return;
    defend(play, victim, 'defend', { rival: event.actor, card: event.card });
  } else if (revision !== null && box.revisionAnswerable) {
    defend(play, victim, 'defendSkeleton', { rival: revision.reviser, skeleton: revision.skeleton });
  }
}

/** RP-4.7, RP-R20: several Defenses at once, one by one as long as one more can matter. RP-4.9, RP-R21: no answer to them. */
function defend(play: Play, victim: Seat, what: string, values: Values): void {
  const { state, ask } = play;
  const scope = windowScope(state, 'defend');
  const asked = [victim];
  while (state.players[victim].cards.length > 0 && canMatter(play, victim)) {
    const reaction = ask.react(asked, what, seat => offer(defences(play, seat), ...guards), scope, values);
    if (reaction === null) return;
    playDefence(play, reaction);
  }
}

/** Whether one more Defense could still change something, by what lies on the table. */
function canMatter(at: At, victim: Seat): boolean {
  const { state, box } = at;
  const { canceled, saved } = canceledOrSaved(at);
  if (canceled) return false;
  if (state.defences.length === 0) return true;
  if (state.event !== null) return bonesAtStake(at, victim, box.cards[state.event.card]) > saved;
  return state.revision !== null && state.revision.bones.length > 0;
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
function defences({ state, box }: At, seat: Seat): DefenceMove[] {
  const moves: DefenceMove[] = [];
  for (const card of state.players[seat].cards) {
    if (box.cards[card].kind !== 'defence') continue;
    if (box.cards[card].target !== 'revisedBone' || state.revision === null) moves.push({ do: 'defend', card });
    else for (const bone of state.revision.bones) moves.push({ do: 'refuse', card, bone });
  }
  return moves;
}

/** RP-4.8: a Defense answers only the threats it is made for. */
const noAnswer: Guard<DefenceMove> = {
  rule: 'RP-4.8',
  bars: ({ state, box }, _seat, { card }) => {
    const { answers, answersRevision } = box.cards[card];
    return state.event === null ? !answersRevision : (answers & box.cards[state.event.card].tags) === 0;
  },
};

/** RP-4.7: a Defense that cancels is played alone. */
const notAlone: Guard<DefenceMove> = {
  rule: 'RP-4.7',
  bars: ({ state, box }, _seat, { card }) =>
    state.defences.length > 0 && box.cards[card].effects.some(({ effect }) => effect === 'cancel'),
};

const guards = [noAnswer, notAlone] as const;

function playDefence(play: Play, { seat, option }: Reaction<DefenceMove>): void {
  const { state, tell } = play;
  const { card } = option;
  showCard(play, seat, card);
  state.defences.push(card);
  if (option.do === 'defend') {
    tell({ type: 'defended', seat, card });
    return;
  }
  const { bone } = option;
  const revision = state.revision ?? impossible('a revision', option.do);
  revision.bones = revision.bones.filter(laid => laid !== bone);
  trayShownBone(play, bone);
  tell({ type: 'refused', seat, card, bone });
}
