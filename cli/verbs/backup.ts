import { resolve } from 'node:path';
import type { Watch } from '@bonebed/server';
import { type Call, printLine, textFlag, type Verb } from '../command.ts';
import { OK, STOPPED } from '../errors.ts';
import { progressBar } from '../progress.ts';
import { whenStopped } from '../stop.ts';

export const storeFlags = {
  data: { type: 'string', value: 'folder' },
  'database-url': { type: 'string', value: 'url' },
} as const satisfies Verb['flags'];

/** Where the tables are: as for `serve`, in PostgreSQL if a database is named, otherwise in a folder. */
export function storeOf(call: Call): { readonly url: string | null; readonly data: string } {
  const { system } = call;
  const named = textFlag(call, 'database-url') ?? system.env.DATABASE_URL ?? '';
  return {
    url: named === '' ? null : named,
    data: resolve(system.cwd, textFlag(call, 'data') ?? (system.env.DATA || 'data')),
  };
}

const fileOf = ({ system, operands }: Call): string => resolve(system.cwd, operands[0]);

/** Does it with a bar on a terminal. Ctrl-C stops it, and leaves nothing half done behind. */
async function watched(call: Call, work: (watch: Watch) => Promise<void>): Promise<boolean> {
  const bar = progressBar(call.system.stderr, 1);
  const stop = new AbortController();
  const watch: Watch = {
    signal: stop.signal,
    onProgress: (done, total) => bar.reach(done / total),
  };
  const forget = whenStopped(() => stop.abort());
  try {
    await work(watch);
  } catch (error) {
    if (!stop.signal.aborted) throw error;
  } finally {
    forget();
    bar.end();
  }
  return !stop.signal.aborted;
}

export const backup: Verb = {
  name: 'backup',
  operand: '<file>',
  flags: storeFlags,
  run: async (call: Call) => {
    const { backUp, backUpPostgres } = await import('@bonebed/server');
    const { url, data } = storeOf(call);
    const file = fileOf(call);
    const isDone = await watched(call, watch =>
      url === null ? backUp(data, file, watch) : backUpPostgres(url, file, watch),
    );
    if (!isDone) return STOPPED;
    printLine(call, call.say('backup.done', { file }));
    return OK;
  },
};

export const restore: Verb = {
  name: 'restore',
  operand: '<file>',
  flags: storeFlags,
  run: async (call: Call) => {
    const server = await import('@bonebed/server');
    const { url, data } = storeOf(call);
    const file = fileOf(call);
    const isDone = await watched(call, watch =>
      url === null ? server.restore(data, file, watch) : server.restorePostgres(url, file, watch),
    );
    if (!isDone) return STOPPED;
    printLine(call, call.say('restore.done', { place: url === null ? data : 'PostgreSQL' }));
    return OK;
  },
};
