import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { openEdition } from '@bonebed/kernel';
import { propertyKit } from '@bonebed/kernel/kit';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { cards } from './cards/kernel.ts';
import { connectFour } from './connect-four/kernel.ts';
import type { Rival } from './contest.ts';
import { contests } from './contests.ts';
import { hold, median } from './measure.ts';
import { contestTable, gameTable, partOf, performancePage, withPart, withPartsOf } from './report.ts';

test('our versions keep every property of the kit', () => {
  propertyKit(connectFour, openEdition(connectFour, {}), { seats: 2 });
  propertyKit(cards, openEdition(cards, {}), { seats: 4, seeds: ['1'] });
});

describe.each(contests)('$name with $seats seats', ({ ours, byHand, boardgameIo, seats }) => {
  const games = 150;
  const tally = (contestant: Rival) => {
    const { moves, wins } = contestant('same game')(games);
    return { length: moves / games, wins: wins.map(count => count / games) };
  };

  test('all play the same game: as long, and won as often by each seat', () => {
    const [one, ...others] = [byHand, ours, ...(boardgameIo === null ? [] : [boardgameIo])].map(tally);
    for (const other of others) {
      expect(Math.abs(other.length / one.length - 1)).toBeLessThan(0.12);
      expect(other.wins.length).toBe(seats);
      // Five standard deviations of a share among so many games.
      for (const [seat, share] of other.wins.entries()) {
        expect(Math.abs(share - one.wins[seat])).toBeLessThan(5 * Math.sqrt(0.5 / games));
      }
    }
  });
});

test('ratios are medians of rounds', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
  // A processor of the test's own: a real one is shared.
  let spent = 0;
  vi.spyOn(process, 'cpuUsage').mockImplementation(start => ({ user: spent - (start?.user ?? 0), system: 0 }));
  onTestFinished(() => void vi.restoreAllMocks());
  const taking =
    (micros: (slice: number) => number): Rival =>
    () => {
      let slice = 0;
      return () => {
        spent += micros(slice++);
        return { games: 1, moves: 10, wins: [] };
      };
    };
  const contest = {
    name: 'x',
    seats: 2,
    games: 1,
    // Once, in the second of three rounds, something else weighs on it.
    ours: taking(slice => (slice === 4 ? 90_000 : 5000)),
    byHand: taking(() => 2500),
    boardgameIo: taking(() => 50_000),
  };
  expect(hold(contest, { rounds: 3, sliceMs: 5 })).toMatchObject({
    ours: 2000,
    byHand: 4000,
    boardgameIo: 200,
    timesBoardgameIo: 10,
    slowerThanByHand: 2,
  });
});

test('the page is a page', () => {
  const result = {
    name: 'Four',
    seats: 2,
    ours: 7_296_373,
    byHand: 2e7,
    boardgameIo: 8754,
    timesBoardgameIo: 833.4,
    slowerThanByHand: 2.04,
  };
  expect(contestTable([result])).toContain('| Four           |     2 |        8 750 | 7 300 000 |');
  const page = performancePage({ contests: [result], games: [], machine: 'a machine' });
  expect(page).toContain('on: a machine.');
  expect(page).toContain('833 ×');
});

test('what is not reached stands out beside what is wanted', () => {
  const small = {
    name: 'Four',
    seats: 2,
    ours: 1,
    byHand: 3,
    boardgameIo: 1,
    timesBoardgameIo: 1,
    slowerThanByHand: 3,
  };
  const whole = { ...small, boardgameIo: null, timesBoardgameIo: null };
  const [, , ...rows] = contestTable([small, whole, { ...whole, slowerThanByHand: 1.9 }]).split('\n');
  expect(rows.map(row => row.includes('**'))).toEqual([false, true, false]);

  const game = {
    game: 'toy',
    seats: 2,
    decisionsPerSecond: 900_000,
    gamesPerSecond: 10,
    cloneUs: 1.4,
    coldAnswerUs: 41,
    answerUs: 9,
    frameUs: 60,
    previewUs: 70,
    replayMs: 4.9,
    answers: 300,
  };
  expect(
    gameTable([game, { ...game, seats: 1 }])
      .split('\n')
      .slice(2),
  ).toEqual([
    '| toy    |     2 | **900 000** |      10 |      1.4 |         **41** |         9 |       60 |         70 |       4.9 |        300 |',
    '| toy    |     1 |     900 000 |      10 |      1.4 |         **41** |         9 |       60 |         70 |       4.9 |        300 |',
    '| wanted |     1 |   ≥ 300 000 |         |    ≤ 1.5 |           ≤ 40 |           |     ≤ 60 |            |       ≤ 5 |            |',
    '| wanted |   2 + | ≥ 1 000 000 |         |    ≤ 1.5 |           ≤ 40 |           |     ≤ 60 |            |       ≤ 5 |            |',
  ]);
});

test('each benchmark writes its own part of the page and keeps the other', () => {
  const page = performancePage({ contests: [], games: [], machine: 'a machine' });
  expect(partOf(page, 'server')).toBeNull();
  const both = withPart(page, 'server', '## The server\n\nnimble');
  expect(partOf(both, 'server')).toBe('## The server\n\nnimble');
  expect(both.startsWith(page.trimEnd())).toBe(true);
  const later = withPart(both, 'server', '## The server\n\nnimbler');
  expect(later).toBe(both.replace('nimble', 'nimbler'));
  const all = withPart(later, 'cold', '## From cold');
  expect([partOf(all, 'server'), partOf(all, 'cold')]).toEqual(['## The server\n\nnimbler', '## From cold']);
  expect(withPartsOf(page, all)).toBe(all);
  const told = all.replace('<!-- cold -->', 'What this means.\n\n<!-- cold -->');
  expect(withPartsOf(page, told)).toBe(told);
  expect(withPartsOf(page, page)).toBe(page);
});

test('a small load is played to its end over real sockets, by the client that ships', async () => {
  const small = `
    import { load, startUnderLoad } from './load/run.ts';
    const server = await startUnderLoad('ours');
    const { moves } = await load(server, Array(12).fill({ game: 'connect-four', seats: 2 }));
    await server.stop();
    console.log(moves);
    process.exit();`;
  const node = ['--import', '@bonebed/loader', '--input-type=module', '--eval', small];
  const { stdout } = await promisify(execFile)(process.execPath, node, { cwd: import.meta.dirname });
  expect(Number(stdout)).toBeGreaterThan(12);
});
