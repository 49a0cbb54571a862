import type { Box } from '@bonebed/games/holotype/box.ts';
import type { Seat } from '@bonebed/kernel';
import { useSession } from '../../table/session.ts';
import type { BoardAt } from '../board.ts';

/** A view of Holotype as games/holotype/view.ts builds it; a test holds the two together. */
export interface HolotypeView {
  readonly active: Seat | null;
  readonly turns: number;
  readonly elementary: boolean;
  readonly ended: string | null;
  readonly track: {
    readonly marker: number;
    readonly lastSpace: number;
    readonly museumReset: readonly number[];
    readonly milestone: readonly number[];
  };
  readonly museum: readonly number[];
  readonly locations: readonly {
    readonly spaces: number;
    readonly workers: readonly { readonly seat: Seat; readonly worker: number }[];
  }[];
  readonly action: { readonly worker: number | null; readonly location: number | null };
  readonly drawn: readonly number[];
  readonly dice: readonly number[];
  readonly rerollsLeft: number;
  readonly decks: { readonly specimens: number; readonly expeditions: number; readonly traces: number };
  readonly specimenDiscard: readonly number[];
  readonly expeditionDiscard: readonly number[];
  readonly objectives: readonly { readonly objective: number; readonly discs: readonly (Seat | null)[] }[];
  readonly players: readonly HolotypePlayer[];
}

export interface HolotypePlayer {
  /** Where each worker is: a location, or one of the two below. */
  readonly workers: readonly number[];
  readonly fossils: readonly number[];
  readonly storage: number;
  readonly research: number;
  /** Cards in hand; null for one that these eyes can't see. */
  readonly specimens: readonly (number | null)[];
  readonly traces: readonly (number | null)[];
  readonly dealt: readonly (number | null)[];
  readonly hasChosen: boolean;
  readonly kept: number | null;
  readonly holotypes: readonly { readonly specimen: number; readonly trace: number | null }[];
  readonly milestones: readonly number[];
  readonly discs: number;
  readonly contributions: number;
}

export const IN_LOUNGE = -1;
export const LOCKED = -2;

/** What the board draws from, with the types of this game. The host deals only in views and boxes that the game made. */
export function holotypeAt(at: BoardAt): { readonly view: HolotypeView; readonly box: Box } {
  return { view: at.view as unknown as HolotypeView, box: at.box as Box };
}

export function useHolotype() {
  const session = useSession();
  const at = session.at.value;
  return { session, at, ...holotypeAt(at), language: at.reader.language };
}
