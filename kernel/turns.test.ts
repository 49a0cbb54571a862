import fc from 'fast-check';
import { expect, test } from 'vitest';
import { below, cloneRng, isRng, nextWord, secureRng, seedFrom, shuffle, shuffled, turnsRng } from './rng.ts';
import { beginTurn } from './turns.ts';

const aTurn = (label: string, turn: string) => {
  const rng = turnsRng(seedFrom(label));
  beginTurn(rng, turn);
  return rng;
};

test('what a turn brings does not depend on what was drawn before it', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(40), fc.nat(5), (label, numbers, shuffles) => {
      const rng = turnsRng(seedFrom(label));
      beginTurn(rng, 'one');
      for (let i = 0; i < numbers; i++) below(rng, 6);
      for (let i = 0; i < shuffles; i++) shuffled(rng, 9);
      beginTurn(rng, 'two');
      const fresh = aTurn(label, 'two');
      expect([below(rng, 6), shuffled(rng, 20), below(rng, 6)]).toEqual([
        below(fresh, 6),
        shuffled(fresh, 20),
        below(fresh, 6),
      ]);
    }),
  );
});

test('a pile that is shuffled moves no die of the same turn', () => {
  const [quiet, busy] = [aTurn('dice', '1'), aTurn('dice', '1')];
  shuffled(busy, 30);
  expect([below(busy, 6), below(busy, 6)]).toEqual([below(quiet, 6), below(quiet, 6)]);
});

test('two piles that differ in some cards have all others in the same order, however they lay before', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(200), { maxLength: 60 }), fc.nat(10), (cards, every) => {
      const fewer = cards.filter((_, index) => index % (every + 2) !== 0).reverse();
      const whole = shuffle(aTurn('pile', '7'), [...cards]);
      expect(shuffle(aTurn('pile', '7'), [...fewer])).toEqual(whole.filter(card => fewer.includes(card)));
    }),
  );
});

test('equal things are shuffled, too', () => {
  const lots = [...new Array(8).fill('sand'), ...new Array(8).fill('clay')];
  const laid = shuffle(aTurn('equal', '1'), [...lots]);
  expect([...laid].sort()).toEqual([...lots].sort());
  expect(laid).not.toEqual(lots);
});

test('turns, seeds and the shuffles of a turn differ', () => {
  const rng = aTurn('a', '1');
  const rows = [shuffled(rng, 40), shuffled(rng, 40), shuffled(aTurn('a', '2'), 40), shuffled(aTurn('b', '1'), 40)];
  expect(new Set(rows.map(String)).size).toBe(rows.length);
});

test('a turn that goes on keeps its row', () => {
  const rng = aTurn('on', '1');
  const other = cloneRng(rng);
  const first = below(rng, 1000);
  beginTurn(rng, '1');
  expect([first, below(rng, 1000)]).toEqual([below(other, 1000), below(other, 1000)]);
});

test('every number is as likely as any other, and so is every order', () => {
  const rng = turnsRng(seedFrom('fair'));
  const faces = new Array<number>(6).fill(0);
  const orders = new Map<string, number>();
  for (let turn = 0; turn < 6000; turn++) {
    beginTurn(rng, `${turn}`);
    faces[below(rng, 6)] += 1;
    const order = shuffled(rng, 3).join('');
    orders.set(order, (orders.get(order) ?? 0) + 1);
  }
  // A thousand of each are expected, with a deviation of 29: five of them are next to impossible.
  for (const count of [...faces, ...orders.values()]) expect(Math.abs(count - 1000)).toBeLessThan(145);
  expect(orders.size).toBe(6);
});

test('bags that hardly differ mostly give the same', () => {
  const rng = turnsRng(seedFrom('bag'));
  let same = 0;
  for (let turn = 0; turn < 400; turn++) {
    beginTurn(rng, `${turn}`);
    const other = cloneRng(rng);
    // The last of sixty is gone from one of the bags.
    if (below(rng, 60) === below(other, 59)) same += 1;
  }
  expect(same).toBeGreaterThan(150);
});

test('it counts what was drawn, as undo needs it, and can stand in a position', () => {
  const rng = aTurn('used', '1');
  below(rng, 6);
  beginTurn(rng, '2');
  shuffled(rng, 5);
  nextWord(rng);
  expect(rng.used).toBe(3);
  expect(isRng(rng)).toBe(true);
});

test('other kinds of chance take no notice of turns', () => {
  const [rng, other] = [secureRng(seedFrom('row')), secureRng(seedFrom('row'))];
  beginTurn(rng, '5');
  expect(nextWord(rng)).toBe(nextWord(other));
});
