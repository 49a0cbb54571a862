import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';

/**
 * The rules of a game as one file that needs nothing else: rules, box, words, what a terminal draws and what bots know, with the parts of the kernel
 * that they use. The same sources give the same bytes, wherever they lie: `root` is the folder of a checkout.
 */
export async function bundleOf(root: string, id: string): Promise<string> {
  const folder = join(root, 'games', id);
  const { outputFiles } = await build({
    stdin: { contents: entryOf(folder), resolveDir: folder, sourcefile: 'bundle.ts', loader: 'ts' },
    absWorkingDir: root,
    alias: { '@bonebed/kernel': join(root, 'kernel', 'index.ts') },
    banner: {
      js: `// The rules of ${id} as they were played, with all that they need. Kept, never edited: docs/ARCHITECTURE.md.`,
    },
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    plugins: [onOneLine, atOnce],
    write: false,
  });
  return outputFiles[0].text;
}

/** A module is what `games/module.ts` says, with its drawing and its brain, where the game has them. */
function entryOf(folder: string): string {
  const has = (file: string): boolean => existsSync(join(folder, file));
  return [
    "import { module as game } from './module.ts';",
    "import { en } from './texts/en.ts';",
    "import { fr } from './texts/fr.ts';",
    has('draw/index.ts') ? "import * as drawing from './draw/index.ts';" : '',
    has('bots/brain.ts') ? "import { brain } from './bots/brain.ts';" : 'const brain = null;',
    `export const module = { ...game, texts: { en, fr }, brain${has('draw/index.ts') ? ', loadDrawing: async () => drawing' : ''} };`,
  ].join('\n');
}

/** Values of the box take a line, not thousands. */
const onOneLine: Plugin = {
  name: 'values-on-one-line',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.json$/ }, ({ path }) => {
      const values = JSON.stringify(JSON.parse(readFileSync(path, 'utf8')));
      return { contents: `export default JSON.parse(${JSON.stringify(values)});`, loader: 'js' };
    }),
};

/** What a game would fetch later is in the bundle already: the entry puts it in its place, and what it replaces is never called. */
const atOnce: Plugin = {
  name: 'at-once',
  setup: ({ onResolve }) =>
    onResolve({ filter: /./ }, ({ kind, path }) => (kind === 'dynamic-import' ? { path, external: true } : null)),
};
