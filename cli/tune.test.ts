import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { run, temporaryFolder, toyGames } from './testing/run.ts';
import { toy } from './testing/toy/index.ts';

/** A folder with weights to start from. */
function folderWith(start: Readonly<Record<string, number>>): string {
  const cwd = temporaryFolder();
  writeFileSync(join(cwd, 'start.json'), JSON.stringify(start));
  return cwd;
}

describe('tune', () => {
  test.each(['play', 'fit'])('weights by %s that lose to the present ones are not written', async by => {
    const cwd = folderWith({ points: -0.15, tieBreak: 0 });
    const command = `tune toy --by ${by} --from start.json --rounds 1 --games 2 --pull 1000000 --gate 40 --seed a`;
    const { code, out, err } = await run(command, { cwd });
    expect({ code, err }).toEqual({ code: 1, err: '' });
    expect(out).toMatch(/^points +0\.1500 +-0\.1/m);
    expect(out).toMatch(/Against the present weights: \d+\.\d % of 40 games \(\d/);
    expect(out).toContain('Not better beyond doubt: nothing is written.');
    expect(existsSync(join(cwd, 'bots'))).toBe(false);
  });

  test('climbs from nothing to play as well as the present weights, the same way for the same seed', async () => {
    const cwd = folderWith({ points: 0, tieBreak: 0 });
    const command = 'tune toy --from start.json --rounds 20 --games 40 --gate 60 --seed a --json';
    const { out } = await run(command, { cwd });
    const { weights, gate, file } = JSON.parse(out);
    expect(weights.points).toBeGreaterThan(2 * Math.abs(weights.tieBreak));
    expect(gate).toMatchObject({ games: 60, isBetter: false });
    expect(gate.ahead.mean + gate.ahead.plusMinus).toBeGreaterThanOrEqual(0);
    expect(file).toBeNull();
    expect((await run(command, { cwd })).out).toBe(out);
  });

  test('weights that beat the present ones are written', async () => {
    // Most coins win, and the sheet counts them as a loss: the present weights, which trust it, can be beaten.
    const score: typeof toy.score = ({ state }) =>
      state.coins.map((coins, seat) => ({
        seat,
        lines: [{ what: 'coins', points: -coins, secret: false }],
        tieBreaks: [],
      }));
    const outcome: typeof toy.outcome = at => {
      const { coins } = at.state;
      if (toy.outcome(at) === null) return null;
      return { reason: 'rounds', places: coins.map(own => 1 + coins.filter(other => other > own).length) };
    };
    const games = toyGames({ game: { ...toy, score, outcome } });
    const cwd = temporaryFolder();
    const command = 'tune toy --rounds 6 --games 40 --shift 20 --gate 60 --seed a --out found/toy.json';
    const { code, out } = await run(command, { cwd, games });
    expect(code).toBe(0);
    expect(out).toContain('Written to found/toy.json');
    expect(JSON.parse(readFileSync(join(cwd, 'found/toy.json'), 'utf8')).points).toBeLessThan(0);
  });

  test('alone with an automaton, points ahead of it count', async () => {
    // Who is alone is never first, but the more coins the better.
    const score: typeof toy.score = at => [
      ...toy.score(at),
      { seat: null, lines: [{ what: 'coins', points: 1000, secret: false }], tieBreaks: [] },
    ];
    const outcome: typeof toy.outcome = at => (toy.outcome(at) === null ? null : { reason: 'rounds', places: [2] });
    const games = toyGames({ game: { ...toy, seats: [1], score, outcome } });
    const cwd = folderWith({ points: -1, tieBreak: 0 });
    const command = 'tune toy --seats 1 --from start.json --rounds 1 --games 2 --gate 20 --seed a';
    const { code, out } = await run(command, { cwd, games });
    expect(code).toBe(1);
    expect(out).toMatch(
      /Against the present weights: -[1-9]\d*\.\d ± \d+\.\d points further ahead of the automaton \(20 games\)/,
    );
  });

  test.each([
    ['tune toy --by luck', "bonebed: --by: expected play or fit, found 'luck'"],
    ['tune toy --shift 0', "bonebed: --shift: expected a number above 0, found '0'"],
    ['tune toy --shift far', "bonebed: --shift: expected a number above 0, found 'far'"],
    ['tune toy --gate 4', 'bonebed: --gate: expected a whole number of at least 20'],
    ['tune toy --bots clever', "bonebed: --bots: no bot 'clever'"],
    ['tune toy --from none.json', 'bonebed: none.json: no such file'],
    ['tune toy --from odd.json', 'bonebed: odd.json: bones: no such feature; there are: points, tieBreak'],
    ['tune toy --from text.json', 'bonebed: text.json: points: expected a number, found "1"'],
    ['tune toy --from list.json', 'bonebed: list.json: expected an object with a number for each feature'],
  ])('%s is refused', async (command, message) => {
    const cwd = temporaryFolder();
    writeFileSync(join(cwd, 'odd.json'), '{ "bones": 1 }');
    writeFileSync(join(cwd, 'text.json'), '{ "points": "1" }');
    writeFileSync(join(cwd, 'list.json'), '[1, 2]');
    const { code, out, err } = await run(command, { cwd });
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
  });
});
