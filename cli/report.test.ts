import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameIds, loadGame } from '@bonebed/games';
import { openEdition } from '@bonebed/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Figures } from './lab/figures.ts';
import { emptyBooks } from './lab/ledger.ts';
import { playForBooks } from './lab/play.ts';
import { run, temporaryFolder, toyModule } from './testing/run.ts';

const cwd = temporaryFolder();
let page = '';
let figures: Figures;

beforeAll(async () => {
  const command = 'report toy --games 120 --seats 3 --bots random --seed a';
  const { code, out, err } = await run(`${command} -o toy.html --csv toy.csv --json`, { cwd });
  expect({ code, err }).toEqual({ code: 0, err: '' });
  figures = JSON.parse(out);
  page = readFileSync(join(cwd, 'toy.html'), 'utf8');
});

describe('the figures', () => {
  test('tell of all games and all seats', () => {
    expect(figures).toMatchObject({ game: 'toy', games: 120, seats: 3, bots: ['random', 'random', 'random'] });
    expect(figures.turns).toMatchObject({ median: 18, low: 18, high: 18 });
    expect(figures.baseRate).toBeCloseTo(1 / 3);
    expect(figures.bySeat.map(({ won }) => won.of)).toEqual([120, 120, 120]);
    expect(sum(figures.bySeat.map(({ won }) => won.rate))).toBeCloseTo(1);
    for (const { won } of figures.bySeat) {
      expect(won.low).toBeLessThan(won.rate);
      expect(won.high).toBeGreaterThan(won.rate);
    }
    expect(figures.endings).toMatchObject([{ key: 'rounds', games: { rate: 1 } }]);
  });

  test('points come from the lines of the score sheet', () => {
    expect(figures.sources.map(({ label }) => label.en)).toEqual(['Shown bones', 'Bones in hand']);
    const [shown] = figures.sources;
    expect(shown.winners).toBeGreaterThan(shown.others);
    const { winners, others } = figures.course;
    expect([winners[0], others[0]].every(points => points <= 1)).toBe(true);
    expect(winners[10]).toBeGreaterThan(others[10]);
    expect(figures.course.leads[10]).toBeGreaterThan(figures.course.leads[2]);
  });

  test('actions are counted against what was offered', () => {
    const rest = figures.actions.find(({ key }) => key === 'turn rest');
    expect(rest?.label).toEqual({
      en: toyModule.texts.en['option.turn.rest'],
      fr: toyModule.texts.fr['option.turn.rest'],
    });
    // Resting is always among the options of a turn: 18 turns in each of 120 games.
    expect(rest?.offered).toBe(120 * 18);
    expect(rest?.times).toBeLessThan(rest?.offered ?? 0);
    const shown = figures.events.find(({ key }) => key === 'shown');
    expect(shown?.byWinner).toBeGreaterThan(shown?.byOther ?? Number.POSITIVE_INFINITY);
    expect((shown?.byWinner ?? 0) * 120 + (shown?.byOther ?? 0) * 240).toBeCloseTo(shown?.times ?? 0);
  });

  test('components are counted by what happens with them', () => {
    const [bones] = figures.collections;
    expect(bones.id).toBe('bones');
    expect(bones.events.map(({ key }) => key).sort()).toEqual(['dug', 'shown']);
    expect(bones.things).toHaveLength(8);
    expect(bones.things.map(({ name }) => name.fr)).toContain('Crâne');
  });

  test('refusals and what never came up are listed', () => {
    expect(figures.refusals.map(({ key }) => key)).toContain('TG-2.4');
    const never = Object.fromEntries(figures.unreached.map(({ kind, labels }) => [kind, labels.map(({ en }) => en)]));
    expect(Object.keys(never)).not.toContain('end');
  });

  test('the same command gives the same page', async () => {
    const again = await run('report toy --games 120 --seats 3 --bots random --seed a -o again.html', { cwd });
    expect(again.out).toBe('Written: again.html\n');
    expect(readFileSync(join(cwd, 'again.html'), 'utf8') === page).toBe(true);
  });
});

describe('the page', () => {
  test('fetches nothing from anywhere', () => {
    const outside = /https?:|url\(|@import|src=|<link/.exec(page.replaceAll(/url\(data:[^)]*\)/g, ''));
    expect(outside).toBeNull();
  });

  test('has every part, in both languages', () => {
    expect(/<html lang="en">/.test(page)).toBe(true);
    for (const word of [
      'How long it takes',
      'Combien de temps',
      'Who wins',
      'Qui gagne',
      'what never happened',
      'Crâne',
    ]) {
      expect(page.includes(word)).toBe(true);
    }
    expect(page.match(/<svg /g)?.length).toBeGreaterThanOrEqual(10);
    expect(oddWords(page)).toBeNull();
  });

  test('opens in the language that was asked for', async () => {
    await run('report toy --games 4 --bots random --lang fr', { cwd });
    expect(readFileSync(join(cwd, 'report-toy.html'), 'utf8').slice(0, 60)).toContain('<html lang="fr">');
  });

  test('tells the command that makes it again', () => {
    expect(page.includes('npx bonebed report toy --games 120 --seats 3 --bots random --seed a')).toBe(true);
  });
});

test('the rows of --csv add up to the points', () => {
  const [head, ...rows] = readFileSync(join(cwd, 'toy.csv'), 'utf8').trim().split('\n');
  expect(head).toBe('game,decisions,turns,ending,seat,bot,place,won,points,shown,hand');
  expect(rows).toHaveLength(360);
  for (const row of rows) {
    const [points, shown, hand] = row.split(',').slice(8).map(Number);
    expect(shown + hand).toBe(points);
  }
});

test('bots change seats, and each has its own standing', async () => {
  const { out } = await run('report toy --games 20 --bots greedy,random --json', { cwd });
  const told: Figures = JSON.parse(out);
  expect(told.byBot.map(({ name, won }) => [name, won.of])).toEqual([
    ['greedy', 20],
    ['random', 20],
  ]);
  expect(told.byBot[0].won.rate).toBeGreaterThan(told.byBot[1].won.rate);
});

test('with --json alone no file is written', async () => {
  const empty = temporaryFolder();
  await run('report toy --games 2 --bots random --json', { cwd: empty });
  expect(readdirSync(empty)).toEqual([]);
});

test('plays with another edition and names it', async () => {
  writeFileSync(join(cwd, 'rich.json'), JSON.stringify({ ...Object(toyModule.components), coins: 5 }));
  const { out } = await run('report toy --games 2 --bots random --edition rich.json --json', { cwd });
  expect(JSON.parse(out).edition).not.toBe(figures.edition);
});

test.each([...gameIds])('%s can be reported on by random bots and by greedy ones', async id => {
  const { game, components } = await loadGame(id);
  const edition = openEdition(game, components);
  const seats = game.seats.find(count => count > 1) ?? 1;
  const settings = Object.fromEntries(game.settings.map(spec => [spec.id, spec.default]));
  const games = { ids: gameIds, load: loadGame, folder: () => '' };
  const { code } = await run(`report ${id} --games 4 --bots random -o it.html`, { cwd, games });
  expect(code).toBe(0);
  expect(oddWords(readFileSync(join(cwd, 'it.html'), 'utf8'))).toBeNull();
  // Between a random bot and a greedy one the table's way of playing is used: its books have the same kinds of entries.
  const books = emptyBooks();
  playForBooks(
    { game, edition, patterns: null },
    { seats, settings, seed: 'a', bots: ['random@it:1', ...new Array(seats - 1).fill('random')] },
    0,
    books,
  );
  expect(books.games).toHaveLength(1);
  expect(Object.keys(books.counts).some(key => key.startsWith('event|'))).toBe(true);
});

/** What a slip in the figures would leave in the text of a page. */
function oddWords(html: string): string | null {
  const body = html.slice(html.indexOf('<header>'), html.indexOf('<script>'));
  return /.{0,40}(?:NaN|undefined|Infinity|\[object).{0,40}/.exec(body)?.[0] ?? null;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
