import { choiceTexts, give } from '@bonebed/kernel';
import { expect, test } from 'vitest';
import { barredBy, boneCount, find, player, position, site, told } from '../testing/index.ts';
import { view } from './view.ts';

test('BW-13.1 BW-R51 a grant works for every player whose marker lies on it', () => {
  const table = position(2, b => {
    b.grant(0, 'freeSlots');
    b.player(1).grant = b.player(0).grant;
    b.slotsFilled(0, 4);
    b.slotsFilled(1, 4);
  });
  give(table, '0 team T1', '0 end', '1 team T1');
  expect([0, 1].map(seat => player(table, seat).money)).toEqual([5, 5]);
});

test('BW-13.2 Discover costs 1 point', () => {
  const table = position(2, b => {
    b.grant(0, 'discover1');
    b.team(0, 'montana');
  });
  give(table, '0 team T1', '0 discover');
  expect(player(table, 0).species).toHaveLength(1);
});

test('BW-13.2 BW-8.3 everybody sees what the actions of the acting team cost', () => {
  const table = position(2, b => {
    b.grant(0, 'discover1');
    b.team(0, 'montana');
  });
  const costs = () => view(table.position, null).turn.costs;
  expect(costs()).toBe(null);
  give(table, '0 team T1');
  expect(costs()).toMatchObject({ move: 0, dig: 1, discover: 1 });
  give(table, '0 move dakota');
  expect(costs()).toMatchObject({ move: 1 });
});

test('BW-13.3 BW-R30 every icon counts as any: for the prize of a slot, for envelopes and for tiles', () => {
  const table = position(2, b => {
    b.grant(0, 'anyMinorFind');
    b.hand(0, 'apatosaurus', 'stegosaurus');
    b.columnTile(3, 'money3');
  });
  give(table, '0 paleontologist apatosaurus', '0 before');
  expect(player(table, 0).money).toBe(8);
  give(table, '0 minorFind', '0 stegosaurus', '0 D', '0 r1c3');
  expect(player(table, 0).archive[find('hammer')]).toHaveLength(1);
  expect(player(table, 0)).toMatchObject({ money: 11 });
});

test('BW-13.4 BW-R19 bones may come from the rare display instead, decided before any is drawn', () => {
  const table = position(
    2,
    b => {
      b.grant(0, 'rareInsteadOfBag');
      b.hand(0, 'dimetrodon');
      b.slotsFilled(0, 1);
    },
    [0],
  );
  give(table, '0 team dimetrodon', '0 before');
  expect(table.pending?.what).toBe('rareInstead');
  give(table, '0 1', '0 1', '0 wing');
  expect(boneCount(table, 0, 'wing')).toBe(1);
  expect(boneCount(table, 0, 'torso')).toBe(1);
});

test('BW-13.8 reclassifying gives the bonus once for each card now in the envelope', () => {
  const table = position(2, b => {
    b.grant(0, 'reclassifyFull');
    b.hire(0, 'miner');
    b.archiveLimit(0, 2);
    b.archive(0, 'bug', 'stegosaurus');
    b.archive(0, 'fossil', 'hadrosaurus');
  });
  give(table, '0 team T1', '0 miner', '0 before', '0 hadrosaurus', '0 A');
  expect(player(table, 0).money).toBe(5 + 4);
});

test('BW-13.9 after a minor find the round bonus may be taken instead of the column’s', () => {
  const table = position(2, b => {
    b.grant(0, 'minorToRound');
    b.hand(0, 'marsh-1', 'ornithomimus');
    b.roundTile('money3');
  });
  give(table, '0 paleontologist marsh-1', '0 minorFind', '0 ornithomimus', '0 r1c4', '0 round');
  expect(player(table, 0).money).toBe(8);
});

test('BW-13.12 the paleontologist need not change its space', () => {
  const table = position(2, b => {
    b.grant(0, 'stayPaleontologist');
    b.hand(0, 'marsh-1', 'ornithomimus');
    b.paleontologist(0, 'minorFind');
  });
  give(table, '0 paleontologist marsh-1');
  expect(barredBy(table, 0, 'minorFind')).toBe('legal');
});

test('BW-13.13 BW-R43 a minor find bonus may be taken instead of a round bonus, even of an emptied column', () => {
  const table = position(2, b => {
    b.grant(0, 'roundToMinor');
    b.hire(0, 'sketchArtist');
    b.state.finds.fill(null);
    b.roundTile('bones3');
    b.columnTile(2, 'money3');
  });
  give(table, '0 team T1', '0 sketchArtist', '0 before');
  expect(choiceTexts(table, 0)).toHaveLength(1 + 5);
  give(table, '0 money3');
  expect(player(table, 0).money).toBe(8);
});

test('BW-13.14 BW-R26 $1 for a meeting of players’ teams at a site, once a step, never for the neutral team', () => {
  const table = position(4, b => {
    b.grant(0, 'meetMoney1');
    b.team(1, 'dakota');
    b.team(2, 'dakota');
    b.team(3, 'kansas');
  });
  give(table, '0 team T1', '0 move dakota', '0 end');
  expect(player(table, 0).money).toBe(6);
  give(table, '1 team T1', '1 end', '2 team T1', '2 end', '3 team T1', '3 move nebraska', '3 move dakota');
  expect(player(table, 0).money).toBe(7);
  expect(told(table, 'met').map(event => event.seat)).toEqual([0, 0]);
});

test('BW-13.15 two more free steps on top of the maximum', () => {
  const table = position(2, b => {
    b.grant(0, 'freeMoves2');
    b.camps(0, 'movement', 'dakota', 'kansas');
    b.team(0, 'montana');
  });
  give(table, '0 team T1', '0 move dakota', '0 move nebraska', '0 move kansas', '0 move colorado', '0 move wyoming');
  expect(table.position.state.turn.ap).toBe(1);
  expect(player(table, 0).site).toBe(site('wyoming'));
});
