import {
  type Deal,
  type Game,
  makeHeader,
  type Option,
  openEdition,
  type Play,
  type Position,
  type Seat,
  type State,
  seedFrom,
  Table,
  type Terms,
} from '@bonebed/kernel';

/** A game of two or three whose turn each test writes for itself. It is over when somebody has won. */
export interface DuelState extends State {
  turn: number;
  /** Whatever a test counts. */
  count: number;
  /** A card that only seat 1 has seen. */
  card: number;
  winner: Seat | null;
  seats: number;
}

export interface Duel extends Terms {
  state: DuelState;
  box: { readonly cards: readonly { readonly id: string }[] };
  event: { readonly type: string };
}

export type DuelPlay = Play<Duel>;

export function duel(step: (play: DuelPlay) => void, start: Partial<DuelState> = {}): Game<Duel> {
  return {
    id: 'duel',
    version: 1,
    seats: [2, 3],
    settings: [],
    asks: { act: { rule: 'DU-1' }, block: { rule: 'DU-2' } },
    nouns: {},
    box: () => ({ cards: [{ id: 'tooth' }, { id: 'skull' }] }),
    setup: (_box, { rng, seats }: Deal) => ({
      rng,
      seen: [2],
      turn: 0,
      count: 0,
      card: 0,
      winner: null,
      seats,
      ...start,
    }),
    step: play => {
      step(play);
      play.state.turn += 1;
    },
    outcome: ({ state }) => {
      const { winner, seats } = state;
      if (winner === null) return null;
      return { reason: 'won', places: Array.from({ length: seats }, (_, seat) => (seat === winner ? 1 : 2)) };
    },
    score: ({ state }) => Array.from({ length: state.seats }, (_, seat) => ({ seat, lines: [], tieBreaks: [] })),
    view: ({ state }: Position<Duel>) => ({ turn: state.turn, count: state.count }),
    redeal: ({ state }, seat, rng) => {
      if (seat !== 1) state.card = rng.words[0] & 1;
    },
    clone: state => ({ ...state, rng: { ...state.rng, words: [...state.rng.words] }, seen: [...state.seen] }),
    faults: () => [],
  };
}

export function duelTable(game: Game<Duel>, seats = 2): Table<Duel> {
  const edition = openEdition(game, {});
  return new Table(game, edition.box, makeHeader(game, edition, { seats, seed: seedFrom('duel') }));
}

/** Whoever takes the last of the stones wins; one, two or three are taken at a time. Who leaves a multiple of four can't lose. */
export function stones(count: number): Game<Duel> {
  return duel(
    ({ state, ask }) => {
      const seat = state.turn % state.seats;
      const most = Math.min(3, state.count);
      const candidates: Option[] = Array.from({ length: most }, (_, index) => index + 1);
      state.count -= Number(ask(seat, 'act', { candidates, guards: [] }));
      if (state.count === 0) state.winner = seat;
    },
    { count },
  );
}
