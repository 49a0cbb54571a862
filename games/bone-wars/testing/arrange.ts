import { EVERYBODY, NOBODY, only, type Seat } from '@bonebed/kernel';
import type { Box } from '../box/box.ts';
import type { GrantAbility, PaleontologistAction } from '../box/components.ts';
import {
  type Bone,
  type Campus,
  type Card,
  type Find,
  type Grant,
  idOf,
  idsOf,
  type Patron,
  type Site,
  type Specialist,
} from '../rules/ids.ts';
import { type BoneWarsState, inPlay, type Player, sum, VIRTUAL } from '../rules/state.ts';
import { theodoreOf } from '../rules/theodore/cards.ts';

/** Positions for tests and lessons, in the words of the game. */

/** The index of an entry by its id. */
export function id<I extends number>(table: readonly { readonly id: string }[], name: string): I {
  const index = table.findIndex(entry => entry.id === name);
  if (index < 0) throw new Error(`no '${name}' among ${table.map(entry => entry.id).join(', ')}`);
  return idOf<I>(index);
}

/** The things of a box by their names. */
export const names = (box: Box) => ({
  card: (name: string) => id<Card>(box.cards, name),
  bone: (name: string) => id<Bone>(box.bones, name),
  site: (name: string) => id<Site>(box.sites, name),
  find: (icon: string) => id<Find>(box.finds, icon),
  patron: (name: string) => id<Patron>(box.patrons, name),
});

/**
 * The first turn of the first round, the same every time: seat 0 at university space 1 (Marsh), seat 1 at space 3 (Cope),
 * then 2 and 4; no grants; every site with torso, tail and paw from the top; decks in the order of the data, drawn from
 * its end.
 */
export function tidy(state: BoneWarsState, box: Box): void {
  const at = { state, box };
  const { rounds, bonusTiles } = box;
  const { card, bone } = names(box);
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

/** Changes a position: moves real components about, so that the result is sound. */
export type Builder = ReturnType<typeof makeBuilder>;

export function makeBuilder(state: BoneWarsState, box: Box) {
  const { card, bone, site, find, patron } = names(box);
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

    /** The face-up paleontologist cards; those that lay there go under the deck. */
    display(...names: readonly string[]): void {
      for (const old of state.display.splice(0)) {
        state.paleontologistDeck.unshift(old);
        state.seen[old] = NOBODY;
      }
      for (const one of names.map(card)) {
        takeOut(state, one);
        state.display.push(one);
        state.seen[one] = EVERYBODY;
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

    /** Team, patron and grant marker of a seat at a university space. */
    university(seat: Seat, space: string): void {
      const campus = id<Campus>(box.campuses, space);
      Object.assign(self.player(seat), { campus, grant: campus, patron: box.campuses[campus].patron });
    },

    /** The grants of the university spaces, in their order. */
    grants(...names: readonly string[]): void {
      state.grants = names.map(name => id<Grant>(box.grants, name));
    },

    profession(seat: Seat, space: string): void {
      self.player(seat).profession = id(box.professions, space);
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

    loyalty(seat: Seat, name: string, step: number): void {
      self.player(seat).loyalty[patron(name)] = step;
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
