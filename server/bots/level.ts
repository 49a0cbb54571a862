import { ANY_BRAIN, type BudgetSpec, botNames, parsePlayer, playerWith } from '@bonebed/bots';
import { BadInput } from '@bonebed/kernel';
import type { BotJob } from './job.ts';

/** Who plays where a bot can't think in time, or where nobody knows the bot that a table asks for. */
export const SIMPLEST = 'apprentice';

/** Bots by name, and none with a budget of its own: how long a bot thinks is the server's to say. */
export function isNamed(level: string): boolean {
  return botNames.includes(level);
}

/** Tables of earlier servers may ask for any budget: they get the level by name that comes nearest. */
export function namedLevel(level: string): string {
  if (isNamed(level)) return level;
  try {
    const { bot, budget } = playerWith(ANY_BRAIN, level);
    if (bot.id !== 'search') return bot.id;
    return levelWith(budget);
  } catch (error) {
    if (error instanceof BadInput) return SIMPLEST;
    throw error;
  }
}

/** Who usually thinks about as long. */
function levelWith(budget: BudgetSpec): string {
  const iterations = 'iterations' in budget ? budget.iterations : budget.milliseconds * ITERATIONS_PER_MS;
  return iterations < 500 ? 'curator' : 'professor';
}

const ITERATIONS_PER_MS = 5;

/** An iteration takes about a millisecond in the slowest of the games. */
const PER_ITERATION_MS = 10;
const ALLOWANCE_MS = { least: 5000, most: 60_000 } as const;

/** How long a bot of this level may think about one decision: many times what it needs on a machine that has nothing else to do. */
export function allowanceMs(level: string, game: string): number {
  const { budget } = parsePlayer(level, game);
  const usualMs = 'iterations' in budget ? budget.iterations * PER_ITERATION_MS : budget.milliseconds;
  return Math.min(Math.max(usualMs, ALLOWANCE_MS.least), ALLOWANCE_MS.most);
}

/** Whether it decides at a glance: such bots need not wait for those that ponder. */
export function isQuick({ level, game }: Pick<BotJob, 'level' | 'game'>): boolean {
  return parsePlayer(level, game).bot.id !== 'search';
}
