import { type AnswerAs, brainOf, type Digging, findDig, tryDeal } from '@bonebed/bots';
import type { Json } from '@bonebed/kernel';
import type { BotPool } from '../bots/pool.ts';
import type { Shelf } from '../tables/shelf.ts';
import type { SharedDeal } from './deal.ts';

/** How long a bot waits for its turn to think here: nobody waits for it. */
const PATIENCE_MS = 600_000;

/** Bots that try deals, in the threads in which all bots think, and by turns with those that people wait for. */
export class Trying {
  readonly #shelf: Shelf;
  readonly #pool: BotPool;

  constructor(shelf: Shelf, pool: BotPool) {
    this.#shelf = shelf;
    this.#pool = pool;
  }

  async find(game: string, seed: string) {
    const edition = this.#shelf.ownEdition(game);
    return findDig(await this.#digging(game, edition, this.#shelf.newestVersion(game)), seed);
  }

  /** What a bot makes of a deal in the place of the one who plays it. */
  async try({ game, edition, version, seed, start }: SharedDeal, level: string): Promise<number> {
    const digging = await this.#digging(game, edition, version);
    return tryDeal(digging, { seed, ...(start === undefined ? {} : { start }) }, level);
  }

  async #digging(id: string, name: string, version: number): Promise<Digging> {
    const { game, edition, components } = await this.#shelf.open(id, name, version);
    const answer: AnswerAs = async (table, seat, level, seed) => {
      const { start, given } = table.situation();
      const job = {
        ...{ game: id, edition: name, header: table.header, seat, level, seed },
        // A state is JSON by the kernel's contract.
        start: start as unknown as Json,
        given: given.map(({ seat: by, text }) => ({ seat: by, text })),
      };
      const asker = { person: 'deals', table: table.header.seed };
      return (await this.#pool.decide(job, components, asker, { patienceMs: PATIENCE_MS })).text;
    };
    return { game, edition, brain: brainOf(id), answer };
  }
}
