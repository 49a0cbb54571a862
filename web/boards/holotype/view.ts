import type { Box } from '@bonebed/games/holotype/box/box.ts';
import type { LOCKED as Locked, LOUNGE as Lounge } from '@bonebed/games/holotype/rules/state.ts';
import type { PlayerView, TableView } from '@bonebed/games/holotype/rules/view.ts';
import type { Seat } from '@bonebed/kernel';
import { useBoard, usePart } from '../use-board.ts';

export type { PlayerView, TableView };

// A board takes only types from the rules. These are the types of their very numbers: others do not compile.

/** Where a worker is that is in no location. */
export const LOUNGE: typeof Lounge = -1;
export const LOCKED: typeof Locked = -2;

/** How many fossils lie in a player's storage. */
export function storedOf({ fossils }: PlayerView): number {
  return fossils.reduce((sum, count) => sum + count, 0);
}

export function useHolotype() {
  return useBoard<TableView, Box>();
}

export function useShown<Part>(part: (view: TableView, eyes: Seat | null) => Part): Part {
  return usePart(part);
}
