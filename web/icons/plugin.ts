import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { iconSets } from './sets.ts';

const PREFIX = 'virtual:icons/';

/** Bundles only the icons of one set (`virtual:icons/common`), as the paths of a 512 x 512 drawing. */
export function icons(): Plugin {
  return {
    name: 'bonebed-icons',
    resolveId: id => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const name = id.slice(PREFIX.length + 1);
      const set = iconSets[name];
      if (set === undefined) throw new Error(`no set of icons '${name}' in icons/sets.ts`);
      return `export const paths = ${JSON.stringify(pathsOf(set))};`;
    },
  };
}

interface IconFile {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

function pathsOf(set: Readonly<Record<string, string>>): Record<string, string> {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  const { icons: all } = JSON.parse(readFileSync(file, 'utf8')) as IconFile;
  const paths: Record<string, string> = {};
  for (const [meaning, icon] of Object.entries(set)) {
    const body = all[icon]?.body;
    if (body === undefined) throw new Error(`game-icons has no '${icon}' (for '${meaning}')`);
    const drawn = [...body.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path);
    if (drawn.length === 0) throw new Error(`'${icon}' is not drawn with paths`);
    paths[meaning] = drawn.join('');
  }
  return paths;
}
