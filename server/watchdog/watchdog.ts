import { readdirSync, statSync, unlinkSync } from 'node:fs';
import { url as debuggerUrl } from 'node:inspector';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { OpenGame } from '../tables/dealing.ts';

/** How often, in the time that it may stand still, the event loop shows that it turns; the watchdog looks as often. */
const BEATS_EACH = 20;
const LONGEST_NAME = 64;
/** Names of tables and of editions, which also name their notes. */
const NAME = /^[\w-]{1,64}$/;

// What the thread reads: how often the loop has turned, the length of the name that follows, whether somebody debugs the process.
const [BEATS, LENGTH, DEBUGGED] = [0, 1, 2];

/**
 * A thread that ends this process when its event loop has been stuck for too long, after noting which table it was busy with. That
 * table is set aside at the next start, so that all others can be played on.
 */
export class Watchdog {
  readonly #words: Int32Array;
  readonly #letters: Uint8Array;
  readonly #worker: Worker | null;
  readonly #timer: NodeJS.Timeout | null;

  /** `longestMs` of 0: it only sleeps. */
  constructor(folder: string, longestMs: number, onFault: (error: unknown) => void) {
    const head = 3 * Int32Array.BYTES_PER_ELEMENT;
    const shared = new SharedArrayBuffer(head + LONGEST_NAME);
    this.#words = new Int32Array(shared, 0, 3);
    this.#letters = new Uint8Array(shared, head);
    if (longestMs === 0) {
      this.#worker = null;
      this.#timer = null;
      return;
    }
    const tickMs = longestMs / BEATS_EACH;
    const workerData = { shared, folder, longestMs, tickMs };
    this.#worker = new Worker(new URL('./thread.mjs', import.meta.url), { workerData });
    this.#worker.on('error', onFault);
    this.#worker.unref();
    this.#timer = setInterval(() => this.#beat(), tickMs);
    this.#timer.unref();
  }

  #beat(): void {
    Atomics.add(this.#words, BEATS, 1);
    Atomics.store(this.#words, DEBUGGED, debuggerUrl() === undefined ? 0 : 1);
  }

  /** The same game, which leaves the name here while its rules work. */
  watch({ game, edition }: OpenGame, name: string): OpenGame {
    if (this.#worker === null) return { game, edition };
    const letters = Buffer.from(NAME.test(name) ? name : '', 'latin1');
    const during = <Given extends readonly unknown[], V>(rule: (...given: Given) => V) => {
      return (...given: Given): V => {
        this.#letters.set(letters);
        this.#words[LENGTH] = letters.length;
        try {
          return rule(...given);
        } finally {
          this.#words[LENGTH] = 0;
        }
      };
    };
    return {
      edition,
      game: {
        ...game,
        setup: during((box, deal) => game.setup(box, deal)),
        step: during(play => game.step(play)),
        outcome: during(at => game.outcome(at)),
        score: during(at => game.score(at)),
        view: during((at, seat) => game.view(at, seat)),
        redeal: during((at, seat, rng) => game.redeal(at, seat, rng)),
      },
    };
  }

  async stop(): Promise<void> {
    if (this.#timer !== null) clearInterval(this.#timer);
    await this.#worker?.terminate();
  }
}

/** Where the watchdog of a server with this data folder leaves its notes. */
export function notesFolder(data: string): string {
  return join(data, 'aside');
}

export interface Note {
  readonly name: string;
  readonly at: number;
  /** To be called when what it says is stored. */
  discard(): void;
}

/** The notes that the watchdog of an earlier process has left. */
export function readNotes(folder: string): Note[] {
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch {
    // There is no folder before the first note.
    return [];
  }
  return names
    .filter(name => NAME.test(name))
    .map(name => {
      const file = join(folder, name);
      return { name, at: Math.round(statSync(file).mtimeMs), discard: () => unlinkSync(file) };
    });
}
