import { Worker } from 'node:worker_threads';
import { limits } from '../limits.ts';
import { Recent } from '../recent.ts';
import type { BotJob, BotReply, BotRequest } from './job.ts';

/** A bot that thinks longer than this is taken to hang; its thread is ended. */
const LONGEST_THOUGHT_MS = 60_000;

interface Task {
  readonly job: BotJob;
  readonly components: unknown;
  readonly resolve: (text: string) => void;
  readonly reject: (error: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  /** The editions that lie open there: both count alike, so both let go of the same. */
  readonly knows: Recent<true>;
  task: (Task & { readonly id: number; readonly timer: NodeJS.Timeout }) | null;
}

/**
 * Threads in which bots think, so that a hard decision holds up nobody's move. A thread that dies or hangs is replaced, and
 * its decision fails alone; an aborted one is dropped.
 */
export class BotPool {
  readonly #module: string;
  readonly #size: number;
  readonly #longestMs: number;
  #threads: Thread[] = [];
  #queue: Task[] = [];
  #nextId = 1;
  #closed = false;

  constructor(module: string, size: number, longestMs = LONGEST_THOUGHT_MS) {
    this.#module = module;
    this.#size = size;
    this.#longestMs = longestMs;
  }

  get waiting(): number {
    return this.#queue.length;
  }

  /** The text of the option that the bot chooses. */
  decide(job: BotJob, components: unknown, signal?: AbortSignal): Promise<string> {
    if (this.#closed) return Promise.reject(new Error('the bots have gone home'));
    return new Promise<string>((resolve, reject) => {
      const abort = (): void => this.#abort(task);
      const settled = <V>(tell: (value: V) => void) => {
        return (value: V): void => {
          signal?.removeEventListener('abort', abort);
          tell(value);
        };
      };
      const task: Task = { job, components, resolve: settled(resolve), reject: settled(reject) };
      signal?.addEventListener('abort', abort, { once: true });
      this.#queue.push(task);
      this.#assign();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    const threads = this.#threads;
    for (const task of this.#queue) task.reject(new Error('the bots have gone home'));
    this.#queue = [];
    this.#threads = [];
    for (const thread of threads) {
      this.#settle(thread)?.reject(new Error('the bots have gone home'));
      await thread.worker.terminate();
    }
  }

  #assign(): void {
    while (this.#queue.length > 0) {
      let thread = this.#threads.find(({ task }) => task === null);
      if (thread === undefined && this.#threads.length < this.#size) thread = this.#spawn();
      if (thread === undefined) return;
      const task = this.#queue.shift();
      if (task !== undefined) this.#give(thread, task);
    }
  }

  #give(thread: Thread, task: Task): void {
    const { job } = task;
    const id = this.#nextId++;
    const components = thread.knows.get(job.edition) === undefined ? task.components : null;
    thread.knows.set(job.edition, true);
    const timer = setTimeout(() => this.#drop(thread, new Error('the bot thought for too long')), this.#longestMs);
    thread.task = { ...task, id, timer };
    thread.worker.ref();
    thread.worker.postMessage({ ...job, id, components } satisfies BotRequest);
  }

  #spawn(): Thread {
    const worker = new Worker(new URL('./worker.mjs', import.meta.url), { workerData: { module: this.#module } });
    const thread: Thread = { worker, knows: new Recent(limits.openEditions), task: null };
    worker.unref();
    worker.on('message', (reply: BotReply) => {
      if (thread.task?.id !== reply.id) return;
      const task = this.#settle(thread);
      if ('text' in reply) task?.resolve(reply.text);
      else task?.reject(new Error(reply.fault));
      this.#assign();
    });
    worker.on('error', error => this.#drop(thread, error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', () => this.#drop(thread, new Error('the bot left')));
    this.#threads.push(thread);
    return thread;
  }

  /** Ends a thread; who waits for it is told. */
  #drop(thread: Thread, error: Error): void {
    const index = this.#threads.indexOf(thread);
    if (index === -1) return;
    this.#threads.splice(index, 1);
    this.#settle(thread)?.reject(error);
    thread.worker.terminate().catch(() => {});
    if (!this.#closed) this.#assign();
  }

  #settle(thread: Thread): Task | null {
    const { task } = thread;
    if (task === null) return null;
    clearTimeout(task.timer);
    thread.task = null;
    thread.worker.unref();
    return task;
  }

  #abort(task: Task): void {
    const error = new Error('nobody waits for this any more');
    const queued = this.#queue.indexOf(task);
    if (queued !== -1) {
      this.#queue.splice(queued, 1);
      task.reject(error);
      return;
    }
    const thread = this.#threads.find(({ task: current }) => current?.resolve === task.resolve);
    if (thread !== undefined) this.#drop(thread, error);
  }
}
