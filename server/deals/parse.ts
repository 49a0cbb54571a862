import { BadInput } from '@bonebed/kernel';
import type { NewDuel } from '@bonebed/protocol';
import { fields, text } from '../parse.ts';

/** Ids of games, tables and bots are shorter. */
const WORD = 64;
/** No game has more seats beside one's own. */
const BOTS = 6;

/** Which duel somebody wants: the deal of a table, or a fresh one against these bots. */
export function parseDuel(value: unknown): NewDuel {
  const wish = fields(value, '', ['table', 'game', 'bots']);
  if ('table' in wish) return { table: text(fields(value, '', ['table']), 'table', WORD) };
  const { bots } = wish;
  if (!Array.isArray(bots) || bots.length === 0 || bots.length > BOTS) {
    throw new BadInput('badMessage', 'bots', `expected a list of 1 to ${BOTS} bots`);
  }
  return {
    game: text(wish, 'game', WORD),
    bots: bots.map((_, index) => text({ bots: bots[index] }, 'bots', WORD)),
  };
}
