import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasFlag, printLine, type Verb } from '../command.ts';
import { OK, UsageError } from '../errors.ts';

export const bench: Verb = {
  name: 'bench',
  operand: '[game]',
  optional: true,
  many: true,
  flags: { write: { type: 'boolean' } },
  run: async call => {
    // The page is of one run: a part of it would leave the rest empty.
    if (hasFlag(call, 'write') && call.operands.length > 0) throw new UsageError('bench.partly');
    // Loaded only here: it brings another engine along, to be measured against.
    const { contestTable, gameTable, machine, measureContests, measureModule, performancePage, withPartsOf } =
      await import('@bonebed/bench');
    const { system, operands } = call;
    const ids = operands.length === 0 ? system.games.ids : operands;
    const modules = await Promise.all(ids.map(id => system.games.load(id)));
    const contests = operands.length === 0 ? await measureContests() : [];
    if (contests.length > 0) printLine(call, `${contestTable(contests)}\n`);
    const measured = [];
    for (const module of modules) measured.push(await measureModule(module));
    const games = measured.flat();
    if (games.length > 0) printLine(call, gameTable(games));
    if (!hasFlag(call, 'write')) return OK;
    const path = join(system.root, 'docs/PERFORMANCE.md');
    const page = performancePage({ contests, games, machine: machine() });
    // The server's parts come from benchmarks of their own.
    writeFileSync(path, existsSync(path) ? withPartsOf(page, readFileSync(path, 'utf8')) : page);
    printLine(call, call.say('bench.written', { path }));
    return OK;
  },
};
