import { EVERYBODY, NOBODY, only, type Seat } from '@bonebed/kernel';
import { PHASES, type Phase } from '../box/box.ts';
import { faults } from '../rules/faults.ts';
import {
  type At,
  type BoneId,
  type CardId,
  NO_DRAFT,
  type Player,
  type RuthlessState,
  SOURCES,
  type Source,
  type Stage,
} from '../rules/state.ts';

/** Positions in the words of the game, for tests and lessons. */

/** One player of a position. Cards are written by id; `explosives` is the first copy that is still free. */
export interface Given {
  readonly who?: string;
  readonly prestige?: number;
  /** Where the Prestige came from, if not all of it from the start. */
  readonly earned?: Partial<Readonly<Record<Source, number>>>;
  readonly bones?: readonly string[];
  readonly cards?: readonly string[];
  readonly crew?: readonly string[];
  /** Skeletons by their Name, with their bones. */
  readonly museum?: Readonly<Record<string, readonly string[]>>;
  readonly fossils?: readonly string[];
  readonly skips?: readonly Phase[];
}

export interface Around {
  readonly stage?: Stage;
  readonly turn?: number;
  readonly first?: Seat;
  readonly goal?: number;
  /** The top cards of the Bone deck and of the Event deck. */
  readonly boneDeck?: readonly string[];
  readonly eventDeck?: readonly string[];
  /** How many Bones the deck has; all others lie in the last player's museum. */
  readonly bonesLeft?: number;
  /** How many cards the Event deck has; all others are in the last player's hand. */
  readonly eventsLeft?: number;
  readonly rotates?: boolean;
  readonly fossilsJoin?: boolean;
  readonly endsShort?: boolean;
  readonly idleTurns?: number;
}

/** Paleontologists that have no bearing on most tests. */
const PEOPLE = ['brown', 'cope', 'marsh', 'sternberg'];

/** Makes a position out of a deal, at the first player's place in a phase (the Field Season unless said otherwise). */
export function arrange(at: At, players: readonly Given[], around: Around = {}): void {
  const { state, box } = at;
  clear(state, around);
  const bones: Pile<BoneId> = { cards: box.bones, free: box.bones.map((_, index) => index as BoneId) };
  const cards: Pile<CardId> = { cards: box.cards, free: box.cards.map((_, index) => index as CardId) };
  const topBones = takeAll(bones, around.boneDeck);
  const topCards = takeAll(cards, around.eventDeck);
  for (const [seat, given] of players.entries()) seatPlayer(at, seat, given, bones, cards);
  state.boneDeck = [...topBones, ...bones.free].slice(0, around.bonesLeft);
  state.eventDeck = [...topCards, ...cards.free];
  if (around.bonesLeft !== undefined) shelve(at, [...topBones, ...bones.free].slice(around.bonesLeft));
  if (around.eventsLeft !== undefined) {
    const hand = state.players[players.length - 1].cards;
    hand.push(...state.eventDeck.splice(around.eventsLeft));
  }
  know(at);
  const [fault] = faults(at);
  if (fault !== undefined) throw new Error(`no such position: ${fault.path}: ${fault.fault}`);
}

function clear(state: RuthlessState, around: Around): void {
  const { stage = 'field', turn = 1, first = 0, goal, rotates = false, idleTurns = 0 } = around;
  const { fossilsJoin = true, endsShort = true } = around;
  state.fossilsJoin = fossilsJoin;
  state.endsShort = endsShort;
  state.stage = stage;
  state.turn = turn;
  state.first = first;
  state.active = first;
  state.passes = 0;
  state.goal = goal ?? state.goal;
  state.rotates = rotates;
  state.idleTurns = idleTurns;
  state.boneTray = [];
  state.draft = NO_DRAFT();
}

/** The cards of a deck that nobody has yet. */
interface Pile<X extends number> {
  readonly cards: readonly { readonly id: string }[];
  free: X[];
}

function takeAll<X extends number>(pile: Pile<X>, ids: readonly string[] = []): X[] {
  return ids.map(id => take(pile, id));
}

function take<X extends number>(pile: Pile<X>, id: string): X {
  const found = pile.free.find(card => pile.cards[card].id === id || kind(pile.cards[card].id) === id);
  if (found === undefined) throw new Error(`no card '${id}' is free`);
  pile.free = pile.free.filter(card => card !== found);
  return found;
}

/** The id without the number of the copy. */
export function kind(id: string): string {
  return id.replace(/#\d+$/, '');
}

function seatPlayer({ state, box }: At, seat: Seat, given: Given, bones: Pile<BoneId>, cards: Pile<CardId>): void {
  const { who = PEOPLE[seat], earned = { start: given.prestige ?? 1 }, museum = {} } = given;
  const sources = SOURCES.map(source => earned[source] ?? 0);
  const player: Player = {
    paleontologist: box.paleontologists.findIndex(({ id }) => id === who),
    prestige: sources.reduce((sum, points) => sum + points, 0),
    earned: sources,
    bones: takeAll(bones, given.bones),
    cards: takeAll(cards, given.cards),
    crew: takeAll(cards, given.crew),
    skeletons: Object.entries(museum).map(([name, ids]) => {
      const held = takeAll(bones, ids);
      return {
        name: take(cards, name),
        slots: [0, 1, 2].map(slot => held.find(bone => box.bones[bone].slot === slot) ?? null),
      };
    }),
    fossils: takeAll(bones, given.fossils),
    skips: PHASES.map(phase => given.skips?.includes(phase) === true),
    mayKeep: 0,
    kept: [],
    discards: [],
  };
  state.players[seat] = player;
}

/** Puts bones that must not be in the deck where they can stay: into skeletons with Names from the bottom of the Event deck. */
function shelve({ state, box }: At, bones: readonly BoneId[]): void {
  const player = state.players[state.players.length - 1];
  for (const bone of bones) {
    const { slot } = box.bones[bone];
    if (slot === null) {
      player.fossils.push(bone);
      continue;
    }
    let open = player.skeletons.find(({ name, slots }) => box.cards[name].kind === 'name' && slots[slot] === null);
    if (open === undefined) {
      const name = state.eventDeck.find(card => box.cards[card].kind === 'name');
      if (name === undefined) throw new Error('no Name is left to shelve bones with');
      state.eventDeck = state.eventDeck.filter(card => card !== name);
      open = { name, slots: [null, null, null] };
      player.skeletons.push(open);
    }
    open.slots[slot] = bone;
  }
}

/** Sets who knows each card by where it lies. */
function know({ state, box }: At): void {
  const first = box.bones.length;
  state.seen.fill(EVERYBODY);
  for (const bone of state.boneDeck) state.seen[bone] = NOBODY;
  for (const card of state.eventDeck) state.seen[first + card] = NOBODY;
  for (const [seat, { bones, cards }] of state.players.entries()) {
    for (const bone of bones) state.seen[bone] = only(seat);
    for (const card of cards) state.seen[first + card] = only(seat);
  }
}
