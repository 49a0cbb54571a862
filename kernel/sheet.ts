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

/** What the lines of a row add up to. */
export function totalOf({ lines }: Pick<ScoreRow, 'lines'>): number {
  let total = 0;
  for (const { points } of lines) total += points;
  return total;
}

/** More than 0 if `a` has more points, or more in the first tie-break that differs. */
export function compareRows(a: ScoreRow, b: ScoreRow): number {
  const points = totalOf(a) - totalOf(b);
  if (points !== 0) return points;
  const index = a.tieBreaks.findIndex((line, at) => line.points !== b.tieBreaks[at]?.points);
  return index === -1 ? 0 : a.tieBreaks[index].points - (b.tieBreaks[index]?.points ?? 0);
}

/** The places of the players by their sheet; who is level in all of it shares a place. */
export function placesBySheet(sheet: Sheet): number[] {
  return sheet.map(own => 1 + sheet.filter(other => compareRows(other, own) > 0).length);
}
