import { BadInput } from '@bonebed/kernel';
import { describe, expect, test } from 'vitest';
import { ruthless } from '../index.ts';
import type { BoneId, CardId } from '../rules/state.ts';
import { box, components } from '../testing/index.ts';
import { matchScore, openBox, PARTS, TAGS } from './box.ts';

const bones = [...box.bones.keys()] as BoneId[];
const names = [...box.cards.keys()].filter(card => box.cards[card].kind === 'name') as CardId[];

describe('the box', () => {
  test('RP-1.1 has 108 cards: 4 Paleontologists, 33 Bones, 18 Names, 53 others', () => {
    expect([box.paleontologists.length, box.bones.length, names.length, box.cards.length - names.length]).toEqual([
      4, 33, 18, 53,
    ]);
  });

  test('RP-1.2 RP-R1 the Event deck is 71 cards, the Names beside the 53', () => {
    expect(box.cards.length).toBe(71);
    expect(new Set(box.cards.map(({ id }) => id)).size).toBe(71);
  });

  test('RP-1.3 the four Paleontologists', () => {
    expect(box.paleontologists.map(({ id }) => id)).toEqual(['marsh', 'cope', 'brown', 'sternberg']);
  });

  test('RP-1.4 29 skeletal elements with part and family, 4 fossils with neither', () => {
    const fossils = box.bones.filter(({ slot }) => slot === null);
    expect(fossils.map(({ id }) => id)).toEqual(['fo-coprolite', 'fo-trackway', 'fo-eggs', 'fo-skin']);
    expect(fossils.every(({ family }) => family === null)).toBe(true);
    expect(box.bones.filter(({ slot, family }) => slot !== null && family !== null).length).toBe(29);
  });

  test('RP-1.5 a Name has a family and an ideal for each part', () => {
    for (const { family, ideal } of components.names) {
      expect(components.families.map(({ id }) => id)).toContain(family);
      for (const part of PARTS) expect(ideal[part]).toHaveLength(3);
    }
  });

  test('RP-1.6 four families, each with its own color, name and symbol', () => {
    expect(components.families.map(({ id, color }) => `${id} ${color}`)).toEqual([
      'theropod red',
      'sauropod blue',
      'ornithopod green',
      'armored gold',
    ]);
    for (const { name, symbol } of components.families) expect([name.en, name.fr, symbol]).not.toContain('');
  });

  test('RP-1.7 6 crew, 36 Events (18 field, 12 museum, 6 controversy), 11 Defenses', () => {
    const count = (kind: string, phase?: string) =>
      box.cards.filter(card => card.kind === kind && (phase === undefined || card.phase === phase)).length;
    expect([count('crew'), count('event'), count('defence')]).toEqual([6, 36, 11]);
    expect([count('event', 'field'), count('event', 'museum'), count('event', 'controversy')]).toEqual([18, 12, 6]);
  });

  test('RP-1.10 the score counts shared traits, 0 to 3, as the match table says', () => {
    for (const bone of bones.filter(id => box.bones[id].slot !== null)) {
      const row = Reflect.get(components.matchTable, box.bones[bone].id);
      for (const name of names) expect(matchScore(box, bone, name)).toBe(Reflect.get(row, box.cards[name].id));
    }
  });

  test('RP-R29 the right color scores 1 to 3, a wrong one 0 or 1', () => {
    for (const bone of bones.filter(id => box.bones[id].slot !== null)) {
      for (const name of names) {
        const right = box.bones[bone].family === box.cards[name].family;
        expect(right ? [1, 2, 3] : [0, 1]).toContain(matchScore(box, bone, name));
      }
    }
  });

  test('every kind of threat in the data has its tags', () => {
    expect(TAGS).toHaveLength(Object.keys(components.vocabulary.tag).length);
  });
});

describe('an edition that is not sound', () => {
  /** The path of the first fault in a changed edition. */
  function faultOf(change: (edition: typeof components) => void): string {
    const edition = structuredClone(components);
    change(edition);
    try {
      openBox(edition);
    } catch (error) {
      if (error instanceof BadInput) return `${error.code} ${error.path}`;
      throw error;
    }
    return 'none';
  }

  const cases: readonly [string, (edition: typeof components) => void][] = [
    ['edition game', edition => Object.assign(edition, { game: 'other' })],
    ['edition constants.lastTurn', edition => Object.assign(edition.constants, { lastTurn: 0 })],
    ['edition constants.surprise', edition => Object.assign(edition.constants, { surprise: 1 })],
    ['edition names.0.family', edition => Object.assign(edition.names[0], { family: 'mammal' })],
    ['edition names.0.color', edition => Object.assign(edition.names[0], { color: 'blue' })],
    ['edition names.0.ideal.head', edition => edition.names[0].ideal.head.pop()],
    ['edition names.0.ideal.head.0', edition => edition.names[0].ideal.head.splice(0, 1, 'v-hollow')],
    ['edition bones.0.traits.1', edition => edition.bones[0].traits.splice(1, 1, 'h-feathers')],
    ['edition bones.0.prestige', edition => Object.assign(edition.bones[0], { prestige: 2 })],
    ['edition bones.0.part', edition => Object.assign(edition.bones[0], { part: null })],
    ['edition bones.32.part', edition => Object.assign(edition.bones[32], { part: 'head' })],
    ['edition bones.1.id', edition => Object.assign(edition.bones[1], { id: edition.bones[0].id })],
    ['edition counts.events', edition => Object.assign(edition.events[9], { count: 5 })],
    ['edition counts.bones', edition => edition.bones.pop()],
    ['edition events.9.effects.0', edition => Object.assign(edition.events[9].effects[0], { effect: 'explode' })],
    ['edition events.9.target.filter.0', edition => Object.assign(edition.events[9].target, { filter: ['isTall'] })],
    ['edition events.9.target.kind', edition => Object.assign(edition.events[9].target, { kind: 'threat' })],
    ['edition events.9.effects.0', edition => Object.assign(edition.events[9].target, { kind: 'none', filter: [] })],
    ['edition events.9.tags.0', edition => Object.assign(edition.events[9], { tags: ['noise'] })],
    [
      'edition events.9.target.filter.0',
      edition => Object.assign(edition.events[9].target, { filter: ['prestigeAtLeast:x'] }),
    ],
    [
      'edition events.12.target.filter.0',
      edition => Object.assign(edition.events[12].target, { filter: ['canStillAct:winter'] }),
    ],
    ['edition events.25.effects.0', edition => Object.assign(edition.events[25].effects[0], { tags: ['theft'] })],
    [
      'edition events.24.effects.0',
      edition => Object.assign(edition.events[24].effects[0], { filter: ['boneScoreAtMost:2'] }),
    ],
    [
      'edition paleontologists.1.passives.0',
      edition => Reflect.deleteProperty(edition.paleontologists[1].passives[0], 'n'),
    ],
    ['edition events.9.timing', edition => Object.assign(edition.events[9], { timing: 'defence' })],
    [
      'edition matchTable.th-head-crested.coelophysis',
      edition => Object.assign(edition.matchTable['th-head-crested'], { coelophysis: 3 }),
    ],
    ['edition constants.goalByPlayers.3', edition => Object.assign(edition.constants.goalByPlayers, { '3': 30 })],
    ['edition paleontologists', edition => edition.paleontologists.splice(0, 4)],
    ['edition constants.players.2', edition => edition.paleontologists.splice(0, 1)],
  ];
  test.each(cases)('is refused at %s', (path, change) => {
    expect(faultOf(change)).toBe(path);
  });

  test('while the default edition is accepted', () => {
    expect(faultOf(() => {})).toBe('none');
    expect(ruthless.box(components)).toEqual(box);
  });
});
