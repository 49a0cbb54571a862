/**
 * `npm run bots:gate -- [--against main] [--games 120] [game …]`: lets the bots of this checkout play those of a commit, by the rules of this
 * checkout, and fails (code 1) if they lose anywhere beyond doubt. docs/BOTS.md tells more.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gameIds } from '@bonebed/games';
import { BadInput } from '@bonebed/kernel';
import { type Gate, passesGate } from './gate/run.ts';

const LEAST_GAMES = 20;

function gateFrom(args: string[]): Gate {
  const options = {
    against: { type: 'string', default: 'main' },
    games: { type: 'string', default: '120' },
  } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const { against, games } = values;
  if (!/^\d{1,6}$/.test(games) || Number(games) < LEAST_GAMES) {
    throw new BadInput('flag', '--games', `expected a whole number of at least ${LEAST_GAMES}, found '${games}'`);
  }
  const unknown = positionals.find(id => !gameIds.includes(id));
  if (unknown !== undefined) {
    throw new BadInput('game', 'game', `no game '${unknown}'; there are: ${gameIds.join(', ')}`);
  }
  const root = fileURLToPath(new URL('..', import.meta.url));
  return { root, against, games: Number(games), only: positionals, print: line => console.log(line) };
}

try {
  process.exitCode = (await passesGate(gateFrom(process.argv.slice(2)))) ? 0 : 1;
} catch (error) {
  // What `parseArgs` refuses is a TypeError.
  if (!(error instanceof BadInput || error instanceof TypeError)) throw error;
  console.error(`bots:gate: ${error.message}`);
  process.exitCode = 2;
}
