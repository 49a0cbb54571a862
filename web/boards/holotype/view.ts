import type { Box } from '@bonebed/games/holotype/box/box.ts';
import type { TableView } from '@bonebed/games/holotype/rules/view.ts';
import type { Seat } from '@bonebed/kernel';
import { useBoard, usePart } from '../use-board.ts';

export type { TableView };

/** Where a worker is that is in no location. */
export const IN_LOUNGE = -1;
export const LOCKED = -2;

export function useHolotype() {
  return useBoard<TableView, Box>();
}

export function useShown<Part>(part: (view: TableView, eyes: Seat | null) => Part): Part {
  return usePart(part);
}
