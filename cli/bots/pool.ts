import { type BotReply, type BotRequest, botThread } from '@bonebed/bots';
import type { Games } from '../system.ts';
import { cores, type Place, type Pool, placeInThread, poolOf } from '../threads.ts';

/** Threads that bots think in: as many as there are cores, or as asked for. Games that are no module of their own are played in this thread. */
export function botPool({ module, load }: Games, threads = cores()): Pool<BotRequest, BotReply> {
  const script = new URL('./thread.mjs', import.meta.url);
  const count = module === undefined ? 1 : threads;
  const places = Array.from({ length: count }, () => {
    return module === undefined ? placeHere(load) : placeInThread<BotRequest, BotReply>(script, { module });
  });
  return poolOf(places.map(failing));
}

/** What went wrong in a thread goes wrong here. */
function failing(place: Place<BotRequest, BotReply>): Place<BotRequest, BotReply> {
  return {
    ...place,
    ask: async request => {
      const reply = await place.ask(request);
      if (reply.do === 'failed') throw new Error(reply.fault);
      return reply;
    },
  };
}

function placeHere(load: Games['load']): Place<BotRequest, BotReply> {
  return {
    ask: request =>
      new Promise(resolve => {
        const answer = botThread({ load, now: () => performance.now(), breathe: async () => {}, send: resolve });
        void answer({ ...request, id: 0 });
      }),
    close: async () => {},
  };
}
