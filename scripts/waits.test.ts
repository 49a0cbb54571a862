import { expect, test } from 'vitest';
import { sourceFiles } from './files.ts';

/** Waits that are over at once: Playwright asks whether there is an answer, and a promise is one. */
const waitsInVain = (source: string): boolean => /\bwaitForFunction\(\s*async\b/.test(source);

test('no test waits for a promise instead of for what it promises: untilSo does', () => {
  expect(waitsInVain('await page.waitForFunction(async () => await isSo());')).toBe(true);
  expect(waitsInVain('await page.waitForFunction(\n  async () => await isSo(),\n);')).toBe(true);
  expect(waitsInVain('await page.waitForFunction(() => isSo());')).toBe(false);
  const inVain = sourceFiles().filter(({ path, source }) => !path.startsWith('scripts/') && waitsInVain(source));
  expect(inVain.map(({ path }) => path)).toEqual([]);
});
