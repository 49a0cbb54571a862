import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameIds, loadGame } from '@bonebed/games';
import { type FinishedPlay, loadPatterns, type Patterns } from '@bonebed/games/patterns.ts';
import { isReconstructed, loadPrinted, piecesOf } from '@bonebed/games/printed.ts';
import { BadInput, type Terms } from '@bonebed/kernel';
import { describe, expect, test } from 'vitest';
import { emptyBooks } from './lab/ledger.ts';
import { playBatch } from './lab/pool.ts';
import { readPlay, tablesOf } from './patterns/constraints.ts';
import type { Study } from './patterns/findings.ts';
import { measure, verdictOf } from './patterns/measure.ts';
import { run, temporaryFolder, toyGames, toyModule } from './testing/run.ts';

const points = {
  id: 'points',
  words: 'Winners have some points',
  source: 'the rulebook',
  sure: 'sure',
  measure: 'winners',
  of: 'points',
  range: [1, 100],
} as const;

function gamesWith(constraints: readonly object[], note: Patterns['note'] = noted) {
  // As a file would bring it: without what is undefined.
  const play = JSON.parse(JSON.stringify({ constraints }));
  return { ...toyGames(), patterns: async () => ({ play, note }) };
}

function noted({ outcome, events }: FinishedPlay<Terms>) {
  return {
    game: { shows: events.filter(({ type }) => type === 'shown').length },
    seats: outcome.places.map(() => ({ half: 1, whole: 2 })),
    roles: { luck: outcome.places.map((_, seat) => (seat === 0 ? 'blessed' : 'cursed')) },
    taken: { cards: { used: [1, 2], never: [0, 5] } },
  } as const;
}

async function study(constraints: readonly object[], flags = ''): Promise<Study> {
  const command = `patterns toy --games 30 --seats 2 --bots random --json${flags}`;
  const { out, err } = await run(command, { games: gamesWith(constraints) });
  expect(err).toBe('');
  return JSON.parse(out);
}

describe('bonebed patterns', () => {
  test('says of each constraint what is wanted, what was found, and whether it is kept', async () => {
    const games = gamesWith([points, { ...points, id: 'rich', range: [1000, 2000] }]);
    const { code, out } = await run('patterns toy --games 20 --seats 2 --bots random', { games });
    expect(code).toBe(1);
    expect(out).toMatch(/^toy, 2 seats: 20 games of random, seed 1$/m);
    expect(out).toMatch(/^kept +points +sure +1 – 100 +[\d.]+ \([\d.]+ – [\d.]+\)$/m);
    expect(out).toMatch(/^broken +rich +sure +1000 – 2000 +/m);
    expect(out).toMatch(/^broken: Winners have some points \(the rulebook\)$/m);
  });

  test('is content where all is kept, and finds the same again', async () => {
    const games = gamesWith([points]);
    const first = await run('patterns toy --games 10 --bots random --json', { games });
    expect(first.code).toBe(0);
    expect(await run('patterns toy --games 10 --bots random --json', { games })).toEqual(first);
    expect((JSON.parse(first.out) as Study).tables.map(({ seats }) => seats)).toEqual([...toyModule.game.seats]);
  });

  test('a game of which nobody has said how it is played is no fault', async () => {
    const { code, out } = await run('patterns toy');
    expect(code).toBe(0);
    expect(out).toContain('games/toy/box/play.json');
  });

  test('writes a page with pictures, and keeps what was found at other tables', async () => {
    const root = temporaryFolder();
    const rich = { ...points, id: 'rich', range: [1000, null], shapes: ['bones'], tried: 'Gold was too dear' };
    const games = gamesWith([points, rich]);
    await run('patterns toy --games 20 --seats 2 --bots random --write', { games, root });
    await run('patterns toy --games 22 --seats 3 --bots random --write', { games, root });
    const page = readFileSync(join(root, 'docs/play/toy.md'), 'utf8');
    expect(page).toContain('\n- 2 seats: 20 games of `random`, seed 1\n- 3 seats: 22 games of `random`, seed 1\n');
    expect(page).toMatch(/\| Winners have some points \| the rulebook \(sure\) \| 1 – 100 \| ✓ [\d.]+ /);
    expect(page).toMatch(/\(`rich`\)\n\n- ✗ 2 seats: [\d.]+ \(.*\)\n- ✗ 3 seats: .*\n\nGold was too dear\n/);
    expect(page).toContain('- `bones`: rich\n');
    const pictures = [...page.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, file]) => file);
    expect(pictures).toEqual(['toy/2-scores.svg', 'toy/2-cards.svg', 'toy/3-scores.svg', 'toy/3-cards.svg']);
    for (const file of pictures) {
      expect(readFileSync(join(root, 'docs/play', file), 'utf8')).toMatch(/^<svg xmlns=.*<\/svg>$/s);
    }
  });

  test('what was found before is held against what is wanted now', async () => {
    const root = temporaryFolder();
    await run('patterns toy --games 20 --seats 2 --bots random --write', { games: gamesWith([points]), root });
    const stricter = gamesWith([{ ...points, words: 'They are rich', range: [1000, null] }]);
    await run('patterns toy --games 20 --seats 3 --bots random --write', { games: stricter, root });
    expect(readFileSync(join(root, 'docs/play/toy.md'), 'utf8')).toMatch(/\| They are rich \| .* \| ✗ .* \| ✗ .* \|/);
  });

  test('what was found with another box is not kept', async () => {
    const root = temporaryFolder();
    const games = gamesWith([points]);
    await run('patterns toy --games 5 --seats 2 --bots random --write', { games, root });
    const changed = { ...games, load: async () => ({ ...toyModule, components: otherBox() }) };
    await run('patterns toy --games 5 --seats 3 --bots random --write', { games: changed, root });
    expect(readdirSync(join(root, 'docs/play/toy')).filter(file => file.startsWith('2'))).toEqual([]);
  });
});

test('a page is of the game’s own box', async () => {
  const { code, err } = await run('patterns toy --edition mine.json --write', { games: gamesWith([points]) });
  expect(code).toBe(2);
  expect(err).toContain("--write is for the game's own box");
});

describe('measures', () => {
  const found = async (measured: object) => (await study([{ ...points, ...measured }])).tables[0].checked[0];

  test.each([
    [{ measure: 'game', of: 'shows', range: [0, 100] }, 'kept'],
    [{ measure: 'games', of: 'shows', range: [0.5, 1] }, 'kept'],
    [{ measure: 'ratio', of: 'half / whole', range: [0.5, 0.5] }, 'kept'],
    [{ measure: 'endings', of: 'rounds', range: [0.99, 1] }, 'kept'],
    [{ measure: 'players', of: 'score.shown', range: [0, 100] }, 'kept'],
    [{ measure: 'unused', of: 'cards', range: [null, 0] }, 'broken'],
    [{ measure: 'unused', of: 'options', range: [null, 0] }, 'kept'],
    [{ measure: 'taken', of: 'options.turn', range: [0, 1] }, 'kept'],
    [{ measure: 'taken', of: 'things.turn.bones', range: [0, 1] }, 'kept'],
  ])('%j is %s', async (measured, verdict) => {
    expect((await found(measured)).verdict).toBe(verdict);
  });

  test('wins by seat and by role are held against a fair share', async () => {
    const seats = await found({ measure: 'seats', of: undefined, range: [-0.5, 0.5] });
    expect(seats.found.map(({ name }) => name).sort()).toEqual(['1', '2']);
    expect(seats.found[0].value + seats.found[1].value).toBeCloseTo(0);
    const roles = await found({ measure: 'roles', of: 'luck', range: [-0.5, 0.5] });
    expect(roles.found.map(({ name }) => name).sort()).toEqual(['blessed', 'cursed']);
  });

  test('what is furthest from what is wanted comes first', async () => {
    const { found: cards } = await found({ measure: 'taken', of: 'cards', range: [0.3, 1] });
    expect(cards.map(({ name, value, of }) => [name, value, of])).toEqual([
      ['never', 0, 150],
      ['used', 0.5, 60],
    ]);
  });

  test('nobody is sure while the interval touches the range', () => {
    const constraint = { ...points, range: [10, 20] };
    const at = (value: number, low: number, high: number, of = 20) =>
      verdictOf(constraint, [{ name: null, value, low, high, of }]);
    expect([at(15, 0, 30), at(8, 5, 11), at(8, 7, 9), at(25, 21, 30)]).toEqual(['kept', 'unsure', 'broken', 'broken']);
    expect(at(25, 21, 30, 19)).toBe('unsure');
  });
});

describe('what is wrong in a play.json is said with its place', () => {
  const fault = (constraint: object): string => {
    try {
      const constraints = [points, { ...points, id: 'other', ...constraint }];
      readPlay(toyModule.game, JSON.parse(JSON.stringify({ constraints })));
      return 'nothing';
    } catch (error) {
      if (error instanceof BadInput) return error.message;
      throw error;
    }
  };

  test.each([
    [{ id: 'points' }, "constraints.1.id: 'points' is there twice"],
    [{ range: [5, 1] }, 'constraints.1.range: 5 is more than 1'],
    [{ range: [null, null] }, 'constraints.1.range: has no end at all'],
    [{ range: [1] }, 'constraints.1.range: 1 entries, expected 2 to 2'],
    [{ of: undefined }, "constraints.1.of: missing: what is 'winners' of?"],
    [{ measure: 'seats' }, "constraints.1.of: 'seats' is of nothing"],
    [{ measure: 'ratio' }, "constraints.1.of: expected 'part / whole', found 'points'"],
    [{ seats: [9] }, 'constraints.1.seats: 9 is not one of 2, 3'],
    [{ settings: [{ colour: 'red' }] }, 'constraints.1.settings: settings.colour: no such setting; toy has: rounds'],
    [{ settings: [{ rounds: 6 }] }, 'constraints.1.settings: rounds is 6 anyway: leave it out'],
    [{ surely: true }, 'constraints.1.surely: no such field'],
  ])('%j', (constraint, message) => {
    expect(fault(constraint)).toBe(message);
  });

  test('a measure without its kind names those that there are', () => {
    expect(fault({ measure: 'luck' })).toMatch(/^constraints\.1\.measure: "luck" is not one of winners, players, /);
  });

  test.each([
    [{ of: 'gold' }, "no number of a seat 'gold'; there are: points, score.shown, score.hand, half, whole"],
    [{ measure: 'game', of: 'gold' }, "no number of a game 'gold'; there are: turns, decisions, margin, shows"],
    [{ measure: 'roles', of: 'gold' }, "no role 'gold'; there are: luck"],
    [{ measure: 'endings', of: 'rounds, flood' }, "no ending 'flood'; there are: rounds"],
  ])('a name that no game notes is found once games were played: %j', async (measured, message) => {
    const { code, err } = await run('patterns toy --games 2 --seats 2 --bots random', {
      games: gamesWith([points, { ...points, id: 'other', ...measured }]),
    });
    expect(code).toBe(2);
    expect(err).toBe(`bonebed: games/toy/box/play.json: constraints.1: of: ${message}\n`);
  });
});

test('tables that constraints speak of are played, each once', () => {
  const play = readPlay(toyModule.game, {
    constraints: [points, { ...points, id: 'short', seats: [2], settings: [{}, { rounds: 3 }] }],
  });
  expect(tablesOf(play, [2, 3])).toEqual([
    { seats: 2, settings: {} },
    { seats: 2, settings: { rounds: 3 } },
    { seats: 3, settings: {} },
  ]);
});

describe.each(gameIds.map(id => [id]))('%s', id => {
  test('what constraints have shaped is there, with values that no source prints', async () => {
    const { game, components } = await loadGame(id);
    const patterns = await loadPatterns(id);
    if (patterns === null) return;
    const pieces = piecesOf((await loadPrinted(id)) ?? [], components).filter(one => isReconstructed(components, one));
    const shaped = readPlay(game, patterns.play).constraints.flatMap(({ shapes = [] }) => shapes);
    expect(shaped.filter(at => pieces.every(({ kind }) => kind.at !== at))).toEqual([]);
  });

  test('notes at every number of seats all that its constraints speak of', async () => {
    const { game } = await loadGame(id);
    const patterns = await loadPatterns(id);
    if (patterns === null) return;
    const play = readPlay(game, patterns.play);
    for (const { seats, settings } of tablesOf(play, game.seats)) {
      const books = emptyBooks();
      const all = Object.fromEntries(game.settings.map(spec => [spec.id, settings[spec.id] ?? spec.default]));
      const batch = {
        game: id,
        components: null,
        seats,
        settings: all,
        seed: 'a',
        bots: new Array(seats).fill('random'),
      };
      const { games, counts } = await playBatch(
        { load: loadGame, patterns: loadPatterns },
        { ...batch, from: 0, games: 3 },
      );
      books.games.push(...games);
      Object.assign(books.counts, counts);
      const labels = {
        sentence: () => ({ en: '', fr: '' }),
        thing: (_: string, index: number) => ({ en: `${index}`, fr: '' }),
      };
      for (const constraint of play.constraints) {
        if (constraint.seats?.includes(seats) === false) continue;
        expect(measure({ books, labels, seats }, constraint).length).toBeGreaterThan(0);
      }
    }
  });
});

function otherBox(): unknown {
  return { ...(toyModule.components as object), note: 'another box' };
}

test('no page is written where nobody asked for one', async () => {
  const root = temporaryFolder();
  await run('patterns toy --games 2 --seats 2 --bots random', { games: gamesWith([points]), root });
  expect(existsSync(join(root, 'docs'))).toBe(false);
});
