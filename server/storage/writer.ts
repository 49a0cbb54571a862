import { existsSync, statSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { NotStored } from './storage.ts';

/** One statement of a job, by name. */
export interface WriterStep {
  readonly name: string;
  readonly values: readonly unknown[];
}

/** What is done together or not at all, and what it gives: the key of its first new row, the rows of its last step, or how many changed. */
export interface Job {
  readonly steps: readonly WriterStep[];
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
type Fault = { readonly code: string; readonly message: string };
type Result = { readonly place: number } & ({ readonly value: unknown } | Fault);
type Reply = { readonly results: readonly Result[] } | Fault;

interface Waiting {
  readonly job: Job | ShortJob;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
  /** What a refusal of the database means for whoever waits. */
  readonly refused: (error: JobError) => Error;
}

const asItIs = (error: JobError): Error => error;

/**
 * Group commit: while one batch is being written, the next one collects jobs of whatever tables. A job's promise resolves when its
 * transaction is durable. If the disk refuses a batch, all of its jobs fail and none is stored; the next batch is tried afresh, in
 * a new thread if the old one has ended.
 */
export class Writer {
  readonly #needs: Readonly<Record<string, unknown>>;
  #thread: Worker | null;
  #gathering: Waiting[] = [];
  #writing: Waiting[] = [];
  #isScheduled = false;
  #isClosed = false;
  #onIdle: (() => void) | null = null;

  constructor(file: string, sql: Readonly<Record<string, string>>, pragmas: readonly string[]) {
    // The files as they are now: what others put in their place is not ours.
    const files = [file, `${file}-wal`].filter(path => existsSync(path));
    const inodes = files.map(path => [path, statSync(path).ino]);
    this.#needs = { file, inodes, sql, pragmas, keyMark: KEY };
    this.#thread = this.#startThread();
  }

  write(job: Job | ShortJob, refused = asItIs): Promise<unknown> {
    if (this.#isClosed) return Promise.reject(new NotStored('CLOSED', 'the database is closed'));
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
    this.#isClosed = true;
    const thread = this.#thread;
    if (thread === null) return;
    const exited = new Promise<void>(resolve => thread.once('exit', () => resolve()));
    thread.ref();
    thread.postMessage('close');
    await exited;
  }

  #startThread(): Worker {
    const thread = new Worker(new URL('./writer.mjs', import.meta.url), { workerData: this.#needs });
    let fault = 'the thread that writes to the database has ended';
    thread.unref();
    thread.on('message', (reply: Reply) => this.#finish(reply));
    thread.on('error', error => {
      fault = error instanceof Error ? error.message : String(error);
    });
    thread.on('exit', () => {
      this.#thread = null;
      // What it had in hand is committed by now or taken back, and only the database knows which.
      if (this.#writing.length > 0) this.#finish({ code: 'ENDED', message: fault });
    });
    return thread;
  }

  #post(): void {
    this.#isScheduled = false;
    if (this.#gathering.length === 0) {
      this.#onIdle?.();
      return;
    }
    this.#writing = this.#gathering;
    this.#gathering = [];
    try {
      this.#thread ??= this.#startThread();
      this.#thread.ref();
      this.#thread.postMessage(this.#writing.map(({ job }) => job));
    } catch (error) {
      this.#finish({ code: 'THREAD', message: String(error) });
    }
  }

  #finish(reply: Reply): void {
    const written = this.#writing;
    this.#writing = [];
    this.#thread?.unref();
    // The disk is free again: what gathered meanwhile goes there before anything else is done here.
    this.#post();
    if ('code' in reply) {
      for (const { reject } of written) reject(new NotStored(reply.code, reply.message));
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
}
