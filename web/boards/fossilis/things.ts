import type { Box } from './view.ts';

const each = (kind: string, list: readonly unknown[]): string[] => list.map((_, index) => `${kind}.${index}`);

/** Every thing that the board may draw at a table of so many, for tests. */
export function things(box: Box, seats: number): string[] {
  const everybody = Array.from({ length: seats });
  return [
    ...['site', 'discard', 'energy', 'plaster', 'pool', 'end', 'dinosaurs', 'market', 'worth', 'skills', 'storage'],
    ...['payment', 'tools', 'kept', 'lab', 'tiles', 'collection', 'deck.dinosaurs', 'deck.tools'],
    ...['arrow.locked', 'event.sealed', 'event.held', 'step.actions', 'step.market', 'step.claim'],
    ...['step.end', 'act.dig', 'act.extract', 'act.plaster', 'act.move', 'act.freeMove', 'act.climb', 'act.sand'],
    ...['pawn', 'plasterOf', 'tilesOf'].flatMap(kind => each(kind, everybody)),
    ...['cell', 'note'].flatMap(kind => each(kind, box.cells)),
    ...each('side', box.directions),
    ...each('find', box.finds),
    ...each('bone', box.bones),
    ...each('tile', box.tiles),
    ...['dinosaur', 'perfect', 'seal', 'lab'].flatMap(kind => each(kind, box.dinosaurs)),
    ...box.dinosaurs.flatMap(({ needs }, dinosaur) => each(`need.${dinosaur}`, needs)),
    ...['trait', 'set'].flatMap(kind => each(kind, box.characteristics)),
    ...each('fragment', box.fragments),
    ...each('tool', box.tools),
    ...each('supply', box.supplies),
    ...each('skill', box.skills),
    ...each('event', box.events),
    ...each('slot', box.skillSlots),
  ];
}
