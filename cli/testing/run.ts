import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { GameModule } from '@bonebed/games';
import { BadInput } from '@bonebed/kernel';
import { main } from '../index.ts';
import type { Games } from '../system.ts';
import components from './toy/components.json' with { type: 'json' };
import { toy } from './toy/index.ts';
import { manifest } from './toy/manifest.ts';
import { en } from './toy/texts/en.ts';
import { fr } from './toy/texts/fr.ts';

export const toyModule: GameModule = { manifest, game: toy, components, texts: { en, fr } };
export const toyFolder = fileURLToPath(new URL('toy', import.meta.url));

/** The toy game alone, changed as a test needs. */
export function toyGames(changes: Partial<GameModule> = {}, folder = toyFolder): Games {
  return {
    ids: ['toy'],
    load: async id => {
      if (id !== 'toy') throw new BadInput('game', 'game', `no game '${id}'; there are: toy`);
      return { ...toyModule, ...changes };
    },
    folder: () => folder,
  };
}

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export interface RunOptions {
  readonly input?: string;
  readonly games?: Games;
  readonly cwd?: string;
  readonly root?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly tty?: boolean;
}

export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'bonebed-'));
}

/** Runs the command in this process: `await run('simulate toy --json')`. */
export async function run(command: string | readonly string[], options: RunOptions = {}): Promise<Ran> {
  const { input = '', games = toyGames(), env = {}, tty = false } = options;
  const cwd = options.cwd ?? temporaryFolder();
  let out = '';
  let err = '';
  const code = await main(typeof command === 'string' ? command.split(' ') : command, {
    games,
    root: options.root ?? cwd,
    cwd,
    env,
    stdin: Readable.from([input]),
    stdout: {
      isTTY: tty,
      write: text => {
        out += text;
      },
    },
    stderr: {
      write: text => {
        err += text;
      },
    },
    now: () => new Date('2026-01-02T03:04:05Z'),
  });
  return { code, out, err };
}
