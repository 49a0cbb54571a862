import type { Box } from '@bonebed/games/holotype/box/box.ts';
import type { TableView } from '@bonebed/games/holotype/rules/view.ts';
import { useBoard } from '../use-board.ts';

export type { TableView };

/** Where a worker is that is in no location. */
export const IN_LOUNGE = -1;
export const LOCKED = -2;

export function useHolotype() {
  return useBoard<TableView, Box>();
}
