import { BadInput } from '@bonebed/kernel';
import type { NewDeal } from '@bonebed/protocol';
import { fields, text } from '../parse.ts';

/** Ids of games, tables and bots are shorter. */
const WORD = 64;
/** No game has more seats. */
const SEATS = 7;

/** Which deal somebody wants others to play: that of a table, or a fresh one, against these bots and with so many people at a table. */
export function parseDeal(value: unknown): NewDeal {
  const wish = fields(value, '', ['table', 'game', 'bots', 'people']);
  if ('table' in wish) return { table: text(fields(value, '', ['table']), 'table', WORD) };
  const { bots, people } = wish;
  if (!Array.isArray(bots) || bots.length >= SEATS || (bots.length === 0 && people === undefined)) {
    throw new BadInput('badMessage', 'bots', `expected a list of 1 to ${SEATS - 1} bots, or of none beside people`);
  }
  const fresh = {
    game: text(wish, 'game', WORD),
    bots: bots.map((_, index) => text({ bots: bots[index] }, 'bots', WORD)),
  };
  if (people === undefined) return fresh;
  if (typeof people !== 'number' || !Number.isInteger(people) || people < 1 || people + bots.length > SEATS) {
    throw new BadInput('badMessage', 'people', `expected a number, with the bots 2 to ${SEATS} in all`);
  }
  return { ...fresh, people };
}
