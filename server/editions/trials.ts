import { Worker } from 'node:worker_threads';
import { BadInput } from '@bonebed/kernel';
import { limits } from '../limits.ts';
import { CommandError } from '../tables/command-error.ts';
import type { TrialReply, TrialRequest } from './trial.ts';

/**
 * Tries out editions that people send in by dealing and playing some random games, one edition at a time. Each runs in its own
 * thread with limits on time and memory, so that not even an endless loop delays anybody.
 */
export class Trials {
  readonly #module: string;
  readonly #longestMs: number;
  #tail: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  constructor(module: string, longestMs: number = limits.trial.totalMs) {
    this.#module = module;
    this.#longestMs = longestMs;
  }

  /** Throws `BadInput` if an edition can't be played with, or only at too great a cost. */
  async run(game: string, components: unknown): Promise<void> {
    if (this.#waiting >= limits.trialsWaiting) {
      throw new CommandError('unavailable', 'other editions are being tried; try again later');
    }
    this.#waiting += 1;
    const trial = this.#tail.then(() => this.#run({ module: this.#module, game, components }));
    this.#tail = trial.catch(() => {});
    try {
      const fault = await trial;
      if (fault !== null) throw new BadInput('edition', fault.path, fault.fault);
    } finally {
      this.#waiting -= 1;
    }
  }

  async #run(request: TrialRequest): Promise<TrialReply> {
    const worker = new Worker(new URL('./trial.mjs', import.meta.url), {
      workerData: request,
      resourceLimits: { maxOldGenerationSizeMb: limits.trial.memoryMb },
    });
    worker.unref();
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise<TrialReply>((resolve, reject) => {
        worker.once('message', resolve);
        worker.once('error', error => (isOutOfMemory(error) ? resolve(costly('memory')) : reject(error)));
        timer = setTimeout(() => resolve(costly('time')), this.#longestMs).unref();
      });
    } finally {
      clearTimeout(timer);
      await worker.terminate();
    }
  }
}

function costly(what: string): TrialReply {
  return { path: '', fault: `it takes too much ${what} to play with` };
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && Reflect.get(error, 'code') === 'ERR_WORKER_OUT_OF_MEMORY';
}
