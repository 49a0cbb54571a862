import type { SearchTuning } from '@bonebed/kernel';

/** Found by self-play; docs/BOTS.md has the figures. Games may see further or less far (`games/<id>/bots/brain.ts`). */
export const TUNING: SearchTuning = {
  curiosity: 0.7,
  horizon: 8,
  isTurnOver: () => true,
  farsight: 1,
  lines: 1,
  firstOptions: 1,
  mostDecisions: 400,
};

export type TuningOf = (gameId: string) => SearchTuning;
