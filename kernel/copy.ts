import type { Game, Terms } from './game.ts';
import { Table } from './table.ts';

/** A table at the same moment that knows nothing of the steps before: cheap, and what happens to it harms nobody. */
export function copyOf(table: Table<Terms>, game: Game<Terms> = table.game): Table<Terms> {
  const { box, header } = table;
  const { start, given } = table.situation();
  const copy = new Table(game, box, header, game.clone(start));
  copy.follow(() => given[copy.length] ?? null);
  return copy;
}
