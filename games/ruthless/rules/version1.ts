import type { Seat } from '@bonebed/kernel';
import type { BoneId, CardId, Source } from './state.ts';

// Tables that began under version 1 of the rules are played by those rules and read with the texts and on the boards of today.

/** What it told besides. */
export type EventOfVersion1 =
  | { readonly type: 'boosted'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'replaced'; readonly bone: BoneId; readonly old: BoneId }
  | { readonly type: 'added'; readonly bone: BoneId }
  | { readonly type: 'gained'; readonly seat: Seat; readonly n: number; readonly source: Source }
  | { readonly type: 'fell'; readonly seat: Seat; readonly n: number; readonly source: Source }
  | { readonly type: 'shuffled' };

/** Reasons that it gave and that have another text now; it also gave the bare number of a rule, without any values. */
export const REASONS_OF_VERSION_1 = [
  'RP-4.4.skeleton',
  'RP-6.2.fossil',
  'RP-6.2.part',
  'RP-7.1.fossil',
  'RP-7.1.part',
] as const;
