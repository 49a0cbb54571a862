import { fastRng, type Json } from '@bonebed/kernel';
import { describe, expect, test } from 'vitest';
import { holotype } from '../index.ts';
import { choices, dice, handOf, names, newGame, personal, playerOf, position, says, whyNot } from '../testing/index.ts';

const YELLOW = 1;
const able = { hand: 'Camptosaurus', cubes: 'J:3 R:2' };

/** The players of a view. */
function playersIn(view: Json): Json {
  return typeof view === 'object' && view !== null && 'players' in view ? view.players : null;
}

describe('what a seat may see', () => {
  test('HT-H1 the open table is the same for everybody', () => {
    const table = position({
      objectives: 'GO01:red,-,-',
      marker: 4,
      museum: 'T:4',
      red: { cubes: 'T:1 R:2', at: 'A:lab', milestones: 'libraryGrant', holotypes: 'Tawa+Eggs' },
      next: 'Lance Navajo',
    });
    says(table, 'red place P field');
    const open = {
      active: 0,
      track: { marker: 4, lastSpace: 12 },
      museum: [4, 0, 0],
      locations: [{ workers: [{ seat: 0, worker: 2 }] }, { workers: [{ seat: 0, worker: 0 }] }, {}, {}, {}],
      drawn: table.position.state.drawn,
      objectives: [{ objective: 0, discs: [0, null, null] }],
      decks: { specimens: 59, expeditions: 23, traces: 11 },
      players: [
        { fossils: [1, 0, 0], research: 2, milestones: [0], holotypes: [{ specimen: 1, trace: 6 }], discs: 4 },
        {},
      ],
    };
    for (const seat of [null, 0, YELLOW]) expect(table.view(seat)).toMatchObject(open);
  });

  test('HT-15.1 of each slot the view says what it asks for and how much of that every player has', () => {
    // GO01: 2 Jurassic Theropods, 2 Jurassic Genasaurs, 3 Jurassic Sauropods.
    const table = position({
      objectives: 'GO01:-,-,-',
      red: { holotypes: 'Allosaurus Ornitholestes Torvosaurus Diplodocus' },
    });
    const slots = [
      { need: 2, have: [2, 0] },
      { need: 2, have: [0, 0] },
      { need: 3, have: [1, 0] },
    ];
    expect(table.view(YELLOW)).toMatchObject({ objectives: [{ slots }] });
  });

  test('HT-H1 dice are open', () => {
    const table = says(position({ next: 'Navajo', chance: dice('J', '0 1 M') }), 'red place A field');
    const expedition = table.box.expeditions.findIndex(({ id }) => id === 'FE07');
    expect(table.view(null)).toMatchObject({ dice: [0, 1, 5], rerollsLeft: 2, action: { expedition } });
  });

  test('HT-H2 the owner alone knows hand, trace fossils and Personal Objectives', () => {
    const table = position({ red: { hand: 'Camptosaurus', traces: 'Eggs', kept: 'PO10' } });
    const { specimens, traces, kept, discarded } = playerOf(table, 'red');
    expect(table.view(0)).toMatchObject({ players: [{ specimens, traces, kept, discarded }, {}] });
    for (const seat of [null, YELLOW]) {
      expect(table.view(seat)).toMatchObject({
        players: [{ specimens: [null], traces: [null], kept: null, discarded: [null] }, {}],
      });
    }
  });

  test('HT-H2 cards just drawn are known to the drawer alone', () => {
    const table = says(position({ next: 'Cloverly' }), 'red place A field', 'yellow place P lab', 'yellow draw');
    const { traces } = playerOf(table, 'red');
    const { specimens } = playerOf(table, 'yellow');
    expect(table.view(0)).toMatchObject({ players: [{ traces }, { specimens: [null, null, null] }] });
    expect(table.view(YELLOW)).toMatchObject({ players: [{ traces: [null] }, { specimens }] });
    expect(table.events(null)).toContainEqual({ type: 'drewTraceHidden', seat: 0 });
  });

  test('HT-H3 nobody sees order or content of a deck', () => {
    const table = position();
    const views = () => [null, 0, YELLOW].map(seat => JSON.stringify(table.view(seat)));
    const before = views();
    const { state } = table.position;
    for (const deck of [state.specimenDeck, state.expeditionDeck, state.traceDeck, state.objectiveDeck]) deck.reverse();
    state.personalDeck.reverse();
    expect(views()).toEqual(before);
  });

  test('HT-H4 the specimen pile is open, but only Archive Search takes from below', () => {
    const table = position({ pile: 'Allosaurus Tawa' });
    expect(table.view(null)).toMatchObject({ specimenDiscard: table.position.state.specimenDiscard });
    says(table, 'red place A lab', 'red take');
    expect(handOf(table, 'red')).toBe('Tawa');
  });

  test('HT-H5 a specimen taken from the pile is known to all as long as it is in the hand', () => {
    const table = position({ pile: 'Tawa', red: { hand: 'Anzu' } });
    says(table, 'red place A lab', 'red take');
    const [, tawa] = playerOf(table, 'red').specimens;
    for (const seat of [null, YELLOW])
      expect(table.view(seat)).toMatchObject({ players: [{ specimens: [null, tawa] }, {}] });
    expect(table.events(YELLOW)).toContainEqual({ type: 'tookFromPile', seat: 0, specimen: tawa });
  });

  test('HT-H6 choices are hidden until all have chosen, that of a Personal Objective to the end', () => {
    const milestones = position({ marker: 2, red: able });
    says(milestones, 'red place P journal', 'red publish Camptosaurus', 'red labExpansion');
    expect(milestones.view(YELLOW)).toMatchObject({ players: [{ milestones: [] }, {}] });
    const personals = position({ choosing: true, red: { dealt: 'PO01 PO10' } });
    says(personals, 'red PO10', `yellow ${choices(personals, 'yellow')[0]}`);
    expect(personals.view(YELLOW)).toMatchObject({ players: [{ kept: null, hasChosen: true }, {}] });
  });

  test('HT-H7 at the end hands and kept Personal Objectives are shown, discarded ones are not', () => {
    const table = position({ marker: 11, red: { ...able, kept: 'PO10' }, yellow: { hand: 'Tawa', traces: 'Eggs' } });
    says(table, 'red place P journal', 'red publish Camptosaurus');
    const { specimens, traces } = playerOf(table, 'yellow');
    expect(names(table, specimens)).toBe('Tawa');
    expect(table.view(null)).toMatchObject({
      players: [
        { kept: personal(table, 'PO10'), discarded: [null] },
        { specimens, traces, discarded: [null] },
      ],
    });
  });

  test('HT-H8 no card that a seat may not know is anywhere in its view, its options or its log', () => {
    const table = position({ red: { hand: 'Camptosaurus' }, yellow: { hand: 'Archelon' } });
    says(table, 'red place P lab', 'red draw');
    const swapped = position({ red: { hand: 'Camptosaurus' }, yellow: { hand: 'Maiasaura' } });
    says(swapped, 'red place P lab', 'red draw');
    expect(table.view(0)).toEqual(swapped.view(0));
    expect(table.choices(0)).toEqual(swapped.choices(0));
    expect(table.events(YELLOW)).toContainEqual({ type: 'drewHidden', seat: 0, count: 3 });
    expect(table.events(YELLOW).some(event => event?.type === 'drew')).toBe(false);
  });

  test('HT-E54 red holds 4 Specimens and 2 Trace Fossils', () => {
    const table = position({
      red: {
        hand: 'Camptosaurus Tawa Anzu Archelon',
        traces: 'Eggs Amber',
        cubes: 'T:1 K:2 R:3',
        milestones: 'labExpansion',
        holotypes: 'Dryosaurus',
      },
    });
    for (const seat of [null, YELLOW]) {
      expect(table.view(seat)).toMatchObject({
        players: [
          {
            specimens: [null, null, null, null],
            traces: [null, null],
            fossils: [1, 0, 2],
            research: 3,
            milestones: [5],
            holotypes: [{ specimen: 17, trace: null }],
          },
          {},
        ],
      });
    }
  });
});

describe('HT-H9 re-dealing', () => {
  const start = () =>
    position({
      seats: 3,
      pile: 'Tawa',
      red: { hand: 'Camptosaurus', traces: 'Eggs', kept: 'PO10' },
      yellow: { hand: 'Archelon Anzu Maiasaura', traces: 'Amber' },
    });

  test('HT-H9 mixes what a seat cannot see and keeps all numbers', () => {
    const table = says(start(), 'red place P library', 'yellow place P lab', 'yellow take');
    const view = table.view(0);
    const known = JSON.stringify(playerOf(table, 'red'));
    const before = [handOf(table, 'yellow'), table.position.state.expeditionDeck.join()];
    holotype.redeal(table.position, 0, fastRng('another world'));
    expect(JSON.stringify(playerOf(table, 'red'))).toBe(known);
    expect(table.view(0)).toEqual(view);
    expect(holotype.faults(table.position)).toEqual([]);
    expect([handOf(table, 'yellow'), table.position.state.expeditionDeck.join()]).not.toEqual(before);
  });

  test('HT-H9, HT-H5 a specimen that all saw go into a hand stays there', () => {
    const table = says(start(), 'red place P library', 'yellow place P lab', 'yellow take');
    for (const world of ['one', 'two', 'three']) {
      holotype.redeal(table.position, 0, fastRng(world));
      expect(handOf(table, 'yellow')).toMatch(/ Tawa$/);
    }
  });

  test('HT-H9 others’ Personal Objectives come from all that the seat does not know', () => {
    const table = start();
    const kept = new Set<number | null>();
    for (let world = 0; world < 60; world++) {
      holotype.redeal(table.position, 0, fastRng(`world ${world}`));
      kept.add(playerOf(table, 'yellow').kept);
    }
    expect(kept).not.toContain(personal(table, 'PO10'));
    expect(kept.size).toBeGreaterThan(10);
  });
});

describe('HT-R41 taking back', () => {
  test('HT-R41 freely where nothing was shown: a turn at the Library, step by step in the Museum', () => {
    const library = says(position(), 'red place P library');
    expect(library.undo(0)).toEqual({ ok: true });
    expect(whyNot(library, 'red place P library')).toBe('legal');
    const museum = position({ red: { cubes: 'T:2 J:2' } });
    says(museum, 'red place P museum', 'red trade T 1 K 3', 'red exchange J 1 1', 'red done');
    for (const length of [3, 2, 1, 0]) {
      expect(museum.undo(0)).toEqual({ ok: true });
      expect(museum.length).toBe(length);
    }
    expect(museum.undoBarrier(0)?.kind).toBe('start');
  });

  test('HT-R41 not beyond a card drawn into a hand', () => {
    const table = says(position(), 'red place P lab', 'red draw');
    expect(table.undoBarrier(0)?.kind).toBe('reveal');
    expect(table.undo(0).ok).toBe(false);
  });

  test('HT-R41 not beyond an expedition that was drawn', () => {
    expect(says(position({ next: 'Lance Navajo' }), 'red place P field').undoBarrier(0)?.kind).toBe('reveal');
  });

  test('HT-R41 not beyond dice', () => {
    const table = says(position({ next: 'Lance Navajo' }), 'red place P field', 'red Navajo');
    expect(table.undoBarrier(0)?.kind).toBe('chance');
    says(table, `red ${choices(table, 'red')[1]}`);
    expect(table.undoBarrier(0)?.kind).toBe('chance');
  });

  test('HT-R41 not beyond a card that was shown by publishing or discarding it', () => {
    const publishing = says(position({ red: able }), 'red place P journal', 'red publish Camptosaurus');
    expect(publishing.undoBarrier(0)?.kind).toBe('reveal');
    const discarding = says(position({ red: { hand: 'Tawa Anzu' } }), 'red place P lab', 'red discard', 'red Tawa');
    expect(discarding.undoBarrier(0)?.kind).toBe('reveal');
  });

  test('HT-R41 a contribution shows nothing hidden', () => {
    const table = position({ objectives: 'GO01', red: { holotypes: 'Allosaurus Ornitholestes' } });
    says(table, 'red place P journal', 'red contribute GO01 0');
    expect(table.undo(0)).toEqual({ ok: true });
    expect(playerOf(table, 'red').discs).toBe(5);
  });

  test('HT-R41 not beyond another seat’s answer', () => {
    const table = says(position(), 'red place P library', 'yellow place A lab');
    expect(table.undoBarrier(0)).toMatchObject({ kind: 'answer', seat: YELLOW });
    expect(table.undo(YELLOW)).toEqual({ ok: true });
    expect(table.undo(0)).toMatchObject({ ok: false, barrier: { kind: 'answer' } });
  });

  test('HT-R41 a secret choice can be changed until the last one is made', () => {
    const table = newGame(3);
    const [first, second] = choices(table, 'red');
    says(table, `red ${first}`, `yellow ${choices(table, 'yellow')[0]}`);
    expect(table.undo(0)).toEqual({ ok: true });
    says(table, `red ${second}`, `blue ${choices(table, 'blue')[0]}`);
    expect(table.undo(0).ok).toBe(false);
  });
});

test('a view holds no state of the generator', () => {
  expect(JSON.stringify(newGame(2).view(0))).not.toMatch(/rng|words|seen/);
  expect(playersIn(newGame(2).view(null))).toHaveLength(2);
});
