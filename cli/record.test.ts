import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commitment, seedFrom } from '@bonebed/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Ran, run, temporaryFolder, toyGames, toyModule } from './testing/run.ts';

const cwd = temporaryFolder();
let good = '';

beforeAll(async () => {
  const lines = ['roll', 'dig', 'show claw', 'doubt', 'rest', 'rest', 'roll'];
  await run('play toy --seed a --set rounds=3 --save good.bonebed', { cwd, input: `${lines.join('\n')}\n` });
  good = readFileSync(join(cwd, 'good.bonebed'), 'utf8');
});

/** Runs a command on a changed copy of the good record. */
async function onChanged(command: string, from: string | RegExp, to: string): Promise<Ran> {
  const changed = good.replace(from, to);
  expect(changed).not.toBe(good);
  writeFileSync(join(cwd, 'bad.bonebed'), changed);
  return run(command, { cwd });
}

describe('bonebed replay', () => {
  test('tells the game, the table, the score and how it ended', async () => {
    const { code, out } = await run('replay good.bonebed', { cwd });
    expect(code).toBe(0);
    expect(out).toMatch(/^toy, 2 seats, after 7 of 7 answers\n\nPlayer 1 rolls 2 coins\.\nPlayer 2 digs up a bone\.\n/);
    expect(out).toContain('\nThe last round is over.\n1. Player 1: ');
  });

  test('from a seat, up to an answer, in French', async () => {
    const { out } = await run('replay good.bonebed --at 2 --seat 1 --lang fr', { cwd });
    expect(out).toMatch(
      /^toy, 2 places, après 2 réponses sur 7\n\nJoueur 1 gagne 2 pièces au dé\.\nJoueur 2 déterre : \S+\.\n/,
    );
    expect(out).toContain('On attend Joueur 1 (« turn »).');
  });

  test('--json is one object', async () => {
    const replayed = JSON.parse((await run('replay good.bonebed --at 2 --json', { cwd })).out);
    expect(replayed).toMatchObject({
      game: 'toy',
      seats: 2,
      at: 2,
      answers: 7,
      seat: null,
      log: ['Player 1 rolls 2 coins.', 'Player 2 digs up a bone.'],
      view: { turn: 2, deck: 5 },
      pending: { what: 'turn', waiting: [0] },
      outcome: null,
    });
    expect(replayed.score[0].lines.map((line: { what: string }) => line.what)).toEqual(['shown']);
  });

  test.each([
    ['replay none.bonebed', 'bonebed: none.bonebed: no such file\n'],
    ['replay .', 'bonebed: .: is a folder, not a file\n'],
    ['replay good.bonebed --at 8', 'bonebed: --at: the record has 7 answers, not 8\n'],
    ['replay good.bonebed --seat 2', 'bonebed: --seat: seats are 0 to 1, not 2\n'],
  ])('%s is refused', async (command, err) => {
    expect(await run(command, { cwd })).toEqual({ code: 2, out: '', err });
  });
});

describe('bonebed verify', () => {
  test('a good record', async () => {
    const { code, out } = await run('verify good.bonebed', { cwd });
    expect(code).toBe(0);
    expect(out).toBe(
      `good.bonebed: 7 answers are legal, 2 fingerprints agree.\nThe game is finished and ends in the recorded state.\nCommitment of its shuffle: ${commitment(seedFrom('a'))}\n`,
    );
    const json = JSON.parse((await run('verify good.bonebed --json', { cwd })).out);
    expect(json).toMatchObject({ ok: true, game: 'toy', answers: 7, hashes: 2, finished: true });
  });

  test('the commitment of its shuffle', async () => {
    const right = commitment(seedFrom('a'));
    expect((await run(`verify good.bonebed --commitment ${right}`, { cwd })).code).toBe(0);
    const other = await run(`verify good.bonebed --commitment ${commitment(seedFrom('b'))}`, { cwd });
    expect(other.code).toBe(2);
    expect(other.err).toMatch(/^bonebed: good.bonebed: seed: its commitment is [0-9a-f]{64}, not the one given/);
    expect((await run('verify good.bonebed --commitment abc', { cwd })).err).toBe(
      "bonebed: --commitment: expected 64 hex digits, found 'abc'\n",
    );
  });

  test.each([
    ['truncated', /end .*\n$/, '', /^line \d+: the record ends before its closing 'end' or 'open' line$/],
    ['torn in an answer', /0 turn show claw[\s\S]*$/, '0 tu', /^line \d+: the record ends before/],
    [
      'edited to an illegal answer',
      '0 turn show claw',
      '0 turn show skull',
      /^answer 3: seat 0 can't answer 'show skull': /,
    ],
    ['edited to another legal answer', '0 turn roll', '0 turn rest', /^(answer \d+|end): /],
    ['of another shuffle', seedFrom('a'), seedFrom('b'), /^answer 1: the state before it is not the one/],
    ['with a false hash', /= [0-9a-f]{16}/, '= 0123456789abcdef', /^answer 1: the state before it is not the one/],
    [
      'with a false end',
      /end [0-9a-f]{16}/,
      'end 0123456789abcdef',
      /^end: the record says 0123456789abcdef, the replay/,
    ],
    ['of another rules version', 'version 1', 'version 2', /^version: made with rules version 2, this is 1$/],
    ['of another edition', /edition \w+/, 'edition 0123456789abcdef', /^edition: made with edition 0123456789abcdef/],
    ['of an unknown game', 'game toy', 'game chess', /^game: no game 'chess'; there are: toy$/],
    ['of too many seats', 'seats 2', 'seats 9', /^seats: toy is for 2, 3 seats, not 9$/],
    ['with an unknown setting', 'setting rounds 3', 'setting moons 3', /^settings.moons: no such setting/],
    ['that is no record', 'bonebed record 1', 'something else', /^line 1: expected 'bonebed record 1'$/],
  ])('a record %s is refused', async (_what, from, to, message) => {
    const { code, out, err } = await onChanged('verify bad.bonebed', from, to);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^bonebed: bad\.bonebed: /);
    expect(err.slice('bonebed: bad.bonebed: '.length).trimEnd()).toMatch(message);
  });

  test('--json says it in one object too', async () => {
    const { code, out } = await onChanged('verify bad.bonebed --json', 'version 1', 'version 2');
    expect(code).toBe(2);
    expect(JSON.parse(out)).toEqual({
      ok: false,
      file: 'bad.bonebed',
      code: 'version',
      fault: 'bad.bonebed: version: made with rules version 2, this is 1',
    });
  });

  test('a record of a corrected edition needs that edition', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'mine.json'), JSON.stringify({ ...Object(toyModule.components), coins: 5 }));
    await run('play toy --edition mine.json --save it.bonebed', { cwd: folder, input: 'rest\nq\n' });
    expect((await run('verify it.bonebed', { cwd: folder })).err).toMatch(/^bonebed: it.bonebed: edition: made with/);
    expect((await run('verify it.bonebed --edition mine.json', { cwd: folder })).code).toBe(0);
  });
});

describe('bonebed check', () => {
  test('says that every property holds', async () => {
    expect(await run('check toy --seats 3 --seed x')).toEqual({
      code: 0,
      out: 'toy, 3 seats, seed x: every property holds.\n',
      err: '',
    });
    expect(JSON.parse((await run('check toy --json')).out)).toEqual({ ok: true, game: 'toy', seats: 2, seed: '1' });
  });

  test('prints the property that fails and how to see it again', async () => {
    const games = toyGames({ game: { ...toyModule.game, asks: {} } });
    const { code, out } = await run('check toy --seed x --set rounds=3', { games });
    expect(code).toBe(1);
    expect(out).toContain('every ask is declared with its rule');
    expect(out).toContain('reproduce: npx bonebed check toy --seats 2 --seed x --set rounds=3');
    const json = JSON.parse((await run('check toy --json', { games })).out);
    expect(json).toMatchObject({ ok: false, property: 'every ask is declared with its rule' });
  });

  test('refuses seats that the game has not', async () => {
    expect((await run('check toy --seats 1')).err).toBe('bonebed: seats: toy is for 2, 3 seats, not 1\n');
  });
});
