import { type BudgetSpec, botNames, parsePlayer } from '@bonebed/bots';
import { BadInput } from '@bonebed/kernel';

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
    const { bot, budget } = parsePlayer(level);
    if (bot.id !== 'search') return bot.id;
    return isShort(budget) ? 'fieldHand' : 'professor';
  } catch (error) {
    if (error instanceof BadInput) return SIMPLEST;
    throw error;
  }
}

/** Nearer to a field hand's two hundred iterations than to a professor's three thousand. */
function isShort(budget: BudgetSpec): boolean {
  return 'iterations' in budget ? budget.iterations < 1600 : budget.milliseconds < 500;
}

/** An iteration takes about a millisecond in the slowest of the games. */
const PER_ITERATION_MS = 10;
const ALLOWANCE_MS = { least: 5000, most: 60_000 } as const;

/** How long a bot of this level may think about one decision: many times what it needs on a machine that has nothing else to do. */
export function allowanceMs(level: string): number {
  const { budget } = parsePlayer(level);
  const usualMs = 'iterations' in budget ? budget.iterations * PER_ITERATION_MS : budget.milliseconds;
  return Math.min(Math.max(usualMs, ALLOWANCE_MS.least), ALLOWANCE_MS.most);
}

/** Whether it decides at a glance: such bots need not wait for those that ponder. */
export function isQuick(level: string): boolean {
  return parsePlayer(level).bot.id !== 'search';
}
