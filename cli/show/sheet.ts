import {
  compareRows,
  type Outcome,
  type Reader,
  type ScoreLine,
  type ScoreRow,
  type Seat,
  type Sheet,
  say as sayOf,
  seatName,
  type Terms,
  totalOf,
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
  return own.length === 0 ? '?' : String(totalOf({ lines: own }));
}

/** The total, with a mark where a line is kept from the reader. */
function knownTotal(row: ScoreRow, all: readonly (string | null)[]): string {
  const isWhole = all.every(what => row.lines.some(line => line.what === what));
  return isWhole ? `${totalOf(row)}` : `${totalOf(row)} + ?`;
}

/**
 * The place of the automaton of a solo game among all, or null if there is none. An outcome has the places of people only: where
 * one of them is lower than the others explain, the automaton is ahead; where it is not, the sheet tells who leads or whether
 * they share.
 */
export function automatonPlace({ places }: Outcome, sheet: Sheet): number | null {
  const own = sheet.find(row => row.seat === null);
  if (own === undefined) return null;
  const ahead = sheet.filter(({ seat, ...row }) => {
    if (seat === null) return false;
    const better = places.filter(place => place < places[seat]).length;
    return places[seat] === better + 1 && compareRows({ seat, ...row }, own) > 0;
  });
  return ahead.length + 1;
}

/** How the game ended and who came where, the automaton of a solo game included. */
export function standingLines(reader: Reader<Terms>, say: Say, outcome: Outcome, sheet: Sheet): string[] {
  const automaton = automatonPlace(outcome, sheet);
  const ranked = [
    ...outcome.places.map((place, seat): { place: number; seat: Seat | null } => ({ place, seat })),
    ...(automaton === null ? [] : [{ place: automaton, seat: null }]),
  ].sort((a, b) => a.place - b.place);
  const lines = ranked.map(({ place, seat }) => {
    const row = sheet.find(scored => scored.seat === seat);
    const points = row === undefined ? 0 : totalOf(row);
    return say('standing', { place, player: seatName(reader, seat), points });
  });
  return [sayOf(reader, `end.${outcome.reason}`), ...lines];
}
