import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { run, temporaryFolder, toyGames, toyModule } from './testing/run.ts';
import { toy } from './testing/toy/index.ts';

describe('arena', () => {
  test('prints one JSON object with the standing of each bot', async () => {
    const { code, out, err } = await run('arena toy --bots greedy,random --games 20 --seed a --json');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const result = JSON.parse(out);
    expect(result).toMatchObject({ game: 'toy', seats: 2, games: 20, seed: 'a', budget: 'it:200', even: true });
    const [greedy, random] = result.bots;
    expect(greedy).toMatchObject({ name: 'greedy', games: 20 });
    expect(greedy.wins + random.wins).toBeCloseTo(20);
    expect(greedy.winRate).toBeCloseTo(greedy.wins / 20);
    expect(greedy.winRate).toBeGreaterThan(random.winRate);
    expect(greedy.meanRank + random.meanRank).toBeCloseTo(3);
    for (const { ci95, winRate } of result.bots) {
      expect(ci95[0]).toBeLessThanOrEqual(winRate);
      expect(ci95[1]).toBeGreaterThanOrEqual(winRate);
    }
  });

  test('the same seed gives the same result, and each bot may have its own budget', async () => {
    const command = 'arena toy --bots search@it:30,search --budget it:5 --games 4 --seed b --set rounds=3 --json';
    const standings = async () => {
      const { out } = await run(command);
      return JSON.parse(out).bots.map(({ iterationsPerSecond: _, ...rest }: Record<string, unknown>) => rest);
    };
    const first = await standings();
    expect(first.map((bot: { name: string }) => bot.name)).toEqual(['search@it:30', 'search']);
    expect(first[0].iterations).toBeGreaterThan(3 * first[1].iterations);
    expect(await standings()).toEqual(first);
  });

  test('results are appended line by line', async () => {
    const cwd = temporaryFolder();
    for (const seed of ['a', 'b']) await run(`arena toy --games 2 --seed ${seed} --append all.jsonl`, { cwd });
    const lines = readFileSync(join(cwd, 'all.jsonl'), 'utf8').trim().split('\n');
    expect(lines.map(line => JSON.parse(line).seed)).toEqual(['a', 'b']);
  });

  test('stopped early, the deals that were played in all seatings count', async () => {
    const cwd = temporaryFolder();
    let games = 0;
    const setup: typeof toy.setup = (...deal) => {
      games += 1;
      if (games === 8) process.emit('SIGINT');
      return toy.setup(...deal);
    };
    const options = { cwd, games: toyGames({ game: { ...toy, setup } }) };
    const { code, out, err } = await run('arena toy --seats 3 --games 600 --append all.jsonl', options);
    expect({ code, err }).toEqual({ code: 130, err: expect.stringContaining('Stopped after 6 of 600 games') });
    expect(out).toContain('toy, 3 seats, 6 games');
    expect(JSON.parse(readFileSync(join(cwd, 'all.jsonl'), 'utf8'))).toMatchObject({ games: 6, even: true });
    expect(games).toBeLessThan(12);
  });

  test('stopped before the first deal was played in all seatings, there is nothing to count', async () => {
    const cwd = temporaryFolder();
    const setup: typeof toy.setup = (...deal) => {
      process.emit('SIGTERM');
      return toy.setup(...deal);
    };
    const games = toyGames({ game: { ...toy, setup } });
    const { code, out, err } = await run('arena toy --seats 3 --games 600 --append all.jsonl', { cwd, games });
    expect({ code, out }).toEqual({ code: 130, out: '' });
    expect(err).toContain('Stopped before any deal');
    expect(existsSync(join(cwd, 'all.jsonl'))).toBe(false);
  });

  test('a table for people, in their language, which says if seatings were uneven', async () => {
    const { out } = await run('arena toy --seats 3 --bots greedy,random --games 5');
    expect(out).toContain('toy, 3 seats, 5 games, budget it:200, seed 1');
    expect(out).toMatch(/^greedy +\d/m);
    expect(out).toContain('Not every seating was played equally often');
    const french = await run('arena toy --bots greedy,random --games 2 --lang fr');
    expect(french.out).toContain('toy, 2 places, 2 parties');
  });

  test('plays with another edition', async () => {
    const cwd = temporaryFolder();
    writeFileSync(join(cwd, 'other.json'), JSON.stringify({ ...Object(toyModule.components), coins: 5 }));
    const edition = async (flags: string) =>
      JSON.parse((await run(`arena toy --games 2 ${flags}--json`, { cwd })).out).edition;
    expect(await edition('--edition other.json ')).not.toBe(await edition(''));
  });

  test.each([
    ['arena toy --bots clever,random', /^bonebed: bots: no bot 'clever'; there are: random, greedy, search/],
    ['arena toy --bots greedy,greedy', /^bonebed: --bots: 'greedy' is there twice/],
    ['arena toy --budget soon', /^bonebed: --budget: expected it:200 or 100ms, found 'soon'/],
    ['arena toy --seats 9', /^bonebed: seats: toy is for 2, 3 seats, not 9/],
    ['arena toy --games 0', /^bonebed: --games: expected a whole number of at least 1/],
  ])('%s is refused', async (command, message) => {
    const { code, out, err } = await run(command);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(message);
  });
});

test('simulate lets other bots play too', async () => {
  const { out } = await run('simulate toy --games 4 --bots greedy,random --seed a --json');
  expect(JSON.parse(out)).toMatchObject({ finished: 4, bots: ['greedy', 'random'] });
});

test('a level sits at the table under its own name', async () => {
  const { out } = await run('play toy --bots professor --lang fr --set rounds=3', { input: 'rest\nq\n' });
  expect(out).toContain('Professeur');
});
