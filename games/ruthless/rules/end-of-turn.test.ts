import { choiceTexts, give } from '@bonebed/kernel';
import { describe, expect, test } from 'vitest';
import {
  asked,
  barredBy,
  bonesOf,
  cardsOf,
  museumOf,
  passOnce,
  passTo,
  passTurn,
  position,
  prestige,
  told,
  tray,
  under,
} from '../testing/index.ts';

const end = { stage: 'end' } as const;
const seven = ['lucky-strike', 'flash-flood', 'hailstorm', 'unpaid-wages', 'coelophysis', 'allosaurus', 'triceratops'];

describe('Prestige', () => {
  test('RP-8.1 RP-8.2 RP-R33 never below 0, and the gain does not depend on the loss; no upper limit', () => {
    const table = position(
      [
        { prestige: 40, bones: ['th-head-horned', 'th-limb-grappler', 'fo-eggs'] },
        { prestige: 1, museum: { allosaurus: [] } },
      ],
      { stage: 'controversy' },
    );
    give(table, '0 revise allosaurus th-head-horned', '0 bone th-limb-grappler', '0 publish');
    expect(prestige(table)).toEqual([42, 0]);
    expect(table.events(null)).toContainEqual(
      expect.objectContaining({ type: 'revisionStands', n: 2, lost: 1, left: 0 }),
    );
  });

  test('RP-8.3 reaching the goal during a turn has no effect by itself', () => {
    const table = position([{ prestige: 11, bones: ['fo-eggs'], cards: ['coelophysis'] }, { cards: ['apatosaurus'] }], {
      stage: 'museum',
    });
    give(table, '0 fossil fo-eggs', '0 present', '1 pass');
    expect(prestige(table)[0]).toBe(12);
    expect(table.outcome).toBeNull();
    expect(asked(table)).toBe('museum 1');
  });

  test('RP-E36 RP-R34 a goal reached and lost again does not end the game', () => {
    const table = position(
      [
        { prestige: 6, cards: ['allosaurus'], bones: ['th-head-massive', 'th-limb-grappler'] },
        { bones: ['th-head-horned'], cards: ['apatosaurus'] },
        {},
        {},
      ],
      { stage: 'museum' },
    );
    give(
      table,
      '0 describe allosaurus',
      '0 bone th-head-massive',
      '0 bone th-limb-grappler',
      '0 present',
      '1 pass',
      '1 pass',
    );
    expect(prestige(table)[0]).toBe(8);
    passTo(table, 'controversy');
    give(table, '1 revise allosaurus th-head-horned', '1 publish');
    expect(prestige(table)[0]).toBe(7);
    passTurn(table);
    expect([table.outcome, table.position.state.turn]).toEqual([null, 2]);
  });

  test('the score sheet itemises Prestige by source', () => {
    const table = position([{ bones: ['fo-eggs'], cards: ['significant-find', 'coelophysis'] }, {}], {
      stage: 'museum',
    });
    give(table, '0 fossil fo-eggs', '0 boost significant-find#1', '0 present');
    const [row] = table.score(null);
    const lines = row.lines.filter(({ points }) => points !== 0).map(({ what, points }) => [what, points]);
    expect(lines).toEqual([
      ['start', 1],
      ['fossils', 1],
      ['boosts', 1],
    ]);
  });
});

describe('the end of a turn', () => {
  test('RP-9.1 unused Bones go back', () => {
    const table = position([{ bones: ['fo-eggs', 'fo-skin'], cards: seven }, {}], end);
    expect(asked(table)).toBe('discard 0');
    expect(bonesOf(table, 0)).toEqual([]);
    expect(tray(table)).toEqual(['fo-eggs', 'fo-skin']);
  });

  test('RP-9.1 RP-R39 allowances add up, and fossils may be kept', () => {
    const bones = ['fo-eggs', 'fo-skin', 'th-head-horned', 'sa-vert-whip', 'or-limb-hoofed', 'ar-head-small'];
    const table = position([{ who: 'marsh', crew: ['crew-baldwin'], cards: ['priority', 'coelophysis'], bones }, {}], {
      stage: 'museum',
    });
    give(table, '0 play priority');
    passTo(table, 'keep');
    give(table, '0 fo-eggs', '0 fo-skin', '0 sa-vert-whip', '0 or-limb-hoofed');
    expect(asked(table)).not.toBe('keep 0');
    expect(bonesOf(table, 0).slice(0, 4)).toEqual(['fo-eggs', 'fo-skin', 'sa-vert-whip', 'or-limb-hoofed']);
  });

  test('RP-9.1 a player may keep fewer, and who may keep none is not asked', () => {
    const table = position(
      [
        { who: 'sternberg', bones: ['fo-eggs'] },
        { who: 'cope', bones: ['fo-skin'] },
      ],
      end,
    );
    expect(asked(table)).toBe('keep 0');
    give(table, '0 done');
    expect(table.position.state.turn).toBe(2);
    expect(told(table, null)).not.toContain('kept');
  });

  test('RP-R39 which Bones are kept is secret, how many is public', () => {
    const table = position([{ who: 'sternberg', bones: ['fo-eggs', 'fo-skin'] }, { who: 'cope' }], end);
    give(table, '0 fo-skin', '0 done');
    expect(table.events(1)).toContainEqual({ type: 'kept', seat: 0, n: 1 });
    expect(told(table, 0)).toContain('keptThese');
    expect(told(table, 1)).not.toContain('keptThese');
  });

  test('RP-9.2 RP-R15 down to the limit, by free choice, face down', () => {
    const table = position([{ who: 'marsh', cards: seven }, { who: 'cope' }], end);
    expect(table.pending?.kind).toBe('each');
    give(table, '0 coelophysis', '0 lucky-strike#1', '0 triceratops');
    expect(under(table, 3)).toEqual(['coelophysis', 'lucky-strike', 'triceratops']);
    expect(table.events(1)).toContainEqual({ type: 'discarded', seat: 0, n: 3 });
    expect(told(table, 1)).not.toContain('discardedThese');
  });

  test('RP-9.2 crew in play and Bones do not count', () => {
    const table = position(
      [{ who: 'marsh', cards: seven.slice(3), crew: ['crew-reed'], bones: ['fo-eggs'] }, { who: 'cope' }],
      end,
    );
    expect(asked(table)).toBe('field 0');
  });

  test('RP-R40 the limit is 4, for Cope 5, for Brown 2', () => {
    const excess = (who: string) => {
      const table = position([{ who, cards: seven }, { who: 'sternberg' }], end);
      let count = 0;
      while (table.pending?.what === 'discard') {
        passOnce(table);
        count += 1;
      }
      return count;
    };
    expect([excess('marsh'), excess('cope'), excess('brown')]).toEqual([3, 2, 5]);
  });

  test('RP-9.3 RP-R11 the bone tray goes into the Bone deck, and the deck is shuffled', () => {
    const table = position([{ bones: ['fo-eggs'] }, {}], { ...end, chance: [0] });
    expect(table.position.state.boneTray).toEqual([]);
    // The first result of chance brought the first card of the deck to the very bottom.
    expect(table.position.state.boneDeck.at(-1)).toBe(0);
  });

  test('RP-1.8 the bone tray is empty at the start of every turn', () => {
    const table = position([
      { bones: ['fo-eggs'], cards: ['coelophysis'] },
      { bones: ['fo-skin'], cards: ['explosives'] },
    ]);
    give(table, '0 pass', '1 playOn explosives#1 0', '0 pass');
    expect(tray(table)).toEqual(['fo-eggs']);
    passTurn(table);
    expect(tray(table)).toEqual([]);
  });

  test('RP-9.4 otherwise the next turn begins', () => {
    const table = passTurn(position([{ cards: ['coelophysis'] }, { cards: ['apatosaurus'] }]));
    expect([table.position.state.turn, asked(table)]).toEqual([2, 'field 0']);
  });

  test('RP-R2 the first player stays, or moves one seat clockwise if the table wants it', () => {
    const players = [{ cards: ['coelophysis'] }, { cards: ['apatosaurus'] }, { cards: ['triceratops'] }];
    expect(passTurn(position(players, { first: 2 })).position.state.first).toBe(2);
    const moved = passTurn(position(players, { first: 2, rotates: true }));
    expect([moved.position.state.first, asked(moved)]).toEqual([0, 'field 0']);
    expect(moved.events(null)).toContainEqual({ type: 'firstPlayer', seat: 0 });
  });

  test('RP-E29 Brown, Cope and Sternberg at the end of a turn', () => {
    const seats = [
      { who: 'brown', cards: ['priority', ...seven], bones: ['fo-eggs', 'fo-skin'] },
      {
        who: 'cope',
        cards: ['apatosaurus', 'diplodocus', 'ceratosaurus', 'hadrosaurus', 'explosives', 'cave-in', 'rebuttal'],
        bones: ['th-head-horned'],
      },
      {
        who: 'sternberg',
        cards: ['brachiosaurus', 'camptosaurus', 'nodosaurus'],
        bones: ['sa-vert-whip', 'or-limb-hoofed', 'ar-head-small'],
      },
    ];
    const table = position(seats, { stage: 'museum' });
    give(table, '0 play priority');
    passTo(table, 'keep');
    expect(table.position.state.boneDeck).toHaveLength(27);
    expect(asked(table)).toBe('keep 0 2');
    give(table, '0 fo-eggs', '2 or-limb-hoofed', '0 fo-skin', '2 done');
    expect(asked(table)).toBe('discard 0 1');
    give(
      table,
      '0 lucky-strike#1',
      '1 rebuttal#1',
      '0 hailstorm',
      '1 cave-in',
      '0 allosaurus',
      '0 coelophysis',
      '0 triceratops',
    );
    const { eventDeck } = table.position.state;
    const discards = ['lucky-strike', 'hailstorm', 'allosaurus', 'coelophysis', 'triceratops', 'rebuttal', 'cave-in'];
    expect(under(table, 7)).toEqual(discards);
    expect(eventDeck).toHaveLength(71 - (2 + 4) - (5 + 5) - (3 + 4));
    const kept = table.events(null).filter(event => event?.type === 'kept' || event?.type === 'discarded');
    expect(kept).toEqual([
      { type: 'kept', seat: 0, n: 2 },
      { type: 'kept', seat: 2, n: 1 },
      { type: 'discarded', seat: 0, n: 5 },
      { type: 'discarded', seat: 1, n: 2 },
    ]);
    // 33 less the 3 kept were shuffled; then Brown drew 5, Cope 4, Sternberg 4.
    expect([0, 1, 2].map(seat => bonesOf(table, seat).length)).toEqual([2 + 5, 4, 1 + 4]);
    expect(table.position.state.boneDeck).toHaveLength(30 - 13);
    expect([0, 1, 2].map(seat => cardsOf(table, seat).length)).toEqual([2 + 4, 5 + 5, 3 + 4]);
  });
});

describe('the end of the game', () => {
  test('RP-10.1 at the goal or above', () => {
    const table = position([{ prestige: 12 }, { prestige: 3 }], end);
    expect(table.outcome).toEqual({ reason: 'goal', places: [1, 2] });
  });

  test('RP-10.1 one below is not enough', () => {
    expect(position([{ prestige: 11 }, {}], end).outcome).toBeNull();
  });

  test('RP-10.5 RP-R35 most Prestige wins; those who share the top tie', () => {
    expect(position([{ prestige: 12 }, { prestige: 14 }, { prestige: 14 }], end).outcome?.places).toEqual([3, 1, 1]);
    expect(position([{ prestige: 12 }, { prestige: 14 }], end).outcome?.places).toEqual([2, 1]);
  });

  test('RP-10.2 RP-R12 empty at the start of a turn: this is the last one, and everybody is told', () => {
    const table = position([{ who: 'cope' }, { who: 'brown' }], { stage: 'draw', bonesLeft: 0 });
    expect(table.events(null)).toContainEqual({ type: 'lastTurn', why: 'bones' });
    expect(table.view(null)).toMatchObject({ lastTurn: true });
    passTurn(table);
    expect(table.outcome?.reason).toBe('bones');
  });

  test('RP-10.2 RP-R12 empty after the draw does not end it', () => {
    const table = position([{ who: 'cope' }, { who: 'marsh' }], { stage: 'draw', bonesLeft: 8 });
    expect(table.position.state.boneDeck).toEqual([]);
    passTurn(table);
    expect(table.outcome).toBeNull();
  });

  test('RP-10.2 RP-R12 somebody who finds no Bone to draw makes it the last turn', () => {
    const seats = [{ who: 'cope' }, { who: 'marsh' }];
    const table = position(seats, { stage: 'draw', bonesLeft: 4 });
    expect(table.events(null)).toContainEqual({ type: 'lastTurn', why: 'bones' });
    expect(passTurn(table).outcome?.reason).toBe('bones');
    // One Bone is enough to start the turn with.
    expect(passTurn(position(seats, { stage: 'draw', bonesLeft: 5 })).outcome).toBeNull();
  });

  test('RP-R12 or the table reads it strictly: no Bone before the first draw', () => {
    const seats = [{ who: 'cope' }, { who: 'marsh' }];
    const strict = { stage: 'draw', endsShort: false } as const;
    expect(passTurn(position(seats, { ...strict, bonesLeft: 4 })).outcome).toBeNull();
    expect(passTurn(position(seats, { ...strict, bonesLeft: 0 })).outcome?.reason).toBe('bones');
  });

  test('RP-10.2 RP-R12 a deck emptied by this turn makes the next one the last', () => {
    const table = position([{ bones: ['fo-eggs'], cards: ['coelophysis'] }, {}], { stage: 'museum', bonesLeft: 0 });
    give(table, '0 fossil fo-eggs', '0 present');
    passTurn(table);
    expect([table.outcome, table.position.state.turn]).toEqual([null, 2]);
    expect(table.events(null)).toContainEqual({ type: 'lastTurn', why: 'bones' });
    passTurn(table);
    expect(table.outcome?.reason).toBe('bones');
  });

  test('RP-10.2 RP-R12 empty when the turn began counts, even if a bone comes back', () => {
    const museum = { hadrosaurus: ['th-head-massive'] };
    const table = position([{ who: 'cope' }, { who: 'marsh', museum }], {
      stage: 'draw',
      bonesLeft: 0,
      eventDeck: ['discredited'],
    });
    passTo(table, 'controversy');
    give(table, '0 playOnBone discredited th-head-massive');
    passTurn(table);
    expect(table.position.state.boneDeck).toHaveLength(1);
    expect(table.outcome?.reason).toBe('bones');
  });

  test('RP-R36 goal and empty deck together: the highest Prestige wins', () => {
    const table = position([{ prestige: 12 }, { prestige: 13 }], { stage: 'draw', bonesLeft: 0 });
    passTurn(table);
    expect(table.outcome).toEqual({ reason: 'goal', places: [2, 1] });
  });

  test('RP-E31 all bones in museums: Events are drawn, no Bones, and B and C tie', () => {
    const table = position(
      [
        { who: 'marsh', prestige: 4 },
        { who: 'cope', prestige: 6 },
        { who: 'brown', prestige: 6 },
      ],
      {
        stage: 'draw',
        bonesLeft: 0,
      },
    );
    expect([0, 1, 2].map(seat => [cardsOf(table, seat).length, bonesOf(table, seat).length])).toEqual([
      [4, 0],
      [5, 0],
      [4, 0],
    ]);
    passTurn(table);
    expect(table.outcome).toEqual({ reason: 'bones', places: [3, 1, 1] });
  });

  test('RP-10.3 RP-R37 RP-E32 three turns in a row without a bone placed', () => {
    const table = position([{ prestige: 4 }, { prestige: 6 }], { stage: 'draw' });
    passTurn(table);
    expect([table.outcome, table.position.state.idleTurns]).toEqual([null, 1]);
    passTurn(table);
    expect([table.outcome, table.position.state.idleTurns]).toEqual([null, 2]);
    passTurn(table);
    expect(table.outcome).toEqual({ reason: 'idle', places: [2, 1] });
  });

  test('RP-10.3 a fossil, a description or a revision starts the count anew', () => {
    const fossil = position([{ bones: ['fo-eggs'], cards: ['coelophysis'] }, {}], { stage: 'museum', idleTurns: 2 });
    give(fossil, '0 fossil fo-eggs', '0 present');
    passTurn(fossil);
    expect([fossil.outcome, fossil.position.state.idleTurns]).toEqual([null, 0]);
    const revised = position([{ bones: ['th-head-horned'] }, { museum: { allosaurus: [] } }], {
      stage: 'controversy',
      idleTurns: 2,
    });
    give(revised, '0 revise allosaurus th-head-horned', '0 publish');
    expect(museumOf(revised, 1)).toEqual({ allosaurus: ['th-head-horned'] });
    expect([revised.outcome, revised.position.state.idleTurns]).toEqual([null, 0]);
    const idle = position([{ cards: ['coelophysis'] }, {}], { stage: 'controversy', idleTurns: 2 });
    expect(passTurn(idle).outcome?.reason).toBe('idle');
  });

  test('RP-10.4 turn 15 is always the last', () => {
    const table = position([{ prestige: 2 }, { prestige: 1 }], { stage: 'draw', turn: 15 });
    expect(table.events(null)).toContainEqual({ type: 'lastTurn', why: 'turns' });
    passTurn(table);
    expect(table.outcome).toEqual({ reason: 'lastTurn', places: [1, 2] });
    expect(passTurn(position([{}, {}], { stage: 'draw', turn: 14 })).outcome).toBeNull();
  });

  test('nobody can answer once it is over', () => {
    const table = position([{ prestige: 12 }, {}], end);
    expect(choiceTexts(table, 0)).toEqual([]);
    expect(barredBy(table, 0, 'pass')).toBe('not offered');
    expect(table.answer(0, 'pass')).toEqual({ ok: false, fault: { code: 'gameOver' } });
  });
});
