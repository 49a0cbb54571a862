import {
  type Edition,
  EVERYBODY,
  give,
  NOBODY,
  only,
  openEdition,
  type Seat,
  scenario,
  type Table,
} from '@bonebed/kernel';
import { PHASES, type Phase } from '../box/box.ts';
import components from '../box/components.json' with { type: 'json' };
import { ruthless } from '../index.ts';
import {
  type BoneId,
  type CardId,
  NO_DRAFT,
  type Player,
  type Ruthless,
  type RuthlessState,
  SOURCES,
  type Stage,
} from '../rules/state.ts';

/** The edition that tests play with. */
export const edition: Edition<Ruthless> = openEdition(ruthless, components);
export const { box } = edition;
export { components };

/** One player of a position. Cards are written by id; `explosives` is the first copy that is still free. */
export interface Given {
  readonly who?: string;
  readonly prestige?: number;
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
  readonly chance?: readonly number[];
  readonly rotates?: boolean;
  readonly idleTurns?: number;
}

/** Paleontologists that have no bearing on most tests. */
const PEOPLE = ['brown', 'cope', 'marsh', 'sternberg'];

/** A position at the first player's place in a phase (the Field Season unless said otherwise), with foretold chance. */
export function position(players: readonly Given[], around: Around = {}): Table<Ruthless> {
  const arrange = (state: RuthlessState) => {
    clear(state, around);
    const bones: Pile<BoneId> = { cards: box.bones, free: box.bones.map((_, index) => index as BoneId) };
    const cards: Pile<CardId> = { cards: box.cards, free: box.cards.map((_, index) => index as CardId) };
    const topBones = takeAll(bones, around.boneDeck);
    const topCards = takeAll(cards, around.eventDeck);
    for (const [seat, given] of players.entries()) seatPlayer(state, seat, given, bones, cards);
    state.boneDeck = [...topBones, ...bones.free].slice(0, around.bonesLeft);
    state.eventDeck = [...topCards, ...cards.free];
    if (around.bonesLeft !== undefined) shelve(state, [...topBones, ...bones.free].slice(around.bonesLeft));
    if (around.eventsLeft !== undefined) {
      const hand = state.players[players.length - 1].cards;
      hand.push(...state.eventDeck.splice(around.eventsLeft));
    }
    know(state);
    const [fault] = ruthless.faults({ state, box });
    if (fault !== undefined) throw new Error(`no such position: ${fault.path}: ${fault.fault}`);
  };
  return scenario(ruthless, edition, { seats: players.length }, arrange, around.chance ?? []);
}

function clear(
  state: RuthlessState,
  { stage = 'field', turn = 1, first = 0, goal, rotates = false, idleTurns = 0 }: Around,
): void {
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

function seatPlayer(state: RuthlessState, seat: Seat, given: Given, bones: Pile<BoneId>, cards: Pile<CardId>): void {
  const { who = PEOPLE[seat], prestige = 1, museum = {} } = given;
  const player: Player = {
    paleontologist: box.paleontologists.findIndex(({ id }) => id === who),
    prestige,
    earned: SOURCES.map(source => (source === 'start' ? prestige : 0)),
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
function shelve(state: RuthlessState, bones: readonly BoneId[]): void {
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
function know(state: RuthlessState): void {
  const first = box.bones.length;
  state.seen.fill(EVERYBODY);
  for (const bone of state.boneDeck) state.seen[bone] = NOBODY;
  for (const card of state.eventDeck) state.seen[first + card] = NOBODY;
  for (const [seat, { bones, cards }] of state.players.entries()) {
    for (const bone of bones) state.seen[bone] = only(seat);
    for (const card of cards) state.seen[first + card] = only(seat);
  }
}

/** What a test looks at, in the words of the game. */
export function prestige(table: Table<Ruthless>): number[] {
  return table.position.state.players.map(player => player.prestige);
}

export function bonesOf(table: Table<Ruthless>, seat: Seat): string[] {
  return table.position.state.players[seat].bones.map(boneName);
}

export function cardsOf(table: Table<Ruthless>, seat: Seat): string[] {
  return table.position.state.players[seat].cards.map(cardName);
}

export function crewOf(table: Table<Ruthless>, seat: Seat): string[] {
  return table.position.state.players[seat].crew.map(cardName);
}

/** A museum: Names with their bones, then fossils. */
export function museumOf(table: Table<Ruthless>, seat: Seat): Record<string, string[]> {
  const { skeletons, fossils } = table.position.state.players[seat];
  const museum: Record<string, string[]> = {};
  for (const { name, slots } of skeletons) museum[cardName(name)] = slots.filter(bone => bone !== null).map(boneName);
  if (fossils.length > 0) museum.fossils = fossils.map(boneName);
  return museum;
}

export function tray(table: Table<Ruthless>): string[] {
  return table.position.state.boneTray.map(boneName);
}

/** The bottom cards of the Event deck, the lowest last. */
export function under(table: Table<Ruthless>, count: number): string[] {
  return table.position.state.eventDeck.slice(-count).map(cardName);
}

export function boneName(bone: BoneId): string {
  return box.bones[bone].id;
}

export function cardName(card: CardId): string {
  return kind(box.cards[card].id);
}

/** Who is asked what now: `museum 0`, `doubt 1 2`. */
export function asked(table: Table<Ruthless>): string {
  return table.pending === null ? 'over' : [table.pending.what, ...table.pending.waiting].join(' ');
}

/** Everybody passes, declines, returns the bones and discards the first card, until it comes to `what`. */
export function passTo(table: Table<Ruthless>, what: string): Table<Ruthless> {
  while (table.pending !== null && table.pending.what !== what) passOnce(table);
  return table;
}

/** Everybody passes to the end of the turn, through the next draw. */
export function passTurn(table: Table<Ruthless>): Table<Ruthless> {
  const { turn } = table.position.state;
  while (table.pending !== null && table.position.state.turn === turn) passOnce(table);
  return table;
}

export function passOnce(table: Table<Ruthless>): void {
  const [seat] = table.pending?.waiting ?? [];
  const texts = table.choices(seat).map(choice => choice.text);
  const idle = texts.find(text => text === 'pass' || text === 'done') ?? texts[0];
  give(table, `${seat} ${idle}`);
}

/** The types of the events that a seat was told. */
export function told(table: Table<Ruthless>, seat: Seat | null, since = 0): string[] {
  return table.events(seat, since).flatMap(event => (event === null ? [] : [event.type]));
}
