import {
  chooseAtRandom,
  cloneEach,
  cloneRng,
  type Deal,
  EVERYBODY,
  type Event,
  type Fault,
  fastRng,
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
  playOut,
  policyPlay,
  type Rng,
  redealPlaces,
  type Seat,
  type Sheet,
  type State,
  shuffled,
  type Terms,
} from '@bonebed/kernel';
import type { ContestTally, PlayGames } from '../contest.ts';
import { bestOf, CARDS, HAND, matches, rankOf, SEATS } from './rules.ts';

export interface CardsState extends State {
  turn: number;
  passes: number;
  deck: number[];
  hands: number[][];
  played: number[];
  points: number[];
}

interface CardsEvent extends Event {
  readonly type: 'drew' | 'drewHidden' | 'played' | 'passed';
  readonly seat: Seat;
  readonly card?: number;
}

export interface Cards extends Terms {
  state: CardsState;
  box: object;
  event: CardsEvent;
}

type Choice = number | 'pass';

const noMatch: Guard<Cards, number> = {
  rule: 'CA-2',
  bars: ({ state }, _seat, card) => !matches(card, lastOf(state)),
};

const lastOf = ({ played }: CardsState): number => played[played.length - 1];

function canPlay(state: CardsState, seat: Seat): boolean {
  const last = lastOf(state);
  for (const card of state.hands[seat]) if (matches(card, last)) return true;
  return false;
}

const PLAYABLE: readonly Guard<Cards, Choice>[] = [noMatch];

/** CA-3: who has no card that matches passes. */
const mustPass = offer<Cards, Choice>(['pass']);

function step(play: Play<Cards>): void {
  const { state, ask } = play;
  const seat = state.turn % SEATS;
  draw(play, seat);
  const choice = ask(
    seat,
    'play',
    canPlay(state, seat) ? { candidates: state.hands[seat], guards: PLAYABLE } : mustPass,
  );
  if (choice === 'pass') pass(play, seat);
  else playCard(play, seat, choice);
  state.turn += 1;
}

/** Each seat alone, and what the others hear of its draws: made once, for a path that every move takes. */
const ALONE: readonly Seat[][] = Array.from({ length: SEATS }, (_, seat) => [seat]);
const HIDDEN: readonly CardsEvent[] = ALONE.map(([seat]) => ({ type: 'drewHidden', seat }));

function draw({ state, tell }: Play<Cards>, seat: Seat): void {
  const card = state.deck.pop();
  if (card === undefined) return;
  state.hands[seat].push(card);
  state.seen[card] = only(seat);
  tell.only(ALONE[seat], { type: 'drew', seat, card }, HIDDEN[seat]);
}

function pass({ state, tell }: Play<Cards>, seat: Seat): void {
  state.passes += 1;
  tell({ type: 'passed', seat });
}

function playCard({ state, tell }: Play<Cards>, seat: Seat, card: number): void {
  const hand = state.hands[seat];
  // The order of a hand means nothing: the last card fills the gap.
  hand[hand.indexOf(card)] = hand[hand.length - 1];
  hand.pop();
  state.played.push(card);
  state.seen[card] = EVERYBODY;
  state.points[seat] += rankOf[card];
  state.passes = 0;
  tell({ type: 'played', seat, card });
}

function isOver({ turn, hands, deck, passes }: CardsState): boolean {
  const before = (turn + SEATS - 1) % SEATS;
  return hands[before].length === 0 || (deck.length === 0 && passes >= SEATS);
}

function outcome({ state }: Position<Cards>): Outcome | null {
  if (!isOver(state)) return null;
  const { points } = state;
  return { reason: 'over', places: points.map(own => 1 + points.filter(other => other > own).length) };
}

function setup(_box: object, { rng }: Deal): CardsState {
  const deck = shuffled(rng, CARDS);
  const seen = new Array<number>(CARDS).fill(NOBODY);
  const hands: number[][] = [];
  for (let seat = 0; seat < SEATS; seat++) {
    hands.push(deck.splice(-HAND));
    for (const card of hands[seat]) seen[card] = only(seat);
  }
  const played = deck.splice(-1);
  seen[played[0]] = EVERYBODY;
  return { rng, seen, turn: 0, passes: 0, deck, hands, played, points: hands.map(() => 0) };
}

function score({ state }: Position<Cards>): Sheet {
  return state.points.map((points, seat) => ({
    seat,
    lines: [{ what: 'played', points, secret: false }],
    tieBreaks: [],
  }));
}

function view({ state }: Position<Cards>, seat: Seat | null): Json {
  const { turn, passes, deck, hands, played, points } = state;
  const shown = hands.map(hand => glimpse(state.seen, hand, seat));
  return { turn, passes, deck: deck.length, hands: shown, played: [...played], points: [...points] };
}

function clone({ rng, seen, turn, passes, deck, hands, played, points }: CardsState): CardsState {
  return {
    rng: cloneRng(rng),
    seen: seen.slice(),
    turn,
    passes,
    deck: deck.slice(),
    hands: cloneEach(hands, hand => hand.slice()),
    played: played.slice(),
    points: points.slice(),
  };
}

function faults({ state: { deck, hands, played } }: Position<Cards>): Fault[] {
  const all = new Set([deck, played, ...hands].flat());
  return all.size === CARDS ? [] : [{ path: 'deck', fault: `${all.size} cards of ${CARDS}` }];
}

export const cards: Game<Cards> = {
  id: 'cards',
  version: 1,
  seats: [SEATS],
  settings: [],
  asks: { play: { rule: 'CA-1' } },
  nouns: { seat: 'seats' },
  box: () => ({}),
  setup,
  step,
  outcome,
  score,
  view,
  redeal: ({ state }: Position<Cards>, seat: Seat | null, rng: Rng) =>
    redealPlaces(state.seen, seat, [state.deck, ...state.hands], rng),
  clone,
  faults,
};

export function ours(label: string): PlayGames {
  const rng = fastRng(label);
  const box = cards.box({});
  const deal = () => cards.setup(box, { seats: SEATS, settings: {}, rng });
  const play = policyPlay(box, deal(), chooseAtRandom<Cards>(rng));
  return games => {
    const tally: ContestTally = { games, moves: 0, wins: [0, 0, 0, 0] };
    for (let game = 0; game < games; game++) {
      play.state = deal();
      playOut(cards, play);
      tally.moves += play.state.turn;
      const winner = bestOf(play.state.points);
      if (winner !== null) tally.wins[winner] += 1;
    }
    return tally;
  };
}
