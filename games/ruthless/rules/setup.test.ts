import { BadInput, choiceTexts, give, makeHeader, type Settings, seedFrom, Table } from '@bonebed/kernel';
import { describe, expect, test } from 'vitest';
import { ruthless } from '../index.ts';
import { barredBy, box, edition } from '../testing/index.ts';

function deal(seats: number, settings: Settings = {}, seed = 'setup') {
  const header = makeHeader(ruthless, edition, { seats, settings, seed: seedFrom(seed) });
  return { table: new Table(ruthless, box, header), state: dealt(seats, settings, seed) };
}

/** The state before anything is drawn. */
function dealt(seats: number, settings: Settings, seed: string) {
  const header = makeHeader(ruthless, edition, { seats, settings, seed: seedFrom(seed) });
  const rng = { words: [1, 2, 3, 4], used: 0 };
  return ruthless.setup(box, { seats, settings: header.settings, rng });
}

const who = (state: { players: readonly { paleontologist: number | null }[] }) =>
  state.players.map(({ paleontologist }) => (paleontologist === null ? '-' : box.paleontologists[paleontologist].id));

describe('setup', () => {
  test('RP-E1 Marsh starts at 3, Cope at 1, nothing is dealt', () => {
    const { table } = deal(2, { firstPlayer: 'seat1' });
    const before = table.position.state;
    expect([before.goal, before.boneDeck.length, before.eventDeck.length]).toEqual([12, 33, 71]);
    expect(before.players.map(({ bones, cards }) => bones.length + cards.length)).toEqual([0, 0]);
    give(table, '0 marsh', '1 cope');
    const after = table.position.state;
    expect(after.players.map(({ prestige }) => prestige)).toEqual([3, 1]);
    expect([after.turn, after.stage, after.active]).toEqual([1, 'field', 0]);
    expect(table.events(null).find(event => event?.type === 'drew')).toMatchObject({ seat: 0 });
  });

  test('RP-2.1 for 2, 3 or 4 players', () => {
    expect(ruthless.seats).toEqual([2, 3, 4]);
    expect(() => deal(5)).toThrow(BadInput);
    expect(() => deal(1)).toThrow(BadInput);
  });

  test('RP-2.2 RP-R4 everyone has another Paleontologist; they can be dealt, and all are told who has whom', () => {
    const random = { paleontologists: 'random' };
    for (const seed of ['a', 'b', 'c']) {
      const { table, state } = deal(4, random, seed);
      expect(new Set(who(state)).size).toBe(4);
      const told = table.events(null).filter(event => event?.type === 'paleontologist');
      expect(told).toHaveLength(4);
      expect(table.pending?.what).toBe('field');
    }
  });

  test('RP-2.2 RP-R4 as the book says they are chosen, from the first player on, never one that is taken', () => {
    const { table } = deal(3, { firstPlayer: 'seat2' });
    expect(table.events(null)).toEqual([{ type: 'began', seat: 1, goal: 10 }]);
    expect(table.pending?.waiting).toEqual([1]);
    expect(choiceTexts(table, 1)).toEqual(['marsh', 'cope', 'brown', 'sternberg']);
    give(table, '1 cope');
    expect(table.pending?.waiting).toEqual([2]);
    expect(barredBy(table, 2, 'cope')).toBe('RP-2.2');
    give(table, '2 marsh', '0 brown');
    expect(who(table.position.state)).toEqual(['brown', 'cope', 'marsh']);
  });

  test('RP-2.2 the fourth player takes the one that is left without being asked', () => {
    const { table } = deal(4, { firstPlayer: 'seat1' });
    give(table, '0 cope', '1 marsh', '2 brown');
    expect(who(table.position.state)).toEqual(['cope', 'marsh', 'brown', 'sternberg']);
    expect(table.pending?.what).toBe('field');
  });

  test('RP-2.3 Prestige starts at 1, for Marsh at 3', () => {
    const { state } = deal(4, { paleontologists: 'random' });
    for (const [seat, id] of who(state).entries()) expect(state.players[seat].prestige).toBe(id === 'marsh' ? 3 : 1);
  });

  test('RP-2.4 RP-R43 both decks are shuffled by the game’s own chance', () => {
    const orders = ['a', 'b'].map(seed => {
      const header = makeHeader(ruthless, edition, { seats: 2, seed: seedFrom(seed) });
      const { position } = new Table(ruthless, box, header);
      return JSON.stringify([position.state.boneDeck, position.state.eventDeck]);
    });
    expect(orders[0]).not.toBe(orders[1]);
    expect(deal(2, {}, 'a').table.position.state).toEqual(deal(2, {}, 'a').table.position.state);
  });

  test('RP-2.5 hands, museums, crews and the bone tray are empty', () => {
    const { state } = deal(3);
    for (const { bones, cards, crew, skeletons, fossils } of state.players) {
      expect([bones, cards, crew, skeletons, fossils]).toEqual([[], [], [], [], []]);
    }
    expect(state.boneTray).toEqual([]);
  });

  test('RP-2.6 RP-R3 the table names the first player, or chance does', () => {
    expect(deal(3, { firstPlayer: 'seat3' }).state.first).toBe(2);
    const firsts = ['a', 'b', 'c', 'd', 'e', 'f'].map(seed => deal(3, {}, seed).table.position.state.first);
    expect(new Set(firsts).size).toBeGreaterThan(1);
    expect(() => deal(2, { firstPlayer: 'seat3' })).toThrow(/settings.firstPlayer/);
  });

  test.each([
    [2, 12],
    [3, 10],
    [4, 8],
  ])('RP-2.7 with %i players the suggested goal is %i', (seats, goal) => {
    expect(deal(seats).state.goal).toBe(goal);
  });

  test('RP-2.7 RP-R34 any goal from 4 to 20 may be set', () => {
    expect(deal(4, { goal: 4 }).state.goal).toBe(4);
    expect(deal(4, { goal: 20 }).state.goal).toBe(20);
    expect(() => deal(4, { goal: 3 })).toThrow(BadInput);
    expect(() => deal(4, { goal: 21 })).toThrow(BadInput);
  });

  test('RP-2.7 a goal out of an edition’s own range is refused', () => {
    const narrow = { ...box, constants: { ...box.constants, goalRange: [6, 12] } };
    const options = { seats: 2, settings: { goal: 20 }, rng: { words: [1, 2, 3, 4], used: 0 } };
    expect(() => ruthless.setup(narrow, options)).toThrow(/settings.goal/);
  });

  test('RP-2.8 turns are numbered from 1', () => {
    expect(deal(2).state.turn).toBe(1);
  });

  test.each([2, 3, 4])('RP-2.9 with %i players all 33 Bones and all 71 cards are used', seats => {
    const { state } = deal(seats);
    expect([state.boneDeck.length, state.eventDeck.length]).toEqual([33, 71]);
  });
});
