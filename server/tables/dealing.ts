import { type Edition, type Game, type Header, makeHeader, Table, type Terms } from '@bonebed/kernel';
import type { TableMeta } from './entry.ts';

/** A game and the edition that a table plays. */
export interface OpenGame {
  readonly game: Game<Terms>;
  readonly edition: Edition<Terms>;
}

/** How many answers are taken before others get a turn. */
export const BIT = 16;

/** The game as it begins, with the answers that stood before the table was made; bit by bit. */
export function* dealing({ game, edition }: OpenGame, meta: TableMeta, seed: string): Generator<void, Table<Terms>> {
  const { seats, settings, prelude, chance, start } = meta;
  const answers = prelude?.answers ?? [];
  const dealt = makeHeader(game, edition, { seats, settings, seed, ...(chance === undefined ? {} : { chance }) });
  const header: Header = start === undefined ? dealt : { ...dealt, start };
  const table = new Table(game, edition.box, header);
  for (let next = BIT; ; next += BIT) {
    const answered = table.follow(() => (table.length < next ? (answers[table.length] ?? null) : null));
    if (!answered.ok) throw new Error(`answer ${table.length + 1} does not replay: ${answered.fault.code}`);
    if (next >= answers.length) break;
    yield;
  }
  if (prelude?.anew !== undefined) table.beginAnew(prelude.anew);
  return table;
}
