import { loadGame } from '@bonebed/games';
import { fastRng, makeHeader, openEdition, pick, seedFrom, Table, totalOf } from '@bonebed/kernel';
import { describe, expect, test } from 'vitest';
import { commonName, figuresOf } from './figures.ts';
import { type Chosen, kindOf, type Result, resultOf } from './result.ts';

describe('a result', () => {
  test('is read out of a finished record, and out of no other', async () => {
    const { game, components } = await loadGame('ruthless');
    const edition = openEdition(game, components);
    const table = new Table(
      game,
      edition.box,
      makeHeader(game, edition, { seats: 2, settings: {}, seed: seedFrom('x') }),
    );
    const about = { key: 'here x', endedMs: 1, mine: 1 };
    expect(resultOf({ game, components }, table.record(), about)).toBeNull();
    const rng = fastRng('my games');
    let asked = 0;
    while (table.pending !== null) {
      const [seat] = table.pending.waiting;
      const choices = table.choices(seat);
      const { option, text } = pick(rng, choices);
      if (choices.length > 1 && kindOf(option) !== null) asked += 1;
      table.answer(seat, text);
    }
    const result = resultOf({ game, components }, table.record(), about);
    expect(result).toMatchObject({ ...about, game: 'ruthless', places: table.outcome?.places });
    expect(result?.totals).toEqual(table.score(null).map(totalOf));
    const times = result?.choices.flat().reduce((sum, one) => sum + one.times, 0);
    expect(asked).toBeGreaterThan(20);
    expect(times).toBe(asked);
  });
});

/** A game of two in which each seat was asked twenty times, and dug so often. */
function played(places: readonly number[], totals: readonly number[], dug: readonly number[], endedMs = 0): Result {
  const chosen = (kind: string, times: number): Chosen => ({ what: 'act', kind, times, samples: [kind] });
  return {
    key: `here ${endedMs}`,
    game: 'fossilis',
    endedMs,
    mine: 0,
    places,
    totals,
    lines: totals.map(points => [{ what: 'bones', points }]),
    choices: dug.map(times => [chosen('dig', times), chosen('move', 20 - times)]),
  };
}

describe('figures', () => {
  const results = [played([1, 2], [30, 20], [10, 4], 2), played([2, 1], [10, 40], [18, 4], 1)];
  const [figures, ...others] = figuresOf(results);

  test('say how many games there were, how they ended, and which was the best', () => {
    expect(others).toEqual([]);
    expect(figures).toMatchObject({ game: 'fossilis', seats: 2, places: [1, 1], best: { endedMs: 2 } });
    expect(figures.results.map(({ endedMs }) => endedMs)).toEqual([1, 2]);
  });

  test('hold what a score is made of against the scores of those who won', () => {
    expect(figures.lines).toEqual([{ what: 'bones', mine: 20, winners: 35 }]);
  });

  test('name what I choose more often than those who won, and nothing that I choose less often', () => {
    expect(figures.habits).toMatchObject([{ what: 'act', kind: 'dig', mine: 28 / 40, winners: 14 / 40 }]);
  });

  test('keep games with other numbers of seats apart', () => {
    const three = played([3, 1, 2], [1, 2, 3], [1, 1, 1]);
    expect(figuresOf([...results, three]).map(({ seats }) => seats)).toEqual([2, 3]);
  });
});

test('several things are called by what their names begin with', () => {
  expect(commonName(['Describe Allosaurus', 'Describe Diplodocus'])).toBe('Describe …');
  expect(commonName(['Gain Plaster', 'Gain Plaster'])).toBe('Gain Plaster');
  expect(commonName(['Pass', 'Dig'])).toBe('');
});
