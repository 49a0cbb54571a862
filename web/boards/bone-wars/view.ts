import type { Box } from '@bonebed/games/bone-wars/box/box.ts';
import type { PlayerView, TableView } from '@bonebed/games/bone-wars/rules/view.ts';
import { type Seat, say, seatName, type Values } from '@bonebed/kernel';
import { useComputed } from '@preact/signals';
import { useSession } from '../../table/session.ts';
import { useBoard, usePart } from '../use-board.ts';

export type { Box, PlayerView, TableView };

/** The owner of pieces that stand for players who are not there. */
export const VIRTUAL = -1;

export function useBoneWars() {
  const board = useBoard<TableView, Box>();
  const { reader } = board.session;
  return Object.assign(board, {
    /** A sentence of the game itself. */
    gt: (key: string, values: Values = {}) => say(reader.value, key, values),
    /** Who a piece belongs to. */
    owner: (player: number) => (player === VIRTUAL ? say(reader.value, 'draw.closed') : seatName(reader.value, player)),
  });
}

export function useShown<Part>(part: (view: TableView, eyes: Seat | null) => Part): Part {
  return usePart(part);
}

/** Whether one's own team stands at a site. */
export function useIsHere(site: number): boolean {
  return useShown(({ players }, eyes) => eyes !== null && players[eyes]?.site === site);
}

/** What the table waits for. */
export function useWhat(): string | null {
  const { shown } = useSession();
  return useComputed(() => shown.value.ask?.what ?? null).value;
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
