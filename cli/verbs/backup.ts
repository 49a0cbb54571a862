import { resolve } from 'node:path';
import { type Call, printLine, textFlag, type Verb } from '../command.ts';
import { OK } from '../errors.ts';

export const backup: Verb = {
  name: 'backup',
  operand: '<file>',
  flags: { data: { type: 'string', value: 'folder' } },
  run: async (call: Call) => {
    const { backUp } = await import('@bonebed/server');
    const { host, say } = call;
    const data = resolve(host.cwd, textFlag(call, 'data') ?? (host.env.DATA || 'data'));
    const file = resolve(host.cwd, call.operands[0]);
    await backUp(data, file);
    printLine(call, say('backup.done', { file }));
    return OK;
  },
};
