import { readFileSync } from 'node:fs';
import { choiceTexts, give } from '@bonebed/kernel';
import { describe, expect, test } from 'vitest';
import { barredBy, dinosaurOf, edition, findOf, line, position, storage, tilesOf } from '../testing/index.ts';

const market = { phase: 'market' as const, dinosaurs: [], tools: [], supplies: [] };

test('FO-E58, FO-12.2, FO-R28 paying', () => {
  // Cost: amber and any.
  const spec = { ...market, supplies: ['plaster_bucket-1'], players: [{ tiles: ['clay-01', 'sand-15', 'sand-01'] }] };
  const clay = give(position(spec), '0 buySupply plaster_bucket-1');
  expect(choiceTexts(clay, 0)).toEqual(['clay-01', 'sand-15', 'sand-01']);
  give(clay, '0 clay-01');
  expect(tilesOf(clay, 0)).toEqual(['sand-15', 'sand-01']);
  const sand = give(position(spec), '0 buySupply plaster_bucket-1', '0 sand-15', '0 sand-01');
  expect(tilesOf(sand, 0)).toEqual(['clay-01']);
});

test('FO-R28 one may overpay: any tile will do until the cost is covered', () => {
  // Amber: a Sand with a footprint adds nothing, and may be laid down all the same.
  const tiles = ['sand-01', 'sand-15', 'stone-01'];
  const table = position({ ...market, tools: ['ladder-1'], players: [{ tiles }] });
  give(table, '0 buyTool ladder-1', '0 sand-15');
  expect(choiceTexts(table, 0)).toEqual(['sand-01', 'stone-01']);
  give(table, '0 stone-01');
  expect(tilesOf(table, 0)).toEqual(['sand-01']);
  expect(table.position.state.tileDiscard).toHaveLength(2);
});

test('FO-E59, FO-12.3, FO-12.4 no change is given; spent tiles go to the discard pile', () => {
  const spec = { ...market, tools: ['ladder-1'], players: [{ tiles: ['stone-01'] }] };
  const table = give(position(spec), '0 buyTool ladder-1');
  const { state, box } = table.position;
  expect(state.players[0].tiles).toEqual([]);
  expect(state.tileDiscard.map(tile => box.tiles[tile].id)).toEqual(['stone-01']);
  const sack = {
    ...market,
    supplies: ['plaster_sack-1'],
    players: [{ tiles: ['sand-01', 'clay-05'], storage: { tooth: 1 }, lab: { stegosaurus: { rib: 1 } } }],
  };
  expect(barredBy(position(sack), 0, 'buySupply plaster_sack-1')).toBe('FO-12.2');
  const geochemist = { ...sack, players: [{ ...sack.players[0], skills: ['geochemist'] }] };
  expect(barredBy(position(geochemist), 0, 'buySupply plaster_sack-1')).toBe('legal');
});

test('FO-12.1, FO-12.5, FO-R29 one card of the four shown; its place is filled from its own deck', () => {
  const spec = { ...market, tools: ['ladder-1', 'ladder-2'], supplies: ['plaster_sack-1', 'plaster_sack-2'] };
  const table = position({ ...spec, players: [{ tiles: ['sand-01', 'sand-02', 'sand-08'] }] });
  expect(choiceTexts(table, 0)).toEqual(['done', 'buyTool ladder-1', 'buyTool ladder-2', 'buySupply plaster_sack-1']);
  give(table, '0 buyTool ladder-2', '0 sand-08');
  const { state, box } = table.position;
  expect(state.tools.map(tool => (tool === null ? null : box.tools[tool].id))).toEqual(['ladder-1', 'whisk_broom-1']);
  expect(table.pending?.waiting).toEqual([1]);
});

test('FO-R30 from an empty deck a place stays empty', () => {
  const table = position({
    ...market,
    tools: ['ladder-1'],
    players: [{ tiles: ['sand-01', 'sand-02'], skills: ['regular_customer'] }],
  });
  table.situation().start.toolDeck.length = 0;
  give(table, '0 buyTool ladder-1');
  expect(table.position.state.tools).toEqual([null, null]);
});

test('FO-R30 Toolmaker draws nothing from an empty deck', () => {
  const players = [{ skills: ['toolmaker'], storage: { tooth: 1, limb: 1 } }];
  const table = position({ players, dinosaurs: ['microraptor'] });
  table.situation().start.toolDeck.length = 0;
  give(table, '0 scoreDisplay microraptor');
  expect(table.position.state.players[0].tools).toEqual([]);
});

describe('FO-12.7, FO-12.9 the Supplies', () => {
  /** Buys a card and gives the buyer. */
  function bought(supply: string, pool = 8) {
    const tiles = ['stone-03', 'stone-04', 'stone-05', 'stone-06'];
    const table = position({
      ...market,
      supplies: [supply],
      pool,
      seats: 2,
      players: [{ tiles, skills: ['regular_customer'] }],
    });
    give(table, `0 buySupply ${supply}`);
    while (table.pending?.what === 'payment') give(table, `0 ${choiceTexts(table, 0)[0]}`);
    return { table, player: table.position.state.players[0], vp: line(table, 0, 'cards') };
  }

  test('FO-12.7 Bucket of Plaster: 2 Plaster, 2 VP', () => {
    expect(bought('plaster_bucket-1')).toMatchObject({ player: { plaster: 2 }, vp: 2 });
  });
  test('FO-12.7 Sack of Plaster: 3 Plaster, 1 VP', () => {
    expect(bought('plaster_sack-1')).toMatchObject({ player: { plaster: 3 }, vp: 1 });
  });
  test('FO-12.7 Pallet of Plaster: 5 Plaster', () => {
    expect(bought('plaster_pallet-1')).toMatchObject({ player: { plaster: 5 }, vp: 0 });
  });
  test('FO-12.8 Donated Tooth: a tooth, 1 VP', () => {
    const { table, vp } = bought('donated_tooth-1');
    expect([storage(table, 0), vp]).toEqual([{ tooth: 1 }, 1]);
  });
  test('FO-12.8 Donated Limb: a limb and 1 Plaster, 1 VP', () => {
    const { table, player, vp } = bought('donated_limb-1');
    expect([storage(table, 0), player.plaster, vp]).toEqual([{ limb: 1 }, 1, 1]);
  });
  test('FO-12.8 Donated Ribs: ribs, 1 VP', () => {
    const { table, vp } = bought('donated_rib-1');
    expect([storage(table, 0), vp]).toEqual([{ rib: 1 }, 1]);
  });
  test('FO-12.8 Donated Hip: a hip', () => {
    const { table, vp } = bought('donated_hip-1');
    expect([storage(table, 0), vp]).toEqual([{ hip: 1 }, 0]);
  });
  test('FO-12.9 Museum Grant: 5 VP', () => {
    expect(bought('museum_grant-1')).toMatchObject({ player: { plaster: 0 }, vp: 5 });
  });
  test('FO-12.7 every kind of Supplies has its test here, and the 24 cards are of these kinds', () => {
    const { supplies } = edition.box;
    expect(supplies).toHaveLength(24);
    const here = readFileSync(new URL(import.meta.url), 'utf8');
    expect(supplies.filter(supply => !here.includes(` ${supply.name.en}: `))).toEqual([]);
  });
  test('FO-E49, FO-R27 a sack of Plaster empties the pool: one event, the rest from the supply', () => {
    const { table, player } = bought('plaster_sack-1', 1);
    expect([player.plaster, table.position.state.pool, table.position.state.heldEvent.length]).toEqual([3, 0, 1]);
    give(table, '0 done');
    expect([table.position.state.pool, table.position.state.events.length]).toEqual([8, 2]);
  });
});

test('FO-E61, FO-12.8, FO-R31 a bone from a card', () => {
  const tiles = ['stone-03', 'stone-04'];
  const lab = { allosaurus: { tooth: 1, limb: 1 } };
  const table = position({ ...market, supplies: ['donated_hip-1'], players: [{ tiles, lab }] });
  give(table, '0 buySupply donated_hip-1', '0 stone-03', '0 assign hip allosaurus', '0 scorePerfect allosaurus');
  const { state } = table.position;
  expect(state.boneDiscard).toEqual([1, 1, 0, 0, 0]);
  expect(state.players[0].supplies).toHaveLength(1);
  expect(state.players[0].collection).toEqual([dinosaurOf('allosaurus')]);
  const withPile = position({
    ...market,
    supplies: ['donated_hip-1'],
    boneDiscard: { hip: 1 },
    players: [{ tiles, lab }],
  });
  give(withPile, '0 buySupply donated_hip-1', '0 stone-03');
  expect(withPile.position.state.boneDiscard[findOf('hip')]).toBe(0);
  give(withPile, '0 assign hip allosaurus', '0 scorePerfect allosaurus');
  expect(withPile.position.state.boneDiscard).toEqual([1, 1, 0, 1, 0]);
});

test('FO-R31 with both at hand, the bone of a card is used first', () => {
  const table = position({
    players: [{ storage: { tooth: 1 }, donated: { tooth: 1 }, lab: { stegosaurus: { rib: 1 } } }],
  });
  give(table, '0 assign tooth stegosaurus');
  expect(table.position.state.players[0]).toMatchObject({ donated: [0, 0, 0, 0, 0], storage: [1, 0, 0, 0, 0] });
  const display = position({
    players: [{ storage: { tooth: 1, limb: 1 }, donated: { tooth: 1 } }],
    dinosaurs: ['microraptor'],
  });
  give(display, '0 scoreDisplay microraptor');
  expect(display.position.state.boneDiscard).toEqual([0, 1, 0, 0, 0]);
});
