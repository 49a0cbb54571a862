import { choiceTexts, give, openEdition } from '@bonebed/kernel';
import { describe, expect, test } from 'vitest';
import { ruthless } from '../index.ts';
import {
  asked,
  barredBy,
  bonesOf,
  cardsOf,
  components,
  museumOf,
  position,
  prestige,
  tray,
  under,
} from '../testing/index.ts';

const bones = ['fo-eggs', 'fo-skin'];

describe('the defense window', () => {
  test('RP-4.5 RP-R19 opens after the card and its target are shown, before it does anything', () => {
    const table = position([{ cards: ['explosives'] }, { bones, cards: ['apatosaurus'] }]);
    give(table, '0 playOn explosives#1 1');
    expect(asked(table)).toBe('defend 1');
    expect(table.pending?.values).toMatchObject({ rival: 0 });
    expect(table.view(null)).toMatchObject({ event: { actor: 0, victim: 1 } });
    expect(bonesOf(table, 1)).toEqual(bones);
  });

  test('RP-4.6 RP-R18 only the player who is hit may defend', () => {
    const table = position([
      { cards: ['explosives'] },
      { bones, cards: ['apatosaurus'] },
      { cards: ['plaster-jackets'] },
    ]);
    give(table, '0 playOn explosives#1 1');
    expect(table.pending?.asked).toEqual([1]);
    expect(table.answer(2, 'defend plaster-jackets#1')).toMatchObject({ ok: false });
  });

  test('RP-4.7 several Defenses at once, as many as Bones at stake and no more', () => {
    const table = position([
      { cards: ['explosives'] },
      { bones, cards: ['plaster-jackets', 'plaster-jackets', 'rebuttal'] },
    ]);
    give(table, '0 playOn explosives#1 1', '1 defend plaster-jackets#1');
    expect(asked(table)).toBe('defend 1');
    give(table, '1 defend plaster-jackets#2');
    expect(asked(table)).toBe('field 1'); // nothing is at stake any more
    expect(bonesOf(table, 1)).toEqual(bones);
  });

  test('RP-4.7 with one Bone at stake the window closes after one Plaster Jackets', () => {
    const table = position([
      { cards: ['explosives'] },
      { bones: ['fo-eggs'], cards: ['plaster-jackets', 'plaster-jackets'] },
    ]);
    give(table, '0 playOn explosives#1 1', '1 defend plaster-jackets#1');
    expect(asked(table)).toBe('field 1');
    expect(cardsOf(table, 1)).toEqual(['plaster-jackets']);
  });

  test('RP-4.7 RP-R20 a Defense that cancels is played alone', () => {
    const table = position(
      [
        { cards: ['coelophysis'], bones: ['ar-head-small', 'ar-limb-highhip'] },
        {
          cards: ['stubborn-curator', 'buy-up-every-copy'],
          museum: { stegosaurus: ['th-head-horned', 'or-vert-light'] },
        },
      ],
      { stage: 'controversy' },
    );
    give(table, '0 revise stegosaurus ar-head-small', '0 bone ar-limb-highhip', '0 publish');
    expect(barredBy(table, 1, 'defend buy-up-every-copy#1')).toBe('legal');
    give(table, '1 refuse stubborn-curator#1 ar-limb-highhip');
    expect(barredBy(table, 1, 'defend buy-up-every-copy#1')).toBe('RP-4.7');
    give(table, '1 pass');
    expect(museumOf(table, 1)).toEqual({ stegosaurus: ['ar-head-small', 'or-vert-light'] });
  });

  test('RP-4.7 RP-H1 nobody is asked again once the box has no Defense that could follow', () => {
    const jackets = position([
      { cards: ['cave-in'] },
      {
        bones: ['fo-eggs', 'fo-skin', 'fo-trackway', 'th-head-horned', 'th-limb-runner'],
        cards: ['plaster-jackets', 'plaster-jackets', 'rebuttal'],
      },
    ]);
    give(jackets, '0 playOn cave-in 1', '1 defend plaster-jackets#1');
    expect(asked(jackets)).toBe('defend 1'); // the other one could come
    give(jackets, '1 defend plaster-jackets#2');
    expect(asked(jackets)).toBe('field 1');
    expect(bonesOf(jackets, 1)).toHaveLength(4);
  });

  test('RP-4.7 RP-H1 nor after the only Stubborn Curator, in a box with one', () => {
    const oneCurator = structuredClone(components);
    for (const event of oneCurator.events) {
      if (event.id === 'stubborn-curator') event.count = 1;
      if (event.id === 'rebuttal') event.count += 2;
    }
    const table = position(
      [
        { cards: ['coelophysis'], bones: ['ar-head-small', 'ar-limb-highhip'] },
        {
          cards: ['stubborn-curator', 'buy-up-every-copy'],
          museum: { stegosaurus: ['th-head-horned', 'or-vert-light'] },
        },
      ],
      { stage: 'controversy', edition: openEdition(ruthless, oneCurator) },
    );
    give(table, '0 revise stegosaurus ar-head-small', '0 bone ar-limb-highhip', '0 publish');
    give(table, '1 refuse stubborn-curator ar-limb-highhip');
    expect(asked(table)).toBe('controversy 1');
    expect(museumOf(table, 1)).toEqual({ stegosaurus: ['ar-head-small', 'or-vert-light'] });
  });

  test('RP-4.8 a Defense answers only the threats it fits', () => {
    const hand = ['bigger-gun', 'plaster-jackets', 'rebuttal', 'stubborn-curator', 'buy-up-every-copy'];
    const table = position([{ cards: ['explosives'] }, { bones, cards: hand }]);
    give(table, '0 playOn explosives#1 1');
    expect(choiceTexts(table, 1)).toEqual(['pass', 'defend plaster-jackets#1']);
    for (const text of [
      'defend bigger-gun#1',
      'defend rebuttal#1',
      'defend stubborn-curator#1',
      'defend buy-up-every-copy#1',
    ]) {
      expect(barredBy(table, 1, text)).toBe('RP-4.8');
    }
  });

  test('RP-4.9 RP-R21 nobody can answer a Defense', () => {
    const table = position([
      { cards: ['bone-rustlers', 'bigger-gun', 'rebuttal'] },
      { bones, cards: ['bigger-gun', 'apatosaurus'] },
    ]);
    give(table, '0 playOn bone-rustlers#1 1', '1 defend bigger-gun#2');
    expect(asked(table)).toBe('field 1');
  });

  test('RP-4.10 RP-R22 a canceled card is spent and the action used', () => {
    const table = position([{ cards: ['train-robbers', 'coelophysis'] }, { cards: ['bigger-gun', 'apatosaurus'] }]);
    give(table, '0 playOn train-robbers#1 1', '1 defend bigger-gun#1');
    expect(table.position.state.players[1].skips).toEqual([false, false, false]);
    expect(cardsOf(table, 0)).toEqual(['coelophysis']);
    expect(asked(table)).toBe('field 1');
  });

  test('RP-E13 a bigger gun stops the rustlers', () => {
    const table = position([{ cards: ['bone-rustlers'] }, { bones, cards: ['bigger-gun'] }]);
    give(table, '0 playOn bone-rustlers#1 1', '1 defend bigger-gun#1');
    expect([bonesOf(table, 0), bonesOf(table, 1)]).toEqual([[], bones]);
    expect(under(table, 2)).toEqual(['bigger-gun', 'bone-rustlers']);
    expect(table.position.state.passes).toBe(0);
    expect(asked(table)).toBe('field 1');
  });

  test('RP-E14 a spy sees after the window and takes one', () => {
    const table = position([
      { cards: ['spy-in-the-camp'] },
      { bones: ['fo-skin', 'th-head-horned'], cards: ['rebuttal'] },
      {},
    ]);
    give(table, '0 playOn spy-in-the-camp#1 1');
    expect(asked(table)).toBe('defend 1');
    expect(barredBy(table, 1, 'defend rebuttal#1')).toBe('RP-4.8');
    give(table, '1 pass');
    expect(asked(table)).toBe('take 0');
    expect(choiceTexts(table, 0)).toEqual(['th-head-horned', 'fo-skin']);
    give(table, '0 th-head-horned');
    expect([bonesOf(table, 0), bonesOf(table, 1)]).toEqual([['th-head-horned'], ['fo-skin']]);
    expect(table.events(2)).toContainEqual({ type: 'stoleOne', seat: 0, rival: 1, card: null });
    expect(JSON.stringify(table.events(2))).not.toMatch(/"bone"|spied/);
  });

  test('RP-H1 opens for theft, holdup, destroy, doubt, slander and revisions; never for crew Events and hailstorms', () => {
    const open = (card: string, text: string) => {
      const table = position([{ cards: [card] }, { bones, cards: ['apatosaurus'], crew: ['crew-lakes'] }]);
      give(table, text);
      return asked(table).startsWith('defend');
    };
    expect(open('bone-rustlers', '0 playOn bone-rustlers#1 1')).toBe(true);
    expect(open('spy-in-the-camp', '0 playOn spy-in-the-camp#1 1')).toBe(true);
    expect(open('train-robbers', '0 playOn train-robbers#1 1')).toBe(true);
    expect(open('cave-in', '0 playOn cave-in 1')).toBe(true);
    expect(open('flash-flood', '0 play flash-flood')).toBe(true);
    expect(open('hailstorm', '0 playOn hailstorm 1')).toBe(false);
    expect(open('better-whisky', '0 playOnCrew better-whisky#1 crew-lakes')).toBe(false);
    expect(open('unpaid-wages', '0 playOnCrew unpaid-wages crew-lakes')).toBe(false);
  });

  test('RP-H1 stays closed for a player without Event cards', () => {
    const table = position([{ cards: ['explosives', 'coelophysis'] }, { bones }]);
    give(table, '0 playOn explosives#1 1');
    expect(asked(table)).not.toContain('defend');
    expect(tray(table)).toHaveLength(2);
    expect(prestige(table)).toEqual([1, 1]);
  });
});
