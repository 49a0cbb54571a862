import { choiceTexts, give, type Json, type Table } from '@bonebed/kernel';
import { expect, test } from 'vitest';
import { box, card, player, position, told } from '../testing/index.ts';
import type { BoneWars } from './state.ts';

interface SeenPlayer {
  readonly species: readonly (number | null)[];
  readonly paleontologists: readonly (number | null)[];
  readonly team: readonly number[];
  readonly reserve: readonly number[];
}

/** What a seat sees of a player's cards. */
function seen(table: Table<BoneWars>, seat: number | null, of: number): SeenPlayer {
  const view: Json = table.view(seat);
  return (view as unknown as { players: SeenPlayer[] }).players[of];
}

test('BW-H1 the board, player boards, hired specialists and the sizes of hands and decks are public', () => {
  const table = position(2, b => {
    b.hand(0, 'stegosaurus', 'marsh-1');
    b.crates(0, 'torso');
    b.hire(0, 'miner');
  });
  expect(table.view(null)).toMatchObject({
    board: { speciesDeck: 48 - 6 - 1, display: [expect.any(Number), expect.any(Number), expect.any(Number)] },
    players: [{ money: 5, crates: [1, 0, 0, 0, 0, 0, 0, 0], hired: [0], species: [null], paleontologists: [null] }, {}],
  });
});

test('BW-H2 a card drawn into a hand is for its player’s eyes only', () => {
  const table = position(2, b => b.hand(0, 'stegosaurus', 'marsh-1'));
  expect(seen(table, 0, 0).species).toEqual([card('stegosaurus')]);
  expect(seen(table, 1, 0)).toMatchObject({ species: [null], paleontologists: [null] });
  expect(seen(table, 1, 0).team).toHaveLength(3);
});

test('BW-H2 a card taken openly stays known to those who saw it', () => {
  const table = position(2, b => b.team(0, 'montana'));
  give(table, '0 team T2', '0 discover');
  expect(seen(table, 1, 0).species).toEqual([card('troodon')]);
});

test('BW-H3 nobody sees the order of the decks: a re-deal changes it', () => {
  const { game, position: at } = position(2);
  const state = game.clone(at.state);
  game.redeal({ state, box }, null, { words: [1, 2, 3, 4], used: 0 });
  expect(state.speciesDeck).not.toEqual(at.state.speciesDeck);
  expect([...state.speciesDeck].sort((a, b) => a - b)).toEqual([...at.state.speciesDeck].sort((a, b) => a - b));
  expect(JSON.stringify(game.view(at, 0))).toBe(JSON.stringify(game.view({ state, box }, 0)));
});

test('BW-H4 cards looked at are seen by that player only; the discarded ones are public', () => {
  const table = position(2, b => {
    b.roundTile('speciesLook3');
    b.hire(0, 'sketchArtist');
    b.top('uintatherium', 'stegosaurus', 'eobasileus');
  });
  give(table, '0 team T1', '0 sketchArtist', '0 before', '0 take');
  expect(table.view(1)).toMatchObject({ turn: { looked: [null, null, null] } });
  expect(table.view(0)).toMatchObject({ turn: { looked: ['eobasileus', 'stegosaurus', 'uintatherium'].map(card) } });
  give(table, '0 stegosaurus');
  expect(told(table, 'kept', 1)).toMatchObject([{ card: null, discarded: ['eobasileus', 'uintatherium'].map(card) }]);
  expect(seen(table, 1, 0).species).toEqual([null]);
});

test('BW-H5 discard piles and the contents of the bag are public', () => {
  const table = position(2, b => b.discard(card('stegosaurus')));
  expect(table.view(1)).toMatchObject({ board: { speciesDiscard: [card('stegosaurus')], bag: expect.any(Array) } });
});

test('BW-H6 the reserve is the same for everybody and public', () => {
  expect(seen(position(2), null, 1).reserve).toEqual([...box.advancedTeam]);
});

test('BW-H8 undo stops at a draw from the bag', () => {
  const table = position(2, b => {
    b.roundTile('bones3');
    b.hire(0, 'sketchArtist');
  });
  give(table, '0 team T1', '0 sketchArtist', '0 before', '0 3');
  expect(table.undoBarrier(0)).toMatchObject({ kind: 'chance' });
});

test('BW-H4 undo stops where cards were looked at, and goes back over free choices', () => {
  const table = position(2, b => {
    b.roundTile('speciesLook3');
    b.hire(0, 'sketchArtist');
  });
  give(table, '0 team T1', '0 sketchArtist', '0 before');
  expect(table.undoBarrier(0)).toBe(null);
  give(table, '0 take');
  expect(table.undoBarrier(0)).toMatchObject({ kind: 'reveal' });
});

test('BW-H2 undo stops where a hidden card is shown, not where an open one is played', () => {
  const hidden = position(2, b => b.hand(0, 'stegosaurus'));
  give(hidden, '0 paleontologist stegosaurus');
  expect(hidden.undoBarrier(0)).toMatchObject({ kind: 'reveal' });
  const open = give(position(2), '0 team T2', '0 move dakota');
  expect(open.undo(0)).toEqual({ ok: true });
  expect(open.undo(0)).toEqual({ ok: true });
  expect(open.pending?.what).toBe('turn');
  expect(player(open, 0).money).toBe(5);
});

test('BW-H1 undo stops at another seat’s answer', () => {
  const table = give(position(2), '0 team T1', '0 end', '1 team T1');
  expect(table.undoBarrier(0)).toMatchObject({ kind: 'answer', seat: 1 });
});

test('BW-H2 whether a player could publish shows nowhere: the action is asked for all the same', () => {
  const table = position(2, b => b.hand(0, 'marsh-1'));
  give(table, '0 paleontologist marsh-1');
  expect(choiceTexts(table, 0)).toEqual(['none']);
  expect(table.pending?.waiting).toEqual([0]);
});
