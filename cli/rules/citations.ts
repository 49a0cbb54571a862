import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { type Comment, commentsIn } from './comments.ts';
import type { Coverage } from './coverage.ts';
import { idsIn, strangersIn } from './ids.ts';

/** A comment that cites rules, and the code it speaks of. Lines and columns count from 0. */
export interface Citation {
  readonly ids: readonly string[];
  readonly file: string;
  /** For people: the path within the game's folder, and the line counted from 1. */
  readonly place: string;
  readonly code: CitedCode;
  /** The lines of the declaration behind the comment. */
  readonly declaration: { readonly from: number; readonly to: number };
  /** The rules of the guards in that declaration. */
  readonly guards: readonly string[];
}

interface CitedCode {
  readonly line: number;
  readonly column: number;
  /** `after`: the first code from there on. `before`: the last code before it. */
  readonly side: 'after' | 'before';
}

/** The TypeScript files under a folder, in a fixed order. */
export function typeScriptIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.ts') && !path.includes('node_modules'))
    .map(path => join(folder, path))
    .sort();
}

/** Every comment of a game's rules that cites one of these ids. Tests, their helpers and texts are no rules. */
export function citationsIn(folder: string, known: readonly string[]): Citation[] {
  return typeScriptIn(folder)
    .filter(
      file => !/\.test\.ts$|(^|\/)testing(\.ts$|\/)|(^|\/)texts\//.test(relative(folder, file).split(sep).join('/')),
    )
    .flatMap(file => citationsOf(folder, file, readFileSync(file, 'utf8'), known));
}

/** Where a source of the game, tests included, names a rule that is not stated: `HT-9.99 (lab.ts:12)`. */
export function strangersUnder(folder: string, known: readonly string[]): string[] {
  return typeScriptIn(folder).flatMap(file =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => strangersIn(line, known).map(id => `${id} (${placeName(folder, file, index)})`)),
  );
}

/** A place for people: the path within the game's folder, and the line counted from 1. */
function placeName(folder: string, file: string, line: number): string {
  return `${relative(folder, file).split(sep).join('/')}:${line + 1}`;
}

function citationsOf(folder: string, file: string, source: string, known: readonly string[]): Citation[] {
  const comments = commentsIn(source);
  const lines = source.split('\n');
  const citations: Citation[] = [];
  for (const comment of comments) {
    const ids = idsIn(comment.text, known);
    if (ids.length === 0) continue;
    const { line } = place(source, comment.start);
    const declaration = declarationBehind(source, lines, comments, comment);
    const text = lines.slice(declaration.from, declaration.to).join('\n');
    citations.push({
      ids,
      file,
      place: placeName(folder, file, line),
      code: codeOf(source, lines, comments, comment),
      declaration,
      guards: /\bbars\b/.test(text) ? [...text.matchAll(/\brule: '([^']+)'/g)].map(([, rule]) => rule) : [],
    });
  }
  return citations;
}

function place(source: string, offset: number): { line: number; column: number } {
  const before = source.slice(0, offset).split('\n');
  return { line: before.length - 1, column: (before.at(-1) ?? '').length };
}

/** The code that a comment speaks of: what follows it, or for one at the end of a line what stands before it. */
function codeOf(source: string, lines: readonly string[], comments: readonly Comment[], comment: Comment): CitedCode {
  const { line, column } = place(source, comment.start);
  const before = lines[line].slice(0, column).trim();
  const next = nextCode(source, comments, comment.end);
  // A line that ends by opening something is explained by what it opens.
  if (before === '' || /[{([:]$|=>$/.test(before)) {
    return /[)\]}]/.test(source[next] ?? '') && before === ''
      ? { line, column, side: 'before' }
      : { ...place(source, next), side: 'after' };
  }
  // A condition comes first on its line; what it decides comes last.
  if (/^(\} )?(if|else|case|default|&&|\|\||\?|:)/.test(before)) return { line, column, side: 'before' };
  return { line, column: lines[line].search(/\S/), side: 'after' };
}

function nextCode(source: string, comments: readonly Comment[], from: number): number {
  let at = from;
  for (;;) {
    while (/\s/.test(source[at] ?? '')) at += 1;
    const comment = comments.find(({ start }) => start === at);
    if (comment === undefined) return at;
    at = comment.end;
  }
}

/**
 * The declaration behind a comment, by its indentation, which our formatter guarantees: it goes on to the next line that is
 * indented no deeper and closes nothing.
 */
function declarationBehind(
  source: string,
  lines: readonly string[],
  comments: readonly Comment[],
  comment: Comment,
): { from: number; to: number } {
  const from = place(source, nextCode(source, comments, comment.end)).line;
  const indent = (line: string): number => line.search(/\S/);
  const depth = indent(lines[from] ?? '');
  let to = from + 1;
  while (to < lines.length && (lines[to].trim() === '' || indent(lines[to]) > depth || /^\s*[)\]}]/.test(lines[to]))) {
    to += 1;
  }
  return { from, to };
}

/** How often play came through the code that a comment speaks of. */
export function timesRun({ file, code, declaration }: Citation, coverage: Coverage): number {
  const { line, column, side } = code;
  if (side === 'before') return coverage.blockBefore(file, line, column) ?? 0;
  const stretch = { file, line, column, endLine: declaration.to };
  return coverage.firstBlock(stretch) ?? coverage.firstFunction(stretch) ?? 0;
}
