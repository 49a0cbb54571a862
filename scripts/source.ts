/**
 * TypeScript sources as the project's own checks see them. A parser would know more, but these checks need only two things:
 * the code without its words (comments, strings), and the strings by themselves.
 */
export interface Scanned {
  /** The source with comments blanked and strings emptied: same length, same lines. */
  readonly code: string;
  readonly strings: readonly Literal[];
}

export interface Literal {
  readonly text: string;
  /** Index of the opening quote. */
  readonly at: number;
}

// What may stand before a slash that opens a regular expression; anything else before it makes it a division.
const BEFORE_REGEX = /(?:^|[=(,:[!&|?{};]|=>|\breturn)\s*$/;

const PATTERNS: readonly { readonly kind: string; readonly pattern: RegExp }[] = [
  { kind: 'comment', pattern: /\/\/[^\n]*|\/\*[\s\S]*?\*\//y },
  { kind: 'string', pattern: /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/y },
  { kind: 'regex', pattern: /\/(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/y },
];

export function scan(source: string): Scanned {
  const strings: Literal[] = [];
  let code = '';
  // For each template literal we are inside of: the depth of braces at which its substitution ends.
  const templates: number[] = [];
  let depth = 0;
  let at = 0;
  const blank = (length: number, quote: string) => {
    const words = source.slice(at + quote.length, at + length - quote.length);
    code += quote + words.replace(/[^\n]/g, ' ') + quote;
    at += length;
  };
  const template = () => {
    const [text] = /(?:[^`\\$]|\\[\s\S]|\$(?!\{))*/y.exec(source.slice(at)) ?? [''];
    blank(text.length, '');
    if (source.startsWith('${', at)) {
      templates.push(depth);
      depth += 1;
      code += '${';
      at += 2;
    } else {
      code += source[at] ?? '';
      at += 1;
    }
  };
  while (at < source.length) {
    const found = match(source, at, code);
    if (found !== null) {
      if (found.kind === 'string') strings.push({ text: found.text.slice(1, -1), at });
      blank(found.text.length, found.kind === 'string' ? found.text[0] : '');
      continue;
    }
    const char = source[at];
    code += char;
    at += 1;
    if (char === '`') template();
    else if (char === '{') depth += 1;
    else if (char === '}') {
      depth -= 1;
      if (templates.at(-1) === depth) {
        templates.pop();
        template();
      }
    }
  }
  return { code, strings };
}

function match(source: string, at: number, code: string): { kind: string; text: string } | null {
  for (const { kind, pattern } of PATTERNS) {
    pattern.lastIndex = at;
    const found = pattern.exec(source);
    if (found === null) continue;
    if (kind === 'regex' && !BEFORE_REGEX.test(code.slice(-40))) continue;
    return { kind, text: found[0] };
  }
  return null;
}

export interface Import {
  readonly from: string;
  /** Whether only types are taken: nothing of it is left at run time. */
  readonly typeOnly: boolean;
}

/** What a module imports or re-exports, `import()` included. */
export function importsOf(source: string): Import[] {
  const { code, strings } = scan(source);
  const imports: Import[] = [];
  for (const { text, at } of strings) {
    const before = code.slice(0, at);
    const statement = /(?:^|[;\n}])\s*(?:import|export)\b([^;]*?)\bfrom\s*$/.exec(lastStatement(before));
    if (statement !== null) imports.push({ from: text, typeOnly: /^\s+type\b/.test(statement[1]) });
    else if (/(?:\bimport\s*|\b(?:import|require)\s*\(\s*)$/.test(before))
      imports.push({ from: text, typeOnly: false });
  }
  return imports;
}

/** The tail of the code from its last `import` or `export` on, so that the pattern above need not search the whole file. */
function lastStatement(code: string): string {
  const start = Math.max(code.lastIndexOf('import'), code.lastIndexOf('export'));
  return start < 0 ? '' : `\n${code.slice(start)}`;
}
