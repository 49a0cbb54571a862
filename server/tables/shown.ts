import type { ChatLine, TableSummary } from '@bonebed/protocol';
import { cleanLine, cleanName, NAMELESS } from '../names.ts';

/** What earlier servers have stored may hold what is not let in today; it is shown as it would be let in. */

export function shownLine(line: ChatLine): ChatLine {
  return { ...line, name: shownName(line.name), text: cleanLine(line.text) };
}

export function shownSummary(summary: TableSummary): TableSummary {
  const seats = summary.seats.map(seat => (seat.name === null ? seat : { ...seat, name: shownName(seat.name) }));
  return { ...summary, seats };
}

function shownName(name: string): string {
  return cleanName(name) || NAMELESS;
}
