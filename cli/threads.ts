import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** Workers that answer requests, one at a time each. */
export interface Pool<Request, Reply> {
  /** Answers in the order of the requests; `onDone` is told of each as it comes: how many there are now, and which this one answers. */
  all(requests: readonly Request[], onDone: (done: number, reply: Reply, index: number) => void): Promise<Reply[]>;
  /** Ends at once: what is not answered yet never will be. */
  close(): Promise<void>;
}

/** One place where a request can be worked on. */
export interface Place<Request, Reply> {
  ask(request: Request): Promise<Reply>;
  close(): Promise<void>;
}

export const cores = availableParallelism;

export function poolOf<Request, Reply>(places: readonly Place<Request, Reply>[]): Pool<Request, Reply> {
  let isClosed = false;
  return {
    all: async (requests, onDone) => {
      const replies: Reply[] = [];
      let next = 0;
      let done = 0;
      const work = async (place: Place<Request, Reply>): Promise<void> => {
        while (next < requests.length && !isClosed) {
          const index = next++;
          const reply = await place.ask(requests[index]);
          replies[index] = reply;
          done += 1;
          onDone(done, reply, index);
        }
      };
      await Promise.all(places.map(work));
      return replies;
    },
    close: async () => {
      isClosed = true;
      await Promise.all(places.map(place => place.close()));
    },
  };
}

/** A thread that sends one message back for each that it gets, with the same `id`. */
export function placeInThread<Request extends object, Reply extends { readonly id: number }>(
  script: URL,
  workerData: unknown,
): Place<Request, Reply> {
  const worker = new Worker(script, { workerData });
  const settle = new Map<number, { resolve(reply: Reply): void; reject(error: unknown): void }>();
  let id = 0;
  worker.on('message', (reply: Reply) => {
    settle.get(reply.id)?.resolve(reply);
    settle.delete(reply.id);
  });
  worker.on('error', error => {
    for (const { reject } of settle.values()) reject(error);
  });
  return {
    ask: request =>
      new Promise((resolve, reject) => {
        id += 1;
        settle.set(id, { resolve, reject });
        worker.postMessage({ ...request, id });
      }),
    close: async () => {
      await worker.terminate();
    },
  };
}
