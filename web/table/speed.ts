import { preferences } from '../preferences.ts';

const MS = { calm: 450, brisk: 300, off: 0 } as const;

/** How long a piece flies. */
export const MOVE_MS = (): number => MS[preferences.speed.peek()];

/** Whether nothing should fly: as the person has it, or their system. */
export function isStill(): boolean {
  return preferences.speed.peek() === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
