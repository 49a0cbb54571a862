import { BadInput, type Brain } from '@bonebed/kernel';
import type { Bot } from './bot.ts';
import { type BudgetSpec, parseBudget } from './budget.ts';
import { type EvaluationOf, makeEvaluation } from './evaluation.ts';
import { greedyBot } from './greedy.ts';
import { isLevel, levelIds, levels } from './levels.ts';
import { randomBot } from './random.ts';
import { searchBot } from './search.ts';
import { TUNING, type TuningOf } from './tuning.ts';

type BotId = 'random' | 'greedy' | 'search';

export type Bots = Readonly<Record<BotId, Bot>>;

/** All bots, with an evaluation of their own or, while weights are tuned, another one. */
export function makeBots(evaluation: EvaluationOf, tuning: TuningOf): Bots {
  return {
    random: randomBot,
    greedy: greedyBot('greedy', evaluation),
    search: searchBot('search', evaluation, tuning),
  };
}

/** All bots for the one game that they know. */
export function botsWith({ features, weights, search }: Brain): Bots {
  return makeBots(
    game => makeEvaluation(game, features, weights),
    () => ({ ...TUNING, ...search }),
  );
}

const botIds: readonly BotId[] = ['random', 'greedy', 'search'];

function isBot(id: string): id is BotId {
  return botIds.some(known => known === id);
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
export function playerOf(bots: Bots, name: string): Player {
  const [id, own, ...rest] = name.split('@');
  if (isLevel(id)) {
    const { bot, budget } = playerOf(bots, levels[id]);
    return { name, bot, budget: own === undefined ? budget : parseBudget(own) };
  }
  if (!isBot(id) || rest.length > 0) {
    throw new BadInput('bot', 'bots', `no bot '${name}'; there are: ${botNames.join(', ')}`);
  }
  return { name, bot: bots[id], budget: own === undefined ? USUAL_BUDGET : parseBudget(own) };
}

/** All names without a budget. */
export const botNames: readonly string[] = [...botIds, ...levelIds];
