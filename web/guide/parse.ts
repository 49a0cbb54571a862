import { type Block, parseRules, type RulesChapter } from '../rules/parse.ts';

/** How to play a game, for people: a title, what it is about, and chapters. */
export interface Guide {
  readonly title: string;
  readonly opening: readonly Block[];
  readonly chapters: readonly RulesChapter[];
}

/** Reads a game's GUIDE.md. What stands above the first chapter is its opening. */
export function parseGuide(markdown: string): Guide {
  const [first, ...chapters] = parseRules(markdown.replace(/^# /, '## '));
  if (first === undefined) throw new Error('expected a guide to begin with its title');
  return { title: first.title, opening: first.blocks, chapters };
}
