import type { Seat } from '@bonebed/kernel';
import type { Phase } from '../box/box.ts';
import type { BoneId, CardId, Ending, Source } from './state.ts';

/** Everything the game tells. What names hidden cards (`…These`, `stole`, `spied`) is told to the players concerned only. */
export type RuthlessEvent =
  | { readonly type: 'paleontologist'; readonly seat: Seat; readonly paleontologist: number }
  | { readonly type: 'turn'; readonly turn: number }
  | { readonly type: 'lastTurn'; readonly why: 'bones' | 'turns' }
  | { readonly type: 'phase'; readonly phase: Phase }
  | { readonly type: 'drew'; readonly seat: Seat; readonly eventCount: number; readonly boneCount: number }
  | {
      readonly type: 'drewThese';
      readonly seat: Seat;
      readonly cards: readonly CardId[];
      readonly bones: readonly BoneId[];
    }
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
  | { readonly type: 'stole'; readonly seat: Seat; readonly rival: Seat; readonly bone: BoneId }
  | { readonly type: 'stoleOne'; readonly seat: Seat; readonly rival: Seat }
  | { readonly type: 'spied'; readonly seat: Seat; readonly rival: Seat; readonly bones: readonly BoneId[] }
  | { readonly type: 'lost'; readonly seat: Seat; readonly n: number }
  | { readonly type: 'lostThese'; readonly seat: Seat; readonly bones: readonly BoneId[] }
  | { readonly type: 'crewTaken'; readonly seat: Seat; readonly crew: CardId }
  | { readonly type: 'crewLeft'; readonly seat: Seat; readonly crew: CardId }
  | { readonly type: 'skips'; readonly seat: Seat; readonly phase: Phase }
  | { readonly type: 'mayKeep'; readonly seat: Seat; readonly n: number }
  | { readonly type: 'described'; readonly seat: Seat; readonly name: CardId; readonly bones: readonly BoneId[] }
  | { readonly type: 'presented'; readonly seat: Seat; readonly bone: BoneId }
  | { readonly type: 'boosted'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'doubted'; readonly seat: Seat; readonly card: CardId; readonly rival: Seat }
  | { readonly type: 'defended'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'refused'; readonly seat: Seat; readonly card: CardId; readonly bone: BoneId }
  | { readonly type: 'canceled'; readonly card: CardId }
  | { readonly type: 'thrownOut'; readonly bone: BoneId }
  | { readonly type: 'collapsed'; readonly seat: Seat }
  | { readonly type: 'withdrawn'; readonly seat: Seat; readonly name: CardId }
  | { readonly type: 'exhibited'; readonly seat: Seat; readonly name: CardId; readonly bones: readonly BoneId[] }
  | { readonly type: 'exhibitedFossil'; readonly seat: Seat; readonly bone: BoneId }
  | {
      readonly type: 'revised';
      readonly seat: Seat;
      readonly owner: Seat;
      readonly skeleton: CardId;
      readonly bones: readonly BoneId[];
    }
  | { readonly type: 'revisionCanceled'; readonly seat: Seat; readonly skeleton: CardId }
  | { readonly type: 'replaced'; readonly bone: BoneId; readonly old: BoneId }
  | { readonly type: 'added'; readonly bone: BoneId }
  | { readonly type: 'gained'; readonly seat: Seat; readonly n: number; readonly source: Source }
  | { readonly type: 'fell'; readonly seat: Seat; readonly n: number; readonly source: Source }
  | { readonly type: 'kept'; readonly seat: Seat; readonly n: number }
  | { readonly type: 'keptThese'; readonly seat: Seat; readonly bones: readonly BoneId[] }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly n: number }
  | { readonly type: 'discardedThese'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly type: 'shuffled' }
  | { readonly type: 'firstPlayer'; readonly seat: Seat }
  | { readonly type: 'idle'; readonly n: number }
  | { readonly type: 'ended'; readonly why: Ending };
