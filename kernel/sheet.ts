import type { Seat, Sheet } from './game.ts';

/** A score sheet without the lines that others keep to themselves. */
export function sheetFor(sheet: Sheet, seat: Seat | null): Sheet {
  return sheet.map(row => ({
    ...row,
    lines: row.lines.filter(line => !line.secret || (row.seat !== null && row.seat === seat)),
    tieBreaks: row.tieBreaks.filter(line => !line.secret || (row.seat !== null && row.seat === seat)),
  }));
}
