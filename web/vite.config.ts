import { defineConfig } from 'vite';
import { icons } from './icons/plugin.ts';

/** The build: static files that any web space can serve, with relative paths and hash routes. */
export default defineConfig({
  base: './',
  plugins: [icons()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es', plugins: () => [] },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { port: 5173, fs: { allow: ['..'] } },
  preview: { port: 4173 },
});
