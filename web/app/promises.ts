import { keptMap } from './kept-map.ts';
import { randomHex } from './random-hex.ts';

/** What this browser knew of a shuffle before the game: enough to check the server's word when it is over. */
export interface Promised {
  readonly commitment: string | null;
  /** The number that this browser added to the seed. */
  readonly nonce: string | null;
}

const promises = keptMap('promises');

export function keepPromise(table: string, promised: Promised): void {
  promises.set(table, JSON.stringify(promised));
}

export function promiseOf(table: string): Promised {
  const text = promises.get(table);
  if (text === null) return { commitment: null, nonce: null };
  const found = JSON.parse(text) as { readonly [key in keyof Promised]?: unknown };
  const textOr = (value: unknown) => (typeof value === 'string' ? value : null);
  return { commitment: textOr(found.commitment), nonce: textOr(found.nonce) };
}

/** 256 bits of this browser's own for the seed of a game. */
export const newNonce = (): string => randomHex(32);
