import { fileURLToPath } from 'node:url';
import { gameIds } from '@bonebed/games';
import { loadPatterns, type Patterns } from '@bonebed/games/patterns.ts';
import { loadPrinted, type Printed } from '@bonebed/games/printed.ts';
import type { LoadGame } from '@bonebed/games/versions.ts';
import { loadGame } from '@bonebed/server/rules.ts';

/** Where games come from. Tests bring their own. */
export interface Games {
  readonly ids: readonly string[];
  readonly load: LoadGame;
  /** What is known of how it is played; null, or no such function, where nobody has said. */
  patterns?(id: string): Promise<Patterns | null>;
  /** What is printed on its components, likewise. */
  printed?(id: string): Promise<Printed | null>;
  /** The module that threads load games from with `loadGame`; without one, bots think in this thread. */
  readonly module?: string;
  /** The folder with the game's sources and RULES.md. */
  folder(id: string): string;
}

export interface Screen {
  write(text: string): unknown;
  readonly isTTY?: boolean;
}

/** The outside world, as far as the command touches it. */
export interface System {
  readonly games: Games;
  /** The folder that holds `docs/`. */
  readonly root: string;
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdin: NodeJS.ReadableStream;
  readonly stdout: Screen;
  readonly stderr: Screen;
  now(): Date;
}

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export function processSystem(): System {
  process.stdout.once('error', endOnClosedPipe);
  // Where a log can't be written (its disk is full, its reader gone), a server has better things to do than to end.
  process.stderr.on('error', () => {});
  return {
    games: {
      ids: gameIds,
      load: loadGame,
      patterns: loadPatterns,
      printed: loadPrinted,
      module: import.meta.resolve('@bonebed/server/rules.ts'),
      folder: id => here(`../games/${id}`),
    },
    root: here('..'),
    cwd: process.cwd(),
    env: process.env,
    stdin: process.stdin,
    stdout: process.stdout,
    stderr: process.stderr,
    now: () => new Date(),
  };
}

/** A reader that has seen enough (`bonebed replay … | head`) closes the pipe; that is no fault. */
function endOnClosedPipe(error: Error): void {
  if (!('code' in error) || error.code !== 'EPIPE') throw error;
  process.exit();
}
