import { choiceTexts, give } from '@bonebed/kernel';
import { describe, expect, test } from 'vitest';
import { barredBy, dinosaurOf, position, storage } from '../testing/index.ts';

const shown = ['quetzalcoatlus', 'allosaurus', 'brachiosaurus', 'diplodocus'];

describe('claiming', () => {
  test('FO-E62, FO-13.1, FO-13.2, FO-13.3, FO-R29 claiming with a Tooth', () => {
    const table = position({ phase: 'claim', dinosaurs: shown, players: [{ storage: { tooth: 1 } }] });
    expect(choiceTexts(table, 0)).toEqual(['done', 'claim quetzalcoatlus', 'claim allosaurus']);
    expect(barredBy(table, 0, 'claim brachiosaurus')).toBe('FO-13.1');
    expect(barredBy(table, 0, 'claim diplodocus')).toBe('FO-13.1');
    give(table, '0 claim quetzalcoatlus');
    const { state } = table.position;
    expect(state.players[0].lab).toMatchObject([{ dinosaur: dinosaurOf('quetzalcoatlus'), bones: [1, 0, 0, 0, 0] }]);
    expect(storage(table, 0)).toEqual({});
    expect(state.dinosaurs).toHaveLength(4);
    expect(state.dinosaurs).not.toContain(dinosaurOf('quetzalcoatlus'));
    expect(state.dinosaurs).not.toContain(null);
  });

  test('FO-13.2 a needed bone is assigned at once; more may follow', () => {
    const table = position({
      phase: 'claim',
      dinosaurs: shown,
      players: [{ storage: { tooth: 1, limb: 1, skull: 1 } }],
    });
    give(table, '0 claim allosaurus');
    expect(choiceTexts(table, 0)).toEqual(['tooth', 'limb']);
    expect(barredBy(table, 0, 'skull')).toBe('FO-13.2');
    give(table, '0 tooth', '0 assign limb allosaurus');
    expect(table.position.state.players[0].lab[0].bones).toEqual([1, 1, 0, 0, 0]);
  });

  test('FO-13.4, FO-9.3 with a full lab a Dinosaur must be scored first', () => {
    const players = [{ storage: { tooth: 1 }, lab: { stegosaurus: { rib: 1 } } }];
    const table = position({ phase: 'claim', dinosaurs: shown, players });
    expect(barredBy(table, 0, 'claim allosaurus')).toBe('FO-13.4');
    give(table, '0 scorePartial stegosaurus', '0 claim allosaurus');
    expect(table.position.state.players[0].lab).toHaveLength(1);
  });
});

describe('assigning', () => {
  test('FO-9.2 a bone goes only to a Dinosaur that needs one more of its kind', () => {
    const players = [{ storage: { tooth: 2, skull: 1, hip: 1 }, lab: { allosaurus: { tooth: 1 } } }];
    const table = position({ players });
    expect(barredBy(table, 0, 'assign tooth allosaurus')).toBe('FO-9.2');
    expect(barredBy(table, 0, 'assign skull allosaurus')).toBe('FO-9.2');
    expect(barredBy(table, 0, 'assign limb allosaurus')).toBe('not offered');
    give(table, '0 assign hip allosaurus');
    expect(table.position.state.players[0].lab[0].bones).toEqual([1, 0, 0, 1, 0]);
    expect(storage(table, 0)).toEqual({ tooth: 2, skull: 1 });
  });

  test('FO-R32 bones are assigned on one’s own turn only', () => {
    const table = position({ players: [{}, { storage: { tooth: 1 }, lab: { stegosaurus: { rib: 1 } } }] });
    expect(choiceTexts(table, 1)).toEqual([]);
    give(table, '0 done');
    expect(choiceTexts(table, 1)).toContain('assign tooth stegosaurus');
  });
});

describe('scoring', () => {
  const tRex = { tooth: 2, limb: 1, rib: 1 };

  test('FO-E63, FO-14.1, FO-14.2 partial and perfect', () => {
    const scored = (lab: Record<string, Record<string, number>>, how: string): number => {
      const table = give(position({ players: [{ lab }] }), `0 ${how} ${Object.keys(lab)[0]}`);
      return table.position.state.players[0].score;
    };
    expect(scored({ tyrannosaurus: { tooth: 2, rib: 1 } }, 'scorePartial')).toBe(9);
    expect(scored({ tyrannosaurus: tRex }, 'scorePerfect')).toBe(33);
    expect(scored({ stegosaurus: { rib: 1, hip: 1 } }, 'scorePartial')).toBe(7);
    expect(scored({ stegosaurus: { tooth: 1, limb: 1, rib: 1, hip: 1 } }, 'scorePerfect')).toBe(39);
  });

  test('FO-14.4, FO-9.4 the bones go to the discard pile, the card to the collection', () => {
    const table = give(position({ players: [{ lab: { tyrannosaurus: tRex } }] }), '0 scorePerfect tyrannosaurus');
    const { state } = table.position;
    expect(state.boneDiscard).toEqual([2, 1, 1, 0, 0]);
    expect(state.players[0]).toMatchObject({ lab: [], collection: [dinosaurOf('tyrannosaurus')] });
  });

  test('FO-14.6 a Dinosaur scored partially counts in the collection like any other', () => {
    const table = give(position({ players: [{ lab: { stegosaurus: { rib: 1 } } }] }), '0 scorePartial stegosaurus');
    expect(table.position.state.players[0].collection).toEqual([dinosaurOf('stegosaurus')]);
  });

  test('FO-E64, FO-14.3, FO-R33 straight from the display', () => {
    const dinosaurs = ['microraptor', 'allosaurus'];
    const lab = { stegosaurus: { tooth: 1 } };
    const table = position({ dinosaurs, players: [{ lab, storage: { tooth: 1, limb: 1 } }] });
    expect(barredBy(table, 0, 'scoreDisplay allosaurus')).toBe('FO-14.3');
    give(table, '0 scoreDisplay microraptor');
    expect(table.position.state.players[0].score).toBe(14);
    expect(table.position.state.players[0].lab[0].bones).toEqual([1, 0, 0, 0, 0]);
    expect(table.position.state.dinosaurs[0]).not.toBe(dinosaurOf('microraptor'));
    const committed = position({ dinosaurs, players: [{ lab, storage: { limb: 1 } }] });
    expect(barredBy(committed, 0, 'scoreDisplay microraptor')).toBe('FO-14.3');
  });

  test('FO-E65, FO-14.5, FO-R34 several in one turn, and a claim', () => {
    const dinosaurs = ['microraptor', 'pterodactylus', 'velociraptor', 'cynognathus'];
    const table = position({ dinosaurs, players: [{ storage: { tooth: 3, limb: 2 } }] });
    give(table, '0 scoreDisplay microraptor', '0 scoreDisplay pterodactylus');
    expect(table.position.state.players[0].score).toBe(28);
    give(table, '0 done', '0 claim velociraptor');
    expect(table.position.state.players[0].lab).toHaveLength(1);
  });

  test('FO-R34 score the lab, claim, score again in one turn', () => {
    const players = [{ storage: { tooth: 2 }, lab: { stegosaurus: { rib: 1 } } }];
    const table = position({ phase: 'claim', dinosaurs: ['velociraptor'], players });
    give(
      table,
      '0 scorePartial stegosaurus',
      '0 claim velociraptor',
      '0 assign tooth velociraptor',
      '0 scorePerfect velociraptor',
    );
    expect(table.position.state.players[0].score).toBe(3 + 12);
  });
});
