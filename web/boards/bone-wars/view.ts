import type { Box } from '@bonebed/games/bone-wars/box/box.ts';
import type { VIRTUAL as Virtual } from '@bonebed/games/bone-wars/rules/state.ts';
import type { PlayerView, TableView } from '@bonebed/games/bone-wars/rules/view.ts';
import { type Language, type Seat, say, seatName, type Values } from '@bonebed/kernel';
import { useComputed } from '@preact/signals';
import { useSession } from '../../table/session.ts';
import { either } from '../either.ts';
import { useBoard, usePart } from '../use-board.ts';
import { bt } from './words.ts';

export type { Box, PlayerView, TableView };

/** The owner of pieces that stand for players who are not there: of the type of the rules' own number, so that another does not compile. */
export const VIRTUAL: typeof Virtual = -1;

export function useBoneWars() {
  const board = useBoard<TableView, Box>();
  const { reader } = board.session;
  return Object.assign(board, {
    /** A sentence of the game itself. */
    gt: (key: string, values: Values = {}) => say(reader.value, key, values),
    /** Who a piece belongs to. */
    owner: (player: number) => (player === VIRTUAL ? say(reader.value, 'draw.closed') : seatName(reader.value, player)),
    /** What an action of a paleontologist does, with the numbers of this box. */
    about: (action: Box['actions'][number]) => bt(`action.${action}`, papersOf(board.box, board.language)),
  });
}

/** With how many bones one writes or debunks a paper, and what that brings. */
export function papersOf({ publish, debunk }: Box, language: Language): Values {
  return {
    written: either(bonesOf(publish), language),
    prize: publish.find(({ prize }) => prize)?.bones ?? 0,
    prized: either(bonesOf(publish.filter(({ prize }) => prize)), language),
    bonus: publish.find(({ roundBonus }) => roundBonus)?.bones ?? 0,
    debunked: either(bonesOf(debunk), language),
    loyalty: either(
      debunk.map(({ loyalty }) => loyalty),
      language,
    ),
  };
}

function bonesOf(rewards: readonly { readonly bones: number }[]): number[] {
  return rewards.map(({ bones }) => bones);
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

/** BW-3.1: whether a space is in play for so many marks. */
export function isInPlay(marks: number, { minPlayers }: { readonly minPlayers: number }): boolean {
  return minPlayers <= marks;
}

/** BW-9.9: how often an envelope pays for the next card in it, with those that are laid into it before. */
export function timesPaid(player: PlayerView, envelope: number, before = 0): number {
  return player.archive[envelope].length + before + 1;
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
