import type { Seat } from '@bonebed/kernel';
import { usualLevel } from '../app/level-select.tsx';
import type { Occupant, TableInfo } from '../host/host.ts';

/** Who sits where when a game is tried again: oneself as before, or who had the decision if one did not play; bots in place of all others. */
export function retrySeats(seats: readonly Occupant[], { mine }: Pick<TableInfo, 'mine'>, decided: Seat): Occupant[] {
  return seats.map((one, seat) => {
    const isOwn = mine.length === 0 ? seat === decided : mine.includes(seat);
    if (isOwn) return { name: one.name, kind: 'person', bot: null };
    return { ...one, kind: 'bot', bot: one.bot ?? usualLevel() };
  });
}
