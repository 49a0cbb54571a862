import { PHASES } from '../box/box.ts';
import { GOALS } from '../rules/setup.ts';

/** The same texts for the question of each phase: `option.field.pass`, `option.museum.pass` … */
export function eachPhase(kind: string, texts: Readonly<Record<string, string>>): Record<string, string> {
  const all: Record<string, string> = {};
  for (const phase of PHASES) {
    for (const [key, text] of Object.entries(texts)) all[`${kind}.${phase}.${key}`] = text;
  }
  return all;
}

/** A text for each goal that a table can set. */
export function goals(text: (goal: number) => string): Record<string, string> {
  const all: Record<string, string> = {};
  for (const goal of GOALS) all[`setting.goal.${goal}`] = text(goal);
  return all;
}
