import { type AtZero, type ClockSpec, DAY_MS, MINUTE_MS, type Rest } from '@bonebed/protocol';
import { t } from '../words.ts';

/** The clocks that a table can be made with: minutes for a live game, days for one over weeks. */
export const clockIds = ['none', 'live10', 'live20', 'live45', 'day1', 'day3', 'day7'] as const;
export type ClockId = (typeof clockIds)[number];

export function isClockId(id: string): id is ClockId {
  return clockIds.some(known => known === id);
}

export function clockOf(id: ClockId, atZero: AtZero, rest?: Rest): ClockSpec {
  if (id === 'none') return { kind: 'none' };
  const count = Number(/\d+$/.exec(id)?.[0]);
  if (id.startsWith('day'))
    return { kind: 'day', perTurnMs: count * DAY_MS, atZero, ...(rest === undefined ? {} : { rest }) };
  // A second for each minute comes back with every turn.
  return { kind: 'live', bankMs: count * MINUTE_MS, incrementMs: count * 1000, atZero };
}

/** How fast they play there, in words; nothing for a clock that was made elsewhere. */
export function paceWords(clock: ClockSpec): string {
  const id = clockIdOf(clock);
  if (id === null) return '';
  const rest = clock.kind === 'day' ? clock.rest : undefined;
  const off = (['nights', 'weekends'] as const).filter(kind => rest?.[kind]).map(kind => t(`rest.short.${kind}`));
  return [t(`clock.${id}`), ...off].join(', ');
}

/** Which of these clocks it is, whatever happens at its end; null for one that was made elsewhere. */
export function clockIdOf(spec: ClockSpec): ClockId | null {
  return clockIds.find(id => pace(clockOf(id, 'bot')) === pace(spec)) ?? null;
}

function pace(spec: ClockSpec): string {
  if (spec.kind === 'live') return `${spec.bankMs} and ${spec.incrementMs}`;
  return spec.kind === 'day' ? `${spec.perTurnMs} a turn` : '';
}
