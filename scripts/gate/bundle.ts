import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
// @ts-expect-error: a plain script, which Node loads before it knows types
import { globs } from '@bonebed/loader/glob.mjs';
import { build } from 'esbuild';

/** The bots of a checkout for all games, as one file that needs nothing else. The same sources give the same bytes, wherever they lie. */
export function bundledBots(root: string): Promise<string> {
  return bundled(root, "export { bots } from './bots/players.ts';");
}

/** The version of the rules of each game in a checkout, as a module. */
export function bundledVersions(root: string): Promise<string> {
  const games = readdirSync(join(root, 'games')).filter(id => existsSync(join(root, 'games', id, 'module.ts')));
  const lines = games.map((id, at) => `import { module as m${at} } from './games/${id}/module.ts';`);
  const entries = games.map((id, at) => `'${id}': m${at}.game.version`);
  return bundled(root, `${lines.join('\n')}\nexport const versions = { ${entries.join(', ')} };`);
}

async function bundled(root: string, contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root, sourcefile: 'entry.ts', loader: 'ts' },
    absWorkingDir: root,
    alias: { '@bonebed/kernel': join(root, 'kernel', 'index.ts'), '@bonebed/games': join(root, 'games') },
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    plugins: [globs],
    write: false,
  });
  return outputFiles[0].text;
}
