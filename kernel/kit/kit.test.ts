import { describe, expect, test } from 'vitest';
import type { Game, Terms } from '../game.ts';
import { makeHeader } from '../header.ts';
import { legalOptions, optionText } from '../offer.ts';
import { fastRng, pick, seedFrom } from '../rng.ts';
import { openEdition } from '../settings.ts';
import { Table } from '../table.ts';
import { brokenToys } from './broken.ts';
import { KitFailure, momentAt, properties, propertyKit } from './index.ts';
import { toy, toyComponents } from './toy.ts';

const edition = openEdition(toy, toyComponents);

/** The property of the kit that catches this version of the toy game. */
function caughtBy(game: Game<Terms>): string {
  try {
    propertyKit(game, edition, { seats: 3, decisions: 2000 });
  } catch (error) {
    if (error instanceof KitFailure) return error.property;
    throw error;
  }
  return 'nothing';
}

test('the sound toy game passes at every seat count', () => {
  for (const seats of toy.seats) propertyKit(toy, edition, { seats });
});

test('a failure names the property and the command that shows it again', () => {
  expect(() => propertyKit({ ...toy, asks: {} }, edition, { seats: 2, settings: { fast: true } })).toThrow(
    /every ask is declared with its rule[\s\S]*npx bonebed check toy --seats 2 --seed 1 --set fast=true/,
  );
});

describe('each property catches the game that breaks it', () => {
  test.each(brokenToys())('$property', ({ property, game }) => {
    const caught = caughtBy(game);
    // A guard that changes its mind is caught by whatever asks it twice.
    if (property === 'what is not listed is refused') expect([property, TELLS_NOTHING]).toContain(caught);
    else expect(caught).toBe(property);
  });

  test('the list covers the kit', () => {
    const caught = brokenToys().map(({ property }) => property);
    for (const property of properties) expect(caught).toContain(property.name);
  });
});

const TELLS_NOTHING = 'options and refusals tell nothing hidden';

test('a table waits at the moment that a policy would come to', () => {
  for (const seats of toy.seats) {
    const rng = fastRng(`moments ${seats}`);
    const table = new Table(toy, edition.box, makeHeader(toy, edition, { seats, seed: seedFrom('moments') }));
    const kinds = new Set<string>();
    while (table.pending !== null) {
      kinds.add(table.pending.kind);
      const seat = pick(rng, table.pending.waiting);
      const moment = momentAt(table, seat, rng);
      const { what, values } = table.pending;
      expect(moment).toMatchObject({ seat, what, values });
      expect(moment.play.state).toEqual(table.position.state);
      const legal = legalOptions(moment.play, seat, moment.offer);
      expect(legal.map(option => optionText(toy, edition.box, what, option))).toEqual(
        table.choices(seat).map(choice => choice.text),
      );
      for (const property of properties) expect(property.check(moment)).toBeNull();
      table.answer(seat, pick(rng, table.choices(seat)).text);
    }
    expect([...kinds].sort()).toEqual(['each', 'one', 'react']);
  }
});
