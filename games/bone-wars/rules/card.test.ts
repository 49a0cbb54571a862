import { choiceTexts, give } from '@bonebed/kernel';
import { expect, test } from 'vitest';
import { barredBy, boneCount, box, card, cardNames, player, position } from '../testing/index.ts';

test('BW-7.1 BW-7.8 a card goes into the leftmost open slot', () => {
  const table = give(
    position(2, b => b.slotsFilled(0, 2)),
    '0 team T1',
  );
  expect(player(table, 0).slots.map(slot => slot.card)[2]).toBe(card('T1'));
  expect(cardNames(player(table, 0).team)).toEqual(['T2', 'T3']);
});

test('BW-7.1 BW-R12 without an open slot no card can be played and the player must pass', () => {
  const table = position(2, b => b.slotsFilled(0, 5));
  expect(table.pending?.what).toBe('profession');
  expect(player(table, 0).passed).toBe(true);
});

test('BW-7.1 a full board bars every card', () => {
  const table = position(2, b => {
    b.slotsFilled(0, 4);
    b.player(0).money = 9;
  });
  expect(barredBy(table, 0, 'team T1')).toBe('legal');
  const full = position(2, b => {
    b.slotsFilled(1, 5);
    b.player(0).money = 9;
  });
  give(full, '0 team T1', '0 end');
  expect(full.pending?.what).toBe('profession');
});

test('BW-E1 the third slot ($2) and a team card of $1 cost $3', () => {
  const table = give(
    position(2, b => b.slotsFilled(0, 2)),
    '0 team T2',
  );
  expect(player(table, 0).money).toBe(box.board.startMoney - 3);
});

test('BW-7.2 a card that costs more than the player has is barred', () => {
  const table = position(2, b => {
    b.player(0).money = 2;
  });
  expect(barredBy(table, 0, 'team T3')).toBe('BW-7.2');
  expect(barredBy(table, 0, 'team T2')).toBe('legal');
});

test('BW-R12 BW-6.3 with too little money for every card there is nothing but to pass', () => {
  const table = position(2, b => {
    b.player(0).money = 0;
    b.slotsFilled(0, 1);
    b.hand(0, 'marsh-1');
  });
  expect(player(table, 0).passed).toBe(true);
});

test('BW-E2 BW-7.3 BW-7.5 a team card has its own points and depth, a species card those of its slot', () => {
  const team = give(position(2), '0 team T3');
  expect(team.position.state.turn).toMatchObject({ ap: 3, depth: 1 });
  const species = position(2, b => {
    b.slotsFilled(0, 3);
    b.hand(0, 'allosaurus');
  });
  give(species, '0 team allosaurus');
  expect(species.position.state.turn).toMatchObject({ ap: 2, depth: 3 });
});

test('BW-7.4 a paleontologist card can only be played for a paleontologist action', () => {
  const table = position(2, b => b.hand(0, 'marsh-1'));
  expect(barredBy(table, 0, 'team marsh-1')).toBe('not offered');
  expect(barredBy(table, 0, 'paleontologist marsh-1')).toBe('legal');
});

test('BW-7.4 the bonus of a paleontologist card does not apply to another action', () => {
  const table = position(2, b => {
    b.hand(0, 'reed-1', 'cimolopteryx');
    b.crates(0, 'torso', 'tail');
  });
  give(table, '0 paleontologist reed-1', '0 publish', '0 cimolopteryx', '0 bone torso', '0 take');
  expect(player(table, 0).loyalty).toEqual([1, 0]);
});

test('BW-7.5 BW-R9 a species card is declared for team actions or for a paleontologist action', () => {
  const table = position(2, b => b.hand(0, 'allosaurus'));
  expect(choiceTexts(table, 0)).toEqual(expect.arrayContaining(['team allosaurus', 'paleontologist allosaurus']));
  expect(give(table, '0 paleontologist allosaurus').pending?.what).toBe('action');
});

test('BW-7.6 BW-R10 a species card in a slot with its icon gives its prize before or after the actions', () => {
  const build = () => position(2, b => b.hand(0, 'apatornis'));
  const before = give(build(), '0 team apatornis', '0 before');
  expect(player(before, 0).money).toBe(8);
  expect(before.pending?.what).toBe('team');
  const after = give(build(), '0 team apatornis', '0 after');
  expect(player(after, 0).money).toBe(5);
  give(after, '0 move dakota', '0 end');
  expect(player(after, 0).money).toBe(8);
});

test('BW-7.6 no prize in a slot with another icon', () => {
  const table = give(
    position(2, b => b.hand(0, 'apatosaurus')),
    '0 team apatosaurus',
  );
  expect(table.pending?.what).toBe('team');
});

test('BW-R8 a card may be played without acting: the cost is paid, and a prize may be taken alone', () => {
  const table = position(2, b => {
    b.hand(0, 'laelaps');
    b.slotsFilled(0, 1);
  });
  give(table, '0 paleontologist laelaps', '0 after', '0 none');
  expect(player(table, 0)).toMatchObject({ money: 5 - 1 + 3, paleontologist: null });
  expect(table.pending?.waiting).toEqual([1]);
});

test('BW-7.7 played cards stay in their slots until the end of the round', () => {
  const table = give(position(2), '0 team T1', '0 end', '1 team T1', '1 end', '0 team T2');
  expect(
    player(table, 0)
      .slots.slice(0, 3)
      .map(slot => slot.card),
  ).toEqual([card('T1'), card('T2'), null]);
});

test('BW-E22 BW-13.7 with the grant the slot is free and the card is not', () => {
  const table = position(2, b => {
    b.grant(0, 'freeSlots');
    b.slotsFilled(0, 4);
  });
  give(table, '0 team T3');
  expect(player(table, 0).money).toBe(5 - 3);
});

test('BW-1.4 BW-11.6 BW-R46 a hired specialist goes on a torn card, once a round', () => {
  const table = position(2, b => {
    b.hire(0, 'miner', 'sketchArtist', 'ichnologist');
    b.player(0).money = 20;
  });
  give(table, '0 team T1');
  expect(choiceTexts(table, 0)).toEqual(['miner', 'sketchArtist', 'ichnologist', 'none']);
  give(table, '0 ichnologist', '0 before', '0 leidy-2');
  expect(cardNames(player(table, 0).paleontologists)).toEqual(['leidy-2']);
});

test('BW-11.6 the sketch artist gives the current round bonus, the miner a reclassification', () => {
  const artist = position(2, b => {
    b.hire(0, 'sketchArtist');
    b.roundTile('money3');
  });
  give(artist, '0 team T1', '0 sketchArtist', '0 before');
  expect(player(artist, 0).money).toBe(8);
  const miner = position(2, b => {
    b.hire(0, 'miner');
    b.archive(0, 'fossil', 'hadrosaurus');
  });
  give(miner, '0 team T1', '0 miner', '0 after', '0 end', '0 hadrosaurus', '0 A');
  expect(player(miner, 0).money).toBe(7);
});

test('BW-R46 a specialist is used once a round and never on a card that is not torn', () => {
  const table = position(2, b => {
    b.hire(0, 'ichnologist');
    b.player(0).money = 20;
    b.alone(0);
  });
  give(table, '0 team T1', '0 ichnologist', '0 before', '0 decline', '0 end', '0 team T2');
  expect(table.pending?.what).toBe('team');
  const whole = position(2, b => {
    b.hire(0, 'ichnologist');
  });
  expect(give(whole, '0 team T3').pending?.what).toBe('team');
});

test('BW-E6 the prize comes first, then three torsos debunk a paper of value 3', () => {
  const table = position(2, b => {
    b.slotsFilled(0, 3);
    b.hand(0, 'camarasaurus');
    b.crates(0, 'torso', 'torso', 'torso', 'tail', 'tail');
    b.papers('cope', 3, 4);
  });
  const covers = player(table, 0).covers;
  give(table, '0 paleontologist camarasaurus', '0 before', '0 money 2');
  expect(player(table, 0)).toMatchObject({ money: 5 - 2 + 2, covers: covers - 1 });
  give(table, '0 debunk'); // Only the three torsos fit a paper of Cope: two tails do not.
  expect(player(table, 0).loyalty).toEqual([2, 0]);
  expect(table.position.state.papers).toEqual([[3], [4]]);
  expect(boneCount(table, 0, 'tail')).toBe(2);
  expect(table.pending?.waiting).toEqual([1]);
});
