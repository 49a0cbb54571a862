import type { Box } from '@bonebed/games/holotype/box/box.ts';

const each = (kind: string, list: readonly unknown[]): string[] => list.map((_, index) => `${kind}.${index}`);

/** Every thing that the board may draw at a table of so many, for tests. */
export function things(box: Box, seats: number): string[] {
  const everybody = Array.from({ length: seats });
  return [
    ...['track', 'marker', 'reset.2', 'medal.5', 'last', 'space', 'lounge', 'recalled.yes', 'recalled.no', 'storage'],
    ...['deck.specimens', 'deck.expeditions', 'deck.traces', 'pile.specimens', 'journal.none', 'research', 'ratio'],
    ...['contributions', 'reroll', 'traceSign', 'worth.trace', 'worth.personal', 'diet.carnivore', 'diet.herbivore'],
    ...['type.theropod', 'type.genasaur', 'type.sauropod', 'type.marineReptile'],
    ...['specimen', 'holotype', 'published', 'cost', 'worth'].flatMap(kind => each(kind, box.specimens)),
    ...each('location', box.locations),
    ...each('rank', box.workers),
    ...each('trace', box.traceFossils),
    ...each('expedition', box.expeditions),
    ...each('personal', box.personalObjectives),
    ...each('objective', box.globalObjectives),
    ...each('slot', box.slots),
    ...each('milestone', box.milestones),
    ...['cube', 'museum'].flatMap(kind => each(kind, box.periods)),
    ...box.dice.flatMap((faces, period) => each(`die.${period}`, faces)),
    ...['researchOf', 'handOf', 'tracesOf'].flatMap(kind => each(kind, everybody)),
    ...everybody.flatMap((_, seat) => [
      ...each(`worker.${seat}`, box.workers),
      ...each(`cubesOf.${seat}`, box.periods),
    ]),
  ];
}
