import { give, type Sheet } from '@bonebed/kernel';
import { expect, test } from 'vitest';
import { type Builder, barredBy, patron, player, position } from '../testing/index.ts';
import { credibility } from './bookshelf.ts';

/** Seat 1 ends the game by passing in round 4, for 3 loyalty with Cope. */
function gameEnds(build: (b: Builder) => void) {
  const table = position(2, b => {
    b.round(4);
    b.alone(1);
    build(b);
  });
  return give(table, '1 pass', '1 end-1');
}

const points = (sheet: Sheet, seat: number, what: string) => sheet[seat].lines.find(line => line.what === what)?.points;

test('BW-E11 BW-16.2 BW-16.4 final scoring: 2 × 3 for Marsh and 4 × 5 for Cope', () => {
  const table = gameEnds(b => {
    b.papers('marsh', 2, 2);
    b.papers('cope', 2, 2, 2, 2, 2, 2);
    b.player(0).loyalty = [4, 9];
  });
  expect(player(table, 0).reputation.final).toEqual([6, 20]);
  expect(table.outcome).toEqual({ reason: 'rounds', places: [1, 2] });
});

const EXPECTED: Readonly<Record<number, readonly number[]>> = {
  2: [0, 2, 4, 6, 8],
  3: [0, 3, 5, 8, 10],
  4: [0, 3, 6, 9, 12],
};

test.each([2, 3, 4])('BW-E16 BW-16.1 BW-R78 BW-D2 credibility by number of papers with %i players', seats => {
  for (let papers = 0; papers <= 16; papers++) {
    const table = position(seats, b => b.papers('cope', ...new Array<number>(papers).fill(2)));
    const expected = EXPECTED[seats].filter(first => papers >= first).length;
    expect(credibility(table.position, patron('cope'))).toBe(expected);
    expect(credibility(table.position, patron('marsh'))).toBe(1);
  }
});

test('BW-16.1 papers under the portrait count nothing', () => {
  const at = (papers: number) =>
    credibility(position(2, b => b.papers('cope', ...new Array<number>(papers).fill(4))).position, patron('cope'));
  expect([at(9), at(10), at(30)]).toEqual([5, 5, 5]);
});

test('BW-16.3 the score sheet shows reputation by source, and what each scoring would give now', () => {
  const table = position(2, b => {
    b.player(0).loyalty = [4, 9];
    b.player(0).reputation.covers = 2;
    b.papers('marsh', 2, 2);
  });
  const sheet = table.score(0);
  expect(points(sheet, 0, 'covers')).toBe(2);
  expect(points(sheet, 0, 'midGameMarshNow')).toBe(6);
  expect(points(sheet, 0, 'finalCopeNow')).toBe(5);
  const later = position(2, b => {
    b.round(3);
    b.player(0).loyalty = [4, 9];
  });
  expect(points(later.score(0), 0, 'midGameMarsh')).toBe(0);
  expect(points(later.score(0), 0, 'finalMarshNow')).toBe(3);
});

test('BW-16.4 most reputation wins, from all sources', () => {
  const table = gameEnds(b => {
    b.player(0).reputation.bonuses = 50;
    b.player(1).reputation.loyalty = 4;
  });
  expect(table.outcome?.places).toEqual([1, 2]);
});

test('BW-16.5 a tie goes to who has archived more species cards', () => {
  const table = gameEnds(b => {
    b.player(0).loyalty = [0, 3];
    b.archive(1, 'bug', 'stegosaurus');
  });
  expect(table.outcome?.places).toEqual([2, 1]);
});

test('BW-16.5 BW-R57 still tied, heads may be measured; otherwise victory is shared', () => {
  const tied = () =>
    gameEnds(b => {
      b.player(0).loyalty = [0, 3];
    });
  expect(tied().pending).toMatchObject({ what: 'head', waiting: [0, 1] });
  const shared = give(tied(), '0 unmeasured', '1 unmeasured');
  expect(shared.outcome?.places).toEqual([1, 1]);
  const measured = give(tied(), '1 58', '0 57');
  expect(measured.outcome?.places).toEqual([2, 1]);
  expect(barredBy(tied(), 0, '200')).toBe('not offered');
});
