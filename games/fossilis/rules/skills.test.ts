import { choiceTexts, give } from '@bonebed/kernel';
import { describe, expect, test } from 'vitest';
import { barredBy, edition, line, position, space, tilesOf } from '../testing/index.ts';

/** A position for a player with one skill, on C3 beside open pits. */
const withSkill = (skill: string, more: object = {}, player: object = {}) =>
  position({ spaces: { C3: 'S.1' }, players: [{ skills: [skill], ...player }], ...more });

describe('FO-10.2 the skills', () => {
  test('FO-10.2 Regular Customer: two purchases in the Market step', () => {
    const table = withSkill(
      'regular_customer',
      { tools: ['ladder-1', 'ladder-2'], supplies: [], phase: 'market', dinosaurs: [] },
      { tiles: ['sand-01', 'sand-08'] },
    );
    give(table, '0 buyTool ladder-1', '0 sand-01');
    expect(table.pending?.what).toBe('market');
    give(table, '0 buyTool ladder-2');
    expect(table.position.state.players[0].tools).toHaveLength(2);
    expect(table.pending?.waiting).toEqual([1]);
  });

  test('FO-10.2 Toolmaker: a Tool of the deck for each perfect score', () => {
    const table = withSkill('toolmaker', { dinosaurs: ['microraptor'] }, { storage: { tooth: 1, limb: 1 } });
    const deck = table.position.state.toolDeck.length;
    give(table, '0 scoreDisplay microraptor');
    expect(table.position.state.players[0].tools).toHaveLength(1);
    expect(table.position.state.toolDeck).toHaveLength(deck - 1);
    const partial = withSkill('toolmaker', {}, { lab: { stegosaurus: { tooth: 1 } } });
    give(partial, '0 scorePartial stegosaurus');
    expect(partial.position.state.players[0].tools).toHaveLength(0);
  });

  test('FO-E36, FO-6.2, FO-6.4 Long Reach: a diagonal neighbour may be dug, never a diagonal direction', () => {
    const spaces = { B2: 'S.1', C3: 'CS', C4: 'S.' };
    const without = give(position({ spaces }), '0 dig');
    expect(barredBy(without, 0, 'C3 S')).toBe('FO-6.2');
    const table = give(position({ spaces, players: [{ skills: ['long_reach'] }] }), '0 dig', '0 C3 S');
    expect([space(table, 'C3'), space(table, 'C4'), table.position.state.turn.energy]).toEqual(['C.', 'SS', 2]);
  });

  test('FO-E47 Plasterer: two Plaster once a turn', () => {
    const table = withSkill('plasterer', { pool: 5, energy: 4 });
    give(table, '0 plaster', '0 plaster', '0 plaster');
    expect([table.position.state.players[0].plaster, table.position.state.pool]).toEqual([4, 1]);
  });

  test('FO-10.2 Renown: 5 VP at the end', () => expect(line(withSkill('renown'), 0, 'skills')).toBe(5));

  test('FO-10.2 Steady Hand: extraction from a diagonal pit', () => {
    const spec = { spaces: { C3: 'S.1', D2: '..' }, pits: { D2: 'tooth limb' } };
    const table = withSkill('steady_hand', spec, { plaster: 2 });
    expect(choiceTexts(give(table, '0 extract'), 0)).toEqual(['D2 tooth', 'D2 limb']);
    expect(barredBy(withSkill('scout', spec, { plaster: 2 }), 0, 'extract')).toBe('FO-8.1');
  });

  test('FO-10.2 Clay Expert: Clay costs 1 Energy', () => {
    const spaces = { C3: 'C.1', C2: '..' };
    const table = give(withSkill('clay_expert', { spaces }), '0 dig', '0 C3 N');
    expect(table.position.state.turn.energy).toBe(2);
  });

  test('FO-10.2, FO-9.3 Second Bench: two Dinosaurs in the lab', () => {
    const lab = { stegosaurus: { tooth: 1 } };
    const spec = { phase: 'claim' as const, dinosaurs: ['allosaurus'] };
    expect(barredBy(withSkill('scout', spec, { lab, storage: { tooth: 1 } }), 0, 'claim allosaurus')).toBe('FO-13.4');
    const table = give(withSkill('second_bench', spec, { lab, storage: { tooth: 1 } }), '0 claim allosaurus');
    expect(table.position.state.players[0].lab).toHaveLength(2);
  });

  test('FO-10.2 Stonebreaker: Stone costs 2 Energy', () => {
    const table = give(withSkill('stonebreaker', { spaces: { C3: 'X.1', C2: '..' } }), '0 dig', '0 C3 N');
    expect(table.position.state.turn.energy).toBe(1);
  });

  test('FO-10.2, FO-R38 Scout: a Move of three steps', () => {
    const table = give(withSkill('scout', { spaces: { A1: 'S.1' } }), '0 move');
    expect(barredBy(table, 0, 'D4')).toBe('legal');
    expect(barredBy(table, 0, 'E5')).toBe('not offered');
  });

  test('FO-10.2, FO-R38 Light Foot: one step without Energy, once a turn', () => {
    const table = give(withSkill('light_foot'), '0 freeMove');
    expect(choiceTexts(table, 0)).toHaveLength(8);
    give(table, '0 B2');
    expect(table.position.state.turn.energy).toBe(3);
    expect(barredBy(table, 0, 'freeMove')).toBe('FO-R38');
    expect(barredBy(withSkill('scout'), 0, 'freeMove')).toBe('not offered');
  });

  test('FO-10.2, FO-R38 Thrifty: bones cost 1 Plaster less but never less than 1, hammers stay free', () => {
    const spec = { spaces: { C3: 'S.1', D3: '..' }, pits: { D3: 'tooth skull hammer' } };
    const table = give(withSkill('thrifty', spec, { plaster: 5 }), '0 extract', '0 D3 skull');
    expect(table.position.state.players[0].plaster).toBe(0);
    const poor = give(
      withSkill('thrifty', { ...spec, pits: { D3: 'tooth limb' } }, { plaster: 1 }),
      '0 extract',
      '0 D3 tooth',
    );
    expect(poor.position.state.players[0].plaster).toBe(0);
  });

  test('FO-10.2, FO-R38 Overtime: one more extraction for 1 Energy, once a turn', () => {
    const spec = { spaces: { C3: 'S.1', D3: '..' }, pits: { D3: 'tooth tooth tooth limb' } };
    const table = withSkill('overtime', spec, { plaster: 9 });
    give(table, '0 extract', '0 D3 tooth');
    expect(table.position.state.turn.energy).toBe(3);
    give(table, '0 extract', '0 D3 tooth');
    expect(table.position.state.turn.energy).toBe(2);
    expect(barredBy(table, 0, 'extract')).toBe('FO-8.1');
    const tired = withSkill('overtime', { ...spec, energy: 0 }, { plaster: 9, lab: { stegosaurus: { rib: 1 } } });
    give(tired, '0 extract', '0 D3 tooth');
    expect(barredBy(tired, 0, 'extract')).toBe('FO-4.2');
  });

  test('FO-10.2, FO-12.2 Bargainer: one Fragment less, of the buyer’s choice, at least one stays', () => {
    const spec = {
      tools: ['shovel-1', 'ladder-1'],
      supplies: ['museum_grant-1'],
      phase: 'market' as const,
      dinosaurs: [],
    };
    // The Shovel costs amber and egg; with amber alone only the egg can be waived, so nothing is asked.
    const table = withSkill('bargainer', spec, { tiles: ['sand-01'] });
    expect(barredBy(table, 0, 'buyTool ladder-1')).toBe('legal');
    expect(barredBy(table, 0, 'buySupply museum_grant-1')).toBe('FO-12.2');
    give(table, '0 buyTool shovel-1');
    expect(table.position.state.players[0].tiles).toEqual([]);
    const choice = withSkill('bargainer', spec, { tiles: ['sand-01', 'sand-08'] });
    give(choice, '0 buyTool shovel-1');
    expect(choiceTexts(choice, 0)).toEqual(['amber', 'egg']);
    give(choice, '0 egg', '0 sand-01');
    expect(choice.position.state.players[0].tiles.map(tile => edition.box.tiles[tile].id)).toEqual(['sand-08']);
    const grant = withSkill('bargainer', spec, { tiles: ['clay-01'] });
    give(grant, '0 buySupply museum_grant-1');
    expect(grant.position.state.players[0].supplies).toHaveLength(1);
  });

  test('FO-12.2 Bargainer: a Fragment that leaves too dear a rest cannot be the one', () => {
    const spec = { tools: [], supplies: ['donated_rib-1'], phase: 'market' as const, dinosaurs: [] };
    const table = give(
      withSkill('bargainer', spec, { tiles: ['sand-01', 'sand-15', 'sand-16'] }),
      '0 buySupply donated_rib-1',
    );
    // Amber, egg and any: without an egg tile only the egg can go, so it goes without asking.
    expect(table.pending?.what).toBe('payment');
    // Two tiles of one look are one choice; with the cost nearly paid the last one goes without asking.
    give(table, '0 sand-01');
    expect(tilesOf(table, 0)).toEqual(['sand-16']);
  });

  test('FO-10.2 Geochemist: every Fragment counts as any kind', () => {
    const spec = { tools: [], supplies: ['plaster_sack-1'], phase: 'market' as const, dinosaurs: [] };
    const tiles = ['sand-08', 'sand-15'];
    expect(withSkill('scout', spec, { tiles }).pending?.waiting).toEqual([1]);
    const table = give(withSkill('geochemist', spec, { tiles }), '0 buySupply plaster_sack-1', '0 sand-08');
    expect(table.position.state.players[0]).toMatchObject({ plaster: 3, tiles: [] });
  });

  test('FO-10.2 Mountaineer: a Climb on any side for no Energy', () => {
    const table = position({ players: [{ off: 'E', skills: ['mountaineer'] }], energy: 1 });
    give(table, '0 climb');
    expect(choiceTexts(table, 0)).toHaveLength(16);
    give(table, '0 A3');
    expect(table.position.state.turn.energy).toBe(1);
  });

  test('FO-10.2 Lecturer: 3 more VP for a partial score', () => {
    const table = withSkill('lecturer', {}, { lab: { stegosaurus: { rib: 1 } } });
    give(table, '0 scorePartial stegosaurus');
    expect(table.position.state.players[0].score).toBe(3 + 3);
  });

  test('FO-10.2 Curator: 1 VP for each Dinosaur of the collection', () => {
    expect(line(withSkill('curator', {}, { collection: ['allosaurus', 'stegosaurus'] }), 0, 'skills')).toBe(2);
  });
});

test('FO-10.2, FO-R38 skills of one player add up; of two costs the better counts', () => {
  const table = position({
    spaces: { C3: 'C.1', C2: '..' },
    players: [{ skills: ['clay_expert', 'stonebreaker', 'renown'] }],
  });
  give(table, '0 dig', '0 C3 N');
  expect(table.position.state.turn.energy).toBe(2);
  expect(line(table, 0, 'skills')).toBe(5);
});

test('FO-10.2 every skill of the box has its test here', async () => {
  const names = edition.box.skills.map(skill => skill.name.en);
  expect(names).toHaveLength(18);
  const { readFileSync } = await import('node:fs');
  const here = readFileSync(new URL(import.meta.url), 'utf8');
  expect(names.filter(name => !here.includes(` ${name}: `))).toEqual([]);
});
