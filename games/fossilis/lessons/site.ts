import type { Box } from '../box/box.ts';
import type { FossilisState } from '../rules/state.ts';
import { type Arrangement, arrange } from '../testing/arrange.ts';

/**
 * What lies on the table in the first four chapters, which follow each other. The Sand of A4 and that of C5 together pay for the
 * Shovel; nothing in the market costs a single Fragment, so that nobody is asked to buy before it is time.
 */
const COMMON: Arrangement = {
  asDealt: true,
  pits: { A4: 'tooth limb', B3: 'tooth rib', C4: 'hammer', C5: 'limb' },
  discard: ['sand-07', 'sand-14', 'sand-21'],
  dinosaurs: ['microraptor', 'stegosaurus', 'mosasaurus', 'diplodocus'],
  nextDinosaurs: ['triceratops', 'velociraptor'],
  tools: ['shovel-1', 'ground_radar-1'],
  nextTools: ['chisel-1'],
  supplies: ['plaster_sack-3', 'museum_grant-1'],
  skills: ['plasterer'],
  events: ['press_day', 'museum_gala', 'damp_stores'],
};

/** The tiles that the chapters tell of, where they lie at first. */
export const TILES = { A4: 'sand-01', B3: '. sand-15', C4: 'clay-05', C5: 'sand-08' };

export function lay(state: FossilisState, box: Box, position: Arrangement): void {
  arrange({ state, box }, { ...COMMON, ...position });
}

/** What these Dinosaurs give when they are complete: a position stays right if a printed value changes. */
export function perfectOf(box: Box, ids: readonly string[]): number {
  let total = 0;
  for (const { id, perfect } of box.dinosaurs) if (ids.includes(id)) total += perfect;
  return total;
}
