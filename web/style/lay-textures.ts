import { textures } from 'virtual:textures';

/** Gives the materials their grain, as `--tex-oak` and so on. Comes when a table is there: one can play without. */
export function layTextures(): void {
  for (const [name, url] of Object.entries(textures))
    document.documentElement.style.setProperty(`--tex-${name}`, `url("${url}")`);
}
