import type { Seat, Settings, State } from '@bonebed/kernel';
import type { DealKind } from '@bonebed/protocol';

/** A deal that many people play, each alone against the same bots. It is stored once and never changes. */
export interface Deal {
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
  /** Where whoever plays it sits. */
  readonly seat: Seat;
  /** One a seat, null for that one. */
  readonly bots: readonly (string | null)[];
  /** What a good player makes of it: the score to beat; null where nobody has tried. */
  readonly goal: number | null;
  /** Whose duel it is; null for those of the server. */
  readonly by: string | null;
}
