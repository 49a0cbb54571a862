import { Worker } from 'node:worker_threads';

/** One statement of a job, by name. */
export interface Step {
  readonly name: string;
  readonly values: readonly unknown[];
}

/** What is done together or not at all, and what it gives: the key of its first new row, the rows of its last step, or how many changed. */
export interface Job {
  readonly steps: readonly Step[];
  readonly give: 'key' | 'rows' | 'changes';
}

/** The commonest of all jobs, which is worth a short form: one statement by its name, and its values. It gives nothing. */
export type ShortJob = readonly [name: string, ...values: unknown[]];

/** Stands in a step for the key that the job's first step made. */
export const KEY = '\u0000key';

/** A job that the database refused. */
export class JobError extends Error {
  override readonly name = 'JobError';
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** What came of the jobs that gave something or failed, by their places in the batch; all others are done. */
type Result = { readonly place: number } & (
  | { readonly value: unknown }
  | { readonly code: string; readonly message: string }
);
type Reply = { readonly results: readonly Result[] } | { readonly fault: string };

interface Waiting {
  readonly job: Job | ShortJob;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
  /** What a refusal of the database means for whoever waits. */
  readonly refused: (error: JobError) => Error;
}

const asItIs = (error: JobError): Error => error;

/**
 * Group commit: while one batch is on its way to the disk, the next one gathers, whatever tables its jobs are for. A job's
 * promise resolves when its transaction is durable.
 */
export class Writer {
  readonly #worker: Worker;
  #gathering: Waiting[] = [];
  #writing: Waiting[] = [];
  #isScheduled = false;
  #onIdle: (() => void) | null = null;
  #ended: Error | null = null;

  constructor(file: string, sql: Readonly<Record<string, string>>, pragmas: readonly string[]) {
    this.#worker = new Worker(new URL('./writer.mjs', import.meta.url), {
      workerData: { file, sql, pragmas, keyMark: KEY },
    });
    this.#worker.unref();
    this.#worker.on('message', (reply: Reply) => this.#finish(reply));
    this.#worker.on('error', error => this.#end(error instanceof Error ? error : new Error(String(error))));
    this.#worker.on('exit', () => this.#end(new Error('the writer of the database has ended')));
  }

  write(job: Job | ShortJob, refused = asItIs): Promise<unknown> {
    if (this.#ended !== null) return Promise.reject(this.#ended);
    return new Promise((resolve, reject) => {
      this.#gathering.push({ job, resolve, reject, refused });
      if (this.#isScheduled || this.#writing.length > 0) return;
      this.#isScheduled = true;
      setImmediate(() => this.#post());
    });
  }

  async close(): Promise<void> {
    if (this.#gathering.length + this.#writing.length > 0) {
      await new Promise<void>(resolve => {
        this.#onIdle = resolve;
      });
    }
    if (this.#ended !== null) return;
    const exited = new Promise<void>(resolve => this.#worker.once('exit', () => resolve()));
    this.#worker.ref();
    this.#worker.postMessage('close');
    await exited;
  }

  #post(): void {
    this.#isScheduled = false;
    if (this.#gathering.length === 0) {
      this.#onIdle?.();
      return;
    }
    this.#writing = this.#gathering;
    this.#gathering = [];
    this.#worker.ref();
    this.#worker.postMessage(this.#writing.map(({ job }) => job));
  }

  #finish(reply: Reply): void {
    const written = this.#writing;
    this.#writing = [];
    this.#worker.unref();
    // The disk is free again: what gathered meanwhile goes there before anything else is done here.
    this.#post();
    if ('fault' in reply) {
      for (const { reject } of written) reject(new Error(reply.fault));
      return;
    }
    for (const result of reply.results) {
      const { resolve, reject, refused } = written[result.place];
      if ('value' in result) resolve(result.value);
      else reject(refused(new JobError(result.code, result.message)));
    }
    // A promise that is settled stays as it is.
    for (const { resolve } of written) resolve(null);
  }

  #end(error: Error): void {
    this.#ended ??= error;
    for (const { reject } of [...this.#writing, ...this.#gathering]) reject(error);
    this.#writing = [];
    this.#gathering = [];
    this.#onIdle?.();
  }
}
