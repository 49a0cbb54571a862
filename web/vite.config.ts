import { defineConfig } from 'vite';
import { tableWorker } from './host/worker-plugin.ts';
import { icons } from './icons/plugin.ts';
import { compressed } from './offline/compressed.ts';
import { offline } from './offline/plugin.ts';
import { ruleProofs } from './rules/plugin.ts';

/**
 * The build: static files with relative paths and hash routes. The server serves `web/dist`; with `--mode static` the same client is
 * built into `dist/static` for any web space, and looks for no server behind it.
 */
export default defineConfig(({ mode }) => ({
  base: './',
  plugins: [icons(), ruleProofs(), tableWorker(), offline(), compressed()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2022',
    outDir: mode === 'static' ? '../dist/static' : 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // What a worker shares with the page must not ask for a document.
    modulePreload: false,
  },
  server: { port: 5173, fs: { allow: ['..'] } },
  preview: { port: 4173 },
}));
