/** What the rules read of a `components.json`, as its schema promises it. */
export interface Components {
  readonly game: { readonly rounds: number };
  readonly enums: {
    readonly boneCategories: Readonly<Record<string, readonly string[]>>;
    readonly minorFinds: readonly string[];
    readonly speciesCategories: readonly string[];
    readonly wildSpeciesCategory: string;
    readonly discoverers: readonly string[];
    readonly patrons: readonly PatronId[];
    readonly playerColors: readonly string[];
    readonly paleontologistActions: readonly PaleontologistAction[];
  };
  readonly labels: Readonly<Record<LabelGroup, Readonly<Record<string, Label>>>>;
  readonly boneTokens: {
    readonly total: number;
    readonly rareDisplayPerKind: number;
    readonly kinds: readonly { readonly kind: string; readonly count: number; readonly category: string }[];
  };
  readonly species: { readonly count: number; readonly cards: readonly SpeciesData[] };
  readonly prizeBonuses: { readonly list: readonly BonusData[] };
  readonly paleontologistCards: {
    readonly count: number;
    readonly copiesEach: number;
    readonly display: number;
    readonly cards: readonly PaleontologistData[];
  };
  readonly minorFindTiles: { readonly count: number; readonly tiles: readonly { icon: string; count: number }[] };
  readonly bonusTiles: { readonly count: number; readonly tiles: readonly BonusData[] };
  readonly grantTiles: { readonly count: number; readonly inPlay: number; readonly tiles: readonly GrantData[] };
  readonly digSiteActionTiles: { readonly tiles: readonly (BonusData & { cost?: readonly EffectData[] })[] };
  readonly awardTiles: { readonly inPlayPerType: number; readonly tiles: readonly AwardData[] };
  readonly teamActions: { readonly actions: readonly { readonly id: TeamAction; readonly cost: number }[] };
  readonly teamCards: { readonly cards: readonly TeamCardData[] };
  readonly specialists: { readonly tiles: readonly BonusData[] };
  readonly playerBoard: PlayerBoardData;
  readonly upgradedActionSlotTiles: { readonly count: number; readonly tile: SlotData };
  readonly coverTiles: { readonly bonusChoice: readonly (readonly EffectData[])[] };
  readonly roundTrack: { readonly rounds: readonly RoundData[] };
  readonly professionsTrack: {
    readonly setupColumn: number;
    readonly rowBonuses: readonly { readonly row: number; readonly name: Label }[];
    readonly spaces: readonly { id: string; row: number; column: number; effects: readonly EffectData[] }[];
  };
  readonly endgameTile: {
    readonly spaces: readonly { id: string; name: Label; minPlayers: number; effects: readonly EffectData[] }[];
  };
  readonly tieBreak: { readonly headCircumferenceCm: { readonly min: number; readonly max: number } };
  readonly publishRewards: {
    readonly byBones: readonly { bones: number; loyalty: number; prize: boolean; roundBonus: boolean; paper: number }[];
  };
  readonly debunkRewards: { readonly byBones: readonly { bones: number; loyalty: number; paper: number }[] };
  readonly minorFindsArea: { readonly columns: number; readonly rows: readonly { row: number; minPlayers: number }[] };
  readonly universities: {
    readonly universities: readonly { id: string; name: Label; connectsTo: readonly string[] }[];
    readonly spaces: readonly { number: number; name: Label; university: string; patron: PatronId }[];
    readonly neutralTeamCycle: readonly number[];
  };
  readonly digSiteMap: {
    readonly clockwiseOrder: readonly string[];
    readonly sites: readonly SiteData[];
    readonly edges: readonly { readonly a: string; readonly b: string; readonly kind: 'twoWay' | 'oneWay' }[];
  };
  readonly bookshelf: {
    readonly sides: readonly {
      patron: PatronId;
      shelves: readonly { spots: readonly { id: string; minPlayers: number; preprinted?: boolean }[] }[];
    }[];
  };
  readonly loyaltyTracks: {
    readonly tracks: readonly {
      patron: PatronId;
      spaces: readonly { step: number; value: number }[];
      passBonuses: readonly { space: number; effects: readonly EffectData[] }[];
    }[];
  };
  readonly solo: SoloData;
  readonly setupByPlayers: {
    readonly bonesPerOfferedSpecies: number;
    readonly table: Readonly<Record<string, SetupData>>;
  };
}

export interface Label {
  readonly en: string;
  readonly fr: string;
}

export type LabelGroup = 'boneKinds' | 'minorFinds' | 'patrons' | 'playerColors';
export type PatronId = 'marsh' | 'cope';
export type PaleontologistAction = 'publish' | 'debunk' | 'award' | 'minorFind';
export type TeamAction = 'dig' | 'discover' | 'digSiteAction' | 'baseCamp' | 'digDeeper' | 'move';
export type CampKind = 'movement' | 'archive';

/** A bonus as the file writes it; `EffectName` of `box.ts` says what each does. */
export interface EffectData {
  readonly do: string;
  readonly n?: number;
  readonly look?: number;
}

export interface BonusData {
  readonly id: string;
  readonly name: Label;
  readonly effects: readonly EffectData[];
}

export interface SpeciesData {
  readonly id: string;
  readonly name: string;
  readonly category: string;
  readonly discoverer: string;
  readonly author: string;
  readonly year: number;
  readonly skull: string;
  readonly limb: string;
  readonly prize: string;
  readonly minorFind: string;
}

export type PaleontologistAbility =
  | 'anyBone'
  | 'extraLoyalty'
  | 'splitLoyalty'
  | 'occupiedSpace'
  | 'anyRoundBonus'
  | 'emptySpace'
  | 'anyEnvelope'
  | 'anyTile';

export interface PaleontologistData {
  readonly id: string;
  readonly name: string;
  readonly action: PaleontologistAction;
  readonly ability: PaleontologistAbility;
  readonly text: Label;
  readonly bones?: number;
  readonly maxBones?: number;
  readonly loyalty?: number;
}

export type GrantAbility =
  | 'discover1'
  | 'anyMinorFind'
  | 'rareInsteadOfBag'
  | 'debunkAnyBone'
  | 'publishAnyBone'
  | 'freeSlots'
  | 'reclassifyFull'
  | 'minorToRound'
  | 'publish4AnyRound'
  | 'debunkTradeLoyalty'
  | 'stayPaleontologist'
  | 'roundToMinor'
  | 'meetMoney1'
  | 'freeMoves2';

export interface GrantData {
  readonly id: string;
  readonly name: Label;
  readonly ability: GrantAbility;
  readonly text: Label;
  readonly n?: number;
}

export interface AwardData {
  readonly id: string;
  readonly type: 'A' | 'B' | 'C';
  readonly name: Label;
  readonly rows: readonly {
    row: number;
    requirement: readonly { readonly key: string; readonly n: number }[];
    loyalty: number;
    spaces: readonly { readonly id: string; readonly minPlayers: number }[];
  }[];
}

export interface TeamCardData {
  readonly id: string;
  readonly name: Label;
  readonly level: 'basic' | 'advanced';
  readonly cost: number;
  readonly ap: number;
  readonly depth: number;
  readonly torn: boolean;
}

export interface SlotData {
  readonly cost: number;
  readonly icon: string | null;
  readonly ap: number;
  readonly depth: number;
}

export interface PlayerBoardData {
  readonly startMoney: number;
  readonly startPaleontologistCards: number;
  readonly actionSlots: readonly SlotData[];
  readonly envelopes: readonly { id: string; icon: string; effects: readonly EffectData[] }[];
  readonly crates: { total: number; openAtStart: number; coverTiles: number; cratesPerCoverTile: number };
  readonly baseCamps: readonly { readonly kind: CampKind }[];
  readonly freeSteps: { readonly base: number; readonly perMovementCampPlaced: number; readonly max: number };
  readonly archiveLimit: { readonly base: number; readonly perArchiveCampPlaced: number; readonly max: number };
}

export interface RoundData {
  readonly round: number;
  readonly years: string;
  readonly bonus: 'tile' | 'printed';
  readonly printedBonus?: string;
  readonly name?: Label;
  readonly effects?: readonly EffectData[];
  readonly before?: string;
  readonly onEnter?: string;
}

export interface SiteData {
  readonly id: string;
  readonly name: Label;
  readonly boneSlots: number;
  readonly baseCampSpaces: readonly { readonly id: string; readonly minPlayers: number }[];
}

export interface SetupData {
  readonly setupAs?: number;
  readonly minorFindRows: number;
  readonly minorFindTilesPerType: number;
  readonly noDiggingStrips: number;
  readonly speciesOffer: number;
  readonly neutralPapers: number;
  readonly virtualBaseCamps: number;
  readonly virtualAwardMarkers: number;
  readonly neutralTeam: boolean;
  readonly differentPatrons: boolean;
}

/** Theodore and his cards. */
export interface SoloData {
  readonly theodore: {
    readonly headCircumferenceCm: number;
    readonly discoverCost: number;
    readonly coverBonusMoneyBelow: number;
    readonly cardLoyalty: number;
    readonly baseCampOrder: readonly CampKind[];
    readonly rarePreference: readonly string[];
    readonly passSpeciesCard: number;
    readonly awardMinRow: number;
  };
  readonly digSiteActionOrder: readonly string[];
  readonly oncePerTurn: readonly string[];
  readonly cards: readonly SoloCardData[];
}

export interface SoloCardData {
  readonly id: string;
  readonly name: Label;
  readonly level: SoloLevel;
  readonly front: {
    readonly top: { readonly icons: readonly string[]; readonly sequence: readonly PaleontologistAction[] };
    readonly bottom: {
      icons: readonly string[];
      direction: 'clockwise' | 'counterclockwise';
      sequence: readonly TeamAction[];
    };
  };
  readonly back: {
    readonly kind: 'team' | 'paleontologist';
    readonly ap?: number;
    readonly depth?: number;
    readonly icons: readonly { readonly icon: string; readonly n?: number }[];
  };
}

export type SoloLevel = 'basic' | 'advanced' | 'expert';
