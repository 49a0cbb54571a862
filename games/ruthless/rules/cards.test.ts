import { readFileSync } from 'node:fs';
import { give } from '@bonebed/kernel';
import { describe, expect, test } from 'vitest';
import { PARTS } from '../box/box.ts';
import {
  asked,
  barredBy,
  bonesOf,
  box,
  cardsOf,
  components,
  crewOf,
  kind,
  museumOf,
  passTo,
  position,
  prestige,
  tray,
  under,
} from '../testing/index.ts';

/** Every card by its name: what it does, and what it does not. RP-1.9: a card's own effect goes before a general rule. */
const drawn = (table: ReturnType<typeof position>) => {
  const hand = (seat: number) => `${cardsOf(table, seat).length}+${bonesOf(table, seat).length}`;
  return table.position.state.players.map((_, seat) => hand(seat));
};
const three = ['fo-eggs', 'fo-skin', 'th-head-horned'];

describe('Paleontologists', () => {
  test('RP-1.9 marsh: 3 Prestige at the start, and nobody takes or removes his crew', () => {
    const marsh = box.paleontologists.find(({ id }) => id === 'marsh');
    expect(marsh?.passives.startPrestige).toBe(3);
    const table = position([{ cards: ['better-whisky', 'unpaid-wages'] }, { who: 'marsh', crew: ['crew-lakes'] }]);
    expect(barredBy(table, 0, 'playOnCrew better-whisky#1 crew-lakes')).toBe('RP-4.12');
    expect(barredBy(table, 0, 'playOnCrew unpaid-wages crew-lakes')).toBe('RP-4.12');
  });

  test('RP-1.9 cope: 1 extra Event a draw, and a limit of 5', () => {
    expect(drawn(position([{ who: 'cope' }, { who: 'marsh' }], { stage: 'draw' }))).toEqual(['5+4', '4+4']);
    const table = position([{ who: 'cope' }, { who: 'marsh' }]);
    expect(table.view(0)).toMatchObject({ players: [{ eventLimit: 5 }, { eventLimit: 4 }] });
  });

  test('RP-1.9 brown: 1 extra Bone a draw, nobody steals from him, and a limit of 2', () => {
    const thief = position([
      { who: 'marsh', cards: ['bone-rustlers', 'explosives'] },
      { who: 'brown', bones: three },
    ]);
    expect(barredBy(thief, 0, 'playOn bone-rustlers#1 1')).toBe('RP-4.12');
    expect(barredBy(thief, 0, 'playOn explosives#1 1')).toBe('legal');
    expect(drawn(position([{ who: 'brown' }, { who: 'marsh' }], { stage: 'draw' }))).toEqual(['4+5', '4+4']);
    expect(position([{ who: 'brown' }, { who: 'marsh' }]).view(0)).toMatchObject({ players: [{ eventLimit: 2 }, {}] });
  });

  test('RP-1.9 sternberg: no disaster touches him, and he may keep 2 Bones', () => {
    const table = position([{ cards: ['cave-in', 'hailstorm', 'explosives'] }, { who: 'sternberg', bones: three }]);
    expect(barredBy(table, 0, 'playOn cave-in 1')).toBe('RP-4.12');
    expect(barredBy(table, 0, 'playOn hailstorm 1')).toBe('RP-4.12');
    expect(barredBy(table, 0, 'playOn explosives#1 1')).toBe('legal');
    passTo(table, 'keep');
    give(table, '1 fo-skin', '1 fo-eggs');
    expect(bonesOf(table, 1).slice(0, 2)).toEqual(['fo-skin', 'fo-eggs']);
  });
});

describe('Field Crew', () => {
  test('crew-lakes: 1 extra Bone a draw', () => {
    expect(drawn(position([{ who: 'marsh', crew: ['crew-lakes'] }, { who: 'cope' }], { stage: 'draw' }))).toEqual([
      '4+5',
      '5+4',
    ]);
  });

  test('crew-williston: 1 extra Event a draw', () => {
    expect(drawn(position([{ who: 'marsh', crew: ['crew-williston'] }, { who: 'cope' }], { stage: 'draw' }))).toEqual([
      '5+4',
      '5+4',
    ]);
  });

  test('crew-reed: no target of a theft or of a hold-up', () => {
    const cards = ['bone-rustlers', 'spy-in-the-camp', 'train-robbers', 'explosives'];
    const table = position([{ cards }, { crew: ['crew-reed'], bones: three }]);
    for (const text of ['bone-rustlers#1', 'spy-in-the-camp#1', 'train-robbers#1']) {
      expect(barredBy(table, 0, `playOn ${text} 1`)).toBe('RP-4.12');
    }
    expect(barredBy(table, 0, 'playOn explosives#1 1')).toBe('legal');
  });

  test('crew-kaisen: each Event destroys 1 Bone fewer', () => {
    const table = position([
      { cards: ['explosives', 'cave-in', 'coelophysis'] },
      { crew: ['crew-kaisen'], bones: three },
    ]);
    give(table, '0 playOn explosives#1 1');
    expect(bonesOf(table, 1)).toHaveLength(2);
    give(table, '1 pass');
    expect(barredBy(table, 0, 'playOn cave-in 1')).toBe('RP-R16'); // half of 2 is 1, and he saves it
  });

  test('crew-kaisen: saves after it is worked out how many there are to take', () => {
    const table = position([{ cards: ['explosives', 'coelophysis'] }, { crew: ['crew-kaisen'], bones: ['fo-eggs'] }]);
    expect(barredBy(table, 0, 'playOn explosives#1 1')).toBe('RP-R16');
  });

  test('crew-baldwin: may keep 1 Bone', () => {
    const table = position([{ who: 'marsh', crew: ['crew-baldwin'], bones: three }, {}], { stage: 'end' });
    give(table, '0 fo-eggs');
    expect(bonesOf(table, 0)[0]).toBe('fo-eggs');
  });

  test('crew-hatcher: exchanges 1 Bone a turn', () => {
    const table = position([{ crew: ['crew-hatcher'], bones: three }, { cards: ['apatosaurus'] }], {
      boneDeck: ['sa-vert-whip'],
    });
    give(table, '0 cycle crew-hatcher fo-skin');
    expect(bonesOf(table, 0)).toEqual(['fo-eggs', 'th-head-horned', 'sa-vert-whip']);
    expect(tray(table)).toEqual(['fo-skin']);
  });
});

describe('Field Season Events', () => {
  test('lucky-strike: draws 1 Bone; not with an empty Bone deck', () => {
    const table = position([{ cards: ['lucky-strike', 'coelophysis'] }, {}], { boneDeck: ['fo-eggs'] });
    give(table, '0 play lucky-strike#1');
    expect(bonesOf(table, 0)).toEqual(['fo-eggs']);
    const empty = position([{ cards: ['lucky-strike'] }, {}], { bonesLeft: 0 });
    expect(barredBy(empty, 0, 'play lucky-strike#1')).toBe('RP-R16');
  });

  test('bone-rustlers: steals 1 random Bone', () => {
    const table = position([{ cards: ['bone-rustlers', 'coelophysis'] }, { bones: three }], { chance: [1] });
    give(table, '0 playOn bone-rustlers#1 1');
    expect([bonesOf(table, 0), bonesOf(table, 1)]).toEqual([['fo-skin'], ['fo-eggs', 'th-head-horned']]);
    expect(barredBy(position([{ cards: ['bone-rustlers'] }, {}]), 0, 'playOn bone-rustlers#1 1')).toBe('RP-4.4');
  });

  test('spy-in-the-camp: sees the Bones and takes 1', () => {
    const table = position([{ cards: ['spy-in-the-camp', 'coelophysis'] }, { bones: three }]);
    give(table, '0 playOn spy-in-the-camp#1 1', '0 fo-eggs');
    expect([bonesOf(table, 0), bonesOf(table, 1)]).toEqual([['fo-eggs'], ['fo-skin', 'th-head-horned']]);
  });

  test('explosives: 2 random Bones to the bone tray, 1 if there is only 1', () => {
    const table = position([{ cards: ['explosives', 'explosives', 'coelophysis'] }, { bones: three }]);
    give(table, '0 playOn explosives#1 1');
    expect([bonesOf(table, 1), tray(table)]).toEqual([['fo-eggs'], ['th-head-horned', 'fo-skin']]);
    give(table, '1 pass', '0 playOn explosives#2 1');
    expect(bonesOf(table, 1)).toEqual([]);
  });

  test('flash-flood: 1 random Bone of each rival', () => {
    const table = position([
      { cards: ['flash-flood', 'coelophysis'], bones: ['or-head-narrow'] },
      { bones: three },
      { bones: ['sa-vert-whip'] },
    ]);
    give(table, '0 play flash-flood');
    expect([bonesOf(table, 0).length, bonesOf(table, 1).length, bonesOf(table, 2).length]).toEqual([1, 2, 0]);
  });

  test('cave-in: half of the Bones, rounded up', () => {
    const table = position([{ cards: ['cave-in', 'coelophysis'] }, { bones: three }]);
    give(table, '0 playOn cave-in 1');
    expect([bonesOf(table, 1).length, tray(table).length]).toEqual([1, 2]);
  });

  test('hailstorm: skips the rest of this Field Season; not twice', () => {
    const table = position([{ cards: ['hailstorm', 'coelophysis'] }, { cards: ['crew-lakes'] }]);
    give(table, '0 playOn hailstorm 1');
    expect(asked(table)).toBe('field 0');
    give(table, '0 pass');
    expect(asked(table)).toBe('museum 0');
    const again = position([{ cards: ['hailstorm'] }, { cards: ['crew-lakes'], skips: ['field'] }]);
    expect(barredBy(again, 0, 'playOn hailstorm 1')).toBe('RP-4.4');
  });

  test('train-robbers: skips this turn’s Museum Work; not one who skips it already', () => {
    const table = position([
      { cards: ['train-robbers', 'train-robbers'] },
      { cards: ['apatosaurus'], bones: ['fo-eggs'] },
    ]);
    give(table, '0 playOn train-robbers#1 1', '1 pass', '1 pass');
    expect(barredBy(table, 0, 'playOn train-robbers#2 1')).toBe('RP-4.4');
    give(table, '0 pass');
    expect(asked(table)).toBe('museum 0');
    give(table, '0 pass');
    expect(asked(table)).toBe('controversy 0');
  });

  test('better-whisky: takes a crew card', () => {
    const table = position([{ cards: ['better-whisky', 'coelophysis'] }, { crew: ['crew-lakes', 'crew-reed'] }]);
    give(table, '0 playOnCrew better-whisky#1 crew-reed');
    expect([crewOf(table, 0), crewOf(table, 1)]).toEqual([['crew-reed'], ['crew-lakes']]);
  });

  test('unpaid-wages: a crew card goes under the Event deck', () => {
    const table = position([{ cards: ['unpaid-wages', 'coelophysis'] }, { crew: ['crew-lakes', 'crew-reed'] }]);
    give(table, '0 playOnCrew unpaid-wages crew-lakes');
    expect([crewOf(table, 1), under(table, 2)]).toEqual([['crew-reed'], ['crew-lakes', 'unpaid-wages']]);
  });
});

describe('Museum Work Events', () => {
  const museum = { stage: 'museum' } as const;

  test('mining-the-basement: draws 2 Bones, 1 if only 1 is left; not with an empty deck', () => {
    const table = position([{ cards: ['mining-the-basement', 'coelophysis'] }, {}], museum);
    give(table, '0 play mining-the-basement#1');
    expect(bonesOf(table, 0)).toHaveLength(2);
    const short = position([{ cards: ['mining-the-basement', 'coelophysis'] }, {}], { ...museum, bonesLeft: 1 });
    give(short, '0 play mining-the-basement#1');
    expect(bonesOf(short, 0)).toHaveLength(1);
    const empty = position([{ cards: ['mining-the-basement'] }, {}], { ...museum, bonesLeft: 0 });
    expect(barredBy(empty, 0, 'play mining-the-basement#1')).toBe('RP-R16');
  });

  test('significant-find: 1 more for a skeleton or a fossil', () => {
    const table = position([{ cards: ['significant-find', 'coelophysis'], bones: ['fo-eggs'] }, {}], museum);
    give(table, '0 fossil fo-eggs', '0 boost significant-find#1', '0 present');
    expect(prestige(table)[0]).toBe(3);
  });

  test('its-a-fake: throws out a bone of the doubter’s choice', () => {
    const bones = ['th-head-crested', 'th-vert-graceful', 'th-limb-runner'];
    const table = position([{ cards: ['coelophysis'], bones }, { cards: ['its-a-fake', 'apatosaurus'] }], museum);
    give(table, '0 describe coelophysis', ...bones.map(bone => `0 bone ${bone}`), '0 present');
    give(table, '1 doubtBone its-a-fake#1 th-vert-graceful', '1 pass');
    expect(museumOf(table, 0)).toEqual({ coelophysis: ['th-head-crested', 'th-limb-runner'] });
    expect(prestige(table)).toEqual([3, 2]); // and its player gains 1
  });

  test('name-already-taken: the skeleton is withdrawn, with what is left of it', () => {
    const bones = ['th-head-crested', 'th-limb-runner'];
    const table = position(
      [{ cards: ['coelophysis'], bones }, { cards: ['its-a-fake', 'name-already-taken'] }],
      museum,
    );
    give(table, '0 describe coelophysis', ...bones.map(bone => `0 bone ${bone}`), '0 present');
    give(table, '1 doubtBone its-a-fake#1 th-limb-runner', '1 doubt name-already-taken');
    expect([museumOf(table, 0), bonesOf(table, 0), tray(table)]).toEqual([{}, ['th-head-crested'], ['th-limb-runner']]);
  });

  test('priority: keeps up to 3 more Bones; needs 1 in hand', () => {
    const table = position([{ who: 'marsh', cards: ['priority', 'coelophysis'], bones: three }, {}], museum);
    give(table, '0 play priority');
    passTo(table, 'keep');
    give(table, '0 fo-eggs', '0 fo-skin', '0 th-head-horned');
    expect(bonesOf(table, 0).slice(0, 3)).toEqual(three);
    expect(table.position.state.players[0].mayKeep).toBe(0); // this turn only
    const none = position([{ cards: ['priority'] }, {}], museum);
    expect(barredBy(none, 0, 'play priority')).toBe('RP-4.4');
  });
});

describe('Controversy Events', () => {
  const controversy = { stage: 'controversy' } as const;

  test('RP-E26 head-on-the-wrong-end: an imperfect head; a rival at 0 is still a target', () => {
    const table = position(
      [
        { cards: ['head-on-the-wrong-end', 'triceratops'] },
        {
          prestige: 0,
          museum: { coelophysis: ['th-head-crested'], allosaurus: ['th-head-horned'], dryosaurus: ['or-vert-light'] },
        },
      ],
      controversy,
    );
    expect(barredBy(table, 0, 'playOnSkeleton head-on-the-wrong-end#1 allosaurus')).toBe('RP-4.4');
    expect(barredBy(table, 0, 'playOnSkeleton head-on-the-wrong-end#1 dryosaurus')).toBe('RP-4.4'); // no head at all
    give(table, '0 playOnSkeleton head-on-the-wrong-end#1 coelophysis');
    expect(prestige(table)).toEqual([2, 0]);
  });

  test('RP-E27 front-page-scandal: only a rival with at least as much Prestige, and at least 1', () => {
    const table = position(
      [{ prestige: 5, cards: ['front-page-scandal', 'triceratops'] }, { prestige: 4 }, { prestige: 6 }],
      controversy,
    );
    expect(barredBy(table, 0, 'playOn front-page-scandal#1 1')).toBe('RP-4.4');
    give(table, '0 playOn front-page-scandal#1 2');
    expect(prestige(table)).toEqual([5, 4, 4]);
    const low = position(
      [{ prestige: 0, cards: ['front-page-scandal', 'triceratops'] }, { prestige: 1 }, { prestige: 0 }],
      controversy,
    );
    expect(barredBy(low, 0, 'playOn front-page-scandal#1 2')).toBe('RP-4.4');
    give(low, '0 playOn front-page-scandal#1 1');
    expect(prestige(low)).toEqual([0, 0, 0]);
  });

  test('RP-E28 discredited: a bone with score 0 or 1 leaves the skeleton', () => {
    const table = position(
      [
        { cards: ['discredited'], bones: ['or-head-duckbill'] },
        { prestige: 3, museum: { hadrosaurus: ['th-head-massive', 'or-vert-heavy'] } },
      ],
      controversy,
    );
    expect(barredBy(table, 0, 'playOnBone discredited or-vert-heavy')).toBe('RP-4.4');
    give(table, '0 playOnBone discredited th-head-massive');
    expect([prestige(table), tray(table), museumOf(table, 1)]).toEqual([
      [1, 2],
      ['th-head-massive'],
      { hadrosaurus: ['or-vert-heavy'] },
    ]);
    give(table, '0 revise hadrosaurus or-head-duckbill', '0 publish');
    expect(prestige(table)).toEqual([2, 1]);
  });

  test('discredited: the Name stays even with no bone left', () => {
    const table = position(
      [{ cards: ['discredited', 'triceratops'] }, { museum: { hadrosaurus: ['th-head-massive'] } }],
      controversy,
    );
    give(table, '0 playOnBone discredited th-head-massive');
    expect(museumOf(table, 1)).toEqual({ hadrosaurus: [] });
  });

  test('new-evidence: 1 more with a revision', () => {
    const table = position(
      [{ cards: ['new-evidence'], bones: ['th-head-horned'], museum: { allosaurus: [] } }, {}],
      controversy,
    );
    give(table, '0 revise allosaurus th-head-horned', '0 boost new-evidence', '0 publish');
    expect(prestige(table)[0]).toBe(3);
  });
});

describe('Defenses', () => {
  const threatened = (
    card: string,
    text: string,
    cards: readonly string[],
    stage: 'field' | 'controversy' = 'field',
  ) => {
    const table = position(
      [
        { cards: [card, 'coelophysis'], bones: ['th-head-horned'] },
        { prestige: 3, cards, bones: ['fo-eggs', 'fo-skin'], museum: { allosaurus: ['th-head-massive'] } },
      ],
      { stage },
    );
    return give(table, text);
  };

  test.each([
    ['bone-rustlers', '0 playOn bone-rustlers#1 1'],
    ['spy-in-the-camp', '0 playOn spy-in-the-camp#1 1'],
    ['train-robbers', '0 playOn train-robbers#1 1'],
  ])('bigger-gun: cancels %s', (card, text) => {
    const table = give(threatened(card, text, ['bigger-gun']), '1 defend bigger-gun#1');
    expect([bonesOf(table, 1).length, under(table, 2)]).toEqual([2, ['bigger-gun', card]]);
    expect(table.position.state.players[1].skips).toEqual([false, false, false]);
  });

  test.each([
    ['explosives', '0 playOn explosives#1 1', 1],
    ['cave-in', '0 playOn cave-in 1', 2],
    ['flash-flood', '0 play flash-flood', 2],
  ])('plaster-jackets: %s destroys 1 Bone fewer', (card, text, left) => {
    const table = give(threatened(card, text, ['plaster-jackets']), '1 defend plaster-jackets#1');
    expect(bonesOf(table, 1)).toHaveLength(left);
  });

  test.each([
    ['head-on-the-wrong-end', '0 playOnSkeleton head-on-the-wrong-end#1 allosaurus'],
    ['front-page-scandal', '0 playOn front-page-scandal#1 1'],
  ])('rebuttal and buy-up-every-copy: cancel %s', (card, text) => {
    for (const defence of ['rebuttal#1', 'buy-up-every-copy#1']) {
      const table = give(threatened(card, text, [kind(defence)], 'controversy'), `1 defend ${defence}`);
      expect(prestige(table)).toEqual([1, 3]);
      expect(under(table, 2)).toEqual([kind(defence), card]);
    }
  });

  test('rebuttal: cancels discredited', () => {
    const table = position(
      [
        { cards: ['discredited', 'coelophysis'] },
        { cards: ['rebuttal'], museum: { hadrosaurus: ['th-head-massive'] } },
      ],
      { stage: 'controversy' },
    );
    give(table, '0 playOnBone discredited th-head-massive', '1 defend rebuttal#1');
    expect([prestige(table), museumOf(table, 1)]).toEqual([[1, 1], { hadrosaurus: ['th-head-massive'] }]);
  });

  test('rebuttal: cancels a doubt', () => {
    const table = position([{ cards: ['rebuttal'], bones: ['fo-eggs'] }, { cards: ['its-a-fake', 'apatosaurus'] }], {
      stage: 'museum',
    });
    give(table, '0 fossil fo-eggs', '0 present', '1 doubtBone its-a-fake#1 fo-eggs', '0 defend rebuttal#1', '1 pass');
    expect(museumOf(table, 0)).toEqual({ fossils: ['fo-eggs'] });
    expect(prestige(table)).toEqual([2, 1]); // the doubter gains nothing
  });

  test('stubborn-curator: refuses 1 bone of a revision', () => {
    const table = threatened('new-evidence', '0 revise allosaurus th-head-horned', ['stubborn-curator'], 'controversy');
    give(table, '0 publish', '1 refuse stubborn-curator#1 th-head-horned');
    expect([prestige(table), tray(table)]).toEqual([[1, 3], ['th-head-horned']]);
  });

  test('buy-up-every-copy: cancels a whole revision', () => {
    const table = threatened(
      'new-evidence',
      '0 revise allosaurus th-head-horned',
      ['buy-up-every-copy'],
      'controversy',
    );
    give(table, '0 publish', '1 defend buy-up-every-copy#1');
    expect([prestige(table), museumOf(table, 1)]).toEqual([[1, 3], { allosaurus: ['th-head-massive'] }]);
  });
});

describe('Names and Bones', () => {
  test.each(components.names.map(({ id }) => id))('%s names a skeleton, and its perfect bones complete it', name => {
    const perfect = components.bones.filter(({ perfectFor }) => perfectFor?.includes(name)).map(({ id }) => id);
    const table = position(
      [{ cards: [name], bones: ['fo-eggs', 'sa-head-pegtooth', 'th-limb-runner'] }, { cards: ['rebuttal'] }],
      {
        stage: 'museum',
      },
    );
    give(table, `0 describe ${name}`, '0 bone sa-head-pegtooth', '0 bone th-limb-runner', '0 present', '1 pass');
    expect(museumOf(table, 0)).toEqual({ [name]: ['sa-head-pegtooth', 'th-limb-runner'] });
    for (const bone of perfect.filter(id => !['sa-head-pegtooth', 'th-limb-runner'].includes(id))) {
      const shown = position([{ bones: [bone] }, { museum: { [name]: [] } }], { stage: 'controversy' });
      expect(barredBy(shown, 0, `revise ${name} ${bone}`)).toBe('legal');
    }
  });

  test.each(components.bones.filter(({ part }) => part !== null).map(({ id }) => id))(
    '%s can be described and scores 1',
    id => {
      const bone = box.bones.find(card => card.id === id);
      const other = bone?.slot === 0 ? 'or-limb-sprinter' : 'or-head-helmet';
      const partner = other === id ? 'or-vert-light' : other;
      const table = position([{ cards: ['coelophysis', 'rebuttal'], bones: [id, partner] }, {}], { stage: 'museum' });
      give(table, '0 describe coelophysis', `0 bone ${id}`, `0 bone ${partner}`, '0 present');
      expect(prestige(table)[0]).toBe(3);
      const slots = table.position.state.players[0].skeletons[0].slots;
      expect(slots.map(held => held !== null && box.bones[held].id === id)).toEqual(
        PARTS.map((_, slot) => slot === bone?.slot),
      );
    },
  );

  test.each(['fo-coprolite', 'fo-trackway', 'fo-eggs', 'fo-skin'])('%s is a fossil worth 1', id => {
    const table = position([{ bones: [id], cards: ['rebuttal'] }, {}], { stage: 'museum' });
    give(table, `0 fossil ${id}`, '0 present');
    expect([prestige(table)[0], museumOf(table, 0)]).toEqual([2, { fossils: [id] }]);
  });

  test('every Paleontologist, crew member, Event and Defense has a test of its name here', () => {
    const titles =
      readFileSync(new URL(import.meta.url), 'utf8')
        .match(/test(?:\.each)?\('[^']*'|^ {2}\]\)\('[^']*'/gm)
        ?.join('\n') ?? '';
    for (const { id } of [...components.paleontologists, ...components.events]) expect(titles).toContain(id);
  });
});
