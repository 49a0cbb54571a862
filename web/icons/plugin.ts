import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { wholePath } from './whole.ts';

const PREFIX = 'icon:';

const EMBLEM = /icon:([\w-]+)/;

/** Writes down the emblem of each game for the server, which draws it on invitations. */
export function emblems(boards: string): Plugin {
  return {
    name: 'bonebed-emblems',
    apply: 'build',
    generateBundle() {
      const found = readdirSync(boards).flatMap(game => {
        const file = join(boards, game, 'emblem.ts');
        const [, icon] = existsSync(file) ? (EMBLEM.exec(readFileSync(file, 'utf8')) ?? []) : [];
        return icon === undefined ? [] : [[game, pathOf(icon)]];
      });
      this.emitFile({ type: 'asset', fileName: 'emblems.json', source: JSON.stringify(Object.fromEntries(found)) });
    },
  };
}

/** Bundles single icons of game-icons.net (`icon:ribcage`), as the path of a 512 x 512 drawing. */
export function icons(): Plugin {
  return {
    name: 'bonebed-icons',
    resolveId: id => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      return `export const path = ${JSON.stringify(pathOf(id.slice(PREFIX.length + 1)))};`;
    },
  };
}

interface IconFile {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

let file: IconFile | null = null;

function pathOf(icon: string): string {
  file ??= JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
  ) as IconFile;
  const body = file.icons[icon]?.body;
  if (body === undefined) throw new Error(`game-icons has no '${icon}'`);
  const drawn = [...body.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path);
  if (drawn.length === 0) throw new Error(`'${icon}' is not drawn with paths`);
  return wholePath(drawn.join(''));
}
