import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations.ts';
import type { ClockSpec } from './messages.ts';

/** How many characters, as people count them, a person's name, a line of talk and the words of a report may have. */
export const NAME_LENGTH = 40;
export const CHAT_LENGTH = 500;
export const REPORT_LENGTH = 500;
/** How many characters an address of a mail or a webhook may have. */
export const ADDRESS_LENGTH = 500;
/** Days off that each seat has at a table where turns are counted in days. */
export const DAYS_OFF = 14;

/** How long a table must have waited for someone before the others may let a bot take over, by the kind of its clock. */
export const TAKE_OVER_AFTER_MS: Readonly<Record<ClockSpec['kind'], number>> = {
  live: 3 * MINUTE_MS,
  none: HOUR_MS,
  day: DAY_MS,
};
