import { DAY_MS } from '@bonebed/protocol';

/** Days and weeks. They are those of UTC, on the servers' time: all who play a deal have the same hours for it, wherever they are. */

/** The first of January 1970 was a Thursday. */
const MONDAY_MS = 4 * DAY_MS;

export type PeriodKind = 'day' | 'week';

export interface PeriodAt {
  readonly name: string;
  readonly begins: number;
  readonly ends: number;
}

export function periodAt(kind: PeriodKind, now: number): PeriodAt {
  const length = kind === 'day' ? DAY_MS : 7 * DAY_MS;
  const shift = kind === 'day' ? 0 : MONDAY_MS;
  const begins = Math.floor((now - shift) / length) * length + shift;
  return { name: kind === 'day' ? dateOf(begins) : weekOf(begins), begins, ends: begins + length };
}

function dateOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

/** ISO 8601: a week belongs to the year that has its Thursday. */
function weekOf(monday: number): string {
  const thursday = monday + 3 * DAY_MS;
  const year = new Date(thursday).getUTCFullYear();
  const week = Math.floor((thursday - Date.UTC(year, 0, 1)) / (7 * DAY_MS)) + 1;
  return `${year}-W${String(week).padStart(2, '0')}`;
}

/** What a missed day takes away. */
const MISSED = 2;
/** Nobody's streak is followed further back. */
export const STREAK_DAYS = 400;

/** A day on which somebody played adds one; one that they missed takes two away, and never more than there is. Today is not missed yet. */
export function streakOf(days: readonly string[], now: number): number {
  const played = new Set(days);
  const { begins } = periodAt('day', now);
  let streak = 0;
  for (let back = STREAK_DAYS; back >= 0; back--) {
    if (played.has(dateOf(begins - back * DAY_MS))) streak += 1;
    else if (back > 0) streak = Math.max(0, streak - MISSED);
  }
  return streak;
}
