import { loadGame } from '@bonebed/games';
import { fastRng, makeHeader, openEdition, pick, seedFrom, Table, type Terms } from '@bonebed/kernel';
import { describe, expect, test } from 'vitest';
import { accountsOf, CERTAIN, type JudgedChoice, luckOf } from './accounts.ts';
import { brainOf } from './brains.ts';
import { decisionOf, outlooksOf } from './look-back.ts';

/** A game that was played by chance alone. */
async function played(id: string, seats: number): Promise<Table<Terms>> {
  const { game, components } = await loadGame(id);
  const edition = openEdition(game, components);
  const table = new Table(game, edition.box, makeHeader(game, edition, { seats, settings: {}, seed: seedFrom(id) }));
  const rng = fastRng(`look back ${id}`);
  while (table.pending !== null) {
    const [seat] = table.pending.waiting;
    table.answer(seat, pick(rng, table.choices(seat)).text);
  }
  return table;
}

/** The last decisions are enough to see that sums are right. */
function decisionsOf(table: Table<Terms>, most: number): JudgedChoice[] {
  const brain = brainOf(table.game.id);
  const lengths = Array.from({ length: Math.min(most, table.length) }, (_, i) => table.length - 1 - i).reverse();
  return lengths.flatMap(length => decisionOf(table, length, brain) ?? []);
}

describe.each([
  ['ruthless', 3],
  ['fossilis', 2],
] as const)('%s', (id, seats) => {
  test('luck and decisions add up to the digit, for each seat and turn by turn', async () => {
    const table = await played(id, seats);
    const outlooks = outlooksOf(table, brainOf(id));
    const decisions = decisionsOf(table, 12);
    expect(decisions.length).toBeGreaterThan(3);
    expect(decisions.some(({ change }) => change.some(by => by !== 0))).toBe(true);
    const luck = luckOf(outlooks, decisions);
    for (const [seat, { begin, own, others, luck: all, end }] of accountsOf(outlooks, decisions).entries()) {
      expect(begin + own + others + all).toBe(end);
      expect(luck.reduce((sum, turn) => sum + turn[seat], 0)).toBe(all);
    }
    const { known } = outlooks[outlooks.length - 1];
    expect(known.reduce((sum, chance) => sum + chance, 0)).toBe(CERTAIN);
  });

  test('the same game is looked at in the same way', async () => {
    const [one, other] = [await played(id, seats), await played(id, seats)];
    expect(outlooksOf(one, brainOf(id))).toEqual(outlooksOf(other, brainOf(id)));
    expect(decisionsOf(one, 4)).toEqual(decisionsOf(other, 4));
  });
});

test('what a seat knew does not depend on what it could not know', async () => {
  const table = await played('ruthless', 2);
  const { game, box } = table;
  const brain = brainOf('ruthless');
  const then = table.past(6).table;
  const [seat] = then.pending?.waiting ?? [0];
  const other = 1 - seat;
  // The same moment, with everything dealt anew that the other seat does not know.
  const state = game.clone(then.situation().start);
  game.redeal({ box, state }, other, fastRng('another world'));
  expect(game.view({ box, state }, other)).toEqual(game.view({ box, state: then.situation().start }, other));
  const knownBy = (start: Terms['state']) =>
    outlooksOf(new Table(game, box, table.header, start), brain)[0].known[other];
  expect(knownBy(state)).toBe(knownBy(then.situation().start));
});
