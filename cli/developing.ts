import type { Verb } from './command.ts';
import { bench } from './verbs/bench.ts';
import { newGame } from './verbs/new.ts';
import { rules } from './verbs/rules.ts';

/** Verbs that need the sources: a checkout has them, the installed package has not (`scripts/package.ts`). */
export const developing: readonly Verb[] = [rules, newGame, bench];
