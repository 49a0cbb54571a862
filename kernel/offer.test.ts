import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Guard, Option } from './game.ts';
import { makeHeader } from './header.ts';
import {
  allows,
  component,
  guards,
  hasLegal,
  isTextOf,
  legalOptions,
  offer,
  onlyOption,
  optionText,
  refusal,
} from './offer.ts';
import { chooseAtRandom, withPass } from './playout.ts';
import { fastRng, seedFrom } from './rng.ts';
import { openEdition } from './settings.ts';
import { type Tiny, tinyGame } from './testing.ts';

const game = tinyGame(() => {});
const { box } = openEdition(game, {});
const header = makeHeader(game, openEdition(game, {}), { seats: 1, seed: seedFrom('offer') });
const at = { box, state: game.setup(box, { seats: 1, settings: header.settings, rng: fastRng('offer') }) };

const tooBig: Guard<Tiny, number> = {
  rule: 'TI-5',
  bars: (_at, _seat, n) => n > 3,
  values: (_at, _seat, n) => ({ n, most: 3 }),
};
const odd: Guard<Tiny, number> = { rule: 'TI-6', text: 'odd', bars: (_at, _seat, n) => n % 2 === 1 };

describe('guards', () => {
  const from = offer([0, 1, 2, 3, 4, 5], tooBig, odd);

  test('list, judge and explain alike', () => {
    expect(legalOptions(at, 0, from)).toEqual([0, 2]);
    for (const n of from.candidates) {
      expect(allows(at, 0, from.guards, n)).toBe(refusal(at, 0, from.guards, n) === null);
    }
  });

  test('the first that bars gives the reason, with its numbers', () => {
    expect(refusal(at, 0, from.guards, 5)).toEqual({ rule: 'TI-5', text: 'TI-5', values: { n: 5, most: 3 } });
    expect(refusal(at, 0, from.guards, 1)).toEqual({ rule: 'TI-6', text: 'odd', values: {} });
    expect(refusal(at, 0, from.guards, 2)).toBeNull();
  });

  test('know the option that is the only one, as the list of all that are legal does', () => {
    const numbers = fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 6 });
    fc.assert(
      fc.property(numbers, candidates => {
        const some = offer(candidates, tooBig, odd);
        const legal = legalOptions(at, 0, some);
        expect(onlyOption(at, 0, some)).toBe(legal.length === 1 ? legal[0] : null);
      }),
    );
  });

  test('say what they are about, and bar nothing else', () => {
    type Act = 'rest' | 'dig' | { readonly do: 'carry'; readonly n: number };
    const acts: readonly Act[] = ['rest', 'dig', { do: 'carry', n: 1 }, { do: 'carry', n: 5 }];
    const tired: Guard<Tiny, Act> = { rule: 'TI-7', about: ['dig', 'carry'], bars: () => true };
    const heavy: Guard<Tiny, Act> = {
      rule: 'TI-8',
      about: ['carry'],
      bars: (_at, _seat, act) => typeof act === 'object' && act.n > 3,
    };
    const never: Guard<Tiny, Act> = { rule: 'TI-9', bars: () => false };
    for (const some of [[tired], [heavy, never], [never, heavy, tired], [never]]) {
      const sorted = { candidates: acts, guards: guards(...some) };
      expect(legalOptions(at, 0, sorted)).toEqual(legalOptions(at, 0, offer(acts, ...some)));
      for (const act of acts) {
        expect(allows(at, 0, sorted.guards, act)).toBe(refusal(at, 0, sorted.guards, act) === null);
        expect(refusal(at, 0, sorted.guards, act)).toEqual(refusal(at, 0, some, act));
      }
      expect(legalOptions(at, 0, withPass(sorted))).toEqual(['pass', ...legalOptions(at, 0, sorted)]);
      expect(withPass(sorted).guards).toBe(withPass(sorted).guards);
    }
    expect(legalOptions(at, 0, offer(acts, heavy))).toEqual(['rest', 'dig', { do: 'carry', n: 1 }]);
    expect(legalOptions(at, 0, offer(acts, tired))).toEqual(['rest']);
  });

  test('say whether anything is left', () => {
    expect(hasLegal(at, 0, from)).toBe(true);
    expect(hasLegal(at, 0, offer([5], tooBig))).toBe(false);
    expect(hasLegal(at, 0, offer<Tiny, number>([]))).toBe(false);
  });

  test('with a pass, spare the pass and keep their reasons', () => {
    const passing = withPass(from);
    expect(legalOptions(at, 0, passing)).toEqual(['pass', 0, 2]);
    expect(refusal(at, 0, passing.guards, 4)).toEqual({ rule: 'TI-5', text: 'TI-5', values: { n: 4, most: 3 } });
    expect(withPass(from).guards[0]).toBe(passing.guards[0]);
  });
});

describe('the text of an option', () => {
  test.each<readonly [what: string, option: Option, text: string]>([
    ['act', 'go', 'go'],
    ['act', 3, '3'],
    ['card', 1, 'skull'],
    ['card', 9, '9'],
    ['act', { do: 'dig', card: 0, depth: 2 }, 'dig tooth 2'],
    ['act', { do: 'dig', card: null }, 'dig -'],
    ['unknown', 1, '1'],
  ])('%s %j is %s', (what, option, text) => expect(optionText(game, box, what, option)).toBe(text));

  const part = fc.oneof(fc.constantFrom('', ' ', '-', 'dig', 'dig tooth', 'tooth'), fc.integer({ min: -1, max: 3 }));
  const option: fc.Arbitrary<Option> = fc.oneof(
    part,
    fc.dictionary(fc.constantFrom('do', 'card', 'depth'), fc.option(part)),
  );
  test('is recognised without being made: as it is, and in no other option', () => {
    fc.assert(
      fc.property(fc.constantFrom('act', 'card'), option, option, (what, one, other) => {
        const text = optionText(game, box, what, one);
        expect(isTextOf(game, box, what, one, text)).toBe(true);
        for (const near of [
          `${text} `,
          ` ${text}`,
          text.slice(1),
          text.slice(0, -1),
          optionText(game, box, what, other),
        ]) {
          expect(isTextOf(game, box, what, one, near)).toBe(near === text);
        }
      }),
    );
  });

  test('a component is known by its noun', () => {
    expect(component(game, box, 'card', 0)).toEqual({ id: 'tooth' });
    expect(component(game, box, 'card', 7)).toBeUndefined();
    expect(component(game, box, 'planet', 0)).toBeUndefined();
    expect(component(game, box, 'seat', 0)).toBeUndefined();
  });
});

describe('choosing at random', () => {
  test('takes each legal option about equally often, however many are barred', () => {
    const candidates = Array.from({ length: 60 }, (_, n) => n);
    const rare: Guard<Tiny, number> = { rule: 'TI-7', bars: (_at, _seat, n) => n % 20 !== 0 };
    const choose = chooseAtRandom<Tiny>(fastRng('random'));
    const counts = new Map<number, number>();
    for (let i = 0; i < 3000; i++) {
      const n = choose(at, 0, 'act', offer(candidates, rare));
      counts.set(n, (counts.get(n) ?? 0) + 1);
    }
    expect([...counts.keys()].sort((a, b) => a - b)).toEqual([0, 20, 40]);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(130);
  });

  test('names the ask that leaves nothing', () => {
    const choose = chooseAtRandom<Tiny>(fastRng('random'));
    expect(() => choose(at, 2, 'act', offer<Tiny, number>([]))).toThrow("no option left for seat 2 at 'act'");
    expect(() => choose(at, 2, 'act', offer([5], tooBig))).toThrow("no option left for seat 2 at 'act'");
  });
});
