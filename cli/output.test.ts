import { afterEach, expect, test, vi } from 'vitest';
import { columns, spread } from './output.ts';
import { progressBar } from './progress.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('columns line up, accents and all', () => {
  expect(
    columns(
      [
        ['é', '1'],
        ['bone', '22'],
      ],
      ['', 'n'],
    ),
  ).toEqual(['       n', '────────', 'é      1', 'bone  22']);
});

test('spread of many values and of none', () => {
  expect(spread([3, 1, 2])).toEqual({ mean: 2, min: 1, max: 3 });
  expect(spread([])).toEqual({ mean: 0, min: 0, max: 0 });
});

test('the progress bar is drawn on a terminal, now and then, and cleared', () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  let drawn = '';
  const bar = progressBar({ isTTY: true, write: text => (drawn += text) }, 10);
  bar.reach(1);
  expect(drawn).toBe('');
  now.mockReturnValue(200);
  bar.reach(5);
  expect(drawn).toBe(`\r${'█'.repeat(15)}${'░'.repeat(15)} 50 % `);
  bar.end();
  expect(drawn.endsWith('\r\x1b[K')).toBe(true);
});

test('there is no progress bar where there is no terminal', () => {
  let drawn = '';
  const bar = progressBar({ write: text => (drawn += text) }, 10);
  bar.reach(10);
  bar.end();
  expect(drawn).toBe('');
});
