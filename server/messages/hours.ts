import { MINUTE_MS } from '@bonebed/protocol';

/** Times of the day as people have them, in their own time zone. */

const DAY_MINUTES = 24 * 60;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Which minute of the day it is there. Throws if there is no such zone. */
export function minuteOfDay(at: number, zone: string): number {
  let format = formats.get(zone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en', { timeZone: zone, hour: 'numeric', minute: 'numeric', hourCycle: 'h23' });
    formats.set(zone, format);
  }
  let [hour, minute] = [0, 0];
  for (const { type, value } of format.formatToParts(at)) {
    if (type === 'hour') hour = Number(value);
    if (type === 'minute') minute = Number(value);
  }
  return hour * 60 + minute;
}

/** The first moment from then on at which it is that minute of the day there, to the minute. */
export function nextAt(minute: number, from: number, zone: string): number {
  const whole = Math.ceil(from / MINUTE_MS) * MINUTE_MS;
  const missing = (at: number): number => (minute - minuteOfDay(at, zone) + DAY_MINUTES) % DAY_MINUTES;
  const at = whole + missing(whole) * MINUTE_MS;
  // On the day that the clocks change it is an hour off; a minute that this day leaves out is as good as the next.
  const off = missing(at);
  if (off === 0) return at;
  const corrected = at + (off > DAY_MINUTES / 2 ? off - DAY_MINUTES : off) * MINUTE_MS;
  return corrected >= from ? corrected : at;
}

export interface Quiet {
  readonly from: number;
  readonly to: number;
}

export function isQuiet(at: number, { from, to }: Quiet, zone: string): boolean {
  const minute = minuteOfDay(at, zone);
  return from <= to ? minute >= from && minute < to : minute >= from || minute < to;
}
