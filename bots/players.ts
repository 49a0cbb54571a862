import { evaluationOf, tuningOf } from './brains.ts';
import type { BudgetSpec } from './budget.ts';
import type { EvaluationOf } from './evaluation.ts';
import { makeBots, type Player, playerOf } from './make.ts';

/** All bots, for all games. */
export const bots = makeBots(evaluationOf, tuningOf);

/** The same by name; while weights are tuned, with another evaluation. */
export function parsePlayer(name: string, usual?: BudgetSpec, evaluation?: EvaluationOf): Player {
  return playerOf(evaluation === undefined ? bots : makeBots(evaluation, tuningOf), name, usual);
}
