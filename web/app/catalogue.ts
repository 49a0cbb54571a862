import { gameIds } from '@bonebed/games';
import { hasBoard } from '../boards/registry.ts';

/** What the front page says of a game before any of it is loaded. */
export interface Listed {
  readonly id: 'holotype' | 'bone-wars' | 'fossilis' | 'ruthless';
  readonly seats: readonly number[];
  readonly minutes: readonly [number, number];
  /** How much there is to keep in mind, 1 to 4. */
  readonly weight: number;
  readonly icon: string;
}

export const catalogue: readonly Listed[] = [
  { id: 'holotype', seats: [2, 3, 4, 5], minutes: [45, 75], weight: 2, icon: 'theropod' },
  { id: 'bone-wars', seats: [1, 2, 3, 4], minutes: [90, 150], weight: 4, icon: 'skull' },
  { id: 'fossilis', seats: [2, 3, 4, 5], minutes: [40, 75], weight: 2, icon: 'trilobite' },
  { id: 'ruthless', seats: [2, 3, 4], minutes: [30, 60], weight: 1, icon: 'tracks' },
];

/** Whether the game can be played here: its rules are in the registry and its board is drawn. */
export function isPlayable({ id }: Listed): boolean {
  return gameIds.includes(id) && hasBoard(id);
}
