import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRecord, seedFrom } from '@bonebed/kernel';
import { describe, expect, test } from 'vitest';
import { run, temporaryFolder, toyGames, toyModule } from './testing/run.ts';

const typed = (...lines: readonly string[]): string => `${lines.join('\n')}\n`;

describe('bonebed play', () => {
  test('a whole game at one screen, saved as a record', async () => {
    const cwd = temporaryFolder();
    const input = typed('show the claw', 'doubt', 'Rest', '3', 'dig', 'roll');
    const { code, out, err } = await run('play toy --seed a --set rounds=3 --save game.bonebed', {
      input: `${input}q\n`,
      cwd,
    });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('Saved as game.bonebed');
    const record = readRecord(readFileSync(join(cwd, 'game.bonebed'), 'utf8'));
    expect(record.header).toMatchObject({ game: 'toy', seats: 2, settings: { rounds: 3 }, seed: seedFrom('a') });
    expect(record.answers.map(({ seat, text }) => `${seat} ${text}`)).toEqual([
      '0 show claw',
      '1 doubt',
      '1 rest',
      '0 rest',
      '1 dig',
      '0 roll',
    ]);
    expect(record.final).toBe(null);
  });

  test('shows the table, the question and the options in words', async () => {
    const { out } = await run('play toy --seed a', { input: '' });
    expect(out).toContain(
      [
        '── Player 1 ────────────────────',
        '',
        'turn: 0',
        'deck: 6',
        'players:',
        '  Player 1:',
        '    coins: 1',
        '    bones: Claw',
        '    shown: –',
        '  Player 2:',
        '    coins: 1',
        '    bones: ?',
        '    shown: –',
        '',
        'What do you do with your turn?',
        '  1. Dig',
        '  2. Roll the die',
        '  3. Rest',
        '  4. Show the Claw',
        '> ',
      ].join('\n'),
    );
  });

  test('ends with the standings and the whole score sheet', async () => {
    const { out } = await run('play toy --seed a --set rounds=3', { input: typed(...new Array(6).fill('rest')) });
    expect(out).toContain('The last round is over.\n1. Player 1: -1 point\n1. Player 2: -1 point\n');
    expect(out).toMatch(/Bones in hand +-1 +-1\nTotal +-1 +-1\nCoins +1 +1\n/);
  });

  test('lists the automaton of a solo game with its place', async () => {
    const { game, texts } = toyModule;
    // Once the players have come second and third, behind the automaton; once it has fewer points than both.
    const standings = async (places: readonly number[], points: number) => {
      const solo = {
        ...game,
        outcome: (at: Parameters<typeof game.outcome>[0]) => {
          const outcome = game.outcome(at);
          return outcome === null ? null : { ...outcome, places };
        },
        score: (at: Parameters<typeof game.score>[0]) => [
          ...game.score(at),
          { seat: null, lines: [{ what: 'shown', points, secret: false }], tieBreaks: [] },
        ],
      };
      const games = toyGames({ game: solo, texts: { ...texts, en: { ...texts.en, 'game.automaton': 'Rex' } } });
      const input = typed(...new Array(6).fill('rest'));
      return (await run('play toy --seed a --set rounds=3', { input, games })).out;
    };
    expect(await standings([2, 3], 9)).toContain('1. Rex: 9 points\n2. Player 1: -1 point\n3. Player 2: -1 point\n');
    expect(await standings([1, 2], -9)).toContain('2. Player 2: -1 point\n3. Rex: -9 points\n');
  });

  test('undo takes back, and says why it stops', async () => {
    const undoing = async (...lines: readonly string[]) =>
      (await run('play toy --seed a', { input: typed(...lines) })).out;
    expect(await undoing('u')).toContain('There is nothing to undo.');
    expect((await undoing('rest', 'u')).match(/── Player 1/g)).toHaveLength(2);
    expect(await undoing('roll', 'u')).toContain('chance has spoken since.\n  · Player 1 rolls 2 coins.');
    expect(await undoing('dig', 'u')).toContain('something hidden was seen since.\n  · Player 1 digs up a bone.');
    const beside = await run('play toy --seed a --bots random', { input: typed('rest', 'u') });
    expect(beside.out).toContain('Undo stops here: Player 2 (Random) has answered since.');
  });

  test('? says what is refused and by which rule; s, l, v and h look around', async () => {
    const { out } = await run('play toy --seed a', { input: typed('dig', 'rest', '?', 's', 'l', 'v', 'h') });
    expect(out).toMatch(/✗ Show the \w+: It costs \d coins; you have 1\. \[TG-2\.4\]/);
    expect(out).toMatch(/Bones in hand +-2 +\?\nTotal +-2 +0 \+ \?/);
    expect(out).toMatch(/> Player 1 digs up the \w+\.\nPlayer 2 rests\.\n/);
    expect(out).toContain('u: undo   q: save and quit');
  });

  test('text filters the options, whatever its case and accents', async () => {
    const { out } = await run('play toy --seed a --lang fr', { input: typed('DE', 'xyz') });
    expect(out).toContain('> Aucune option ne contient « xyz ».');
    expect(out).toContain('>   2. Lancer le dé\n> ');
  });

  test('bots play the other seats', async () => {
    const { out } = await run('play toy --seats 3 --seat 1 --bots random --seed a --set rounds=3', {
      input: typed(...new Array(30).fill('1')),
    });
    expect(out).toContain('The last round is over.');
    expect(out).toContain('Player 1 (Random)');
    expect(out).not.toContain('── Player 1');
    expect(out).not.toContain('── Player 3');
  });

  test('between two hands the screen is cleared, on a terminal', async () => {
    const { out } = await run('play toy --seed a', { input: typed('rest', '', 'rest', ''), tty: true });
    expect(out).toContain('\x1b[2J\x1b[3J\x1b[HHand the screen to Player 2, then press Enter.\n\x1b[2J');
    expect((await run('play toy --seed a', { input: typed('rest') })).out).not.toContain('\x1b');
  });

  test('a game may draw its own table', async () => {
    const draw = () => 'a lovely board';
    const { out } = await run('play toy --seed a', {
      input: '',
      games: toyGames({ loadDrawing: () => Promise.resolve({ draw }) }),
    });
    expect(out).toContain('a lovely board\n\nWhat do you do');
  });

  test('never overwrites a record', async () => {
    const cwd = temporaryFolder();
    writeFileSync(join(cwd, 'mine'), 'precious');
    expect(await run('play toy --save mine', { cwd })).toEqual({
      code: 2,
      out: '',
      err: 'bonebed: mine: is there already and is not overwritten\n',
    });
    expect(readFileSync(join(cwd, 'mine'), 'utf8')).toBe('precious');
    for (const name of ['toy-2026-01-02.bonebed', 'toy-2026-01-02-2.bonebed']) {
      expect((await run('play toy', { cwd, input: 'q\n' })).out).toContain(`Saved as ${name}\n`);
    }
  });

  test.each([
    ['play toy --seats 7', 'bonebed: seats: toy is for 2, 3 seats, not 7\n'],
    ['play toy --seat 2', 'bonebed: --seat: seats are 0 to 1, not 2\n'],
    ['play toy --bots random,random', 'bonebed: --bots: expected 1 bot or 1, found 2\n'],
    [
      'play toy --bots clever',
      "bonebed: bots: no bot 'clever'; there are: random, greedy, search, novice, apprentice, fieldHand, curator, professor\n",
    ],
    ['play toy --set rounds=9', 'bonebed: settings.rounds: 9 is not one of 3, 6\n'],
  ])('%s is refused and writes nothing', async (command, message) => {
    const cwd = temporaryFolder();
    expect(await run(command, { cwd })).toEqual({ code: 2, out: '', err: message });
    expect(existsSync(join(cwd, 'toy-2026-01-02.bonebed'))).toBe(false);
  });
});
