import { type Deal, EVERYBODY, NOBODY, only, repeated, type Settings, shuffle, takeRandom } from '@bonebed/kernel';
import type { Box } from '../box/box.ts';
import { drawSome } from './bones.ts';
import {
  type Award,
  type Card,
  type Find,
  type Grant,
  idOf,
  idsOf,
  type Patron,
  type SiteTile,
  type Tile,
} from './ids.ts';
import { type BoneWarsState, newTurn, type Player, type Slot } from './state.ts';
import { setUpTheodore } from './theodore/cards.ts';

/** BW-R85: the other reading of the professions track. */
const MORE_COLUMNS = 3;

/** Chapters 3 and 4: the board, the decks and the player boards as they are before player order is determined. */

export function setup(box: Box, { seats, settings, rng }: Deal): BoneWarsState {
  const solo = seats === 1;
  const state: BoneWarsState = {
    rng,
    seen: repeated(
      NOBODY,
      box.speciesCards.length + box.paleontologistCards.length + (solo ? soloCards(box).length : 0),
    ),
    phase: 'opening',
    seats,
    players: [],
    marks: solo ? seats + 1 : seats, // BW-3.1, BW-17.1
    round: 0, // BW-3.5
    order: [],
    current: 0,
    neutralTeam: null,
    neutralMoved: false,
    bag: [],
    rare: repeated(box.rarePerKind, box.bones.length), // BW-3.6
    sites: [],
    speciesDeck: [],
    speciesDiscard: [],
    paleontologistDeck: [],
    paleontologistDiscard: [],
    display: [],
    finds: [],
    columnTiles: [],
    roundTiles: [],
    awards: [],
    awardMarkers: [],
    grants: [],
    papers: [],
    upgradedSlots: box.upgradedSlots, // BW-3.12
    opening: { first: 0, chosen: 0, offer: [], firstTeam: null },
    rulings: {
      freedEnvelope: settings.fullEnvelope === 'freed',
      professionColumns: settings.professionColumns === 'three' ? MORE_COLUMNS : box.professionColumns,
    },
    theodore: null,
    turn: newTurn(),
    looked: [],
    pending: [],
  };
  setUpBoard(state, box);
  for (let player = 0; player < seats; player++) state.players.push(setUpPlayer(state, box, player));
  if (solo) addTheodore(state, box, settings);
  setUpOffer(state, box);
  return state;
}

function soloCards({ solo }: Box): Card[] {
  return [...solo.cards.basic, ...solo.cards.advanced, ...solo.cards.expert];
}

/** BW-17.1, BW-17.3, BW-17.35: Theodore has what a player has, but for team cards; his hand is open, his head measured. */
function addTheodore(state: BoneWarsState, box: Box, settings: Settings): void {
  const theodore = setUpPlayer(state, box, state.seats);
  theodore.team = [];
  theodore.reserve = [];
  theodore.head = box.solo.head;
  for (const card of theodore.paleontologists) state.seen[card] = EVERYBODY;
  state.players.push(theodore);
  state.theodore = setUpTheodore(state, box, settings);
}

function setUpBoard(state: BoneWarsState, box: Box): void {
  const { rng } = state;
  for (const { count } of box.bones) state.bag.push(count - box.rarePerKind); // BW-3.6
  for (let patron = 0; patron < box.patrons.length; patron++) state.papers.push([]);
  // BW-3.2, BW-3.3: as many tiles of each icon as players, on the rows in play.
  const open = box.spots.filter(spot => spot.minPlayers <= state.marks).length;
  for (let i = 0; i < open; i++) state.finds.push(idOf<Find>(i % box.finds.length));
  shuffle(rng, state.finds);
  // BW-3.4
  const tiles = shuffle(rng, box.bonusTiles.slice());
  state.columnTiles = tiles.splice(0, box.columns);
  for (const { printed } of box.rounds) state.roundTiles.push(printed ?? takeTile(tiles));
  // BW-3.7
  state.speciesDeck = shuffle(rng, box.speciesCards.slice());
  const siteTiles = shuffle(rng, idsOf<SiteTile>(box.siteTiles));
  for (const { boneSlots, campSpaces } of box.sites) {
    const bones = drawSome(state, boneSlots);
    state.sites.push({
      bones,
      species: turnUp(state, state.speciesDeck),
      tile: siteTiles[state.sites.length],
      camps: new Array<null>(campSpaces.length).fill(null),
    });
  }
  // BW-3.8
  state.paleontologistDeck = shuffle(rng, box.paleontologistCards.slice());
  for (let i = 0; i < box.displaySize; i++) state.display.push(turnUp(state, state.paleontologistDeck));
  // BW-3.9
  for (const type of new Set(box.awards.map(award => award.type))) {
    const ofType = idsOf<Award>(box.awards).filter(award => box.awards[award].type === type);
    for (let i = 0; i < box.awardsPerType; i++) state.awards.push(takeRandom(rng, ofType));
  }
  // BW-3.10
  state.grants = shuffle(rng, idsOf<Grant>(box.grants)).slice(0, box.grantsInPlay);
}

function takeTile(tiles: Tile[]): Tile {
  return tiles.pop() ?? idOf<Tile>(-1); // The box has been checked to hold enough tiles.
}

function turnUp(state: BoneWarsState, deck: Card[]): Card {
  const card = deck.pop() ?? idOf<Card>(-1); // The box has been checked to hold enough cards.
  state.seen[card] = EVERYBODY;
  return card;
}

/** BW-4.1 to BW-4.9: what every player begins with. */
function setUpPlayer(state: BoneWarsState, box: Box, player: number): Player {
  const { board } = box;
  const paleontologists: Card[] = [];
  for (let i = 0; i < board.startPaleontologistCards; i++) {
    const card = turnUp(state, state.paleontologistDeck);
    state.seen[card] = only(player);
    paleontologists.push(card);
  }
  const slots: Slot[] = [];
  for (let i = 0; i < board.slots.length; i++) slots.push({ upgraded: false, card: null, specialist: null });
  const archive: Card[][] = [];
  for (let i = 0; i < box.finds.length; i++) archive.push([]);
  return {
    money: board.startMoney, // BW-4.8
    covers: board.crates.coverTiles, // BW-4.3
    crates: repeated(0, box.bones.length),
    team: box.basicTeam.slice(), // BW-4.5
    species: [],
    paleontologists,
    reserve: box.advancedTeam.slice(), // BW-4.6
    hired: [],
    slots,
    archive,
    camps: { movement: board.camps.movement, archive: board.camps.archive }, // BW-4.4
    patron: idOf<Patron>(0), // BW-4.2
    loyalty: repeated(0, box.patrons.length), // BW-4.7
    reputation: {
      bonuses: 0,
      covers: 0,
      loyalty: 0,
      midGame: repeated(0, box.patrons.length),
      final: repeated(0, box.patrons.length),
    },
    paleontologist: null, // BW-4.9
    profession: null,
    ending: null,
    campus: null,
    site: null,
    grant: null,
    passed: false,
    tookSpecies: false,
    head: null,
  };
}

/** BW-5.1, BW-5.2: species cards with bones on offer, and who chooses first. */
function setUpOffer(state: BoneWarsState, box: Box): void {
  for (let i = 0; i < box.setups[state.seats].offer; i++) {
    const card = turnUp(state, state.speciesDeck);
    state.opening.offer.push({ card, bones: drawSome(state, box.offerBones) });
  }
  const players = state.players.map((_, player) => player).slice(0, state.seats);
  state.opening.first = takeRandom(state.rng, players);
}
