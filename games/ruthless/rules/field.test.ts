import { choiceTexts, give } from '@bonebed/kernel';
import { describe, expect, test } from 'vitest';
import { asked, barredBy, bonesOf, cardsOf, crewOf, passTo, passTurn, position, tray } from '../testing/index.ts';

/** What everybody holds and how much is left after the draw. */
function drawn(table: ReturnType<typeof position>) {
  const { players, boneDeck, eventDeck } = table.position.state;
  const hands = players.map(({ cards, bones }) => `${cards.length}+${bones.length}`);
  return { hands, boneDeck: boneDeck.length, eventDeck: eventDeck.length };
}

describe('the draw', () => {
  test('RP-E2 Brown draws 5 Bones, Cope 5 Events, Sternberg 4 and 4', () => {
    const table = position([{ who: 'brown' }, { who: 'cope' }, { who: 'sternberg' }], { stage: 'draw' });
    expect(drawn(table)).toEqual({ hands: ['4+5', '5+4', '4+4'], boneDeck: 20, eventDeck: 58 });
  });

  test('RP-5.1 RP-R9 in turn order: all Events, then all Bones, then the next player', () => {
    const table = position([{ who: 'marsh' }, { who: 'sternberg' }], {
      stage: 'draw',
      first: 1,
      boneDeck: ['fo-eggs', 'fo-skin', 'fo-trackway', 'fo-coprolite', 'th-head-horned'],
      eventDeck: ['coelophysis', 'priority', 'hailstorm', 'flash-flood', 'triceratops'],
    });
    expect(bonesOf(table, 1)).toEqual(['fo-eggs', 'fo-skin', 'fo-trackway', 'fo-coprolite']);
    expect(cardsOf(table, 1)).toEqual(['coelophysis', 'priority', 'hailstorm', 'flash-flood']);
    expect(bonesOf(table, 0)[0]).toBe('th-head-horned');
    expect(cardsOf(table, 0)[0]).toBe('triceratops');
  });

  test('RP-E3 the Bone deck runs out while drawing: the last turn, or not, as the table reads it', () => {
    const seats = [{ who: 'marsh' }, { who: 'cope' }, { who: 'sternberg' }, { who: 'brown', prestige: 0 }];
    const table = position(seats, { stage: 'draw', bonesLeft: 10 });
    expect(table.position.state.players.map(({ bones }) => bones.length)).toEqual([4, 4, 2, 0]);
    expect(table.position.state.boneDeck).toEqual([]);
    expect(passTurn(table).outcome?.reason).toBe('bones');
    const strict = passTurn(position(seats, { stage: 'draw', bonesLeft: 10, endsShort: false }));
    expect([strict.outcome, strict.position.state.turn]).toEqual([null, 2]);
  });

  test('RP-5.2 RP-R10 who draws late goes short; the bone tray is not shuffled in', () => {
    const table = position([{ who: 'marsh' }, { who: 'cope' }], { stage: 'draw', bonesLeft: 4 });
    expect(drawn(table).hands).toEqual(['4+4', '5+0']);
  });

  test('RP-R13 when the Event deck runs out the player takes what is there', () => {
    const table = position([{ who: 'marsh' }, { who: 'cope' }], { stage: 'draw', eventsLeft: 5 });
    expect(table.events(null)).toContainEqual({ type: 'drew', seat: 0, eventCount: 4, boneCount: 4, card: null });
    expect(table.events(null)).toContainEqual({ type: 'drew', seat: 1, eventCount: 1, boneCount: 4, card: null });
    expect(drawn(table).eventDeck).toBe(0);
  });

  test('RP-5.3 then the rounds of the phase', () => {
    const table = position([{}, {}, {}], { stage: 'draw' });
    expect(asked(table)).toBe('field 0');
  });
});

describe('Field Crew', () => {
  test('RP-5.4 is put in play by an action and stays', () => {
    const table = position([{ cards: ['crew-reed', 'coelophysis'] }, { cards: ['apatosaurus'] }]);
    give(table, '0 hire crew-reed');
    expect(crewOf(table, 0)).toEqual(['crew-reed']);
    passTurn(table);
    expect(crewOf(table, 0)).toEqual(['crew-reed']);
  });

  test('RP-5.4 only in the Field Season', () => {
    const table = position([{ cards: ['crew-reed'] }, {}], { stage: 'museum' });
    expect(barredBy(table, 0, 'hire crew-reed')).toBe('RP-4.1');
  });

  test('RP-E5 an extra draw starts next turn', () => {
    const bones = ['fo-eggs', 'fo-skin', 'fo-trackway', 'fo-coprolite'];
    const table = position([{ who: 'marsh', cards: ['crew-lakes', 'coelophysis'], bones }, { cards: ['apatosaurus'] }]);
    give(table, '0 hire crew-lakes');
    expect(bonesOf(table, 0)).toHaveLength(4);
    passTurn(table);
    expect(bonesOf(table, 0)).toHaveLength(5);
  });

  test('RP-5.5 RP-R38 any number of crew, and what they do adds up', () => {
    const crew = ['crew-lakes', 'crew-williston', 'crew-baldwin', 'crew-kaisen', 'crew-reed', 'crew-hatcher'];
    const table = position([{ who: 'brown', crew }, { who: 'marsh' }], { stage: 'draw' });
    expect(crewOf(table, 0)).toHaveLength(6);
    expect(drawn(table).hands).toEqual(['5+6', '4+4']);
  });

  test('RP-R38 a crew member taken by a rival works for the new owner at once', () => {
    const table = position([
      { cards: ['better-whisky', 'coelophysis'], bones: ['fo-eggs'] },
      { cards: ['bone-rustlers', 'apatosaurus'], crew: ['crew-reed'] },
    ]);
    give(table, '0 playOnCrew better-whisky#1 crew-reed');
    expect(barredBy(table, 1, 'playOn bone-rustlers#1 0')).toBe('RP-4.12');
  });

  test('RP-R41 crew helps in every phase, though hired only in the Field Season', () => {
    const table = position([{ crew: ['crew-baldwin'], bones: ['fo-eggs'], cards: ['coelophysis'] }, {}], {
      stage: 'controversy',
    });
    give(table, '0 pass');
    expect(asked(table)).toBe('keep 0');
  });

  test('RP-E34 Hatcher exchanges one Bone, once a turn, whoever owns him', () => {
    const table = position(
      [
        { crew: ['crew-hatcher'], bones: ['th-head-horned', 'th-head-crested'], cards: ['coelophysis'] },
        { cards: ['better-whisky', 'apatosaurus'], bones: ['fo-skin'] },
      ],
      { boneDeck: ['fo-eggs'] },
    );
    give(table, '0 cycle crew-hatcher th-head-horned');
    expect([bonesOf(table, 0), tray(table)]).toEqual([['th-head-crested', 'fo-eggs'], ['th-head-horned']]);
    give(table, '1 playOnCrew better-whisky#1 crew-hatcher', '0 pass');
    expect(barredBy(table, 1, 'cycle crew-hatcher fo-skin')).toBe('RP-R38');
    passTurn(table);
    passTo(table, 'field');
    give(table, '0 pass');
    expect(choiceTexts(table, 1).some(text => text.startsWith('cycle crew-hatcher'))).toBe(true);
  });

  test('RP-R38 the ability is used up for its first owner too', () => {
    const table = position([
      { crew: ['crew-hatcher'], bones: ['th-head-horned', 'th-head-crested'] },
      { cards: ['crew-lakes', 'apatosaurus'] },
    ]);
    give(table, '0 cycle crew-hatcher th-head-horned', '1 hire crew-lakes');
    expect(barredBy(table, 0, 'cycle crew-hatcher th-head-crested')).toBe('RP-R38');
  });

  test('RP-R16 no exchange with an empty Bone deck', () => {
    const table = position([{ crew: ['crew-hatcher'], bones: ['th-head-horned'] }, {}], { bonesLeft: 0 });
    expect(barredBy(table, 0, 'cycle crew-hatcher th-head-horned')).toBe('RP-R16');
  });
});
