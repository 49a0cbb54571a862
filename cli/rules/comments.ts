/** A comment of a source file, by offsets; `end` is behind its last character. */
export interface Comment {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

// Where a slash begins a regular expression and does not divide.
const BEFORE_REGEX = /(?:^|[([{,;:=!&|?+\-*%<>~^]|=>|\breturn|\btypeof|\bcase)\s*$/;
const REGEX = /\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/\w*/y;
const STRING = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/y;
const LINE_COMMENT = /\/\/[^\n]*/y;
const BLOCK_COMMENT = /\/\*[\s\S]*?\*\//y;

/** The comments of a TypeScript source. Strings, templates and regular expressions are not taken for comments. */
export function commentsIn(source: string): Comment[] {
  const comments: Comment[] = [];
  // For each open `${`, how many braces are open within it.
  const templates: number[] = [];
  let at = 0;
  const match = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const found = pattern.exec(source);
    if (found === null) return false;
    if (pattern === LINE_COMMENT || pattern === BLOCK_COMMENT) {
      comments.push({ start: at, end: pattern.lastIndex, text: found[0] });
    }
    at = pattern.lastIndex;
    return true;
  };
  while (at < source.length) {
    const char = source[at];
    if (char === '/' && (match(LINE_COMMENT) || match(BLOCK_COMMENT))) continue;
    if (char === '/' && BEFORE_REGEX.test(source.slice(Math.max(0, at - 20), at)) && match(REGEX)) continue;
    if ((char === "'" || char === '"') && match(STRING)) continue;
    const depth = templates.length - 1;
    if (char === '{' && depth >= 0) templates[depth] += 1;
    if (char === '}' && depth >= 0) templates[depth] -= 1;
    const closes = char === '}' && depth >= 0 && templates[depth] < 0;
    if (closes) templates.pop();
    at += 1;
    if (char !== '`' && !closes) continue;
    at = endOfTemplateText(source, at);
    if (source[at - 1] === '{') templates.push(0);
  }
  return comments;
}

/** Where the text of a template ends: behind its backtick or behind the next `${`. */
function endOfTemplateText(source: string, from: number): number {
  let at = from;
  while (at < source.length) {
    if (source[at] === '\\') at += 1;
    else if (source[at] === '`') return at + 1;
    else if (source.startsWith('${', at)) return at + 2;
    at += 1;
  }
  return at;
}
