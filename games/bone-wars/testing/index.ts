import { EVERYBODY, NOBODY, only, openEdition, type Seat, type Settings, scenario, type Table } from '@bonebed/kernel';
import type { Box } from '../box/box.ts';
import components from '../box/components.json' with { type: 'json' };
import type { GrantAbility, PaleontologistAction } from '../box/components.ts';
import { boneWars } from '../index.ts';
import type { BoneWarsEvent } from '../rules/events.ts';
import { type Bone, type Card, type Find, idOf, idsOf, type Patron, type Site, type Specialist } from '../rules/ids.ts';
import { type BoneWars, type BoneWarsState, inPlay, type Player, sum, VIRTUAL } from '../rules/state.ts';
import { theodoreOf } from '../rules/theodore/cards.ts';

/** What the tests share: the default edition and a builder for positions. */
export const edition = openEdition(boneWars, components);
export const { box } = edition;

/** The index of an entry by its id. */
export function id<I extends number>(table: readonly { readonly id: string }[], name: string): I {
  const index = table.findIndex(entry => entry.id === name);
  if (index < 0) throw new Error(`no '${name}' among ${table.map(entry => entry.id).join(', ')}`);
  return idOf<I>(index);
}

export const card = (name: string) => id<Card>(box.cards, name);
export const bone = (name: string) => id<Bone>(box.bones, name);
export const site = (name: string) => id<Site>(box.sites, name);
export const find = (icon: string) => id<Find>(box.finds, icon);
export const patron = (name: string) => id<Patron>(box.patrons, name);
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

/**
 * A position in the first turn of the first round, the same every time: seat 0 at university space 1 (Marsh), seat 1 at
 * space 3 (Cope), then 2 and 4; no grants; every site with torso, tail and paw from the top; decks in the order of the
 * data, drawn from its end. `build` changes what a test is about.
 */
export function position(
  seats: number,
  build: (builder: Builder) => void = () => {},
  chance: readonly number[] = [],
  settings: Settings = {},
): Table<BoneWars> {
  const arrange = (state: BoneWarsState) => {
    tidy(state, box);
    build(makeBuilder(state));
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

function tidy(state: BoneWarsState, { rounds, bonusTiles }: Box): void {
  const at = { state, box };
  state.phase = 'rounds';
  state.opening.offer = [];
  state.order = state.players.map((_, index) => index);
  state.rare = box.bones.map(() => box.rarePerKind);
  state.bag = box.bones.map(({ count }) => count - box.rarePerKind);
  state.speciesDeck = [...box.speciesCards];
  state.paleontologistDeck = [...box.paleontologistCards];
  state.seen.fill(NOBODY);
  const display = ['leidy-2', 'lucas-2', 'foulke-2'].map(card);
  for (const shown of display) takeOut(state, shown);
  state.display = display;
  state.finds = state.finds.map((_, index) => idOf<Find>(index % box.finds.length));
  state.columnTiles = ['rare2', 'upgradeSlot', 'speciesLook3', 'teamUpgrade', 'digSite3'].map(name =>
    id(box.tiles, name),
  );
  const roundTiles = bonusTiles.filter(tile => !state.columnTiles.includes(tile));
  state.roundTiles = rounds.map(({ printed }, index) => printed ?? roundTiles[index]);
  state.awards = ['A1', 'B5', 'C4'].map(name => id(box.awards, name));
  const species = ['troodon', 'laelaps', 'eryops', 'diatryma', 'trachodon', 'eohippus'].map(card);
  const tiles = ['swapPatron', 'money1', 'bone1', 'exchangeRare', 'speciesSwap', 'removePaleontologist'];
  for (const [index, place] of state.sites.entries()) {
    place.bones = ['torso', 'tail', 'paw'].map(bone);
    for (const kind of place.bones) if (kind !== null) state.bag[kind] -= 1;
    takeOut(state, species[index]);
    place.species = species[index];
    place.tile = id(box.siteTiles, tiles[index]);
    const { campSpaces } = box.sites[index];
    place.camps = campSpaces.map(space => (inPlay(at, space) ? null : VIRTUAL));
  }
  for (const award of state.awards) {
    for (const space of box.awards[award].spaces) {
      if (!inPlay(at, box.awardSpaces[space])) state.awardMarkers.push({ space, owner: VIRTUAL });
    }
  }
  for (const [index, one] of state.players.entries()) {
    one.crates = box.bones.map(() => 0);
    one.species = [];
    one.paleontologists = [];
    one.tookSpecies = true;
    one.profession = id(box.professions, `prof-${index + 1}L`);
    one.campus = id(box.campuses, ['1', '3', '2', '4'][index]);
    one.patron = box.campuses[one.campus].patron;
  }
  const neutral: Readonly<Record<number, string>> = { 1: '2', 2: '2', 3: '4' };
  const space = neutral[state.seats];
  state.neutralTeam = space === undefined ? null : id(box.campuses, space);
  for (const shown of [...state.display, ...species]) state.seen[shown] = EVERYBODY;
}

/** Takes a species or paleontologist card from wherever it is. */
function takeOut(state: BoneWarsState, wanted: Card): void {
  const lists = [
    state.speciesDeck,
    state.paleontologistDeck,
    state.speciesDiscard,
    state.paleontologistDiscard,
    state.display,
    ...state.players.flatMap(one => [one.species, one.paleontologists, ...one.archive]),
  ];
  for (const list of lists) {
    const index = list.indexOf(wanted);
    if (index >= 0) list.splice(index, 1);
  }
  for (const place of state.sites) if (place.species === wanted) place.species = null;
}

/** What `position` hands to a test for changing it: moves real components about, so that the result is sound. */
export type Builder = ReturnType<typeof makeBuilder>;

function makeBuilder(state: BoneWarsState) {
  const self = {
    state,

    player(seat: Seat): Player {
      return state.players[seat];
    },

    /** Cards that the seat has drawn unseen into its hand. */
    hand(seat: Seat, ...names: readonly string[]): void {
      for (const name of names) {
        const one = card(name);
        takeOut(state, one);
        const { species, paleontologists } = self.player(seat);
        (box.cards[one].kind === 'species' ? species : paleontologists).push(one);
        state.seen[one] = seat < state.seats ? only(seat) : EVERYBODY;
      }
    },

    /** Theodore's deck with these cards on top, the last one first to be flipped. */
    soloDeck(...names: readonly string[]): void {
      const theodore = theodoreOf({ state });
      for (const one of names.map(card)) {
        for (const pile of [theodore.deck, theodore.upgrades]) {
          const index = pile.indexOf(one);
          if (index >= 0) pile.splice(index, 1);
        }
        theodore.deck.push(one);
      }
    },

    hire(seat: Seat, ...names: readonly string[]): void {
      self.player(seat).hired = names.map(name => id<Specialist>(box.specialists, name));
    },

    /** Species cards in an envelope of the archive. */
    archive(seat: Seat, icon: string, ...names: readonly string[]): void {
      for (const name of names) {
        takeOut(state, card(name));
        self.player(seat).archive[find(icon)].push(card(name));
        state.seen[card(name)] = EVERYBODY;
      }
    },

    /** Exactly these bones in the crates. */
    crates(seat: Seat, ...kinds: readonly string[]): void {
      const { crates } = self.player(seat);
      for (const [kind, n] of crates.entries()) state.bag[kind] += n;
      crates.fill(0);
      for (const kind of kinds) {
        state.bag[bone(kind)] -= 1;
        crates[bone(kind)] += 1;
      }
      const fewest = Math.ceil((sum(crates) - box.board.crates.openAtStart) / box.board.crates.cratesPerCoverTile);
      self.player(seat).covers = Math.min(self.player(seat).covers, box.board.crates.coverTiles - Math.max(0, fewest));
    },

    /** Bones of a site from the top; '-' for an empty slot. */
    bones(place: string, ...kinds: readonly string[]): void {
      const { bones } = state.sites[site(place)];
      for (const [index, old] of bones.entries()) {
        if (old !== null) state.bag[old] += 1;
        const kind = kinds[index];
        bones[index] = kind === '-' ? null : bone(kind);
        if (kind !== '-') state.bag[bone(kind)] -= 1;
      }
    },

    species(place: string, name: string | null): void {
      const spot = state.sites[site(place)];
      if (spot.species !== null) self.discard(spot.species);
      if (name === null) return;
      takeOut(state, card(name));
      spot.species = card(name);
      state.seen[card(name)] = EVERYBODY;
    },

    discard(one: Card): void {
      takeOut(state, one);
      const pile = box.cards[one].kind === 'species' ? state.speciesDiscard : state.paleontologistDiscard;
      pile.push(one);
      state.seen[one] = EVERYBODY;
    },

    /** These cards on top of their decks, the last one first to be drawn. */
    top(...names: readonly string[]): void {
      for (const name of names) {
        const one = card(name);
        takeOut(state, one);
        (box.cards[one].kind === 'species' ? state.speciesDeck : state.paleontologistDeck).push(one);
        state.seen[one] = NOBODY;
      }
    },

    /** Marks a grant for a seat, on the university space where its team began. */
    grant(seat: Seat, ability: GrantAbility): void {
      const wanted = box.grants.findIndex(grant => grant.ability === ability);
      const spot = [0, 2, 1, 3][seat];
      const other = state.grants.indexOf(idOf(wanted));
      if (other >= 0) state.grants[other] = state.grants[spot];
      state.grants[spot] = idOf(wanted);
      self.player(seat).grant = idOf(spot);
    },

    team(seat: Seat, place: string): void {
      self.player(seat).site = site(place);
      self.player(seat).campus = null;
    },

    paleontologist(seat: Seat, action: PaleontologistAction | null): void {
      self.player(seat).paleontologist = action;
    },

    /** Base camps of a seat at these sites, movement camps first. */
    camps(seat: Seat, kind: 'movement' | 'archive', ...places: readonly string[]): void {
      for (const place of places) {
        const { camps } = state.sites[site(place)];
        camps[camps.indexOf(null)] = seat;
        self.player(seat).camps[kind] -= 1;
      }
    },

    /** The archive limit, by base camps that have been placed. */
    archiveLimit(seat: Seat, limit: number): void {
      const places = ['montana', 'wyoming'].slice(0, limit - box.board.archiveLimit.base);
      self.camps(seat, 'archive', ...places);
    },

    papers(name: string, ...values: readonly number[]): void {
      state.papers[patron(name)] = [...values];
    },

    patron(seat: Seat, name: string): void {
      self.player(seat).patron = patron(name);
    },

    /** So many cards already played this round: the first slots are filled with cards of the deck. */
    slotsFilled(seat: Seat, n: number): void {
      for (let slot = 0; slot < n; slot++) {
        const used = state.paleontologistDeck[0];
        takeOut(state, used);
        state.seen[used] = EVERYBODY;
        self.player(seat).slots[slot].card = used;
      }
    },

    roundTile(name: string): void {
      self.swapTile(state.roundTiles, state.round, name);
    },

    columnTile(column: number, name: string): void {
      self.swapTile(state.columnTiles, column - 1, name);
    },

    swapTile(tiles: BoneWarsState['roundTiles'], index: number, name: string): void {
      const wanted = id<(typeof tiles)[number]>(box.tiles, name);
      const old = tiles[index];
      for (const list of [state.roundTiles, state.columnTiles]) {
        const at = list.indexOf(wanted);
        if (at >= 0) list[at] = old;
      }
      tiles[index] = wanted;
    },

    siteTile(place: string, name: string): void {
      const wanted = idsOf<BoneWarsState['sites'][number]['tile']>(box.siteTiles)[id<number>(box.siteTiles, name)];
      const here = state.sites[site(place)];
      for (const other of state.sites) if (other.tile === wanted) other.tile = here.tile;
      here.tile = wanted;
    },

    /** Plays on from the beginning of a later round. */
    round(round: number): void {
      state.round = round - 1;
    },

    /** All others have passed. */
    alone(seat: Seat): void {
      for (const [index, one] of state.players.entries()) one.passed = index !== seat;
      state.current = state.order.indexOf(seat);
    },
  };
  return self;
}
