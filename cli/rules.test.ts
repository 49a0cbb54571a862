import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gameIds, loadGame } from '@bonebed/games';
import { BadInput, openEdition } from '@bonebed/kernel';
import { describe, expect, test } from 'vitest';
import { citationsIn, timesRun } from './rules/citations.ts';
import { commentsIn } from './rules/comments.ts';
import { measure } from './rules/coverage.ts';
import { playAtRandom, tableaux } from './rules/exercise.ts';
import { idsIn, rulesIn } from './rules/ids.ts';
import type { RuleReport } from './rules/report.ts';
import { titlesIn } from './rules/tests.ts';
import type { Fossil } from './testing/cited/index.ts';
import { run, temporaryFolder, toyFolder, toyGames, toyModule } from './testing/run.ts';

const toyBox = toyModule.game.box(toyModule.components);

describe('rule ids', () => {
  const known = ['HT-5.1', 'HT-5.2', 'HT-5.3', 'HT-5.10', 'HT-5.10a', 'HT-R1', 'HT-R2', 'HT-E1'];

  test.each([
    ['HT-5.10 is not 5.1', ['HT-5.10']],
    ['HT-5.10a is neither', ['HT-5.10a']],
    ['HT-5.1, HT-5.3: a list', ['HT-5.1', 'HT-5.3']],
    ['HT-5.1, 5.3 and R2: a short list', ['HT-5.1', 'HT-5.3', 'HT-R2']],
    ['HT-5.1 to HT-5.3: a range', ['HT-5.1', 'HT-5.2', 'HT-5.3']],
    ['(HT-5.2–5.10)', ['HT-5.2', 'HT-5.3', 'HT-5.10']],
    ['HT-R1/HT-E1.', ['HT-R1', 'HT-E1']],
    ['HT-5 is a chapter, HT-5.99 is unknown, XHT-5.1x is nothing', []],
  ])('%s', (text, ids) => {
    expect(idsIn(text, known)).toEqual(ids);
  });

  test('are read from RULES.md, with the first sentence', () => {
    const rules = rulesIn(readFileSync(join(toyFolder, 'RULES.md'), 'utf8'));
    expect(rules.map(({ id, kind }) => `${id} ${kind}`)).toEqual([
      'TG-1.1 rule',
      'TG-1.2 rule',
      'TG-2.1 rule',
      'TG-2.2 rule',
      'TG-2.3 rule',
      'TG-2.4 rule',
      'TG-2.5 rule',
      'TG-2.10 rule',
      'TG-2.11 rule',
      'TG-3.1 rule',
      'TG-3.2 rule',
      'TG-R1 ruling',
      'TG-H1 hidden',
      'TG-I1 invariant',
      'TG-D1 other',
      'TG-E1 example',
    ]);
    const text = (id: string) => rules.find(rule => rule.id === id)?.text;
    expect(text('TG-1.1')).toBe('Shuffle the bones and deal one to each player.');
    expect(text('TG-2.1')).toBe('Dig. Draw the top bone of the deck, unseen by the others (TG-H1).');
    expect(text('TG-2.5')).toBe('A rival may doubt it for 1 coin.');
    expect(text('TG-R1')).toBe('May a player rest? Yes, for nothing.');
  });
});

test('titles of tests are read, but not of skipped ones', () => {
  const source = `
    test('HT-1.1 it\\'s one', () => {});
    it.only("HT-1.2", () => {});
    test.each([['a', f(1)]])('HT-1.3 %s', () => {});
    test.skip('HT-1.4', () => {});
    test.todo('HT-1.5');
    expect('HT-1.6').toBe('HT-1.6');`;
  expect(titlesIn(source)).toEqual(["HT-1.1 it's one", 'HT-1.2', 'HT-1.3 %s']);
});

test('comments are told from strings, templates and regular expressions', () => {
  const template = ['b(`//2 $', '{c(`/*3*/`, {d: 4})} //5`);'].join('');
  const source = `a('//1'); ${template} e = /\\/*6'/; f / g; // seven\n/* eight */ h('it\\'s //9');`;
  expect(commentsIn(source).map(comment => comment.text)).toEqual(['// seven', '/* eight */']);
});

describe('how often cited code ran', () => {
  const folder = fileURLToPath(new URL('testing/cited', import.meta.url));
  const ids = [
    '1.1',
    '1.2',
    '1.3',
    '1.4',
    '1.5',
    '1.6',
    '1.7',
    '1.8',
    '2.1',
    '2.2',
    '2.3',
    '2.4',
    '2.5',
    '2.6',
    '2.7',
    '2.8',
  ];
  const known = [...ids, '3.1', '3.2', '9.1', '9.2', '9.3'].map(id => `CT-${id}`);

  const count = async (fossils: readonly Fossil[]) => {
    const coverage = await measure(join(folder, 'index.ts'), exports => {
      const { weigh, table } = exports as typeof import('./testing/cited/index.ts');
      for (const fossil of fossils) weigh(fossil);
      table.a(1);
      for (let i = 0; i < 3; i++) table.b(i);
    });
    const counts: Record<string, number> = {};
    for (const citation of citationsIn(folder, known)) {
      for (const id of citation.ids) counts[id] = timesRun(citation, coverage);
    }
    return counts;
  };

  test('is counted where the comment stands', async () => {
    const many = (n: number, fossil: Fossil) => new Array<Fossil>(n).fill(fossil);
    const counts = await count([
      ...many(1, { kind: 'egg', weight: 1 }),
      ...many(2, { kind: 'track', weight: 1 }),
      ...many(4, { kind: 'bone', weight: 2 }),
      ...many(8, { kind: 'bone', weight: 3 }),
      ...many(16, { kind: 'bone', weight: 5 }),
    ]);
    expect(counts).toEqual({
      'CT-1.1': 0,
      'CT-1.2': 0,
      'CT-1.3': 31,
      'CT-1.4': 24,
      'CT-1.5': 16,
      'CT-1.6': 16,
      'CT-1.7': 16,
      'CT-1.8': 0,
      'CT-2.1': 31,
      'CT-2.2': 1,
      'CT-2.3': 24,
      'CT-2.4': 2,
      'CT-2.5': 4,
      'CT-2.6': 24,
      'CT-2.7': 0,
      'CT-2.8': 0,
      'CT-3.1': 1,
      'CT-3.2': 3,
    });
  });

  test('is nothing if nothing ran', async () => {
    const { 'CT-3.1': a, 'CT-3.2': b, ...others } = await count([]);
    expect({ a, b }).toEqual({ a: 1, b: 3 });
    expect(Object.values(others).every(times => times === 0)).toBe(true);
  });
});

test('random play tries every number of seats with every setting that the game takes', () => {
  const { game } = toyModule;
  const picky = {
    ...game,
    setup: (box: object, deal: Parameters<typeof game.setup>[1]) => {
      if (deal.seats === 3 && deal.settings.rounds === 3) throw new BadInput('setting', 'settings.rounds', 'too short');
      return game.setup(box, deal);
    },
  };
  expect(tableaux(picky, toyBox)).toEqual([
    { seats: 2, settings: { rounds: 6 } },
    { seats: 2, settings: { rounds: 3 } },
    { seats: 3, settings: { rounds: 6 } },
  ]);
});

test.each(gameIds)('%s: every setting is tried at the tables that it fits', async id => {
  const { game, components } = await loadGame(id);
  const { box } = openEdition(game, components);
  const tried = tableaux(game, box);
  expect(new Set(tried.map(({ seats }) => seats))).toEqual(new Set(game.seats));
  for (const { id: setting, values } of game.settings) {
    expect(new Set(tried.map(({ settings }) => settings[setting]))).toEqual(new Set(values));
  }
});

describe('bonebed rules', () => {
  test('counts tests and random play for every rule', async () => {
    const { code, out } = await run('rules toy --json --games 4 --seed x');
    expect(code).toBe(0);
    const report = JSON.parse(out);
    expect(report).toMatchObject({
      game: 'toy',
      total: 14,
      tested: 8,
      reached: 13,
      unjustified: [],
      stale: [],
      unknown: [],
    });
    expect(report.examples).toEqual([
      {
        id: 'TG-E1',
        text: '(TG-2.3) A die that shows 3 gives 3 coins.',
        tests: ['TG-E1 a die that shows 3 gives 3 coins'],
      },
    ]);
    const rule = (id: string): RuleReport => report.rules.find((entry: RuleReport) => entry.id === id);
    expect(rule('TG-2.11')).toMatchObject({ reached: 0, cited: [expect.stringMatching(/^index\.ts:\d+$/)] });
    expect(rule('TG-1.1').reached).toBe(4 * tableaux(toyModule.game, toyBox).length);
    // Rolls change the generator's count and nothing else of the toy does, so they can be counted another way.
    expect(rule('TG-2.3').reached).toBe(await rollsIn('x', 4));
    expect(rule('TG-2.2').reached).toBeGreaterThan(0);
  });

  test('is the same on every run', async () => {
    const [first, second] = [await run('rules toy --json'), await run('rules toy --json')];
    expect(first.out).toBe(second.out);
  });

  test('--write makes the page', async () => {
    const root = temporaryFolder();
    const { code, out, err } = await run('rules toy --write', { root });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/reached by random play +13/);
    const page = readFileSync(join(root, 'docs/rules/toy.md'), 'utf8');
    expect(page).toContain('# Toy: its rules and their proof');
    expect(page).toContain('| reached by random play | 13 | 92 % |');
    expect(page).toMatch(/\| TG-2.10 \| A bone that is doubted.* \| TG-2.10 a bone that nobody believes .* \| \d+ \|/);
    expect(page).toContain(
      '## 2 The turn\n\n| Rule | In our words | Tests | Reached |\n| --- | --- | --- | ---: |\n| TG-2.1 |',
    );
    expect(page).toContain('| TG-2.11 | There is no lightning in this box. |');
  });

  test('--write fails on a missing and on a stale reason, and writes nothing', async () => {
    const folder = join(temporaryFolder(), 'toy');
    const root = temporaryFolder();
    cpSync(toyFolder, folder, { recursive: true });
    // The copy finds the kernel where the original does.
    const index = join(folder, 'index.ts');
    const kernel = fileURLToPath(new URL('../kernel/index.ts', import.meta.url));
    writeFileSync(index, readFileSync(index, 'utf8').replace('@bonebed/kernel', kernel).replace('TG-3.2', 'TG-3.9'));
    writeFileSync(join(folder, 'unreached.json'), '{"TG-2.3": "Nobody rolls.", "TG-7.7": "No such thing."}');
    const { code, err } = await run('rules toy --write', { root, games: toyGames({}, folder) });
    expect(code).toBe(1);
    expect(err.split('\n')).toEqual([
      'bonebed: games/toy/unreached.json: TG-2.11: random play never reaches it and no reason is given',
      'bonebed: games/toy/unreached.json: TG-3.2: random play never reaches it and no reason is given',
      'bonebed: games/toy/unreached.json: TG-2.3: a reason is given, but it is reached or is no rule',
      'bonebed: games/toy/unreached.json: TG-7.7: a reason is given, but it is reached or is no rule',
      expect.stringMatching(/^bonebed: games\/toy\/RULES\.md: TG-3\.9 \(index\.ts:\d+\) is named and not stated$/),
      '',
    ]);
    expect(existsSync(join(root, 'docs'))).toBe(false);
    writeFileSync(join(folder, 'unreached.json'), '["TG-2.3"]');
    const bad = await run('rules toy', { games: toyGames({}, folder) });
    expect(bad.code).toBe(2);
    expect(bad.err).toContain('unreached.json: expected an object of rule ids and sentences');
  });

  test('a game without rules is refused', async () => {
    const empty = temporaryFolder();
    const { code, err } = await run('rules toy', { games: toyGames({}, empty) });
    expect({ code, err }).toEqual({ code: 2, err: `bonebed: ${join(empty, 'RULES.md')}: no such file\n` });
  });
});

/** How often the die was rolled in the random games of `bonebed rules`, from the events of the same games. */
async function rollsIn(seed: string, games: number): Promise<number> {
  let rolls = 0;
  const { game } = toyModule;
  const counting = {
    ...game,
    step: (play: Parameters<typeof game.step>[0]) => {
      const tell = Object.assign(
        (event: { type: string }) => {
          if (event.type === 'rolled') rolls += 1;
        },
        { only: () => {} },
      );
      game.step({ ...play, tell });
    },
  };
  playAtRandom({ game: counting, box: toyBox, seed, tableaux: tableaux(game, toyBox), games }, () => {});
  return rolls;
}
