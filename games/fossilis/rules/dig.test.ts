import { choiceTexts, give } from '@bonebed/kernel';
import { describe, expect, test } from 'vitest';
import { barredBy, cellOf, off, pawnAt, position, space, tilesOf } from '../testing/index.ts';

interface Example {
  /** Spaces before and after, as `A3 S. | B3 S.1`; what `after` leaves out does not change. */
  readonly before: string;
  readonly dig: string;
  readonly energy: number;
  readonly after?: string;
  /** The rule that forbids it. */
  readonly illegal?: string;
  readonly claimed?: string;
  /** Pawns that end off the site, by player: `3 E`. */
  readonly off?: string;
}

const parse = (text: string): Record<string, string> =>
  Object.fromEntries(text.split(' | ').map(part => part.split(' ')));

const row = (text: string): string => {
  const spaces = text.split(/\s+/);
  return ['A3', 'B3', 'C3', 'D3', 'E3'].map((cell, index) => `${cell} ${spaces[index]}`).join(' | ');
};

const LETTERS: Readonly<Record<string, string>> = { sand: 'S', clay: 'C', stone: 'X' };

/** Digs as the example says, by the whole of its text: legality, Energy, tiles, pawns, what is claimed. */
function check(example: Example): void {
  const before = parse(example.before);
  const table = give(position({ seats: 4, spaces: before, energy: 4 }), '0 dig');
  if (example.illegal !== undefined) {
    expect(barredBy(table, 0, example.dig)).toBe(example.illegal);
    return;
  }
  give(table, `0 ${example.dig}`);
  const { state, box } = table.position;
  expect(state.turn.energy).toBe(4 - example.energy);
  for (const [cell, tiles] of Object.entries({ ...before, ...parse(example.after ?? '') })) {
    if (cell !== '') expect(`${cell} ${space(table, cell)}`).toBe(`${cell} ${tiles}`);
  }
  const claimed = state.players[0].tiles.map(tile => LETTERS[box.materials[box.tiles[tile].material].id]);
  expect(claimed.join('')).toBe(example.claimed ?? '');
  const [pawn, sides] = (example.off ?? '').split(' ');
  if (sides !== undefined) expect(off(table, Number(pawn) - 1)).toBe(sides);
}

describe('digging and pushing', () => {
  test('FO-E1, FO-6.5, FO-6.11 a border tile slides off', () =>
    check({
      before: row('S. S.1 S. S. S.'),
      dig: 'A3 W',
      energy: 1,
      after: row('.. S.1 S. S. S.'),
      claimed: 'S',
    }));

  test('FO-E2, FO-6.6 a Sand tile pushes a row of Sand', () =>
    check({
      before: `${row('S. S. S. S. S.')} | C2 S.1`,
      dig: 'C3 E',
      energy: 1,
      after: row('S. S. .. S. S.'),
      claimed: 'S',
    }));

  test('FO-E3, FO-6.8, FO-R11 an open pit absorbs the push', () =>
    check({
      before: `${row('S. S. S. .. C.')} | C2 S.1`,
      dig: 'C3 E',
      energy: 1,
      after: row('S. S. .. S. C.'),
    }));

  test('FO-E4, FO-6.7 Sand cannot push Clay', () =>
    check({
      before: `${row('S. S. S. C. S.')} | C2 S.1`,
      dig: 'C3 E',
      energy: 1,
      illegal: 'FO-6.7',
    }));

  test('FO-E5, FO-6.7, FO-6.9 Clay pushes Sand and Clay', () =>
    check({
      before: `${row('S. S. C. S. C.')} | C2 S.1`,
      dig: 'C3 E',
      energy: 2,
      after: row('S. S. .. C. S.'),
      claimed: 'C',
    }));

  test('FO-E7, FO-6.7 weights are compared with the dug tile', () =>
    check({
      before: `${row('S. S. C. S. X.')} | C2 S.1`,
      dig: 'C3 E',
      energy: 2,
      illegal: 'FO-6.7',
    }));

  test('FO-E8, FO-6.10 a stack stops a bottom tile', () =>
    check({
      before: `${row('S. S. X. SS S.')} | C2 S.1`,
      dig: 'C3 E',
      energy: 3,
      illegal: 'FO-6.10',
    }));

  test('FO-E9, FO-6.10 a stack further down the row also stops it', () =>
    check({
      before: `${row('X. S. S. SS S.')} | A2 S.1`,
      dig: 'A3 E',
      energy: 3,
      illegal: 'FO-6.10',
    }));

  test('FO-E10, FO-6.12 a top tile slides onto its neighbour', () =>
    check({
      before: `${row('S. S. SC X. S.')} | C2 S.1`,
      dig: 'C3 E',
      energy: 2,
      after: row('S. S. S. XC S.'),
    }));

  test('FO-E11, FO-6.13, FO-R10 a top tile drops over an open pit', () =>
    check({
      before: `${row('S. S. SC .. S.')} | C2 S.1`,
      dig: 'C3 E',
      energy: 2,
      after: row('S. S. S. C. S.'),
    }));

  test('FO-E13, FO-6.13 a pushed top tile drops', () =>
    check({
      before: `${row('S. SC CS .. S.')} | B2 S.1`,
      dig: 'B3 E',
      energy: 2,
      after: row('S. S. CC S. S.'),
    }));

  test('FO-E14, FO-6.9 a pushed top tile falls off the site', () =>
    check({
      before: `${row('S. S. S. SC CS')} | D2 S.1`,
      dig: 'D3 E',
      energy: 2,
      after: row('S. S. S. S. CC'),
      claimed: 'S',
    }));

  test('FO-E15, FO-6.7 a heavier top tile stops the slide', () =>
    check({
      before: `${row('S. S. SS SC S.')} | C2 S.1`,
      dig: 'C3 E',
      energy: 1,
      illegal: 'FO-6.7',
    }));

  test('FO-E16, FO-6.14 a pawn rides its tile', () =>
    check({
      before: `${row('S. S. S. S.2 S.')} | C2 S.1`,
      dig: 'C3 E',
      energy: 1,
      after: row('S. S. .. S. S.2'),
      claimed: 'S',
    }));

  test('FO-E18, FO-6.2, FO-7.3 digging your own tile off the site', () =>
    check({
      before: row('S.1 S. S. S. S.'),
      dig: 'A3 W',
      energy: 1,
      after: row('.. S. S. S. S.'),
      claimed: 'S',
      off: '1 W',
    }));

  test('FO-E19, FO-6.8, FO-6.14 riding your own tile over a pit', () =>
    check({
      before: row('S. S.1 .. S. S.'),
      dig: 'B3 E',
      energy: 1,
      after: row('S. .. S.1 S. S.'),
    }));

  test('FO-E20, FO-7.1, FO-7.2 a top tile pushes a pawn', () =>
    check({
      before: `${row('S. S. SS S.2 S.')} | C2 S.1`,
      dig: 'C3 E',
      energy: 1,
      after: row('S. S. S. SS S.2'),
    }));

  test('FO-E22, FO-7.4 pushed into a pit', () =>
    check({
      before: `${row('S. S. SS S.2 ..')} | C2 S.1`,
      dig: 'C3 E',
      energy: 1,
      after: row('S. S. S. SS ..'),
      off: '2 NESW',
    }));

  test('FO-E23, FO-7.5 squished: the pawn hops up', () =>
    check({
      before: `${row('S. S. SS S.2 CC')} | C2 S.1`,
      dig: 'C3 E',
      energy: 1,
      after: row('S. S. S. SS CC2'),
    }));

  test('FO-E24, FO-7.6, FO-7.7 a pushed pawn pushes a second pawn off', () =>
    check({
      before: `${row('S. S. SS S.2 S.3')} | C2 S.1`,
      dig: 'C3 E',
      energy: 1,
      after: row('S. S. S. SS S.2'),
      off: '3 E',
    }));

  test('FO-E25, FO-7.6 three pawns in a row', () =>
    check({
      before: `${row('S. SS S.2 S.3 S.4')} | B2 S.1`,
      dig: 'B3 E',
      energy: 1,
      after: row('S. S. SS S.2 S.3'),
      off: '4 E',
    }));

  test('FO-E27, FO-7.4, FO-7.6 the second pawn falls into a pit', () =>
    check({
      before: `${row('S. SS S.2 S.3 ..')} | B2 S.1`,
      dig: 'B3 E',
      energy: 1,
      after: row('S. S. SS S.2 ..'),
      off: '3 NESW',
    }));

  test('FO-E28, FO-7.1 you can push your own pawn', () =>
    check({
      before: row('S. SS S.1 S. S.'),
      dig: 'B3 E',
      energy: 1,
      after: row('S. S. SS S.1 S.'),
    }));

  test('FO-E29, FO-6.14, FO-7.2 a ridden top tile pushes another pawn', () =>
    check({
      before: row('S. SS1 S.2 S. S.'),
      dig: 'B3 E',
      energy: 1,
      after: row('S. S. SS1 S.2 S.'),
    }));

  test('FO-E30, FO-6.13, FO-6.14 a ridden top tile drops', () =>
    check({
      before: row('S. SC1 .. S. S.'),
      dig: 'B3 E',
      energy: 2,
      after: row('S. S. C.1 S. S.'),
    }));

  test('FO-E32, FO-6.12, FO-R8 Stone may end on Stone during play', () =>
    check({
      before: `${row('S. S. SX X. S.')} | C2 S.1`,
      dig: 'C3 E',
      energy: 3,
      after: row('S. S. S. XX S.'),
    }));

  test('FO-E33, FO-6.4 north-south works the same way', () =>
    check({
      before: 'B1 S. | B2 SC | B3 S.1 | B4 S. | B5 S.',
      dig: 'B2 N',
      energy: 2,
      after: 'B1 SC | B2 S. | B3 S.1 | B4 S. | B5 S.',
    }));
});

test('FO-5.10, FO-6.1 a tile costs the Energy of its material, pushed ones cost nothing', () => {
  const spaces = parse(`${row('S. S. C. S. S.')} | C2 X.1 | D2 S.`);
  const tired = give(position({ spaces, energy: 1 }), '0 dig');
  expect(barredBy(tired, 0, 'C3 E')).toBe('FO-6.1');
  expect(barredBy(tired, 0, 'C2 N')).toBe('FO-6.1');
  expect(barredBy(tired, 0, 'D2 E')).toBe('legal');
  const table = give(position({ spaces, energy: 4 }), '0 dig', '0 C3 E');
  expect(table.position.state.turn.energy).toBe(2);
});

test('FO-6.2 only the own space and orthogonal neighbours can be dug; an open pit has nothing to dig', () => {
  const table = position({ spaces: parse(`${row('S. S. S. S. S.')} | C2 S.1 | B2 .. | C4 S. | C5 S.`) });
  give(table, '0 dig');
  expect(barredBy(table, 0, 'C2 N')).toBe('legal');
  expect(barredBy(table, 0, 'C3 S')).toBe('legal');
  expect(barredBy(table, 0, 'D3 E')).toBe('FO-6.2');
  expect(barredBy(table, 0, 'B2 W')).toBe('FO-6.2');
});

test('FO-6.3, FO-R6 the covered tile of a stack stays where it is', () => {
  const table = position({ spaces: parse(`${row('S. S. XS S. S.')} | C2 S.1`) });
  give(table, '0 dig', '0 C3 W');
  expect([space(table, 'C3'), space(table, 'B3')]).toEqual(['X.', 'SS']);
  expect(table.position.state.turn.energy).toBe(2);
});

test('FO-6.4, FO-R5 a tile slides in four directions only', () => {
  const table = position({ spaces: parse('C3 S.1') });
  give(table, '0 dig');
  const ways = [...choiceTexts(table, 0), ...table.barred(0).map(choice => choice.text)];
  expect(ways.filter(text => text.startsWith('C3 ')).sort()).toEqual(['C3 E', 'C3 N', 'C3 S', 'C3 W']);
});

test('FO-6.11 the finds of a pit that opens are seen by all', () => {
  const table = position({ spaces: parse(row('S. S.1 S. S. S.')), pits: { A3: 'tooth hammer' } });
  give(table, '0 dig', '0 A3 W');
  const slid = table.events(1).find(event => event?.type === 'slid');
  expect(slid).toMatchObject({ opened: cellOf('A3'), finds: [0, 5] });
});

test('FO-6.15, FO-R7 an illegal dig changes nothing; with nothing to dig, Dig is barred', () => {
  const spaces = parse('A1 C.1 | B1 SS | A2 SS | B2 S.');
  const table = position({ spaces, energy: 1, seats: 2 });
  expect(barredBy(table, 0, 'dig')).toBe('legal');
  const shut = position({ spaces: parse('A1 X.1 | B1 .. | A2 .. | B2 S.'), energy: 2 });
  expect(barredBy(shut, 0, 'dig')).toBe('FO-6.15');
});

test('FO-6.9 every tile that leaves the site through a dig is the digger’s', () => {
  const table = position({ spaces: parse('E3 SC1') });
  give(table, '0 dig', '0 E3 E');
  expect(tilesOf(table, 0)).toEqual(['clay-01']);
  expect(off(table, 0)).toBe('E');
});

test('FO-R17 from a corner a pawn leaves on the side of the direction of travel', () => {
  for (const [direction, side] of [
    ['N', 'N'],
    ['W', 'W'],
  ]) {
    const table = position({ spaces: parse('A1 S.1 | B1 S. | A2 S.') });
    give(table, '0 dig', `0 A1 ${direction}`);
    expect(off(table, 0)).toBe(side);
  }
});

test('FO-R49 the tile under another pawn can be dug; the pawn rides and nothing else happens (FO-7.9)', () => {
  const table = position({ spaces: parse('C3 S.1 | C2 S.2 | C1 ..'), players: [{}, { plaster: 3, score: 2 }] });
  give(table, '0 dig', '0 C2 N');
  expect(pawnAt(table, 1)).toBe('C1');
  expect(table.position.state.players[1]).toMatchObject({ plaster: 3, score: 2 });
});

test('FO-7.8 pawns in the row never stop a dig nor change its cost', () => {
  const table = position({ seats: 4, spaces: parse(`${row('S. S. S. S.2 S.3')} | C2 S.1`) });
  give(table, '0 dig', '0 C3 E');
  expect([pawnAt(table, 1), off(table, 2)]).toEqual(['E3', 'E']);
  expect(table.position.state.turn.energy).toBe(2);
});

test('FO-R9 sliding never makes a third layer', () => {
  const table = position({ spaces: parse(`${row('S. S. SC CS S.')} | C2 S.1`) });
  give(table, '0 dig', '0 C3 E');
  expect(['C3', 'D3', 'E3'].map(cell => space(table, cell))).toEqual(['S.', 'CC', 'SS']);
});

test('FO-R12 no pawn ends on an open pit or with another pawn', () => {
  const table = position({ spaces: parse(`${row('S. SS S.2 .. S.')} | B2 S.1`) });
  give(table, '0 dig', '0 B3 E');
  expect(off(table, 1)).toBe('NESW');
});

test('FO-R14, FO-7.4 whoever falls into a pit is asked for the side at once, before the digger goes on', () => {
  const table = position({ spaces: parse(`${row('S. SS S.2 .. S.')} | B2 S.1`) });
  give(table, '0 dig', '0 B3 E');
  expect(table.pending).toMatchObject({ what: 'side', waiting: [1] });
  expect(choiceTexts(table, 1)).toEqual(['N', 'E', 'S', 'W']);
  give(table, '1 S');
  expect(off(table, 1)).toBe('S');
  expect(table.pending).toMatchObject({ what: 'act', waiting: [0] });
});
