import type { GameModule } from '@bonebed/games';
import { BadInput, type Edition, openEdition, parseJson, type Terms } from '@bonebed/kernel';
import { limits } from '../limits.ts';
import { Recent } from '../recent.ts';
import type { Storage } from '../storage/storage.ts';
import type { OpenGame } from './core.ts';
import { Refusal } from './decide.ts';

/** Where games come from. `module` is the URL of a module with `loadGame`, for worker threads that load them by themselves. */
export interface Games {
  readonly ids: readonly string[];
  load(id: string): Promise<GameModule>;
  readonly module: string;
}

/** The games with their editions: the one each comes with, and those that owners of the boxed game supplied. */
export class Shelf {
  readonly #games: Games;
  readonly #storage: Storage;
  readonly #open = new Recent<Promise<OpenGame & { components: unknown }>>(limits.openEditions);
  readonly #own = new Map<string, string>();

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

  /** Opens every game's own edition and stores it, so that its tables can be played on with a newer server. */
  async fill(): Promise<void> {
    for (const id of this.#games.ids) {
      const { components } = await this.#games.load(id);
      this.#own.set(id, await this.add(id, components));
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
    return [...this.#own.values()].includes(edition);
  }

  /** The edition that a game is played with unless another is asked for. */
  ownEdition(game: string): string {
    const edition = this.#own.get(game);
    if (edition === undefined)
      throw new BadInput('game', 'game', `no game '${game}'; there are: ${this.ids.join(', ')}`);
    return edition;
  }

  /** A game with one of its editions. */
  open(game: string, edition: string): Promise<OpenGame & { components: unknown }> {
    const key = `${game} ${edition}`;
    const known = this.#open.get(key);
    if (known !== undefined) return known;
    const opening = this.#read(game, edition);
    this.#open.set(key, opening);
    opening.catch(() => this.#open.delete(key));
    return opening;
  }

  async #read(id: string, edition: string): Promise<OpenGame & { components: unknown }> {
    const { game } = await this.#games.load(id);
    const stored = await this.#storage.findEdition(edition);
    if (stored === null || stored.game !== id) {
      throw new BadInput('edition', 'edition', `this server has no edition ${edition} of ${id}`);
    }
    if (await this.#storage.isAside(edition)) {
      throw new Refusal('aside', 'this edition has stopped the server and is set aside');
    }
    const components = parseJson(stored.components);
    const opened: Edition<Terms> = openEdition(game, components);
    return { game, edition: opened, components };
  }
}
