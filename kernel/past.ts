import type { Reply, Taken } from './answers.ts';
import type { Terms } from './game.ts';
import { answersTo } from './step-host.ts';
import type { Situation, Table } from './table.ts';

/** How many answers apart the kept moments are: no look back replays more than these. */
const STRIDE = 16;

interface Kept<T extends Terms> extends Situation<T> {
  readonly length: number;
}

/** A game as it was after `length` answers. */
export interface Then<T extends Terms> {
  readonly table: Table<T>;
  readonly length: number;
}

/** The moments of one game, found again by replaying it. Good as long as nothing of it is taken back. */
export class Past<T extends Terms> {
  /** The game replayed as far as anybody has asked. */
  readonly #replayed: Table<T>;
  readonly #kept: Kept<T>[];

  constructor(fresh: Table<T>) {
    this.#replayed = fresh;
    this.#kept = [keep(fresh)];
  }

  /** Finds, bit by bit, the game after `length` of these answers; after fewer where that is inside a reaction window. */
  *finding(answers: readonly { readonly taken: Taken }[], length: number): Generator<void, Then<T>> {
    const table = yield* this.#replaying(answers, length);
    if (table.pending?.kind !== 'react') return { table, length };
    const opening = length - answersTo(table.pending);
    return { table: opening === length ? table : yield* this.#replaying(answers, opening), length: opening };
  }

  *#replaying(answers: readonly { readonly taken: Taken }[], length: number): Generator<void, Table<T>> {
    const replayed = this.#replayed;
    while (replayed.length < length) {
      const next = Math.min(length, replayed.length + STRIDE);
      follow(replayed, () => {
        if (replayed.length === this.#kept.length * STRIDE) this.#kept.push(keep(replayed));
        return replayed.length < next ? answers[replayed.length].taken : null;
      });
      yield;
    }
    const kept = this.#kept.findLast(moment => moment.length <= length) ?? this.#kept[0];
    const table = replayed.fresh(kept.start);
    const since = [...kept.given, ...answers.slice(kept.length, length).map(({ taken }) => taken)];
    follow(table, () => since[table.length] ?? null);
    return table;
  }
}

/** A moment is before the ask that waits: answers that were given to it already come again. */
function keep<T extends Terms>(table: Table<T>): Kept<T> {
  return { ...table.situation(), length: table.length - answersTo(table.pending) };
}

function follow(table: Table<Terms>, next: () => Reply | null): void {
  const answered = table.follow(next);
  if (!answered.ok) throw new Error(`answer ${table.length + 1} does not replay: ${answered.fault.code}`);
}
