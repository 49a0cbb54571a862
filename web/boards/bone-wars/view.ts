import type { Box } from '@bonebed/games/bone-wars/box/box.ts';
import type { PlayerView, TableView } from '@bonebed/games/bone-wars/rules/view.ts';
import { say, seatName, type Values } from '@bonebed/kernel';
import { useBoard } from '../use-board.ts';

export type { Box, PlayerView, TableView };

/** The owner of pieces that stand for players who are not there. */
export const VIRTUAL = -1;

export function useBoneWars() {
  const board = useBoard<TableView, Box>();
  const { reader } = board.at;
  return {
    ...board,
    /** What the table waits for. */
    what: board.session.shown.value.ask?.what ?? null,
    /** A sentence of the game itself. */
    gt: (key: string, values: Values = {}) => say(reader, key, values),
    /** Who a piece belongs to. */
    owner: (player: number) => (player === VIRTUAL ? say(reader, 'draw.closed') : seatName(reader, player)),
  };
}

/** The kinds of a list of counts, each as often as it is there. */
export function kindsOf(counts: readonly number[]): number[] {
  return counts.flatMap((count, kind) => Array.from({ length: count }, () => kind));
}

/** The card that Theodore flipped last. */
export function useCurrentSoloCard(): number | null {
  const { view } = useBoneWars();
  if (view.theodore === null) return null;
  return view.players[view.theodore.player].slots.findLast(slot => slot.card !== null)?.card ?? null;
}
