import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gameIds, loadGame } from '@bonebed/games';
import { BadInput } from '@bonebed/kernel';
import { bundledBots, bundledVersions } from './bundle.ts';
import { type Contest, compare, type GateComparison } from './compare.ts';
import type { Sides } from './thread.ts';

export interface Gate {
  /** The folder of this checkout. */
  readonly root: string;
  /** A commit, by any name that git knows. */
  readonly against: string;
  /** At least so many of each contest. */
  readonly games: number;
  readonly only: readonly string[];
  print(line: string): void;
}

/** Each bot with few thoughts, for there are hundreds of games to play. */
const PLAYERS = [
  { bot: 'greedy', iterations: 200 },
  { bot: 'search', iterations: 60 },
] as const;

/** Plays the bots of a checkout against those of a commit. False if they lose anywhere beyond doubt. */
export async function passesGate(gate: Gate): Promise<boolean> {
  const { root, against, print } = gate;
  const folder = mkdtempSync(join(tmpdir(), 'bots-gate-'));
  try {
    const old = join(folder, 'sources');
    takeOut(gate, old);
    const [now, before] = [await bundledBots(root), await bundledBots(old)];
    if (now === before) {
      print(`The bots are those of ${against}: there is nothing to play.`);
      return true;
    }
    const sides = { now: join(folder, 'now.mjs'), before: join(folder, 'before.mjs') };
    writeFileSync(sides.now, now);
    writeFileSync(sides.before, before);
    return await winsAll(gate, sides, await versionsIn(old, join(folder, 'versions.mjs')));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Puts the sources of the commit that bots are made of into a folder of their own. */
function takeOut({ root, against }: Gate, folder: string): void {
  mkdirSync(folder);
  execFileSync('tar', ['x', '-C', folder], { input: archiveOf(root, against) });
}

function archiveOf(root: string, commit: string): Buffer {
  const archive = ['-C', root, 'archive', commit, '--', 'bots', 'games', 'kernel'];
  try {
    return execFileSync('git', archive, { maxBuffer: 1 << 30, stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    throw new BadInput('commit', '--against', `git knows no '${commit}' with bots in it`);
  }
}

async function versionsIn(root: string, file: string): Promise<Readonly<Record<string, number>>> {
  writeFileSync(file, await bundledVersions(root));
  // Our own bundle.
  return ((await import(pathToFileURL(file).href)) as { versions: Readonly<Record<string, number>> }).versions;
}

async function winsAll(gate: Gate, sides: Sides, versions: Readonly<Record<string, number>>): Promise<boolean> {
  let isPassed = true;
  for (const id of gate.only.length === 0 ? gameIds : gate.only) {
    const { game } = await loadGame(id);
    if (versions[id] !== game.version) {
      gate.print(`${id}: its rules are not those of ${gate.against}; nothing can be compared.`);
      continue;
    }
    for (const contest of contestsIn(id, game.seats)) {
      const found = await compare(sides, contest, Math.ceil(gate.games / 2));
      gate.print(describe(found));
      if (found.isLost) isPassed = false;
    }
  }
  return isPassed;
}

/** At the smallest and at the largest table. */
function contestsIn(game: string, seats: readonly number[]): Contest[] {
  const shared = seats.filter(count => count > 1);
  const tables = [...new Set([shared[0], shared[shared.length - 1]])];
  return tables.flatMap(count => PLAYERS.map(player => ({ game, seats: count, ...player })));
}

function describe({ game, seats, bot, iterations, games, winRate, plusMinus, isLost }: GateComparison): string {
  const share = `${(100 * winRate).toFixed(1)} % ± ${(100 * plusMinus).toFixed(1)} of ${games}`;
  return `${game}, ${seats} seats, ${bot}@it:${iterations}: ${share}: ${isLost ? 'LOST beyond doubt' : 'not lost'}`;
}
