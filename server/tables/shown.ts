import type { ChatLine, TableSummary } from '@bonebed/protocol';
import { cleanLine, cleanName, NAMELESS } from '../names.ts';

/** Names and talk that earlier servers stored may contain what is not accepted today; they are cleaned when shown. */

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
