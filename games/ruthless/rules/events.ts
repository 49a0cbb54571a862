import type { Seat } from '@bonebed/kernel';
import type { Phase } from '../box/box.ts';
import type { BoneId, CardId, Ending } from './state.ts';

/**
 * Everything the game tells. What names hidden cards (`…These`, `stole`, `spied`) is told to the players concerned only.
 * `n` and `total` are what somebody gains and has then, `lost` and `left` what a rival loses and has left.
 */
export type RuthlessEvent =
  | { readonly type: 'began'; readonly seat: Seat; readonly goal: number }
  | { readonly type: 'paleontologist'; readonly seat: Seat; readonly paleontologist: number; readonly total: number }
  | {
      readonly type: 'turn';
      readonly turn: number;
      readonly goal: number;
      /** Who is ahead, and with how much; nobody in the first turn. */
      readonly leaders: readonly Seat[];
      readonly total: number;
    }
  | { readonly type: 'lastTurn'; readonly why: 'bones' | 'turns' }
  | { readonly type: 'phase'; readonly phase: Phase }
  | ({ readonly type: 'drew'; readonly seat: Seat; readonly eventCount: number; readonly boneCount: number } & ByCard)
  | ({
      readonly type: 'drewThese';
      readonly seat: Seat;
      readonly cards: readonly CardId[];
      readonly bones: readonly BoneId[];
    } & ByCard)
  | { readonly type: 'passed'; readonly seat: Seat; readonly why: 'choice' | 'skips' | 'noCards' }
  | { readonly type: 'played'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'playedOn'; readonly seat: Seat; readonly card: CardId; readonly rival: Seat }
  | {
      readonly type: 'playedOnCrew';
      readonly seat: Seat;
      readonly card: CardId;
      readonly rival: Seat;
      readonly crew: CardId;
    }
  | {
      readonly type: 'playedOnSkeleton';
      readonly seat: Seat;
      readonly card: CardId;
      readonly rival: Seat;
      readonly skeleton: CardId;
      readonly bone: BoneId | null;
    }
  | { readonly type: 'hired'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'cycled'; readonly seat: Seat; readonly crew: CardId }
  | {
      readonly type: 'cycledThese';
      readonly seat: Seat;
      readonly crew: CardId;
      readonly bone: BoneId;
      readonly bones: readonly BoneId[];
    }
  | ({ readonly type: 'stole'; readonly seat: Seat; readonly rival: Seat; readonly bone: BoneId } & ByCard)
  | ({ readonly type: 'stoleOne'; readonly seat: Seat; readonly rival: Seat } & ByCard)
  | { readonly type: 'spied'; readonly seat: Seat; readonly rival: Seat; readonly bones: readonly BoneId[] }
  | ({ readonly type: 'lost'; readonly seat: Seat; readonly n: number; readonly by: Seat } & ByCard)
  | ({
      readonly type: 'lostThese';
      readonly seat: Seat;
      readonly bones: readonly BoneId[];
      readonly by: Seat;
    } & ByCard)
  | ({ readonly type: 'crewTaken'; readonly seat: Seat; readonly crew: CardId; readonly rival: Seat } & ByCard)
  | ({ readonly type: 'crewLeft'; readonly seat: Seat; readonly crew: CardId; readonly by: Seat } & ByCard)
  | ({ readonly type: 'skips'; readonly seat: Seat; readonly phase: Phase; readonly by: Seat } & ByCard)
  | ({ readonly type: 'mayKeep'; readonly seat: Seat; readonly n: number } & ByCard)
  | {
      readonly type: 'described';
      readonly seat: Seat;
      readonly name: CardId;
      readonly bones: readonly BoneId[];
      readonly fossil: BoneId | null;
      readonly boosts: readonly CardId[];
    }
  | {
      readonly type: 'presented';
      readonly seat: Seat;
      readonly bone: BoneId;
      readonly boosts: readonly CardId[];
    }
  | {
      readonly type: 'doubted';
      readonly seat: Seat;
      readonly card: CardId;
      readonly rival: Seat;
      readonly bone: BoneId | null;
    }
  | { readonly type: 'defended'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'refused'; readonly seat: Seat; readonly card: CardId; readonly bone: BoneId }
  | { readonly type: 'canceled'; readonly card: CardId; readonly seat: Seat; readonly defence: CardId }
  | ({ readonly type: 'thrownOut'; readonly bone: BoneId } & Sway)
  | ({ readonly type: 'swayed' } & Sway)
  | { readonly type: 'collapsed'; readonly seat: Seat }
  | ({ readonly type: 'withdrawn'; readonly seat: Seat; readonly name: CardId; readonly by: Seat } & ByCard)
  | ({
      readonly type: 'exhibited';
      readonly seat: Seat;
      readonly name: CardId;
      readonly bones: readonly BoneId[];
    } & Gain)
  | ({ readonly type: 'exhibitedFossil'; readonly seat: Seat; readonly bone: BoneId } & Gain)
  | ({
      readonly type: 'revisedOwn';
      readonly seat: Seat;
      readonly skeleton: CardId;
      readonly bones: readonly BoneId[];
      readonly boosts: readonly CardId[];
      readonly olds: readonly BoneId[];
    } & Gain)
  | {
      readonly type: 'revised';
      readonly seat: Seat;
      readonly owner: Seat;
      readonly skeleton: CardId;
      readonly bones: readonly BoneId[];
      readonly boosts: readonly CardId[];
    }
  | ({
      readonly type: 'revisionStands';
      readonly seat: Seat;
      readonly owner: Seat;
      readonly skeleton: CardId;
      readonly olds: readonly BoneId[];
      readonly lost: number;
      readonly left: number;
    } & Gain)
  | {
      readonly type: 'revisionCanceled';
      readonly seat: Seat;
      readonly skeleton: CardId;
      readonly owner: Seat;
      readonly defence: CardId;
    }
  | { readonly type: 'kept'; readonly seat: Seat; readonly n: number }
  | { readonly type: 'keptThese'; readonly seat: Seat; readonly bones: readonly BoneId[] }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly n: number }
  | { readonly type: 'discardedThese'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly type: 'firstPlayer'; readonly seat: Seat }
  | { readonly type: 'idle'; readonly n: number; readonly end: number }
  | { readonly type: 'ended'; readonly why: Ending; readonly winners: readonly Seat[]; readonly total: number };

/** The card that did it, where the same line tells that it was played; null where that was told before, in a window. */
interface ByCard {
  readonly card: CardId | null;
}

interface Gain {
  readonly n: number;
  readonly total: number;
}

/** How an Event moved Prestige: of the one who played it, and of the rival. */
interface Sway extends ByCard, Gain {
  readonly seat: Seat;
  readonly rival: Seat | null;
  readonly skeleton: CardId | null;
  readonly lost: number;
  readonly left: number;
}
