import { expect, test } from 'vitest';
import { processSystem } from './system.ts';
import { run } from './testing/run.ts';

const games = processSystem().games;

test('bonebed lesson: a whole lesson, shown step by step', async () => {
  const { code, out, err } = await run('lesson holotype', { input: '!\n'.repeat(60), games });
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('══ 1. The goal ══');
  expect(out).toContain('➤ Place your Paleontologist at the Publishing Journal.');
  expect(out).toContain('✓ The game.');
});

test('bonebed lesson: in French, what is not wanted gets a nudge, and one can go back a step', async () => {
  const lines = ['recall', 'place paleontologist publishingJournal', 'b', 'q'];
  const { out } = await run('lesson holotype --lang fr', { input: `${lines.join('\n')}\n`, games });
  expect(out).toContain('Bonne idée, mais pour plus tard');
  expect(out.match(/\(1\/3\)/g)).toHaveLength(2);
  expect(out.match(/\(2\/3\)/g)).toHaveLength(1);
});

test('bonebed lesson: a hint says what is wanted; a turn of Theodore is read with Enter', async () => {
  const lines = ['?', '!', '!', '!', '!', '?', '', '', 'q'];
  const { out } = await run('lesson bone-wars --lesson theodore', { input: `${lines.join('\n')}\n`, games });
  expect(out).toContain('→ Play Basic team 2 as a team');
  expect(out).toContain('Press Enter to look at it.');
  expect(out).toContain('✓ You can read his turn.');
});

test('bonebed lesson: what came of a step is told when it is done, not after each part of it', async () => {
  const { out } = await run('lesson bone-wars --lesson patrons', { input: '!\n'.repeat(20), games });
  expect(out.match(/Two torsos!/g)).toHaveLength(1);
});

test.each([
  ['lesson holotype --chapter 99', /expected 1 to 7/],
  ['lesson holotype --lesson x', /there are: first/],
])('bonebed %s is refused', async (line, fault) => {
  const { code, err } = await run(line, { games });
  expect(code).toBe(2);
  expect(err).toMatch(fault);
});
