import { MINUTE_MS, type Rest } from '@bonebed/protocol';

const DAY_MINUTES = 24 * 60;
/** When a night ends and when it begins, in minutes of the day. */
const MORNING = 8 * 60;
export const EVENING = 22 * 60;

/** A stretch of time in which a table rests, or does not, all the way. */
interface Stretch {
  readonly isRest: boolean;
  readonly until: number;
}

/** How much of a span of time counts: nights and weekends don't, where the table says so. */
export function countedMs(from: number, to: number, rest: Rest | undefined): number {
  if (rest === undefined) return Math.max(0, to - from);
  let counted = 0;
  for (let at = from; at < to; ) {
    const { isRest, until } = stretchAt(at, rest);
    const end = Math.min(until, to);
    if (!isRest) counted += end - at;
    at = end;
  }
  return counted;
}

/** The moment at which `ms` have passed, without the hours in which no clock runs. */
export function afterCounted(from: number, ms: number, rest: Rest | undefined): number {
  if (rest === undefined || ms <= 0) return from + ms;
  let left = ms;
  for (let at = from; ; ) {
    const { isRest, until } = stretchAt(at, rest);
    if (!isRest && left <= until - at) return at + left;
    if (!isRest) left -= until - at;
    at = until;
  }
}

/** The stretch that a moment is in: it ends in the morning, in the evening or at midnight, whichever comes first. */
function stretchAt(at: number, { nights, weekends, zone }: Rest): Stretch {
  const { minute, isWeekend } = wallAt(at, zone);
  const end = [MORNING, EVENING].find(one => one > minute) ?? DAY_MINUTES;
  const isNight = minute < MORNING || minute >= EVENING;
  const intoMinute = ((at % MINUTE_MS) + MINUTE_MS) % MINUTE_MS;
  return {
    isRest: (nights && isNight) || (weekends && isWeekend),
    until: at - intoMinute + (end - minute) * MINUTE_MS,
  };
}

const clocks = new Map<string, Intl.DateTimeFormat>();
/** Zones come from strangers: those in use are few. */
const MOST_CLOCKS = 100;

function wallAt(at: number, zone: string): { readonly minute: number; readonly isWeekend: boolean } {
  let clock = clocks.get(zone);
  if (clock === undefined) {
    const shown = { weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
    clock = new Intl.DateTimeFormat('en-GB', { ...shown, timeZone: zone });
    if (clocks.size >= MOST_CLOCKS) clocks.clear();
    clocks.set(zone, clock);
  }
  const parts = clock.formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.find(one => one.type === type)?.value ?? '';
  const minute = Number(part('hour')) * 60 + Number(part('minute'));
  return { minute, isWeekend: ['Sat', 'Sun'].includes(part('weekday')) };
}
