import { BadInput, type Brain } from '@bonebed/kernel';
import type { Bot } from './bot.ts';
import { type BudgetSpec, parseBudget } from './budget.ts';
import { type EvaluationOf, makeEvaluation } from './evaluation.ts';
import { greedyBot } from './greedy.ts';
import { isLevel, type Level, levelIds } from './levels.ts';
import { randomBot } from './random.ts';
import { searchBot } from './search.ts';
import { slipping } from './slips.ts';
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
export function botsWith({ features, weights, alone, search }: Brain): Bots {
  return makeBots(
    game => makeEvaluation(game, features, weights, alone),
    () => ({ ...TUNING, ...search }),
  );
}

/** Who plays in the name of a level: a bot, how long it thinks and how often it slips, as `playerOf` reads it. */
export type Levels = Readonly<Record<Level, string>>;

/** In a game that says nothing else (`games/<id>/bots/levels.json`). */
const USUAL: Levels = {
  novice: 'greedy~38',
  apprentice: 'greedy~26',
  fieldHand: 'greedy',
  curator: 'search@it:40',
  professor: 'search@it:3000',
};

export function levelsOf({ levels }: Pick<Brain, 'levels'>): Levels {
  return { ...USUAL, ...levels };
}

const botIds: readonly BotId[] = ['random', 'greedy', 'search'];

function isBot(id: string): id is BotId {
  return botIds.some(known => known === id);
}

/** A bot with how much it may think for each decision. */
export interface Player {
  /** As it was asked for: `professor`, `greedy~30`, `search@it:1000`. */
  readonly name: string;
  readonly bot: Bot;
  readonly budget: BudgetSpec;
}

/** What a bot may think if nobody says. */
export const USUAL_BUDGET: BudgetSpec = { iterations: 200 };

/** A bot by name for the one game that this brain knows. */
export function playerWith(brain: Brain, name: string): Player {
  return playerOf(botsWith(brain), levelsOf(brain), name);
}

/** `greedy`, `search@it:1000`, `greedy~30`, `search@100ms~5`: slips are 1 to 99. */
const NAME = /^(\w+)(?:@([^@~]*))?(?:~([1-9]\d?))?$/;

/** Reads `<bot or level>[@<budget>][~<slips in a hundred decisions>]`. Throws `BadInput` if there is no such bot. */
function playerOf(bots: Bots, levels: Levels, name: string): Player {
  const [, id = '', own, slips] = NAME.exec(name) ?? [];
  if (!isLevel(id) && !isBot(id)) {
    throw new BadInput('bot', 'bots', `no bot '${name}'; there are: ${botNames.join(', ')}`);
  }
  const { bot, budget } = isLevel(id) ? playerOf(bots, levels, levels[id]) : { bot: bots[id], budget: USUAL_BUDGET };
  return {
    name,
    bot: slips === undefined ? bot : slipping(bot, Number(slips)),
    budget: own === undefined ? budget : parseBudget(own),
  };
}

/** All names without a budget. */
export const botNames: readonly string[] = [...botIds, ...levelIds];
