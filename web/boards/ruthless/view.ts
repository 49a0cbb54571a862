import type { Box } from '@bonebed/games/ruthless/box/box.ts';
import type { BoneId, CardId } from '@bonebed/games/ruthless/rules/state.ts';
import type { SkeletonView, TableView } from '@bonebed/games/ruthless/rules/view.ts';
import type { Seat } from '@bonebed/kernel';
import { useComputed } from '@preact/signals';
import { useSession } from '../../table/session.ts';
import { useBoard, usePart } from '../use-board.ts';

export type { BoneId, Box, CardId, SkeletonView, TableView };

export function useRuthless() {
  return useBoard<TableView, Box>();
}

export function useShown<Part>(part: (view: TableView, eyes: Seat | null) => Part): Part {
  return usePart(part);
}

export function skeletonOf({ players }: TableView, name: CardId): SkeletonView | null {
  for (const { skeletons } of players) {
    const found = skeletons.find(skeleton => skeleton.name === name);
    if (found !== undefined) return found;
  }
  return null;
}

/** The Prestige of a seat as it will be if what is being prepared or laid down is not answered. */
export function promised(view: TableView, seat: Seat): number {
  const { players, draft, presentation, revision } = view;
  const open = presentation?.worth ?? revision?.worth ?? draft.worth;
  return players[seat].prestige + open[seat];
}

/** A move of Prestige as a sign: `+2`, `−1`. */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : `−${-n}`;
}

/** What the option under the pointer would make of it all, or the table as it is. */
export function useForeseen(): TableView {
  const { session, view } = useRuthless();
  const preview = session.preview.value;
  // A preview is a view of the same table.
  return preview === null ? view : (preview.view as TableView);
}

/** The Name that bones are to be compared with: of what is being prepared, or of what the pointer or a choice is about. */
export function useNameInQuestion(): CardId | null {
  const session = useSession();
  const { box } = useRuthless();
  const drafted = useShown(({ draft }) => draft.name ?? draft.skeleton);
  const pointed = useComputed(() => {
    for (const key of [...session.pointed.value, ...session.selection.value]) {
      const [kind, number] = key.split('.');
      if (kind === 'skeleton' || (kind === 'card' && box.cards[Number(number)]?.kind === 'name')) return Number(number);
    }
    return null;
  }).value;
  return drafted ?? (pointed as CardId | null);
}
