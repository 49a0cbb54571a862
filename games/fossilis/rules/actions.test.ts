import { choiceTexts, give } from '@bonebed/kernel';
import { describe, expect, test } from 'vitest';
import { barredBy, off, pawnAt, position, space } from '../testing/index.ts';

const open = (...cells: string[]): Record<string, string> => Object.fromEntries(cells.map(cell => [cell, '..']));

describe('gain Plaster', () => {
  test('FO-5.1 an Energy for a Plaster of the pool, on the site or off it', () => {
    const table = give(position({ pool: 5 }), '0 plaster', '0 plaster');
    const { state } = table.position;
    expect([state.players[0].plaster, state.pool, state.turn.energy]).toEqual([2, 3, 1]);
  });

  test('FO-4.2 without Energy no action', () => {
    const table = position({
      spaces: { C3: 'S.1' },
      energy: 0,
      players: [{ lab: { stegosaurus: { tooth: 1 } } }],
      discard: ['S'],
    });
    for (const action of ['plaster', 'move', 'sand']) expect(barredBy(table, 0, action)).toBe('FO-4.2');
    expect(barredBy(table, 0, 'dig')).toBe('FO-6.15');
    const beside = position({ energy: 0, players: [{ lab: { stegosaurus: { tooth: 1 } } }] });
    expect(barredBy(beside, 0, 'climb')).toBe('FO-4.2');
  });
});

describe('move', () => {
  test('FO-E37, FO-5.2, FO-5.3, FO-2.6 moving through a pawn', () => {
    const table = give(position({ spaces: { C3: 'S.1', C2: 'S.2' } }), '0 move');
    expect(choiceTexts(table, 0)).toHaveLength(23);
    expect(barredBy(table, 0, 'C2')).toBe('FO-5.3');
    expect(barredBy(table, 0, 'C3')).toBe('FO-R20');
    give(table, '0 C1');
    expect([pawnAt(table, 0), table.position.state.turn.energy]).toEqual(['C1', 2]);
  });

  test('FO-5.2 every step needs a tile; layers change nothing', () => {
    const spaces = { A1: 'S.1', B1: '..', A2: '..', B2: 'XS', C1: 'S.', C2: '..' };
    const table = give(position({ spaces }), '0 move');
    expect(choiceTexts(table, 0).sort()).toEqual(['A3', 'B2', 'B3', 'C1', 'C3'].sort());
    expect(barredBy(table, 0, 'C2')).toBe('FO-5.3');
    expect(barredBy(table, 0, 'D4')).toBe('not offered');
  });

  test('FO-5.2 a space two steps away is out of reach if no tile lies between', () => {
    const table = position({ spaces: { A1: 'S.1', A2: 'S.', ...open('B1', 'B2') }, energy: 3 });
    give(table, '0 move');
    expect(barredBy(table, 0, 'C1')).toBe('FO-5.2');
    expect(barredBy(table, 0, 'A3')).toBe('legal');
  });

  test('FO-R20 a diagonal step between two pits needs only its target', () => {
    const table = give(position({ spaces: { A1: 'S.1', ...open('B1', 'A2') } }), '0 move', '0 B2');
    expect(pawnAt(table, 0)).toBe('B2');
  });

  test('FO-E39 shut in', () => {
    const table = position({ spaces: { A1: 'S.1', ...open('B1', 'A2', 'B2') }, discard: ['sand-01', 'sand-08'] });
    expect(barredBy(table, 0, 'move')).toBe('FO-5.2');
    expect(barredBy(table, 0, 'dig')).toBe('legal');
    give(table, '0 sand', '0 sand-01');
    expect(choiceTexts(table, 0)).toEqual(['B1', 'A2']);
    expect(barredBy(table, 0, 'B2')).toBe('FO-5.7');
  });
});

describe('climb', () => {
  test('FO-E41, FO-5.4 climbing', () => {
    const table = position({ spaces: { E1: 'S.2', E2: '..', E3: 'SC', E4: '..', E5: 'S.' }, players: [{ off: 'E' }] });
    give(table, '0 climb');
    expect(choiceTexts(table, 0)).toEqual(['E3', 'E5']);
    for (const cell of ['E1', 'E2', 'E4', 'A1', 'C1', 'C5']) expect(barredBy(table, 0, cell)).toBe('FO-5.4');
    expect(barredBy(table, 0, 'C3')).toBe('not offered');
    give(table, '0 E3');
    expect([space(table, 'E3'), table.position.state.turn.energy, off(table, 0)]).toEqual(['SC1', 2, 'on']);
  });

  test('FO-5.4 a pawn on the site does not climb', () => {
    expect(barredBy(position({ spaces: { C3: 'S.1' } }), 0, 'climb')).toBe('FO-5.4');
  });

  test('FO-E42, FO-5.5, FO-5.8 climbing where no tile is left', () => {
    const spaces = { E1: 'S.2', ...open('E2', 'E3', 'E4', 'E5') };
    const table = position({ spaces, players: [{ off: 'E' }], discard: ['sand-01', 'sand-08'] });
    expect(barredBy(table, 0, 'climb')).toBe('FO-5.5');
    give(table, '0 sand', '0 sand-01');
    expect(choiceTexts(table, 0)).toEqual(['E2', 'E3', 'E4', 'E5']);
    expect(barredBy(table, 0, 'E1')).toBe('FO-R18');
    expect(barredBy(table, 0, 'A1')).toBe('FO-5.8');
    // The only space to climb onto is taken without asking.
    give(table, '0 E4', '0 climb');
    expect([pawnAt(table, 0), table.position.state.turn.energy]).toEqual(['E4', 1]);
  });

  test('FO-E43, FO-R14 out of a pit: the owner has chosen the side, and climbs there', () => {
    const table = position({
      spaces: { B2: 'S.2', B3: 'SS', B4: 'S.1', B5: '..' },
      active: 1,
      tools: [],
      supplies: [],
    });
    give(table, '1 dig', '1 B3 S', '0 S', '1 done', '0 climb');
    expect(choiceTexts(table, 0)).toEqual(['A5', 'C5', 'D5', 'E5']);
    expect(barredBy(table, 0, 'B1')).toBe('FO-5.4');
    give(table, '0 A5');
    expect([pawnAt(table, 0), table.position.state.turn.energy]).toEqual(['A5', 2]);
  });

  test('FO-E54, FO-R19 no Sand to climb by', () => {
    const spaces = open('E1', 'E2', 'E3', 'E4', 'E5');
    const table = position({ spaces, players: [{ off: 'E' }], discard: ['C'] });
    expect(barredBy(table, 0, 'sand')).toBe('FO-5.9');
    give(table, '0 climb');
    expect(choiceTexts(table, 0)).toEqual(['A1', 'B1', 'C1', 'D1', 'A5', 'B5', 'C5', 'D5']);
    expect(barredBy(table, 0, 'E3')).toBe('FO-5.4');
    expect(barredBy(table, 0, 'A3')).toBe('FO-5.4');
    const withSand = position({ spaces, players: [{ off: 'E' }], discard: ['C', 'S'] });
    expect(barredBy(withSand, 0, 'climb')).toBe('FO-5.5');
    expect(barredBy(withSand, 0, 'sand')).toBe('legal');
  });

  test('FO-R19 failing the neighbouring sides, any side; failing all, one waits', () => {
    const east = ['E1', 'E2', 'E3', 'E4', 'E5'];
    const northAndSouth = ['A1', 'B1', 'C1', 'D1', 'A5', 'B5', 'C5', 'D5'];
    const table = give(position({ spaces: open(...east, ...northAndSouth), players: [{ off: 'E' }] }), '0 climb');
    expect(choiceTexts(table, 0)).toEqual(['A2', 'A3', 'A4']);
    const none = position({ spaces: open(...east, ...northAndSouth, 'A2', 'A3', 'A4'), players: [{ off: 'E' }] });
    expect(barredBy(none, 0, 'climb')).toBe('FO-5.5');
    expect(barredBy(none, 0, 'plaster')).toBe('legal');
  });

  test('FO-R19 with several sides still open, all of them must fail first', () => {
    const north = ['A1', 'B1', 'C1', 'D1', 'E1'];
    const table = give(position({ spaces: open(...north), players: [{ off: 'NW' }] }), '0 climb');
    expect(choiceTexts(table, 0)).toEqual(['A2', 'A3', 'A4', 'A5']);
  });
});

describe('place Sand', () => {
  test('FO-E40, FO-5.6, FO-5.7, FO-5.9, FO-R18 placing Sand', () => {
    const spaces = { C3: 'S.1', C2: '..', D3: 'X.', C4: 'SC', B3: 'S.2' };
    const table = position({ spaces, discard: ['sand-01', 'sand-08', 'stone-01'], pits: { C2: 'tooth' } });
    give(table, '0 sand');
    expect(barredBy(table, 0, 'stone-01')).toBe('FO-5.9');
    give(table, '0 sand-08');
    expect(choiceTexts(table, 0)).toEqual(['C2', 'D3']);
    expect(barredBy(table, 0, 'C4')).toBe('FO-5.6');
    expect(barredBy(table, 0, 'B3')).toBe('FO-R18');
    expect(barredBy(table, 0, 'D4')).toBe('FO-5.7');
    give(table, '0 C2');
    expect([space(table, 'C2'), table.position.state.turn.energy]).toEqual(['S.', 2]);
    give(table, '0 sand', '0 D3');
    expect([space(table, 'D3'), table.position.state.tileDiscard.length]).toEqual(['XS', 1]);
  });

  test('FO-5.6 of tiles that look alike one is offered', () => {
    const table = position({ spaces: { C3: 'S.1' }, discard: ['sand-01', 'sand-02', 'sand-15'] });
    give(table, '0 sand');
    expect(choiceTexts(table, 0)).toEqual(['sand-01', 'sand-15']);
  });

  test('FO-5.6 with no room around the pawn, no Sand', () => {
    const table = position({ spaces: { A1: 'S.1', B1: 'SS', A2: 'SS' }, discard: ['S'] });
    expect(barredBy(table, 0, 'sand')).toBe('FO-5.6');
  });

  test('FO-5.9, FO-R9 Clay and Stone are never placed and no third tile is', () => {
    expect(barredBy(position({ spaces: { C3: 'S.1' }, discard: ['C', 'X'] }), 0, 'sand')).toBe('FO-5.9');
    const full = give(position({ spaces: { C3: 'S.1', C2: 'SS' }, discard: ['S'] }), '0 sand');
    expect(barredBy(full, 0, 'C2')).toBe('FO-5.6');
  });
});

test('FO-R15, FO-R16 off the site: no Move, Dig or extraction, but Plaster, Climb, Sand and Tools without a place', () => {
  const tools = ['thermos-1', 'ladder-1', 'ground_radar-1', 'spare_tweezers-1', 'shovel-1', 'whisk_broom-1'];
  const table = position({
    spaces: { E3: '..' },
    pits: { E3: 'tooth' },
    discard: ['S'],
    players: [{ off: 'E', plaster: 9, tools }],
  });
  for (const action of ['move', 'dig', 'extract']) expect(barredBy(table, 0, action)).toBe('FO-R15');
  for (const action of ['plaster', 'climb', 'sand']) expect(barredBy(table, 0, action)).toBe('legal');
  const usable = choiceTexts(table, 0).filter(text => text.startsWith('use'));
  expect(usable).toEqual(['use thermos-1', 'use ladder-1', 'use ground_radar-1', 'use spare_tweezers-1']);
});
