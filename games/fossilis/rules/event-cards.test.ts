import { readFileSync } from 'node:fs';
import { choiceTexts, give } from '@bonebed/kernel';
import { describe, expect, test } from 'vitest';
import { fossilis } from '../index.ts';
import {
  barredBy,
  dinosaurOf,
  edition,
  off,
  type PositionSpec,
  pawnAt,
  position,
  space,
  storage,
  tilesOf,
  toolOf,
} from '../testing/index.ts';

/** The moment an Event is revealed after seat `active`'s turn. */
const event = (heldEvent: string, spec: PositionSpec = {}) => position({ heldEvent, phase: 'event', pool: 0, ...spec });

const plaster = (table: ReturnType<typeof position>): number[] =>
  table.position.state.players.map(player => player.plaster);
const scores = (table: ReturnType<typeof position>): number[] =>
  table.position.state.players.map(player => player.score);

describe('the pool', () => {
  test('FO-E48, FO-15.1, FO-15.2, FO-15.3, FO-15.5, FO-R26 the pool runs out', () => {
    const table = position({ seats: 3, pool: 1, events: ['press_day', 'museum_gala', 'damp_stores'] });
    give(table, '0 plaster');
    expect(table.position.state).toMatchObject({ pool: 0, ranOut: true });
    expect(table.position.state.heldEvent).toHaveLength(1);
    give(table, '0 plaster');
    expect(plaster(table)[0]).toBe(2);
    expect(scores(table)).toEqual([0, 0, 0]);
    give(table, '0 done');
    expect(scores(table)).toEqual([3, 1, 1]);
    expect(table.position.state).toMatchObject({ pool: 12, ranOut: false });
    expect(table.position.state.events).toHaveLength(2);
  });

  const endless = { pool: 0, energy: 50, events: [], lastRound: 3, settings: { endless_plaster: true } };

  test('FO-R25, FO-19.7 with endless Plaster the supply never runs dry', () => {
    const table = position(endless);
    give(table, ...new Array<string>(50).fill('0 plaster'));
    expect(table.position.state.players[0].plaster).toBe(50);
    expect(fossilis.view(table.position, 0)).toMatchObject({ plaster: { supply: null } });
  });

  test('FO-R25 the 40 Plaster of the box are all there is: without any, none is gained', () => {
    const table = position({ ...endless, settings: {}, players: [{ plaster: 1 }, { plaster: 38 }] });
    expect(fossilis.view(table.position, 0)).toMatchObject({ plaster: { supply: 1 } });
    give(table, '0 plaster');
    expect(barredBy(table, 0, 'plaster')).toBe('FO-R25');
    expect(plaster(table)).toEqual([2, 38]);
  });

  test('FO-R25 a delivery and the refill go as far as the supply does', () => {
    const table = event('plaster_delivery', { players: [{ plaster: 18 }, { plaster: 17 }] });
    // Five are left: three for the active player, two for the other, none for the pool: it has run out at once.
    expect(plaster(table)).toEqual([21, 19]);
    expect(table.position.state).toMatchObject({ pool: 0, active: 1, ranOut: true });
    expect(table.position.state.heldEvent).toHaveLength(1);
  });

  test('FO-R27 the pool cannot run out twice in a turn', () => {
    const table = position({ pool: 2, energy: 9 });
    give(table, '0 plaster', '0 plaster', '0 plaster', '0 plaster');
    expect(table.position.state.heldEvent).toHaveLength(1);
    expect(table.position.state.events).toHaveLength(2);
  });

  test('FO-15.6, FO-R47 the fourth pool brings no event and no refill; Plaster comes from the supply', () => {
    const table = position({ pool: 1, events: [] });
    give(table, '0 plaster', '0 plaster', '0 done', '1 plaster');
    expect(plaster(table)).toEqual([2, 1]);
    expect(table.position.state).toMatchObject({ pool: 0, lastRound: 2 });
  });
});

describe('FO-15.3 the Events', () => {
  test('FO-15.3 Press Day: 3 VP for the active player, 1 for the others', () => {
    expect(scores(event('press_day', { seats: 4, active: 2 }))).toEqual([1, 1, 3, 1]);
  });

  test('FO-E50, FO-15.4 Plaster Delivery: 3 Plaster, 2 for the others, from the supply', () => {
    const table = event('plaster_delivery', { seats: 4, active: 2 });
    expect(plaster(table)).toEqual([2, 2, 3, 2]);
    expect(table.position.state.pool).toBe(16);
  });

  test('FO-E55, FO-R39 Sandstorm: each must place a Sand tile, the active player first; without Sand one is skipped', () => {
    const spaces = { A1: 'S.1', B1: 'SS', C1: '..' };
    const table = event('sandstorm', { seats: 3, active: 1, spaces, discard: ['sand-01', 'sand-08', 'C'] });
    expect(table.pending).toMatchObject({ what: 'sandTile', waiting: [1] });
    expect(barredBy(table, 1, 'clay-01')).toBe('FO-5.9');
    give(table, '1 sand-01');
    expect(barredBy(table, 1, 'B1')).toBe('FO-5.6');
    expect(barredBy(table, 1, 'A1')).toBe('FO-R18');
    expect(choiceTexts(table, 1)).toHaveLength(23);
    give(table, '1 C1');
    expect(table.pending).toMatchObject({ what: 'sandSpace', waiting: [2] });
    give(table, '2 E5');
    expect([space(table, 'C1'), space(table, 'E5')[1]]).toEqual(['S.', 'S']);
    expect(table.events(null).some(told => told?.type === 'skipped' && told.seat === 0)).toBe(true);
    expect(table.position.state.pool).toBe(12);
    expect(table.pending?.waiting).toEqual([2]);
  });

  test('FO-E57, FO-R40 Tremor: the active player may slide any uncovered tile and keeps what falls', () => {
    const spaces = { C1: 'S.2', B2: 'S.', B3: 'X.', D4: 'S.', D5: 'SS' };
    const table = event('tremor', { spaces });
    expect(choiceTexts(table, 0)).toContain('pass');
    expect(barredBy(table, 0, 'B2 S')).toBe('FO-6.7');
    expect(barredBy(table, 0, 'D4 S')).toBe('FO-6.10');
    give(table, '0 C1 N');
    expect([space(table, 'C1'), off(table, 1), tilesOf(table, 0).length]).toEqual(['..', 'N', 1]);
    const passed = give(event('tremor', { spaces }), '0 pass');
    expect(space(passed, 'C1')).toBe('S.2');
  });

  test('FO-E51, FO-R14 Flash Flood: pawns on the border go off on their side', () => {
    const table = event('flash_flood', { seats: 3, spaces: { A1: 'S.1', C1: 'S.2', C3: 'S.3' } });
    expect(choiceTexts(table, 0)).toEqual(['N', 'W']);
    give(table, '0 W');
    expect([off(table, 0), off(table, 1), pawnAt(table, 2)]).toEqual(['W', 'N', 'C3']);
    expect(['A1', 'C1', 'C3'].map(cell => space(table, cell))).toEqual(['S.', 'S.', 'S.3']);
  });

  test('FO-E56 Museum Gala: 1 VP per Dinosaur in the collection, at most 4', () => {
    const six = ['allosaurus', 'stegosaurus', 'diplodocus', 'velociraptor', 'lystrosaurus', 'cynognathus'];
    const table = event('museum_gala', {
      seats: 3,
      players: [{}, { collection: ['triceratops', 'coelophysis', 'microraptor'] }, { collection: six }],
    });
    expect(scores(table)).toEqual([0, 3, 4]);
  });

  test('FO-15.3, FO-R39 Market Day: new cards, the old ones under their decks, left one first; a Sand tile for the active player', () => {
    const table = event('market_day', {
      tools: ['ladder-1', 'ladder-2'],
      supplies: ['plaster_sack-1', 'plaster_sack-2'],
      discard: ['sand-01', 'X'],
    });
    const { state } = table.position;
    expect(state.toolDeck.slice(0, 2)).toEqual([toolOf('ladder-2'), toolOf('ladder-1')]);
    expect(state.tools).toEqual([toolOf('whisk_broom-1'), toolOf('whisk_broom-2')]);
    expect(state.supplies).toHaveLength(2);
    expect(choiceTexts(table, 0)).toEqual(['pass', 'sand-01']);
    expect(barredBy(table, 0, 'stone-01')).toBe('FO-5.9');
    give(table, '0 sand-01');
    expect(tilesOf(table, 0)).toEqual(['sand-01']);
  });

  test('FO-15.3 New Exhibits: the display goes under its deck, four new ones are shown', () => {
    const shown = ['triceratops', 'ankylosaurus', 'mosasaurus', 'microraptor'];
    const { state } = event('new_exhibits', { dinosaurs: shown }).position;
    expect(state.dinosaurDeck.slice(0, 4)).toEqual(shown.map(dinosaurOf).reverse());
    expect(state.dinosaurs).toHaveLength(4);
    for (const id of shown) expect(state.dinosaurs).not.toContain(dinosaurOf(id));
  });

  test('FO-E56 Damp Stores: each keeps at most 4 Plaster', () => {
    const table = event('damp_stores', { seats: 3, players: [{ plaster: 7 }, { plaster: 4 }, {}] });
    expect(plaster(table)).toEqual([4, 4, 0]);
    expect(table.position.state.pool).toBe(12);
  });

  test('FO-R39 Night Dig: each may extract once, with their skills, for Plaster', () => {
    const spaces = { C3: 'S.1', D3: '..', E2: 'S.2' };
    const players = [{ plaster: 1 }, { plaster: 2, skills: ['steady_hand'] }];
    const table = event('night_dig', { active: 1, spaces, pits: { D3: 'tooth hip' }, players });
    expect(table.pending?.waiting).toEqual([1]);
    expect(choiceTexts(table, 1)).toEqual(['pass', 'D3 tooth']);
    expect(barredBy(table, 1, 'D3 hip')).toBe('FO-8.2');
    give(table, '1 D3 tooth');
    expect(storage(table, 1)).toEqual({ tooth: 1 });
    // Seat 0 can pay for nothing: it passes without being asked.
    expect(table.pending).toMatchObject({ what: 'act', waiting: [0] });
  });

  test('FO-15.3 every Event of the box has its test here', () => {
    const names = edition.box.events.map(card => card.name.en);
    expect(names).toHaveLength(10);
    const here = readFileSync(new URL(import.meta.url), 'utf8');
    expect(names.filter(name => !here.includes(` ${name}: `))).toEqual([]);
  });
});
