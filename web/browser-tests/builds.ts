import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { temporary } from './space.ts';

/** Builds the client into a folder of its own: as it is, for a web space, or with sources changed on the way. */
export async function buildClient({ mode = 'production', changes = [] }: BuildWish = {}): Promise<string> {
  const outDir = temporary();
  await build({
    root: join(import.meta.dirname, '..'),
    mode,
    logLevel: 'error',
    // Nobody fetches the compressed files of this one; to make them takes longer than all the rest.
    build: { outDir, emptyOutDir: true, reportCompressedSize: false },
    plugins: changes.map(changing),
  });
  return outDir;
}

interface BuildWish {
  readonly mode?: 'production' | 'static';
  readonly changes?: readonly Change[];
}

/** The text of the source that ends with `file`, with `from` replaced by `to`. */
export interface Change {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

function changing({ file, from, to }: Change): Plugin {
  return {
    name: 'changing',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith(file)) return null;
      if (!code.includes(from)) throw new Error(`${file} has no '${from}'`);
      return code.replace(from, to);
    },
  };
}
