import type { AtZero, ClockSpec } from '@bonebed/protocol';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The clocks that a table can be made with: minutes for a live game, days for one over weeks. */
export const clockIds = ['none', 'live10', 'live20', 'live45', 'day1', 'day3', 'day7'] as const;
export type ClockId = (typeof clockIds)[number];

export function isClockId(id: string): id is ClockId {
  return clockIds.some(known => known === id);
}

export function clockOf(id: ClockId, atZero: AtZero): ClockSpec {
  if (id === 'none') return { kind: 'none' };
  const count = Number(/\d+$/.exec(id)?.[0]);
  if (id.startsWith('day')) return { kind: 'day', perTurnMs: count * DAY_MS, atZero };
  // A second for each minute comes back with every turn.
  return { kind: 'live', bankMs: count * MINUTE_MS, incrementMs: count * 1000, atZero };
}
