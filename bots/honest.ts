import type { Brain, Game, Honesty, Position, Seat, Terms } from '@bonebed/kernel';
import { type Evaluation, shares, strengthsBy } from './evaluation.ts';

/** Chances for people to read. */
export interface HonestEvaluation extends Evaluation<Terms> {
  /** The chances in a world that a seat imagines; with null, in one where every hand lies open. */
  chances(at: Position<Terms>, eyes?: Seat | null): number[];
}

/** An evaluation that is as sure of itself as it may be. */
export function honestly(game: Game<Terms>, { features, weights, honesty }: Brain): HonestEvaluation {
  const strengths = strengthsBy(game, features, weights);
  return {
    chances: (at, eyes = null) => {
      const found = strengths(at);
      if (honesty === undefined) return shares(found);
      const certainty = certaintyAt(honesty.certainty, honesty.left(at));
      if (eyes !== null) found[eyes] -= honesty.modesty;
      return shares(found.map(strength => strength * certainty));
    },
  };
}

/** The certainty when the part `left` of a game is still to come. */
export function certaintyAt([begin, middle, end]: Honesty['certainty'], left: number): number {
  const [near, far, part] = left > 0.5 ? [middle, begin, 2 * left - 1] : [end, middle, 2 * left];
  return near + (far - near) * part;
}
