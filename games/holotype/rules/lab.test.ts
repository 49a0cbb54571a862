import { describe, expect, test } from 'vitest';
import { asked, choices, handOf, pileOf, playerOf, position, says, told, turnOf, whyNot } from '../testing/index.ts';

const inHand = (table: ReturnType<typeof position>) => playerOf(table, 'red').specimens.length;
const inDeck = (table: ReturnType<typeof position>) => table.position.state.specimenDeck.length;
const inPile = (table: ReturnType<typeof position>) => table.position.state.specimenDiscard.length;

describe('HT-6 the Specimen Lab', () => {
  test.each([
    ['P', 3],
    ['G', 3],
    ['A', 2],
  ])('HT-6.1, HT-D4 %s draws %i, then must discard one of the hand', (worker, drawn) => {
    const table = position({ red: { at: 'G:lounge', hand: 'Camptosaurus' } });
    says(table, `red place ${worker} lab`, 'red draw');
    expect(inHand(table)).toBe(1 + drawn);
    expect(asked(table)).toBe('labDiscard');
    expect(choices(table, 'red')).not.toContain('done');
    says(table, 'red Camptosaurus');
    expect(pileOf(table)).toBe('Camptosaurus');
    expect(turnOf(table)).toBe('yellow');
  });

  test('HT-6.2, HT-D5 the top card of the pile goes into the hand', () => {
    const table = position({ pile: 'Allosaurus Tawa' });
    says(table, 'red place A lab', 'red take');
    expect(handOf(table, 'red')).toBe('Tawa');
    expect(pileOf(table)).toBe('Allosaurus');
  });

  test('HT-6.2 nothing can be taken from an empty pile', () => {
    expect(whyNot(says(position(), 'red place P lab'), 'red take')).toBe('HT-6.2');
  });

  test.each([
    ['P', 2],
    ['G', 2],
    ['A', 1],
  ])('HT-6.3, HT-D6 %s discards up to %i', (worker, most) => {
    const table = position({ red: { at: 'G:lounge', hand: 'Camptosaurus Archelon Tawa' } });
    says(table, `red place ${worker} lab`, 'red discard', 'red Tawa');
    if (most > 1) {
      expect(choices(table, 'red')).toContain('done');
      says(table, 'red Archelon');
    }
    expect(inPile(table)).toBe(most);
    expect(turnOf(table)).toBe('yellow');
  });

  test('HT-6.3 one may stop after the first card', () => {
    const table = position({ red: { hand: 'Camptosaurus Archelon' } });
    says(table, 'red place P lab', 'red discard', 'red Archelon', 'red done');
    expect(handOf(table, 'red')).toBe('Camptosaurus');
    expect(turnOf(table)).toBe('yellow');
  });

  test('HT-6.3 with the last card of the hand it is over', () => {
    const table = says(position({ red: { hand: 'Tawa' } }), 'red place P lab', 'red discard', 'red Tawa');
    expect(turnOf(table)).toBe('yellow');
  });

  test('HT-6.4 discarded cards lie face up, the last one on top', () => {
    const table = position({ red: { hand: 'Camptosaurus Archelon' } });
    says(table, 'red place P lab', 'red discard', 'red Archelon', 'red Camptosaurus');
    expect(pileOf(table)).toBe('Archelon Camptosaurus');
    expect(table.view(null)).toMatchObject({ specimenDiscard: table.position.state.specimenDiscard });
  });

  test('HT-6.5 there is no hand limit', () => {
    const table = position({ turn: 'yellow', deck: 10 });
    expect(playerOf(table, 'yellow').specimens).toHaveLength(50);
    says(table, 'yellow place P lab', 'yellow draw');
    expect(playerOf(table, 'yellow').specimens).toHaveLength(53);
  });

  test('HT-14.6, HT-R22 Archive Search takes any card, the others keep their order', () => {
    const table = position({ red: { milestones: 'archiveSearch' }, pile: 'Allosaurus Tawa Archelon' });
    says(table, 'red place P lab', 'red take');
    expect(whyNot(table, 'red Archelon')).toBe('legal');
    says(table, 'red Tawa');
    expect(handOf(table, 'red')).toBe('Tawa');
    expect(pileOf(table)).toBe('Allosaurus Archelon');
  });

  test('HT-14.7 Lab Expansion does not change taking or discarding', () => {
    const table = position({
      red: { milestones: 'labExpansion', hand: 'Camptosaurus Archelon Tawa' },
      pile: 'Anzu Deinonychus',
    });
    says(table, 'red place P lab', 'red discard', 'red Tawa', 'red Archelon');
    expect(turnOf(table)).toBe('yellow');
    const taking = position({ red: { milestones: 'labExpansion' }, pile: 'Anzu Deinonychus' });
    expect(handOf(says(taking, 'red place P lab', 'red take'), 'red')).toBe('Deinonychus');
  });

  test('HT-14.7 without Lab Expansion nobody draws one more', () => {
    expect(whyNot(says(position(), 'red place P lab'), 'red drawExtra')).toBe('HT-14.7');
  });

  test('HT-R21 how many to draw is decided before, how many to discard after seeing the cards', () => {
    const table = position({ red: { milestones: 'labExpansion', hand: 'Tawa Anzu' } });
    says(table, 'red place A lab');
    expect(choices(table, 'red')).toEqual(['draw', 'drawExtra', 'discard']);
    says(table, 'red drawExtra');
    expect(inHand(table)).toBe(5);
    expect(choices(table, 'red')).not.toContain('done');
    says(table, 'red Tawa');
    expect(choices(table, 'red')).toContain('done');
  });

  test('HT-R7 with deck and pile empty one cannot draw, but may discard', () => {
    const table = position({ deck: 0, red: { hand: 'Tawa' } });
    says(table, 'red place P lab');
    expect(whyNot(table, 'red draw')).toBe('HT-R7');
    expect(whyNot(table, 'red discard')).toBe('legal');
  });

  test('HT-R7 one draws what there is, and the discard is still due', () => {
    const table = position({ deck: 1 });
    says(table, 'red place P lab', 'red draw');
    expect(inHand(table)).toBe(1);
    says(table, `red ${choices(table, 'red')[0]}`);
    expect([inHand(table), inDeck(table), inPile(table)]).toEqual([0, 0, 1]);
    expect(told(table)).not.toContain('specimensReshuffled');
  });

  test.each([
    ['P', 5, 37, 4],
    ['A', 4, 38, 3],
  ])('HT-E8 draw and discard with %s', (worker, drawn, deck, kept) => {
    const table = position({ red: { hand: 'Camptosaurus Archelon' }, deck: 40 });
    says(table, `red place ${worker} lab`, 'red draw');
    expect([inHand(table), inDeck(table)]).toEqual([drawn, deck]);
    says(table, 'red Archelon');
    expect(inHand(table)).toBe(kept);
    expect(pileOf(table)).toBe('Archelon');
  });

  test('HT-E9 from a pile of X, Y, Z', () => {
    const pile = 'Allosaurus Tawa Archelon';
    const table = says(position({ pile }), 'red place A lab', 'red take');
    expect(handOf(table, 'red')).toBe('Archelon');
    expect(pileOf(table)).toBe('Allosaurus Tawa');
    // Only the top card can be taken, so nobody is asked which; X is no answer.
    expect(told(table)).toContain('tookFromPile');
    const archivist = position({ pile, red: { milestones: 'archiveSearch' } });
    says(archivist, 'red place A lab', 'red take', 'red Allosaurus');
    expect(handOf(archivist, 'red')).toBe('Allosaurus');
    expect(pileOf(archivist)).toBe('Tawa Archelon');
  });

  test('HT-E10 discarding in order', () => {
    const hand = 'Allosaurus Tawa';
    const grad = position({ red: { at: 'G:lounge', hand } });
    says(grad, 'red place G lab', 'red discard', 'red Allosaurus', 'red Tawa');
    expect(pileOf(grad)).toBe('Allosaurus Tawa');
    const assistant = says(position({ red: { hand } }), 'red place A lab', 'red discard', 'red Allosaurus');
    expect(turnOf(assistant)).toBe('yellow');
    expect(whyNot(says(position(), 'red place P lab'), 'red discard')).toBe('HT-6.3');
  });

  test.each([
    ['G', 'draw', 1, 4],
    ['G', 'drawExtra', 1, 5],
    ['G', 'draw', 2, 3],
    ['G', 'drawExtra', 2, 4],
    ['A', 'draw', 1, 3],
    ['A', 'drawExtra', 1, 4],
    ['A', 'draw', 2, 2],
    ['A', 'drawExtra', 2, 3],
  ])('HT-E11 Lab Expansion: %s, %s, discards %i, holds %i', (worker, draw, discards, held) => {
    const table = position({ red: { at: 'G:lounge', milestones: 'labExpansion', hand: 'Allosaurus Tawa' } });
    says(table, `red place ${worker} lab`, `red ${draw}`, 'red Tawa', discards === 1 ? 'red done' : 'red Allosaurus');
    expect(inHand(table)).toBe(held);
    expect(turnOf(table)).toBe('yellow');
  });

  test('HT-E12 the deck runs out', () => {
    const table = position({ deck: 1, pile: 5 });
    says(table, 'red place P lab', 'red draw');
    expect(told(table)).toContain('specimensReshuffled');
    expect([inHand(table), inDeck(table), inPile(table)]).toEqual([3, 3, 0]);
    says(table, `red ${choices(table, 'red')[0]}`);
    expect([inHand(table), inPile(table)]).toEqual([2, 1]);
  });
});
