import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Game, openEdition, readRecord, type Terms } from '@bonebed/kernel';
import { brokenToys } from '@bonebed/kernel/kit/broken';
import { toy, toyComponents } from '@bonebed/kernel/kit/toy';
import { describe, expect, test } from 'vitest';
import { bounded, checks, type Subject } from './fuzz/checks.ts';
import { failureFrom, failureText } from './fuzz/file.ts';
import { showAgain, shrink } from './fuzz/shrink.ts';
import { emptyTally, type Failure, playTrial } from './fuzz/trial.ts';
import { run, temporaryFolder, toyGames, toyModule } from './testing/run.ts';

function subjectOf(game: Game<Terms>): Subject {
  return { game, edition: openEdition(game, toyComponents), texts: null, components: toyComponents };
}

/** The first failure in a number of games of the kit's toy. */
function hunted(subject: Subject, games: number): Failure | null {
  const tally = emptyTally();
  for (let index = 0; index < games; index++) {
    const trial = { subject, seats: null, settings: {}, seed: 'test', index, mostAnswers: 2000 };
    const failure = playTrial(trial, tally);
    if (failure !== null) return failure;
  }
  return null;
}

test('the sound toy game stands every check, and every check is made', () => {
  const tally = emptyTally();
  const subject = subjectOf(toy);
  for (let index = 0; index < 150; index++) {
    const trial = { subject, seats: null, settings: {}, seed: 'sound', index, mostAnswers: 2000 };
    expect(playTrial(trial, tally)).toBeNull();
  }
  expect(tally.games).toBe(150);
  expect(tally.undone).toBeGreaterThan(0);
  for (const { name } of checks) expect(tally.checks.get(name) ?? 0, name).toBeGreaterThan(0);
});

describe('each broken toy game is found and its failure shrunk', () => {
  // What is broken shows from several sides, and which of them is looked at first is chance.
  test.each(brokenToys())('$property', { timeout: 120_000 }, ({ game }) => {
    const broken = subjectOf(bounded(game));
    const failure = hunted(broken, 100);
    expect(failure).not.toBeNull();
    if (failure === null) return;
    const small = shrink(broken, failure);
    expect(small.answers.length).toBeLessThanOrEqual(Math.min(failure.answers.length, 20));
    expect(showAgain(broken, small)).not.toBeNull();
    // As a file it is a record like any other, and it shows the failure again.
    const text = failureText(small);
    const again = failureFrom(text, readRecord(text));
    expect(again).toMatchObject({ property: small.property, chance: small.chance });
    if (again !== null) expect(showAgain(broken, again)).not.toBeNull();
  });
});

describe('bonebed fuzz', () => {
  const brokenModule = () => {
    const { game } = toyModule;
    // Once in a while a bone is lost.
    const step: typeof game.step = play => {
      game.step(play);
      const { deck, turn } = play.state as Terms['state'] & { deck: number[]; turn: number };
      if (turn === 5) deck.pop();
    };
    return toyGames({ game: { ...game, step } });
  };

  test('says what was done when everything held', async () => {
    const { code, out, err } = await run('fuzz toy --games 20 --seed a');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(
      /^toy, seed a: 20 games, \d+ answers, \d+ taken back, \d+ checks in [\d.]+ minutes\. Everything/,
    );
    const json = JSON.parse((await run('fuzz toy --games 20 --seed a --json')).out);
    expect(json).toMatchObject({ ok: true, game: 'toy', seed: 'a', games: 20 });
    expect(json.byProperty['everything can be said in both languages']).toBeGreaterThan(0);
  });

  test('shrinks a failure, saves it and tells how to see it again', async () => {
    const cwd = temporaryFolder();
    const games = brokenModule();
    const { code, out } = await run('fuzz toy --games 200 --seed b', { cwd, games });
    expect(code).toBe(1);
    expect(out).toMatch(/bones in play, not 8/);
    expect(out).toMatch(/shrunk from \d+ to \d+ answers\./);
    expect(readdirSync(cwd)).toEqual(['fuzz-toy-b.bonebed']);
    const commands = [...out.matchAll(/Show it again: npx bonebed (.*)/g)].map(([, command]) => command);
    expect(commands).toHaveLength(2);
    for (const command of commands) expect((await run(command, { cwd, games })).code).toBe(1);
    // Once it is mended, the record says so.
    const mended = await run('fuzz toy --record fuzz-toy-b.bonebed', { cwd });
    expect(mended).toEqual({ code: 0, out: 'fuzz-toy-b.bonebed: everything holds at its end.\n', err: '' });
  });

  test('--json tells a failure in one object, and a second one is saved beside the first', async () => {
    const cwd = temporaryFolder();
    const games = brokenModule();
    await run('fuzz toy --games 200 --seed b', { cwd, games });
    const { code, out } = await run('fuzz toy --games 200 --seed b --json', { cwd, games });
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ ok: false, game: 'toy', seed: 'b', file: 'fuzz-toy-b-2.bonebed' });
  });

  test('a rule that cannot be put into words is found', async () => {
    const { texts } = toyModule;
    const { 'event.rested': _, ...fr } = texts.fr;
    const { code, out } = await run('fuzz toy --games 100', { games: toyGames({ texts: { en: texts.en, fr } }) });
    expect(code).toBe(1);
    expect(out).toContain('everything can be said in both languages');
    expect(out).toContain("no text 'event.rested' in fr for toy");
  });

  test('looks at any record in every way', async () => {
    const cwd = temporaryFolder();
    await run('play toy --seed a --save it', { cwd, input: 'roll\ndig\nq\n' });
    expect((await run('fuzz toy --record it', { cwd })).out).toBe('it: everything holds at its end.\n');
    writeFileSync(join(cwd, 'it'), readFileSync(join(cwd, 'it'), 'utf8').replace('version 1', 'version 2'));
    expect((await run('fuzz toy --record it', { cwd })).err).toMatch(
      /^bonebed: it: version: made with rules version 2/,
    );
  });
});
