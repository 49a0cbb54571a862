import { give, type Outcome } from '@bonebed/kernel';
import { describe, expect, test } from 'vitest';
import { edition, line, type PositionSpec, position, stateOf, toolOf, total } from '../testing/index.ts';
import { outcome, setsVP } from './score.ts';

const { box } = edition;
type Player = NonNullable<PositionSpec['players']>[number];

/** The lines of seat 0's sheet that are not 0, with this player in seat 0. */
function sheet(player: Player): Record<string, number> {
  const table = position({ players: [player] });
  const lines = ['played', 'lab', 'slots', 'skills', 'bones', 'plaster', 'cards', 'sets', 'variety'];
  return Object.fromEntries(lines.map(what => [what, line(table, 0, what)]).filter(([, points]) => points !== 0));
}

describe('final scoring', () => {
  test('FO-E66, FO-17.2, FO-17.3, FO-10.3 slots and a skill', () => {
    expect(sheet({ skills: ['renown', 'scout'] })).toEqual({ slots: 4, skills: 5 });
    expect(sheet({})).toEqual({ slots: 6 });
    expect(sheet({ skills: ['long_reach', 'scout', 'thrifty'] })).toEqual({});
  });

  test('FO-E67, FO-17.4 leftover bones', () => {
    expect(sheet({ storage: { skull: 2, tooth: 1 } })).toMatchObject({ bones: 28 });
    expect(sheet({ storage: { limb: 1, rib: 1 }, donated: { hip: 1 } })).toMatchObject({ bones: 1 + 1 + 2 });
  });

  test('FO-17.5 1 VP per 2 Plaster, rounded down', () => {
    expect(sheet({ plaster: 5 })).toMatchObject({ plaster: 2 });
  });

  test('FO-E69, FO-17.6, FO-11.5 market cards', () => {
    const supplies = ['museum_grant-1'];
    const cards = { supplies, tools: ['spare_tweezers-1'], spentTools: ['jackhammer-1', 'shovel-1'] };
    expect(sheet(cards)).toMatchObject({ cards: 13 });
  });

  test('FO-E70, FO-17.7 six bipeds; two bipeds', () => {
    const at = { state: stateOf(), box };
    const bipeds = (n: number): number[] => box.characteristics.map(({ id }) => (id === 'biped' ? n : 0));
    expect([6, 3, 2].map(n => setsVP(at, bipeds(n)))).toEqual([14, 5, 0]);
  });

  test('FO-E71, FO-17.7, FO-17.8 sets and variety', () => {
    const collection = ['allosaurus', 'compsognathus', 'coelophysis', 'pterodactylus', 'mosasaurus', 'triceratops'];
    expect(sheet({ collection })).toMatchObject({ sets: 9 + 5 + 6, variety: 12 });
  });

  test('FO-E72, FO-17.7 flyers', () => {
    const collection = ['eudimorphodon', 'pterodactylus', 'rhamphorhynchus', 'quetzalcoatlus'];
    expect(sheet({ collection })).toEqual({ slots: 6, sets: 16 });
  });

  const e73: Player = {
    score: 41,
    lab: { allosaurus: { tooth: 1 } },
    storage: { limb: 1, hip: 1, skull: 1 },
    skills: ['scout'],
    plaster: 3,
    supplies: ['museum_grant-1'],
    spentTools: ['shovel-1'],
    collection: ['compsognathus', 'stegosaurus'],
  };
  const e73Sheet = { played: 41, lab: 27, slots: 6, bones: 13, plaster: 1, cards: 7, sets: 6 };

  test('FO-E73, FO-17.1 a whole final scoring, foreseen at any ask', () => {
    expect(sheet(e73)).toEqual(e73Sheet);
    expect(total(position({ players: [e73] }), 0)).toBe(101);
  });

  test('FO-E73, FO-17.1 and the same when the game is over', () => {
    const table = position({ players: [e73], round: 5, lastRound: 5, active: 1, pool: 0, tools: [], supplies: [] });
    give(table, '1 done');
    expect(table.outcome).not.toBeNull();
    expect(total(table, 0)).toBe(101);
    expect(line(table, 0, 'lab')).toBe(27);
    expect(table.position.state.players[0]).toMatchObject({ lab: [], score: 68 });
    expect(table.position.state.players[0].collection).toHaveLength(3);
  });

  test('FO-E74, FO-R41 adding at no gain', () => {
    const lab = { desmatosuchus: { rib: 1 } };
    expect(sheet({ lab, storage: { tooth: 1 } })).toEqual({ slots: 6, lab: 5 });
    expect(sheet({ lab, storage: { tooth: 1, limb: 1 } })).toEqual({ slots: 6, lab: 25 });
  });

  test('FO-R41 with two Dinosaurs in the lab the better split is found', () => {
    // One tooth: Velociraptor would be perfect with it (12 instead of 3), Stegosaurus would gain 2.
    const lab = { stegosaurus: { rib: 1 }, velociraptor: { tooth: 1 } };
    expect(sheet({ lab, storage: { tooth: 1 }, skills: ['second_bench'] })).toMatchObject({ lab: 3 + 12 });
  });

  test('FO-R41, FO-R43 with Lecturer a partial score is worth 3 more, a perfect one is not', () => {
    const player = { lab: { protoceratops: { limb: 1 } }, skills: ['lecturer'] };
    expect(sheet(player)).toEqual({ slots: 6, lab: 2 + 3 });
    expect(sheet({ ...player, storage: { tooth: 1 } })).toEqual({ slots: 6, lab: 14 });
  });

  test('FO-R43 Toolmaker draws in final scoring and the Tool’s VP count', () => {
    const players = [{ lab: { allosaurus: { tooth: 1, limb: 1 } }, storage: { hip: 1 }, skills: ['toolmaker'] }];
    const table = position({ players, round: 5, lastRound: 5, active: 1, pool: 0, tools: [], supplies: [] });
    give(table, '1 done');
    expect(table.position.state.players[0].tools).toEqual([toolOf('whisk_broom-1')]);
    expect(line(table, 0, 'cards')).toBe(2);
  });

  test('FO-R42 tiles left at the end are worth nothing', () => {
    expect(sheet({ tiles: ['stone-01', 'clay-01'] })).toEqual({ slots: 6 });
  });
});

describe('the winner', () => {
  /** The outcome of a finished game with these players. */
  function ended(...players: Player[]): Outcome | null {
    const state = stateOf({ seats: players.length, players });
    state.phase = 'over';
    return outcome({ state, box });
  }

  test('FO-18.1 most VP wins', () => {
    expect(ended({ score: 3 }, { score: 9 }, { score: 5 })?.places).toEqual([3, 1, 2]);
  });

  test('FO-18.2 at a tie, more Dinosaurs in the collection', () => {
    expect(ended({ score: 9 }, { score: 9, collection: ['allosaurus'] })?.places).toEqual([2, 1]);
  });

  test('FO-18.3 still tied, the victory is shared', () => {
    expect(ended({ score: 9 }, { score: 9 }, { score: 1 })?.places).toEqual([1, 1, 3]);
  });
});
