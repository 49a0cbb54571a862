import type { Box } from '@bonebed/games/fossilis/box/box.ts';
import type { PlayerView, SpaceView, TableView } from '@bonebed/games/fossilis/rules/view.ts';
import { useBoard } from '../use-board.ts';

export type { Box, PlayerView, SpaceView, TableView };

export function useFossilis() {
  return useBoard<TableView, Box>();
}

/** How many of each kind, from a list of kinds. */
export function tally(kinds: readonly number[]): { readonly kind: number; readonly count: number }[] {
  return [...new Set(kinds)].map(kind => ({ kind, count: kinds.filter(other => other === kind).length }));
}
