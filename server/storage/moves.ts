import pg from 'pg';
import type { Logged } from '../tables/entry.ts';
import { notify } from './notices.ts';
import { Conflict } from './storage.ts';

/** One entry for the log of a table, and what others are told when it is there. */
interface Move {
  readonly key: number;
  readonly logged: Logged;
  readonly notice: string;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** How many commits are on their way at once: while one waits for the disk, the next can be read. */
const LANES = 2;
const MOST = 200;

/** What PostgreSQL says where a row does not fit; then nothing of the statement was done. */
const MISFIT = /^23/;

/**
 * Entries of many tables, each in its place or not at all, in one statement: gives the tables whose logs have gone on. In the order of their
 * keys, so that two processes that write to the same tables don't wait for each other.
 */
const APPEND_MANY = `with moves as (
    select * from unnest($1::integer[], $2::integer[], $3::bigint[], $4::jsonb[], $5::text[])
      as move (table_key, seq, at, entry, notice)
  ), logged as (
    insert into log (table_key, seq, at, entry)
    select table_key, seq, at, entry from moves
    where seq = 1 + (select coalesce(max(seq), 0) from log where log.table_key = moves.table_key)
    order by table_key
    on conflict do nothing
    returning table_key
  ) select table_key, ${notify('notice')} from logged join moves using (table_key)`;

/**
 * The entries that only add an answer to a log, which most are. What gathers while a commit is on its way is the next one, whatever tables it is
 * from: a commit costs the database far more than an entry.
 */
export class Moves {
  readonly #pool: pg.Pool;
  #waiting: Move[] = [];
  #lanes = 0;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  /** Resolves when it is stored; throws `Conflict` if it does not follow the last entry. */
  add(key: number, logged: Logged, notice: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ key, logged, notice, resolve, reject });
      if (this.#lanes >= LANES) return;
      this.#lanes += 1;
      // Whatever else is to be stored in this turn of the loop goes with it.
      setImmediate(() => void this.#work());
    });
  }

  async #work(): Promise<void> {
    while (this.#waiting.length > 0) await this.#store(this.#next());
    this.#lanes -= 1;
  }

  /** One entry for each table: which of two was stored, the answer does not tell. */
  #next(): Move[] {
    const next = new Map<number, Move>();
    const rest: Move[] = [];
    for (const move of this.#waiting) {
      if (next.size < MOST && !next.has(move.key)) next.set(move.key, move);
      else rest.push(move);
    }
    this.#waiting = rest;
    return [...next.values()];
  }

  async #store(moves: readonly Move[]): Promise<void> {
    try {
      const done = await this.#append(moves);
      for (const { key, resolve, reject } of moves) {
        if (done.has(key)) resolve();
        else reject(new Conflict('it does not follow the last entry'));
      }
    } catch (error) {
      const isMisfit = error instanceof pg.DatabaseError && MISFIT.test(error.code ?? '');
      // One of them belongs to a table that is gone: the others are not to suffer from it.
      if (isMisfit && moves.length > 1) for (const move of moves) await this.#store([move]);
      else for (const { reject } of moves) reject(error);
    }
  }

  async #append(moves: readonly Move[]): Promise<Set<number>> {
    const { rows } = await this.#pool.query({
      name: 'moves',
      text: APPEND_MANY,
      values: [
        moves.map(({ key }) => key),
        moves.map(({ logged }) => logged.seq),
        moves.map(({ logged }) => logged.at),
        moves.map(({ logged }) => JSON.stringify(logged.entry)),
        moves.map(({ notice }) => notice),
      ],
    });
    return new Set(rows.map(({ table_key }) => Number(table_key)));
  }
}
