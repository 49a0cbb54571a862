import { cpus } from 'node:os';
import type { GameModule } from '@bonebed/games';
import { type Effort, hold } from './measure.ts';
import { measureGame, type RealGameResult } from './real-game.ts';
import type { Report } from './report.ts';

export { contestTable, gameTable, performancePage, type Report } from './report.ts';

const EFFORT: Effort = { rounds: 7, sliceMs: 250 };

/** The two small games; loads boardgame.io, so only on demand. */
export async function measureContests(effort: Effort = EFFORT): Promise<Report['contests']> {
  const { contests } = await import('./contests.ts');
  return contests.map(contest => hold(contest, effort));
}

/** A real game with the fewest and with the most seats. */
export function measureModule(module: GameModule, effort: Effort = EFFORT): RealGameResult[] {
  const { seats } = module.game;
  const counts = [...new Set([Math.min(...seats), Math.max(...seats)])];
  return counts.map(count => measureGame(module, count, effort));
}

export function machine(): string {
  const cores = cpus();
  return `${cores[0]?.model ?? 'an unknown processor'}, ${cores.length} cores, Node ${process.version}, ${process.platform}`;
}
