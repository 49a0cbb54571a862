import type { Position, Terms } from '@bonebed/kernel';

export interface SearchTuning {
  /** How eagerly rarely tried options below the root are tried again, as a part of how much rewards differ. */
  readonly curiosity: number;
  /** A line ends so many turns after the one that is running. */
  readonly horizon: number;
  /** Whether a turn ends here, for games whose steps are less than that. */
  isTurnOver(at: Position<Terms>): boolean;
  /**
   * What the end of a line counts. At 1 it is all; below, the evaluation is asked after every step, and each one counts so much
   * of the one before: what is near is judged with less noise, what is far with more insight.
   */
  readonly farsight: number;
  /** How many lines an iteration plays, each in a world of its own: more where dice and cards make the end of a line noisy. */
  readonly lines: number;
  /** A node below the root looks at so many options at first, and at one more each time the root of its visits grows by 1. */
  readonly firstOptions: number;
  /** A step is cut after so many decisions beyond the tree: one without end is judged as it stands. */
  readonly mostDecisions: number;
}

/** Found by self-play; docs/BOTS.md has the figures. Games may see further or less far (`brains/`). */
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
