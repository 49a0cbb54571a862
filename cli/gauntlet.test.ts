import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { levelIds } from '@bonebed/bots';
import { describe, expect, test } from 'vitest';
import { BEGIN, END } from './gauntlet/page.ts';
import { run, temporaryFolder, toyGames, toyModule } from './testing/run.ts';
import { toy } from './testing/toy/index.ts';

const LADDER = '--bots random,greedy,search@it:12';
const linesOf = (file: string) => readFileSync(file, 'utf8').trim().split('\n');
const dealsIn = (file: string): number[][] => linesOf(file).map(line => JSON.parse(line).deals);

/** The toy game, counting how often it is dealt; `at` is called at each deal. */
function counted(at: (deals: number) => void = () => {}) {
  let deals = 0;
  const setup: typeof toy.setup = (...deal) => {
    deals += 1;
    at(deals);
    return toy.setup(...deal);
  };
  return { games: toyGames({ game: { ...toy, setup } }), deals: () => deals };
}

describe('arena --gauntlet', () => {
  test('plays each bot against the one below it at every number of seats, each from both sides', async () => {
    const { code, out, err } = await run(`arena --gauntlet ${LADDER} --games 8 --json`);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const { cells } = JSON.parse(out);
    const steps = cells.map(({ seats, bots }: { seats: number; bots: string[] }) => [seats, ...bots].join(' '));
    expect(steps).toEqual(['2 greedy random', '2 search@it:12 greedy', '3 greedy random', '3 search@it:12 greedy']);
    for (const { games, wins, winRate, ci95 } of cells) {
      expect(games).toBe(8);
      expect(winRate).toBeCloseTo(wins / 8);
      expect(ci95[0]).toBeLessThanOrEqual(winRate);
      expect(ci95[1]).toBeGreaterThanOrEqual(winRate);
    }
    expect(cells[0].winRate).toBeGreaterThan(0.5);
  });

  test('what was interrupted goes on with the same command, and comes to the same', async () => {
    const cwd = temporaryFolder();
    const command = `arena toy --gauntlet ${LADDER} --seats 2 --games 20 --out deals.jsonl --json`;
    const file = join(cwd, 'deals.jsonl');
    const first = await run(command, { cwd, games: counted(deals => deals === 9 && process.emit('SIGINT')).games });
    expect({ code: first.code, err: first.err }).toEqual({ code: 130, err: expect.stringContaining('Stopped early') });
    const kept = dealsIn(file).flat();
    expect(kept.length).toBeGreaterThan(1);
    expect(kept.length).toBeLessThan(20);
    const rest = counted();
    const second = await run(command, { cwd, games: rest.games });
    expect({ code: second.code, err: second.err }).toEqual({ code: 0, err: '' });
    expect(rest.deals()).toBe(2 * 20 - 2 * kept.length);
    expect(winsIn(second.out)).toEqual(winsIn((await run(command)).out));
    // More games go on where fewer ended.
    const more = counted();
    await run(command.replace('--games 20', '--games 24'), { cwd, games: more.games });
    expect(more.deals()).toBe(2 * 4);
  });

  test('a line says what each deal brought, and deals that are missing among them are played', async () => {
    const cwd = temporaryFolder();
    const command = 'arena toy --gauntlet --bots random,greedy --seats 2 --games 8 --out deals.jsonl --json';
    const file = join(cwd, 'deals.jsonl');
    const { out } = await run(command, { cwd });
    const [text] = linesOf(file);
    const [deals] = dealsIn(file);
    expect(deals).toHaveLength(4);
    expect(deals.reduce((sum, wins) => sum + wins, 0)).toBeCloseTo(JSON.parse(out).cells[0].wins);
    writeFileSync(file, `${JSON.stringify({ ...JSON.parse(text), deals: [deals[0], null, deals[2]] })}\n`);
    const rest = counted();
    await run(command, { cwd, games: rest.games });
    expect(rest.deals()).toBe(2 * 2);
    expect(dealsIn(file)).toEqual([deals]);
  });

  test('a first deal of each cell comes first, then the cells with the shortest deals', async () => {
    const cwd = temporaryFolder();
    const command = `arena toy --gauntlet ${LADDER} --seats 2 --out deals.jsonl`;
    const file = join(cwd, 'deals.jsonl');
    await run(`${command} --games 2`, { cwd });
    expect(dealsIn(file).map(deals => deals.length)).toEqual([1, 1]);
    // From now on the second one has the shorter deals.
    const [first, second] = linesOf(file).map(line => JSON.parse(line));
    writeFileSync(
      file,
      [
        { ...first, thinkingMs: 2 },
        { ...second, thinkingMs: 1 },
      ]
        .map(line => `${JSON.stringify(line)}\n`)
        .join(''),
    );
    await run(`${command} --games 20`, { cwd, games: counted(deals => deals === 9 && process.emit('SIGINT')).games });
    const [longer, shorter] = dealsIn(file).map(deals => deals.length);
    expect(longer).toBe(1);
    expect(shorter).toBeGreaterThan(1);
  });

  test('what was played before deals were kept counts until more of them are known', async () => {
    const cwd = temporaryFolder();
    const command = 'arena toy --gauntlet --bots random,greedy --seats 2 --out deals.jsonl --json';
    const file = join(cwd, 'deals.jsonl');
    await run(`${command} --games 2`, { cwd });
    const sum = { games: 6, wins: 3.5 };
    writeFileSync(file, `${JSON.stringify({ ...JSON.parse(linesOf(file)[0]), sum })}\n`);
    const enough = counted();
    const { out } = await run(`${command} --games 6`, { cwd, games: enough.games });
    expect(enough.deals()).toBe(0);
    expect(JSON.parse(out).cells).toEqual([expect.objectContaining(sum)]);
    const more = counted();
    const after = await run(`${command} --games 8`, { cwd, games: more.games });
    expect(more.deals()).toBe(2 * 3);
    expect(JSON.parse(after.out).cells).toEqual([expect.objectContaining({ games: 8 })]);
  });

  test('deals of another seed or another box count for nothing', async () => {
    const cwd = temporaryFolder();
    writeFileSync(join(cwd, 'other.json'), JSON.stringify({ ...Object(toyModule.components), coins: 5 }));
    const command = 'arena toy --gauntlet --bots random,greedy --seats 2 --games 4 --out deals.jsonl';
    for (const more of ['', ' --seed 2', ' --edition other.json', ' --set rounds=3']) {
      const played = counted();
      await run(command + more, { cwd, games: played.games });
      expect(played.deals()).toBe(4);
    }
    expect(dealsIn(join(cwd, 'deals.jsonl')).map(deals => deals.length)).toEqual([2, 2, 2, 2]);
  });

  test('--write puts the ladder into docs/BOTS.md, keeps what is there around it, and goes on on another machine', async () => {
    const root = temporaryFolder();
    mkdirSync(join(root, 'docs'));
    const page = join(root, 'docs', 'BOTS.md');
    writeFileSync(page, `# Before\n${BEGIN}\nold\n${END}\nafter\n`);
    // Short games: the professor thinks about every decision of them.
    const setup: typeof toy.setup = (box, deal) =>
      toy.setup(box, { ...deal, settings: { ...deal.settings, rounds: 3 } });
    const games = toyGames({ game: { ...toy, setup } });
    const { code, out } = await run('arena toy --gauntlet --games 2 --seats 2 --write', { root, games });
    expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining('Written: docs/BOTS.md') });
    const [head] = readFileSync(page, 'utf8').split('| toy | 2 |');
    expect(head).toContain(`\`${levelIds[1]}\` over \`${levelIds[0]}\``);
    expect(head).not.toContain('old');
    // There, only what is in the repository is known: the other table joins the one that was played here.
    const there = temporaryFolder();
    cpSync(join(root, 'docs'), join(there, 'docs'), { recursive: true });
    await run('arena toy --gauntlet --games 2 --seats 3 --write', { root: there, games });
    // Another seed adds to what is known.
    await run('arena toy --gauntlet --games 2 --seats 2 --seed 2 --write', { root: there, games });
    const written = readFileSync(join(there, 'docs', 'BOTS.md'), 'utf8');
    expect(written).toMatch(/^# Before\n/);
    expect(written).toMatch(/\nafter\n$/);
    expect(written).toMatch(/^\| toy \| 2 \|( \d+ % \(\d+ – \d+\) of 4 \|)+$/m);
    expect(written).toMatch(/^\| toy \| 3 \|( \d+ % \(\d+ – \d+\) of 2 \|)+$/m);
    const played = counted();
    await run('arena toy --gauntlet --games 2 --write', { root: there, games: played.games });
    expect(played.deals()).toBe(0);
  });

  test('a table for people, in their language', async () => {
    const { out } = await run('arena toy --gauntlet --bots random,greedy --games 2 --lang fr');
    expect(out).toMatch(/^Jeu +Places +Robot +Contre/);
    expect(out).toMatch(/^toy +3 +greedy +random +2 /m);
  });

  test.each([
    ['arena', /^bonebed: arena needs <game>/],
    ['arena --gauntlet --seats 2', /^bonebed: --seats speaks of one game: name it/],
    ['arena toy --gauntlet --seats 9', /^bonebed: --seats: toy is for 2, 3 seats, not 9/],
    ['arena --gauntlet --games 0', /^bonebed: --games: expected a whole number of at least 1/],
    ['arena --gauntlet --bots greedy', /^bonebed: --bots: a ladder needs at least two bots/],
    ['arena --gauntlet --bots greedy,greedy', /^bonebed: --bots: 'greedy' is there twice/],
    ['arena --gauntlet --bots greedy~0,greedy', /^bonebed: bots: no bot 'greedy~0'/],
    ['arena --gauntlet --append all.jsonl', /^bonebed: --append is not for --gauntlet/],
    ['arena toy --write', /^bonebed: --write is for --gauntlet/],
    [
      'arena --gauntlet --bots random,greedy --write',
      /^bonebed: --write is for the levels and the games as they are: give no --bots/,
    ],
    ['arena --gauntlet --out mine.jsonl --write', /: give no --out/],
    ['arena other --gauntlet', /^bonebed: game: no game 'other'/],
  ])('%s is refused', async (command, message) => {
    const cwd = temporaryFolder();
    const { code, out, err } = await run(command, { cwd });
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(message);
    expect(existsSync(join(cwd, '.cache'))).toBe(false);
  });

  test('a file of something else is refused and left as it is', async () => {
    const cwd = temporaryFolder();
    const file = join(cwd, 'notes.txt');
    writeFileSync(file, 'my notes\n{}\n');
    const { code, err } = await run('arena --gauntlet --out notes.txt --games 2', { cwd });
    expect({ code, err }).toEqual({ code: 2, err: 'bonebed: notes.txt: line 1 is no cell of a gauntlet\n' });
    expect(readFileSync(file, 'utf8')).toBe('my notes\n{}\n');
  });
});

function winsIn(out: string): unknown {
  return JSON.parse(out).cells.map(({ bots, games, wins }: Record<string, unknown>) => ({ bots, games, wins }));
}
