import { type Answer, type Reply, type Situation, Table, type Terms } from '@bonebed/kernel';

/** How many answers apart the kept moments are: no look back replays more than these. */
const STRIDE = 16;

interface Moment extends Situation<Terms> {
  readonly length: number;
}

/** The game as it was after so many answers. */
interface Then {
  readonly game: Table<Terms>;
  readonly length: number;
}

/** The moments of one game, found again by replaying it. Good as long as nothing of it is taken back. */
export class Past {
  /** The game replayed as far as anybody has asked. */
  readonly #replayed: Table<Terms>;
  readonly #moments: Moment[];

  constructor({ game, box, header }: Table<Terms>) {
    this.#replayed = new Table(game, box, header);
    this.#moments = [momentOf(this.#replayed)];
  }

  /**
   * The game as it was when so many of these answers had been given, and how many they are. A moment inside a reaction window
   * is shown as the window's opening: who answered it before whom is nobody's business.
   */
  *finding(answers: readonly Answer[], length: number): Generator<void, Then> {
    const game = yield* this.#find(answers, length);
    if (game.pending?.kind !== 'react') return { game, length };
    const opening = length - (game.pending.asked.length - game.pending.waiting.length);
    return { game: opening === length ? game : yield* this.#find(answers, opening), length: opening };
  }

  *#find(answers: readonly Answer[], length: number): Generator<void, Table<Terms>> {
    const replayed = this.#replayed;
    while (replayed.length < length) {
      const next = Math.min(length, replayed.length + STRIDE);
      follow(replayed, () => {
        if (replayed.length === this.#moments.length * STRIDE) this.#moments.push(momentOf(replayed));
        return replayed.length < next ? answers[replayed.length] : null;
      });
      yield;
    }
    const moment = this.#moments.findLast(kept => kept.length <= length) ?? this.#moments[0];
    const { game, box, header } = replayed;
    const table = new Table(game, box, header, game.clone(moment.start));
    const since = [...moment.given, ...answers.slice(moment.length, length)];
    follow(table, () => since[table.length] ?? null);
    return table;
  }
}

/** A moment is before the ask that waits: answers that were given to it already come again. */
function momentOf(table: Table<Terms>): Moment {
  const { pending } = table;
  const open = pending === null ? 0 : pending.asked.length - pending.waiting.length;
  return { ...table.situation(), length: table.length - open };
}

function follow(table: Table<Terms>, next: () => Reply | null): void {
  const answered = table.follow(next);
  if (!answered.ok) throw new Error(`answer ${table.length + 1} does not replay: ${answered.fault.code}`);
}
