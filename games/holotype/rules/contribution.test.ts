import { describe, expect, test } from 'vitest';
import {
  choices,
  cubesOf,
  museumOf,
  playerOf,
  points,
  position,
  says,
  told,
  turnOf,
  whyNot,
} from '../testing/index.ts';

/** GO01 asks for 2 Jurassic theropods, 2 Jurassic genasaurs, 3 Jurassic sauropods. */
const theropods = 'Allosaurus Ornitholestes';
const atJournal = (situation: Parameters<typeof position>[0]) =>
  says(position({ objectives: 'GO01', ...situation }), 'red place P journal');

describe('HT-15 contributing to a Global Objective', () => {
  test('HT-15.1, HT-D11 an empty slot whose requirement is met by published cards of anybody', () => {
    const table = atJournal({ red: { holotypes: theropods } });
    expect(choices(table, 'red')).toEqual(['contribute GO01 0']);
    expect(whyNot(table, 'red contribute GO01 1')).toBe('HT-15.1');
    const together = atJournal({
      red: { holotypes: 'Allosaurus', cubes: 'R:5' },
      yellow: { holotypes: 'Ornitholestes' },
    });
    expect(whyNot(together, 'red contribute GO01 0')).toBe('legal');
    expect(whyNot(together, 'red contribute GO02 0')).toBe('not offered');
  });

  test('HT-15.2 free with own cards, 5 research with others’, however many', () => {
    const own = says(atJournal({ red: { holotypes: theropods, cubes: 'R:6' } }), 'red contribute GO01 0');
    expect(cubesOf(own, 'red')).toBe('R:6');
    const others = atJournal({ red: { cubes: 'R:6' }, yellow: { holotypes: theropods } });
    expect(cubesOf(says(others, 'red contribute GO01 0'), 'red')).toBe('R:1');
    const poor = position({ objectives: 'GO01', red: { cubes: 'R:4' }, yellow: { holotypes: theropods } });
    expect(whyNot(poor, 'red place P journal')).toBe('HT-R3');
  });

  test('HT-15.2 who cannot pay cannot contribute', () => {
    const table = atJournal({ red: { cubes: 'J:3 R:4', hand: 'Camptosaurus' }, yellow: { holotypes: theropods } });
    expect(whyNot(table, 'red contribute GO01 0')).toBe('HT-15.2');
  });

  test('HT-15.3 a disc takes the slot for the rest of the game', () => {
    const red = { holotypes: `${theropods} Stegosaurus Camptosaurus` };
    const table = atJournal({ objectives: 'GO01:yellow,-,-', red });
    expect(whyNot(table, 'red contribute GO01 0')).toBe('HT-15.3');
    says(table, 'red contribute GO01 1');
    expect(table.position.state.objectives[0].discs).toEqual([1, 0, null]);
    expect(playerOf(table, 'red').discs).toBe(4);
  });

  test('HT-15.4 one contribution a turn', () => {
    const table = atJournal({ red: { holotypes: `${theropods} Stegosaurus Camptosaurus` } });
    says(table, 'red contribute GO01 0');
    expect(turnOf(table)).toBe('yellow');
  });

  test('HT-15.5 the right-most uncovered number, not the sum', () => {
    expect(points(position({ objectives: 'GO01:red,red,-' }), 'red', 'contributions')).toBe(7);
  });

  test('HT-15.6 a card with all discs is completed; as many as players end the game', () => {
    const red = { holotypes: 'Apatosaurus Diplodocus Barosaurus' };
    const one = says(atJournal({ objectives: 'GO01:yellow,yellow,- GO02', red }), 'red contribute GO01 2');
    expect(told(one)).toContain('objectiveCompleted');
    expect(one.outcome).toBeNull();
    const two = atJournal({ objectives: 'GO01:yellow,yellow,- GO02:red,red,red', red });
    expect(says(two, 'red contribute GO01 2').outcome?.reason).toBe('objectives');
  });

  test('HT-15.7, HT-R29 referenced cards stay, and can be referenced again by anybody', () => {
    const table = atJournal({
      objectives: 'GO01 GO02',
      red: { holotypes: 'Allosaurus Anzu' },
      yellow: { cubes: 'R:5' },
    });
    says(table, 'red contribute GO02 2');
    expect(playerOf(table, 'red').holotypes).toHaveLength(2);
    const again = atJournal({
      objectives: 'GO01 GO02:-,-,yellow',
      red: { holotypes: `${theropods} Stegosaurus+Tracks` },
    });
    expect(choices(again, 'red')).toEqual(['contribute GO01 0', 'contribute GO02 1']);
  });

  test('HT-R28 the program takes own cards if they suffice', () => {
    const table = atJournal({ red: { holotypes: theropods, cubes: 'R:5' }, yellow: { holotypes: 'Tawa' } });
    expect(cubesOf(says(table, 'red contribute GO01 0'), 'red')).toBe('R:5');
  });

  test('HT-R29 the owner of a referenced card gains nothing', () => {
    const table = atJournal({ red: { cubes: 'R:5' }, yellow: { holotypes: theropods, cubes: 'R:1' } });
    says(table, 'red contribute GO01 0');
    expect(cubesOf(table, 'yellow')).toBe('R:1');
    expect(points(table, 'yellow', 'contributions')).toBe(0);
  });

  test('HT-R12 the 5 research go to the supply', () => {
    const table = atJournal({ red: { cubes: 'R:5' }, yellow: { holotypes: theropods } });
    says(table, 'red contribute GO01 0');
    expect(museumOf(table)).toBe('T:1 J:2 K:3');
  });

  test('HT-R30 of two slots that are met one is chosen, the other stays open for anybody', () => {
    const red = { holotypes: `${theropods} Stegosaurus Camptosaurus` };
    const table = atJournal({ red, yellow: { cubes: 'R:5' } });
    expect(choices(table, 'red')).toEqual(['contribute GO01 0', 'contribute GO01 1']);
    says(table, 'red contribute GO01 1', 'yellow place P journal', 'yellow contribute GO01 0');
    expect(table.position.state.objectives[0].discs).toEqual([1, 0, null]);
  });

  test('HT-R30 a player may fill several slots of one card', () => {
    const red = { holotypes: `${theropods} Stegosaurus Camptosaurus` };
    const table = atJournal({ objectives: 'GO01:red,-,-', red });
    says(table, 'red contribute GO01 1');
    expect(table.position.state.objectives[0].discs).toEqual([0, 0, null]);
  });

  test('HT-R31, HT-1.10 an omnivore counts for a carnivore line and for a herbivore line', () => {
    const table = atJournal({ objectives: 'GO02', red: { holotypes: 'Anzu' } });
    expect(whyNot(table, 'red contribute GO02 2')).toBe('legal');
  });

  test('HT-R31 each card counts once for a line', () => {
    const able = { hand: 'Camptosaurus', cubes: 'J:3 R:2' };
    const one = atJournal({ objectives: 'GO03', red: { ...able, holotypes: 'Anzu+Tracks' } });
    expect(whyNot(one, 'red contribute GO03 0')).toBe('HT-15.1');
    const two = atJournal({ objectives: 'GO03', red: { ...able, holotypes: 'Anzu+Tracks Tawa+Eggs' } });
    expect(whyNot(two, 'red contribute GO03 0')).toBe('legal');
  });

  test('HT-R34 a trace requirement asks only for the kind', () => {
    const table = atJournal({ objectives: 'GO02', red: { holotypes: 'Anzu Stegosaurus+Tracks' } });
    expect(whyNot(table, 'red contribute GO02 1')).toBe('legal');
    const eggs = atJournal({ objectives: 'GO02', red: { holotypes: 'Anzu Stegosaurus+Eggs' } });
    expect(whyNot(eggs, 'red contribute GO02 1')).toBe('HT-15.1');
  });

  test('HT-R35 cards in hand never count', () => {
    const table = position({ objectives: 'GO01', red: { holotypes: 'Allosaurus', hand: 'Ornitholestes' } });
    expect(whyNot(table, 'red place P journal')).toBe('HT-R3');
  });

  test('HT-R33 completed cards stay and no new ones come', () => {
    const red = { holotypes: 'Apatosaurus Diplodocus Barosaurus' };
    const table = atJournal({ objectives: 'GO01:yellow,yellow,- GO02 GO03', red });
    const { objectiveDeck, personalDeck } = table.position.state;
    const left = [objectiveDeck.length, personalDeck.length];
    says(table, 'red contribute GO01 2');
    expect(table.position.state.objectives).toHaveLength(3);
    expect([table.position.state.objectiveDeck.length, table.position.state.personalDeck.length]).toEqual(left);
  });

  test('HT-17.2, HT-17.3 the game ends at once when as many cards are completed as there are players', () => {
    const red = { holotypes: 'Apatosaurus Diplodocus Barosaurus' };
    const three = atJournal({ seats: 3, objectives: 'GO01:yellow,blue,- GO02:red,red,red GO03', red });
    expect(says(three, 'red contribute GO01 2').outcome).toBeNull();
    const two = atJournal({ objectives: 'GO01:yellow,yellow,- GO02:red,red,red', red });
    says(two, 'red contribute GO01 2');
    expect(two.pending).toBeNull();
  });

  test('HT-E29 with own cards', () => {
    const table = says(atJournal({ red: { holotypes: theropods } }), 'red contribute GO01 0');
    expect(table.position.state.objectives[0].discs[0]).toBe(0);
    expect(cubesOf(table, 'red')).toBe('');
    expect(playerOf(table, 'red').discs).toBe(4);
    expect(points(table, 'red', 'contributions')).toBe(3);
  });

  test('HT-E30 with a card of yellow', () => {
    const yellow = { holotypes: 'Ornitholestes' };
    const table = atJournal({ red: { holotypes: 'Allosaurus', cubes: 'R:6' }, yellow });
    says(table, 'red contribute GO01 0');
    expect([cubesOf(table, 'red'), cubesOf(table, 'yellow')]).toEqual(['R:1', '']);
    const red = { holotypes: 'Allosaurus', cubes: 'J:3 R:4', hand: 'Camptosaurus' };
    expect(whyNot(atJournal({ red, yellow }), 'red contribute GO01 0')).toBe('HT-15.2');
  });

  test('HT-E31 three slots, one after the other', () => {
    const table = atJournal({
      objectives: 'GO01 GO02 GO03',
      red: { holotypes: `${theropods} Stegosaurus Apatosaurus Diplodocus Barosaurus` },
      yellow: { holotypes: 'Camptosaurus', cubes: 'R:5' },
    });
    says(table, 'red contribute GO01 0', 'yellow place P journal');
    expect(whyNot(table, 'yellow contribute GO01 0')).toBe('HT-15.3');
    says(table, 'yellow contribute GO01 1');
    expect(cubesOf(table, 'yellow')).toBe('');
    says(table, 'red place P journal', 'red contribute GO01 2');
    expect(table.position.state.objectives[0].discs).toEqual([0, 1, 0]);
    expect(told(table)).toContain('objectiveCompleted');
    expect(table.outcome).toBeNull();
  });

  test('HT-E32, HT-R36 the last disc ends the game and counts', () => {
    const table = atJournal({
      objectives: 'GO01:red,yellow,red GO02:yellow,yellow,- GO03',
      red: { holotypes: 'Allosaurus Stegosaurus' },
    });
    says(table, 'red contribute GO02 2');
    expect(table.outcome?.reason).toBe('objectives');
    expect(points(table, 'red', 'contributions')).toBe(12);
  });

  test('HT-E46, HT-R32 without a disc no contribution, but publishing goes on', () => {
    const table = atJournal({
      objectives: 'GO01:-,red,red GO02:red,red,red',
      red: { holotypes: theropods, hand: 'Camptosaurus', cubes: 'J:3 R:2' },
    });
    expect(points(table, 'red', 'contributions')).toBe(25);
    expect(whyNot(table, 'red contribute GO01 0')).toBe('HT-R32');
    expect(choices(table, 'red')).toEqual(['publish SP17']);
  });
});
