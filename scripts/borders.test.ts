import { describe, expect, test } from 'vitest';
import { borderFaults } from './borders.ts';
import { sourceFiles } from './files.ts';

const faults = (path: string, source: string) => borderFaults([{ path, source }]);

test('the project keeps its borders', () => {
  const files = sourceFiles();
  expect(files.map(file => file.path)).toContain('kernel/table.ts');
  expect(borderFaults(files)).toEqual([]);
});

describe('what the checker finds', () => {
  const bad: readonly (readonly [path: string, source: string, fault: RegExp])[] = [
    ['kernel/a.ts', "import { x } from '@bonebed/games';", /may import from no other folder/],
    ['kernel/a.ts', "import { x } from '../games/index.ts';", /may import from no other folder/],
    ['kernel/a.test.ts', "import { x } from '@bonebed/games';", /may import from no other folder/],
    ['games/a/turn.ts', "import { x } from '@bonebed/bots';", /games may import from kernel/],
    ['games/a/turn.ts', "import { x } from '@bonebed/server/table.ts';", /games may import from kernel/],
    ['games/a/turn.ts', "import { x } from '../../kernel/rng.ts';", /import @bonebed\/kernel/],
    ['games/a/turn.ts', "import { x } from '../../scripts/files.ts';", /may import from kernel/],
    ['bots/a.ts', "import { x } from '@bonebed/web';", /bots may import from kernel, games/],
    ['server/a.ts', "import { x } from '@bonebed/cli';", /server may import from/],
    ['web/a.ts', "import { x } from '@bonebed/server';", /web may import from/],
    ['kernel/a.ts', "import { x } from 'immer';", /nothing from npm or Node/],
    ['games/a/turn.ts', "import { readFileSync } from 'node:fs';", /nothing from npm or Node/],
    ['games/a/turn.ts', "const { x } = await import('immer');", /nothing from npm or Node/],
    ['games/a/turn.ts', "import { x } from '../b/state.ts';", /never imports another/],
    ['games/a/turn.test.ts', "import { x } from '../b/state.ts';", /never imports another/],
    ['games/a/box/box.ts', "import values from './components.json';", /values come from the box/],
    ['web/boards/a/board.tsx', "import { canDig } from '@bonebed/games';", /knows no rules/],
    ['protocol/a.ts', "import { x } from '@bonebed/games';", /protocol may import from kernel/],
    ['kernel/a.ts', 'const x = Math.random();', /kernel\/a.ts:1: Math.random has no place/],
    ['games/a/turn.ts', '\nconst x = Date.now();', /games\/a\/turn.ts:2: Date has no place/],
    ['games/a/turn.ts', 'const x = new Date();', /Date/],
    ['games/a/turn.ts', 'const x = performance.now();', /performance/],
    ['games/a/turn.ts', 'setTimeout(f, 1);', /setTimeout/],
    ['games/a/turn.ts', 'const x = process.env;', /process/],
    ['games/a/turn.ts', "const x = fetch('a');", /fetch/],
    ['games/a/turn.ts', 'a.sort((x, y) => x.localeCompare(y));', /localeCompare/],
    ['games/a/turn.ts', 'const x = n.toLocaleString();', /toLocaleString/],
    ['games/a/turn.ts', "const x = new Intl.PluralRules('en');", /Intl/],
    ['kernel/table.ts', "const x = new Intl.PluralRules('en');", /Intl/],
    ['games/a/turn.ts', 'const x = import.meta.url;', /import.meta/],
    ['games/a/turn.ts', 'console.log(1);', /console/],
    ['kernel/a.ts', 'const x = Math.cbrt(2);', /kernel\/a.ts:1: Math.cbrt is not the same everywhere/],
    ['games/a/turn.ts', 'const x = Math.pow(y, 2);', /Math.pow/],
    ['bots/a.ts', '\nconst x = Math.exp(y) + Math.floor(z);', /bots\/a.ts:2: Math.exp/],
    ['bots/a.ts', 'const x = Math.log(y);', /Math.log is/],
    ['bots/a.ts', 'const x = Math.log2(y);', /Math.log2/],
    ['bots/a.ts', 'const x = Math.sin(y) * Math.abs(z);', /Math.sin is/],
    ['bots/a.ts', 'const x = Math.atan2(y, z);', /Math.atan2/],
    ['bots/a.ts', 'const x = Math . tanh(y);', /tanh/],
    ['bots/a.ts', "const x = Math['exp'](y);", /Math is not/],
    ['bots/a.ts', 'const { exp } = Math;', /Math is not/],
    ['bots/a.ts', 'const x = y ** z;', /\*\* is not/],
    ['games/a/turn.ts', 'class Worker {}', /a class has no place in rules/],
    ['games/a/turn.ts', 'export async function f() {}', /async/],
    ['games/a/turn.ts', 'function* f() {}', /generator/],
    ['games/a/turn.ts', 'let count = 0;', /mutable state/],
    ['games/a/turn.ts', 'function f() { try { g(); } finally { h(); } }', /try/],
  ];
  for (const [path, source, fault] of bad) {
    test(`${path}: ${source.trim()}`, () => expect(faults(path, source)).toEqual([expect.stringMatching(fault)]));
  }
});

describe('what the checker lets pass', () => {
  const good: readonly (readonly [path: string, source: string])[] = [
    ['games/a/turn.ts', "import { offer } from '@bonebed/kernel';"],
    ['games/a/turn.ts', "import { x } from './state.ts';"],
    ['games/index.ts', "const all = import.meta.glob('./*/module.ts');"],
    ['games/a/turn.test.ts', "import { test } from 'vitest';\nimport { propertyKit } from '@bonebed/kernel/kit';"],
    ['games/texts.test.ts', "import { x } from '../scripts/files.ts';"],
    ['games/a/testing/index.ts', "import values from '../box/components.json' with { type: 'json' };"],
    ['games/index.ts', "import values from './a/components.json' with { type: 'json' };"],
    ['games/index.ts', "const x = await import('./a/index.ts');"],
    ['kernel/words.ts', "const x = new Intl.ListFormat('en');"],
    ['bots/a.ts', 'const x = Math.sqrt(Math.max(y, 0)) * Math.LN2;'],
    ['bots/a.ts', '/** e ** x */\nexport const x = new TaskMath(1);'],
    ['bots/a.test.ts', 'expect(exp(1)).toBeCloseTo(Math.exp(1));'],
    ['web/a.ts', 'const x = Math.hypot(y, z);'],
    ['games/a/turn.ts', "// Date\nconst x = 'Date.now() and Math.random()';"],
    ['games/a/turn.ts', 'function f() { let n = 0; n += card.process; }'],
    ['web/boards/a/board.tsx', "import type { View } from '@bonebed/games/a/view.ts';"],
    ['web/lobby.ts', "import { patch, type TableState } from '@bonebed/protocol';"],
    ['bench/a.ts', "import { x } from '@bonebed/games';\nimport { y } from 'boardgame.io/core';"],
    ['cli/a.ts', "import { serve } from '@bonebed/server';"],
    ['web/browser-tests/a.ts', "import { startServer } from '@bonebed/server';"],
    ['server/siege/a.test.ts', "import { serverTable } from '@bonebed/web/host/remote.ts';"],
    ['web/a.ts', "import type { Command } from '@bonebed/protocol';"],
    ['server/a.ts', "import Fastify from 'fastify';\nconst x = Date.now();"],
  ];
  for (const [path, source] of good) test(`${path}: ${source}`, () => expect(faults(path, source)).toEqual([]));
});
