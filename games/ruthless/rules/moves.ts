import type { Seat } from '@bonebed/kernel';
import type { BoneId, CardId } from './state.ts';

/** Playing an Event as an action, with its target as the card needs one. */
export type PlayMove =
  | { readonly do: 'play'; readonly card: CardId }
  | { readonly do: 'playOn'; readonly card: CardId; readonly rival: Seat }
  | { readonly do: 'playOnCrew'; readonly card: CardId; readonly crew: CardId }
  | { readonly do: 'playOnSkeleton'; readonly card: CardId; readonly skeleton: CardId }
  | { readonly do: 'playOnBone'; readonly card: CardId; readonly bone: BoneId };

/**
 * What a player may try at the own place in a round. A description, a fossil or a revision is prepared card by card (`bone`,
 * `boost`) and then laid down at once (`present`, `publish`).
 */
export type Move =
  | 'pass'
  | 'present'
  | 'publish'
  | PlayMove
  | { readonly do: 'hire'; readonly card: CardId }
  | { readonly do: 'cycle'; readonly crew: CardId; readonly bone: BoneId }
  | { readonly do: 'describe'; readonly name: CardId }
  | { readonly do: 'fossil'; readonly bone: BoneId }
  | { readonly do: 'alter'; readonly skeleton: CardId }
  | { readonly do: 'revise'; readonly skeleton: CardId; readonly bone: BoneId }
  | { readonly do: 'reviseFossil'; readonly fossil: BoneId }
  | { readonly do: 'bone'; readonly bone: BoneId }
  | { readonly do: 'boost'; readonly card: CardId };

export type DoubtMove =
  | { readonly do: 'doubt'; readonly card: CardId }
  | { readonly do: 'doubtBone'; readonly card: CardId; readonly bone: BoneId };

export type DefenceMove =
  | { readonly do: 'defend'; readonly card: CardId }
  | { readonly do: 'refuse'; readonly card: CardId; readonly bone: BoneId };
