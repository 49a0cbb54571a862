import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform, version } from 'esbuild';
import { expandGlobs } from './glob.mjs';

/** What a source became, by all that it depends on. Half of what a command takes to start was making the same code anew. */
const KEPT = fileURLToPath(new URL('../node_modules/.cache/bonebed/', import.meta.url));
const OPTIONS = {
  target: 'node20.19',
  define: { 'import.meta.env.MODE': '"node"' },
  jsx: 'automatic',
  jsxImportSource: 'preact',
  sourcemap: 'inline',
  sourcesContent: false,
};

/**
 * Node's hook for loading a module: takes the types off our sources, finds what `import.meta.glob` is to find, says that the client's code was not
 * built (`import.meta.env`), and leaves everything else to Node. Nothing else is added to the code: tools that keep the names of functions do so with a call wherever a function is made, which took a tenth to a quarter of a bot's time.
 */
export async function load(url, context, nextLoad) {
  const [, loader] = /^file:.*\.(tsx?)$/.exec(url) ?? [];
  if (loader === undefined) return nextLoad(url, context);
  const path = fileURLToPath(url);
  const source = expandGlobs(await readFile(path, 'utf8'), path);
  const kept =
    KEPT +
    createHash('sha256')
      .update(JSON.stringify([version, OPTIONS, path, source]))
      .digest('hex');
  const code = await readFile(kept, 'utf8').catch(async () => {
    const { code: made } = await transform(source, { ...OPTIONS, loader, sourcefile: path });
    await keep(kept, made);
    return made;
  });
  return { format: 'module', source: code, shortCircuit: true };
}

/** Others may be reading and keeping the same at this moment. Where nothing can be kept, it is made anew each time. */
async function keep(file, code) {
  const own = `${file}.${process.pid}`;
  try {
    await mkdir(KEPT, { recursive: true });
    await writeFile(own, code);
    await rename(own, file);
  } catch {}
}
