/** Older rules, for the page and its worker alike: each is a file of its own in the build, which is fetched when a table needs it. */
import { gamesByVersion } from '@bonebed/games/versions.ts';

const addresses = import.meta.glob<string>('../../games/*/kept/*.mjs', {
  query: '?url',
  import: 'default',
  eager: true,
});

export const loadAtVersion = gamesByVersion(async (id, version) => {
  const address = new URL(addresses[`../../games/${id}/kept/${version}.mjs`], import.meta.url).href;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  return { text: await response.text(), address };
});
