import type { Box } from '../box/box.ts';
import type { HolotypeState } from '../rules/state.ts';
import { arrange, cubesText, find, type TableSetup } from '../testing/arrange.ts';

/** Advancements in Jurassic Systematics, Predators of the Mesozoic, Marine Reptile Paleobiology. */
export const OBJECTIVES = 'GO01 GO09 GO07';

export function laid(state: HolotypeState, box: Box, setup: TableSetup): void {
  arrange({ state, box }, setup);
}

/** What a species costs to publish, as cubes: a position stays right if a printed value changes. */
export function costOf(box: Box, name: string): string {
  const { period, fossils, research } = box.specimens[find(box, box.specimens, name)];
  return cubesText([...box.periods.map((_, index) => (index === period ? fossils : 0)), research]);
}
