import { BadInput } from '@bonebed/kernel';
import { DAY_MS } from '@bonebed/protocol';

/** How many days things stay that nobody touches; 0: for ever. What kept people have a seat at stays anyway. */
export interface Lifetimes {
  /** Tables at which the game has not begun. */
  readonly lobbies: number;
  /** Games that are not over. Their people are told before. */
  readonly unfinished: number;
  /** The log of a game that is over, and what was said at its table: after that its record is left. */
  readonly logs: number;
  /** The record. */
  readonly finished: number;
  /** People without a cookie for as long, who hold no seat. */
  readonly guests: number;
  /** Editions that were sent in, without a table that is played by them. */
  readonly editions: number;
  /** What somebody has reported, with what was said. */
  readonly reports: number;
  /** Digs, duels and duplicates without a table that is left of them, and what people made of them. */
  readonly deals: number;
}

export const DEFAULT_LIFETIMES: Lifetimes = {
  lobbies: 7,
  unfinished: 90,
  logs: 30,
  finished: 365,
  guests: 400,
  editions: 90,
  reports: 90,
  // With the year of a finished game as long as a streak is followed back.
  deals: 35,
};

/** How long before an unfinished game goes its people are told: a quarter of its time, two weeks at most. */
export function warningMs({ unfinished }: Lifetimes): number {
  return Math.min(14, unfinished / 4) * DAY_MS;
}

/** What was last used before this moment goes, if it is kept for `days`; null if it stays for ever. */
export function before(days: number, now: number): number | null {
  return days === 0 ? null : now - days * DAY_MS;
}

/** Reads `lobbies=7,finished=0`; what is not named stays as it is by default. */
export function lifetimesFrom(text: string): Lifetimes {
  const given: Record<string, number> = {};
  for (const part of text.split(',').filter(part => part !== '')) {
    const [, name, days] = /^(\w+)=(\d{1,5}(?:\.\d+)?)$/.exec(part.trim()) ?? [];
    if (name === undefined || !Object.hasOwn(DEFAULT_LIFETIMES, name)) {
      const known = Object.keys(DEFAULT_LIFETIMES).join(', ');
      throw new BadInput('config', 'LIFETIMES', `expected days like lobbies=7, of ${known}, found '${part}'`);
    }
    given[name] = Number(days);
  }
  return { ...DEFAULT_LIFETIMES, ...given };
}
