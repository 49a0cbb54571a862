import { describe, expect, test } from 'vitest';
import { BadInput } from './errors.ts';
import type { SettingSpec } from './game.ts';
import { checkHeader, makeHeader, startOf } from './header.ts';
import { seedFrom } from './rng.ts';
import { checkSettings, fittingSettings, openEdition, valuesFor } from './settings.ts';
import { tinyGame } from './testing.ts';

const settings: readonly SettingSpec[] = [
  { id: 'length', values: ['short', 'long'], default: 'short' },
  { id: 'solo', values: [0, 1, 2], default: 0, seats: [1] },
  { id: 'open', values: [false, true], default: false },
];
const game = tinyGame(() => {}, { settings });
const edition = openEdition(game, { some: 'components' });

describe('settings', () => {
  test('those left out get their default, in the order of the game', () => {
    expect(checkSettings(game, 2, { open: true })).toEqual({ length: 'short', solo: 0, open: true });
    expect(Object.keys(checkSettings(game, 2, { open: true, length: 'long' }))).toEqual(['length', 'solo', 'open']);
  });

  test('a false or a zero that was given is not taken for missing', () => {
    const inverted = tinyGame(() => {}, { settings: [{ id: 'open', values: [false, true], default: true }] });
    expect(checkSettings(inverted, 2, { open: false })).toEqual({ open: false });
  });

  test.each<readonly [seats: number, given: { [id: string]: string | number | boolean }, fault: string]>([
    [4, {}, 'seats: tiny is for 1, 2, 3 seats, not 4'],
    [1.5, {}, 'seats: tiny is for 1, 2, 3 seats, not 1.5'],
    [2, { speed: 1 }, 'settings.speed: no such setting; tiny has: length, solo, open'],
    [2, { length: 'endless' }, 'settings.length: endless is not one of short, long'],
    [2, { open: 'true' }, 'settings.open: true is not one of false, true'],
    [2, { solo: 1 }, 'settings.solo: only for 1 seats'],
    [2, { toString: 1 }, 'settings.toString: no such setting; tiny has: length, solo, open'],
  ])('%i seats, %j: refused', (seats, given, fault) => {
    expect(() => checkSettings(game, seats, given)).toThrow(new BadInput('x', '', fault).message);
  });

  test('what is for some seat counts only stands at its default elsewhere', () => {
    expect(checkSettings(game, 2, { solo: 0 })).toMatchObject({ solo: 0 });
    expect(checkSettings(game, 1, { solo: 2 })).toMatchObject({ solo: 2 });
    expect(valuesFor(settings[1], 1)).toEqual([0, 1, 2]);
    expect(valuesFor(settings[1], 2)).toEqual([0]);
  });

  test('values that make no sense at a small table are refused there, and let go when it shrinks', () => {
    const first: SettingSpec = {
      id: 'first',
      values: [0, 1, 2],
      default: 0,
      fits: (value, seats) => Number(value) < seats,
    };
    const seated = tinyGame(() => {}, { settings: [first, ...settings] });
    expect(valuesFor(first, 2)).toEqual([0, 1]);
    expect(valuesFor(first, 3)).toEqual([0, 1, 2]);
    expect(() => checkSettings(seated, 2, { first: 2 })).toThrow('settings.first: 2 is not for 2 seats');
    const chosen = { first: 2, open: true, solo: 1 };
    expect(fittingSettings(seated, 3, chosen)).toEqual({ first: 2, open: true });
    expect(fittingSettings(seated, 2, chosen)).toEqual({ open: true });
  });
});

describe('headers', () => {
  const header = makeHeader(game, edition, { seats: 2, seed: seedFrom('header') });

  test('carry all that a game is dealt from', () => {
    expect(header).toEqual({
      game: 'tiny',
      version: 1,
      edition: edition.edition,
      seats: 2,
      settings: { length: 'short', solo: 0, open: false },
      seed: seedFrom('header'),
    });
  });

  test.each(['', 'abc', seedFrom('x').toUpperCase(), `${seedFrom('x')}0`])("refuse the seed '%s'", seed => {
    expect(() => makeHeader(game, edition, { seats: 2, seed })).toThrow('seed: expected 64 hex digits');
  });

  test('the same header deals the same game', () => {
    expect(startOf(game, edition.box, header)).toEqual(startOf(game, edition.box, header));
  });

  test('are checked against game, rules and edition', () => {
    expect(() => checkHeader(game, edition, header)).not.toThrow();
    expect(() => checkHeader(game, edition, { ...header, game: 'x' })).toThrow('expected tiny, found x');
    expect(() => checkHeader(game, edition, { ...header, version: 0 })).toThrow('rules version 0, this is 1');
    expect(() => checkHeader(game, openEdition(game, {}), header)).toThrow('made with edition');
  });
});

test('an edition is named by what is in it, not by how it was written', () => {
  expect(openEdition(game, { a: 1, b: 2 }).edition).toBe(openEdition(game, { b: 2, a: 1 }).edition);
  expect(openEdition(game, { a: 1 }).edition).not.toBe(openEdition(game, { a: 2 }).edition);
});

test('an edition with a number that would fill the memory is refused with its place', () => {
  expect(() => openEdition(game, { cards: [{ copies: 1e9 }] })).toThrow(
    'cards.0.copies: 1000000000 is more than 99999',
  );
  expect(() => openEdition(game, { cards: [{ massKg: 35_000 }] })).not.toThrow();
});

test('an edition that is nested without end is refused before anything works its way through it', () => {
  const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)]);
  expect(() => openEdition(game, nested(32))).not.toThrow();
  expect(() => openEdition(game, nested(33))).toThrow('nested deeper than 32 levels');
});

test('a fault can be seen from further out', () => {
  const fault = new BadInput('edition', 'cards.3', 'missing').within('my-box.json');
  expect(fault).toMatchObject({ code: 'edition', path: 'my-box.json: cards.3', fault: 'missing' });
  expect(fault.message).toBe('my-box.json: cards.3: missing');
  expect(new BadInput('json', '', 'no JSON').within('x.json').message).toBe('x.json: no JSON');
});
