import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { proofsIn } from './proof.ts';

const PREFIX = 'proofs:';

/** Bundles what docs/rules tells of a game's tests (`proofs:holotype`), without the sentences that the reader has anyway. */
export function ruleProofs(): Plugin {
  return {
    name: 'bonebed-rule-proofs',
    resolveId: id => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const page = join(import.meta.dirname, '../../docs/rules', `${id.slice(PREFIX.length + 1)}.md`);
      this.addWatchFile(page);
      return `export const proofs = ${JSON.stringify(proofsIn(readFileSync(page, 'utf8')))};`;
    },
  };
}
