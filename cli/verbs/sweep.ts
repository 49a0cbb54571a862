import { type Call, hasFlag, printJson, printLine, textFlag, type Verb } from '../command.ts';
import { OK } from '../errors.ts';
import { columns } from '../output.ts';
import { storeFlags, storeOf } from './backup.ts';

/** Lets go of what has outlived its time, as a server does by itself once a day; or says what would go. */
export const sweep: Verb = {
  name: 'sweep',
  operand: '',
  flags: {
    ...storeFlags,
    'dry-run': { type: 'boolean' },
    lifetimes: { type: 'string', value: 'lobbies=7,…' },
    json: { type: 'boolean' },
  },
  run: async (call: Call) => {
    const { allGames, lifetimesFrom, sweepOnce } = await import('@bonebed/server');
    const { system, say } = call;
    const isDry = hasFlag(call, 'dry-run');
    const swept = await sweepOnce({
      ...storeOf(call),
      lifetimes: lifetimesFrom(textFlag(call, 'lifetimes') ?? system.env.LIFETIMES ?? ''),
      isDry,
      games: allGames,
      onFault: (error, table) =>
        system.stderr.write(`bonebed: ${table}: ${error instanceof Error ? error.message : error}\n`),
    });
    if (hasFlag(call, 'json')) {
      printJson(call, swept);
      return OK;
    }
    printLine(call, say(isDry ? 'sweep.would' : 'sweep.done'));
    const lines = [
      [say('sweep.lobbies'), swept.lobbies],
      [say('sweep.unfinished'), swept.unfinished],
      [say('sweep.warned'), swept.warned],
      [say('sweep.shrunk'), swept.shrunk],
      [say('sweep.finished'), swept.finished],
      [say('sweep.guests'), swept.guests],
      [say('sweep.editions'), swept.editions],
      [say('sweep.reports'), swept.reports],
      [say('sweep.deals'), swept.deals],
    ];
    for (const line of columns(lines.map(([what, count]) => [String(what), String(count)]))) printLine(call, line);
    return OK;
  },
};
