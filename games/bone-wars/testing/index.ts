import { openEdition, type Seat, type Settings, scenario, type Table } from '@bonebed/kernel';
import { barredAloud } from '@bonebed/kernel/kit';
import components from '../box/components.json' with { type: 'json' };
import { boneWars } from '../index.ts';
import type { BoneWarsEvent } from '../rules/events.ts';
import type { Card } from '../rules/ids.ts';
import type { BoneWars, BoneWarsState, Player } from '../rules/state.ts';
import { en } from '../texts/en.ts';
import { fr } from '../texts/fr.ts';
import { type Builder, makeBuilder, names, tidy } from './arrange.ts';

export { type Builder, id } from './arrange.ts';

/** What the tests share: the default edition and positions in it. */
export const edition = openEdition(boneWars, components);
export const { box } = edition;

/** The rule that bars an answer, whose refusal is read aloud on the way. */
export const barredBy = barredAloud<BoneWars>({ en, fr });

export const { card, bone, site, find, patron } = names(box);
export const cardNames = (cards: readonly Card[]) => cards.map(one => box.cards[one].id);

/** How many bones of a kind are in a player's crates. */
export const boneCount = (table: Table<BoneWars>, seat: Seat, kind: string) => player(table, seat).crates[bone(kind)];

export function player(table: Table<BoneWars>, seat: Seat): Player {
  return table.position.state.players[seat];
}

/** The types of the events told so far, or those of one type. */
export function told<Type extends BoneWarsEvent['type']>(
  table: Table<BoneWars>,
  type: Type,
  seat: Seat | null = null,
): Extract<BoneWarsEvent, { readonly type: Type }>[] {
  const isOne = (event: BoneWarsEvent | null): event is Extract<BoneWarsEvent, { readonly type: Type }> =>
    event?.type === type;
  return table.events(seat).filter(isOne);
}

/** A `tidy` position; `build` changes what a test is about. */
export function position(
  seats: number,
  build: (builder: Builder) => void = () => {},
  chance: readonly number[] = [],
  settings: Settings = {},
): Table<BoneWars> {
  const arrange = (state: BoneWarsState) => {
    tidy(state, box);
    build(makeBuilder(state, box));
  };
  return scenario(boneWars, edition, { seats, settings }, arrange, chance);
}

/**
 * A solo game after a turn of Theodore in which he flipped `current` while `next` lay below it. He is player 1, his team
 * begins at university space 3 (Cope), from where a clockwise card leads him to Nebraska and the other to Kansas.
 */
export function soloTurn(
  current: string,
  next: string,
  build: (builder: Builder) => void = () => {},
  { settings = {}, chance = [] }: { settings?: Settings; chance?: readonly number[] } = {},
): Table<BoneWars> {
  const prepare = (b: Builder) => {
    b.soloDeck(next, current);
    b.state.current = 1;
    build(b);
  };
  return position(1, prepare, chance, settings);
}

/** A game as it is dealt, with seat 0 first to choose. */
export function dealt(seats: number, arrange: (state: BoneWarsState) => void = () => {}): Table<BoneWars> {
  return scenario(boneWars, edition, { seats }, state => {
    state.opening.first = 0;
    arrange(state);
  });
}
