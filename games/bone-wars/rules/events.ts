import type { Seat } from '@bonebed/kernel';
import type { CampKind, PaleontologistAction, TeamAction } from '../box/components.ts';
import type { Cause } from './causes.ts';
import type { EffectName } from './effects.ts';
import type {
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
  Spot,
  Tile,
} from './ids.ts';
import type { Obstacle, Preference, Source, Step } from './theodore/steps.ts';

/** Everything the game tells. A `card` of null, or an empty list of cards, is one that this reader may not see. */
export type BoneWarsEvent =
  // Player order and rounds
  | { readonly type: 'firstToChoose'; readonly seat: Seat }
  | { readonly type: 'tookOffered'; readonly seat: Seat; readonly card: Card; readonly bones: readonly Bone[] }
  | { readonly type: 'offerDiscarded'; readonly card: Card }
  | { readonly type: 'profession'; readonly seat: Seat; readonly profession: Profession }
  | {
      readonly type: 'joined';
      readonly seat: Seat;
      readonly campus: Campus;
      readonly patron: Patron;
      readonly grant: Grant;
    }
  | { readonly type: 'neutralTeam'; readonly campus: Campus }
  | { readonly type: 'roundBegan'; readonly round: number; readonly order: readonly Seat[] }
  // Playing a card
  | {
      readonly type: 'played';
      readonly seat: Seat;
      readonly card: Card;
      readonly mode: string;
      readonly paid: number;
      /** Dollars left. */
      readonly left: number;
    }
  | { readonly type: 'specialistUsed'; readonly seat: Seat; readonly specialist: Specialist }
  // Team actions
  | { readonly type: 'moved'; readonly seat: Seat; readonly site: Site; readonly ap: number }
  | { readonly type: 'met'; readonly seat: Seat; readonly n: number }
  | { readonly type: 'dug'; readonly seat: Seat; readonly site: Site; readonly bone: Bone }
  | { readonly type: 'discovered'; readonly seat: Seat; readonly site: Site; readonly card: Card }
  | { readonly type: 'camped'; readonly seat: Seat; readonly site: Site; readonly camp: CampKind }
  | {
      readonly type: 'dugDeeper';
      readonly seat: Seat;
      readonly site: Site;
      readonly card: Card | null;
      readonly bones: readonly Bone[];
    }
  // Paleontologist actions; the first is told of Theodore only: of others it shows in what they do
  | { readonly type: 'acted'; readonly seat: Seat; readonly action: PaleontologistAction }
  | { readonly type: 'noAction'; readonly seat: Seat }
  | {
      readonly type: 'committed';
      readonly seat: Seat;
      readonly card: Card;
      readonly envelope: Find;
      readonly bones: readonly Bone[];
      readonly used: readonly UsedBone[];
    }
  | {
      readonly type: 'archived';
      readonly seat: Seat;
      readonly card: Card;
      readonly envelope: Find;
      readonly times: number;
    }
  | { readonly type: 'notArchived'; readonly seat: Seat; readonly card: Card; readonly envelope: Find }
  | {
      readonly type: 'paper';
      readonly seat: Seat;
      readonly patron: Patron;
      readonly value: number;
      readonly overflow: number;
      readonly credibility: number;
    }
  | {
      readonly type: 'debunked';
      readonly seat: Seat;
      readonly patron: Patron;
      readonly value: number;
      readonly bones: readonly Bone[];
      readonly used: readonly UsedBone[];
      readonly credibility: number;
      readonly other: Patron;
      readonly otherCredibility: number;
    }
  | { readonly type: 'awarded'; readonly seat: Seat; readonly space: AwardSpace }
  | { readonly type: 'found'; readonly seat: Seat; readonly spot: Spot; readonly find: Find | null }
  // Bonuses, each with its cause
  | ({ readonly type: 'money'; readonly seat: Seat; readonly n: number } & Caused)
  | ({ readonly type: 'reputation'; readonly seat: Seat; readonly n: number; readonly total: number } & Caused)
  | ({
      readonly type: 'loyalty';
      readonly seat: Seat;
      readonly patron: Patron;
      readonly n: number;
      readonly rp: number;
      /** Where the marker stands now, and what that is worth. */
      readonly step: number;
      readonly value: number;
    } & Caused)
  | ({ readonly type: 'bonesDrawn'; readonly seat: Seat; readonly bones: readonly Bone[] } & Caused)
  | { readonly type: 'bonesDiscarded'; readonly seat: Seat; readonly bones: readonly Bone[] }
  | ({ readonly type: 'rareTaken'; readonly seat: Seat; readonly bone: Bone } & Caused)
  | ({ readonly type: 'exchanged'; readonly seat: Seat; readonly give: Bone; readonly take: Bone } & Caused)
  | ({ readonly type: 'patronSwapped'; readonly seat: Seat; readonly patron: Patron } & Caused)
  | ({ readonly type: 'paleontologistRemoved'; readonly seat: Seat } & Caused)
  | ({ readonly type: 'speciesDiscarded'; readonly seat: Seat; readonly card: Card } & Caused)
  | ({ readonly type: 'drewSpecies'; readonly seat: Seat; readonly card: Card | null } & Caused)
  | ({
      readonly type: 'kept';
      readonly seat: Seat;
      readonly card: Card | null;
      readonly discarded: readonly Card[];
    } & Caused)
  | ({ readonly type: 'tookPaleontologist'; readonly seat: Seat; readonly card: Card } & Caused)
  | { readonly type: 'reshuffled'; readonly deck: 'species' | 'paleontologist' | 'solo' }
  | ({
      readonly type: 'reclassified';
      readonly seat: Seat;
      readonly card: Card;
      readonly from: Find;
      readonly envelope: Find;
    } & Caused)
  | ({ readonly type: 'slotUpgraded'; readonly seat: Seat; readonly slot: number | null } & Caused)
  | ({ readonly type: 'coverRemoved'; readonly seat: Seat; readonly crates: number } & Caused)
  | ({ readonly type: 'teamUpgraded'; readonly seat: Seat; readonly card: Card; readonly by: Card } & Caused)
  | ({ readonly type: 'hired'; readonly seat: Seat; readonly specialist: Specialist } & Caused)
  | ({ readonly type: 'lost'; readonly seat: Seat; readonly bonus: EffectName } & Caused)
  | ({ readonly type: 'declined'; readonly seat: Seat; readonly bonus: EffectName } & Caused)
  // Theodore: each step names its rule, and stands before what comes of it
  | { readonly type: 'theodoreFlips'; readonly rule: string; readonly card: Card; readonly paid: number }
  | {
      readonly type: 'theodoreReads';
      readonly rule: string;
      readonly half: 'team' | 'paleontologist';
      readonly actions: readonly (TeamAction | PaleontologistAction)[];
    }
  | {
      readonly type: 'theodoreValues';
      readonly rule: string;
      readonly source: Source;
      readonly ap: number;
      readonly depth: number;
    }
  | { readonly type: 'theodoreDoes'; readonly rule: string; readonly step: Step }
  | { readonly type: 'theodoreChooses'; readonly rule: string; readonly card: Card; readonly preference: Preference }
  | { readonly type: 'theodorePrize'; readonly rule: string; readonly card: Card }
  | {
      readonly type: 'theodoreSkips';
      readonly rule: string;
      readonly action: TeamAction | PaleontologistAction;
      readonly obstacle: Obstacle;
    }
  | { readonly type: 'theodoreFallsBack'; readonly rule: string }
  | { readonly type: 'theodoreSpends'; readonly rule: string; readonly card: Card }
  | { readonly type: 'theodoreUpgrades'; readonly rule: string; readonly card: Card }
  | { readonly type: 'theodoreRefuses'; readonly rule: string; readonly bone: Bone }
  | { readonly type: 'theodoreUsesTile'; readonly rule: string; readonly siteTile: SiteTile }
  // Passing, reset and scoring
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'ending'; readonly seat: Seat; readonly ending: Ending }
  | { readonly type: 'sitesFilled'; readonly sites: readonly NewAtSite[] }
  | { readonly type: 'standing'; readonly round: number; readonly standings: readonly ReputationNow[] }
  | { readonly type: 'endgameTile' }
  | {
      readonly type: 'tallied';
      readonly seat: Seat;
      readonly products: readonly Product[];
      readonly rp: number;
      readonly total: number;
    }
  | { readonly type: 'measured'; readonly seat: Seat; readonly cm: number | null }
  | { readonly type: 'gameOver'; readonly winners: readonly Seat[]; readonly totals: readonly ReputationNow[] }
  | ToldByVersion1;

/** What only the rules of version 1 told. Tables that began with them are still read. */
export type ToldByVersion1 =
  | { readonly type: 'usedSite'; readonly seat: Seat; readonly site: Site; readonly siteTile: SiteTile }
  | { readonly type: 'siteFilled'; readonly site: Site; readonly card: Card | null; readonly bones: readonly Bone[] }
  | { readonly type: 'tileBonus'; readonly seat: Seat; readonly tile: Tile }
  | { readonly type: 'looked'; readonly seat: Seat; readonly cards: readonly Card[] }
  | {
      readonly type: 'scored';
      readonly seat: Seat;
      readonly patron: Patron;
      readonly value: number;
      readonly credibility: number;
      readonly rp: number;
    };

interface Caused {
  readonly why: Cause;
}

/** A bone that was paid: as what it is, as a part of a skeleton that it is not, or as a bone of another kind. */
export type UsedBone =
  | { readonly do: 'natural'; readonly bone: Bone }
  | { readonly do: 'wild'; readonly bone: Bone; readonly part: string }
  | { readonly do: 'alike'; readonly bone: Bone; readonly target: Bone };

/** What a site got at the end of a round. */
export interface NewAtSite {
  readonly do: 'filled';
  readonly site: Site;
  readonly card: Card | null;
  readonly bones: readonly Bone[];
}

/** A player's reputation, and what it would be if the game ended now. */
export interface ReputationNow {
  readonly do: 'now' | 'total';
  readonly seat: Seat;
  readonly rp: number;
  readonly now: number;
}

/** One patron in a scoring: loyalty value times credibility. */
export interface Product {
  readonly do: 'product';
  readonly patron: Patron;
  readonly value: number;
  readonly credibility: number;
}
