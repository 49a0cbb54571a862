import type { Seat } from './game.ts';

/** The seats of all players clockwise, `from` first. */
export function clockwise({ length }: readonly unknown[], from: Seat): Seat[] {
  const seats: Seat[] = [];
  for (let place = 0; place < length; place++) seats.push((from + place) % length);
  return seats;
}
