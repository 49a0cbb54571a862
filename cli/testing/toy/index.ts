import {
  BadInput,
  below,
  cloneRng,
  type Deal,
  EVERYBODY,
  type Fault,
  type Game,
  type Guard,
  glimpse,
  type Json,
  NOBODY,
  type Outcome,
  offer,
  only,
  type Play,
  type Position,
  pick,
  type Rng,
  redealPlaces,
  type Seat,
  type Sheet,
  type State,
  shuffled,
  type Terms,
} from '@bonebed/kernel';

/** A small game with hidden hands, a die and a reaction window, for the tests of the command. */
export interface ToyState extends State {
  turn: number;
  rounds: number;
  deck: number[];
  hands: number[][];
  shown: number[][];
  coins: number[];
}

interface ToyBox {
  readonly bones: readonly { readonly id: string; readonly points: number; readonly cost: number }[];
  readonly hand: number;
  readonly coins: number;
  readonly die: readonly number[];
  readonly believed: number;
}

type ToyEvent =
  | { readonly type: 'dug'; readonly seat: Seat; readonly bone: number }
  | { readonly type: 'dugHidden'; readonly seat: Seat }
  | { readonly type: 'rolled'; readonly seat: Seat; readonly coins: number }
  | { readonly type: 'shown'; readonly seat: Seat; readonly bone: number }
  | { readonly type: 'doubted'; readonly seat: Seat; readonly roll: number }
  | { readonly type: 'rested'; readonly seat: Seat };

export interface Toy extends Terms {
  state: ToyState;
  box: ToyBox;
  event: ToyEvent;
}

type At = Position<Toy>;
type Act = 'dig' | 'roll' | 'rest' | { readonly do: 'show'; readonly bone: number };

function box(components: unknown): ToyBox {
  if (typeof components !== 'object' || components === null || !('bones' in components)) {
    throw new BadInput('edition', 'bones', 'missing');
  }
  const { bones } = components;
  if (!Array.isArray(bones) || bones.length === 0) throw new BadInput('edition', 'bones', 'expected a list of bones');
  return components as ToyBox;
}

/** TG-1.1, TG-1.2: a bone for each, a coin for each. */
function setup({ bones, hand, coins }: ToyBox, { seats, settings, rng }: Deal): ToyState {
  const deck = shuffled(rng, bones.length);
  const seen = deck.map(() => NOBODY);
  const hands: number[][] = [];
  for (let seat = 0; seat < seats; seat++) {
    hands.push(deck.splice(-hand));
    for (const bone of hands[seat]) seen[bone] = only(seat);
  }
  const purses = hands.map(() => coins);
  return {
    rng,
    seen,
    turn: 0,
    rounds: Number(settings.rounds),
    deck,
    hands,
    shown: hands.map(() => []),
    coins: purses,
  };
}

/** TG-2.2 */
const emptyDeck: Guard<Toy, Act> = {
  rule: 'TG-2.2',
  bars: ({ state }, _seat, act) => act === 'dig' && state.deck.length === 0,
};

const tooPoor: Guard<Toy, Act> = {
  rule: 'TG-2.4',
  bars: ({ state, box: { bones } }, seat, act) => typeof act === 'object' && bones[act.bone].cost > state.coins[seat],
  values: ({ state, box: { bones } }, seat, act) => ({
    cost: typeof act === 'object' ? bones[act.bone].cost : 0,
    coins: state.coins[seat],
  }),
};

const noCoin: Guard<Toy, 'doubt'> = { rule: 'TG-2.5', bars: ({ state }, seat) => state.coins[seat] === 0 };

function step(play: Play<Toy>): void {
  const { state, ask, tell } = play;
  const seat = state.turn % state.hands.length;
  const shows = state.hands[seat].map(bone => ({ do: 'show', bone }) as const);
  const act = ask<Act>(seat, 'turn', offer<Toy, Act>(['dig', 'roll', 'rest', ...shows], emptyDeck, tooPoor));
  if (act === 'dig') dig(play, seat);
  else if (act === 'roll') roll(play, seat);
  else if (act === 'rest')
    tell({ type: 'rested', seat }); // TG-R1
  else show(play, seat, act.bone);
  state.turn += 1;
}

/** TG-2.1: the digger alone sees what it is. */
function dig({ state, tell }: Play<Toy>, seat: Seat): void {
  const bone = state.deck.pop();
  if (bone === undefined) {
    // TG-2.11 is a rule that never comes to pass.
    return;
  }
  state.hands[seat].push(bone);
  state.seen[bone] = only(seat);
  tell.only([seat], { type: 'dug', seat, bone }, { type: 'dugHidden', seat });
}

/** TG-2.3 */
function roll({ state, box: { die }, tell }: Play<Toy>, seat: Seat): void {
  const coins = pick(state.rng, die);
  state.coins[seat] += coins;
  tell({ type: 'rolled', seat, coins });
}

/** TG-2.4: pay, show, and let the rivals doubt. */
function show({ state, box: { bones, die, believed }, ask, tell }: Play<Toy>, seat: Seat, bone: number): void {
  state.coins[seat] -= bones[bone].cost;
  state.hands[seat].splice(state.hands[seat].indexOf(bone), 1);
  state.shown[seat].push(bone);
  state.seen[bone] = EVERYBODY;
  tell({ type: 'shown', seat, bone });
  const rivals = state.hands.flatMap((_, rival) => (rival === seat ? [] : [rival]));
  const doubt = ask.react<'doubt'>(
    rivals,
    'doubt',
    () => offer<Toy, 'doubt'>(['doubt'], noCoin),
    `turn ${state.turn}`,
    {
      bone,
    },
  );
  if (doubt === null) return;
  state.coins[doubt.seat] -= 1;
  const rolled = die[below(state.rng, die.length)];
  tell({ type: 'doubted', seat: doubt.seat, roll: rolled });
  if (rolled >= believed) return;
  // TG-2.10: under the deck it goes.
  state.shown[seat].pop();
  state.deck.unshift(bone);
}

/** TG-3.1 */
function outcome({ state, box: { bones } }: At): Outcome | null {
  if (state.turn < state.rounds * state.hands.length) return null;
  const totals = state.shown.map(own => own.reduce((sum, bone) => sum + bones[bone].points, 0));
  return { reason: 'rounds', places: totals.map(own => 1 + totals.filter(other => other > own).length) };
}

/** TG-3.2 */
function score({ state, box: { bones } }: At): Sheet {
  return state.hands.map((hand, seat) => ({
    seat,
    lines: [
      { what: 'shown', points: state.shown[seat].reduce((sum, bone) => sum + bones[bone].points, 0), secret: false },
      { what: 'hand', points: 0 - hand.length, secret: true },
    ],
    tieBreaks: [{ what: 'coins', points: state.coins[seat], secret: false }],
  }));
}

/** TG-H1: others' hands are only counted. */
function view({ state }: At, seat: Seat | null): Json {
  return {
    turn: state.turn,
    deck: state.deck.length,
    players: state.hands.map((hand, owner) => ({
      seat: owner,
      coins: state.coins[owner],
      bones: glimpse(state.seen, hand, seat),
      shown: [...state.shown[owner]],
    })),
  };
}

function redeal({ state }: At, seat: Seat | null, rng: Rng): void {
  redealPlaces(state.seen, seat, [state.deck, ...state.hands], rng);
}

function clone(state: ToyState): ToyState {
  return {
    rng: cloneRng(state.rng),
    seen: state.seen.slice(),
    turn: state.turn,
    rounds: state.rounds,
    deck: state.deck.slice(),
    hands: state.hands.map(hand => hand.slice()),
    shown: state.shown.map(bones => bones.slice()),
    coins: state.coins.slice(),
  };
}

/** TG-I1 */
function faults({ state, box: { bones } }: At): Fault[] {
  const all = [state.deck, ...state.hands, ...state.shown].flat();
  const whole = all.length === bones.length && new Set(all).size === bones.length;
  return whole
    ? []
    : [{ path: 'state.deck', fault: `${new Set(all).size} different bones in play, not ${bones.length}` }];
}

export const toy: Game<Toy> = {
  id: 'toy',
  version: 1,
  seats: [2, 3],
  settings: [{ id: 'rounds', values: [3, 6], default: 6 }],
  asks: { turn: { rule: 'TG-2.1' }, doubt: { rule: 'TG-2.5' } },
  nouns: { bone: 'bones', bones: 'bones', shown: 'bones', seat: 'seats' },
  box,
  setup,
  step,
  outcome,
  score,
  view,
  redeal,
  clone,
  faults,
};
