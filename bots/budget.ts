import { BadInput } from '@bonebed/kernel';

/** How much a bot may think about one decision: iterations, which can be repeated exactly, or a time. */
export type BudgetSpec = { readonly iterations: number } | { readonly milliseconds: number };

export interface Budget {
  /** Asked before every iteration but the first. */
  isOver(iterations: number): boolean;
}

/** How many iterations go by between two looks at the clock. */
const LOOK = 8;

/** `it:200` or `100ms`. */
export function parseBudget(text: string): BudgetSpec {
  const [, iterations, milliseconds] = /^(?:it:(\d{1,9})|(\d{1,9})ms)$/.exec(text) ?? [];
  const n = Number(iterations ?? milliseconds ?? 0);
  if (n < 1) throw new BadInput('budget', 'budget', `expected it:200 or 100ms, found '${text}'`);
  return iterations === undefined ? { milliseconds: n } : { iterations: n };
}

export function budgetText(budget: BudgetSpec): string {
  return 'iterations' in budget ? `it:${budget.iterations}` : `${budget.milliseconds}ms`;
}

/** A time starts now. */
export function startBudget(spec: BudgetSpec, now: () => number): Budget {
  if ('iterations' in spec) return { isOver: iterations => iterations >= spec.iterations };
  const end = now() + spec.milliseconds;
  return { isOver: iterations => iterations % LOOK === 0 && now() >= end };
}
