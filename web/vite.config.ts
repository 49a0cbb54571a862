import { defineConfig } from 'vite';
import { baked } from './baked.ts';
import { chunkGroups } from './chunks.ts';
import { workers } from './host/workers-plugin.ts';
import { emblems, icons } from './icons/plugin.ts';
import { compressed } from './offline/compressed.ts';
import { offline } from './offline/plugin.ts';
import { ruleProofs } from './rules/plugin.ts';
import { narrowMedia } from './style/narrow.ts';
import { textures } from './style/textures.ts';

/**
 * The build: static files with relative paths and hash routes. The server serves `web/dist`; with `--mode static` the same client is
 * built into `dist/static` for any web space, and looks for no server behind it.
 */
export default defineConfig(({ mode }) => ({
  base: './',
  plugins: [
    narrowMedia(),
    textures(),
    icons(),
    baked(),
    ...(mode === 'static' ? [] : [emblems(`${import.meta.dirname}/boards`)]),
    ruleProofs(),
    workers(),
    offline(),
    compressed(),
  ],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2022',
    outDir: mode === 'static' ? '../dist/static' : 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // What a worker shares with the page must not ask for a document.
    modulePreload: false,
    rollupOptions: {
      // On a slow machine nobody who starts a server wants to read how long each plugin took.
      checks: { bundlerTimings: false },
      output: { assetFileNames, codeSplitting: { groups: chunkGroups } },
    },
  },
  server: { port: 5173, fs: { allow: ['..'] } },
  preview: { port: 4173 },
}));

/** Older rules are named by their game and version, and end as scripts do: some web spaces don't know what an .mjs is. */
function assetFileNames({ originalFileNames }: { readonly originalFileNames: readonly string[] }): string {
  const [, game, version] = /([\w-]+)\/kept\/(\d+)\.mjs$/.exec(originalFileNames[0] ?? '') ?? [];
  return game === undefined ? 'assets/[name]-[hash][extname]' : `assets/${game}@${version}-[hash].js`;
}
