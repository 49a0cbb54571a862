import type { ScoreLine, ScoreRow, Seat, Sheet } from './game.ts';

/** A score sheet without the lines that others keep to themselves. Where there are none it is the same sheet. */
export function sheetFor(sheet: Sheet, seat: Seat | null): Sheet {
  return sheet.every(row => isOpenTo(row, seat)) ? sheet : sheet.map(row => rowFor(row, seat));
}

function rowFor(row: ScoreRow, seat: Seat | null): ScoreRow {
  if (isOpenTo(row, seat)) return row;
  return { ...row, lines: row.lines.filter(isKnown), tieBreaks: row.tieBreaks.filter(isKnown) };
}

function isOpenTo({ seat: owner, lines, tieBreaks }: ScoreRow, seat: Seat | null): boolean {
  return (owner !== null && owner === seat) || (lines.every(isKnown) && tieBreaks.every(isKnown));
}

function isKnown({ secret }: ScoreLine): boolean {
  return !secret;
}
