import { EVERYBODY, NOBODY, only, openEdition, type Seat, scenario, type Table } from '@bonebed/kernel';
import type { Box } from './box.ts';
import components from './components.json' with { type: 'json' };
import type { GrantAbility, PaleontologistAction } from './components.ts';
import type { BoneWarsEvent } from './events.ts';
import { type Bone, type Card, type Find, idOf, idsOf, type Patron, type Site, type Specialist } from './ids.ts';
import { boneWars } from './index.ts';
import { type BoneWars, type BoneWarsState, inPlay, type Player, sum, VIRTUAL } from './state.ts';

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
): Table<BoneWars> {
  const arrange = (state: BoneWarsState) => {
    tidy(state, box);
    build(new Builder(state));
  };
  return scenario(boneWars, edition, { seats }, arrange, chance);
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
  const neutral: Readonly<Record<number, string>> = { 2: '2', 3: '4' };
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

/** Moves real components about, so that a built position is sound. */
export class Builder {
  readonly state: BoneWarsState;

  constructor(state: BoneWarsState) {
    this.state = state;
  }

  player(seat: Seat): Player {
    return this.state.players[seat];
  }

  /** Cards that the seat has drawn unseen into its hand. */
  hand(seat: Seat, ...names: readonly string[]): void {
    for (const name of names) {
      const one = card(name);
      takeOut(this.state, one);
      const { species, paleontologists } = this.player(seat);
      (box.cards[one].kind === 'species' ? species : paleontologists).push(one);
      this.state.seen[one] = only(seat);
    }
  }

  hire(seat: Seat, ...names: readonly string[]): void {
    this.player(seat).hired = names.map(name => id<Specialist>(box.specialists, name));
  }

  /** Species cards in an envelope of the archive. */
  archive(seat: Seat, icon: string, ...names: readonly string[]): void {
    for (const name of names) {
      takeOut(this.state, card(name));
      this.player(seat).archive[find(icon)].push(card(name));
      this.state.seen[card(name)] = EVERYBODY;
    }
  }

  /** Exactly these bones in the crates. */
  crates(seat: Seat, ...kinds: readonly string[]): void {
    const { crates } = this.player(seat);
    for (const [kind, n] of crates.entries()) this.state.bag[kind] += n;
    crates.fill(0);
    for (const kind of kinds) {
      this.state.bag[bone(kind)] -= 1;
      crates[bone(kind)] += 1;
    }
    const fewest = Math.ceil((sum(crates) - box.board.crates.openAtStart) / box.board.crates.cratesPerCoverTile);
    this.player(seat).covers = Math.min(this.player(seat).covers, box.board.crates.coverTiles - Math.max(0, fewest));
  }

  /** Bones of a site from the top; '-' for an empty slot. */
  bones(place: string, ...kinds: readonly string[]): void {
    const { bones } = this.state.sites[site(place)];
    for (const [index, old] of bones.entries()) {
      if (old !== null) this.state.bag[old] += 1;
      const kind = kinds[index];
      bones[index] = kind === '-' ? null : bone(kind);
      if (kind !== '-') this.state.bag[bone(kind)] -= 1;
    }
  }

  species(place: string, name: string | null): void {
    const spot = this.state.sites[site(place)];
    if (spot.species !== null) this.discard(spot.species);
    if (name === null) return;
    takeOut(this.state, card(name));
    spot.species = card(name);
    this.state.seen[card(name)] = EVERYBODY;
  }

  discard(one: Card): void {
    takeOut(this.state, one);
    const pile = box.cards[one].kind === 'species' ? this.state.speciesDiscard : this.state.paleontologistDiscard;
    pile.push(one);
    this.state.seen[one] = EVERYBODY;
  }

  /** These cards on top of their decks, the last one first to be drawn. */
  top(...names: readonly string[]): void {
    for (const name of names) {
      const one = card(name);
      takeOut(this.state, one);
      (box.cards[one].kind === 'species' ? this.state.speciesDeck : this.state.paleontologistDeck).push(one);
      this.state.seen[one] = NOBODY;
    }
  }

  /** Marks a grant for a seat, on the university space where its team began. */
  grant(seat: Seat, ability: GrantAbility): void {
    const wanted = box.grants.findIndex(grant => grant.ability === ability);
    const spot = [0, 2, 1, 3][seat];
    const other = this.state.grants.indexOf(idOf(wanted));
    if (other >= 0) this.state.grants[other] = this.state.grants[spot];
    this.state.grants[spot] = idOf(wanted);
    this.player(seat).grant = idOf(spot);
  }

  team(seat: Seat, place: string): void {
    this.player(seat).site = site(place);
    this.player(seat).campus = null;
  }

  paleontologist(seat: Seat, action: PaleontologistAction | null): void {
    this.player(seat).paleontologist = action;
  }

  /** Base camps of a seat at these sites, movement camps first. */
  camps(seat: Seat, kind: 'movement' | 'archive', ...places: readonly string[]): void {
    for (const place of places) {
      const { camps } = this.state.sites[site(place)];
      camps[camps.indexOf(null)] = seat;
      this.player(seat).camps[kind] -= 1;
    }
  }

  /** The archive limit, by base camps that have been placed. */
  archiveLimit(seat: Seat, limit: number): void {
    const places = ['montana', 'wyoming'].slice(0, limit - box.board.archiveLimit.base);
    this.camps(seat, 'archive', ...places);
  }

  papers(name: string, ...values: readonly number[]): void {
    this.state.papers[patron(name)] = [...values];
  }

  patron(seat: Seat, name: string): void {
    this.player(seat).patron = patron(name);
  }

  /** So many cards already played this round: the first slots are filled with cards of the deck. */
  slotsFilled(seat: Seat, n: number): void {
    for (let slot = 0; slot < n; slot++) {
      const used = this.state.paleontologistDeck[0];
      takeOut(this.state, used);
      this.state.seen[used] = EVERYBODY;
      this.player(seat).slots[slot].card = used;
    }
  }

  roundTile(name: string): void {
    this.swapTile(this.state.roundTiles, this.state.round, name);
  }

  columnTile(column: number, name: string): void {
    this.swapTile(this.state.columnTiles, column - 1, name);
  }

  private swapTile(tiles: BoneWarsState['roundTiles'], index: number, name: string): void {
    const wanted = id<(typeof tiles)[number]>(box.tiles, name);
    const old = tiles[index];
    for (const list of [this.state.roundTiles, this.state.columnTiles]) {
      const at = list.indexOf(wanted);
      if (at >= 0) list[at] = old;
    }
    tiles[index] = wanted;
  }

  siteTile(place: string, name: string): void {
    const wanted = idsOf<BoneWarsState['sites'][number]['tile']>(box.siteTiles)[id<number>(box.siteTiles, name)];
    const here = this.state.sites[site(place)];
    for (const other of this.state.sites) if (other.tile === wanted) other.tile = here.tile;
    here.tile = wanted;
  }

  /** Plays on from the beginning of a later round. */
  round(round: number): void {
    this.state.round = round - 1;
  }

  /** All others have passed. */
  alone(seat: Seat): void {
    for (const [index, one] of this.state.players.entries()) one.passed = index !== seat;
    this.state.current = this.state.order.indexOf(seat);
  }
}
