import { BadInput, type Game, impossible, sha256Hex, type Terms } from '@bonebed/kernel';
import { loadGame } from './index.ts';
import type { GameModule } from './module.ts';

/** Versions of a game's rules that are kept, each with the SHA-256 of its bundle: `games/<id>/kept/index.ts`. */
export type Kept = Readonly<Record<number, string>>;

const lists = import.meta.glob<Kept>('./*/kept/index.ts', { import: 'kept', eager: true });

function keptOf(id: string): Kept {
  return lists[`./${id}/kept/index.ts`] ?? {};
}

/** The versions of a game's rules that this release carries as bundles. */
export function keptVersions(id: string): readonly number[] {
  return Object.keys(keptOf(id)).map(Number);
}

/** A bundle of rules: its text, to be checked, and the address that the same text is imported from. */
export interface Bundle {
  readonly text: string;
  readonly address: string;
}

/** How a bundle is found: Node reads a file, a page fetches one. */
export type FindBundle = (id: string, version: number) => Promise<Bundle>;

/** A game by its id, at a version of its rules; at the newest where none is named. */
export type LoadGame = (id: string, version?: number) => Promise<GameModule>;

/**
 * Answers "the game `id` at `version`", for all hosts. The newest version is made of the sources, older ones are bundles, which are found when
 * they are first asked for. Nothing is trusted by its name: the text must have the hash that this release lists. Throws
 * `BadInput` with the code `version` where the release knows no such version.
 */
export function gamesByVersion(find: FindBundle, newest: (id: string) => Promise<GameModule> = loadGame): LoadGame {
  const opened = new Map<string, Promise<GameModule>>();
  return async (id, version) => {
    const today = await newest(id);
    if (version === undefined || version === today.game.version) return today;
    const hash = keptOf(id)[version];
    if (hash === undefined) {
      const known = [...new Set([...keptVersions(id), today.game.version])].join(', ');
      throw new BadInput('version', 'version', `rules version ${version} of ${id} is not here; there are: ${known}`);
    }
    const key = `${id}@${version}`;
    const known = opened.get(key) ?? open(await find(id, version), hash, key);
    opened.set(key, known);
    // What did not come may come the next time.
    known.catch(() => opened.delete(key));
    return known;
  };
}

async function open({ text, address }: Bundle, hash: string, name: string): Promise<GameModule> {
  const found = sha256Hex(text);
  if (found !== hash) throw new Error(`the rules ${name} are not those of this release: their hash is ${found}`);
  // The text has the hash of what `bundleOf` in scripts/bundle.ts once made.
  const { module } = (await import(/* @vite-ignore */ address)) as { readonly module: GameModule };
  const { game } = module;
  if (`${game.id}@${game.version}` !== name) impossible(name, `${game.id}@${game.version}`);
  return { ...module, game: inOurWords(game) };
}

/** A bundle has a copy of what it uses of the kernel. What its box refuses, it refuses in its own words: hosts know ours. */
function inOurWords(game: Game<Terms>): Game<Terms> {
  return {
    ...game,
    box: components => {
      try {
        return game.box(components);
      } catch (error) {
        if (!(error instanceof Error) || error.name !== 'BadInput') throw error;
        const { code, path, fault } = { code: 'edition', path: '', fault: error.message, ...error };
        throw new BadInput(code, path, fault);
      }
    },
  };
}
