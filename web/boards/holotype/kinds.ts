import type { Box, WorkerKind } from '@bonebed/games/holotype/box/box.ts';
import { bt } from './words.ts';

/** A kind of worker in one word. */
export function kindOf({ id }: WorkerKind): string {
  return bt(`kind.${id as 'paleontologist'}`);
}

/** `3 (Assistant 2)`: what a worker gets, and the kinds that get less. */
export function byKind({ workers }: Box, count: (kind: WorkerKind) => number): string {
  const most = Math.max(...workers.map(count));
  const less = workers.filter(kind => count(kind) < most).map(kind => `${kindOf(kind)} ${count(kind)}`);
  return less.length === 0 ? String(most) : `${most} (${less.join(', ')})`;
}
