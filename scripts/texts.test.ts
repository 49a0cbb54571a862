import type { Texts } from '@bonebed/kernel';
import { describe, expect, test } from 'vitest';
import { scan } from './source.ts';
import { eventTypes, guardTexts, textFaults } from './texts.ts';

const sources = [
  {
    path: 'games/a/events.ts',
    source: "type E = { readonly type: 'dug'; seat: Seat } | { type: 'lost' | 'found' };",
  },
  {
    path: 'games/a/dig.ts',
    source: `
      const tooDeep: Guard<number> = { rule: 'A-1', bars: (at, seat, { n }) => n > 'x'.length };
      const tooHard = { rule: 'A-2', text: 'hard', bars() { return { rule: 'A-9' }; } };
      const dig = ask(seat, 'dig', offer(['left', 'right']));
      const line = { what: 'bones', points: 1 };
      const end = { reason: 'dusk' };
    `,
  },
  { path: 'games/a/dig.test.ts', source: "const g = { rule: 'A-77', bars: () => true };" },
];
const game = {
  seats: [2, 3],
  asks: { dig: { rule: 'A-1' } },
  nouns: {},
  settings: [{ id: 'deep', values: [false, true], default: false }],
};
const good: Texts = {
  'game.points': 'points',
  'ask.dig': 'Dig {n, plural, one {# pit} other {# pits}}',
  'option.dig.left': 'Left',
  'option.dig.right': 'Right',
  'bar.A-1': 'Too deep',
  'bar.hard': 'Too hard',
  'event.dug': '{seat} digs',
  'event.lost': 'Lost',
  'event.found': 'Found the {bone}',
  'score.bones': 'Bones',
  'end.dusk': 'Dusk',
  'setting.deep': 'Deep pits',
  'setting.deep.false': 'No',
  'setting.deep.true': 'Yes',
  'period.jurassic': 'Jurassic',
};
const components = { items: [{ period: 'jurassic' }] };
const faults = (en: Texts, fr: Texts) => textFaults({ game, texts: { en, fr }, sources, components });

function without(key: string): Texts {
  const { [key]: _gone, ...rest } = good;
  return rest;
}

test('complete texts have no fault', () => expect(faults(good, good)).toEqual([]));

test('the id or the count of a value may serve one language only', () => {
  const french = { ...good, 'event.found': '{boneId, select, x {Trouvé} other {Trouvée}} : {bone}' };
  expect(faults(good, french)).toEqual([]);
});

describe('what the checker finds', () => {
  test('a key of one language only', () => {
    expect(faults(good, without('event.dug'))).toEqual(['event.dug is missing in fr']);
    expect(faults(without('event.dug'), good)).toEqual(['event.dug is missing in en']);
  });

  test.each(['game.points', 'ask.dig', 'bar.A-1', 'bar.hard', 'event.lost', 'setting.deep', 'setting.deep.true'])(
    '%s missing in both languages',
    key => expect(faults(without(key), without(key))).toEqual([`${key} is missing in both languages`]),
  );

  test.each([
    'ask.climb',
    'option.dig.up',
    'option.climb.left',
    'bar.A-8',
    'bar.A-77',
    'event.eaten',
    'score.fame',
    'end.dawn',
    'setting.wide',
    'setting.deep.maybe',
    'period.devonian',
    'planet.mars',
  ])('%s not used', key => {
    const more = { ...good, [key]: 'x' };
    expect(faults(more, more)).toEqual([`${key} is not used`]);
  });

  test('a message that does not parse', () => {
    expect(faults({ ...good, 'end.dusk': '{n, plural, one {x}}' }, good)).toEqual([
      expect.stringContaining("'n' has no case 'other'"),
    ]);
  });

  test('values that differ between the languages', () => {
    expect(faults(good, { ...good, 'event.dug': '{rival} creuse' })).toEqual([
      'event.dug uses seat in en, rival in fr',
    ]);
  });
});

test('guards are found with their own fields only', () => {
  expect(guardTexts(scan(sources[1].source))).toEqual(['A-1', 'hard']);
});

test('event types are found in unions', () => {
  expect(eventTypes(scan(sources[0].source))).toEqual(['dug', 'lost', 'found']);
});
