import { loadGame } from '@bonebed/games';
import { makeHeader, openEdition, seedFrom, Table } from '@bonebed/kernel';
import { expect, test } from 'vitest';
import { brainOf } from './brains.ts';
import { makeEvaluation } from './evaluation.ts';

test('who is alone at a table with an automaton goes by weights of their own', async () => {
  const { game, components } = await loadGame('bone-wars');
  const edition = openEdition(game, components);
  const { features, weights } = brainOf(game.id);
  const chancesAt = (seats: number, alone?: typeof weights): number[] => {
    const header = makeHeader(game, edition, { seats, settings: {}, seed: seedFrom('alone') });
    const table = new Table(game, edition.box, header);
    return makeEvaluation(game, features, weights, alone).chances(table.position);
  };
  // To whom nothing is worth anything, all are equal.
  expect(chancesAt(1, {})).toEqual([0.5, 0.5]);
  expect(chancesAt(1)).not.toEqual([0.5, 0.5]);
  expect(chancesAt(2, {})).toEqual(chancesAt(2));
});
