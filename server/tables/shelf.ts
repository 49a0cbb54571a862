import type { LoadGame } from '@bonebed/games/versions.ts';
import {
  BadInput,
  type Edition,
  makeHeader,
  openEdition,
  parseJson,
  type Settings,
  seedFrom,
  type Terms,
} from '@bonebed/kernel';
import { limits } from '../limits.ts';
import { Recent } from '../recent.ts';
import type { Storage } from '../storage/storage.ts';
import { CommandError } from './command-error.ts';
import type { OpenGame } from './dealing.ts';
import type { TableMeta } from './entry.ts';

/** Where games come from. `module` is the URL of a module with `loadGame`, for worker threads that load them by themselves. */
export interface Games {
  readonly ids: readonly string[];
  readonly load: LoadGame;
  /** The older versions of a game's rules that can be loaded. */
  kept(id: string): readonly number[];
  readonly module: string;
}

/** What a table is played by. */
export type Rules = Pick<TableMeta, 'edition' | 'version'>;

type Options = Pick<TableMeta, 'game' | 'version' | 'edition' | 'seats' | 'settings'>;
type Opened = OpenGame & { readonly components: unknown };

/**
 * The games, at every version of their rules that there is, with their editions: the one each comes with, and those that owners of the
 * boxed game supplied.
 */
export class Shelf {
  readonly #games: Games;
  readonly #storage: Storage;
  readonly #open = new Recent<Promise<Opened>>(limits.openEditions);
  readonly #newest = new Map<string, Rules>();

  constructor(games: Games, storage: Storage) {
    this.#games = games;
    this.#storage = storage;
  }

  /** How many editions lie open in memory. */
  get opened(): number {
    return this.#open.size;
  }

  get ids(): readonly string[] {
    return this.#games.ids;
  }

  /** All rules that tables can be played by here, each as `game@version`. */
  get rules(): readonly string[] {
    return [...this.#newest].flatMap(([id, { version }]) =>
      [version, ...this.#games.kept(id)].map(known => `${id}@${known}`),
    );
  }

  /** Opens every game's own edition and stores it, so that its tables can be played on with a newer server. */
  async fill(): Promise<void> {
    for (const id of this.#games.ids) {
      const { components, game } = await this.#games.load(id);
      this.#newest.set(id, { version: game.version, edition: await this.add(id, components) });
    }
  }

  /** Puts an edition on the shelf, checked, and returns its fingerprint. `madeBy` is the guest who sent it in, if it was one. */
  async add(game: string, components: unknown, madeBy: string | null = null): Promise<string> {
    const opened = openEdition((await this.#games.load(game)).game, components);
    await this.#storage.saveEdition(opened.edition, { game, components: JSON.stringify(components) }, madeBy);
    return opened.edition;
  }

  /** Whether it is the edition that one of the games comes with. */
  isOwn(edition: string): boolean {
    return [...this.#newest.values()].some(newest => newest.edition === edition);
  }

  /** The edition that a game is played with unless another is asked for. */
  ownEdition(game: string): string {
    return this.#newestOf(game).edition;
  }

  /** The version of the rules that new tables are played by. */
  newestVersion(game: string): number {
    return this.#newestOf(game).version;
  }

  #newestOf(game: string): Rules {
    const newest = this.#newest.get(game);
    if (newest === undefined)
      throw new BadInput('game', 'game', `no game '${game}'; there are: ${this.ids.join(', ')}`);
    return newest;
  }

  /**
   * What a new table is played by that has the options of an older one (a rematch): the newest rules, with the edition that comes with them unless the
   * people had chosen another. Where those rules no longer have the options, or can't be played with the edition, all stays as it was.
   */
  async newestFor({ game: id, version, edition, seats, settings }: Options): Promise<Rules & { settings: Settings }> {
    const newest = this.#newestOf(id);
    const old = await this.#games.load(id, version);
    const isChosen = openEdition(old.game, old.components).edition !== edition;
    const rules = isChosen ? { ...newest, edition } : newest;
    try {
      const open = await this.open(id, rules.edition);
      const header = makeHeader(open.game, open.edition, { seats, settings, seed: seedFrom('') });
      return { ...rules, settings: header.settings };
    } catch (error) {
      if (error instanceof BadInput) return { version, edition, settings };
      throw error;
    }
  }

  /** A game with one of its editions, at a version of its rules. Throws `BadInput` with the code `version` if there is no such version. */
  open(game: string, edition: string, version: number = this.newestVersion(game)): Promise<Opened> {
    const key = `${game}@${version} ${edition}`;
    const known = this.#open.get(key);
    if (known !== undefined) return known;
    const opening = this.#read(game, edition, version);
    this.#open.set(key, opening);
    opening.catch(() => this.#open.delete(key));
    return opening;
  }

  async #read(id: string, edition: string, version: number): Promise<Opened> {
    const { game, components: own } = await this.#games.load(id, version);
    const stored = await this.#storage.findEdition(edition);
    if (stored === null) return this.#readOwn(game, own, edition);
    if (stored.game !== id) throw noEdition(id, edition);
    if (await this.#storage.isAside(edition)) {
      throw new CommandError('aside', 'this edition has stopped the server and is set aside');
    }
    const components = parseJson(stored.components);
    const opened: Edition<Terms> = openEdition(game, components);
    return { game, edition: opened, components };
  }

  /** The edition that came with older rules may be new to this server: a record of them was sent in. */
  async #readOwn(game: OpenGame['game'], components: unknown, wanted: string): Promise<Opened> {
    const edition: Edition<Terms> = openEdition(game, components);
    if (edition.edition !== wanted) throw noEdition(game.id, wanted);
    await this.#storage.saveEdition(wanted, { game: game.id, components: JSON.stringify(components) }, null);
    return { game, edition, components };
  }
}

function noEdition(game: string, edition: string): BadInput {
  return new BadInput('edition', 'edition', `this server has no edition ${edition} of ${game}`);
}
