import type { Frame } from './host.ts';
import type { FrameDelta } from './local-table.ts';

/** The new frame, with the events that were known before it. */
export function merged(before: Frame | null, { from, told, ...rest }: FrameDelta): Frame {
  const known = before === null ? [] : before.events.slice(0, from);
  return { ...rest, events: [...known, ...told] };
}
