import { totalOf } from '@bonebed/kernel';
import type { TableCore } from '../tables/core.ts';

/** What a seat has made of a game. */
export function pointsOf({ game }: TableCore, seat: number): number {
  const row = game?.game.score(game.position).find(other => other.seat === seat);
  if (row === undefined) throw new Error(`no score of seat ${seat}`);
  return totalOf(row);
}
