import { type Features, type Position, placesOf, type Seat } from '@bonebed/kernel';
import type { Ruthless } from '../rules/state.ts';

const NAMES = [
  'prestige',
  'atGoal',
  'describable',
  'fossils',
  'addable',
  'revisable',
  'bones',
  'names',
  'boosts',
  'doubts',
  'defences',
  'events',
  'crew',
  'openSlots',
  'weakness',
  'skips',
] as const;

const AT = placesOf(NAMES);

type At = Position<Ruthless>;

/** Ruthless: Prestige, and what the cards in hand and the skeletons on show will still give or cost. */
export const ruthlessFeatures: Features<Ruthless> = {
  names: NAMES,
  read: (at, seat, _score, row) => {
    const { state } = at;
    const player = state.players[seat];
    const isMuseumAhead = state.stage === 'draw' || state.stage === 'field' || state.stage === 'museum';
    const hand = handOf(at, seat);
    const mayDescribe = isMuseumAhead && !player.skips[1];
    const revisions = state.stage === 'end' ? { own: 0, rival: 0 } : revisionsOf(at, seat);
    const { open, weak } = museumOf(at, seat);
    row[AT.prestige] = player.prestige;
    row[AT.atGoal] = player.prestige >= state.goal ? 1 : 0;
    row[AT.describable] = mayDescribe ? describable(hand.slots, hand.names) : 0;
    row[AT.fossils] = mayDescribe ? hand.fossils : 0;
    row[AT.addable] = revisions.own;
    row[AT.revisable] = revisions.rival;
    row[AT.bones] = state.stage === 'end' ? 0 : player.bones.length;
    row[AT.names] = hand.names;
    row[AT.boosts] = hand.boosts;
    row[AT.doubts] = hand.doubts;
    row[AT.defences] = hand.defences;
    row[AT.events] = hand.events;
    row[AT.crew] = player.crew.length;
    row[AT.openSlots] = open;
    row[AT.weakness] = weak;
    row[AT.skips] = isMuseumAhead && player.skips[1] ? 1 : 0;
  },
};

/** A turn of all seats is over, and the next has not begun. */
export function isTurnOver({ state }: At): boolean {
  return state.stage === 'draw';
}

/** How much of the game is left, from 1 to 0: it ends when somebody has come to the goal. */
export function leftOf({ state }: At): number {
  let most = 0;
  for (const { prestige } of state.players) if (prestige > most) most = prestige;
  return Math.max(0, 1 - most / state.goal);
}

interface Hand {
  /** Elements in hand for each part of a skeleton. */
  readonly slots: number[];
  fossils: number;
  names: number;
  boosts: number;
  doubts: number;
  defences: number;
  events: number;
}

function handOf({ state, box }: At, seat: Seat): Hand {
  const { bones, cards } = state.players[seat];
  const hand: Hand = { slots: [0, 0, 0], fossils: 0, names: 0, boosts: 0, doubts: 0, defences: 0, events: 0 };
  for (const bone of bones) {
    const { slot } = box.bones[bone];
    if (slot === null) hand.fossils += 1;
    else hand.slots[slot] += 1;
  }
  for (const card of cards) {
    switch (box.cards[card].timing) {
      case 'withDescription':
        hand.names += 1;
        break;
      case 'withPresentation':
      case 'withRevision':
        hand.boosts += 1;
        break;
      case 'doubt':
        hand.doubts += 1;
        break;
      case 'defence':
        hand.defences += 1;
        break;
      case 'action':
        hand.events += 1;
        break;
    }
  }
  return hand;
}

/** How many bones the Names in hand can bring into the museum: two parts at least for each. */
function describable(slots: readonly number[], names: number): number {
  let placed = 0;
  for (let name = 1; name <= names; name++) {
    let used = 0;
    for (const count of slots) if (count >= name) used += 1;
    if (used < 2) break;
    placed += used;
  }
  return placed;
}

/** How many bones in hand could go into a skeleton on show, the own ones and the rivals'. */
function revisionsOf({ state, box }: At, seat: Seat): { readonly own: number; readonly rival: number } {
  let own = 0;
  let rival = 0;
  for (const bone of state.players[seat].bones) {
    const { slot, family } = box.bones[bone];
    if (slot === null) continue;
    let best: 'own' | 'rival' | null = null;
    for (const [owner, { skeletons }] of state.players.entries()) {
      for (const { name, slots } of skeletons) {
        if (box.cards[name].family !== family) continue;
        const old = slots[slot];
        if (old !== null && box.match[bone][name] <= box.match[old][name]) continue;
        if (owner !== seat) best = 'rival';
        else best ??= 'own';
      }
    }
    if (best === 'own') own += 1;
    else if (best === 'rival') rival += 1;
  }
  return { own, rival };
}

/** Where the own skeletons can be revised: empty slots, and how far bones are from a perfect match. */
function museumOf({ state, box }: At, seat: Seat): { readonly open: number; readonly weak: number } {
  let open = 0;
  let weak = 0;
  for (const { name, slots } of state.players[seat].skeletons) {
    for (const bone of slots) {
      if (bone === null) open += 1;
      else weak += box.constants.perfectScore - box.match[bone][name];
    }
  }
  return { open, weak };
}
