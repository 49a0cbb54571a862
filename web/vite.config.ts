import { defineConfig } from 'vite';
import { tableWorker } from './host/worker-plugin.ts';
import { icons } from './icons/plugin.ts';
import { offline } from './offline/plugin.ts';
import { ruleProofs } from './rules/plugin.ts';

/** The build: static files that any web space can serve, with relative paths and hash routes. */
export default defineConfig({
  base: './',
  plugins: [icons(), ruleProofs(), tableWorker(), offline()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // What a worker shares with the page must not ask for a document.
    modulePreload: false,
  },
  server: { port: 5173, fs: { allow: ['..'] } },
  preview: { port: 4173 },
});
