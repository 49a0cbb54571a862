import { describe, expect, test } from 'vitest';
import {
  asked,
  choices,
  cubesOf,
  dice,
  fixtures,
  handOf,
  holotypesOf,
  museumOf,
  playerOf,
  position,
  says,
  told,
  turnOf,
  whyNot,
  workersOf,
} from '../testing/index.ts';

const piles = (table: ReturnType<typeof position>) => {
  const { expeditionDeck, expeditionDiscard } = table.position.state;
  return [expeditionDeck.length, expeditionDiscard.length];
};

describe('HT-7 Field Expeditions', () => {
  test.each([
    ['P', 2],
    ['G', 2],
    ['A', 1],
  ])('HT-7.1 %s draws %i', (worker, count) => {
    const table = position({ red: { at: 'G:lounge' }, next: 'Lance Navajo' });
    says(table, `red place ${worker} field`);
    expect(told(table).filter(type => type === 'expeditionsDrawn')).toHaveLength(count - 1);
    expect(table.position.state.expeditionDeck).toHaveLength(table.box.expeditions.length - count);
  });

  test('HT-7.2, HT-D7 one of two cards is chosen, a single one is not', () => {
    const table = position({ next: 'Lance Navajo', chance: dice('K', '1 1 1 1') });
    says(table, 'red place P field');
    expect(choices(table, 'red')).toEqual(['FE14', 'FE07']);
    says(table, 'red Lance');
    expect(cubesOf(table, 'red')).toBe('K:4');
    expect(asked(says(position({ next: 'Navajo' }), 'red place A field'))).toBe('reroll');
  });

  test('HT-7.3 the Erosion Event takes the place of dice and cubes', () => {
    const table = position({ next: 'Erosion', red: { milestones: 'fieldExpertise' } });
    says(table, 'red place A field', 'red library');
    expect(told(table)).not.toContain('explored');
    expect(cubesOf(table, 'red')).toBe('R:2');
  });

  test('HT-7.4 the icon brings a trace fossil', () => {
    const table = position({ next: 'Cloverly' });
    const before = table.position.state.traceDeck.length;
    says(table, 'red place A field');
    expect(playerOf(table, 'red').traces).toHaveLength(1);
    expect(table.position.state.traceDeck).toHaveLength(before - 1);
    expect(playerOf(says(position({ next: 'Lance' }), 'red place A field'), 'red').traces).toEqual([]);
  });

  test('HT-7.5, HT-R43 as many dice as the card shows, all in the colour of its period', () => {
    const table = position({ next: 'Morrison', chance: dice('J', '2 0 1') });
    says(table, 'red place A field');
    expect(table.events(null)).toContainEqual(
      expect.objectContaining({ type: 'explored', seat: 0, period: 1, faces: ['2', '0', '1'] }),
    );
    expect(cubesOf(table, 'red')).toBe('J:3');
  });

  test('HT-7.6, HT-D8 each symbol rerolls one die once; one may use fewer', () => {
    const table = position({ next: 'Navajo', chance: dice('J', '0 0 1 2') });
    says(table, 'red place A field');
    expect(choices(table, 'red')).toEqual(['keep', 'reroll 1 0', 'reroll 2 0', 'reroll 3 1']);
    says(table, 'red reroll 2 0', 'red keep');
    expect(cubesOf(table, 'red')).toBe('J:3');
    expect(turnOf(table)).toBe('yellow');
  });

  test('HT-7.7, HT-R11 the faces add up, and all cubes must be taken', () => {
    const table = position({ next: 'HellCreek', chance: dice('K', '3 2 1 1'), red: { cubes: 'K:1' } });
    expect(cubesOf(says(table, 'red place A field'), 'red')).toBe('K:8');
    expect(museumOf(table)).toBe('T:1 J:2 K:3');
  });

  test('HT-7.8 each Museum face takes a cube from the Museum', () => {
    const table = position({ next: 'Morrison', chance: dice('J', 'M M 0') });
    says(table, 'red place A field');
    expect(cubesOf(table, 'red')).toBe('J:2');
    expect(museumOf(table)).toBe('T:1 K:3');
  });

  test('HT-7.9, HT-14.4, HT-R11 Field Expertise gives one more, even where the dice gave nothing', () => {
    const table = position({
      next: 'Morrison',
      chance: dice('J', '0 0 0'),
      red: { milestones: 'fieldExpertise' },
    });
    says(table, 'red place A field');
    expect(cubesOf(table, 'red')).toBe('J:1');
    expect(museumOf(table)).toBe('T:1 J:2 K:3');
  });

  test('HT-7.10 all drawn cards go to the discard pile', () => {
    const table = position({ next: 'Lance HellCreek', chance: dice('K', '1 1 1 1') });
    says(table, 'red place P field', 'red Lance');
    expect(piles(table)).toEqual([23, 2]);
  });

  test('HT-7.11 after the Erosion Event was drawn all 25 are shuffled into a new deck', () => {
    const table = position({ next: 'Erosion', expeditionPile: 5 });
    says(table, 'red place A field', 'red library');
    expect(piles(table)).toEqual([25, 0]);
    expect(told(table)).toContain('expeditionsReshuffled');
  });

  test('HT-R8 behind the last card comes the shuffled discard pile', () => {
    const table = position({ next: 'Erosion', expeditionPile: 24 });
    says(table, 'red place P field');
    expect(told(table)).toEqual(['placed', 'expeditionsReshuffled', 'expeditionsDrawn']);
    expect(table.position.state.drawn).toHaveLength(2);
  });

  test('HT-R9 an empty trace fossil deck gives nothing', () => {
    const table = position({ next: 'Cloverly', traceDeck: 0 });
    says(table, 'red place A field');
    expect(playerOf(table, 'red').traces).toEqual([]);
    expect(told(table)).not.toContain('drewTraceHidden');
  });

  test('HT-R14 any die may be rerolled, whatever it shows, and the new face replaces the old', () => {
    const table = position({ next: 'Navajo', chance: dice('J', '2 2 M 0 0') });
    says(table, 'red place A field', 'red reroll 3 M', 'red reroll 1 2');
    expect(cubesOf(table, 'red')).toBe('J:2');
    expect(museumOf(table)).toBe('T:1 J:2 K:3');
  });

  test('HT-R15 drawn expedition cards are public at once', () => {
    const table = says(position({ next: 'Lance Navajo' }), 'red place P field');
    expect(table.view(1)).toMatchObject({ drawn: table.position.state.drawn });
    expect(table.view(null)).toMatchObject({ drawn: table.position.state.drawn });
  });

  test('HT-E13 Cloverly', () => {
    const table = position({ next: 'Cloverly', museum: 'K:3', chance: dice('K', '3 1 M') });
    says(table, 'red place A field');
    expect(cubesOf(table, 'red')).toBe('K:5');
    expect(museumOf(table)).toBe('K:2');
    expect(playerOf(table, 'red').traces).toHaveLength(1);
    expect(piles(table)).toEqual([24, 1]);
    expect(told(table)).not.toContain('expeditionsReshuffled');
  });

  test('HT-E14 Navajo with two rerolls', () => {
    const table = position({ next: 'Lance Navajo', museum: 'T:1 K:3', chance: dice('J', '0 1 M 0 2') });
    says(table, 'red place P field', 'red Navajo', 'red reroll 1 0', 'red reroll 1 0');
    expect(turnOf(table)).toBe('yellow');
    expect(cubesOf(table, 'red')).toBe('J:3');
    expect(museumOf(table)).toBe('T:1 K:3');
    expect(piles(table)).toEqual([23, 2]);
  });

  test('HT-E15 a Museum that is short', () => {
    const table = position({ next: 'Morrison', museum: 'J:1', chance: dice('J', 'M M 1') });
    says(table, 'red place A field');
    expect(cubesOf(table, 'red')).toBe('J:2');
    expect(museumOf(table)).toBe('');
  });

  test('HT-E49 no trace fossil is left', () => {
    const table = position({ next: 'Cloverly', traceDeck: 0, chance: dice('K', '1 1 1') });
    says(table, 'red place A field');
    expect(playerOf(table, 'red').traces).toEqual([]);
    expect(cubesOf(table, 'red')).toBe('K:3');
  });
});

describe('HT-9 the Erosion Event', () => {
  test('HT-9.1, HT-D9 the action of another location, never of Field Expeditions', () => {
    const table = position({ next: 'Erosion', red: { cubes: 'T:1' } });
    says(table, 'red place A field');
    expect(choices(table, 'red')).toEqual(['specimenLab', 'universityLibrary', 'museumCollections']);
    expect(whyNot(table, 'red field')).toBe('not offered');
    says(table, 'red museum', 'red exchange T 1 2');
    expect(cubesOf(table, 'red')).toBe('R:2');
  });

  test('HT-9.2 the worker stays, spaces do not matter, nobody is ejected', () => {
    const table = position({ next: 'Erosion', yellow: { at: 'P:library' } });
    says(table, 'red place A field', 'red library');
    expect(workersOf(table, 'red')).toContain('A:field');
    expect(workersOf(table, 'yellow')).toContain('P:library');
  });

  test('HT-9.3 the worker’s kind decides what it can do', () => {
    const red = { at: 'G:lounge', hand: 'Camptosaurus', cubes: 'J:3 R:2' };
    const assistant = says(position({ next: 'Erosion', red }), 'red place A field');
    expect(whyNot(assistant, 'red journal')).toBe('HT-9.3');
    expect(cubesOf(says(assistant, 'red library'), 'red')).toBe('J:3 R:4');
    const grad = says(position({ next: 'Erosion Lance', red }), 'red place G field', 'red Erosion');
    expect(whyNot(grad, 'red journal')).toBe('legal');
    expect(cubesOf(says(grad, 'red library'), 'red')).toBe('J:3 R:5');
  });

  test('HT-9.4 of two drawn cards exactly one is carried out', () => {
    const table = says(position({ next: 'Erosion Lance' }), 'red place P field');
    expect(choices(table, 'red')).toEqual(['FE25', 'FE14']);
    says(table, 'red Erosion', 'red library');
    expect(cubesOf(table, 'red')).toBe('R:3');
    expect(told(table)).not.toContain('explored');
  });

  test('HT-9.5 the reshuffle follows, also when the other card was chosen', () => {
    const table = position({ next: 'Erosion Lance', chance: dice('K', '1 1 1 1') });
    says(table, 'red place P field', 'red Lance');
    expect(piles(table)).toEqual([25, 0]);
  });

  test('HT-9.6 the milestones of that location apply', () => {
    const table = position({ next: 'Erosion', red: { milestones: 'libraryGrant' } });
    expect(cubesOf(says(table, 'red place A field', 'red library'), 'red')).toBe('R:3');
  });

  test('HT-R13 only an action that can be carried out; Field Expertise gives nothing', () => {
    const table = position({ next: 'Erosion Lance', red: { milestones: 'fieldExpertise' } });
    says(table, 'red place P field', 'red Erosion');
    expect(whyNot(table, 'red museum')).toBe('HT-R13');
    expect(whyNot(table, 'red journal')).toBe('HT-R13');
    expect(cubesOf(says(table, 'red library'), 'red')).toBe('R:3');
  });

  test('HT-R13 an Erosion Event can publish and end the game', () => {
    const table = position({
      next: 'Erosion Lance',
      marker: 11,
      red: { hand: 'Camptosaurus', cubes: 'J:3 R:2' },
    });
    says(table, 'red place P field', 'red Erosion', 'red journal', 'red publish Camptosaurus');
    expect(table.outcome?.reason).toBe('track');
    expect(table.game.faults(table.position)).toEqual([]);
  });

  test('HT-E18 red’s Field Assistant draws the Erosion Event', () => {
    const table = position({ next: 'Erosion', expeditionPile: 14, red: { cubes: 'T:1' } });
    says(table, 'red place A field');
    expect(piles(table)).toEqual([10, 14]);
    for (const place of ['lab', 'library', 'museum']) expect(whyNot(table, `red ${place}`)).toBe('legal');
    expect(whyNot(table, 'red journal')).toBe('HT-9.3');
    says(table, 'red library');
    expect(cubesOf(table, 'red')).toBe('T:1 R:2');
    expect(workersOf(table, 'red')).toContain('A:field');
    expect(piles(table)).toEqual([25, 0]);
  });

  test('HT-E19 red chooses Lance instead', () => {
    const table = position({ next: 'Erosion Lance', chance: dice('K', '2 1 1 1') });
    says(table, 'red place P field', 'red Lance');
    expect(cubesOf(table, 'red')).toBe('K:5');
    expect(turnOf(table)).toBe('yellow');
    expect(piles(table)).toEqual([25, 0]);
  });

  test('HT-E20 publishing from Field Expeditions', () => {
    const table = position({
      seats: 3,
      next: 'Erosion Lance',
      red: { at: 'G:lounge', hand: 'Camptosaurus', cubes: 'J:3 R:2' },
      yellow: { at: 'P:journal' },
    });
    says(table, 'red place G field', 'red Erosion', 'red journal', 'red publish Camptosaurus');
    expect(holotypesOf(table, 'red')).toBe('Camptosaurus');
    expect(handOf(table, 'red')).toBe('');
    expect(workersOf(table, 'red')).toContain('G:field');
    expect(workersOf(table, 'yellow')).toContain('P:journal');
    expect(table.position.state.marker).toBe(1);
  });

  test('HT-E21 the Erosion Event is the last card of the deck', () => {
    const table = position({ next: 'Erosion', expeditionPile: 24 });
    says(table, 'red place P field');
    expect(piles(table)).toEqual([23, 0]);
    says(table, 'red Erosion', 'red library');
    expect(piles(table)).toEqual([25, 0]);
  });
});

test('an edition with other dice plays by them', () => {
  const items = fixtures.dice.items.map(({ period }) => ({ period, faces: ['3'] as const }));
  const table = position({ components: { ...fixtures, dice: { items } }, next: 'Morrison' });
  says(table, 'red place A field');
  expect(cubesOf(table, 'red')).toBe('J:8');
  expect(museumOf(table)).toBe('T:1 J:3 K:3');
});
