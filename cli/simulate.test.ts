import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run, temporaryFolder, toyGames, toyModule } from './testing/run.ts';

test('prints one JSON object with what came of the games', async () => {
  const { code, out, err } = await run('simulate toy --seats 3 --games 20 --seed a --bots random --json');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const result = JSON.parse(out);
  expect(result).toMatchObject({ game: 'toy', seats: 3, games: 20, finished: 20, settings: { rounds: 6 } });
  expect(result.turns).toEqual({ mean: 18, min: 18, max: 18 });
  expect(result.decisions).toBeGreaterThanOrEqual(20 * 18);
  expect(result.winsBySeat).toHaveLength(3);
  expect(result.decisionsPerSecond).toBeCloseTo(result.decisions / result.seconds);
  expect(result.gamesPerSecond).toBeCloseTo(20 / result.seconds);
  expect(result.scores.min).toBeLessThanOrEqual(result.scores.mean);
  expect(result.endings).toEqual({ rounds: 20 });
});

test('the state hash depends on the seed and on nothing else', async () => {
  const hash = async (flags: string) => JSON.parse((await run(`simulate toy --games 5 ${flags} --json`)).out).stateHash;
  const first = await hash('--seed a');
  // A change of this value means that the generators, the toy game or the hash have changed.
  expect(first).toBe('94dadfef03c80267');
  expect(await hash('--seed a --bots random,random')).toBe(first);
  expect(await hash('--seed b')).not.toBe(first);
  expect(await hash('--seed a --set rounds=3')).not.toBe(first);
});

test('in a solo game the points and the wins of the automaton are there too', async () => {
  const { game, texts } = toyModule;
  // An automaton that has as many points as the first seat, and more or fewer coins.
  const games = (coins: number) =>
    toyGames({
      game: {
        ...game,
        score: at => {
          const [first, ...others] = game.score(at);
          const tieBreaks = first.tieBreaks.map(line => ({ ...line, points: line.points + coins }));
          return [first, ...others, { ...first, seat: null, tieBreaks }];
        },
      },
      texts: { en: { ...texts.en, 'game.automaton': 'Rex' }, fr: texts.fr },
    });
  const command = 'simulate toy --games 20 --seed a';
  const alone = JSON.parse((await run(`${command} --json`)).out);
  expect(alone.automaton).toBeNull();
  const result = JSON.parse((await run(`${command} --json`, { games: games(-1) })).out);
  expect(Object.keys(result.automaton)).toEqual(['scores', 'wins']);
  expect(result.automaton.scores.max).toBeLessThanOrEqual(result.scores.max);
  // The outcome of the toy knows of no automaton: with fewer coins it never leads, with as many it shares.
  expect(result.automaton.wins).toBe(0);
  const equal = JSON.parse((await run(`${command} --json`, { games: games(0) })).out);
  expect(equal.automaton.wins).toBeGreaterThan(0);
  expect(equal.automaton.wins).toBeLessThanOrEqual(equal.winsBySeat[0]);
  const { out } = await run(command, { games: games(0) });
  expect(out).toMatch(/Points of Rex +-?\d/);
  expect(out).toMatch(/Rex +\d+ +\d+\.\d %/);
});

test('a table for people, in their language', async () => {
  const { out } = await run('simulate toy --games 3');
  expect(out).toContain('toy, 2 seats, seed 1');
  expect(out).toMatch(/Games finished +3 \/ 3/);
  expect(out).toMatch(/Player 2 +random +\d/);
  const french = await run('simulate toy --games 3', { env: { LANG: 'fr_FR.UTF-8' } });
  expect(french.out).toContain('toy, 2 places, graine 1');
});

test.each([
  ['simulate nope', "bonebed: game: no game 'nope'; there are: toy\n"],
  ['simulate toy --seats 9', 'bonebed: seats: toy is for 2, 3 seats, not 9\n'],
  ['simulate toy --seats two', "bonebed: --seats: expected a whole number of at least 1, found 'two'\n"],
  ['simulate toy --games 0', "bonebed: --games: expected a whole number of at least 1, found '0'\n"],
  ['simulate toy --set speed=3', 'bonebed: settings.speed: no such setting; toy has: rounds\n'],
  ['simulate toy --set rounds=4', 'bonebed: settings.rounds: 4 is not one of 3, 6\n'],
  ['simulate toy --set rounds', "bonebed: --set: expected id=value, found 'rounds'\n"],
  [
    'simulate toy --bots clever',
    "bonebed: bots: no bot 'clever'; there are: random, greedy, search, novice, apprentice, fieldHand, curator, professor\n",
  ],
  ['simulate toy --seats 3 --bots random,random', 'bonebed: --bots: expected 1 bot or 3, found 2\n'],
  ['simulate toy --edition none.json', 'bonebed: none.json: no such file\n'],
  ['simulate toy --lang de', "bonebed: --lang: expected en or fr, found 'de'\n"],
])('%s is refused', async (command, message) => {
  expect(await run(command)).toEqual({ code: 2, out: '', err: message });
});

test('an edition is read, checked and named in the fault', async () => {
  const cwd = temporaryFolder();
  writeFileSync(join(cwd, 'good.json'), JSON.stringify({ ...Object(toyModule.components), coins: 5 }));
  writeFileSync(join(cwd, 'bad.json'), '{}');
  writeFileSync(join(cwd, 'torn.json'), '{"bones": [');
  expect((await run('simulate toy --games 1 --edition good.json', { cwd })).code).toBe(0);
  expect((await run('simulate toy --edition bad.json', { cwd })).err).toBe('bonebed: bad.json: bones: missing\n');
  expect((await run('simulate toy --edition torn.json', { cwd })).err).toMatch(/^bonebed: torn.json: .*JSON/);
});

test('a game that breaks is our fault, with its stack and code 70', async () => {
  const broken = {
    ...toyModule.game,
    step: () => {
      throw new Error('a bone broke');
    },
  };
  const { code, err } = await run('simulate toy', { games: toyGames({ game: broken }) });
  expect(code).toBe(70);
  expect(err).toMatch(/bonebed: Error: a bone broke\n\s+at /);
});
