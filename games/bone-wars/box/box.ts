import type { Effect } from '../rules/effects.ts';
import {
  type Bone,
  type Campus,
  type Card,
  type Find,
  idOf,
  idsOf,
  type Patron,
  type Profession,
  type Site,
  type SiteTile,
  type Tile,
} from '../rules/ids.ts';
import { makeOptions, type Options } from '../rules/options.ts';
import { type AwardSpaceSpec, type AwardSpec, type CardSpec, makeAwards, makeCards } from './cards.ts';
import { checkComponents } from './check.ts';
import type {
  CampKind,
  Components,
  GrantAbility,
  Label,
  PaleontologistAction,
  PatronId,
  SoloLevel,
  TeamAction,
} from './components.ts';
import {
  makeBookshelf,
  makeCareers,
  makeEnvelopes,
  makeMap,
  makePeople,
  makePlayerBoard,
  makeRounds,
  makeSetup,
  makeSolo,
  makeTiles,
} from './make.ts';

/** The tables that the rules read, made from one checked `components.json`. Every id is the index of its table. */
export interface Box {
  readonly rounds: readonly RoundSpec[];
  readonly bones: readonly BoneSpec[];
  readonly boneIds: readonly Bone[];
  readonly rarePerKind: number;
  /** Species cards, then paleontologist cards, then the team cards that every player has. */
  readonly cards: readonly CardSpec[];
  readonly speciesCards: readonly Card[];
  readonly paleontologistCards: readonly Card[];
  readonly basicTeam: readonly Card[];
  readonly advancedTeam: readonly Card[];
  readonly displaySize: number;
  readonly finds: readonly Named[];
  readonly findIds: readonly Find[];
  readonly envelopes: readonly EnvelopeSpec[];
  readonly patrons: readonly PatronSpec[];
  readonly patronIds: readonly Patron[];
  readonly colors: readonly Named[];
  readonly actions: readonly PaleontologistAction[];
  readonly tiles: readonly BonusSpec[];
  readonly bonusTiles: readonly Tile[];
  readonly grants: readonly GrantSpec[];
  readonly grantsInPlay: number;
  readonly siteTiles: readonly SiteTileSpec[];
  readonly awards: readonly AwardSpec[];
  readonly awardSpaces: readonly AwardSpaceSpec[];
  readonly awardsPerType: number;
  readonly wildCategory: string;
  readonly teamCost: Readonly<Record<TeamAction, number>>;
  readonly specialists: readonly BonusSpec[];
  readonly board: BoardSpec;
  readonly upgradedSlot: SlotSpec;
  readonly upgradedSlots: number;
  readonly coverChoices: readonly Effect[];
  readonly professions: readonly ProfessionSpec[];
  readonly professionIds: readonly Profession[];
  readonly setupColumn: number;
  /** How many columns of professions there are, unless the table reads the rulebook otherwise. */
  readonly professionColumns: number;
  readonly endings: readonly EndingSpec[];
  readonly publish: readonly PublishReward[];
  readonly debunk: readonly DebunkReward[];
  readonly columns: number;
  readonly spots: readonly SpotSpec[];
  readonly campuses: readonly CampusSpec[];
  readonly campusIds: readonly Campus[];
  readonly neutralCycle: readonly Campus[];
  readonly sites: readonly SiteSpec[];
  readonly siteIds: readonly Site[];
  readonly shelves: readonly ShelfSpec[];
  readonly tracks: readonly TrackSpec[];
  readonly offerBones: number;
  readonly setups: Readonly<Record<number, SetupSpec>>;
  readonly heads: { readonly min: number; readonly max: number };
  readonly solo: SoloBox;
  readonly options: Options;
}

export interface Named {
  readonly id: string;
  readonly name: Label;
}

export interface PatronSpec extends Named {
  readonly id: PatronId;
}

export interface BonusSpec extends Named {
  readonly effects: readonly Effect[];
}

export interface BoneSpec extends Named {
  readonly category: string;
  readonly count: number;
}

export interface EnvelopeSpec extends BonusSpec {
  readonly icon: string;
}

export interface GrantSpec extends Named {
  readonly ability: GrantAbility;
  /** What it does, in words. */
  readonly text: Label;
  /** The number of the ability, 0 where it has none. */
  readonly n: number;
}

export interface SiteTileSpec extends BonusSpec {
  /** Species cards to discard from hand first. */
  readonly discards: number;
}

export interface SlotSpec {
  readonly cost: number;
  readonly icon: Find | null;
  readonly ap: number;
  readonly depth: number;
}

export interface BoardSpec {
  readonly startMoney: number;
  readonly startPaleontologistCards: number;
  readonly slots: readonly SlotSpec[];
  readonly crates: Components['playerBoard']['crates'];
  readonly camps: Readonly<Record<CampKind, number>>;
  readonly freeSteps: Components['playerBoard']['freeSteps'];
  readonly archiveLimit: Components['playerBoard']['archiveLimit'];
}

export interface RoundSpec {
  readonly years: string;
  /** The printed bonus, or null where a tile lies. */
  readonly printed: Tile | null;
  readonly midGameScoring: boolean;
  readonly endgameTile: boolean;
}

export interface ProfessionSpec extends BonusSpec {
  readonly row: number;
  readonly column: number;
}

export interface EndingSpec extends BonusSpec {
  readonly minPlayers: number;
}

export interface PublishReward {
  readonly bones: number;
  readonly loyalty: number;
  readonly prize: boolean;
  readonly roundBonus: boolean;
  readonly paper: number;
}

export interface DebunkReward {
  readonly bones: number;
  readonly loyalty: number;
  readonly paper: number;
}

export interface SpotSpec extends Named {
  readonly column: number;
  readonly minPlayers: number;
}

export interface CampusSpec extends Named {
  readonly university: string;
  readonly patron: Patron;
  /** The sites to which arrows lead from here, in the order of the board. */
  readonly leadsTo: readonly Site[];
}

export interface SiteSpec extends Named {
  readonly boneSlots: number;
  readonly campSpaces: readonly { readonly id: string; readonly minPlayers: number }[];
  readonly leadsTo: readonly Site[];
}

/** A shelf of a patron: for each number of players how many papers fit, and whether a paper is printed on it. */
export interface ShelfSpec {
  readonly patron: Patron;
  readonly spots: readonly { readonly id: string; readonly minPlayers: number; readonly preprinted: boolean }[];
}

/** What depends on the number of seats besides the marks on the board. */
export interface SetupSpec {
  readonly offer: number;
  readonly neutralTeam: boolean;
  readonly differentPatrons: boolean;
}

/** What only games against Theodore need. */
export interface SoloBox {
  readonly cards: Readonly<Record<SoloLevel, readonly Card[]>>;
  readonly head: number;
  readonly discoverCost: number;
  readonly coverMoneyBelow: number;
  readonly cardLoyalty: number;
  readonly campOrder: readonly CampKind[];
  readonly rarePreference: readonly string[];
  readonly passSpecies: number;
  readonly awardMinRow: number;
  readonly siteTileOrder: readonly SiteTile[];
  readonly oncePerTurn: readonly SiteTile[];
  readonly clockwise: readonly Site[];
}

export interface TrackSpec {
  /** Loyalty value of each step. */
  readonly values: readonly number[];
  readonly passBonuses: readonly { readonly step: number; readonly effects: readonly Effect[] }[];
}

/** BW-1.1: checks the contents of a `components.json` and makes the tables of the box. */
export function openBox(value: unknown): Box {
  const data = checkComponents(value);
  const findIds = idsOf<Find>(data.playerBoard.envelopes);
  const findOf = (icon: string) => idOf<Find>(data.playerBoard.envelopes.findIndex(one => one.icon === icon));
  // BW-1.2
  const bones = data.boneTokens.kinds.map(({ kind, category, count }) => ({
    id: kind,
    name: data.labels.boneKinds[kind],
    category,
    count,
  }));
  const cards = makeCards(data, bones, findOf);
  const ofKind = (kind: CardSpec['kind']) => idsOf<Card>(cards).filter(card => cards[card].kind === kind);
  const ofLevel = (level: string) => ofKind('team').filter(card => cards[card].team?.level === level);
  const { awards, awardSpaces } = makeAwards(data);
  const box: Omit<Box, 'options'> = {
    rounds: makeRounds(data),
    bones,
    boneIds: idsOf<Bone>(bones),
    rarePerKind: data.boneTokens.rareDisplayPerKind,
    cards,
    speciesCards: ofKind('species'),
    paleontologistCards: ofKind('paleontologist'),
    basicTeam: ofLevel('basic'),
    advancedTeam: ofLevel('advanced'),
    displaySize: data.paleontologistCards.display,
    finds: data.playerBoard.envelopes.map(({ icon }) => ({ id: icon, name: data.labels.minorFinds[icon] })),
    findIds,
    envelopes: makeEnvelopes(data),
    ...makePeople(data),
    ...makeTiles(data),
    awards,
    awardSpaces,
    awardsPerType: data.awardTiles.inPlayPerType,
    wildCategory: data.enums.wildSpeciesCategory,
    ...makePlayerBoard(data, findOf),
    ...makeCareers(data),
    publish: data.publishRewards.byBones,
    debunk: data.debunkRewards.byBones,
    ...makeMap(data),
    ...makeBookshelf(data),
    ...makeSetup(data),
    heads: data.tieBreak.headCircumferenceCm,
    solo: makeSolo(data, ofKind('solo'), cards),
  };
  return { ...box, options: makeOptions(box) };
}
