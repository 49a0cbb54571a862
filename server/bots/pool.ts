import { Worker } from 'node:worker_threads';
import type { Advice } from '@bonebed/kernel';
import { limits } from '../limits.ts';
import { Recent } from '../recent.ts';
import { type BotJob, boxOf, type PoolReply, type PoolRequest, type ThreadStart } from './job.ts';
import { allowanceMs, isQuick, SIMPLEST } from './level.ts';
import { type Asker, FairQueue } from './queue.ts';

/** How long a decision waits for a thread, before the simplest bot takes it and after that. */
export const PATIENCE_MS = 10_000;
/** How long a thread may take to stop when it is told to; after that it hangs, and is ended. */
const GRACE_MS = 2000;
/** How much longer a new thread may take, because it has to load the games first; machines are busy. */
const BOOT_MS = 30_000;
/** Ten times what the longest thoughts of any game take. */
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 64 } as const;

const UNWANTED = 'nobody waits for this any more';

/** What tests replace. */
export interface Patience {
  readonly waitMs?: number;
  readonly thinkMs?: (level: string, game: string) => number;
  readonly graceMs?: number;
  readonly bootMs?: number;
}

/** What a bot has decided. */
export interface Decided {
  readonly text: string;
  /** Why, where that was asked for. */
  readonly advice?: Advice;
  /** Whether the simplest bot had to decide, because there was no time for the one that was asked. */
  readonly isHurried: boolean;
  /** How long it stood in line. */
  readonly waitedMs: number;
}

/** What a decision is worth to the one who asks for it. */
export interface Wish {
  readonly signal?: AbortSignal;
  /** How long it may stand in line before the simplest bot takes it. */
  readonly patienceMs?: number;
}

interface Task {
  readonly from: Asker;
  readonly components: unknown;
  readonly resolve: (decided: Decided) => void;
  readonly reject: (error: Error) => void;
  job: BotJob;
  isHurried: boolean;
  /** Ends its patience while it waits. */
  timer: NodeJS.Timeout | null;
  /** When it began to wait, and how long it had waited before. */
  since: number;
  waitedMs: number;
}

interface Thread {
  readonly worker: Worker;
  /** Keeps itself free for those that decide at a glance. */
  readonly isReserved: boolean;
  /** The editions that lie open there: both count alike, so both let go of the same. */
  readonly knows: Recent<true>;
  /** Holds the number of the decision that is to be given up. */
  readonly stop: Int32Array;
  /** What it thinks about; `task` is null where nobody waits for it any more. */
  running: { readonly id: number; task: Task | null; timer: NodeJS.Timeout } | null;
}

/**
 * Worker threads for bots, so that a hard decision never delays a move. People share them fairly (see `FairQueue`). A decision that
 * waits or takes too long is made by the simplest bot instead, which has one thread of its own. Threads that die or hang are
 * replaced, and work that nobody waits for any more is dropped.
 */
export class BotPool {
  readonly #module: string;
  readonly #size: number;
  readonly #waitMs: number;
  readonly #thinkMs: (level: string, game: string) => number;
  readonly #graceMs: number;
  readonly #bootMs: number;
  readonly #deep = new FairQueue<Task>();
  readonly #quick = new FairQueue<Task>();
  #threads: Thread[] = [];
  #nextId = 1;
  #closed = false;
  /** How often the simplest bot had to step in. */
  hurried = 0;

  constructor(module: string, size: number, { waitMs, thinkMs, graceMs, bootMs }: Patience = {}) {
    this.#module = module;
    this.#size = size;
    this.#waitMs = waitMs ?? PATIENCE_MS;
    this.#thinkMs = thinkMs ?? allowanceMs;
    this.#graceMs = graceMs ?? GRACE_MS;
    this.#bootMs = bootMs ?? BOOT_MS;
  }

  get waiting(): number {
    return this.#deep.size + this.#quick.size;
  }

  /** The option that the bot chooses. */
  decide(job: BotJob, components: unknown, from: Asker, { signal, patienceMs }: Wish = {}): Promise<Decided> {
    if (this.#closed) return Promise.reject(new Error('the bots have gone home'));
    if (signal?.aborted === true) return Promise.reject(new Error(UNWANTED));
    return new Promise<Decided>((resolve, reject) => {
      const abort = (): void => this.#abort(task);
      const settled = <V>(tell: (value: V) => void) => {
        return (value: V): void => {
          signal?.removeEventListener('abort', abort);
          tell(value);
        };
      };
      const task: Task = {
        from,
        components,
        resolve: settled(resolve),
        reject: settled(reject),
        job,
        isHurried: false,
        timer: null,
        since: 0,
        waitedMs: 0,
      };
      signal?.addEventListener('abort', abort, { once: true });
      this.#line(task, patienceMs ?? this.#waitMs);
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    const error = new Error('the bots have gone home');
    for (const queue of [this.#deep, this.#quick]) {
      for (let task = next(queue); task !== null; task = next(queue)) task.reject(error);
    }
    const threads = this.#threads;
    this.#threads = [];
    for (const thread of threads) {
      this.#rest(thread)?.reject(error);
      await thread.worker.terminate();
    }
  }

  #queueOf({ job }: Task): FairQueue<Task> {
    return isQuick(job) ? this.#quick : this.#deep;
  }

  /** Lets a task wait for its turn, but not for ever. */
  #line(task: Task, patienceMs: number): void {
    task.since = performance.now();
    this.#queueOf(task).push(task);
    task.timer = setTimeout(() => {
      if (!this.#queueOf(task).remove(task)) return;
      task.waitedMs += performance.now() - task.since;
      this.#hurry(task, new Error('the bot waited for too long'));
    }, patienceMs);
    this.#assign();
  }

  /** The simplest bot takes over; where it fails too, there is nobody left to ask. */
  #hurry(task: Task, error: Error): void {
    if (isQuick(task.job)) {
      task.reject(error);
      return;
    }
    this.hurried += 1;
    task.isHurried = true;
    task.job = { ...task.job, level: SIMPLEST };
    this.#line(task, this.#waitMs);
  }

  #assign(): void {
    this.#serve(this.#deep, () => this.#free(false));
    this.#serve(this.#quick, () => this.#free(true) ?? this.#free(false));
  }

  #serve(queue: FairQueue<Task>, free: () => Thread | null): void {
    while (queue.size > 0) {
      const thread = free();
      if (thread === null) return;
      const task = next(queue);
      if (task !== null) this.#give(thread, task);
    }
  }

  /** A thread that has nothing to do; a new one if there may be more. */
  #free(isReserved: boolean): Thread | null {
    const threads = this.#threads.filter(thread => thread.isReserved === isReserved);
    const idle = threads.find(({ running }) => running === null);
    if (idle !== undefined) return idle;
    return threads.length < (isReserved ? 1 : this.#size) ? this.#spawn(isReserved) : null;
  }

  #give(thread: Thread, task: Task): void {
    const { job } = task;
    const id = this.#nextId++;
    const bootMs = thread.knows.size === 0 ? this.#bootMs : 0;
    const box = boxOf(job);
    const components = thread.knows.get(box) === undefined ? task.components : null;
    thread.knows.set(box, true);
    const timer = setTimeout(() => {
      const late = this.#stop(thread);
      if (late !== null) this.#hurry(late, new Error('the bot thought for too long'));
    }, bootMs + this.#thinkMs(job.level, job.game));
    thread.running = { id, task, timer };
    thread.worker.ref();
    thread.worker.postMessage({ ...job, id, components } satisfies PoolRequest);
  }

  #spawn(isReserved: boolean): Thread {
    const stop = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    const worker = new Worker(new URL('./worker.mjs', import.meta.url), {
      workerData: { module: this.#module, stop } satisfies ThreadStart,
      resourceLimits: MEMORY,
    });
    const thread: Thread = { worker, isReserved, knows: new Recent(limits.openEditions), stop, running: null };
    worker.unref();
    worker.on('message', (reply: PoolReply) => {
      if (thread.running?.id !== reply.id) return;
      const task = this.#rest(thread);
      if ('text' in reply) {
        const { id: _id, ...thought } = reply;
        task?.resolve({ ...thought, isHurried: task.isHurried, waitedMs: task.waitedMs });
      } else task?.reject(new Error(reply.fault));
      this.#assign();
    });
    worker.on('error', error => this.#drop(thread, error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', () => this.#drop(thread, new Error('the bot left')));
    this.#threads.push(thread);
    return thread;
  }

  /** Lets a thread give up what it thinks about; gives the task that nobody works on then. */
  #stop(thread: Thread): Task | null {
    const { running } = thread;
    if (running === null || running.task === null) return null;
    const { id, task } = running;
    clearTimeout(running.timer);
    Atomics.store(thread.stop, 0, id);
    const timer = setTimeout(() => this.#drop(thread, new Error('the bot hangs')), this.#graceMs);
    thread.running = { id, task: null, timer };
    return task;
  }

  /** Ends a thread; another takes its place, and the simplest bot what it was at. */
  #drop(thread: Thread, error: Error): void {
    const index = this.#threads.indexOf(thread);
    if (index === -1) return;
    this.#threads.splice(index, 1);
    const task = this.#rest(thread);
    thread.worker.terminate().catch(() => {});
    if (task !== null) this.#hurry(task, error);
    this.#assign();
  }

  /** The thread is free again; gives the task that it was at. */
  #rest(thread: Thread): Task | null {
    const { running } = thread;
    if (running === null) return null;
    clearTimeout(running.timer);
    thread.running = null;
    thread.worker.unref();
    return running.task;
  }

  #abort(task: Task): void {
    const thread = this.#threads.find(({ running }) => running?.task === task);
    if (thread !== undefined) this.#stop(thread);
    else if (this.#queueOf(task).remove(task) && task.timer !== null) clearTimeout(task.timer);
    task.reject(new Error(UNWANTED));
  }
}

/** The next in line, which need not be patient any longer. */
function next(queue: FairQueue<Task>): Task | null {
  const task = queue.shift();
  if (task === undefined) return null;
  if (task.timer !== null) clearTimeout(task.timer);
  task.waitedMs += performance.now() - task.since;
  return task;
}
