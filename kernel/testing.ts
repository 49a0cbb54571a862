import type { Event, Game, Play, Seat, State, Terms } from './game.ts';
import { makeHeader } from './header.ts';
import { EVERYBODY, glimpse } from './knowledge.ts';
import { cloneRng, seedFrom } from './rng.ts';
import { openEdition } from './settings.ts';
import { Table } from './table.ts';

/** A game of one card and a notebook, whose step each test writes for itself. It is over when `turn` reaches `turns`. */
export interface TinyState extends State {
  turn: number;
  notes: (string | number)[];
}

export interface TinyBox {
  readonly turns: number;
  readonly cards: readonly { readonly id: string }[];
}

export interface TinyEvent extends Event {
  readonly seat?: Seat;
  readonly note?: string | number;
}

export interface Tiny extends Terms {
  state: TinyState;
  box: TinyBox;
  event: TinyEvent;
}

export type TinyPlay = Play<Tiny>;

export function tinyGame(step: (play: TinyPlay) => void, changes: Partial<Game<Tiny>> = {}): Game<Tiny> {
  return {
    id: 'tiny',
    version: 1,
    seats: [1, 2, 3],
    settings: [],
    asks: {
      act: { rule: 'TI-1' },
      bid: { rule: 'TI-2' },
      stop: { rule: 'TI-3' },
      card: { rule: 'TI-4', noun: 'card' },
    },
    nouns: { card: 'cards', seat: 'seats' },
    box: () => ({ turns: 3, cards: [{ id: 'tooth' }, { id: 'skull' }] }),
    setup: (_box, { rng }) => ({ rng, seen: [0], turn: 0, notes: [] }),
    step: play => {
      step(play);
      play.state.turn += 1;
    },
    outcome: ({ state, box }) => (state.turn < box.turns ? null : { reason: 'turns', places: [1] }),
    score: ({ state }) => [
      { seat: 0, lines: [{ what: 'notes', points: state.notes.length, secret: true }], tieBreaks: [] },
    ],
    view: ({ state }, seat) => ({ notes: [...state.notes], card: glimpse(state.seen, [0], seat) }),
    redeal: () => {},
    clone: ({ rng, seen, turn, notes }) => ({ rng: cloneRng(rng), seen: [...seen], turn, notes: [...notes] }),
    faults: ({ state }) => (state.turn >= 0 ? [] : [{ path: 'turn', fault: `${state.turn} is below 0` }]),
    ...changes,
  };
}

export function tinyTable(step: (play: TinyPlay) => void, seats = 2, changes: Partial<Game<Tiny>> = {}): Table<Tiny> {
  const game = tinyGame(step, changes);
  const edition = openEdition(game, {});
  return new Table(game, edition.box, makeHeader(game, edition, { seats, seed: seedFrom('tiny') }));
}

/** Shows the card to everybody. */
export function reveal({ state }: TinyPlay): void {
  state.seen[0] = EVERYBODY;
}
