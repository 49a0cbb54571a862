import type { Table } from '@bonebed/kernel';
import { expect, test } from 'vitest';
import { bone, box, card, cardNames, find, id, player, position, site, soloTurn, told } from '../../testing/index.ts';
import type { AwardSpace, Spot } from '../ids.ts';
import type { BoneWars } from '../state.ts';
import { accepts, countOf } from './bones.ts';
import { ranked } from './choice.ts';

const theodore = (table: Table<BoneWars>) => player(table, 1);
const bonesOf = (table: Table<BoneWars>) => theodore(table).crates.reduce((sum, n) => sum + n);

test('BW-17.6 with no free crate a cover tile goes without its bonus', () => {
  const table = soloTurn('S-B02', 'S-B03', b => b.crates(1, 'torso', 'torso', 'tail', 'tail'));
  expect(theodore(table)).toMatchObject({ covers: 2, money: 5, reputation: { covers: 0 } });
  expect(bonesOf(table)).toBe(5);
});

test('BW-17.6 BW-R63 with ten full crates he swaps only for another category, giving up what he has most of', () => {
  const full = ['torso', 'torso', 'torso', 'torso', 'tail', 'tail', 'tail', 'paw', 'paw', 'claw'];
  const swap = soloTurn('S-B02', 'S-B03', b => {
    b.crates(1, ...full);
    b.bones('kansas', 'skullHerbivore', 'tail', 'tail');
  });
  expect([countOf(swap.position, 'skull'), countOf(swap.position, 'torso')]).toEqual([1, 3]);
  const none = soloTurn('S-B02', 'S-B03', b => b.crates(1, ...full));
  expect(told(none, 'theodoreSkips')[0]).toMatchObject({ action: 'dig' });
  expect(accepts(none.position, bone('torso'))).toBe(false);
});

test('BW-17.6 a bone from the bag that he does not want returns to it', () => {
  const table = soloTurn(
    'S-B11',
    'S-B02',
    b => {
      b.crates(1, 'torso', 'torso', 'torso', 'torso', 'tail', 'tail', 'tail', 'paw', 'paw', 'claw');
      b.paleontologist(1, null);
      // No skull among the rare bones, so nothing to exchange for.
      for (const skull of [bone('skullCarnivore'), bone('skullHerbivore')]) {
        b.state.bag[skull] += b.state.rare[skull];
        b.state.rare[skull] = 0;
      }
    },
    { chance: [0] },
  );
  expect(told(table, 'theodoreRefuses')).toEqual([{ type: 'theodoreRefuses', rule: 'BW-17.6', bone: bone('torso') }]);
  expect(bonesOf(table)).toBe(10);
});

test('BW-17.7 BW-17.31 BW-R64 any skull and any limb fit; he publishes with as many bones as possible', () => {
  const table = soloTurn('S-B02', 'S-B01', b => {
    b.hand(1, 'stegosaurus');
    b.crates(1, 'torso', 'tail', 'skullCarnivore', 'wing', 'claw', 'claw');
    b.roundTile('money3');
  });
  expect(table.position.state.papers[1]).toEqual([4]);
  expect(theodore(table).crates[bone('claw')]).toBe(1);
  expect(theodore(table).loyalty).toEqual([0, 2]);
});

test('BW-17.8 a cover tile gives him $2 below $5, else 1 RP', () => {
  const after = (money: number) => {
    const table = soloTurn('S-A01', 'S-B02', b => {
      b.roundTile('cover');
      b.player(1).money = money;
    });
    return [theodore(table).money, theodore(table).reputation.covers];
  };
  expect(after(4)).toEqual([6, 0]);
  expect(after(5)).toEqual([5, 1]);
});

test('BW-17.9 BW-R80 a paleontologist card for his action gives 1 loyalty instead of its effect', () => {
  const table = soloTurn('S-B02', 'S-B01', b => {
    b.hand(1, 'stegosaurus', 'carlin-1', 'reed-1');
    b.crates(1, 'torso', 'tail');
  });
  expect(theodore(table).loyalty).toEqual([0, 2]);
  expect(cardNames(theodore(table).paleontologists)).toEqual(['reed-1']);
  expect(told(table, 'theodoreSpends')).toEqual([{ type: 'theodoreSpends', rule: 'BW-17.9', card: card('carlin-1') }]);
});

test('BW-17.10 rare bones: the kind with fewest, ties by skull, limb, torso, tail', () => {
  const table = soloTurn('S-A01', 'S-B02', b => {
    b.roundTile('rare2');
    b.state.rare[bone('tail')] -= 1;
    b.state.bag[bone('tail')] += 1;
  });
  expect(told(table, 'rareTaken').map(event => event.bone)).toEqual([bone('tail'), bone('skullCarnivore')]);
});

test('BW-17.11 BW-R68 an upgrade replaces the topmost basic card of his deck, else of his discards', () => {
  const table = soloTurn('S-A01', 'S-B02', b => b.roundTile('teamUpgrade'));
  const his = table.position.state.theodore;
  expect(his?.removed).toEqual([card('S-B02')]);
  expect(box.cards[his?.deck.at(-1) ?? 0].solo?.level).toBe('advanced');
  const discards = soloTurn('S-A01', 'S-A02', b => {
    b.roundTile('teamUpgrade');
    if (b.state.theodore === null) return;
    b.state.theodore.discard = b.state.theodore.deck.splice(0, 12);
    for (const one of b.state.theodore.discard) b.state.seen[one] = 255;
  });
  expect(discards.position.state.theodore?.removed).toHaveLength(1);
  const levels = discards.position.state.theodore?.discard.map(one => box.cards[one].solo?.level);
  expect(levels?.filter(level => level === 'advanced')).toHaveLength(1);
});

test('BW-R67 an upgrade in mid-turn does not change what was read from the next card', () => {
  const table = soloTurn('S-A01', 'S-B02', b => b.roundTile('teamUpgrade'));
  expect(told(table, 'theodoreReads')).toMatchObject([{ half: 'team' }]);
  expect(told(table, 'discovered')).toHaveLength(1);
  expect(told(table, 'dug')).toHaveLength(0);
});

test('BW-17.12 BW-R71 he reclassifies from the leftmost to the rightmost envelope, never backwards', () => {
  const table = soloTurn('S-A05', 'S-B02', b => b.archive(1, 'bug', 'stegosaurus'));
  expect(cardNames(theodore(table).archive[find('plant')])).toEqual(['stegosaurus']);
  expect(theodore(table).paleontologists).toHaveLength(1);
  const back = soloTurn('S-A05', 'S-B02', b => b.archive(1, 'plant', 'amphibamus'));
  expect(cardNames(theodore(back).archive[find('plant')])).toEqual(['amphibamus']);
});

test('BW-17.13 BW-R69 upgraded slots: cover the $3 slot, add one, cover a $2 slot, add one', () => {
  const after = (covers: boolean, upgraded: readonly number[]) => {
    const table = soloTurn('S-A01', 'S-B02', b => {
      b.roundTile('upgradeSlot');
      for (const slot of upgraded) b.player(1).slots[slot].upgraded = true;
      if (b.state.theodore !== null) b.state.theodore.coversNext = covers;
    });
    return told(table, 'slotUpgraded')[0].slot;
  };
  expect(after(true, [])).toBe(5);
  expect(after(false, [4])).toBe(null);
  expect(after(true, [4])).toBe(4);
  expect(after(true, [2, 3, 4])).toBe(null);
});

test('BW-17.14 BW-R80 money and reputation as normal: the envelope comes after the rewards', () => {
  const table = soloTurn('S-B02', 'S-B01', b => {
    b.hand(1, 'brontosaurus');
    b.crates(1, 'torso', 'tail');
  });
  expect(theodore(table).reputation.bonuses).toBe(1);
});

test('BW-17.15 BW-R75 of any round bonus he takes 1 loyalty, and the round bonus rather than a column’s', () => {
  const any = soloTurn('S-B02', 'S-B01', b => {
    b.grant(1, 'publish4AnyRound');
    b.hand(1, 'uintatherium');
    b.crates(1, 'torso', 'tail', 'skullHerbivore', 'paw');
  });
  expect(theodore(any).loyalty).toEqual([0, 3]);
  const round = soloTurn('S-B05', 'S-B01', b => {
    b.grant(1, 'minorToRound');
    b.hand(1, 'stegosaurus');
    b.roundTile('money3');
  });
  expect(theodore(round).money).toBe(5 + 2 + 3);
});

test('BW-17.26 he digs the deepest bone that he can reach, and places camps in a fixed order', () => {
  const table = soloTurn('S-B03', 'S-B06', b => b.team(1, 'montana'));
  expect(told(table, 'dug')).toMatchObject([{ bone: bone('tail') }]);
  expect(told(table, 'camped')).toMatchObject([{ camp: 'movement' }]);
});

test('BW-17.27 BW-R60 he moves in the direction of the card; out of his university to the first or last site', () => {
  const clockwise = soloTurn('S-B01', 'S-B02');
  expect(theodore(clockwise).site).toBe(site('nebraska'));
  const counter = soloTurn('S-B02', 'S-B03');
  expect(theodore(counter).site).toBe(site('kansas'));
  const moving = soloTurn('S-B06', 'S-B03', b => {
    b.team(1, 'montana');
    b.species('montana', null);
  });
  // Nothing to discover: one free step counterclockwise to Wyoming, then a bone there.
  expect(theodore(moving).site).toBe(site('wyoming'));
});

test('BW-17.27 the turn ends with his points, even with free steps left', () => {
  const table = soloTurn('S-B08', 'S-B03', b => b.team(1, 'montana'));
  expect(told(table, 'moved')).toEqual([]);
});

test('BW-17.28 BW-R70 dig site actions in a fixed order: a bone while he takes one, then his paleontologist, once each', () => {
  const table = soloTurn('S-B11', 'S-B02', b => b.team(1, 'montana'));
  expect(told(table, 'theodoreUsesTile')).toMatchObject([{ siteTile: id(box.siteTiles, 'bone1'), rule: 'BW-17.28' }]);
  const full = soloTurn('S-A01', 'S-B02', b => {
    b.roundTile('digSite3');
    b.paleontologist(1, 'award');
    b.crates(1, 'torso', 'torso', 'torso', 'tail', 'tail', 'paw', 'paw', 'claw', 'skullCarnivore', 'skullCarnivore');
  });
  expect(told(full, 'theodoreUsesTile').map(event => box.siteTiles[event.siteTile].id)).toEqual([
    'removePaleontologist',
    'swapPatron',
    'money1',
  ]);
});

test('BW-R70 the exchange gives one more category; the species swap discards the last and keeps the first', () => {
  const exchange = soloTurn('S-A01', 'S-B02', b => {
    b.roundTile('digSite3');
    b.crates(1, 'torso', 'torso', 'torso', 'tail', 'tail', 'paw', 'paw', 'claw', 'claw', 'claw');
    b.state.bag.fill(0);
  });
  expect(told(exchange, 'exchanged')).toMatchObject([{ seat: 1, take: bone('skullCarnivore') }]);
});

test('BW-17.30 BW-R61 BW-R79 needed for an award A, B, C; then the rightmost envelope; then the alphabet', () => {
  const at = position(1, b => {
    b.state.awards = ['A3', 'B2', 'C5'].map(name => id(box.awards, name));
  }).position;
  const cards = ['stegosaurus', 'amphibamus', 'eobasileus', 'hyracodon', 'allosaurus', 'pteranodon'].map(card);
  // Leidy's Hyracodon for A; the amphibian (right envelope) and the mammal for B; Pteranodon (envelope E) for C.
  expect(cardNames(ranked(at, cards))).toEqual([
    'hyracodon',
    'amphibamus',
    'eobasileus',
    'pteranodon',
    'allosaurus',
    'stegosaurus',
  ]);
});

test('BW-R79 in an action he skips cards without room in their envelope', () => {
  const table = soloTurn('S-B02', 'S-B01', b => {
    b.hand(1, 'amphibamus', 'stegosaurus');
    b.archive(1, 'plant', 'pteranodon');
    b.crates(1, 'torso', 'tail');
  });
  expect(told(table, 'committed')).toMatchObject([{ card: card('stegosaurus') }]);
});

test('BW-17.31 he repeats until nothing more can be published, and not with a full archive', () => {
  const table = soloTurn('S-B02', 'S-B01', b => {
    b.hand(1, 'stegosaurus', 'brontosaurus');
    b.crates(1, 'torso', 'tail', 'torso', 'tail');
  });
  expect(table.position.state.papers[1]).toEqual([2, 2]);
});

test('BW-17.32 BW-R64 he debunks as many papers as possible, highest value first, all limbs alike', () => {
  const table = soloTurn('S-B11', 'S-B01', b => {
    b.crates(1, 'paw', 'claw', 'wing', 'torso', 'torso');
    b.papers('marsh', 2, 3);
  });
  expect(table.position.state.papers).toEqual([[], [3, 2]]);
  expect(theodore(table).loyalty).toEqual([0, 3]);
});

test('BW-R82 the wild bone of his grant is used only where it makes a paper larger or a debunk possible', () => {
  const paper = soloTurn('S-B02', 'S-B01', b => {
    b.grant(1, 'publishAnyBone');
    b.hand(1, 'stegosaurus');
    b.crates(1, 'torso', 'torso', 'tail');
  });
  expect(paper.position.state.papers[1]).toEqual([3]);
  const debunk = soloTurn('S-B11', 'S-B01', b => {
    b.grant(1, 'debunkAnyBone');
    b.crates(1, 'torso', 'tail');
    b.papers('marsh', 2);
  });
  expect(debunk.position.state.papers[1]).toEqual([2]);
});

test('BW-17.33 BW-R81 an award of the second row or beyond: most loyalty, then A, B, C', () => {
  const build = (...archived: readonly (readonly [string, string])[]) =>
    soloTurn('S-B08', 'S-B01', b => {
      for (const [icon, name] of archived) b.archive(1, icon, name);
      b.roundTile('money3');
    });
  const second = build(['bug', 'stegosaurus'], ['footprint', 'triceratops'], ['fossil', 'allosaurus']);
  const markers = second.position.state.awardMarkers.filter(({ owner }) => owner === 1);
  expect(markers).toEqual([{ space: id<AwardSpace>(box.awardSpaces, 'A1-r2a'), owner: 1 }]);
  expect(theodore(second)).toMatchObject({ loyalty: [0, 2], money: 8 });
  const first = build(['bug', 'stegosaurus'], ['footprint', 'triceratops']);
  expect(told(first, 'awarded')).toEqual([]);
});

test('BW-17.34 BW-R74 a minor find: the leftmost column with a match, its topmost tile', () => {
  const table = soloTurn('S-B05', 'S-B01', b => {
    b.hand(1, 'ornithomimus');
    b.columnTile(4, 'money3');
  });
  const { finds } = table.position.state;
  expect([finds[id<Spot>(box.spots, 'r1c4')], finds[id<Spot>(box.spots, 'r2c4')]]).toEqual([null, find('hammer')]);
  expect(theodore(table)).toMatchObject({ money: 8, reputation: { bonuses: 1 } });
  const none = soloTurn('S-B05', 'S-B01', b => {
    b.hand(1, 'ornithomimus');
    b.state.finds.fill(null);
  });
  expect(told(none, 'acted')).toEqual([]);
});

test('BW-R75 with the grant his cards match every tile and go to the rightmost envelope', () => {
  const table = soloTurn('S-B05', 'S-B01', b => {
    b.grant(1, 'anyMinorFind');
    b.hand(1, 'ornithomimus');
    b.columnTile(1, 'money3');
  });
  expect(theodore(table).archive[find('plant')]).toHaveLength(1);
  expect(theodore(table).money).toBe(8);
});
