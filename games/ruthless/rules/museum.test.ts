import { choiceTexts, give } from '@bonebed/kernel';
import { describe, expect, test } from 'vitest';
import {
  asked,
  barredBy,
  bonesOf,
  cardsOf,
  museumOf,
  passTo,
  position,
  prestige,
  tray,
  under,
} from '../testing/index.ts';

const museum = { stage: 'museum' } as const;
const theropod = ['th-head-crested', 'th-vert-graceful', 'th-limb-runner'];

describe('describing', () => {
  test('RP-6.1 existing skeletons cannot be changed in this phase', () => {
    const table = position(
      [
        { cards: ['coelophysis'], museum: { allosaurus: ['th-head-horned'] } },
        { museum: { triceratops: ['ar-head-frilled'] } },
      ],
      museum,
    );
    expect(barredBy(table, 0, 'alter allosaurus')).toBe('RP-6.1');
    expect(barredBy(table, 0, 'alter triceratops')).toBe('RP-6.1');
  });

  test('RP-6.2 a Name and 2 or 3 elements of different parts, colors free', () => {
    const table = position([{ cards: ['coelophysis'], bones: ['ar-head-frilled', 'sa-limb-stilts'] }, {}], museum);
    give(table, '0 describe coelophysis', '0 bone ar-head-frilled');
    expect(barredBy(table, 0, 'present')).toBe('RP-6.2');
    give(table, '0 bone sa-limb-stilts', '0 present');
    expect(museumOf(table, 0)).toEqual({ coelophysis: ['ar-head-frilled', 'sa-limb-stilts'] });
  });

  test('RP-6.2 a Name is offered only when a description can be completed', () => {
    const one = position(
      [{ cards: ['coelophysis'], bones: ['th-head-crested', 'th-head-horned', 'fo-eggs'] }, {}],
      museum,
    );
    expect(barredBy(one, 0, 'describe coelophysis')).toBe('RP-6.2');
    const two = position([{ cards: ['coelophysis'], bones: ['th-head-crested', 'th-limb-runner'] }, {}], museum);
    expect(barredBy(two, 0, 'describe coelophysis')).toBe('legal');
  });

  test('RP-E6 three bones of three colors and a boost', () => {
    const table = position(
      [
        { cards: ['coelophysis', 'significant-find'], bones: ['th-head-crested', 'sa-vert-whip', 'or-limb-sprinter'] },
        { cards: ['rebuttal'] },
      ],
      museum,
    );
    give(table, '0 describe coelophysis', '0 bone th-head-crested', '0 bone sa-vert-whip', '0 bone or-limb-sprinter');
    give(table, '0 boost significant-find#1', '0 present', '1 pass');
    expect(prestige(table)).toEqual([5, 1]);
    expect(under(table, 1)).toEqual(['significant-find']);
  });

  test('RP-E7 what a description cannot be', () => {
    const bones = ['th-head-crested', 'th-head-horned', 'th-vert-graceful', 'fo-skin'];
    const table = position([{ cards: ['coelophysis'], bones }, {}], museum);
    expect(barredBy(table, 0, 'describe allosaurus')).toBe('not offered');
    give(table, '0 describe coelophysis', '0 bone th-head-crested');
    expect(barredBy(table, 0, 'present')).toBe('RP-6.2');
    expect(barredBy(table, 0, 'bone th-head-horned')).toBe('RP-6.2');
    // A fossil may lie beside the skeleton, but it is no bone of it.
    give(table, '0 bone fo-skin');
    expect(barredBy(table, 0, 'present')).toBe('RP-6.2');
    const late = position([{ cards: ['coelophysis'], bones }, {}], { stage: 'controversy' });
    expect(barredBy(late, 0, 'describe coelophysis')).toBe('RP-4.1');
  });

  test('RP-R32 never two of a part, never more than three bones', () => {
    const table = position(
      [{ cards: ['coelophysis'], bones: [...theropod, 'sa-limb-stilts', 'or-vert-light'] }, {}],
      museum,
    );
    give(table, '0 describe coelophysis', ...theropod.map(bone => `0 bone ${bone}`));
    expect(choiceTexts(table, 0)).toEqual(['present']);
    expect(barredBy(table, 0, 'bone sa-limb-stilts')).toBe('RP-6.2');
  });

  test('what is prepared can be taken back until it is laid down', () => {
    const table = position(
      [{ cards: ['coelophysis', 'dilophosaurus'], bones: theropod }, { cards: ['rebuttal'] }],
      museum,
    );
    const before = JSON.stringify(table.position.state);
    give(table, '0 describe coelophysis', '0 bone th-head-crested', '0 bone th-limb-runner');
    for (let i = 0; i < 3; i++) expect(table.undo(0).ok).toBe(true);
    expect(JSON.stringify(table.position.state)).toBe(before);
    give(table, '0 describe dilophosaurus', '0 bone th-head-crested', '0 bone th-limb-runner', '0 present');
    expect(table.undo(0)).toMatchObject({ ok: false, barrier: { kind: 'reveal' } });
  });
});

describe('fossils and boosts', () => {
  test('RP-6.3 a fossil needs no Name', () => {
    const table = position([{ bones: ['fo-eggs'], cards: ['rebuttal'] }, {}], museum);
    give(table, '0 fossil fo-eggs', '0 present');
    expect(museumOf(table, 0)).toEqual({ fossils: ['fo-eggs'] });
    expect(prestige(table)[0]).toBe(2);
  });

  test('RP-6.3 RP-R27 one fossil an action', () => {
    const table = position([{ bones: ['fo-eggs', 'fo-skin', 'th-head-horned'] }, {}], museum);
    give(table, '0 fossil fo-eggs');
    expect(barredBy(table, 0, 'bone fo-skin')).toBe('RP-6.3');
    expect(barredBy(table, 0, 'bone th-head-horned')).toBe('RP-6.3');
  });

  test('RP-6.3 RP-R27 a fossil may be presented with a skeleton, and stands beside it', () => {
    const table = position(
      [
        {
          cards: ['triceratops', 'significant-find'],
          bones: ['ar-head-frilled', 'ar-limb-squat', 'fo-eggs', 'fo-skin'],
        },
        { cards: ['apatosaurus'] },
      ],
      museum,
    );
    give(table, '0 describe triceratops', '0 bone fo-eggs', '0 bone ar-head-frilled', '0 bone ar-limb-squat');
    expect(barredBy(table, 0, 'bone fo-skin')).toBe('RP-6.3'); // one fossil an action
    give(table, '0 boost significant-find#1', '0 present');
    expect(asked(table)).toBe('doubtBoth 1');
    give(table, '1 pass');
    expect(museumOf(table, 0)).toEqual({ triceratops: ['ar-head-frilled', 'ar-limb-squat'], fossils: ['fo-eggs'] });
    expect(prestige(table)).toEqual([5, 1]);
  });

  test('RP-R27 RP-R28 a fossil beside a skeleton stands or falls by itself', () => {
    const doubted = (...cards: string[]) => {
      const bones = ['ar-head-frilled', 'ar-limb-squat', 'fo-eggs'];
      const table = position([{ cards: ['triceratops'], bones }, { cards: [...cards, 'apatosaurus'] }], museum);
      return give(table, '0 describe triceratops', ...bones.map(bone => `0 bone ${bone}`), '0 present');
    };
    const fossil = doubted('its-a-fake');
    give(fossil, '1 doubtBone its-a-fake#1 fo-eggs', '1 pass');
    expect([museumOf(fossil, 0), prestige(fossil)]).toEqual([
      { triceratops: ['ar-head-frilled', 'ar-limb-squat'] },
      [3, 2],
    ]);
    const skeleton = doubted('its-a-fake', 'its-a-fake', 'name-already-taken');
    give(skeleton, '1 doubtBone its-a-fake#1 ar-head-frilled', '1 doubtBone its-a-fake#2 ar-limb-squat');
    expect(asked(skeleton)).toBe('doubtFossil 1');
    expect(barredBy(skeleton, 1, 'doubt name-already-taken')).toBe('RP-4.4');
    give(skeleton, '1 pass');
    expect([museumOf(skeleton, 0), prestige(skeleton)]).toEqual([{ fossils: ['fo-eggs'] }, [2, 3]]);
    expect(under(skeleton, 1)).toEqual(['triceratops']);
    const withdrawn = doubted('name-already-taken');
    give(withdrawn, '1 doubt name-already-taken');
    expect(bonesOf(withdrawn, 0)).toEqual(['ar-head-frilled', 'ar-limb-squat', 'fo-eggs']);
  });

  test('RP-R27 where the table wants it, a fossil is presented by itself', () => {
    const table = position([{ cards: ['triceratops'], bones: ['ar-head-frilled', 'ar-limb-squat', 'fo-eggs'] }, {}], {
      ...museum,
      fossilsJoin: false,
    });
    give(table, '0 describe triceratops');
    expect(barredBy(table, 0, 'bone fo-eggs')).toBe('RP-R27');
  });

  test('RP-6.4 RP-R26 any number of boosts, but only with a presentation and never later', () => {
    const table = position(
      [{ bones: ['fo-eggs'], cards: ['significant-find', 'significant-find', 'rebuttal'] }, {}],
      museum,
    );
    expect(barredBy(table, 0, 'boost significant-find#1')).toBe('RP-6.4');
    give(table, '0 fossil fo-eggs', '0 boost significant-find#2', '0 boost significant-find#1', '0 present');
    expect(prestige(table)[0]).toBe(4);
    expect(cardsOf(table, 0)).toEqual(['rebuttal']);
  });

  test('RP-6.11 boosts go under the Event deck after scoring', () => {
    const table = position([{ bones: ['fo-eggs'], cards: ['significant-find', 'rebuttal'] }, {}], museum);
    give(table, '0 fossil fo-eggs', '0 boost significant-find#1', '0 present');
    expect(under(table, 1)).toEqual(['significant-find']);
  });

  test('RP-E12 a doubted fossil takes its boost with it', () => {
    const table = position(
      [
        { bones: ['fo-eggs', 'fo-skin'], cards: ['significant-find', 'significant-find'] },
        { cards: ['its-a-fake', 'apatosaurus'] },
      ],
      museum,
    );
    give(table, '0 fossil fo-eggs', '0 boost significant-find#1', '0 present', '1 pass');
    expect(prestige(table)[0]).toBe(3);
    give(
      table,
      '1 pass',
      '0 fossil fo-skin',
      '0 boost significant-find#2',
      '0 present',
      '1 doubtBone its-a-fake#1 fo-skin',
    );
    expect(prestige(table)).toEqual([3, 2]);
    expect(tray(table)).toEqual(['fo-skin']);
    expect(under(table, 2)).toEqual(['its-a-fake', 'significant-find']);
  });
});

describe('the doubt window', () => {
  const described = (...rivals: readonly { cards?: string[] }[]) => {
    const table = position(
      [{ cards: ['triceratops'], bones: ['ar-head-frilled', 'ar-limb-squat'] }, ...rivals],
      museum,
    );
    return give(table, '0 describe triceratops', '0 bone ar-head-frilled', '0 bone ar-limb-squat', '0 present');
  };

  test('RP-6.5 everybody else with an Event card is asked, clockwise from the left of the presenter', () => {
    const table = position(
      [
        { cards: ['apatosaurus'] },
        { cards: ['triceratops', 'priority'], bones: ['ar-head-frilled', 'ar-limb-squat'] },
        { cards: ['coelophysis'] },
        {},
      ],
      { ...museum, first: 1 },
    );
    give(table, '1 describe triceratops', '1 bone ar-head-frilled', '1 bone ar-limb-squat', '1 present');
    expect(asked(table)).toBe('doubt 2 0');
    expect(table.pending?.kind).toBe('react');
  });

  test('RP-6.5 RP-R24 a doubter may doubt again, and one who declined may join in later', () => {
    const table = described(
      { cards: ['its-a-fake', 'apatosaurus'] },
      { cards: ['its-a-fake', 'name-already-taken', 'coelophysis'] },
    );
    give(table, '1 pass', '2 doubtBone its-a-fake#2 ar-limb-squat');
    expect(asked(table)).toBe('doubt 1 2'); // again from the left of the doubter
    expect(barredBy(table, 2, 'doubt name-already-taken')).toBe('legal');
    give(table, '1 doubtBone its-a-fake#1 ar-head-frilled');
    expect(asked(table)).toBe('museum 1'); // collapsed, so it closed at once
  });

  test('RP-6.5 RP-R24 after a doubt the window goes on with the next player clockwise', () => {
    const table = described(
      { cards: ['apatosaurus'] },
      { cards: ['its-a-fake', 'coelophysis'] },
      { cards: ['allosaurus'] },
    );
    give(table, '1 pass', '2 doubtBone its-a-fake#1 ar-limb-squat');
    expect(asked(table)).toBe('doubt 3 1 2');
  });

  test('RP-6.5 closes when all others have declined in a row', () => {
    const table = described({ cards: ['apatosaurus'] }, { cards: ['coelophysis'] });
    give(table, '2 pass');
    expect(asked(table)).toBe('doubt 1');
    give(table, '1 pass');
    expect(prestige(table)).toEqual([3, 1, 1]);
  });

  test('RP-6.6 the presenter may answer each doubt card', () => {
    const table = position(
      [
        { cards: ['triceratops', 'rebuttal', 'rebuttal'], bones: ['ar-head-frilled', 'ar-limb-squat'] },
        { cards: ['its-a-fake', 'name-already-taken', 'apatosaurus'] },
      ],
      museum,
    );
    give(table, '0 describe triceratops', '0 bone ar-head-frilled', '0 bone ar-limb-squat', '0 present');
    give(table, '1 doubtBone its-a-fake#1 ar-limb-squat', '0 defend rebuttal#1');
    give(table, '1 doubt name-already-taken', '0 defend rebuttal#2', '1 pass');
    expect(prestige(table)[0]).toBe(3);
    expect(under(table, 4)).toEqual(['rebuttal', 'its-a-fake', 'rebuttal', 'name-already-taken']);
  });

  test('RP-6.7 a doubted bone goes to the bone tray', () => {
    const table = described({ cards: ['its-a-fake', 'apatosaurus'] });
    give(table, '1 doubtBone its-a-fake#1 ar-head-frilled', '1 pass');
    expect(tray(table)).toEqual(['ar-head-frilled']);
  });

  test('RP-6.10 a skeleton may be left with one bone, and stays', () => {
    const table = described({ cards: ['its-a-fake', 'apatosaurus'] });
    give(table, '1 doubtBone its-a-fake#1 ar-head-frilled', '1 pass');
    expect(museumOf(table, 0)).toEqual({ triceratops: ['ar-limb-squat'] });
    passTo(table, 'field');
    expect(museumOf(table, 0)).toEqual({ triceratops: ['ar-limb-squat'] });
  });

  test('RP-6.9 RP-R25 scores once, after the window', () => {
    const table = described({ cards: ['apatosaurus'] });
    expect(prestige(table)[0]).toBe(1);
    expect(museumOf(table, 0)).toEqual({});
    give(table, '1 pass');
    expect(prestige(table)[0]).toBe(3);
  });

  test('RP-4.4 a fossil has no name that could be taken', () => {
    const table = position([{ bones: ['fo-eggs'] }, { cards: ['name-already-taken'] }], museum);
    give(table, '0 fossil fo-eggs', '0 present');
    expect(barredBy(table, 1, 'doubt name-already-taken')).toBe('RP-4.4');
  });

  test('RP-E8 a fake: nobody else defends, and who has no card left is not asked', () => {
    const table = described({ cards: ['its-a-fake'] }, { cards: ['rebuttal'] });
    give(table, '1 doubtBone its-a-fake#1 ar-limb-squat');
    expect(asked(table)).toBe('doubt 2');
    give(table, '2 pass');
    expect(museumOf(table, 0)).toEqual({ triceratops: ['ar-head-frilled'] });
    expect([prestige(table), tray(table)]).toEqual([[2, 2, 1], ['ar-limb-squat']]);
  });

  test('RP-E10 RP-R28 collapse: nothing enters the museum', () => {
    const table = position(
      [
        { cards: ['triceratops', 'significant-find'], bones: ['ar-head-frilled', 'ar-limb-squat'] },
        { cards: ['its-a-fake'] },
        { cards: ['its-a-fake'], bones: ['fo-eggs'] },
      ],
      museum,
    );
    give(
      table,
      '0 describe triceratops',
      '0 bone ar-head-frilled',
      '0 bone ar-limb-squat',
      '0 boost significant-find#1',
    );
    give(table, '0 present', '1 doubtBone its-a-fake#1 ar-limb-squat', '2 doubtBone its-a-fake#2 ar-head-frilled');
    expect(prestige(table)).toEqual([1, 2, 2]);
    expect(museumOf(table, 0)).toEqual({});
    expect(tray(table)).toEqual(['ar-limb-squat', 'ar-head-frilled']);
    expect(under(table, 4)).toEqual(['its-a-fake', 'its-a-fake', 'triceratops', 'significant-find']);
  });

  test('RP-6.8 RP-E11 withdrawn: the bones return, the Name and the boost are spent', () => {
    const bones = ['or-head-helmet', 'or-vert-heavy', 'or-limb-hoofed'];
    const table = position(
      [
        { cards: ['corythosaurus', 'hadrosaurus', 'significant-find'], bones },
        { cards: ['apatosaurus'] },
        { cards: ['name-already-taken'] },
      ],
      museum,
    );
    give(
      table,
      '0 describe corythosaurus',
      ...bones.map(bone => `0 bone ${bone}`),
      '0 boost significant-find#1',
      '0 present',
    );
    give(table, '1 pass', '2 doubt name-already-taken');
    expect(asked(table)).toBe('defend 0');
    give(table, '0 pass');
    expect([prestige(table)[0], bonesOf(table, 0), cardsOf(table, 0)]).toEqual([1, bones, ['hadrosaurus']]);
    expect(under(table, 3)).toEqual(['name-already-taken', 'corythosaurus', 'significant-find']);
    give(table, '1 pass', '0 describe hadrosaurus', ...bones.map(bone => `0 bone ${bone}`), '0 present', '1 pass');
    expect(prestige(table)[0]).toBe(4);
  });
});
