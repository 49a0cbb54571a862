import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { Plugin } from 'vite';
import { proofsIn } from './proof.ts';

const ALL = 'virtual:rule-proofs';
const PREFIX = 'proofs:';
const FOLDER = join(import.meta.dirname, '../../docs/rules');

/**
 * Bundles what docs/rules tells of the tests of each game, without the sentences that the reader has anyway. Each game's are
 * fetched when somebody wants to see them.
 */
export function ruleProofs(): Plugin {
  return {
    name: 'bonebed-rule-proofs',
    resolveId: id => (id === ALL || id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${ALL}`) return allProofs();
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const page = join(FOLDER, `${id.slice(PREFIX.length + 1)}.md`);
      this.addWatchFile(page);
      return `export const proofs = ${JSON.stringify(proofsIn(readFileSync(page, 'utf8')))};`;
    },
  };
}

function allProofs(): string {
  const games = readdirSync(FOLDER).map(file => parse(file).name);
  const entries = games.map(game => `'${game}': () => import('${PREFIX}${game}').then(({ proofs }) => proofs)`);
  return `export const proofs = { ${entries.join(', ')} };`;
}
