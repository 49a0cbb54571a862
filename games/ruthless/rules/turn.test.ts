import { chooseAtRandom, fastRng, give, policyPlay } from '@bonebed/kernel';
import { describe, expect, test } from 'vitest';
import { ruthless } from '../index.ts';
import { asked, barredBy, box, passOnce, passTurn, position, prestige, told } from '../testing/index.ts';
import type { Ruthless } from './state.ts';

/** Three players who can do nothing but be asked. */
const idle = [{ cards: ['coelophysis'] }, { cards: ['apatosaurus'] }, { cards: ['triceratops'] }];

describe('phases and rounds', () => {
  test('RP-3.1 Field Season, Museum Work, Controversy, then the end of the turn', () => {
    const table = position(idle);
    const order: string[] = [];
    while (table.position.state.turn === 1) {
      order.push(table.pending?.what ?? '');
      passOnce(table);
    }
    expect(order.filter((what, index) => what !== order[index - 1])).toEqual(['field', 'museum', 'controversy']);
    expect(table.position.state.turn).toBe(2);
  });

  test('RP-3.2 RP-R6 each phase starts with the first player and goes clockwise', () => {
    const table = position(idle, { first: 1 });
    expect(asked(table)).toBe('field 1');
    give(table, '1 pass');
    expect(asked(table)).toBe('field 2');
    give(table, '2 pass');
    expect(asked(table)).toBe('field 0');
    give(table, '0 pass');
    expect(asked(table)).toBe('museum 1');
  });

  test('RP-R6 the next phase starts with the first player, not after the last actor', () => {
    const table = position([{ cards: ['coelophysis'] }, { cards: ['crew-lakes', 'apatosaurus'] }]);
    give(table, '0 pass', '1 hire crew-lakes', '0 pass', '1 pass');
    expect(asked(table)).toBe('museum 0');
  });

  test('RP-3.3 one action, then it is the next player’s turn', () => {
    const table = position([{ cards: ['crew-lakes', 'crew-reed'] }, { cards: ['apatosaurus'] }]);
    give(table, '0 hire crew-lakes');
    expect(asked(table)).toBe('field 1');
    expect(table.answer(0, 'hire crew-reed')).toMatchObject({ ok: false, fault: { code: 'notAsked' } });
  });

  test('RP-3.4 who passed may act when play comes around again', () => {
    const table = position([{ cards: ['crew-lakes'] }, { cards: ['crew-reed', 'apatosaurus'] }]);
    give(table, '0 pass', '1 hire crew-reed', '0 hire crew-lakes');
    expect(table.position.state.players[0].crew).toHaveLength(1);
  });

  test('RP-3.5 RP-R5 the phase ends on as many passes in a row as there are players', () => {
    const table = position([
      { cards: ['coelophysis'] },
      { cards: ['crew-lakes', 'apatosaurus'] },
      { cards: ['triceratops'] },
    ]);
    give(table, '0 pass', '1 hire crew-lakes', '2 pass', '0 pass');
    expect(asked(table)).toBe('field 1');
    give(table, '1 pass');
    expect(asked(table)).toBe('museum 0');
  });

  test('RP-3.5 RP-R22 a canceled action resets the count too', () => {
    const table = position([
      { cards: ['bone-rustlers', 'coelophysis'] },
      { bones: ['fo-eggs'], cards: ['bigger-gun', 'apatosaurus'] },
    ]);
    give(table, '0 pass', '1 pass');
    expect(asked(table)).toBe('museum 0');
    const again = position([
      { cards: ['coelophysis'] },
      { bones: ['fo-skin'], cards: ['bone-rustlers', 'apatosaurus'] },
      { bones: ['fo-eggs'], cards: ['bigger-gun', 'triceratops'] },
    ]);
    give(again, '0 pass', '1 playOn bone-rustlers#1 2', '2 defend bigger-gun#1');
    expect(again.position.state.passes).toBe(0);
  });

  test('RP-3.6 a phase in which nobody acts ends after one round of passes', () => {
    const table = position(idle);
    give(table, '0 pass', '1 pass', '2 pass');
    expect(asked(table)).toBe('museum 0');
    expect(table.position.state.passes).toBe(0);
  });

  test('RP-3.7 one action may use several cards', () => {
    const table = position(
      [{ cards: ['coelophysis', 'significant-find'], bones: ['th-head-crested', 'th-limb-runner'] }, {}],
      { stage: 'museum' },
    );
    give(
      table,
      '0 describe coelophysis',
      '0 bone th-head-crested',
      '0 bone th-limb-runner',
      '0 boost significant-find#1',
    );
    expect(asked(table)).toBe('museum 0');
    give(table, '0 present');
    expect(prestige(table)[0]).toBe(4);
  });

  test('RP-3.8 cards may be kept for a later turn', () => {
    const table = passTurn(position(idle));
    expect(table.position.state.players.every(({ cards }) => cards.length > 1)).toBe(true);
  });

  test('RP-3.9 a card resolves completely; only windows interrupt it', () => {
    const table = position([
      { cards: ['explosives', 'coelophysis'] },
      { bones: ['fo-eggs', 'fo-skin'], cards: ['apatosaurus'] },
    ]);
    give(table, '0 playOn explosives#1 1');
    expect(asked(table)).toBe('defend 1');
    give(table, '1 pass');
    expect(asked(table)).toBe('field 1');
    expect(table.position.state.boneTray).toHaveLength(2);
  });

  test('RP-3.10 a player without any card is passed for, all others are asked', () => {
    const table = position([{ cards: ['coelophysis'] }, {}, { bones: ['fo-eggs'] }]);
    give(table, '0 pass');
    expect(asked(table)).toBe('field 2');
    expect(table.events(null)).toContainEqual({ type: 'passed', seat: 1, why: 'noCards' });
  });

  test('RP-R7 a player with nothing playable is asked all the same', () => {
    const table = position([{ cards: ['rebuttal'] }, { cards: ['apatosaurus'] }]);
    expect(asked(table)).toBe('field 0');
    expect(table.choices(0).map(({ text }) => text)).toEqual(['pass']);
  });

  test('RP-R8 skipping counts as a pass each time', () => {
    const table = position([{ cards: ['hailstorm', 'coelophysis'] }, { cards: ['apatosaurus'] }]);
    give(table, '0 playOn hailstorm 1');
    expect(asked(table)).toBe('field 0');
    expect(table.position.state.passes).toBe(1);
    give(table, '0 pass');
    expect(asked(table)).toBe('museum 0');
    expect(told(table, null)).toContain('passed');
  });

  test('RP-3.11 every phase comes to an end, whatever is played', () => {
    const rng = fastRng('phases');
    const random = chooseAtRandom<Ruthless>(rng);
    for (const seats of ruthless.seats) {
      let inPhase = 0;
      let phase = '';
      const play = policyPlay<Ruthless>(
        box,
        ruthless.setup(box, { seats, settings: {}, rng: fastRng(`phases ${seats}`) }),
        (at, seat, what, offer, values) => {
          const now = `${at.state.turn} ${at.state.stage}`;
          inPhase = now === phase ? inPhase + 1 : 0;
          phase = now;
          expect(inPhase).toBeLessThan(400);
          return random(at, seat, what, offer, values);
        },
      );
      while (ruthless.outcome(play) === null) ruthless.step(play);
    }
  });
});

describe('worked examples', () => {
  test('RP-E4 a Museum phase: the last pass in a row ends it', () => {
    const table = position(
      [
        { cards: ['coelophysis'], bones: ['th-head-crested', 'th-vert-graceful', 'th-limb-runner'] },
        { cards: ['apatosaurus', 'mining-the-basement'], bones: ['sa-head-pegtooth'] },
        { who: 'sternberg', cards: ['significant-find', 'priority'], bones: ['fo-coprolite'] },
      ],
      { stage: 'museum', boneDeck: ['sa-limb-columns', 'or-head-narrow'] },
    );
    give(table, '0 describe coelophysis', '0 bone th-head-crested', '0 bone th-vert-graceful', '0 bone th-limb-runner');
    give(table, '0 present', '1 pass', '2 pass');
    give(table, '1 play mining-the-basement#1');
    give(table, '2 fossil fo-coprolite', '2 boost significant-find#1', '2 present', '1 pass');
    expect(asked(table)).toBe('museum 1'); // A has no cards left
    give(table, '1 describe apatosaurus', '1 bone sa-head-pegtooth', '1 bone sa-limb-columns', '1 present', '2 pass');
    give(table, '2 pass', '1 pass');
    expect(prestige(table)).toEqual([4, 3, 3]);
    expect(table.events(null)).toContainEqual({ type: 'phase', phase: 'controversy' });
    expect(asked(table)).toBe('controversy 1'); // A started it and was passed for
  });

  test('RP-E37 a pass does not bar, and the phase ends on the second pass in a row', () => {
    const table = position([
      { cards: ['crew-lakes', 'coelophysis'], bones: ['fo-eggs', 'fo-skin'] },
      { cards: ['explosives', 'apatosaurus'] },
    ]);
    give(table, '0 pass', '1 playOn explosives#1 0', '0 pass', '0 hire crew-lakes', '1 pass');
    expect(asked(table)).toBe('field 0');
    give(table, '0 pass');
    expect(asked(table)).toBe('museum 0');
  });
});

describe('what each phase allows', () => {
  test('RP-4.1 Events, Names and crew only in the phase they are marked with', () => {
    const hand = [
      'lucky-strike',
      'crew-lakes',
      'coelophysis',
      'mining-the-basement',
      'significant-find',
      'front-page-scandal',
    ];
    const player = { cards: hand, bones: ['th-head-horned', 'th-limb-runner'] };
    const barred = (stage: 'field' | 'museum' | 'controversy') => {
      const table = position([player, { prestige: 2 }], { stage });
      return table
        .barred(0)
        .filter(({ refusal }) => refusal.rule === 'RP-4.1')
        .map(({ text }) => text);
    };
    expect(barred('field')).toEqual([
      'describe coelophysis',
      'play mining-the-basement#1',
      'boost significant-find#1',
      'play front-page-scandal#1',
    ]);
    expect(barred('museum')).toEqual(['play lucky-strike#1', 'hire crew-lakes', 'play front-page-scandal#1']);
    expect(barred('controversy')).toEqual([
      'play lucky-strike#1',
      'hire crew-lakes',
      'describe coelophysis',
      'play mining-the-basement#1',
      'boost significant-find#1',
    ]);
  });

  test('RP-4.2 RP-4.5 doubt cards and Defenses are no actions', () => {
    const table = position([{ cards: ['its-a-fake', 'rebuttal'] }, {}], { stage: 'museum' });
    expect(barredBy(table, 0, 'play its-a-fake#1')).toBe('RP-4.2');
    expect(barredBy(table, 0, 'play rebuttal#1')).toBe('RP-4.5');
  });
});
