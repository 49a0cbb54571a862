import { describe, expect, test } from 'vitest';
import { asked, choices, cubesOf, fixtures, museumOf, position, says, told, turnOf, whyNot } from '../testing/index.ts';

const atMuseum = (cubes: string, situation: Parameters<typeof position>[0] = {}, worker = 'P') => {
  const table = position({ red: { at: 'G:lounge', cubes }, ...situation });
  return says(table, `red place ${worker} museum`);
};
const offered = (table: ReturnType<typeof position>, kind: string) =>
  choices(table, 'red').filter(text => text.startsWith(kind));

describe('HT-16 Museum Collections', () => {
  test.each(['P', 'G'])('HT-16.1, HT-D12 %s trades and exchanges', worker => {
    const table = atMuseum('T:2 J:2', {}, worker);
    says(table, 'red trade T 1 J 2', 'red exchange T 1 2', 'red trade J 2 K 3', 'red done');
    expect(cubesOf(table, 'red')).toBe('J:2 K:3 R:2');
  });

  test('HT-16.1, HT-R25 a Field Assistant keeps to the kind it began with, any number of times', () => {
    const table = says(atMuseum('T:3', {}, 'A'), 'red exchange T 1 2');
    expect(whyNot(table, 'red trade T 1 J 2')).toBe('HT-16.1');
    says(table, 'red exchange T 1 2', 'red done');
    expect(cubesOf(table, 'red')).toBe('T:1 R:4');
    const trading = says(atMuseum('T:3', {}, 'A'), 'red trade T 1 J 1');
    expect(whyNot(trading, 'red exchange T 1 2')).toBe('HT-16.1');
    expect(whyNot(trading, 'red trade T 1 J 1')).toBe('legal');
  });

  test('HT-16.2 the rates of trade, with the Museum only', () => {
    const table = atMuseum('T:1 J:2 K:3', { museum: 'T:9 J:9 K:9' });
    expect(offered(table, 'trade')).toEqual([
      'trade triassic 1 jurassic 2',
      'trade triassic 1 jurassic 1',
      'trade triassic 1 cretaceous 3',
      'trade triassic 1 cretaceous 2',
      'trade triassic 1 cretaceous 1',
      'trade jurassic 2 triassic 1',
      'trade jurassic 2 cretaceous 3',
      'trade jurassic 2 cretaceous 2',
      'trade jurassic 2 cretaceous 1',
      'trade cretaceous 3 triassic 1',
      'trade cretaceous 3 jurassic 2',
      'trade cretaceous 3 jurassic 1',
    ]);
    says(table, 'red trade K 3 T 1', 'red done');
    expect(cubesOf(table, 'red')).toBe('T:2 J:2');
    expect(museumOf(table)).toBe('T:8 J:9 K:12');
  });

  test('HT-16.2 the full price must be there', () => {
    const table = atMuseum('T:1 J:1');
    expect(whyNot(table, 'red trade J 2 T 1')).toBe('HT-16.2');
    expect(whyNot(table, 'red exchange K 2 1')).toBe('HT-16.2');
  });

  test('HT-16.3 from a Museum that has fewer: the full price for what is there', () => {
    const table = atMuseum('J:3', { museum: 'K:1' });
    expect(offered(table, 'trade')).toEqual(['trade jurassic 2 cretaceous 1']);
    says(table, 'red trade J 2 K 1', 'red done');
    expect(cubesOf(table, 'red')).toBe('J:1 K:1');
    expect(museumOf(table)).toBe('J:2');
  });

  test.each([
    ['T:2', 'T 1 2', 'T:1 R:2', 'T:2 J:2 K:3'],
    ['J:2', 'J 1 1', 'J:1 R:1', 'T:1 J:3 K:3'],
    ['K:4', 'K 2 1', 'K:2 R:1', 'T:1 J:2 K:5'],
  ])('HT-16.4 of %s exchange %s', (cubes, given, got, museum) => {
    const table = says(atMuseum(cubes), `red exchange ${given}`, 'red done');
    expect(cubesOf(table, 'red')).toBe(got);
    expect(museumOf(table)).toBe(museum);
  });

  test('HT-16.5 research never turns into fossils', () => {
    const table = atMuseum('J:2 R:20');
    for (const { text } of [...table.choices(0), ...table.barred(0)])
      expect(text).toMatch(/^(trade|exchange) (triassic|jurassic|cretaceous) |^done$/);
  });

  test('HT-16.6 taken fossils count against the limit at the end of the turn', () => {
    const table = says(atMuseum('T:1 J:7'), 'red trade T 1 K 3', 'red done');
    expect(asked(table)).toBe('dropSurplus');
    says(table, 'red K', 'red K');
    expect(cubesOf(table, 'red')).toBe('J:7 K:1');
  });

  test('HT-16.7, HT-14.5, HT-D13 the patron’s cube comes after all transactions and before the storage check', () => {
    const table = position({ red: { cubes: 'J:8', milestones: 'museumPatron' } });
    says(table, 'red place P museum', 'red done');
    expect(asked(table)).toBe('patronCube');
    expect(choices(table, 'red')).toEqual(['triassic', 'jurassic', 'cretaceous', 'research']);
    says(table, 'red T');
    expect(asked(table)).toBe('dropSurplus');
    expect(museumOf(table)).toBe('T:1 J:2 K:3');
    says(table, 'red J');
    expect(cubesOf(table, 'red')).toBe('T:1 J:7');
  });

  test('HT-R23 the patron’s cube is due on each Museum action, also without a transaction and by the Erosion Event', () => {
    const table = position({ next: 'Erosion', red: { milestones: 'museumPatron' } });
    says(table, 'red place A field', 'red museum');
    expect(asked(table)).toBe('patronCube');
    expect(whyNot(table, 'red done')).toBe('not offered');
    expect(cubesOf(says(table, 'red research'), 'red')).toBe('R:1');
  });

  test('HT-R24 trades and exchanges mix in any order; cubes just given can be taken back', () => {
    const table = atMuseum('T:1 J:1', { museum: 'J:2' });
    says(table, 'red trade T 1 J 2', 'red exchange J 1 1', 'red trade J 2 T 1', 'red done');
    expect(cubesOf(table, 'red')).toBe('T:1 R:1');
    expect(museumOf(table)).toBe('J:3');
  });

  test('HT-R26 a trade takes at least one cube and no more than the Museum has', () => {
    const table = atMuseum('T:1', { museum: 'J:1' });
    expect(whyNot(table, 'red trade T 1 J 2')).toBe('HT-R26');
    expect(whyNot(table, 'red trade T 1 K 1')).toBe('HT-R26');
    expect(whyNot(table, 'red trade T 1 J 1')).toBe('legal');
    expect(whyNot(table, 'red trade T 1 J 0')).toBe('not offered');
  });

  test('HT-R27 at least one transaction, unless a patron’s cube is to come', () => {
    expect(whyNot(atMuseum('T:1'), 'red done')).toBe('HT-R27');
    const patron = position({ red: { cubes: 'T:1', milestones: 'museumPatron' } });
    expect(whyNot(says(patron, 'red place P museum'), 'red done')).toBe('legal');
  });

  test('HT-R45 trading in circles comes to an end', () => {
    const limits = { ...fixtures.limits, museumTransactions: 3 };
    const table = atMuseum('T:1', { museum: 'J:2', components: { ...fixtures, limits } });
    says(table, 'red trade T 1 J 2', 'red trade J 2 T 1', 'red trade T 1 J 2');
    expect(turnOf(table)).toBe('yellow');
  });

  test('HT-E35 a patron’s visit', () => {
    const table = position({ red: { cubes: 'T:2 K:3 R:1', milestones: 'museumPatron' } });
    says(table, 'red place P museum', 'red exchange T 1 2');
    expect([cubesOf(table, 'red'), museumOf(table)]).toEqual(['T:1 K:3 R:3', 'T:2 J:2 K:3']);
    says(table, 'red trade K 3 T 1');
    expect([cubesOf(table, 'red'), museumOf(table)]).toEqual(['T:2 R:3', 'T:1 J:2 K:6']);
    says(table, 'red trade T 1 K 3');
    expect([cubesOf(table, 'red'), museumOf(table)]).toEqual(['T:1 K:3 R:3', 'T:2 J:2 K:3']);
    says(table, 'red done', 'red research');
    expect(cubesOf(table, 'red')).toBe('T:1 K:3 R:4');
    expect(told(table)).not.toContain('dropped');
    expect(turnOf(table)).toBe('yellow');
  });

  test('HT-E37 giving research for fossils', () => {
    const table = atMuseum('J:2 R:20');
    expect(whyNot(table, 'red trade research 2 triassic 1')).toBe('not offered');
    expect(whyNot(table, 'red exchange research 1 1')).toBe('not offered');
  });

  test('HT-E45 placements without effect', () => {
    expect(whyNot(position(), 'red place P journal')).toBe('HT-R3');
    expect(whyNot(position(), 'red place P museum')).toBe('HT-R3');
    const patron = position({ red: { milestones: 'museumPatron' } });
    says(patron, 'red place P museum');
    expect(asked(patron)).toBe('patronCube');
    expect(cubesOf(says(patron, 'red K'), 'red')).toBe('K:1');
  });

  test('HT-E53 up to', () => {
    const table = atMuseum('T:1', { museum: 'J:2 K:3' }, 'G');
    expect(offered(table, 'trade')).toEqual([
      'trade triassic 1 jurassic 2',
      'trade triassic 1 jurassic 1',
      'trade triassic 1 cretaceous 3',
      'trade triassic 1 cretaceous 2',
      'trade triassic 1 cretaceous 1',
    ]);
    for (const wrong of ['trade T 1 J 0', 'trade T 1 J 3', 'trade T 1 J 1 K 1']) {
      expect(whyNot(table, `red ${wrong}`)).toBe('not offered');
    }
  });
});
