/** What pages tell the service worker. */
export type ToServiceWorker =
  /** Puts the waiting build to work. */
  | { readonly type: 'use' }
  /** Lets go of older builds, except those that tables need and those that open pages run. */
  | { readonly type: 'tidy'; readonly needed: readonly string[] };

/** A build's cache is `bonebed <scope> <build>`; each page holds a lock of the same name. */
export const CACHE_PREFIX = 'bonebed ';

/** Older rules of a game, a file of the build that is fetched when a table needs it: `assets/holotype@1-….js`. */
export function isOlderRules(file: string): boolean {
  return /@\d+-[\w-]+\.js$/.test(file);
}
