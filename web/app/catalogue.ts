import { gameIds, type Manifest, manifestOf } from '@bonebed/games';
import { hasBoard } from '../boards/registry.ts';

/** A game on the front page. */
export interface Listed extends Manifest {
  readonly id: string;
}

/** The games that can be played here: those whose board is drawn. */
export const catalogue: readonly Listed[] = gameIds.filter(hasBoard).map(id => ({ id, ...manifestOf(id) }));
