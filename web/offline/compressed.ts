import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** What is worth it: texts. Pictures, sounds and fonts are compressed already. */
const TEXT = /\.(?:html|js|css|json|svg|webmanifest|txt)$/;

/** Smaller files fit into the first packet as they are. */
const LEAST = 1000;

/** Writes the files of the build once more, as small as they get, for servers that send them so: `index.js.br`, `index.js.gz`. Not where Vite reports no compressed sizes. */
export function compressed(): Plugin {
  let folder: string | null = null;
  return {
    name: 'bonebed-compressed',
    apply: 'build',
    configResolved({ root, build: { outDir, reportCompressedSize } }) {
      if (reportCompressedSize) folder = resolve(root, outDir);
    },
    // After all others have written what they write.
    writeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        if (folder !== null) compressIn(folder);
      },
    },
  };
}

export function compressIn(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !TEXT.test(entry.name)) continue;
    const body = readFileSync(path);
    if (body.length < LEAST) continue;
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
    );
    writeFileSync(`${path}.gz`, gzipSync(body, { level: constants.Z_BEST_COMPRESSION }));
  }
}
