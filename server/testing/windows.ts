import type { Seat } from '@bonebed/kernel';
import type { Person, Visit } from './client.ts';
import { playOn, upToDate } from './server.ts';

/** All that people at a table, and one who only looks on, could notice of it from outside: over HTTP, and on their sockets. */
export class Lookout {
  readonly #table: string;
  readonly #people: readonly Person[];
  readonly #visits: readonly Visit[];
  /** How many questions they were let ask. */
  #asked = 0;

  constructor(table: string, people: readonly Person[], visits: readonly Visit[]) {
    this.#table = table;
    this.#people = people;
    this.#visits = visits;
  }

  /** What everybody but this person can get by asking. */
  async seen(except: Seat): Promise<string> {
    const seen: unknown[] = [];
    for (const [seat, person] of this.#people.entries()) {
      if (seat === except) continue;
      for (const path of [`/api/tables/${this.#table}`, '/api/me', '/api/tables?phase=playing', '/metrics']) {
        const response = await person.fetch(path);
        seen.push([
          path,
          response.status,
          [...response.headers].filter(([name]) => name !== 'date' && name !== 'x-request-id'),
          await response.text(),
        ]);
      }
    }
    return JSON.stringify(seen);
  }

  /** How many messages have come to everybody but this person, besides the reply to a question that each of them asks now. */
  async received(except: Seat): Promise<string> {
    const others = this.#visits.filter((_, seat) => seat !== except);
    this.#asked += 1;
    // The reply stands in line behind whatever they were told before.
    await upToDate(others);
    return String(others.map(({ received }) => received.length - this.#asked));
  }
}

/** What came of answers in reaction windows that left them open. */
export interface Windows {
  hidden: number;
  noticed: string[];
}

/** Plays on at random; whatever happens hidden in a window on the way must be noticed by nobody. */
export async function playWindows(
  lookout: Lookout,
  visits: readonly Visit[],
  wanted: number,
  pick: (options: number) => number,
  pass: () => void,
): Promise<Windows> {
  const found: Windows = { hidden: 0, noticed: [] };
  while (found.hidden < wanted && visits[0].current.phase === 'playing') {
    await upToDate(visits);
    const ask = visits[0].frame?.ask;
    // The last in order that is asked never closes a window alone, if others are asked too.
    const seat = ask?.kind === 'react' && ask.asked.length > 1 ? ask.asked[ask.asked.length - 1] : null;
    if (seat === null || !visits[seat].isAsked) {
      await playOn(visits, pick, 1);
      continue;
    }
    const actions = [
      () => visits[seat].choose(0),
      () => visits[seat].ask({ do: 'undo', answers: visits[seat].answers }),
      () => visits[seat].ask({ do: 'stand', scope: ask?.scope ?? null }),
      () => visits[seat].ask({ do: 'stand', scope: null }),
    ];
    for (const [index, act] of actions.entries()) {
      const before = await lookout.seen(seat);
      const received = await lookout.received(seat);
      pass();
      await act();
      found.hidden += 1;
      const after = await lookout.seen(seat);
      if (after !== before) found.noticed.push(`action ${index} over HTTP`);
      if ((await lookout.received(seat)) !== received) found.noticed.push(`action ${index} on a socket`);
    }
    await playOn(visits, pick, 2);
  }
  return found;
}
