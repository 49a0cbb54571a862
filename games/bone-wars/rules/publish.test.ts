import { choiceTexts, give } from '@bonebed/kernel';
import { expect, test } from 'vitest';
import { barredBy, bone, boneCount, box, cardNames, find, player, position, told } from '../testing/index.ts';

test('BW-E4 BW-12.2 two papers in one action with Williston', () => {
  const table = position(2, b => {
    b.patron(0, 'cope');
    b.slotsFilled(0, 1);
    b.hand(0, 'williston-1', 'cimolopteryx', 'archaeotherium');
    b.crates(0, 'skullCarnivore', 'wing', 'torso', 'skullHerbivore', 'paw');
    b.archiveLimit(0, 2);
    b.archive(0, 'fossil', 'allosaurus');
  });
  const bag = table.position.state.bag.reduce((sum, n) => sum + n);
  give(table, '0 paleontologist williston-1', '0 publish');
  give(table, '0 cimolopteryx', '0 bone skullCarnivore', '0 bone wing', '0 done');
  give(table, '0 archaeotherium', '0 bone torso', '0 bone skullHerbivore', '0 bone paw');
  give(table, '0 loyalty 1', '0 boneFromBag 2', '0 2');
  expect(player(table, 0).loyalty).toEqual([0, 3]);
  give(table, '0 archaeotherium', '0 take', '0 take');
  expect(player(table, 0).money).toBe(5 + 1);
  expect(player(table, 0).species).toHaveLength(2);
  expect(table.position.state.papers[1]).toEqual([3, 2]);
  expect(player(table, 0).crates.reduce((sum, n) => sum + n)).toBe(2);
  expect(table.position.state.bag.reduce((sum, n) => sum + n)).toBe(bag + 5 - 2);
  expect(player(table, 0).archive.flat()).toHaveLength(3);
});

test('BW-E5 BW-9.11 three bones make a paper of value 3 on the current patron’s shelves', () => {
  const table = position(2, b => {
    b.hand(0, 'marsh-1', 'apatosaurus');
    b.crates(0, 'torso', 'tail', 'paw');
    b.papers('marsh', 2);
  });
  give(table, '0 paleontologist marsh-1', '0 publish', '0 apatosaurus', '0 bone torso', '0 bone tail', '0 bone paw');
  give(table, '0 take');
  expect(table.position.state.papers).toEqual([[2, 3], []]);
  expect(player(table, 0).money).toBe(5 + 3);
});

test('BW-9.5 BW-E20 two bones of one category never go into one skeleton', () => {
  const table = position(2, b => {
    b.hand(0, 'leidy-1', 'cimolopteryx');
    b.crates(0, 'torso', 'torso', 'tail', 'wing');
  });
  give(table, '0 paleontologist leidy-1', '0 publish', '0 cimolopteryx', '0 bone torso');
  expect(barredBy(table, 0, 'bone torso')).toBe('BW-9.5');
  expect(barredBy(table, 0, 'done')).toBe('BW-9.5');
  expect(barredBy(table, 0, 'bone claw')).toBe('BW-9.5');
  give(table, '0 bone tail', '0 bone wing', '0 loyalty 1', '0 take');
  expect(player(table, 0).loyalty).toEqual([1, 0]);
  expect(table.position.state.papers[0]).toEqual([3]);
  expect(boneCount(table, 0, 'torso')).toBe(1);
});

test('BW-E20 on another turn the two torsos could debunk a paper of value 2', () => {
  const table = position(2, b => {
    b.hand(0, 'marsh-1');
    b.crates(0, 'torso', 'torso', 'tail', 'wing');
    b.papers('cope', 2);
  });
  give(table, '0 paleontologist marsh-1', '0 debunk');
  expect(player(table, 0).loyalty).toEqual([1, 0]);
});

test('BW-9.5 a species card can’t be published with fewer than two fitting bones', () => {
  const table = position(2, b => {
    b.hand(0, 'leidy-1', 'cimolopteryx', 'stegosaurus');
    b.crates(0, 'torso', 'torso', 'skullHerbivore');
  });
  give(table, '0 paleontologist leidy-1', '0 publish');
  expect(barredBy(table, 0, 'cimolopteryx')).toBe('BW-9.5');
  expect(barredBy(table, 0, 'stegosaurus')).toBe('legal');
});

test('BW-9.6 BW-1.6 skull and limb must be those the card asks for; torso and tail fit every species', () => {
  const table = position(2, b => {
    b.hand(0, 'leidy-1', 'stegosaurus');
    b.crates(0, 'torso', 'skullCarnivore', 'claw', 'tail');
  });
  give(table, '0 paleontologist leidy-1', '0 publish', '0 stegosaurus');
  expect(barredBy(table, 0, 'bone skullCarnivore')).toBe('BW-9.6');
  expect(barredBy(table, 0, 'bone claw')).toBe('BW-9.6');
  expect(choiceTexts(table, 0)).toEqual(['bone torso', 'bone tail']);
});

test('BW-9.6 "any" takes every kind', () => {
  const table = position(2, b => {
    b.hand(0, 'leidy-1', 'dryosaurus');
    b.crates(0, 'torso', 'wing', 'claw');
  });
  give(table, '0 paleontologist leidy-1', '0 publish', '0 dryosaurus');
  expect(choiceTexts(table, 0)).toEqual(['bone torso', 'bone claw', 'bone wing']);
});

test('BW-9.7 no reward comes before all cards and bones are committed', () => {
  const table = position(2, b => {
    b.hand(0, 'leidy-1', 'stegosaurus', 'cimolopteryx');
    b.crates(0, 'torso', 'tail', 'torso', 'tail');
  });
  give(table, '0 paleontologist leidy-1', '0 publish', '0 stegosaurus', '0 bone torso');
  expect(table.pending?.what).toBe('publish');
  expect(player(table, 0).loyalty).toEqual([0, 0]);
  expect(table.position.state.turn.papers).toHaveLength(1);
  give(table, '0 done');
  expect(player(table, 0).loyalty).toEqual([1, 0]);
});

test('BW-9.8 four bones give 2 loyalty, the prize and the round bonus, in any order', () => {
  const table = position(2, b => {
    b.hand(0, 'leidy-1', 'hyracodon');
    b.crates(0, 'torso', 'tail', 'skullHerbivore', 'paw');
    b.roundTile('bones3');
  });
  give(table, '0 paleontologist leidy-1', '0 publish', '0 hyracodon');
  give(table, '0 bone torso', '0 bone tail', '0 bone skullHerbivore', '0 bone paw');
  expect(choiceTexts(table, 0)).toEqual(['loyalty 2', 'boneFromBag 2', 'roundBonus 1']);
  give(table, '0 roundBonus 1', '0 1', '0 loyalty 2', '0 2', '0 take');
  expect(player(table, 0).loyalty).toEqual([2, 0]);
  expect(player(table, 0).crates.reduce((sum, n) => sum + n)).toBe(3);
  expect(table.position.state.papers[0]).toEqual([4]);
});

test('BW-9.8 BW-R16 loyalty after a swap of patron in the middle goes to the new patron, and so does the paper', () => {
  const table = position(2, b => {
    b.hand(0, 'leidy-1', 'elasmosaurus');
    b.crates(0, 'torso', 'tail', 'flipper');
  });
  give(table, '0 paleontologist leidy-1', '0 publish', '0 elasmosaurus');
  give(table, '0 bone torso', '0 bone tail', '0 bone flipper');
  give(table, '0 digSiteActions 3', '0 montana', '0 done', '0 decline');
  expect(player(table, 0).loyalty).toEqual([0, 1]);
  expect(table.position.state.papers).toEqual([[], [3]]);
});

test('BW-9.9 BW-R27 BW-D4 cards are archived one by one, each bonus at once, papers in that order', () => {
  const table = position(2, b => {
    b.hand(0, 'leidy-1', 'stegosaurus', 'apatornis');
    b.crates(0, 'torso', 'tail', 'wing', 'torso', 'tail');
    b.archiveLimit(0, 2);
  });
  give(table, '0 paleontologist leidy-1', '0 publish', '0 stegosaurus', '0 bone torso');
  give(table, '0 apatornis', '0 bone torso', '0 bone tail', '0 bone wing', '0 apatornis');
  expect(told(table, 'archived').map(event => [cardNames([event.card])[0], event.times])).toEqual([
    ['apatornis', 1],
    ['stegosaurus', 2],
  ]);
  expect(player(table, 0).money).toBe(5 + 3 + 2 + 4);
  expect(table.position.state.papers[0]).toEqual([3, 2]);
});

test('BW-9.10 BW-E19 BW-R28 two cards for one place in an envelope can’t be published together, one can', () => {
  const table = position(2, b => {
    b.hand(0, 'leidy-1', 'brontosaurus', 'camarasaurus');
    b.crates(0, 'torso', 'tail', 'torso', 'tail');
    b.archiveLimit(0, 2);
    b.archive(0, 'hammer', 'troodon');
  });
  give(table, '0 paleontologist leidy-1', '0 publish', '0 brontosaurus', '0 bone torso');
  expect(barredBy(table, 0, 'camarasaurus')).toBe('BW-9.10');
  give(table, '0 done');
  expect(player(table, 0).archive[find('hammer')]).toHaveLength(2);
  expect(player(table, 0).reputation.bonuses).toBe(2);
});

test('BW-R28 a reclassification before archiving may not use a reserved place', () => {
  const table = position(2, b => {
    b.hand(0, 'leidy-1', 'allosaurus');
    b.crates(0, 'torso', 'tail', 'claw');
    b.archive(0, 'bug', 'stegosaurus');
  });
  give(table, '0 paleontologist leidy-1', '0 publish', '0 allosaurus', '0 bone torso', '0 bone tail', '0 bone claw');
  give(table, '0 reclassify 1', '0 stegosaurus');
  expect(barredBy(table, 0, 'C')).toBe('BW-9.10');
  expect(barredBy(table, 0, 'A')).toBe('BW-10.12');
  expect(barredBy(table, 0, 'B')).toBe('legal');
});

test('BW-R28 a committed card has left the hand and can’t be discarded by a bonus', () => {
  const table = position(2, b => {
    b.hand(0, 'leidy-1', 'elasmosaurus', 'troodon');
    b.crates(0, 'torso', 'tail', 'flipper');
  });
  give(table, '0 paleontologist leidy-1', '0 publish', '0 elasmosaurus');
  give(table, '0 bone torso', '0 bone tail', '0 bone flipper', '0 done');
  give(table, '0 digSiteActions 3', '0 colorado');
  expect(choiceTexts(table, 0)).toEqual(['troodon']);
});

test('BW-9.12 BW-2.9 the printed paper is never covered: the first paper goes beside it', () => {
  const table = position(2, b => {
    b.hand(0, 'leidy-1', 'stegosaurus');
    b.crates(0, 'torso', 'tail');
  });
  give(table, '0 paleontologist leidy-1', '0 publish', '0 stegosaurus', '0 bone torso');
  expect(table.view(0)).toMatchObject({ board: { bookshelf: [{ papers: [2], room: 9, credibility: 1 }, {}] } });
});

test('BW-9.13 a paper for full shelves goes under the portrait', () => {
  const table = position(2, b => {
    b.hand(0, 'leidy-1', 'stegosaurus');
    b.crates(0, 'torso', 'tail');
    b.papers('marsh', 2, 2, 2, 2, 2, 2, 2, 2, 2);
  });
  give(table, '0 paleontologist leidy-1', '0 publish', '0 stegosaurus', '0 bone torso');
  expect(told(table, 'paper')).toMatchObject([{ value: 2, overflow: 1 }]);
});

test('BW-12.1 BW-R21 with Marsh one bone stands for any kind', () => {
  const table = position(2, b => {
    b.hand(0, 'marsh-1', 'stegosaurus');
    b.crates(0, 'torso', 'torso');
  });
  give(table, '0 paleontologist marsh-1', '0 publish', '0 stegosaurus', '0 wild torso limb');
  expect(table.position.state.papers[0]).toEqual([2]);
  expect(boneCount(table, 0, 'torso')).toBe(0);
});

test('BW-R21 a wild bone can’t be wasted where it fits, and not so that no second bone is left', () => {
  const table = position(2, b => {
    b.hand(0, 'marsh-1', 'stegosaurus');
    b.crates(0, 'torso', 'claw');
  });
  give(table, '0 paleontologist marsh-1', '0 publish', '0 stegosaurus');
  expect(barredBy(table, 0, 'wild torso torso')).toBe('BW-R21');
  expect(barredBy(table, 0, 'wild torso tail')).toBe('BW-9.5');
  expect(barredBy(table, 0, 'wild claw limb')).toBe('legal');
});

test('BW-13.6 BW-R21 the grant gives one wild bone for the action, and adds to the card’s', () => {
  const table = position(2, b => {
    b.grant(0, 'publishAnyBone');
    b.hand(0, 'marsh-1', 'stegosaurus');
    b.crates(0, 'claw', 'claw', 'claw');
  });
  give(table, '0 paleontologist marsh-1', '0 publish', '0 stegosaurus', '0 wild claw torso', '0 wild claw tail');
  expect(table.position.state.papers[0]).toEqual([2]);
  expect(boneCount(table, 0, 'claw')).toBe(1);
});

test('BW-12.2 Williston does nothing for a paper of four bones', () => {
  const table = position(2, b => {
    b.hand(0, 'williston-1', 'uintatherium');
    b.crates(0, 'torso', 'tail', 'skullHerbivore', 'paw');
    b.roundTile('money3');
  });
  give(table, '0 paleontologist williston-1', '0 publish', '0 uintatherium');
  give(table, '0 bone torso', '0 bone tail', '0 bone skullHerbivore', '0 bone paw', '0 loyalty 2');
  expect(player(table, 0).loyalty).toEqual([2, 0]);
});

test('BW-12.3 BW-R32 Carlin splits the loyalty of one paper', () => {
  const table = position(2, b => {
    b.hand(0, 'carlin-1', 'apatosaurus', 'stegosaurus');
    b.crates(0, 'torso', 'tail', 'skullHerbivore', 'paw', 'torso', 'tail');
    b.roundTile('money3');
  });
  give(table, '0 paleontologist carlin-1', '0 publish', '0 apatosaurus');
  give(table, '0 bone torso', '0 bone tail', '0 bone skullHerbivore', '0 bone paw');
  give(table, '0 stegosaurus', '0 bone torso', '0 apatosaurus', '0 roundBonus 1');
  expect(choiceTexts(table, 0)).toEqual(['2 0', '1 1', '0 2']);
  give(table, '0 0 2');
  expect(player(table, 0).loyalty).toEqual([1, 2]);
});

test('BW-13.10 BW-R32 BW-R42 with the grant a 4-bone paper gives any round bonus, past and future too', () => {
  const table = position(2, b => {
    b.grant(0, 'publish4AnyRound');
    b.hand(0, 'leidy-1', 'uintatherium');
    b.crates(0, 'torso', 'tail', 'skullHerbivore', 'paw');
    b.round(2);
  });
  give(table, '0 paleontologist leidy-1', '0 publish', '0 uintatherium');
  give(table, '0 bone torso', '0 bone tail', '0 bone skullHerbivore', '0 bone paw', '0 anyRoundBonus 1');
  expect(choiceTexts(table, 0)).toEqual(table.position.state.roundTiles.map(tile => box.tiles[tile].id));
  give(table, '0 loyalty1');
  expect(player(table, 0).loyalty).toEqual([3, 0]);
});

test('BW-R29 the species card in the action slot can’t be published', () => {
  const table = position(2, b => {
    b.hand(0, 'stegosaurus', 'triceratops');
    b.crates(0, 'torso', 'tail');
  });
  give(table, '0 paleontologist stegosaurus', '0 after', '0 publish');
  expect(choiceTexts(table, 0)).toEqual(['triceratops']);
});

test('BW-R30 BW-13.3 with the grant a published card goes to any envelope, chosen at commitment', () => {
  const table = position(2, b => {
    b.grant(0, 'anyMinorFind');
    b.hand(0, 'leidy-1', 'stegosaurus');
    b.crates(0, 'torso', 'tail');
    b.archive(0, 'bug', 'megacerops');
  });
  give(table, '0 paleontologist leidy-1', '0 publish', '0 stegosaurus');
  expect(barredBy(table, 0, 'A')).toBe('BW-9.10');
  give(table, '0 D', '0 bone torso');
  expect(player(table, 0).archive[find('hammer')]).toHaveLength(1);
  expect(player(table, 0).reputation.bonuses).toBe(1);
});

test('BW-R2 papers are unlimited: more than the tiles of a value may be published', () => {
  const table = position(2, b => {
    b.hand(0, 'leidy-1', 'stegosaurus');
    b.crates(0, 'torso', 'tail');
    b.papers('marsh', ...new Array<number>(15).fill(2));
  });
  give(table, '0 paleontologist leidy-1', '0 publish', '0 stegosaurus', '0 bone torso');
  expect(table.position.state.papers[0]).toHaveLength(16);
});

test('BW-R17 bones of a skeleton are back in the bag before the rewards are drawn', () => {
  const table = position(2, b => {
    b.hand(0, 'leidy-1', 'laornis');
    b.crates(0, 'torso', 'tail', 'wing');
  });
  const wings = table.position.state.bag[bone('wing')];
  give(table, '0 paleontologist leidy-1', '0 publish', '0 laornis', '0 bone torso', '0 bone tail', '0 bone wing');
  expect(table.position.state.bag[bone('wing')]).toBe(wings + 1);
});
