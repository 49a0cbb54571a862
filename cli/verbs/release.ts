import { type Call, printLine, type Verb } from '../command.ts';
import { FAILED, OK } from '../errors.ts';
import { storeFlags, storeOf } from './backup.ts';

/** Lets a table that was set aside be opened again. */
export const release: Verb = {
  name: 'release',
  operand: '<table>',
  flags: storeFlags,
  run: async (call: Call) => {
    const server = await import('@bonebed/server');
    const { url, data } = storeOf(call);
    const [table] = call.operands;
    const isReleased = url === null ? server.release(data, table) : await server.releasePostgres(url, table);
    printLine(call, call.say(isReleased ? 'release.done' : 'release.none', { table }));
    return isReleased ? OK : FAILED;
  },
};
