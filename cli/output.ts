/** Columns of text, the first to the left and the others to the right, under a rule if there is a head. */
export function columns(rows: readonly (readonly string[])[], head: readonly string[] = []): string[] {
  const all = head.length === 0 ? rows : [head, ...rows];
  const count = Math.max(0, ...all.map(row => row.length));
  const widths = Array.from({ length: count }, (_, column) =>
    Math.max(...all.map(row => displayWidth(row[column] ?? ''))),
  );
  const line = (row: readonly string[]): string =>
    widths
      .map((width, column) => pad(row[column] ?? '', width, column === 0 ? 'left' : 'right'))
      .join('  ')
      .trimEnd();
  if (head.length === 0) return rows.map(line);
  return [line(head), widths.map(width => '─'.repeat(width)).join('──'), ...rows.map(line)];
}

function pad(text: string, width: number, side: 'left' | 'right'): string {
  const room = ' '.repeat(width - displayWidth(text));
  return side === 'left' ? text + room : room + text;
}

const segments = new Intl.Segmenter();

function displayWidth(text: string): number {
  return [...segments.segment(text)].length;
}

/** A number as people read it: whole, or with two digits after the point. */
export function decimal(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(2);
}

export interface Extent {
  readonly mean: number;
  readonly min: number;
  readonly max: number;
}

export function spread(values: readonly number[]): Extent {
  let sum = 0;
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    sum += value;
    min = Math.min(min, value);
    max = Math.max(max, value);
  }
  return values.length === 0 ? { mean: 0, min: 0, max: 0 } : { mean: sum / values.length, min, max };
}
