/** `npm run bundles [folder]`: the rules of this release, and all that are kept, as `<game>@<version>.mjs`, with a list of their hashes. */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gameIds, loadGame } from '@bonebed/games';
import { keptVersions } from '@bonebed/games/versions.ts';
import { sha256Hex } from '@bonebed/kernel';
import { bundleOf } from './bundle.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const [folder = join(root, 'dist', 'rules')] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const names: string[] = [];
for (const id of gameIds) {
  const { game } = await loadGame(id);
  for (const version of keptVersions(id).filter(kept => kept !== game.version)) {
    names.push(`${id}@${version}.mjs`);
    copyFileSync(join(root, 'games', id, 'kept', `${version}.mjs`), join(folder, `${id}@${version}.mjs`));
  }
  names.push(`${id}@${game.version}.mjs`);
  writeFileSync(join(folder, `${id}@${game.version}.mjs`), await bundleOf(root, id));
}
const sums = names.map(name => `${sha256Hex(readFileSync(join(folder, name), 'utf8'))}  ${name}\n`).join('');
writeFileSync(join(folder, 'SHA256SUMS'), sums);
process.stdout.write(sums);
