import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
// @ts-expect-error: a plain script, which Node loads before it knows types
import { expandGlobs } from './glob.mjs';

/** A folder with games in it, and the path of a module beside them. */
function gamesFolder(...files: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'bonebed-glob-'));
  for (const file of files) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), '');
  }
  return join(folder, 'index.ts');
}

test('folders that have the file are found, in order, and imported when they are asked for', () => {
  const path = gamesFolder('b/module.ts', 'a/module.ts', 'c/other.ts', 'module.ts');
  expect(expandGlobs("const all = import.meta.glob<M>('./*/module.ts', { import: 'module' });", path)).toBe(
    "const all = ({ './a/module.ts': () => import('./a/module.ts').then(m => m.module), " +
      "'./b/module.ts': () => import('./b/module.ts').then(m => m.module) });",
  );
});

test('eager ones are imported at once, and every line keeps its number', () => {
  const path = gamesFolder('a/bots/brain.ts');
  const source = "\nexport const all = import.meta.glob('./*/bots/brain.ts', { eager: true, import: 'brain' });";
  expect(expandGlobs(source, path)).toBe(
    "import { brain as __glob0 } from './a/bots/brain.ts';\nexport const all = ({ './a/bots/brain.ts': __glob0 });",
  );
});

test('whatever else there is stays as it is', () => {
  const source = 'const here = import.meta.url; const glob = 1;';
  expect(expandGlobs(source, gamesFolder())).toBe(source);
});
