import { choiceTexts, give } from '@bonebed/kernel';
import { expect, test } from 'vitest';
import { barredBy, boneCount, player, position, told } from '../testing/index.ts';

test('BW-9.14 two, three or four identical bones give 1, 2 or 4 loyalty', () => {
  const loyalty = (n: number) => {
    const table = position(2, b => {
      b.hand(0, 'marsh-1');
      b.crates(0, ...new Array<string>(n).fill('torso'));
      b.papers('cope', n);
    });
    give(table, '0 paleontologist marsh-1', '0 debunk');
    return player(table, 0).loyalty[0];
  };
  expect([2, 3, 4].map(loyalty)).toEqual([1, 2, 4]);
});

test('BW-9.14 BW-R20 different skulls or limbs are not identical', () => {
  const table = position(2, b => {
    b.hand(0, 'marsh-1');
    b.crates(0, 'skullCarnivore', 'skullHerbivore', 'torso', 'torso', 'tail', 'tail');
    b.papers('cope', 2);
  });
  give(table, '0 paleontologist marsh-1', '0 debunk');
  expect(barredBy(table, 0, 'debunk skullCarnivore 2')).toBe('BW-9.14');
  expect(choiceTexts(table, 0)).toEqual(['debunk torso 2', 'debunk tail 2']);
});

test('BW-9.15 the rival must have a paper of exactly that value', () => {
  const table = position(2, b => {
    b.hand(0, 'marsh-1');
    b.crates(0, 'torso', 'torso', 'torso', 'tail', 'tail');
    b.papers('cope', 2);
    b.papers('marsh', 3);
  });
  give(table, '0 paleontologist marsh-1', '0 debunk');
  expect(barredBy(table, 0, 'debunk torso 3')).toBe('BW-9.15');
  give(table, '0 debunk torso 2');
  expect(table.position.state.papers).toEqual([[3, 2], []]);
  expect(told(table, 'debunked')).toHaveLength(1);
});

test('BW-9.16 BW-R34 the highest of equal papers moves and those above slide down, from the overflow too', () => {
  const table = position(2, b => {
    b.hand(0, 'marsh-1');
    b.crates(0, 'torso', 'torso');
    b.papers('cope', 2, 3, 2, 4, 3, 3, 3, 3, 3, 4);
  });
  give(table, '0 paleontologist marsh-1', '0 debunk');
  expect(table.position.state.papers[1]).toEqual([2, 3, 4, 3, 3, 3, 3, 3, 4]);
});

test('BW-R33 papers under the portrait may be debunked, the printed and the neutral ones may not', () => {
  const overflow = position(2, b => {
    b.hand(0, 'marsh-1');
    b.crates(0, 'torso', 'torso', 'torso', 'torso');
    b.papers('cope', 2, 2, 2, 2, 2, 2, 2, 2, 2, 4);
  });
  give(overflow, '0 paleontologist marsh-1', '0 debunk', '0 debunk torso 4');
  expect(overflow.position.state.papers[0]).toEqual([4]);
  const printed = position(2, b => {
    b.hand(0, 'marsh-1');
    b.crates(0, 'torso', 'torso');
  });
  give(printed, '0 paleontologist marsh-1');
  expect(barredBy(printed, 0, 'debunk')).toBe('BW-9.14');
});

test('BW-9.2 BW-R33 BW-I7 several papers may be debunked one after the other; their number stays the same', () => {
  const table = position(2, b => {
    b.hand(0, 'marsh-1');
    b.crates(0, 'torso', 'torso', 'tail', 'tail');
    b.papers('cope', 2, 2);
  });
  give(table, '0 paleontologist marsh-1', '0 debunk', '0 debunk torso 2', '0 debunk tail 2');
  expect(table.position.state.papers).toEqual([[2, 2], []]);
  expect(player(table, 0).loyalty).toEqual([2, 0]);
});

test('BW-9.2 a player may stop debunking after the first paper', () => {
  const table = position(2, b => {
    b.hand(0, 'marsh-1');
    b.crates(0, 'torso', 'torso', 'tail', 'tail');
    b.papers('cope', 2, 2);
  });
  give(table, '0 paleontologist marsh-1', '0 debunk');
  expect(barredBy(table, 0, 'done')).toBe('BW-R11');
  give(table, '0 debunk torso 2', '0 done');
  expect(table.position.state.papers).toEqual([[2], [2]]);
});

test('BW-12.4 Sternberg splits the loyalty of one debunked paper', () => {
  const table = position(2, b => {
    b.hand(0, 'sternberg-1');
    b.crates(0, 'torso', 'torso', 'torso', 'torso');
    b.papers('cope', 4);
  });
  give(table, '0 paleontologist sternberg-1', '0 debunk', '0 use', '0 1 3');
  expect(player(table, 0).loyalty).toEqual([1, 3]);
});

test('BW-12.5 Reed adds 1 loyalty for one paper of three bones or fewer', () => {
  const table = position(2, b => {
    b.hand(0, 'reed-1');
    b.crates(0, 'torso', 'torso', 'tail', 'tail');
    b.papers('cope', 2, 2);
  });
  give(table, '0 paleontologist reed-1', '0 debunk', '0 debunk torso 2', '0 use', '0 debunk tail 2');
  expect(player(table, 0).loyalty).toEqual([3, 0]);
  const four = position(2, b => {
    b.hand(0, 'reed-1');
    b.crates(0, 'torso', 'torso', 'torso', 'torso');
    b.papers('cope', 4);
  });
  give(four, '0 paleontologist reed-1', '0 debunk');
  expect(player(four, 0).loyalty).toEqual([4, 0]);
});

test('BW-12.6 BW-13.5 BW-R21 wild bones of Leidy and of the grant complete a set and leave the crates', () => {
  const table = position(2, b => {
    b.grant(0, 'debunkAnyBone');
    b.hand(0, 'leidy-1');
    b.crates(0, 'torso', 'torso', 'tail', 'wing');
    b.papers('cope', 4);
  });
  give(table, '0 paleontologist leidy-1', '0 debunk', '0 tail', '0 wing');
  expect(player(table, 0).crates.every(n => n === 0)).toBe(true);
  expect(player(table, 0).loyalty).toEqual([4, 0]);
});

test('BW-R21 a wild bone may be used although the set is there without it, but only one', () => {
  const table = position(2, b => {
    b.hand(0, 'leidy-1');
    b.crates(0, 'torso', 'torso', 'tail', 'wing');
    b.papers('cope', 2);
  });
  give(table, '0 paleontologist leidy-1', '0 debunk', '0 debunk torso 2', '0 tail');
  expect(boneCount(table, 0, 'torso')).toBe(1);
  expect(boneCount(table, 0, 'wing')).toBe(1);
});

test('BW-R21 when the wild bone is spent the rest of the set is paid as it is', () => {
  const table = position(2, b => {
    b.hand(0, 'leidy-1');
    b.crates(0, 'torso', 'torso', 'tail', 'wing');
    b.papers('cope', 3);
  });
  give(table, '0 paleontologist leidy-1', '0 debunk');
  expect(barredBy(table, 0, 'claw')).toBe('BW-9.14');
  give(table, '0 tail');
  expect(boneCount(table, 0, 'torso')).toBe(0);
  expect(boneCount(table, 0, 'wing')).toBe(1);
});

test('BW-13.11 BW-R35 BW-R83 1 loyalty less once in the action, then any round bonus after the paper has moved', () => {
  const table = position(2, b => {
    b.grant(0, 'debunkTradeLoyalty');
    b.hand(0, 'marsh-1');
    b.crates(0, 'torso', 'torso', 'torso', 'tail', 'tail');
    b.papers('cope', 3, 2);
    b.roundTile('money3');
  });
  give(table, '0 paleontologist marsh-1', '0 debunk', '0 debunk torso 3', '0 trade');
  expect(table.position.state.papers).toEqual([[3], [2]]);
  give(table, '0 money3');
  expect(player(table, 0)).toMatchObject({ loyalty: [1, 0], money: 8 });
  give(table, '0 debunk tail 2');
  expect(player(table, 0).loyalty).toEqual([2, 0]);
});

test('BW-13.11 the trade may be declined', () => {
  const table = position(2, b => {
    b.grant(0, 'debunkTradeLoyalty');
    b.hand(0, 'marsh-1');
    b.crates(0, 'torso', 'torso');
    b.papers('cope', 2);
  });
  give(table, '0 paleontologist marsh-1', '0 debunk', '0 keep');
  expect(player(table, 0)).toMatchObject({ loyalty: [1, 0], money: 5 });
});
