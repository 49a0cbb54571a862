import { below, openEdition, pick, type Rng, seedFrom } from '@bonebed/kernel';
import { toy, toyComponents } from '@bonebed/kernel/kit/toy';
import { TableCore } from '../tables/core.ts';
import type { Entry, Logged, TableMeta } from '../tables/entry.ts';

/** A table of the kernel's toy game without a server around it, at which all happens that can happen at one. */

export const toyGame = { game: toy, edition: openEdition(toy, toyComponents) };
export const SEATS = 3;

export const toyMeta: TableMeta = {
  game: toy.id,
  version: toy.version,
  edition: toyGame.edition.edition,
  seats: SEATS,
  settings: {},
  open: false,
  clock: { kind: 'live', bankMs: 600_000, incrementMs: 1000, atZero: 'resign' },
  standIn: 'random',
  createdAt: 0,
  createdBy: null,
  secret: seedFrom('core'),
  invites: [],
  prelude: null,
};

/** A table, and what has happened at it so far. */
export class ToyTable {
  readonly core = new TableCore(toyGame, toyMeta);
  readonly log: Logged[] = [];
  readonly #rng: Rng;
  #at = 0;

  /** People have taken all seats, and the game has begun. */
  constructor(rng: Rng) {
    this.#rng = rng;
    for (let seat = 0; seat < SEATS; seat++) {
      this.#apply({ type: 'joined', seat, guest: guestOf(seat), name: `P${seat}`, link: `l${seat}` });
    }
    this.#apply({ type: 'started' });
  }

  /** Lets something happen; false if the game is over. */
  goOn(): boolean {
    const entry = this.#happening();
    if (entry !== null) this.#apply(entry);
    return entry !== null;
  }

  #apply(entry: Entry): void {
    this.#at += below(this.#rng, 3000);
    this.core.apply(entry, this.#at);
    this.log.push({ seq: this.log.length + 1, at: this.#at, entry });
  }

  #happening(): Entry | null {
    const { game, proposal, seats } = this.core;
    if (game === null || game.pending === null) return null;
    const { waiting, scope } = game.pending;
    const seat = pick(this.#rng, waiting);
    const other = below(this.#rng, SEATS);
    const chance = below(this.#rng, 14);
    const answered = (): Entry => ({ type: 'answered', seat, text: pick(this.#rng, game.choices(seat)).text });
    if (chance === 0 && game.undoBarrier(other) === null) return { type: 'undone', seat: other };
    if (chance === 1) return { type: 'stood', seat, scope };
    if (chance > 11) return { type: seats[other].by === 'person' ? 'handedOver' : 'cameBack', seat: other };
    if (proposal !== null) {
      const voter = proposal.needed.find(one => !proposal.agreed.includes(one));
      if (chance < 6 && voter !== undefined) return { type: 'agreed', seat: voter };
      return chance === 6 ? { type: 'declined', seat: other } : answered();
    }
    if (chance === 2 && game.length > 0) {
      // Older servers wrote it without `anew`, and what they wrote must go on meaning the same.
      const how = below(this.#rng, 3) === 0 ? {} : { anew: true as const };
      return { type: 'proposed', seat: other, length: below(this.#rng, game.length), ...how };
    }
    return answered();
  }
}

export function guestOf(seat: number): string {
  return `g${seat}`;
}
