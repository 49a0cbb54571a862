import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

// One star in a literal: import.meta.glob<T>('./*/manifest.ts', { import: 'manifest', eager: true })
const CALL = /import\.meta\.glob(?:<[^(]*>)?\(\s*'(\.\.?\/[^'*]*)\*(\/[^'*]+)'\s*(?:,\s*\{([^}]*)\})?\s*,?\s*\)/g;

/**
 * Does for Node what Vite does in a build: a call of `import.meta.glob` becomes the modules that its pattern finds, each by its path, as
 * functions that import it or, if `eager`, as what they export. That is how games are found by their folders.
 */
export function expandGlobs(source, path) {
  let imports = '';
  let count = 0;
  const code = source.replace(CALL, (_call, folder, rest, options = '') => {
    const [, name] = /\bimport:\s*'(\w+)'/.exec(options) ?? [];
    const isEager = /\beager:\s*true\b/.test(options);
    const entries = filesFor(dirname(path), folder, rest).map(file => {
      if (!isEager) return `'${file}': () => import('${file}')${name === undefined ? '' : `.then(m => m.${name})`}`;
      const local = `__glob${count++}`;
      imports += `import ${name === undefined ? `* as ${local}` : `{ ${name} as ${local} }`} from '${file}';`;
      return `'${file}': ${local}`;
    });
    return `({ ${entries.join(', ')} })`;
  });
  // On the first line, so that the others keep their numbers.
  return imports + code;
}

/** The paths, as written from the importing file, of all folders that have such a file. */
function filesFor(from, folder, rest) {
  return readdirSync(join(from, folder), { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .filter(({ name }) => existsSync(join(from, folder, name, rest)))
    .map(({ name }) => `${folder}${name}${rest}`)
    .sort();
}

/** The same for bundles that esbuild makes. */
export const globs = {
  name: 'bonebed-globs',
  setup(build) {
    build.onLoad({ filter: /[/\\]games[/\\]\w+\.ts$/ }, ({ path }) => ({
      contents: expandGlobs(readFileSync(path, 'utf8'), path),
      loader: 'ts',
    }));
  },
};
