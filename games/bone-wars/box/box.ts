import type { Effect } from '../rules/effects.ts';
import type { Bone, Campus, Card, Find, Patron, Profession, Site, SiteTile, Tile } from '../rules/ids.ts';
import type { Options } from '../rules/options.ts';
import type { AwardInfo, AwardSpaceInfo, CardInfo } from './cards.ts';
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

/** The tables that the rules read, made from one checked `components.json`. Every id is the index of its table. */
export interface Box {
  readonly rounds: readonly RoundInfo[];
  readonly bones: readonly BoneInfo[];
  readonly boneIds: readonly Bone[];
  readonly rarePerKind: number;
  /** Species cards, then paleontologist cards, then the team cards that every player has. */
  readonly cards: readonly CardInfo[];
  readonly speciesCards: readonly Card[];
  readonly paleontologistCards: readonly Card[];
  readonly basicTeam: readonly Card[];
  readonly advancedTeam: readonly Card[];
  readonly displaySize: number;
  readonly finds: readonly Named[];
  readonly findIds: readonly Find[];
  readonly envelopes: readonly EnvelopeInfo[];
  readonly patrons: readonly PatronInfo[];
  readonly patronIds: readonly Patron[];
  readonly colors: readonly Named[];
  readonly actions: readonly PaleontologistAction[];
  readonly tiles: readonly BonusInfo[];
  readonly bonusTiles: readonly Tile[];
  readonly grants: readonly GrantInfo[];
  readonly grantsInPlay: number;
  readonly siteTiles: readonly SiteTileInfo[];
  readonly awards: readonly AwardInfo[];
  readonly awardSpaces: readonly AwardSpaceInfo[];
  readonly awardsPerType: number;
  readonly wildCategory: string;
  readonly teamCost: Readonly<Record<TeamAction, number>>;
  readonly specialists: readonly BonusInfo[];
  readonly board: BoardInfo;
  readonly upgradedSlot: SlotInfo;
  readonly upgradedSlots: number;
  readonly coverChoices: readonly Effect[];
  readonly professions: readonly ProfessionInfo[];
  readonly professionIds: readonly Profession[];
  readonly setupColumn: number;
  /** How many columns of professions there are, unless the table reads the rulebook otherwise. */
  readonly professionColumns: number;
  readonly endings: readonly EndingInfo[];
  readonly publish: readonly PublishReward[];
  readonly debunk: readonly DebunkReward[];
  readonly columns: number;
  readonly spots: readonly SpotInfo[];
  readonly campuses: readonly CampusInfo[];
  readonly campusIds: readonly Campus[];
  readonly neutralCycle: readonly Campus[];
  readonly sites: readonly SiteInfo[];
  readonly siteIds: readonly Site[];
  readonly shelves: readonly ShelfInfo[];
  readonly tracks: readonly TrackInfo[];
  readonly offerBones: number;
  readonly setups: Readonly<Record<number, SetupInfo>>;
  readonly heads: { readonly min: number; readonly max: number };
  readonly solo: SoloBox;
  readonly options: Options;
}

export interface Named {
  readonly id: string;
  readonly name: Label;
}

export interface PatronInfo extends Named {
  readonly id: PatronId;
}

export interface BonusInfo extends Named {
  readonly effects: readonly Effect[];
}

export interface BoneInfo extends Named {
  readonly category: string;
  readonly count: number;
}

export interface EnvelopeInfo extends BonusInfo {
  readonly icon: string;
}

export interface GrantInfo extends Named {
  readonly ability: GrantAbility;
  /** What it does, in words. */
  readonly text: Label;
  /** The number of the ability, 0 where it has none. */
  readonly n: number;
}

export interface SiteTileInfo extends BonusInfo {
  /** Species cards to discard from hand first. */
  readonly discards: number;
}

export interface SlotInfo {
  readonly cost: number;
  readonly icon: Find | null;
  readonly ap: number;
  readonly depth: number;
}

export interface BoardInfo {
  readonly startMoney: number;
  readonly startPaleontologistCards: number;
  readonly slots: readonly SlotInfo[];
  readonly crates: Components['playerBoard']['crates'];
  readonly camps: Readonly<Record<CampKind, number>>;
  readonly freeSteps: Components['playerBoard']['freeSteps'];
  readonly archiveLimit: Components['playerBoard']['archiveLimit'];
}

export interface RoundInfo {
  readonly years: string;
  /** The printed bonus, or null where a tile lies. */
  readonly printed: Tile | null;
  readonly midGameScoring: boolean;
  readonly endgameTile: boolean;
}

export interface ProfessionInfo extends BonusInfo {
  readonly row: number;
  readonly column: number;
}

export interface EndingInfo extends BonusInfo {
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

export interface SpotInfo extends Named {
  readonly column: number;
  readonly minPlayers: number;
}

export interface CampusInfo extends Named {
  readonly university: string;
  readonly patron: Patron;
  /** The sites to which arrows lead from here, in the order of the board. */
  readonly leadsTo: readonly Site[];
}

export interface SiteInfo extends Named {
  readonly boneSlots: number;
  readonly campSpaces: readonly { readonly id: string; readonly minPlayers: number }[];
  readonly leadsTo: readonly Site[];
}

/** A shelf of a patron: for each number of players how many papers fit, and whether a paper is printed on it. */
export interface ShelfInfo {
  readonly patron: Patron;
  readonly spots: readonly { readonly id: string; readonly minPlayers: number; readonly preprinted: boolean }[];
}

/** What depends on the number of seats besides the marks on the board. */
export interface SetupInfo {
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

export interface TrackInfo {
  /** Loyalty value of each step. */
  readonly values: readonly number[];
  readonly passBonuses: readonly { readonly step: number; readonly effects: readonly Effect[] }[];
}
