import { posix } from 'node:path';
import type { SourceFile } from './files.ts';
import { type Import, importsOf, scan } from './source.ts';

/** The one way in which dependencies point: each folder, and the folders that it may import from. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  protocol: ['kernel'],
  games: ['kernel'],
  bots: ['kernel', 'games'],
  server: ['kernel', 'protocol', 'games', 'bots'],
  web: ['kernel', 'protocol', 'games', 'bots'],
  bench: ['kernel', 'protocol', 'games', 'bots', 'server', 'web'],
  cli: ['kernel', 'protocol', 'games', 'bots', 'server', 'bench'],
};

/** Folders that run unchanged in Node, in a browser and in a worker. */
const PURE = ['kernel', 'protocol', 'games'];

/** What would tie rules to a machine, a clock, a place or an accident. */
const IMPURE = [
  /\bMath\s*\.\s*random\b/,
  /(?<![.\w])(?:Date|performance|process|fetch|console|crypto|globalThis|window|document|require|Buffer)\b(?!\s*[?]?:)/,
  /(?<![.\w])(?:setTimeout|setInterval|setImmediate|queueMicrotask|requestAnimationFrame)\b/,
  /\blocaleCompare\b/,
  /\btoLocale\w+/,
  /\bIntl\b/,
  // Which folders there are is known when it is built: that ties nobody to a machine.
  /\bimport\s*\.\s*meta\b(?!\s*\.\s*glob\b)/,
];

/** Folders in which the same numbers come out wherever they run: a bot that adds otherwise decides otherwise. */
const EXACT = ['kernel', 'games', 'bots'];

/** What the language fixes to the last bit. `Math.exp`, `log`, `pow`, `sin` and the like it leaves to each engine; bots/math.ts has ours. */
const INEXACT =
  /(?<![.\w])Math\b(?!\s*\.\s*(?:abs|ceil|clz32|floor|fround|imul|max|min|random|round|sign|sqrt|trunc|E|LN2|PI)\b)(?:\s*\.\s*\w+)?|\*\*/;

/** Languages differ in plurals, lists and times: these modules speak them, and decide nothing. */
const MAY_USE_INTL = ['kernel/message.ts', 'kernel/words.ts', 'protocol/deadline.ts'];

/** What makes rules hard to re-run or to read (docs/STYLE.md, "Rules code"). */
const NOT_IN_RULES: readonly { readonly what: string; readonly pattern: RegExp }[] = [
  { what: 'a class', pattern: /(?<![.\w])class\s+\w/ },
  { what: 'try', pattern: /(?<![.\w])try\s*\{/ },
  { what: 'async', pattern: /(?<![.\w])async\b(?!\s*:)/ },
  { what: 'a generator', pattern: /\bfunction\s*\*|(?<![.\w])yield\b/ },
  { what: 'module-level mutable state', pattern: /^(?:export\s+)?(?:let|var)\b/m },
];

export const isTest = (path: string): boolean => /\.(?:test|browser)\.tsx?$/.test(path);

/** Every place where a source reaches over a border that it should not. */
export function borderFaults(files: readonly SourceFile[]): string[] {
  return files.flatMap(file => [
    ...importFaults(file),
    ...purityFaults(file),
    ...exactFaults(file),
    ...ruleFaults(file),
  ]);
}

function importFaults({ path, source }: SourceFile): string[] {
  const faults: string[] = [];
  for (const imported of importsOf(source)) {
    const fault = importFault(path, imported);
    if (fault !== null) faults.push(`${path}: imports ${imported.from}: ${fault}`);
  }
  return faults;
}

function importFault(path: string, { from, typeOnly }: Import): string | null {
  const [folder] = path.split('/');
  const allowed = MAY_IMPORT[folder];
  if (allowed === undefined) return null;
  const target = targetOf(path, from);
  if (target === null) {
    return PURE.includes(folder) && !isTest(path) ? `${folder} imports nothing from npm or Node` : null;
  }
  const [targetFolder] = target.split('/');
  // The tests in a browser start a server and use the root's scripts; the siege lets pages play without a browser.
  if (path.startsWith('web/browser-tests/') || path.startsWith('server/siege/')) return null;
  if (targetFolder !== folder && !allowed.includes(targetFolder)) {
    const known = Object.hasOwn(MAY_IMPORT, targetFolder);
    // Tests may use what the root offers to them (scripts/).
    if (known || !isTest(path)) return `${folder} may import from ${allowed.join(', ') || 'no other folder'}`;
  }
  if (targetFolder === folder) return folder === 'games' ? gameFault(path, target) : null;
  if (from.startsWith('.') && Object.hasOwn(MAY_IMPORT, targetFolder)) {
    return `across folders, import @bonebed/${targetFolder}`;
  }
  if (path.startsWith('web/boards/') && targetFolder !== 'kernel' && !typeOnly && !isTest(path))
    return 'a board knows no rules';
  return null;
}

/** Where an import leads inside the project, as a path from its root; null if it leads outside. */
function targetOf(path: string, from: string): string | null {
  if (from.startsWith('.')) return posix.join(posix.dirname(path), from);
  if (from.startsWith('@bonebed/')) return from.slice('@bonebed/'.length);
  return null;
}

function gameFault(path: string, target: string): string | null {
  const own = gameOf(path);
  const other = gameOf(target);
  if (own !== null && other !== null && own !== other) return 'one game never imports another';
  // A game's module hands the values to the host, which opens the box with them; nothing else reads them.
  if (
    own !== null &&
    /\/components\.json$/.test(target) &&
    !isTest(path) &&
    !/\/(testing\/\w+|module)\.ts$/.test(path)
  ) {
    return 'values come from the box, so that another edition can be played';
  }
  return null;
}

/** The game whose folder a path lies in: `games/holotype/lab.ts`, but not `games/index.ts`. */
function gameOf(path: string): string | null {
  const [folder, game, inner] = path.split('/');
  return folder === 'games' && inner !== undefined ? game : null;
}

function purityFaults({ path, source }: SourceFile): string[] {
  const [folder] = path.split('/');
  if (!PURE.includes(folder) || isTest(path)) return [];
  const { code } = scan(source);
  return IMPURE.flatMap(pattern => {
    const found = pattern.exec(code);
    if (found === null || (found[0] === 'Intl' && MAY_USE_INTL.includes(path))) return [];
    return [`${at(path, code, found.index)}: ${found[0]} has no place in ${folder}`];
  });
}

function exactFaults({ path, source }: SourceFile): string[] {
  const [folder] = path.split('/');
  if (!EXACT.includes(folder) || isTest(path)) return [];
  const { code } = scan(source);
  const found = INEXACT.exec(code);
  return found === null ? [] : [`${at(path, code, found.index)}: ${found[0]} is not the same everywhere`];
}

function ruleFaults({ path, source }: SourceFile): string[] {
  if (gameOf(path) === null || isTest(path)) return [];
  const { code } = scan(source);
  return NOT_IN_RULES.flatMap(({ what, pattern }) => {
    const found = pattern.exec(code);
    return found === null ? [] : [`${at(path, code, found.index)}: ${what} has no place in rules`];
  });
}

function at(path: string, code: string, index: number): string {
  return `${path}:${code.slice(0, index).split('\n').length}`;
}
