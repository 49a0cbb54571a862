import { textures } from 'virtual:textures';

/**
 * Gives the materials their grain, as `--tex-oak` and so on, before there is a table: once it stands, every thing on it would be worked out
 * anew. Browsers fetch the tiles when the table is drawn.
 */
export function layTextures(): void {
  for (const [name, url] of Object.entries(textures))
    document.documentElement.style.setProperty(`--tex-${name}`, `url("${url}")`);
}
