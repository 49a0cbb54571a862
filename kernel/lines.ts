/** What further lines of a sentence are indented by, in a terminal. */
const INDENT = '  ';

/** A sentence in lines that are no wider than this, broken between words; further ones are indented. */
export function brokenLines(text: string, width: number, indent = ''): string[] {
  const lines: string[] = [];
  let line = indent;
  for (const piece of text.split(' ')) {
    if (line.length + 1 + piece.length > width && line.trim() !== '') {
      lines.push(line);
      line = `${indent}${INDENT}`;
    }
    line += line.trim() === '' ? piece : ` ${piece}`;
  }
  return [...lines, line];
}
