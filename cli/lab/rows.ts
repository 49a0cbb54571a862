import type { Books } from './ledger.ts';

/** A row for each seat of each game, for a spreadsheet. */
export function rowsAsCsv({ games }: Books): string {
  const kinds = [...new Set(games.flatMap(game => game.seats.flatMap(seat => Object.keys(seat.lines))))];
  const head = ['game', 'decisions', 'turns', 'ending', 'seat', 'bot', 'place', 'won', 'points', ...kinds];
  const rows = games.flatMap(({ decisions, turns, reason, seats }, game) =>
    seats.map(({ bot, place, won, points, lines }, seat) => [
      game,
      decisions,
      turns,
      reason,
      seat,
      bot,
      place,
      won,
      points,
      ...kinds.map(kind => lines[kind] ?? 0),
    ]),
  );
  return `${[head, ...rows].map(row => row.map(quoted).join(',')).join('\n')}\n`;
}

function quoted(value: string | number): string {
  const text = String(value);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
