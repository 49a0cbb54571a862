import type { Box } from '@bonebed/games/fossilis/box/box.ts';
import type { STEPS as Steps } from '@bonebed/games/fossilis/rules/state.ts';
import type { PlayerView, SpaceView, TableView } from '@bonebed/games/fossilis/rules/view.ts';
import type { Language, Seat, Values } from '@bonebed/kernel';
import { useSession } from '../../table/session.ts';
import { nameOf } from '../name-of.ts';
import { useBoard, usePart } from '../use-board.ts';

export type { Box, PlayerView, SpaceView, TableView };

/** The steps of a turn, in order: of the type of the rules' own list, so that another does not compile. */
export const STEPS: typeof Steps = ['actions', 'market', 'claim'];

/** What may be done in the first step: what the rules have a cost for. */
export type Act = keyof NonNullable<TableView['costs']>;

export function useFossilis() {
  const board = useBoard<TableView, Box>();
  return Object.assign(board, { box: withPlaces(board.box) });
}

/** The box alone: who draws only what never changes is not drawn again with every move. */
export function useBox(): Box {
  // The host deals only in boxes that the game itself made.
  return withPlaces(useSession().at.peek().box as Box);
}

export function useShown<Part>(part: (view: TableView, eyes: Seat | null) => Part): Part {
  return usePart(part);
}

const placed = new WeakMap<Box, Box>();

/** A box that the first rules have opened does not say where its spaces lie; their names do. */
export function withPlaces(box: Box): Box {
  if (box.ground.places !== undefined) return box;
  const known = placed.get(box) ?? { ...box, ground: { ...box.ground, ...placesOf(box) } };
  placed.set(box, known);
  return known;
}

function placesOf({ cells, ground: { next } }: Box): Pick<Box['ground'], 'places' | 'steps' | 'columns' | 'rows'> {
  const places = cells.map(({ id }) => ({
    column: id.charCodeAt(0) - 'A'.charCodeAt(0),
    row: Number(id.slice(1)) - 1,
  }));
  const steps = next.map(beside => {
    const from = beside.findIndex(cell => cell !== null);
    const to = places[beside[from] ?? 0];
    return { column: to.column - places[from].column, row: to.row - places[from].row };
  });
  const most = (numbers: readonly number[]) => Math.max(...numbers) + 1;
  return { places, steps, columns: most(places.map(({ column }) => column)), rows: most(places.map(({ row }) => row)) };
}

/** The numbers of this box that the words of actions tell of: how far one goes, what a tile takes to dig (`sand 1, clay 2, stone 3`). */
export function actNumbers({ materials, constants }: Box, language: Language): Values {
  return {
    costs: materials.map(one => `${nameOf(one, language).toLowerCase()} ${one.digEnergy}`).join(', '),
    plaster: constants.gainPlasterAmount,
    steps: constants.moveSpaces,
  };
}

/** What a Dinosaur of a lab is worth now (FO-14.1, FO-14.2): all of it once it has every bone. */
export function worthOf({ dinosaurs }: Box, { dinosaur, bones, partial }: PlayerView['lab'][number]) {
  const { needs, perfect } = dinosaurs[dinosaur];
  const isComplete = needs.every((count, bone) => bones[bone] >= count);
  return { isComplete, vp: isComplete ? perfect : partial };
}

/** How many of each kind, from a list of kinds. */
export function tally(kinds: readonly number[]): { readonly kind: number; readonly count: number }[] {
  return [...new Set(kinds)].map(kind => ({ kind, count: kinds.filter(other => other === kind).length }));
}
