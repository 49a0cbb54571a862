import {
  impossible,
  type Guard as KernelGuard,
  type Play as KernelPlay,
  type Option,
  type Position,
  type Seat,
  type State,
  type Terms,
} from '@bonebed/kernel';
import type { Box } from '../box/box.ts';
import type { CampKind, PaleontologistAction } from '../box/components.ts';
import type { Waiting } from './effects.ts';
import type { BoneWarsEvent } from './events.ts';
import type {
  Award,
  AwardSpace,
  Bone,
  Campus,
  Card,
  Ending,
  Find,
  Grant,
  Patron,
  Profession,
  Site,
  SiteTile,
  Specialist,
  Tile,
} from './ids.ts';

export interface BoneWars extends Terms {
  state: BoneWarsState;
  box: Box;
  event: BoneWarsEvent;
}
export type At = Position<BoneWars>;
export type Play = KernelPlay<BoneWars>;
export type Guard<C extends Option> = KernelGuard<BoneWars, C>;

/** The owner of the pieces that stand for players who are not there. */
export const VIRTUAL = -1;

export interface BoneWarsState extends State {
  phase: 'opening' | 'rounds' | 'measuring' | 'over';
  /** How many of `players` are seats; those after them are moved by the rules. */
  seats: number;
  players: Player[];
  /** The number of players that the marks on the board are read for. */
  marks: number;
  round: number;
  /** The players in the order of this round, and whose turn it is. */
  order: number[];
  current: number;
  neutralTeam: Campus | null;
  neutralMoved: boolean;
  /** How many bones of each kind are in the bag, and on the rare bones display. */
  bag: number[];
  rare: number[];
  sites: SiteState[];
  speciesDeck: Card[];
  speciesDiscard: Card[];
  paleontologistDeck: Card[];
  paleontologistDiscard: Card[];
  display: Card[];
  /** For each minor find spot in play its tile. */
  finds: (Find | null)[];
  columnTiles: Tile[];
  roundTiles: Tile[];
  awards: Award[];
  awardMarkers: AwardMarker[];
  /** For each university space its grant. */
  grants: Grant[];
  /** For each patron the values of his papers, from the bottom up. */
  papers: number[][];
  upgradedSlots: number;
  opening: Opening;
  rulings: Rulings;
  /** In a solo game what Theodore has that players do not. */
  theodore: Theodore | null;
  turn: Turn;
  /** Species cards that the player whose turn it is looks at. */
  looked: Card[];
  /** Bonuses received and not yet resolved; those that a bonus brought are at the end. */
  pending: Waiting[];
}

/** How this table reads what the rulebooks leave open. */
export interface Rulings {
  /** BW-R28: a paper whose own prize can free its envelope may be published into a full one. */
  freedEnvelope: boolean;
  /** BW-R85: how many columns of professions are in play. */
  professionColumns: number;
}

export interface SiteState {
  /** From the top down. */
  bones: (Bone | null)[];
  species: Card | null;
  tile: SiteTile;
  /** The owner of the camp on each base camp space. */
  camps: (number | null)[];
}

export interface AwardMarker {
  space: AwardSpace;
  owner: number;
}

export interface Opening {
  first: Seat;
  /** How many of the players' choices have been made. */
  chosen: number;
  offer: { card: Card; bones: Bone[] }[];
  /** Where the first team was placed. */
  firstTeam: Campus | null;
}

export interface Theodore {
  /** His solo cards; the top of a pile is its end. */
  deck: Card[];
  discard: Card[];
  /** The better cards that replace basic ones. */
  upgrades: Card[];
  /** Basic cards that have been replaced. */
  removed: Card[];
  /** What Discover costs him. */
  discoverCost: number;
  /** BW-R81: whether he may put his marker on a first row, once he meets a second one. */
  anyAwardRow: boolean;
  /** BW-R63: whether bones differ for him by kind, not by category. */
  countsKinds: boolean;
  /** BW-R86: whether each dig site action is for once a turn. */
  siteTilesOnce: boolean;
  /** Whether his next upgraded slot tile covers a slot; then it is an extra one, and so on. */
  coversNext: boolean;
  /** Dig site actions that he has done this turn and may not do again. */
  doneOnce: SiteTile[];
}

export interface Player {
  money: number;
  covers: number;
  /** How many bones of each kind are in the crates. */
  crates: number[];
  team: Card[];
  species: Card[];
  paleontologists: Card[];
  /** Advanced team cards not yet taken. */
  reserve: Card[];
  hired: Specialist[];
  slots: Slot[];
  /** For each envelope its species cards. */
  archive: Card[][];
  /** Base camps still on the player board. */
  camps: Record<CampKind, number>;
  patron: Patron;
  loyalty: number[];
  reputation: Reputation;
  paleontologist: PaleontologistAction | null;
  profession: Profession | null;
  ending: Ending | null;
  /** Where the team is: on a university space or at a dig site. */
  campus: Campus | null;
  site: Site | null;
  /** The university space whose grant is marked. */
  grant: Campus | null;
  passed: boolean;
  tookSpecies: boolean;
  /** Circumference of the head in centimetres, where it was measured. */
  head: number | null;
}

export interface Slot {
  upgraded: boolean;
  card: Card | null;
  specialist: Specialist | null;
}

/** Reputation points by where they came from; the scorings for each patron. */
export interface Reputation {
  bonuses: number;
  covers: number;
  loyalty: number;
  midGame: number[];
  final: number[];
}

/** What is going on in the turn that is being played. */
export interface Turn {
  card: Card | null;
  mode: 'team' | 'paleontologist' | null;
  slot: number | null;
  ap: number;
  depth: number;
  stepsTaken: number;
  /** Wild bones, the bonus of the paleontologist card and the trade of a grant are used up within an action. */
  wildsUsed: number;
  abilityUsed: boolean;
  tradeUsed: boolean;
  debunked: number;
  /** Papers committed to in a publish action, the last one perhaps still without all its bones. */
  papers: Paper[];
}

export interface Paper {
  card: Card;
  envelope: Find;
  bones: Bone[];
  /** The part of the skeleton that each of the bones stands for. */
  parts: string[];
}

export function newTurn(): Turn {
  return {
    card: null,
    mode: null,
    slot: null,
    ap: 0,
    depth: 0,
    stepsTaken: 0,
    wildsUsed: 0,
    abilityUsed: false,
    tradeUsed: false,
    debunked: 0,
    papers: [],
  };
}

export function speciesInfo({ box }: At, card: Card) {
  return box.cards[card].species ?? impossible('a species card', box.cards[card].id);
}

export function teamInfo({ box }: At, card: Card) {
  return box.cards[card].team ?? impossible('a team card', box.cards[card].id);
}

/** BW-3.1: a spot is in play when enough players are there for its mark. */
export function inPlay({ state }: At, spot: { readonly minPlayers: number }): boolean {
  return spot.minPlayers <= state.marks;
}

export function remove<X>(list: X[], item: X): void {
  const index = list.indexOf(item);
  if (index < 0) impossible(`${item} in the list`, list);
  list.splice(index, 1);
}

export function sum(numbers: readonly number[]): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}
