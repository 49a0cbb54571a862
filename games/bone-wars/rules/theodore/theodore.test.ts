import { choiceTexts, EVERYBODY, fastRng, give, type Table } from '@bonebed/kernel';
import { expect, test } from 'vitest';
import {
  type Builder,
  box,
  card,
  cardNames,
  dealt,
  id,
  player,
  position,
  site,
  soloTurn,
  told,
} from '../../testing/index.ts';
import { faults } from '../faults.ts';
import type { Campus, Profession } from '../ids.ts';
import type { BoneWars } from '../state.ts';

const campus = (name: string) => id<Campus>(box.campuses, name);
const profession = (name: string) => id<Profession>(box.professions, name);
const theodore = (table: Table<BoneWars>) => player(table, 1);

/** All his slots are filled: he passes. */
function hePasses(build: (b: Builder) => void = () => {}): Table<BoneWars> {
  return soloTurn('S-B01', 'S-B02', b => {
    const used = ['S-B03', 'S-B04', 'S-B05', 'S-B06', 'S-B07'].map(card);
    const deck = b.state.theodore?.deck ?? [];
    for (const [slot, one] of used.entries()) {
      b.player(1).slots[slot].card = one;
      b.state.seen[one] = EVERYBODY;
      deck.splice(deck.indexOf(one), 1);
    }
    build(b);
  });
}

test('BW-17.1 BW-17.2 BW-17.3 a solo game is set up as for two; Theodore has 12 basic cards and a pile of 6', () => {
  const { state } = dealt(1).position;
  expect(state.marks).toBe(2);
  expect(state.finds).toHaveLength(10);
  expect(state.players[1]).toMatchObject({ money: 5, covers: 3, team: [], head: 56 });
  expect(state.theodore?.deck).toHaveLength(12);
  expect(state.theodore?.upgrades.map(one => box.cards[one].solo?.level)).toEqual(Array(6).fill('advanced'));
  expect(state.players[1].paleontologists).toHaveLength(1);
});

test('BW-17.2 the expert cards make a harder game', () => {
  const table = position(1, () => {}, [], { theodore: 'expert' });
  const levels = table.position.state.theodore?.upgrades.map(one => box.cards[one].solo?.level);
  expect(levels).toEqual(Array(6).fill('expert'));
});

test('BW-17.4 BW-17.5 he takes a species card first and a career path last, at the other university', () => {
  const table = dealt(1);
  expect(theodore(table).species).toHaveLength(1);
  expect(choiceTexts(table, 0)).toHaveLength(2);
  give(table, `0 ${choiceTexts(table, 0)[0]}`, '0 prof-1L', '0 decline', '0 2');
  expect(theodore(table)).toMatchObject({ profession: profession('prof-2L'), campus: campus('4'), patron: 1 });
  const { state } = table.position;
  expect(state.neutralTeam).toBe(campus('1'));
  expect(state.sites.flatMap(({ camps }) => camps).filter(owner => owner === -1)).toHaveLength(8);
  expect(table.pending).toMatchObject({ what: 'turn', waiting: [0] });
  expect(faults(table.position)).toEqual([]);
});

test('BW-E12 BW-R59 BW-17.26 by the rule he discovers for 1 point, by the example he places a camp', () => {
  const rule = soloTurn('S-B01', 'S-B02');
  expect(cardNames(theodore(rule).species)).toEqual(['eryops']);
  expect(theodore(rule).camps).toEqual({ movement: 2, archive: 2 });
  const example = soloTurn('S-B01', 'S-B02', () => {}, { settings: { theodoreDiscover: 'example' } });
  expect(theodore(example).species).toEqual([]);
  expect(theodore(example).camps).toEqual({ movement: 1, archive: 2 });
  expect(told(example, 'theodoreSkips')).toEqual([
    { type: 'theodoreSkips', rule: 'BW-17.19', action: 'discover', obstacle: 'tooFewPoints' },
  ]);
});

test('BW-17.16 he pays for the slot and flips a card into it', () => {
  const table = soloTurn('S-B01', 'S-B02', b => {
    b.player(1).slots[0].card = card('S-B03');
    const deck = b.state.theodore?.deck ?? [];
    deck.splice(deck.indexOf(card('S-B03')), 1);
  });
  expect(theodore(table)).toMatchObject({ money: 4 });
  expect(theodore(table).slots[1].card).toBe(card('S-B01'));
  expect(told(table, 'theodoreFlips')).toEqual([
    { type: 'theodoreFlips', rule: 'BW-17.16', card: card('S-B01'), paid: 1 },
  ]);
});

test('BW-17.17 the back of the next card decides between the two halves', () => {
  const team = soloTurn('S-B01', 'S-B03');
  expect(told(team, 'theodoreReads')).toMatchObject([{ half: 'team' }]);
  const paleontologist = soloTurn('S-B02', 'S-B01', b => b.hand(1, 'stegosaurus'));
  expect(told(paleontologist, 'theodoreReads')).toMatchObject([{ half: 'paleontologist' }]);
});

test('BW-17.18 BW-R62 BW-R84 a card with the icon of the slot gives its prize and the values of the slot', () => {
  const table = soloTurn('S-B02', 'S-B12', b => b.hand(1, 'apatornis', 'stegosaurus'));
  expect(told(table, 'theodorePrize')).toMatchObject([{ card: card('apatornis') }]);
  expect(theodore(table).money).toBe(8);
  expect(cardNames(theodore(table).species)).toEqual(['stegosaurus']);
  expect(told(table, 'dug')).toHaveLength(1); // 1 point of the slot, not 3 of the back.
});

test('BW-R62 he keeps a matching card that he needs for an award', () => {
  const table = soloTurn('S-B02', 'S-B12', b => {
    b.hand(1, 'diplocaulus', 'monoclonius');
    b.archive(1, 'footprint', 'triceratops');
    b.state.awards = ['A2', 'B2', 'C4'].map(name => id(box.awards, name));
  });
  // Both are Cope's and so needed for the first award: the alphabet decides.
  expect(told(table, 'theodorePrize')).toMatchObject([{ card: card('diplocaulus') }]);
  const spare = soloTurn('S-B02', 'S-B12', b => {
    b.hand(1, 'diplocaulus', 'megacerops');
    b.state.awards = ['A2', 'B3', 'C4'].map(name => id(box.awards, name));
  });
  expect(told(spare, 'theodorePrize')).toMatchObject([{ card: card('megacerops') }]);
});

test('BW-17.19 BW-R65 he goes round the actions of the card until his points are spent or nothing can be done', () => {
  const table = soloTurn('S-B02', 'S-B12', b => b.team(1, 'kansas'));
  // dig, discover, digSiteAction: three points.
  expect(told(table, 'dug')).toHaveLength(1);
  expect(told(table, 'discovered')).toHaveLength(1);
  expect(told(table, 'theodoreUsesTile')).toHaveLength(1);
});

test('BW-17.20 the back of the next card: the paleontologist comes back, loyalty with the rival', () => {
  const table = soloTurn('S-B02', 'S-A03', b => {
    b.hand(1, 'stegosaurus');
    b.crates(1, 'torso', 'tail');
    b.paleontologist(1, 'publish');
  });
  expect(theodore(table).paleontologist).toBe('publish');
  expect(theodore(table).loyalty).toEqual([1, 1]);
});

test('BW-17.21 the front of the current card: a card, a round bonus or a reclassification before team actions', () => {
  const table = soloTurn('S-A06', 'S-B02', b => b.top('powell-1'));
  expect(cardNames(theodore(table).paleontologists)).toEqual(['powell-1']);
  const bonus = soloTurn('S-A01', 'S-B02', b => b.roundTile('money3'));
  expect(theodore(bonus).money).toBe(8);
});

test('BW-17.21 BW-R66 "twice": another action the second time, and not the one where the turn began', () => {
  const table = soloTurn('S-A04', 'S-B01', b => {
    b.hand(1, 'stegosaurus', 'triceratops');
    b.crates(1, 'torso', 'tail');
    b.columnTile(2, 'money3');
  });
  expect(told(table, 'acted').map(({ action }) => action)).toEqual(['publish', 'minorFind']);
  const began = soloTurn('S-A04', 'S-B01', b => {
    b.hand(1, 'stegosaurus', 'triceratops');
    b.crates(1, 'torso', 'tail');
    b.paleontologist(1, 'minorFind');
  });
  expect(told(began, 'acted').map(({ action }) => action)).toEqual(['publish']);
});

test('BW-17.22 BW-17.23 he passes with all slots filled, takes the highest useful profession and draws a species card', () => {
  const table = hePasses(b => b.top('uintatherium'));
  expect(told(table, 'passed')).toMatchObject([{ seat: 1 }]);
  expect(theodore(table).profession).toBe(profession('prof-1R'));
  expect(cardNames(theodore(table).species)).toEqual(['uintatherium']);
});

test('BW-17.22 he passes when he can’t pay for the next slot', () => {
  const table = soloTurn('S-B01', 'S-B02', b => {
    b.player(1).slots[0].card = card('S-B03');
    const deck = b.state.theodore?.deck ?? [];
    deck.splice(deck.indexOf(card('S-B03')), 1);
    b.player(1).money = 0;
  });
  expect(told(table, 'passed')).toMatchObject([{ seat: 1 }]);
});

test('BW-E13 BW-17.23 with all upgrades done he never takes the second profession row', () => {
  const build = (upgraded: boolean) =>
    hePasses(b => {
      b.player(1).profession = profession('prof-1L');
      b.player(0).profession = profession('prof-5L');
      if (upgraded && b.state.theodore !== null) b.state.theodore.removed = b.state.theodore.upgrades.splice(0);
    });
  expect(theodore(build(false)).profession).toBe(profession('prof-2R'));
  expect(theodore(build(true)).profession).toBe(profession('prof-3R'));
});

test('BW-17.24 BW-R73 his team goes to the side with more papers, then his patron’s, then the highest number', () => {
  const papers = hePasses(b => b.papers('marsh', 2));
  expect(theodore(papers)).toMatchObject({ campus: campus('2'), patron: 0, grant: campus('2') });
  const tie = hePasses();
  expect(theodore(tie).campus).toBe(campus('4'));
});

test('BW-R72 he moves the neutral team, takes the passing bonuses and, in round 4, the best endgame space', () => {
  const table = hePasses(b => b.team(0, 'dakota'));
  expect(table.position.state.neutralTeam).toBe(campus('3'));
  expect(theodore(table).loyalty).toEqual([0, 1]);
  const last = hePasses(b => b.round(4));
  expect(theodore(last)).toMatchObject({ ending: 0, loyalty: [0, 3], campus: campus('3') });
});

test('BW-17.25 BW-R67 played solo cards are discarded at the end of the round; an empty deck is made from them', () => {
  const table = hePasses(b => {
    b.player(0).passed = true;
  });
  expect(table.position.state.theodore?.discard).toHaveLength(5);
  const empty = soloTurn('S-B01', 'S-B02', b => {
    const { theodore: his } = b.state;
    if (his === null) return;
    his.discard = his.deck.splice(0).filter(one => one !== card('S-B01'));
    his.deck = [card('S-B01')];
    for (const one of his.discard) b.state.seen[one] = EVERYBODY;
  });
  expect(told(empty, 'reshuffled')).toEqual([{ type: 'reshuffled', deck: 'solo' }]);
  expect(empty.position.state.theodore?.deck).toHaveLength(11);
});

test('BW-R67 with nothing to rebuild the deck from he plays the bottom half with the values of the slot', () => {
  const table = soloTurn('S-B02', 'S-B01', b => {
    if (b.state.theodore === null) return;
    b.state.theodore.removed = b.state.theodore.deck.splice(0).filter(one => one !== card('S-B02'));
    b.state.theodore.deck = [card('S-B02')];
  });
  expect(told(table, 'dug')).toHaveLength(1);
});

test('BW-17.29 if no depicted action is possible he does team actions with the values of the slot', () => {
  const table = soloTurn('S-B02', 'S-B01');
  expect(told(table, 'theodoreFallsBack')).toEqual([{ type: 'theodoreFallsBack', rule: 'BW-17.29' }]);
  expect(told(table, 'dug')).toMatchObject([{ seat: 1, site: site('kansas') }]);
  expect(theodore(table).paleontologist).toBe(null);
});

test('BW-17.29 he may not use the action his paleontologist stood on', () => {
  const table = soloTurn('S-B01', 'S-B04', b => {
    b.hand(1, 'stegosaurus');
    b.crates(1, 'torso', 'tail');
    b.paleontologist(1, 'publish');
    b.columnTile(1, 'money3');
  });
  expect(told(table, 'acted')).toMatchObject([{ action: 'minorFind' }]);
});

test('BW-R75 the grant that lets the paleontologist stay lifts the ban', () => {
  const table = soloTurn('S-B01', 'S-B04', b => {
    b.grant(1, 'stayPaleontologist');
    b.hand(1, 'stegosaurus');
    b.crates(1, 'torso', 'tail');
    b.paleontologist(1, 'publish');
  });
  expect(told(table, 'acted')).toMatchObject([{ action: 'publish' }]);
});

test('BW-17.35 in a tie Theodore’s head measures 56 cm', () => {
  const ends = () =>
    hePasses(b => {
      b.round(4);
      b.player(0).passed = true;
      b.player(0).loyalty = [0, 3];
    });
  expect(give(ends(), '0 57').outcome?.places).toEqual([1]);
  expect(give(ends(), '0 55').outcome?.places).toEqual([2]);
  expect(give(ends(), '0 unmeasured').outcome?.places).toEqual([1]);
  expect(
    ends()
      .score(0)
      .map(row => row.seat),
  ).toEqual([0, null]);
});

test('BW-H7 his cards are open, of his deck only the back of the top card; a re-deal keeps that back', () => {
  const table = soloTurn('S-B01', 'S-B02', b => b.hand(1, 'stegosaurus', 'marsh-1'));
  expect(table.view(0)).toMatchObject({
    players: [{}, { paleontologists: [card('marsh-1')] }],
    theodore: { deck: 11, upgrades: 6, next: { kind: 'team', ap: 1, depth: 1 } },
  });
  const { game, position: at } = table;
  const state = game.clone(at.state);
  for (let i = 0; i < 20; i++) {
    game.redeal({ state, box }, 0, fastRng(`${i}`));
    expect(game.view({ state, box }, 0)).toEqual(game.view(at, 0));
  }
  expect(state.theodore?.deck).not.toEqual(at.state.theodore?.deck);
});

test('BW-13.14 the player with the grant meets Theodore’s team', () => {
  const table = soloTurn('S-B01', 'S-B02', b => {
    b.grant(0, 'meetMoney1');
    b.team(0, 'nebraska');
  });
  expect(player(table, 0).money).toBe(6);
});
