import { BadInput } from '@bonebed/kernel';
import type { Bot } from './bot.ts';
import { evaluationOf, tuningOf } from './brains.ts';
import { type BudgetSpec, parseBudget } from './budget.ts';
import type { EvaluationOf } from './evaluation.ts';
import { greedyBot } from './greedy.ts';
import { isLevel, levelIds, levels } from './levels.ts';
import { randomBot } from './random.ts';
import { searchBot } from './search.ts';

type BotId = 'random' | 'greedy' | 'search';

/** All bots, with an evaluation of their own or, while weights are tuned, another one. */
function makeBots(evaluation: EvaluationOf): Readonly<Record<BotId, Bot>> {
  return {
    random: randomBot,
    greedy: greedyBot('greedy', evaluation),
    search: searchBot('search', evaluation, tuningOf),
  };
}

export const bots = makeBots(evaluationOf);

function isBot(id: string): id is BotId {
  return Object.hasOwn(bots, id);
}

/** A bot with how much it may think for each decision. */
export interface Player {
  /** As it was asked for: `professor`, `greedy`, `search@it:1000`. */
  readonly name: string;
  readonly bot: Bot;
  readonly budget: BudgetSpec;
}

/** What a bot may think if nobody says. */
export const USUAL_BUDGET: BudgetSpec = { iterations: 200 };

/** Reads `<bot or level>[@<budget>]`. Throws `BadInput` if there is no such bot. */
export function parsePlayer(name: string, usual: BudgetSpec = USUAL_BUDGET, evaluation?: EvaluationOf): Player {
  const [id, own, ...rest] = name.split('@');
  if (isLevel(id)) {
    const { bot, budget } = parsePlayer(levels[id], usual, evaluation);
    return { name, bot, budget: own === undefined ? budget : parseBudget(own) };
  }
  if (!isBot(id) || rest.length > 0) {
    throw new BadInput('bot', 'bots', `no bot '${name}'; there are: ${botNames.join(', ')}`);
  }
  const { [id]: bot } = evaluation === undefined ? bots : makeBots(evaluation);
  return { name, bot, budget: own === undefined ? usual : parseBudget(own) };
}

/** All names without a budget. */
export const botNames: readonly string[] = [...Object.keys(bots), ...levelIds];
