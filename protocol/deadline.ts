import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations.ts';

/** Times in words, the same at the table, in lists and in messages. */

/** British English writes hours as timetables do, which nobody misreads. */
const LOCALES = { en: 'en-GB', fr: 'fr' } as const;
type Language = keyof typeof LOCALES;

/** How much time there is, in the unit that says enough: `3 days`, `36 hours`, `20 minutes`; narrow, where there is little room: `3d`. */
export function spanWords(ms: number, language: Language, unitDisplay: 'long' | 'narrow' = 'long'): string {
  const [unit, unitMs] = unitFor(ms);
  const count = Math.max(1, Math.round(ms / unitMs));
  return new Intl.NumberFormat(LOCALES[language], { style: 'unit', unit, unitDisplay }).format(count);
}

/** Two of a unit are the least: a day and a half are 36 hours. What is nearly two counts as two. */
function unitFor(ms: number): ['day' | 'hour' | 'minute', number] {
  if (ms >= 2 * DAY_MS - HOUR_MS / 2) return ['day', DAY_MS];
  return ms >= 2 * HOUR_MS - MINUTE_MS / 2 ? ['hour', HOUR_MS] : ['minute', MINUTE_MS];
}

/** `Thursday 17:31`, and with the day of the month where a weekday alone could mean two of them. */
export function momentWords(at: number, now: number, language: Language, zone?: string): string {
  const write = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(LOCALES[language], {
      ...options,
      ...(zone === undefined ? {} : { timeZone: zone }),
    }).format(at);
  const isFar = at - now >= 6 * DAY_MS;
  const day = write(isFar ? { weekday: 'long', day: 'numeric', month: 'long' } : { weekday: 'long' });
  return `${day} ${write({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })}`;
}

/** `3 days, until Thursday 17:31`. Without a zone, that of the machine. */
export function deadlineWords(until: number, now: number, language: Language, zone?: string): string {
  const span = spanWords(until - now, language);
  const moment = momentWords(until, now, language, zone);
  return language === 'fr' ? `${span}, jusqu’à ${moment}` : `${span}, until ${moment}`;
}
