/**
 * `npm run raise -- <game> [commit]`: keeps the rules that a commit has (the last one, unless another is named) and raises their version by one. The
 * games that people have begun are played on with what is kept.
 */
import { fileURLToPath } from 'node:url';
import { gameIds } from '@bonebed/games';
import { keep, raise, versionAt } from './keep.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const [id, commit = 'HEAD'] = process.argv.slice(2);
if (!gameIds.includes(id)) {
  console.error(`which game? ${gameIds.join(', ')}`);
  process.exit(2);
}
const found = await versionAt(root, id, commit);
const isNew = keep(root, id, found) === 'kept';
raise(root, id, found.version);
console.log(
  `${id}: version ${found.version} ${isNew ? 'is kept' : 'was kept before'}, games/${id}/index.ts has the next.`,
);
console.log(`Now change the rules, make records anew (npm run records -- ${id}) and commit all of it together.`);
