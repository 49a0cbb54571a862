import { BadInput } from '@bonebed/kernel';
import type { Bot } from './bot.ts';
import { evaluationOf, tuningOf } from './brains.ts';
import { type BudgetSpec, parseBudget } from './budget.ts';
import { greedyBot } from './greedy.ts';
import { isLevel, levelIds, levels } from './levels.ts';
import { randomBot } from './random.ts';
import { searchBot } from './search.ts';

export const bots: Readonly<Record<string, Bot>> = {
  random: randomBot,
  greedy: greedyBot('greedy', evaluationOf),
  search: searchBot('search', evaluationOf, tuningOf),
};

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
export function parsePlayer(name: string, usual: BudgetSpec = USUAL_BUDGET): Player {
  const [id, own, ...rest] = name.split('@');
  if (isLevel(id)) {
    const { bot, budget } = parsePlayer(levels[id], usual);
    return { name, bot, budget: own === undefined ? budget : parseBudget(own) };
  }
  if (!Object.hasOwn(bots, id) || rest.length > 0) {
    throw new BadInput('bot', 'bots', `no bot '${name}'; there are: ${botNames.join(', ')}`);
  }
  return { name, bot: bots[id], budget: own === undefined ? usual : parseBudget(own) };
}

/** All names without a budget. */
export const botNames: readonly string[] = [...Object.keys(bots), ...levelIds];
