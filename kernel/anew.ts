import type { Game, Position, Terms } from './game.ts';
import { secureRng } from './rng.ts';
import { sha256Hex } from './sha256.ts';

/**
 * Chance that begins anew where a table has gone back further than undo reaches. Without it, whoever has seen
 * the next card or the next roll would know it beforehand.
 */
export interface Anew {
  /** How often chance has begun anew at this table, this time included. */
  readonly number: number;
  /** What it goes on from: it follows from the game's seed, which nobody knows before the end. */
  readonly seed: string;
}

/** The seed of the new beginning is the SHA-256 of this text, so that it can be checked like the first one. */
export function anewFrom(seed: string, number: number): Anew {
  return { number, seed: sha256Hex(`${seed}/anew/${number}`) };
}

/** Deals what nobody knows anew, and lets all chance to come follow from the new seed. What anybody sees stays as it is. */
export function drawAnew<T extends Terms>(game: Game<T>, at: Position<T>, { seed }: Anew): void {
  at.state.rng = secureRng(seed);
  game.redeal(at, 'anyone', at.state.rng);
}
