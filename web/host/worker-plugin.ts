import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const NAME = 'virtual:table-worker';

/**
 * The address of the table's worker. It is built together with the page, as one more entry, so that both load the same files:
 * a worker of Vite's own is a build apart, with a second copy of the kernel and the rules.
 */
export function tableWorker(): Plugin {
  const source = fileURLToPath(new URL('./worker.ts', import.meta.url));
  let isBuild = false;
  return {
    name: 'bonebed-table-worker',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId: id => (id === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null;
      if (!isBuild) return `export const workerUrl = '/host/worker.ts';`;
      const file = this.emitFile({ type: 'chunk', id: source, name: 'worker' });
      return `export const workerUrl = import.meta.ROLLUP_FILE_URL_${file};`;
    },
  };
}
