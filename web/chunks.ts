/**
 * What always comes together is one file: packed together it is smaller than in bits, and asked for once. Without this every set of
 * readers (page, worker, each page that is loaded later) has its own file of what they share.
 */
export const chunkGroups = [
  {
    // Without what only lessons, terminals and corrections of a box need.
    name: 'kernel',
    test: /[\\/]kernel[\\/](?!lesson|lines|edition-differences)|protocol[\\/](?:delta|durations)|games[\\/](?:index|[\w-]+[\\/]manifest)\.ts|web[\\/](?:host[\\/](?:database|store|editions|told-views)|app[\\/]again)\.ts|bots[\\/](?:bot\.|levels|texts)|preload-helper/,
    priority: 3,
  },
  { name: rulesOf, priority: 2 },
  {
    name: 'page',
    test: /node_modules[\\/]@?preact|[\\/]web[\\/](?:words|preferences|table[\\/](?:session|spot)|boards[\\/](?:piece|use-board|board-texts|registry)|icons[\\/]icon|app[\\/](?:lazy|after-paint)|style[\\/]narrow|route|offline[\\/](?:updates|storage))\.tsx?$/,
    priority: 1,
  },
  { name: sharedOf, minShareCount: 2 },
];

/** The rules of a game, with its box; not its words, its bots' knowledge, its drawing or its lessons. */
function rulesOf(id: string): string | null {
  const [, game] = /[\\/]games[\\/]([\w-]+)[\\/](?:box|rules|index\.ts|module\.ts)/.exec(id) ?? [];
  return game === undefined ? null : `rules-${game}`;
}

/** What a board needs at once and again in its parts that come later. */
function sharedOf(id: string): string | null {
  const [, game] = /[\\/]web[\\/]boards[\\/]([\w-]+)[\\/][\w-]+\.tsx?$/.exec(id) ?? [];
  return game === undefined ? null : `board-${game}`;
}
