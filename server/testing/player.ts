import { setTimeout as pause } from 'node:timers/promises';
import { below, pick, type Rng } from '@bonebed/kernel';
import type { Logged } from '../tables/entry.ts';
import { HttpError, type Person, Refused, type Visit } from './client.ts';
import type { Given } from './stored.ts';

/** What a server in trouble may say, and what somebody hears who was not the first. */
const TROUBLE = ['unavailable', 'stale', 'notNow'];

/** An answer that was sent, and what is known of it. */
interface Attempt {
  readonly text: string;
  fate: 'acknowledged' | 'refused' | 'unknown';
}

/** What came of the answers of a player, compared with what is stored. */
export interface Reckoning {
  readonly acknowledged: number;
  /** Acknowledged, and not stored. */
  readonly lost: number;
  /** Stored more often than sent. */
  readonly doubled: number;
}

/** Someone at a table of the toy game who keeps in mind what was sent, and what the server said to it. */
export class Player {
  readonly table: string;
  readonly seat: number;
  readonly person: Person;
  readonly #attempts: Attempt[] = [];
  #acknowledged = 0;
  #visit: Visit;
  /** How often the server could not store an answer. */
  refused = 0;
  /** How long each acknowledgement took, in milliseconds. */
  readonly waitedMs: number[] = [];

  constructor(visit: Visit) {
    if (visit.seat === null) throw new Error('only who has a seat plays');
    this.table = visit.table;
    this.seat = visit.seat;
    this.person = visit.person;
    this.#visit = visit;
  }

  get visit(): Visit {
    return this.#visit;
  }

  get isOver(): boolean {
    return this.#visit.current.phase === 'over';
  }

  get acknowledged(): number {
    return this.#acknowledged;
  }

  /** The answers that were acknowledged. */
  get given(): Given[] {
    return this.#attempts.flatMap(({ text, fate }) => (fate === 'acknowledged' ? [{ seat: this.seat, text }] : []));
  }

  /** Comes to the table anew, at any of the servers. */
  async comeBack(address = this.person.address): Promise<void> {
    this.#visit.drop();
    this.#visit = await this.person.at(address).visit(this.table);
  }

  /** Gives any answer to what is asked; false if the server did not acknowledge it. */
  async answer(rng: Rng): Promise<boolean> {
    if (!this.#visit.isAsked) return false;
    const text = pick(rng, this.#visit.options);
    const attempt: Attempt = { text, fate: 'unknown' };
    this.#attempts.push(attempt);
    const began = performance.now();
    try {
      await this.#visit.answer(text);
      attempt.fate = 'acknowledged';
      this.#acknowledged += 1;
      this.waitedMs.push(performance.now() - began);
    } catch (error) {
      // Of what could not be stored only the log knows whether it was; so it is with a connection that broke.
      if (!isTrouble(error)) throw error;
      if (error instanceof Refused && error.code === 'unavailable') this.refused += 1;
      else if (error instanceof Refused) attempt.fate = 'refused';
      else if (this.#visit.closed === null) throw error;
    }
    return attempt.fate === 'acknowledged';
  }

  /**
   * Answers whatever is asked until the game is over or the signal comes, each answer after up to so many milliseconds, and comes back by
   * itself wherever a server is.
   */
  async playOn(rng: Rng, addresses: () => readonly string[], enough: AbortSignal, thinkingMs: number): Promise<void> {
    const aborted = new Promise<void>(resolve => enough.addEventListener('abort', () => resolve(), { once: true }));
    while (!enough.aborted && !this.isOver) {
      try {
        if (this.#visit.closed !== null) await this.comeBack(pick(rng, addresses()));
        const asked = this.#visit.until(({ isAsked, current }) => isAsked || current.phase === 'over');
        await Promise.race([asked, aborted]);
        if (!enough.aborted) await this.answer(rng);
      } catch (error) {
        // Nobody is there at the moment.
        if (!isTrouble(error)) throw error;
      }
      await pause(below(rng, thinkingMs));
    }
  }

  /** Compares what was sent with the log of the table. */
  reckon(log: readonly Logged[]): Reckoning {
    const stored = log.flatMap(({ entry }) =>
      entry.type === 'answered' && entry.seat === this.seat ? [entry.text] : [],
    );
    const sent = this.#attempts.filter(({ fate }) => fate !== 'refused');
    return { acknowledged: this.#acknowledged, ...misfits(sent, stored) };
  }
}

/** Whether it may happen to anybody at a server in trouble; whatever else a server says against us is a fault. */
export function isTrouble(error: unknown): boolean {
  const wasHeard = error instanceof Refused || error instanceof HttpError;
  return !wasHeard || TROUBLE.includes(String(error.code));
}

type Misfits = Pick<Reckoning, 'lost' | 'doubled'>;

/** How many acknowledged answers are not stored, and how many stored ones were not sent, if both are put side by side as well as they can be. */
function misfits(sent: readonly Attempt[], stored: readonly string[]): Misfits {
  /** `row[j]`: the same for the attempts so far and the first j that are stored. */
  let row: Misfits[] = [...stored.keys(), stored.length].map(doubled => ({ lost: 0, doubled }));
  for (const { text, fate } of sent) {
    const before = row;
    const unmatched = fate === 'acknowledged' ? 1 : 0;
    row = [];
    for (let j = 0; j <= stored.length; j++) {
      let best = { ...before[j], lost: before[j].lost + unmatched };
      if (j > 0 && stored[j - 1] === text) best = least(best, before[j - 1]);
      if (j > 0) best = least(best, { ...row[j - 1], doubled: row[j - 1].doubled + 1 });
      row.push(best);
    }
  }
  return row[stored.length];
}

function least(a: Misfits, b: Misfits): Misfits {
  return b.lost + b.doubled < a.lost + a.doubled ? b : a;
}
