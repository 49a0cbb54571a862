import { totalmem } from 'node:os';
import { getHeapStatistics } from 'node:v8';
import { CommandError } from './tables/command-error.ts';

/** Whether the machine can take on more. What runs already goes on; only what is new is refused. */
export class Room {
  readonly #used: () => number;

  /** `used` gives the share of the memory that is taken, 0 to 1. */
  constructor(used: () => number) {
    this.#used = used;
  }

  get isFull(): boolean {
    return this.#used() >= FULL;
  }

  /** Throws if the server is full. */
  check(): void {
    if (this.isFull) throw new CommandError('unavailable', 'the server is full at the moment; try again later');
  }
}

/** The rest is for the games that run, and for the garbage between two collections. */
const FULL = 0.85;

const MB = 1_048_576;

/** The share in use of what the process may have in all, or of what its heap may grow to, whichever is more. */
export function memoryUsed(mostMb: number): number {
  const { used_heap_size: used, heap_size_limit: most } = getHeapStatistics();
  return Math.max(process.memoryUsage.rss() / (mostMb * MB), used / most);
}

/** What a process may use unless the host says otherwise: three quarters of the machine, or of the container that it runs in. */
export function defaultMemoryMb(): number {
  const constrained = process.constrainedMemory() || Number.POSITIVE_INFINITY;
  return Math.floor((Math.min(totalmem(), constrained) / MB) * 0.75);
}
