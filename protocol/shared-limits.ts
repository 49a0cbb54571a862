import type { ClockSpec } from './messages.ts';

/** How many characters, as people count them, a person's name, a line of talk and the words of a report may have. */
export const NAME_LENGTH = 40;
export const CHAT_LENGTH = 500;
export const REPORT_LENGTH = 500;

const MINUTE_MS = 60_000;

/** How long a table must have waited for someone before the others may let a bot take over, by the kind of its clock. */
export const TAKE_OVER_AFTER_MS: Readonly<Record<ClockSpec['kind'], number>> = {
  live: 3 * MINUTE_MS,
  none: 60 * MINUTE_MS,
  day: 24 * 60 * MINUTE_MS,
};
