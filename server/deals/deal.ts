import type { Seat, Settings, State } from '@bonebed/kernel';
import type { DealKind } from '@bonebed/protocol';
import type { StoredDeal } from '../storage/deals.ts';

/** A deal that many people play. It is stored once and never changes. */
export interface SharedDeal {
  readonly id: string;
  readonly kind: DealKind;
  readonly game: string;
  readonly version: number;
  readonly edition: string;
  readonly seats: number;
  readonly settings: Settings;
  readonly seed: string;
  /** Missing where somebody has played it before with chance in one row. */
  readonly chance?: 'byTurn';
  /** Where it begins, if not with the first turn. */
  readonly start?: State;
  /** Where whoever plays it sits; of a duplicate, the first of the people at its first table. */
  readonly seat: Seat;
  /** One a seat, null for people; of a duplicate, at its first table (`duplicate.ts`). */
  readonly bots: readonly (string | null)[];
  /** What a good player makes of it: the score to beat; null where nobody has tried. */
  readonly goal: number | null;
  /** Who made it; null for those of the server. */
  readonly by: string | null;
}

/** It is what `storedDeal` has made. */
export const dealOf = ({ dealt }: StoredDeal): SharedDeal => JSON.parse(dealt) as SharedDeal;

export const storedDeal = (deal: SharedDeal, day: string | null): StoredDeal => ({
  id: deal.id,
  day,
  dealt: JSON.stringify(deal),
});
