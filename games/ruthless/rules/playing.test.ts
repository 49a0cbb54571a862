import { choiceTexts, give } from '@bonebed/kernel';
import { describe, expect, test } from 'vitest';
import {
  asked,
  barredBy,
  bonesOf,
  cardsOf,
  crewOf,
  museumOf,
  passTo,
  passTurn,
  position,
  prestige,
  tray,
  under,
} from '../testing/index.ts';

describe('playing an Event', () => {
  test('RP-4.2 one Event an action', () => {
    const table = position([{ cards: ['lucky-strike', 'coelophysis'] }, { cards: ['apatosaurus'] }]);
    give(table, '0 play lucky-strike#1');
    expect(asked(table)).toBe('field 1');
  });

  test('RP-4.3 RP-R17 a card hits the one target named when it is shown', () => {
    const table = position([
      { cards: ['explosives'] },
      { bones: ['fo-eggs', 'fo-skin'] },
      { bones: ['th-head-horned', 'th-head-crested'] },
    ]);
    give(table, '0 playOn explosives#1 2');
    expect([bonesOf(table, 1), bonesOf(table, 2)]).toEqual([['fo-eggs', 'fo-skin'], []]);
  });

  test('RP-4.4 the target must meet the card’s filters', () => {
    const table = position([{ cards: ['bone-rustlers', 'priority'] }, { bones: ['fo-eggs'] }, {}]);
    expect(barredBy(table, 0, 'playOn bone-rustlers#1 1')).toBe('legal');
    expect(barredBy(table, 0, 'playOn bone-rustlers#1 2')).toBe('RP-4.4');
  });

  test('RP-4.4 RP-R16 no card is played for nothing', () => {
    const empty = position([{ cards: ['lucky-strike'] }, {}], { bonesLeft: 0 });
    expect(barredBy(empty, 0, 'play lucky-strike#1')).toBe('RP-R16');
    const saved = position([{ cards: ['explosives'] }, { bones: ['fo-eggs'], crew: ['crew-kaisen'] }]);
    expect(barredBy(saved, 0, 'playOn explosives#1 1')).toBe('RP-R16');
    const flood = position([{ cards: ['flash-flood'] }, {}]);
    expect(barredBy(flood, 0, 'play flash-flood')).toBe('RP-R16');
  });

  test('RP-R16 making a rival skip and Priority always count as a change', () => {
    const field = position([{ cards: ['train-robbers'] }, {}]);
    expect(barredBy(field, 0, 'playOn train-robbers#1 1')).toBe('legal');
    const museum = position([{ who: 'sternberg', cards: ['priority'], bones: ['fo-eggs'] }, {}], { stage: 'museum' });
    expect(barredBy(museum, 0, 'play priority')).toBe('legal');
  });

  test('RP-4.10 RP-4.14 a finished card goes under the Event deck, canceled or not', () => {
    const table = position([{ cards: ['lucky-strike', 'explosives'] }, { bones: ['fo-eggs'], cards: ['crew-lakes'] }]);
    give(table, '0 play lucky-strike#1');
    expect(under(table, 1)).toEqual(['lucky-strike']);
  });

  test('RP-4.14 Names in a museum and crew in play stay out of the deck', () => {
    const table = position([
      { cards: ['crew-lakes', 'coelophysis', 'rebuttal'], bones: ['th-head-horned', 'th-limb-runner'] },
      {},
    ]);
    const deck = table.position.state.eventDeck.length;
    give(
      table,
      '0 hire crew-lakes',
      '0 pass',
      '0 describe coelophysis',
      '0 bone th-head-horned',
      '0 bone th-limb-runner',
      '0 present',
    );
    expect(table.position.state.eventDeck.length).toBe(deck);
    expect(crewOf(table, 0)).toEqual(['crew-lakes']);
  });

  test('RP-4.15 RP-R14 Defenses, then a crew card removed, then the Event itself', () => {
    const removed = position([{ cards: ['unpaid-wages'] }, { crew: ['crew-reed'], cards: ['rebuttal'] }]);
    give(removed, '0 playOnCrew unpaid-wages crew-reed');
    expect(under(removed, 2)).toEqual(['crew-reed', 'unpaid-wages']);
    const defended = position([
      { cards: ['explosives'] },
      { bones: ['fo-eggs', 'fo-skin'], cards: ['plaster-jackets', 'plaster-jackets'] },
    ]);
    give(defended, '0 playOn explosives#1 1', '1 defend plaster-jackets#2', '1 defend plaster-jackets#1');
    expect(under(defended, 3)).toEqual(['plaster-jackets', 'plaster-jackets', 'explosives']);
  });

  test('RP-4.16 RP-R43 a random Bone is drawn by the game’s own chance, without replacement', () => {
    const victim = { bones: ['fo-eggs', 'fo-skin', 'th-head-horned'] };
    const first = position([{ cards: ['explosives'] }, victim], { chance: [0, 0] });
    give(first, '0 playOn explosives#1 1');
    expect([bonesOf(first, 1), tray(first)]).toEqual([['th-head-horned'], ['fo-eggs', 'fo-skin']]);
    const last = position([{ cards: ['explosives'] }, victim], { chance: [2, 0] });
    give(last, '0 playOn explosives#1 1');
    expect([bonesOf(last, 1), tray(last)]).toEqual([['fo-skin'], ['th-head-horned', 'fo-eggs']]);
  });
});

describe('skipping', () => {
  test('RP-4.11 who must skip passes every time, but may still doubt and defend', () => {
    const table = position([
      { cards: ['train-robbers', 'coelophysis'], bones: ['fo-eggs'] },
      { cards: ['its-a-fake', 'apatosaurus'], bones: ['fo-skin'] },
    ]);
    give(table, '0 playOn train-robbers#1 1', '1 pass');
    passTo(table, 'museum');
    expect(asked(table)).toBe('museum 0');
    give(table, '0 fossil fo-eggs', '0 present');
    expect(asked(table)).toBe('doubtFossil 1');
    give(table, '1 doubtBone its-a-fake#1 fo-eggs', '0 pass');
    expect(asked(table)).toBe('museum 0');
    give(table, '0 pass');
    expect(asked(table)).toBe('controversy 0');
  });

  test('RP-4.11 only for this turn', () => {
    const table = position([{ cards: ['train-robbers', 'coelophysis'] }, { cards: ['apatosaurus'] }]);
    give(table, '0 playOn train-robbers#1 1', '1 pass');
    passTurn(table);
    expect(table.position.state.players[1].skips).toEqual([false, false, false]);
  });

  test('RP-E18 a robbed train: B doubts in Museum Work without ever being asked for an action', () => {
    const table = position([
      { who: 'marsh', prestige: 3, cards: ['train-robbers'], bones: ['fo-eggs'] },
      { cards: ['its-a-fake', 'allosaurus'], bones: ['fo-skin'] },
      { who: 'brown', cards: ['triceratops'] },
    ]);
    give(table, '0 playOn train-robbers#1 1');
    expect(asked(table)).toBe('defend 1');
    give(table, '1 pass', '1 pass', '2 pass', '0 pass');
    expect(asked(table)).toBe('museum 0');
    give(table, '0 fossil fo-eggs', '0 present');
    expect(asked(table)).toBe('doubtFossil 1 2');
    give(table, '1 doubtBone its-a-fake#1 fo-eggs');
    expect(prestige(table)).toEqual([3, 2, 1]);
    expect(tray(table)).toEqual(['fo-eggs']);
    expect(asked(table)).toBe('museum 2');
    give(table, '2 pass');
    expect(asked(table)).toBe('controversy 1');
    expect(bonesOf(table, 1)).toEqual(['fo-skin']);
    expect(choiceTexts(table, 1)).toContain('pass');
  });
});

describe('untargetable', () => {
  test('RP-4.12 RP-R45 an Event cannot be aimed at a player immune to one of its tags', () => {
    const table = position([
      { cards: ['cave-in', 'better-whisky', 'bone-rustlers', 'train-robbers'] },
      { who: 'sternberg', bones: ['fo-eggs'] },
      { who: 'marsh', bones: ['fo-skin'], crew: ['crew-lakes'] },
      { who: 'cope', bones: ['th-head-horned'], crew: ['crew-reed'] },
    ]);
    expect(barredBy(table, 0, 'playOn cave-in 1')).toBe('RP-4.12');
    expect(barredBy(table, 0, 'playOn cave-in 2')).toBe('legal');
    expect(barredBy(table, 0, 'playOnCrew better-whisky#1 crew-lakes')).toBe('RP-4.12');
    expect(barredBy(table, 0, 'playOnCrew better-whisky#1 crew-reed')).toBe('legal');
    expect(barredBy(table, 0, 'playOn bone-rustlers#1 3')).toBe('RP-4.12');
    expect(barredBy(table, 0, 'playOn train-robbers#1 3')).toBe('RP-4.12');
  });

  test('RP-4.12 RP-4.13 an Event that hits every rival leaves the immune one out', () => {
    const table = position([
      { cards: ['flash-flood'] },
      { who: 'sternberg', bones: ['fo-eggs'] },
      { bones: ['fo-skin'] },
    ]);
    give(table, '0 play flash-flood');
    expect([bonesOf(table, 1), bonesOf(table, 2)]).toEqual([['fo-eggs'], []]);
  });

  test('RP-4.13 RP-R23 several victims, clockwise from the left: window, effect, then the next', () => {
    const table = position(
      [
        { bones: ['fo-eggs'], cards: ['coelophysis'] },
        { cards: ['flash-flood'] },
        { who: 'marsh', bones: ['fo-skin'], cards: ['triceratops'] },
      ],
      { first: 1 },
    );
    give(table, '1 play flash-flood');
    expect(asked(table)).toBe('defend 2');
    give(table, '2 pass');
    expect(tray(table)).toEqual(['fo-skin']);
    expect(asked(table)).toBe('defend 0');
    give(table, '0 pass');
    expect(tray(table)).toEqual(['fo-skin', 'fo-eggs']);
    expect(under(table, 1)).toEqual(['flash-flood']);
  });

  test('RP-E16 a flood asks and hits only those it can take from', () => {
    const table = position([
      { who: 'marsh', cards: ['flash-flood'] },
      { who: 'cope', bones: ['fo-eggs', 'fo-skin'], cards: ['rebuttal'] },
      { who: 'sternberg', bones: ['th-head-horned'], cards: ['rebuttal'] },
      { who: 'brown', cards: ['triceratops'] },
    ]);
    give(table, '0 play flash-flood');
    expect(asked(table)).toBe('defend 1');
    expect(barredBy(table, 1, 'defend rebuttal#1')).toBe('RP-4.8');
    give(table, '1 pass');
    expect(asked(table)).toBe('field 1');
    expect([bonesOf(table, 1).length, bonesOf(table, 2).length, tray(table).length]).toEqual([1, 1, 1]);
  });

  test('RP-E17 half of five Bones, rounded up, is three', () => {
    const hand = ['fo-eggs', 'fo-skin', 'th-head-horned', 'th-head-crested', 'th-head-massive'];
    const table = position([{ cards: ['cave-in'] }, {}, { bones: hand }]);
    give(table, '0 playOn cave-in 2');
    expect([bonesOf(table, 2).length, tray(table).length]).toEqual([2, 3]);
  });

  test('RP-E19 better whisky: not from Marsh; from Brown, and it works in the next draw', () => {
    const table = position([
      { who: 'marsh', crew: ['crew-reed'], cards: ['coelophysis'] },
      { who: 'cope', cards: ['better-whisky', 'apatosaurus'] },
      { who: 'brown', crew: ['crew-lakes'], cards: ['triceratops'] },
    ]);
    give(table, '0 pass');
    expect(barredBy(table, 1, 'playOnCrew better-whisky#1 crew-reed')).toBe('RP-4.12');
    give(table, '1 playOnCrew better-whisky#1 crew-lakes');
    expect(asked(table)).toBe('field 2'); // no window
    expect([crewOf(table, 1), crewOf(table, 2)]).toEqual([['crew-lakes'], []]);
    passTurn(table);
    expect([0, 1, 2].map(seat => bonesOf(table, seat).length)).toEqual([4, 5, 5]);
  });

  test('RP-E35 immunities, and a hailstorm that nobody can answer', () => {
    const table = position([
      { cards: ['hailstorm', 'bone-rustlers'] },
      { who: 'sternberg', bones: ['fo-eggs'] },
      { who: 'cope', bones: ['fo-skin'], cards: ['bigger-gun', 'crew-lakes'], crew: ['crew-reed'] },
    ]);
    expect(barredBy(table, 0, 'playOn hailstorm 1')).toBe('RP-4.12');
    expect(barredBy(table, 0, 'playOn bone-rustlers#1 2')).toBe('RP-4.12');
    give(table, '0 playOn hailstorm 2');
    expect(asked(table)).toBe('field 1'); // no window
    give(table, '1 pass');
    expect(asked(table)).toBe('field 0'); // C only passes
    give(table, '0 pass');
    expect(asked(table)).toBe('museum 0');
    expect(cardsOf(table, 2)).toContain('crew-lakes');
  });

  test('RP-E39 crew that saves the only Bone: no target, no window, no loss', () => {
    const table = position([
      { cards: ['flash-flood', 'explosives'] },
      { bones: ['fo-eggs'], crew: ['crew-kaisen'], cards: ['apatosaurus'] },
      { bones: ['fo-skin'] },
    ]);
    expect(barredBy(table, 0, 'playOn explosives#1 1')).toBe('RP-R16');
    give(table, '0 play flash-flood');
    expect(asked(table)).toBe('field 1');
    expect([bonesOf(table, 1), bonesOf(table, 2)]).toEqual([['fo-eggs'], []]);
    expect(museumOf(table, 1)).toEqual({});
  });
});
