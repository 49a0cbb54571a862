import { type CallKind, type CallWishes, DAY_MS, MINUTE_MS } from '@bonebed/protocol';
import { type DueCall, warned } from '../storage/calls.ts';
import { isQuiet, nextAt } from './hours.ts';
import { kindOf, type Wanted } from './wanted.ts';

/** Whoever wakes up an hour before the deadline has time enough. */
const ENOUGH_MS = 60 * MINUTE_MS;
/** Of a deadline that falls into the quiet hours people are warned half an hour before these begin. */
const BEFORE_QUIET_MS = 30 * MINUTE_MS;

/** What to say now, if anything, and when to look again. */
export interface Verdict {
  readonly say: CallKind | null;
  readonly due: number | null;
}

/** Whether somebody is to be told now what a table wants of them: once, if they want to hear of it, when they want to hear of it. */
export function verdictOn(
  { wanted, told, isSilent }: Pick<DueCall, 'wanted' | 'told' | 'isSilent'>,
  wishes: CallWishes,
  now: number,
): Verdict {
  const { mark, deadline } = wanted;
  const kind = kindOf(wanted);
  const warnAt = wishes.kinds.includes('deadline') ? warningTime(wanted, wishes) : null;
  if (deadline !== null && warnAt !== null && now >= warnAt && told !== warned(mark)) {
    const at = afterQuiet(now, wishes);
    if (at <= now) return { say: 'deadline', due: null };
    return { say: null, due: at < deadline ? at : null };
  }
  const later = warnAt !== null && warnAt > now ? warnAt : null;
  const isKnown = told === mark || told === warned(mark);
  // One message until they come: whatever else happens there they see then. A reminder is for those who have not come.
  const isEnough = isSilent && wanted.topic !== 'reminder';
  if (isKnown || isEnough || !wishes.kinds.includes(kind)) return { say: null, due: later };
  const at = sendTime(wanted, wishes, now);
  if (at <= now) return { say: kind, due: later };
  return { say: null, due: later === null ? at : Math.min(at, later) };
}

function sendTime({ at }: Wanted, wishes: CallWishes, now: number): number {
  const { digest, zone } = wishes;
  return afterQuiet(digest === null ? now : Math.max(now, nextAt(digest, at, zone)), wishes);
}

function afterQuiet(at: number, { quiet, zone }: CallWishes): number {
  return quiet !== null && isQuiet(at, quiet, zone) ? nextAt(quiet.to, at, zone) : at;
}

/** When to warn of the deadline: before the quiet hours, if it would be too late after them. */
function warningTime({ deadline, warnAt }: Wanted, { quiet, zone }: CallWishes): number | null {
  if (deadline === null || warnAt === null) return null;
  if (quiet === null || !isQuiet(warnAt, quiet, zone)) return warnAt;
  if (nextAt(quiet.to, warnAt, zone) <= deadline - ENOUGH_MS) return warnAt;
  return nextAt(quiet.from, warnAt - DAY_MS + MINUTE_MS, zone) - BEFORE_QUIET_MS;
}
