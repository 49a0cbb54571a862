import type { Seat } from '@bonebed/kernel';
import type { SeatInfo } from '@bonebed/protocol';

export interface SeatState {
  by: 'nobody' | 'person' | 'bot';
  name: string | null;
  level: string | null;
  /** The guests that hold this seat: one person's browsers. */
  guests: string[];
  /** Hashes of the links that open this seat. */
  links: string[];
  nonce: string | null;
  /** Whether they were asked to play again and have not answered. */
  asked: boolean;
  resigned: boolean;
  /** Whether whoever sat here has had themselves deleted. */
  former: boolean;
  /** Whether its bot has no time to think and plays as the simplest one. */
  hurried: boolean;
  /** Since when the game has been waiting for this seat; null while it does not. */
  awaitedSince: number | null;
  /** How many days off they have taken. */
  daysOff: number;
  /** By whom they were reminded last, when, and how often in all; null if never. */
  reminded: { readonly by: Seat; readonly at: number; readonly times: number } | null;
  /** How many answers stood when a bot began to play for this person; null while they play themselves. */
  awaySince: number | null;
}

export function emptySeat(): SeatState {
  return {
    by: 'nobody',
    name: null,
    level: null,
    guests: [],
    links: [],
    nonce: null,
    asked: false,
    resigned: false,
    former: false,
    hurried: false,
    awaitedSince: null,
    awaySince: null,
    reminded: null,
    daysOff: 0,
  };
}

/** The seat as everybody sees it. */
export function seatInfo({ by, name, level, resigned, hurried, nonce, asked, former }: SeatState): SeatInfo {
  const seldom = { ...(asked ? { asked } : {}), ...(former ? { former } : {}) };
  return { by, name, bot: level, resigned, hurried, nonce: nonce !== null, ...seldom };
}

/** Adds to a list of hashes. Beyond so many the oldest goes, but not the one that all began with. */
export function keepFew(hashes: string[], hash: string, most: number): void {
  hashes.push(hash);
  if (hashes.length > most) hashes.splice(1, 1);
}

/** The people who play, and have not left their seats to a bot. */
export function present(seats: readonly SeatState[]): Seat[] {
  return seats.flatMap(({ by, resigned }, seat) => (by === 'person' && !resigned ? [seat] : []));
}

/** Whether someone at this seat has a say in how the game goes on: whoever plays, or may come back to play. */
export function hasSay({ guests, resigned }: SeatState): boolean {
  return guests.length > 0 && !resigned;
}

/**
 * Whose yes it takes to go back to before answer `length`: that of all who play; of those who are away, if they were still there at that
 * moment; and of everybody who is away, if only one plays, or that one could try their luck again and again.
 */
export function neededFor(seats: readonly SeatState[], length: number): Seat[] {
  const isAlone = present(seats).length < 2;
  return seats.flatMap((state, seat) => {
    const { awaySince } = state;
    return hasSay(state) && (awaySince === null || awaySince > length || isAlone) ? [seat] : [];
  });
}

/** Those who resigned come after all who did not, whatever the bots made of their seats. */
export function placesWithResigned(places: readonly number[], seats: readonly SeatState[]): number[] {
  const staying = seats.filter(({ resigned }) => !resigned).length;
  const rank = (place: number): number =>
    1 + places.filter((other, seat) => other < place && !seats[seat].resigned).length;
  return places.map((place, seat) => (seats[seat].resigned ? staying + 1 : rank(place)));
}
