import { fastRng, give, type Json, type Table } from '@bonebed/kernel';
import { describe, expect, test } from 'vitest';
import { fossilis } from '../index.ts';
import { cellOf, edition, eventOf, findOf, position, toolOf } from '../testing/index.ts';
import { clone, type Fossilis } from './state.ts';
import { redeal } from './view.ts';

const { box } = edition;

/** One space of what a seat sees. */
function seen(table: Table<Fossilis>, seat: number | null, cell: string): Json {
  const view = table.view(seat);
  if (typeof view !== 'object' || view === null || !('site' in view) || !Array.isArray(view.site))
    throw new Error('no site');
  return view.site[cellOf(cell)];
}

const closed = {
  spaces: { C3: 'S.1', D3: 'S.', B3: '..' },
  pits: { D3: 'tooth hammer', B3: 'hip', A1: 'skull skull' },
};

describe('what a seat sees', () => {
  test('FO-H1, FO-H5 the finds of a pit never seen are null: not even their number is told', () => {
    const table = position(closed);
    for (const seat of [0, 1, null]) {
      expect(seen(table, seat, 'A1')).toMatchObject({ pit: 'unknown', finds: null });
      expect(seen(table, seat, 'D3')).toMatchObject({ pit: 'unknown', finds: null });
    }
  });

  test('FO-R21 everybody sees the finds of an open pit', () => {
    for (const seat of [0, 1, null]) {
      expect(seen(position(closed), seat, 'B3')).toMatchObject({ pit: 'open', finds: [findOf('hip')] });
    }
  });

  test('FO-R21, FO-H6 a pit covered again is shown as it was last seen', () => {
    const table = give(position({ ...closed, discard: ['S'] }), '0 sand', '0 B3');
    expect(seen(table, 1, 'B3')).toMatchObject({ pit: 'lastSeen', finds: [findOf('hip')] });
  });

  test('FO-19.4, FO-R21 under pure memory the table does not remind', () => {
    const table = give(position({ ...closed, discard: ['S'], settings: { pure_memory: true } }), '0 sand', '0 B3');
    expect(seen(table, 1, 'B3')).toMatchObject({ pit: 'unknown', finds: null });
  });

  test('FO-H2 what the Ground Radar shows is for its user alone, until the pit opens', () => {
    const table = position({ ...closed, players: [{ tools: ['ground_radar-1'] }] });
    give(table, '0 use ground_radar-1', '0 D3');
    expect(seen(table, 0, 'D3')).toMatchObject({ pit: 'unknown', finds: null });
    give(table, '0 done');
    expect(seen(table, 0, 'D3')).toMatchObject({ pit: 'peeked', finds: [findOf('tooth'), findOf('hammer')] });
    for (const seat of [1, null]) expect(seen(table, seat, 'D3')).toMatchObject({ pit: 'unknown', finds: null });
    give(table, '0 dig', '0 D3 W');
    expect(seen(table, 1, 'D3')).toMatchObject({ pit: 'open' });
  });

  test('FO-H3 a held Event is hidden from its holder too', () => {
    const table = give(position({ pool: 1, events: ['tremor', 'press_day'] }), '0 plaster');
    for (const seat of [0, 1]) {
      expect(table.view(seat)).toMatchObject({ events: { left: 1, heldBy: 0, past: [] } });
      expect(JSON.stringify(table.events(seat))).not.toContain('eventRevealed');
    }
  });

  test('FO-H4, FO-R4 tiles of both layers, also covered ones, are public', () => {
    const table = position({ spaces: { C3: 'XS1' } });
    const { bottom, top } = table.position.state.site;
    expect(seen(table, 1, 'C3')).toMatchObject({ bottom: bottom[cellOf('C3')], top: top[cellOf('C3')], pawn: 0 });
  });

  test('FO-H4, FO-R44 collections, cards bought and everything in front of the players are public', () => {
    const player = {
      collection: ['allosaurus'],
      spentTools: ['ladder-1'],
      supplies: ['museum_grant-1'],
      plaster: 3,
      score: 8,
    };
    expect(position({ players: [player] }).view(1)).toMatchObject({
      players: [
        {
          collection: [expect.any(Number)],
          spentTools: [toolOf('ladder-1')],
          supplies: [expect.any(Number)],
          plaster: 3,
          score: 8,
        },
        {},
      ],
    });
  });

  test('FO-4.2 what actions cost the active player is in the view, with their Skills', () => {
    const { climbEnergy } = box.constants;
    expect(position().view(null)).toMatchObject({
      energyPerTurn: box.preview.energyPerTurn,
      costs: { climb: climbEnergy, extract: box.preview.extractionEnergy, dig: [1, 3] },
    });
    const skilled = position({ players: [{ skills: ['mountaineer', 'stonebreaker'] }] }).view(1);
    expect(skilled).toMatchObject({ costs: { climb: expect.any(Number), dig: [1, 2] } });
    expect(skilled).not.toMatchObject({ costs: { climb: climbEnergy } });
  });

  test('FO-H5 decks are their lengths, and the seed is not in the view', () => {
    const table = position();
    expect(table.view(0)).toMatchObject({
      dinosaurDeck: { count: 29, known: [] },
      toolDeck: { count: 19, known: [] },
    });
    expect(Object.keys(Object(table.view(0)))).not.toContain('rng');
  });

  test('FO-H8 what went under a deck in the open is known', () => {
    const table = position({ heldEvent: 'market_day', phase: 'event', tools: ['ladder-1', 'ladder-2'] });
    expect(table.view(1)).toMatchObject({ toolDeck: { known: [toolOf('ladder-2'), toolOf('ladder-1')] } });
  });
});

describe('FO-H8 re-dealing', () => {
  /** The position re-dealt for a seat. */
  function redealt(table: Table<Fossilis>, seat: number | null, label = 'x') {
    const state = clone(table.position.state);
    redeal({ state, box }, seat, fastRng(label));
    return state;
  }
  const pit = (finds: readonly number[], cell: string): number[] =>
    finds.slice(cellOf(cell) * box.finds.length, (cellOf(cell) + 1) * box.finds.length);

  test('FO-H8 pits seen stay as they are, the others change, by the rule of the set-up', () => {
    const table = position(closed);
    const before = table.position.state.finds;
    const after = redealt(table, 0).finds;
    expect(pit(after, 'B3')).toEqual(pit(before, 'B3'));
    expect(after).not.toEqual(before);
    const inPit = (cell: number) => after.slice(cell * 6, cell * 6 + 6).reduce((a, b) => a + b);
    expect(Math.max(...box.ground.cells.map(inPit))).toBeLessThanOrEqual(5);
    expect(fossilis.faults({ state: redealt(table, 0), box })).toEqual([]);
  });

  test('FO-H8 what one seat has peeked at stays for it, not for the others', () => {
    const table = position({ ...closed, players: [{ tools: ['ground_radar-1'] }] });
    give(table, '0 use ground_radar-1', '0 D3', '0 done');
    const labels = ['a', 'b', 'c', 'd', 'e', 'f'];
    const worlds = (seat: number) => new Set(labels.map(label => pit(redealt(table, seat, label).finds, 'D3').join()));
    expect([...worlds(0)]).toEqual(['1,0,0,0,0,1']);
    expect(worlds(1).size).toBeGreaterThan(1);
  });

  test('FO-H8 decks are shuffled, but not what lies under them in the open', () => {
    const table = position({ heldEvent: 'market_day', phase: 'event', tools: ['ladder-1', 'ladder-2'] });
    const { toolDeck } = redealt(table, 0);
    expect(toolDeck.slice(0, 2)).toEqual([toolOf('ladder-2'), toolOf('ladder-1')]);
    expect(toolDeck).not.toEqual(table.position.state.toolDeck);
    expect(toolDeck.slice().sort()).toEqual(table.position.state.toolDeck.slice().sort());
  });

  test('FO-H8 the held Event and those face down are any of those not yet revealed', () => {
    const table = give(position({ pool: 1, events: ['tremor', 'press_day'] }), '0 plaster');
    const held = new Set(Array.from({ length: 60 }, (_, n) => redealt(table, 0, `${n}`).heldEvent[0]));
    expect(held.size).toBe(10);
  });

  test('FO-H8, FO-19.4 pits seen once stay, also under pure memory; even pits stay even', () => {
    const table = position({ ...closed, discard: ['S'], settings: { pure_memory: true } });
    give(table, '0 sand', '0 B3');
    expect(pit(redealt(table, 1).finds, 'B3')).toEqual(pit(table.position.state.finds, 'B3'));
    const even = fossilis.setup(box, { seats: 2, settings: { even_pits: true }, rng: fastRng('even') });
    redeal({ state: even, box }, 0, fastRng('again'));
    const counts = box.ground.cells.map(cell => even.finds.slice(cell * 6, cell * 6 + 6).reduce((a, b) => a + b));
    expect(counts.filter(count => count === 3)).toHaveLength(4);
    expect(counts.filter(count => count === 2)).toHaveLength(21);
  });
});

test('FO-H7 the finds not yet seen are countable: the view shows all that were seen', () => {
  const table = position({ ...closed, players: [{ storage: { rib: 2 } }], boneDiscard: { limb: 1 } });
  expect(table.view(1)).toMatchObject({ boneDiscard: [0, 1, 0, 0, 0], players: [{ storage: [0, 0, 2, 0, 0] }, {}] });
});

describe('FO-R45 undo', () => {
  test('FO-R45 a move can be taken back, and a dig onto known ground', () => {
    const table = give(position({ spaces: { C3: 'S.1', D3: 'SS' } }), '0 move', '0 C1');
    expect(table.undo(0).ok).toBe(true);
    give(table, '0 C2');
    expect(table.undoBarrier(0)).toBeNull();
    const onTop = give(position({ spaces: { C3: 'S.1', D3: 'SS', D2: 'S.' } }), '0 dig', '0 D3 N');
    expect(onTop.undo(0).ok).toBe(true);
  });

  test('FO-R45 never past a pit never opened before, a card drawn, or a look with the Ground Radar', () => {
    const opened = give(position(closed), '0 dig', '0 D3 E');
    expect(opened.undo(0)).toMatchObject({ ok: false, barrier: { kind: 'reveal' } });
    const drawn = position({ players: [{ storage: { tooth: 1, limb: 1 } }], dinosaurs: ['microraptor'] });
    give(drawn, '0 scoreDisplay microraptor');
    expect(drawn.undo(0)).toMatchObject({ ok: false, barrier: { kind: 'reveal' } });
    const looked = position({ ...closed, players: [{ tools: ['ground_radar-1'] }] });
    give(looked, '0 use ground_radar-1', '0 D3', '0 done');
    expect(looked.undo(0)).toMatchObject({ ok: false, barrier: { kind: 'reveal' } });
  });
});

test('FO-2.7 faults are found: a lost tile, a pawn in the air, a find too many, a card twice', () => {
  const broken = (change: (state: Fossilis['state']) => void): string[] => {
    const state = clone(position(closed).position.state);
    change(state);
    return fossilis.faults({ state, box }).map(fault => fault.path.split('.')[0]);
  };
  expect(broken(() => {})).toEqual([]);
  expect(
    broken(state => {
      state.tileDiscard.push(state.tileDiscard[0] ?? 0);
    }),
  ).toEqual(['tiles']);
  expect(
    broken(state => {
      state.site.pawns[0] = cellOf('B3');
    }),
  ).toEqual(['site']);
  expect(
    broken(state => {
      state.site.pawns[1] = cellOf('C3');
      state.site.sides[1] = 0;
    }),
  ).toEqual(['site']);
  expect(
    broken(state => {
      state.site.sides[1] = 0;
    }),
  ).toEqual(['site']);
  expect(
    broken(state => {
      state.finds[0] += 1;
    }),
  ).toEqual(['finds']);
  expect(
    broken(state => {
      state.boneDiscard[2] += 1;
    }),
  ).toEqual(['finds']);
  expect(
    broken(state => {
      state.events[0] = eventOf('tremor');
    }),
  ).toEqual(['events', 'events']);
  expect(
    broken(state => {
      state.toolDeck.pop();
    }),
  ).toEqual(['tools']);
  expect(
    broken(state => {
      state.pool = 9;
    }),
  ).toEqual(['pool']);
  expect(
    broken(state => {
      state.turn.energy = -1;
    }),
  ).toEqual(['turn']);
  expect(
    broken(state => {
      state.players[0].plaster = -1;
    }),
  ).toEqual(['players']);
  expect(
    broken(state => {
      state.seen[cellOf('B3')] = 0;
    }),
  ).toEqual(['seen']);
});
