import { cloneEach } from '../clone.ts';
import type {
  Deal,
  Eyes,
  Fault,
  Game,
  Guard,
  Json,
  Outcome,
  Play,
  Position,
  Rng,
  Seat,
  Sheet,
  State,
  Terms,
} from '../game.ts';
import { EVERYBODY, glimpse, NOBODY, only, redealPlaces } from '../knowledge.ts';
import { offer } from '../offer.ts';
import { below, cloneRng, shuffled } from '../rng.ts';

/**
 * A small game with one of everything: a shuffled deck, secret hands, dice, blind bids, a reaction window, a forced move.
 * Twelve bones, worth 1 to 4. In turn, draw a bone or show one; a shown bone may be doubted by paying one of your own, and then a
 * die decides. It exists to test the kernel and the kit; the kit's tests break it on purpose, one way at a time.
 */
export interface ToyState extends State {
  turn: number;
  deck: number[];
  hands: number[][];
  shown: number[][];
  lost: number[];
  bids: number[];
}

export interface ToyBox {
  readonly bones: readonly { readonly id: string; readonly points: number }[];
  readonly handSize: number;
  readonly turns: number;
}

export type ToyEvent =
  | { readonly type: 'bid'; readonly bids: readonly number[] }
  | { readonly type: 'drew'; readonly seat: Seat; readonly bone: number }
  | { readonly type: 'drewHidden'; readonly seat: Seat }
  | { readonly type: 'shown'; readonly seat: Seat; readonly bone: number }
  | { readonly type: 'doubted'; readonly seat: Seat; readonly roll: number }
  | { readonly type: 'rested'; readonly seat: Seat };

export interface Toy extends Terms {
  state: ToyState;
  box: ToyBox;
  event: ToyEvent;
}

type ToyPlay = Play<Toy>;
type At = Position<Toy>;
type Act = 'draw' | 'rest' | { readonly do: 'show'; readonly bone: number };

export const toyComponents = { bones: 12, handSize: 2, turns: 6 };

function box(components: unknown): ToyBox {
  const { bones, handSize, turns } = components as typeof toyComponents;
  return {
    bones: Array.from({ length: bones }, (_, i) => ({ id: `bone${i}`, points: 1 + (i % 4) })),
    handSize,
    turns,
  };
}

function setup({ bones, handSize }: ToyBox, { seats, rng }: Deal): ToyState {
  const deck = shuffled(rng, bones.length);
  const seen = deck.map(() => NOBODY);
  const hands: number[][] = [];
  for (let seat = 0; seat < seats; seat++) {
    hands.push(deck.splice(-handSize));
    for (const bone of hands[seat]) seen[bone] = only(seat);
  }
  return { rng, seen, turn: -1, deck, hands, shown: hands.map(() => []), lost: [], bids: [] };
}

export const emptyDeck: Guard<Toy, Act> = {
  rule: 'TOY-1',
  bars: ({ state }, _seat, act) => act === 'draw' && state.deck.length === 0,
  values: ({ state }) => ({ shown: state.shown.length }),
};

/** Resting is only for those who have nothing to show. */
export const busy: Guard<Toy, Act> = {
  rule: 'TOY-2',
  bars: ({ state }, seat, act) => act === 'rest' && (state.hands[seat].length > 0 || state.deck.length > 0),
};

function step(play: ToyPlay): void {
  const { state, ask, tell } = play;
  if (state.turn < 0) {
    const seats = state.hands.map((_, seat) => seat);
    state.bids = ask.each(seats, 'bid', () => offer<Toy, number>([0, 1, 2]));
    tell({ type: 'bid', bids: state.bids });
    state.turn = 0;
    return;
  }
  const seat = state.turn % state.hands.length;
  const shows = state.hands[seat].map(bone => ({ do: 'show', bone }) as const);
  const act: Act = ask.open(seat, 'act', offer<Toy, Act>(['draw', 'rest', ...shows], emptyDeck, busy));
  if (act === 'draw') draw(play, seat);
  else if (act === 'rest') tell({ type: 'rested', seat });
  else show(play, seat, act.bone);
  state.turn += 1;
}

export function draw({ state, tell }: ToyPlay, seat: Seat): void {
  const bone = state.deck.pop();
  if (bone === undefined) return;
  state.hands[seat].push(bone);
  state.seen[bone] = only(seat);
  tell.only([seat], { type: 'drew', seat, bone }, { type: 'drewHidden', seat });
}

function show({ state, ask, tell }: ToyPlay, seat: Seat, bone: number): void {
  state.hands[seat].splice(state.hands[seat].indexOf(bone), 1);
  state.shown[seat].push(bone);
  state.seen[bone] = EVERYBODY;
  tell({ type: 'shown', seat, bone });
  const rivals = state.hands.flatMap((hand, rival) => (rival !== seat && hand.length > 0 ? [rival] : []));
  const doubt = ask.react(rivals, 'doubt', rival => offer<Toy, number>(state.hands[rival]), `turn ${state.turn}`);
  if (doubt === null) return;
  discard(state, state.hands[doubt.seat], doubt.option);
  const roll = below(state.rng, 6);
  tell({ type: 'doubted', seat: doubt.seat, roll });
  if (roll > 2) discard(state, state.shown[seat], bone);
}

function discard(state: ToyState, from: number[], bone: number): void {
  from.splice(from.indexOf(bone), 1);
  state.lost.push(bone);
  state.seen[bone] = EVERYBODY;
}

function outcome({ state, box: { turns } }: At): Outcome | null {
  if (state.turn < turns * state.hands.length) return null;
  const totals = state.shown.map(bones => bones.length);
  return { reason: 'turns', places: totals.map(own => 1 + totals.filter(other => other > own).length) };
}

function score({ state, box: { bones } }: At): Sheet {
  const sum = (ids: readonly number[]) => ids.map(id => bones[id].points).reduce((a, b) => a + b, 0);
  return state.hands.map((hand, seat) => ({
    seat,
    lines: [
      { what: 'shown', points: sum(state.shown[seat]), secret: false },
      { what: 'hand', points: 0 - sum(hand), secret: true },
    ],
    tieBreaks: [],
  }));
}

function view({ state }: At, seat: Seat | null): Json {
  return {
    turn: state.turn,
    deck: state.deck.length,
    hands: state.hands.map(hand => glimpse(state.seen, hand, seat)),
    shown: state.shown.map(bones => [...bones]),
    lost: [...state.lost],
    bids: [...state.bids],
  };
}

function redeal({ state }: At, eyes: Eyes, rng: Rng): void {
  redealPlaces(state.seen, eyes, [state.deck, ...state.hands], rng);
}

function clone(state: ToyState): ToyState {
  return {
    rng: cloneRng(state.rng),
    seen: state.seen.slice(),
    turn: state.turn,
    deck: state.deck.slice(),
    hands: cloneEach(state.hands, hand => hand.slice()),
    shown: cloneEach(state.shown, bones => bones.slice()),
    lost: state.lost.slice(),
    bids: state.bids.slice(),
  };
}

function faults({ state, box: { bones } }: At): Fault[] {
  const all = [state.deck, state.lost, ...state.hands, ...state.shown].flat();
  const ok = all.length === bones.length && new Set(all).size === bones.length;
  return ok ? [] : [{ path: 'deck', fault: `${all.length} bones of ${bones.length}` }];
}

export const toy: Game<Toy> = {
  id: 'toy',
  version: 1,
  seats: [2, 3],
  settings: [{ id: 'fast', values: [false, true], default: false }],
  asks: { bid: { rule: 'TOY-0' }, act: { rule: 'TOY-1' }, doubt: { rule: 'TOY-3', noun: 'bone' } },
  nouns: { bone: 'bones', seat: 'seats' },
  box,
  setup,
  step,
  turn: ({ state }) => `${state.turn}`,
  outcome,
  score,
  view,
  redeal,
  clone,
  faults,
};
