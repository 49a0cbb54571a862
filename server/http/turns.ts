import { setImmediate } from 'node:timers/promises';

/** How long work that takes thought goes on before moves and acknowledgements get their turn. */
const TURN_MS = 5;

type GoOn = () => void;

/**
 * Schedules work that takes thought: one job after the other, in rounds over addresses and, within an address, over people. However
 * much somebody asks at once, everybody else waits for only one of their jobs.
 */
export class Turns {
  readonly #now: () => number;
  /** Those who wait, by address and person, in the order of the next round. */
  readonly #waiting = new Map<string, Map<string, GoOn[]>>();
  #isGoing = false;

  constructor(now = () => performance.now()) {
    this.#now = now;
  }

  /** Resolves when it is their turn; what is done at once then is theirs. */
  wait(network: string, person: string): Promise<void> {
    return new Promise(goOn => {
      const people = this.#waiting.get(network) ?? new Map<string, GoOn[]>();
      this.#waiting.set(network, people);
      const own = people.get(person) ?? [];
      people.set(person, own);
      own.push(goOn);
      if (!this.#isGoing) void this.#goRound();
    });
  }

  async #goRound(): Promise<void> {
    this.#isGoing = true;
    await setImmediate();
    for (let end = this.#now() + TURN_MS; this.#waiting.size > 0; ) {
      this.#next()?.();
      await allThatFollows();
      if (this.#now() < end) continue;
      await setImmediate();
      end = this.#now() + TURN_MS;
    }
    this.#isGoing = false;
  }

  #next(): GoOn | undefined {
    for (const [network, people] of this.#waiting) {
      this.#waiting.delete(network);
      const goOn = nextOf(people);
      if (people.size > 0) this.#waiting.set(network, people);
      return goOn;
    }
    return undefined;
  }
}

/** The first thing of the first person, who goes to the end. */
function nextOf(people: Map<string, GoOn[]>): GoOn | undefined {
  for (const [person, own] of people) {
    people.delete(person);
    const goOn = own.shift();
    if (own.length > 0) people.set(person, own);
    return goOn;
  }
  return undefined;
}

/** Resolves when every promise that was just settled has run its continuations. */
function allThatFollows(): Promise<void> {
  return new Promise(resolve => process.nextTick(resolve));
}
