import type { Plugin } from 'vite';
import { GRAINS, pngOf, shadesOf } from './grain.ts';

const NAME = 'virtual:textures';

/** The addresses of the materials' grain, small tiles of shade and light that are baked while the client is built. */
export function textures(): Plugin {
  let isBuild = false;
  return {
    name: 'bonebed-textures',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId: id => (id === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null;
      const entries = Object.entries(GRAINS).map(([name, grain]) => {
        const source = pngOf(shadesOf(grain), grain);
        if (!isBuild) return `${name}: ${JSON.stringify(`data:image/png;base64,${source.toString('base64')}`)}`;
        return `${name}: import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name: `${name}.png`, source })}`;
      });
      return `export const textures = { ${entries.join(', ')} };`;
    },
  };
}
