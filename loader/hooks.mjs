import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';
import { expandGlobs } from './glob.mjs';

/**
 * Node's hook for loading a module: takes the types off our sources, finds what `import.meta.glob` is to find, says that the client's code was not
 * built (`import.meta.env`), and leaves everything else to Node. Nothing else is added to the code: tools that keep the names of functions do so with a call wherever a function is made, which took a tenth to a quarter of a bot's time.
 */
export async function load(url, context, nextLoad) {
  const [, loader] = /^file:.*\.(tsx?)$/.exec(url) ?? [];
  if (loader === undefined) return nextLoad(url, context);
  const path = fileURLToPath(url);
  const { code } = await transform(expandGlobs(await readFile(path, 'utf8'), path), {
    loader,
    sourcefile: path,
    target: 'node20.19',
    define: { 'import.meta.env.MODE': '"node"' },
    jsx: 'automatic',
    jsxImportSource: 'preact',
    sourcemap: 'inline',
    sourcesContent: false,
  });
  return { format: 'module', source: code, shortCircuit: true };
}
