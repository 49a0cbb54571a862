import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Workers of the page by the modules that say their addresses. */
const sources: Readonly<Record<string, string>> = {
  'virtual:table-worker': 'host/worker.ts',
  'virtual:dig-worker': 'deals/dig-worker.ts',
};

/**
 * The addresses of the page's workers. They are built together with the page, as more entries, so that all load the same files:
 * a worker of Vite's own is a build apart, with a second copy of the kernel and the rules.
 */
export function workers(): Plugin {
  let isBuild = false;
  return {
    name: 'bonebed-workers',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId: id => (Object.hasOwn(sources, id) ? `\0${id}` : null),
    load(id) {
      const source = id.startsWith('\0') ? sources[id.slice(1)] : undefined;
      if (source === undefined) return null;
      if (!isBuild) return `export const workerUrl = '/${source}';`;
      const [name] = source.split('/').slice(-1)[0].split('.');
      const file = this.emitFile({ type: 'chunk', id: fileURLToPath(new URL(`../${source}`, import.meta.url)), name });
      return `export const workerUrl = import.meta.ROLLUP_FILE_URL_${file};`;
    },
  };
}
