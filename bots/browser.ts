/** What a table in a browser needs of the bots. */
export { decide, rootOf } from './bot.ts';
export { ANY_BRAIN, type Brain } from './brain.ts';
export { startBudget } from './budget.ts';
export { loadBrain } from './load-brain.ts';
export { botsWith, playerOf } from './make.ts';
