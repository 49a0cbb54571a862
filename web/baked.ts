import { type Plugin, runnerImport } from 'vite';

/** What a file `*.baked.ts` exports is worked out while the client is built: browsers get the result, not what it is made of. */
export function baked(): Plugin {
  return {
    name: 'bonebed-baked',
    async load(id) {
      if (!id.endsWith('.baked.ts')) return null;
      const { module } = await runnerImport<Readonly<Record<string, unknown>>>(id);
      return Object.entries(module)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}
