import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type BotMessage, type BotReply, type BotRequest, botThread } from '@bonebed/bots';
import type { Games } from '../host.ts';

/** Threads that bots think in. */
export interface BotPool {
  /** Answers in the order of the requests; `onDone` counts them as they come. */
  all(requests: readonly BotRequest[], onDone: (done: number) => void): Promise<BotReply[]>;
  close(): Promise<void>;
}

/** One place where a request can be worked on. */
interface Place {
  ask(request: BotRequest): Promise<BotReply>;
  close(): Promise<void>;
}

/** As many threads as there are cores, or as asked for. Games that are no module of their own are played in this thread. */
export function botPool({ module, load }: Games, threads = availableParallelism()): BotPool {
  const count = module === undefined ? 1 : threads;
  const places = Array.from({ length: count }, () => (module === undefined ? placeHere(load) : placeInThread(module)));
  return {
    all: async (requests, onDone) => {
      const replies: BotReply[] = [];
      let next = 0;
      let done = 0;
      const work = async (place: Place): Promise<void> => {
        while (next < requests.length) {
          const index = next++;
          const reply = await place.ask(requests[index]);
          if (reply.do === 'failed') throw new Error(reply.fault);
          replies[index] = reply;
          done += 1;
          onDone(done);
        }
      };
      await Promise.all(places.map(work));
      return replies;
    },
    close: async () => {
      await Promise.all(places.map(place => place.close()));
    },
  };
}

function placeInThread(module: string): Place {
  const worker = new Worker(new URL('./thread.mjs', import.meta.url), { workerData: { module } });
  const settle = new Map<number, { resolve(reply: BotReply): void; reject(error: unknown): void }>();
  let id = 0;
  worker.on('message', (reply: BotReply) => {
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
        worker.postMessage({ ...request, id } satisfies BotMessage);
      }),
    close: async () => {
      await worker.terminate();
    },
  };
}

function placeHere(load: Games['load']): Place {
  return {
    ask: request =>
      new Promise(resolve => {
        const answer = botThread({ load, now: () => performance.now(), breathe: async () => {}, send: resolve });
        void answer({ ...request, id: 0 });
      }),
    close: async () => {},
  };
}
