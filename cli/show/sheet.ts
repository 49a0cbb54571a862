import {
  type Outcome,
  type Reader,
  type ScoreLine,
  type ScoreRow,
  type Sheet,
  say as sayOf,
  seatName,
  type Terms,
} from '@bonebed/kernel';
import { columns } from '../output.ts';
import type { Say } from '../words.ts';

/** The score sheet as a table: a line for each kind of points, a column for each player. */
export function sheetLines(reader: Reader<Terms>, say: Say, sheet: Sheet): string[] {
  const lines = [...kinds(sheet.flatMap(row => row.lines)), null, ...kinds(sheet.flatMap(row => row.tieBreaks))];
  const total = lines.indexOf(null);
  const rows = lines.map((what, index) => {
    if (what === null) return [say('sheet.total'), ...sheet.map(row => knownTotal(row, lines.slice(0, total)))];
    const points = sheet.map(row => pointsOf(index < total ? row.lines : row.tieBreaks, what));
    return [sayOf(reader, `score.${what}`), ...points];
  });
  return columns(rows, ['', ...sheet.map(row => seatName(reader, row.seat))]);
}

function kinds(lines: readonly ScoreLine[]): string[] {
  return [...new Set(lines.map(line => line.what))];
}

function pointsOf(lines: readonly ScoreLine[], what: string): string {
  const own = lines.filter(line => line.what === what);
  // A line that others keep to themselves is not in the sheet.
  return own.length === 0 ? '?' : `${own.reduce((sum, line) => sum + line.points, 0)}`;
}

/** The total, with a mark where a line is kept from the reader. */
function knownTotal(row: ScoreRow, all: readonly (string | null)[]): string {
  const isWhole = all.every(what => row.lines.some(line => line.what === what));
  return isWhole ? `${totalOf(row)}` : `${totalOf(row)} + ?`;
}

export function totalOf({ lines }: ScoreRow): number {
  return lines.reduce((sum, line) => sum + line.points, 0);
}

/** How the game ended and who came where. */
export function standingLines(reader: Reader<Terms>, say: Say, outcome: Outcome, sheet: Sheet): string[] {
  const ranked = outcome.places
    .map((place, seat) => ({ place, seat }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
  const lines = ranked.map(({ place, seat }) => {
    const row = sheet.find(scored => scored.seat === seat);
    const points = row === undefined ? 0 : totalOf(row);
    return say('standing', { place, player: reader.players[seat], points });
  });
  return [sayOf(reader, `end.${outcome.reason}`), ...lines];
}
