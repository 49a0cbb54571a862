import { choiceTexts, give, type Seat } from '@bonebed/kernel';
import { expect, test } from 'vitest';
import {
  type Builder,
  barredBy,
  bone,
  boneCount,
  box,
  card,
  cardNames,
  find,
  player,
  position,
  site,
  told,
} from '../testing/index.ts';

/** A position where seat 0 has just received the bonus tile of the round, through its sketch artist. */
function roundBonus(tile: string, build: (b: Builder) => void = () => {}, chance: readonly number[] = []) {
  const table = position(
    2,
    b => {
      b.roundTile(tile);
      b.hire(0, 'sketchArtist');
      build(b);
    },
    chance,
  );
  return give(table, '0 team T1', '0 sketchArtist', '0 before');
}

const heldBy = (table: ReturnType<typeof position>, seat: Seat) =>
  player(table, seat).crates.reduce((sum, n) => sum + n);

test('BW-10.0 a bonus without a number is received once, a green number that many times', () => {
  const species = box.envelopes[find('fossil')].effects;
  expect(species).toEqual([{ do: 'speciesDraw', n: 1 }]);
  expect(box.tiles.find(tile => tile.id === 'money3')?.effects).toEqual([{ do: 'money', n: 3 }]);
});

test('BW-10.1 BW-R1 money comes at once from a supply without limit', () => {
  const table = roundBonus('money3', b => {
    b.player(0).money = 1000;
  });
  expect(player(table, 0).money).toBe(1003);
});

test('BW-10.2 BW-R14 bones from the bag: all, some or none', () => {
  const table = roundBonus('bones3');
  expect(choiceTexts(table, 0)).toEqual(['3', '2', '1', '0']);
  give(table, '0 2');
  expect(heldBy(table, 0)).toBe(2);
});

test('BW-10.2 BW-R17 with too few crates old or new bones are discarded, freely', () => {
  const table = roundBonus('bones3', b => b.crates(0, 'wing', 'wing', 'claw'), [0, 0, 0]);
  give(table, '0 3');
  expect(table.pending?.what).toBe('overflow');
  give(table, '0 wing', '0 torso');
  expect([boneCount(table, 0, 'wing'), boneCount(table, 0, 'torso')]).toEqual([1, 2]);
  expect(table.pending?.what).toBe('team');
});

test('BW-R4 from an empty bag nothing is drawn', () => {
  const table = roundBonus('bones3', b => {
    for (const kind of box.boneIds) {
      b.player(1).crates[kind] += b.state.bag[kind];
      b.state.bag[kind] = 0;
    }
  });
  expect(heldBy(table, 0)).toBe(0);
  expect(table.pending?.what).toBe('team');
});

test('BW-10.3 BW-R44 BW-2.5 rare bones are taken one at a time, of the player’s choice', () => {
  const table = roundBonus('rare2', b => {
    b.state.bag[bone('wing')] += b.state.rare[bone('wing')];
    b.state.rare[bone('wing')] = 0;
  });
  expect(barredBy(table, 0, 'wing')).toBe('BW-10.3');
  give(table, '0 claw', '0 decline');
  expect(boneCount(table, 0, 'claw')).toBe(1);
  expect(table.position.state.rare[bone('claw')]).toBe(1);
});

test('BW-10.4 BW-R18 an exchange swaps a bone of the crates with one of the display, which has no limit', () => {
  const table = roundBonus('digSite3', b => {
    b.crates(0, 'torso');
    b.state.rare[bone('torso')] = 5;
    b.state.bag[bone('torso')] -= 3;
  });
  give(table, '0 kansas', '0 wing', '0 done');
  expect([boneCount(table, 0, 'torso'), boneCount(table, 0, 'wing')]).toEqual([0, 1]);
  expect(table.position.state.rare[bone('torso')]).toBe(6);
});

test('BW-R18 without a bone of one’s own there is nothing to exchange', () => {
  const table = roundBonus('digSite3');
  expect(barredBy(table, 0, 'kansas')).toBe('BW-R18');
});

test('BW-10.5 BW-6.6 swapping the patron redirects loyalty at once', () => {
  const table = position(2, b => {
    b.team(0, 'montana');
    b.hand(0, 'marsh-1', 'stegosaurus');
    b.crates(0, 'torso', 'tail');
  });
  give(table, '0 team T1', '0 digSiteAction montana', '0 end', '1 team T1', '1 end');
  expect(player(table, 0).patron).toBe(1);
  give(table, '0 paleontologist marsh-1', '0 publish', '0 stegosaurus', '0 bone torso', '0 bone tail');
  expect(player(table, 0).loyalty).toEqual([0, 1]);
});

test('BW-10.6 off the board the paleontologist may return to the action it left', () => {
  const table = roundBonus('digSite3', b => {
    b.paleontologist(0, 'minorFind');
    b.hand(0, 'marsh-1', 'stegosaurus');
  });
  give(table, '0 wyoming');
  expect(player(table, 0).paleontologist).toBe(null);
  expect(barredBy(table, 0, 'wyoming')).toBe('BW-10.6');
  give(table, '0 done', '0 end', '1 team T1', '1 end', '0 paleontologist marsh-1');
  expect(barredBy(table, 0, 'minorFind')).toBe('legal');
});

test('BW-10.7 looks at three species cards, keeps one, discards two', () => {
  const table = roundBonus('speciesLook3', b => b.top('uintatherium', 'stegosaurus', 'eobasileus'));
  give(table, '0 take');
  expect(choiceTexts(table, 0)).toEqual(['eobasileus', 'stegosaurus', 'uintatherium']);
  give(table, '0 stegosaurus');
  expect(cardNames(player(table, 0).species)).toEqual(['stegosaurus']);
  expect(cardNames(table.position.state.speciesDiscard)).toEqual(['eobasileus', 'uintatherium']);
});

test('BW-10.8 BW-R44 species cards of an envelope are drawn one at a time and may be declined', () => {
  const table = position(2, b => {
    b.hand(0, 'marsh-1', 'hyracodon');
    b.archiveLimit(0, 2);
    b.archive(0, 'fossil', 'allosaurus');
    b.top('stegosaurus');
  });
  give(table, '0 paleontologist marsh-1', '0 minorFind', '0 hyracodon', '0 take', '0 decline');
  expect(cardNames(player(table, 0).species)).toEqual(['stegosaurus']);
});

test('BW-10.9 BW-R6 a paleontologist card is chosen from three, and the display is filled again', () => {
  const table = position(2, b => {
    b.hire(0, 'ichnologist');
    b.top('powell-1');
  });
  give(table, '0 team T1', '0 ichnologist', '0 before');
  expect(choiceTexts(table, 0)).toEqual(['leidy-2', 'lucas-2', 'foulke-2', 'decline']);
  give(table, '0 lucas-2');
  expect(cardNames(table.position.state.display)).toEqual(['leidy-2', 'foulke-2', 'powell-1']);
});

test('BW-10.9a an empty deck is made from its shuffled discard pile', () => {
  const table = roundBonus('speciesLook3', b => {
    for (const one of b.state.speciesDeck.slice()) b.discard(one);
  });
  give(table, '0 take');
  expect(told(table, 'reshuffled')).toEqual([{ type: 'reshuffled', deck: 'species' }]);
  expect(table.position.state.looked).toHaveLength(3);
  expect(table.position.state.speciesDiscard).toEqual([]);
});

test('BW-R5 with too few cards "look at 3" shows what there is', () => {
  const table = roundBonus('speciesLook3', b => {
    b.hand(1, ...box.speciesCards.filter(one => b.state.speciesDeck.includes(one)).map(one => box.cards[one].id));
    b.discard(card('stegosaurus'));
  });
  give(table, '0 take', '0 stegosaurus');
  expect(cardNames(player(table, 0).species)).toEqual(['stegosaurus']);
  expect(table.position.state.speciesDeck).toEqual([]);
});

test('BW-10.10 BW-R77 three dig site actions at any sites, the same one twice, wherever the team is', () => {
  const table = roundBonus('digSite3');
  expect(player(table, 0).site).toBe(null);
  give(table, '0 dakota', '0 dakota', '0 montana');
  expect(player(table, 0)).toMatchObject({ money: 7, patron: 1 });
  expect(table.pending?.what).toBe('team');
});

test('BW-10.11 BW-E17 BW-R58 loyalty beyond the top of the track gives reputation', () => {
  const table = position(2, b => {
    b.player(0).loyalty = [13, 0];
    b.hand(0, 'marsh-1');
    b.crates(0, 'torso', 'torso', 'torso', 'torso');
    b.papers('cope', 4);
  });
  give(table, '0 paleontologist marsh-1', '0 debunk');
  expect(player(table, 0).loyalty).toEqual([14, 0]);
  expect(player(table, 0).reputation.loyalty).toBe(3);
});

test('BW-E17 BW-2.10 values go from 0 to 7 without a gap, each at least as many steps long as the one before', () => {
  for (const { values } of box.tracks) {
    expect(values).toEqual([0, 1, 2, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7]);
    expect([...new Set(values)]).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  }
});

test('BW-10.12 BW-R31 an archived card moves to another envelope with room, for its bonus once', () => {
  const table = position(2, b => {
    b.hire(0, 'miner');
    b.archiveLimit(0, 2);
    b.archive(0, 'bug', 'stegosaurus');
    b.archive(0, 'fossil', 'hadrosaurus');
  });
  give(table, '0 team T1', '0 miner', '0 before', '0 hadrosaurus');
  expect(barredBy(table, 0, 'C')).toBe('BW-10.12');
  give(table, '0 A');
  expect(player(table, 0).money).toBe(7);
  expect(cardNames(player(table, 0).archive[find('bug')])).toEqual(['stegosaurus', 'hadrosaurus']);
});

test('BW-R31 BW-R7 without an archived card or without room the reclassification is lost', () => {
  const empty = position(2, b => b.hire(0, 'miner'));
  give(empty, '0 team T1', '0 miner', '0 before');
  expect(told(empty, 'lost')).toMatchObject([{ seat: 0, bonus: 'reclassify' }]);
  const full = position(2, b => {
    b.hire(0, 'miner');
    for (const [icon, name] of [
      ['bug', 'stegosaurus'],
      ['footprint', 'triceratops'],
      ['fossil', 'allosaurus'],
      ['hammer', 'brontosaurus'],
      ['plant', 'amphibamus'],
    ]) {
      b.archive(0, icon, name);
    }
  });
  give(full, '0 team T1', '0 miner', '0 before');
  expect(told(full, 'lost')).toMatchObject([{ seat: 0, bonus: 'reclassify' }]);
});

test('BW-10.13 BW-7.8 BW-R48 an upgraded slot covers a slot or is added at the right and can be used at once', () => {
  const cover = roundBonus('upgradeSlot');
  expect(barredBy(cover, 0, 'cover 1')).toBe('legal');
  give(cover, '0 cover 3');
  expect(player(cover, 0).slots[2].upgraded).toBe(true);
  const extend = roundBonus('upgradeSlot', b => {
    b.slotsFilled(0, 4);
    b.player(0).money = 9;
  });
  give(extend, '0 extend', '0 end', '1 team T1', '1 end', '0 team T2');
  expect(player(extend, 0).slots[5]).toMatchObject({ upgraded: true, card: card('T2') });
  expect(player(extend, 0).money).toBe(9 - 3 - 2);
});

test('BW-R48 an upgraded tile does not cover another, and the icon under it is lost', () => {
  const table = roundBonus('upgradeSlot', b => {
    b.player(0).slots[1].upgraded = true;
    b.state.upgradedSlots -= 1;
    b.hand(0, 'laelaps');
  });
  expect(barredBy(table, 0, 'cover 2')).toBe('BW-R48');
  give(table, '0 decline', '0 end', '1 team T1', '1 end', '0 team laelaps');
  expect(table.pending?.what).toBe('team');
  expect(table.position.state.turn).toMatchObject({ ap: 3, depth: 3 });
});

test('BW-R3 without an upgraded tile in the supply the bonus is lost', () => {
  const table = roundBonus('upgradeSlot', b => {
    b.state.upgradedSlots = 0;
  });
  expect(told(table, 'lost')).toMatchObject([{ bonus: 'upgradeSlot' }]);
});

test('BW-10.14 a cover tile uncovers two crates and gives $2 or 1 RP', () => {
  const table = roundBonus('cover');
  expect(choiceTexts(table, 0)).toEqual(['money 2', 'rp 1']);
  give(table, '0 rp 1');
  expect(player(table, 0)).toMatchObject({ covers: 2, reputation: { covers: 1 } });
  expect(table.view(0)).toMatchObject({ players: [{ openCrates: 6 }, { openCrates: 4 }] });
});

test('BW-10.14 BW-R7 the bonus comes even when no cover tile is left', () => {
  const table = roundBonus('cover', b => {
    b.player(0).covers = 0;
  });
  give(table, '0 money 2');
  expect(player(table, 0)).toMatchObject({ covers: 0, money: 7 });
});

test('BW-10.15 BW-R45 an advanced card takes the place of a basic one in hand or in a slot, points stay', () => {
  const table = roundBonus('teamUpgrade');
  give(table, '0 replace T1 A3');
  expect(player(table, 0).slots[0].card).toBe(card('A3'));
  expect(table.position.state.turn.ap).toBe(1);
  expect(cardNames(player(table, 0).reserve)).toEqual(['A1', 'A2']);
  const hand = roundBonus('teamUpgrade');
  give(hand, '0 replace T3 A3');
  expect(cardNames(player(hand, 0).team)).toEqual(['T2', 'A3']);
});

test('BW-10.15 BW-R45 what is gone or hired can’t be chosen again', () => {
  const table = roundBonus('teamUpgrade', b => {
    b.player(0).team = [card('T1'), card('A3'), card('T3')];
    b.player(0).reserve = [card('A1'), card('A2')];
  });
  expect(barredBy(table, 0, 'replace T2 A1')).toBe('BW-R45');
  expect(barredBy(table, 0, 'replace T3 A3')).toBe('BW-10.15');
  expect(barredBy(table, 0, 'hire sketchArtist')).toBe('BW-10.15');
  give(table, '0 hire miner');
  expect(player(table, 0).hired).toHaveLength(2);
});

test('BW-11.1 the six prizes', () => {
  const prizes = new Set(box.speciesCards.map(one => JSON.stringify(box.cards[one].species?.prize)));
  expect([...prizes].map(prize => JSON.parse(prize))).toEqual(
    expect.arrayContaining([
      [{ do: 'money', n: 3 }],
      [{ do: 'boneFromBag', n: 2 }],
      [{ do: 'removeCover', n: 1 }],
      [{ do: 'upgradeTeam', n: 1 }],
      [{ do: 'reclassify', n: 1 }],
      [{ do: 'digSiteActions', n: 3 }],
    ]),
  );
  expect(prizes.size).toBe(6);
});

test('BW-11.2 BW-R47 the eight bonus tiles, and 1 loyalty printed on the fourth round space', () => {
  expect(box.tiles.map(({ effects }) => effects)).toEqual([
    [{ do: 'rareBone', n: 2 }],
    [{ do: 'upgradeSlot', n: 1 }],
    [{ do: 'speciesLook', n: 3 }],
    [{ do: 'removeCover', n: 1 }],
    [{ do: 'upgradeTeam', n: 1 }],
    [{ do: 'digSiteActions', n: 3 }],
    [{ do: 'boneFromBag', n: 3 }],
    [{ do: 'money', n: 3 }],
    [{ do: 'loyalty', n: 1 }],
  ]);
  expect(box.rounds.map(({ printed }) => printed)).toEqual([null, null, null, 8]);
});

test('BW-11.3 the species swap discards a card from hand, then looks at three', () => {
  const table = roundBonus('digSite3', b => {
    b.hand(0, 'troodon');
    b.top('uintatherium', 'stegosaurus', 'eobasileus');
  });
  give(table, '0 colorado', '0 troodon', '0 stegosaurus');
  expect(cardNames(player(table, 0).species)).toEqual(['stegosaurus']);
  expect(cardNames(table.position.state.speciesDiscard)).toEqual(['troodon', 'eobasileus', 'uintatherium']);
  const none = roundBonus('digSite3');
  expect(barredBy(none, 0, 'colorado')).toBe('BW-11.3');
});

test('BW-11.4 the envelopes: hammer 1 RP, the first $2, one a species card', () => {
  expect(box.envelopes[find('hammer')].effects).toEqual([{ do: 'rp', n: 1 }]);
  expect(box.envelopes[0].effects).toEqual([{ do: 'money', n: 2 }]);
  expect(box.envelopes.some(({ effects }) => effects[0].do === 'speciesDraw')).toBe(true);
});

test('BW-11.5 the second profession row: team upgrade, $2 and a paleontologist card', () => {
  for (const { row, effects } of box.professions) {
    if (row !== 2) continue;
    expect(effects).toEqual([
      { do: 'upgradeTeam', n: 1 },
      { do: 'money', n: 2 },
      { do: 'paleoCard', n: 1 },
    ]);
  }
});

test('BW-R14 bonuses may be declined, money and reputation come by themselves', () => {
  for (const [tile, answer] of [
    ['speciesLook3', 'decline'],
    ['rare2', 'decline'],
    ['upgradeSlot', 'decline'],
    ['teamUpgrade', 'decline'],
    ['digSite3', 'done'],
    ['bones3', '0'],
  ]) {
    expect(give(roundBonus(tile), `0 ${answer}`).pending?.what).toBe('team');
  }
  expect(roundBonus('money3').pending?.what).toBe('team');
});

test('BW-R15 bonuses received together are resolved in the owner’s order, what one brings inside it', () => {
  const table = position(2, b => {
    b.hand(0, 'leidy-1', 'allosaurus');
    b.crates(0, 'torso', 'tail', 'claw', 'skullCarnivore');
    b.archive(0, 'bug', 'stegosaurus');
    b.roundTile('bones3');
  });
  give(table, '0 paleontologist leidy-1', '0 publish', '0 allosaurus');
  give(table, '0 bone torso', '0 bone tail', '0 bone claw', '0 bone skullCarnivore');
  expect(choiceTexts(table, 0)).toEqual(['loyalty 2', 'reclassify 1', 'roundBonus 1']);
  give(table, '0 reclassify 1', '0 stegosaurus', '0 B');
  expect(table.pending?.what).toBe('draw');
  expect(table.view(1)).toMatchObject({ turn: { pending: [{ do: 'loyalty' }, { do: 'roundBonus' }] } });
  give(table, '0 1');
  expect(choiceTexts(table, 0)).toEqual(['loyalty 2', 'roundBonus 1']);
});

test('BW-2.8 a site tile works from wherever it lies', () => {
  const table = position(2, b => {
    b.team(0, 'montana');
    b.siteTile('montana', 'money1');
  });
  give(table, '0 team T1', '0 digSiteAction montana');
  expect(player(table, 0)).toMatchObject({ money: 6, site: site('montana') });
});

test('BW-R14 BW-R7 every bonus is told with its cause, also one that is declined or lost', () => {
  const table = position(2, b => {
    b.hand(0, 'marsh-1', 'ornithomimus');
    b.crates(0, 'torso', 'tail', 'claw');
  });
  give(table, '0 paleontologist marsh-1', '0 publish', '0 ornithomimus', '0 bone torso', '0 bone tail', '0 bone claw');
  const prize = { do: 'prize', card: card('ornithomimus') };
  expect(told(table, 'money')).toEqual([{ type: 'money', seat: 0, n: 3, why: prize }]);
  expect(told(table, 'loyalty')).toMatchObject([{ why: { do: 'paper' }, step: 1, value: 1 }]);
  const passed = give(position(2), '0 pass', '0 prof-5R', '0 paleoCard 1', '0 decline', '0 decline');
  expect(told(passed, 'declined').map(({ bonus, why }) => [bonus, why.do])).toEqual([
    ['paleoCard', 'profession'],
    ['speciesLook', 'profession'],
  ]);
  const lost = give(
    position(2, b => b.hire(0, 'miner')),
    '0 team T1',
    '0 miner',
    '0 before',
  );
  expect(told(lost, 'lost')).toMatchObject([{ bonus: 'reclassify', why: { do: 'specialist' } }]);
});
