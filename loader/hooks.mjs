import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
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
  const source = expandGlobs(readFileSync(path, 'utf8'), path);
  const kept =
    KEPT +
    createHash('sha256')
      .update(JSON.stringify([version, OPTIONS, path, source]))
      .digest('hex');
  const made = keptAt(kept);
  if (made !== null) return { format: 'module', source: made, shortCircuit: true };
  const { code } = await transform(source, { ...OPTIONS, loader, sourcefile: path });
  keep(kept, code);
  return { format: 'module', source: code, shortCircuit: true };
}

function keptAt(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/** Others may be reading and keeping the same at this moment. Where nothing can be kept, it is made anew each time. */
function keep(file, code) {
  const own = `${file}.${process.pid}`;
  try {
    mkdirSync(KEPT, { recursive: true });
    writeFileSync(own, code);
    renameSync(own, file);
  } catch {}
}
