import { resolve } from 'node:path';
import { type Call, printLine, textFlag, type Verb } from '../command.ts';
import { OK } from '../errors.ts';

export const storeFlags = {
  data: { type: 'string', value: 'folder' },
  'database-url': { type: 'string', value: 'url' },
} as const satisfies Verb['flags'];

/** Where the tables are: as for `serve`, in PostgreSQL if a database is named, otherwise in a folder. */
export function storeOf(call: Call): { readonly url: string | null; readonly data: string } {
  const { host } = call;
  const named = textFlag(call, 'database-url') ?? host.env.DATABASE_URL ?? '';
  return {
    url: named === '' ? null : named,
    data: resolve(host.cwd, textFlag(call, 'data') ?? (host.env.DATA || 'data')),
  };
}

const fileOf = ({ host, operands }: Call): string => resolve(host.cwd, operands[0]);

export const backup: Verb = {
  name: 'backup',
  operand: '<file>',
  flags: storeFlags,
  run: async (call: Call) => {
    const { backUp, backUpPostgres } = await import('@bonebed/server');
    const { url, data } = storeOf(call);
    const file = fileOf(call);
    await (url === null ? backUp(data, file) : backUpPostgres(url, file));
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
    await (url === null ? server.restore(data, file) : server.restorePostgres(url, file));
    printLine(call, call.say('restore.done', { place: url === null ? data : 'PostgreSQL' }));
    return OK;
  },
};
