import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gameIds, loadGame } from '@bonebed/games';
import { commitment, openEdition, readRecord, replay, seedFrom, writeRecord } from '@bonebed/kernel';
import { describe, expect, test } from 'vitest';
import { run, temporaryFolder } from './testing/run.ts';

const games = { ids: gameIds, load: loadGame, folder: () => '' };
const cwd = temporaryFolder();

async function verified(text: string, flags = '') {
  writeFileSync(join(cwd, 'it.bonebed'), text);
  const { code, out, err } = await run(`verify it.bonebed${flags}`, { cwd, games });
  return { code, out, fault: err.replace(/^bonebed: it\.bonebed: /, '').trimEnd() };
}

describe.each([...gameIds])('%s: bonebed verify', id => {
  const folder = fileURLToPath(new URL(`../games/${id}/records`, import.meta.url));
  const files = readdirSync(folder).filter(file => file.endsWith('.bonebed'));
  const good = readFileSync(join(folder, files[0]), 'utf8');
  const record = readRecord(good);
  const count = record.answers.length;
  const middle = Math.floor(count / 2);
  const lines = good.trimEnd().split('\n');

  /** The record with something done to its answers. */
  function edited(change: (answers: (typeof record.answers)[number][]) => void): string {
    const answers = record.answers.map(answer => ({ ...answer }));
    change(answers);
    return writeRecord({ ...record, answers });
  }

  test('every kept record is good', async () => {
    for (const file of files) {
      const { code, out } = await verified(readFileSync(join(folder, file), 'utf8'));
      expect(code).toBe(0);
      expect(out).toMatch(/answers are legal, \d+ fingerprints agree\.\nThe game is finished/);
    }
  });

  test('a good record that goes on is good too', async () => {
    const { game, components } = await loadGame(id);
    const table = replay(game, openEdition(game, components), record, middle);
    const { code, out } = await verified(writeRecord(table.record()));
    expect(code).toBe(0);
    expect(out).toContain(`it.bonebed: ${middle} answers are legal`);
    expect(out).toContain('The game goes on.');
  });

  test('truncated: without its end, torn in an answer, or with an answer missing', async () => {
    expect(await verified(`${lines.slice(0, -1).join('\n')}\n`)).toMatchObject({
      code: 2,
      fault: expect.stringMatching(/^line \d+: the record ends before its closing/),
    });
    expect(await verified(good.slice(0, Math.floor(good.length / 2)))).toMatchObject({
      code: 2,
      fault: expect.stringMatching(/^line \d+: the record ends before its closing/),
    });
    const without = await verified(edited(answers => answers.splice(middle, 1)));
    expect(without.code).toBe(2);
    expect(without.fault).toMatch(/^(answer \d+|end): /);
    expect(await verified('')).toMatchObject({ code: 2, fault: "line 1: expected 'bonebed record 1'" });
  });

  test('forged: another shuffle, another fingerprint, another end, another promise', async () => {
    const { seed } = record.header;
    const other = await verified(good.replace(seed, seedFrom('forged')));
    expect(other).toMatchObject({
      code: 2,
      fault: expect.stringMatching(/^answer 1: the state before it is not the one/),
    });
    const late = record.answers.findLastIndex(answer => answer.hash !== null);
    const hash = record.answers[late].hash ?? '';
    expect(await verified(good.replace(`= ${hash}`, '= 0123456789abcdef'))).toMatchObject({
      code: 2,
      fault: `answer ${late + 1}: the state before it is not the one that was recorded`,
    });
    expect(await verified(good.replace(/end .*\n$/, 'end 0123456789abcdef\n'))).toMatchObject({
      code: 2,
      fault: `end: the record says 0123456789abcdef, the replay gives ${record.final}`,
    });
    expect((await verified(good, ` --commitment ${commitment(seed)}`)).code).toBe(0);
    expect(await verified(good, ` --commitment ${commitment(seedFrom('forged'))}`)).toMatchObject({
      code: 2,
      fault: expect.stringMatching(/^seed: its commitment is [0-9a-f]{64}, not the one given/),
    });
  });

  test('edited: an answer that is no option, of another seat, to another question, twice, or after the end', async () => {
    const at = `answer ${middle + 1}`;
    const { seat, what } = record.answers[middle];
    const told = (change: Parameters<typeof edited>[0]) => verified(edited(change));
    expect(
      await told(answers => {
        answers[middle] = { ...answers[middle], text: 'win the game' };
      }),
    ).toMatchObject({ code: 2, fault: `${at}: seat ${seat} can't answer 'win the game': notAnOption` });
    expect(
      await told(answers => {
        answers[middle] = { ...answers[middle], seat: 6 };
      }),
    ).toMatchObject({ code: 2, fault: expect.stringMatching(new RegExp(`^${at}: seat 6 can't answer .*: notAsked$`)) });
    expect(
      await told(answers => {
        answers[middle] = { ...answers[middle], what: 'bribe' };
      }),
    ).toMatchObject({ code: 2, fault: `${at}: answers 'bribe' where the rules ask '${what}'` });
    const twice = await told(answers => answers.splice(middle, 0, answers[middle]));
    expect(twice).toMatchObject({ code: 2, fault: expect.stringMatching(/^(answer \d+|end): /) });
    const after = await told(answers => answers.push(answers[count - 1]));
    expect(after).toMatchObject({
      code: 2,
      fault: expect.stringMatching(new RegExp(`^answer ${count + 1}: .*gameOver`)),
    });
  });

  test('edited to another legal answer, the next fingerprint or the end betrays it', async () => {
    const { game, components } = await loadGame(id);
    const table = replay(game, openEdition(game, components), record, middle);
    let index = middle;
    // The first decision from the middle on that might have been answered otherwise.
    while (table.choices(record.answers[index].seat).length < 2) {
      table.answer(record.answers[index].seat, record.answers[index].text);
      index += 1;
    }
    const { seat, text } = record.answers[index];
    const other = table.choices(seat).find(choice => choice.text !== text)?.text ?? '';
    const { code, fault } = await verified(
      edited(answers => {
        answers[index] = { ...answers[index], text: other };
      }),
    );
    expect(code).toBe(2);
    expect(fault).toMatch(/^(answer \d+|end): /);
    const [, place = count + 1] = /^answer (\d+)/.exec(fault) ?? [];
    expect(Number(place)).toBeGreaterThan(index + 1);
  });

  test('of another edition or other rules', async () => {
    expect(await verified(good.replace(/^edition .*$/m, 'edition 0123456789abcdef'))).toMatchObject({
      code: 2,
      fault: expect.stringMatching(/^edition: made with edition 0123456789abcdef, this is .*--edition$/),
    });
    expect(await verified(good.replace(/^version .*$/m, 'version 999'))).toMatchObject({
      code: 2,
      fault: expect.stringMatching(/^version: made with rules version 999/),
    });
  });
});
