import { LITTLE_WORDS, type LittleWord, withLittleWord } from './french.ts';
import type { Values } from './game.ts';

/**
 * Messages in ICU form: `{name}`, `{n, plural, =0 {…} one {…} other {# …}}`, `{who, select, a {…} other {…}}`, nested
 * freely. An apostrophe is an apostrophe; braces have no escape, our texts need none. French ones have `{card, de}` too,
 * a name with its little word (see `french.ts`).
 */
type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'value'; readonly name: string; readonly little: LittleWord | null }
  | { readonly kind: 'count' }
  | { readonly kind: 'choice'; readonly by: 'plural' | 'select'; readonly name: string; readonly cases: Cases };
type Cases = ReadonlyMap<string, readonly Part[]>;

export type Language = 'en' | 'fr';

const compiled = new Map<string, readonly Part[]>();
const plurals: Record<Language, Intl.PluralRules> = { en: new Intl.PluralRules('en'), fr: new Intl.PluralRules('fr') };

export function formatMessage(message: string, values: Values, language: Language): string {
  let parts = compiled.get(message);
  if (parts === undefined) {
    parts = parseMessage(message);
    compiled.set(message, parts);
  }
  return render(parts, values, language, 0);
}

/** The same sentence, in which no line begins with what French sets apart from its word: « : », « ; », « ? », « $ ». */
export function unbroken(sentence: string): string {
  return sentence.replaceAll(/ (?=[:;?!»×]|\$(?!\d))|(?<=[«×]) /g, '\u00a0');
}

/** The names of the values that a message needs. */
export function messageValues(message: string): string[] {
  const names = new Set<string>();
  const visit = (parts: readonly Part[]): void => {
    for (const part of parts) {
      if (part.kind === 'value' || part.kind === 'choice') names.add(part.name);
      if (part.kind === 'choice') for (const inner of part.cases.values()) visit(inner);
    }
  };
  visit(parseMessage(message));
  return [...names];
}

function render(parts: readonly Part[], values: Values, language: Language, count: number): string {
  let text = '';
  for (const part of parts) {
    if (part.kind === 'text') text += part.text;
    else if (part.kind === 'count') text += count;
    else {
      const value = values[part.name] ?? absent(part);
      if (value === undefined) throw new Error(`the message needs a value '${part.name}'`);
      if (part.kind === 'choice') text += renderChoice(part, value, values, language, count);
      else if (part.little === null) text += value;
      else text += withLittleWord(part.little, String(value), values[`${part.name}Gender`]);
    }
  }
  return text;
}

/** A choice may say what to do without its value: what older rules told does not carry all that is told today. */
function absent(part: Part): string | undefined {
  return part.kind === 'choice' && part.by === 'select' && part.cases.has('none') ? 'none' : undefined;
}

function renderChoice(
  { by, cases }: Part & { kind: 'choice' },
  value: string | number,
  values: Values,
  language: Language,
  count: number,
): string {
  const other = cases.get('other') ?? [];
  if (by === 'select') return render(cases.get(String(value)) ?? other, values, language, count);
  const number = Number(value);
  const chosen = cases.get(`=${number}`) ?? cases.get(plurals[language].select(number)) ?? other;
  return render(chosen, values, language, number);
}

export function parseMessage(message: string): readonly Part[] {
  const reader = { message, at: 0 };
  const parts = parseParts(reader, false);
  if (reader.at < message.length) throw new Error(`unexpected '}' at ${reader.at} in '${message}'`);
  return parts;
}

interface Reader {
  readonly message: string;
  at: number;
}

function parseParts(reader: Reader, inPlural: boolean): readonly Part[] {
  const parts: Part[] = [];
  let text = '';
  const flush = () => {
    if (text !== '') parts.push({ kind: 'text', text });
    text = '';
  };
  while (reader.at < reader.message.length && reader.message[reader.at] !== '}') {
    const char = reader.message[reader.at];
    if (char === '{') {
      flush();
      parts.push(parseArgument(reader, inPlural));
    } else if (char === '#' && inPlural) {
      flush();
      parts.push({ kind: 'count' });
      reader.at += 1;
    } else {
      text += char;
      reader.at += 1;
    }
  }
  flush();
  return parts;
}

// CLDR's names of plural forms, or an exact number.
const PLURAL_CASE = /(?:=\d+|zero|one|two|few|many|other)\b/y;

function parseArgument(reader: Reader, inPlural: boolean): Part {
  expect(reader, /\{\s*/y);
  const name = expect(reader, /\w+/y);
  expect(reader, /\s*/y);
  if (reader.message[reader.at] === '}') {
    reader.at += 1;
    return { kind: 'value', name, little: null };
  }
  expect(reader, /,\s*/y);
  const little = LITTLE_WORDS.find(word => reader.message.startsWith(`${word}}`, reader.at));
  if (little !== undefined) {
    reader.at += little.length + 1;
    return { kind: 'value', name, little };
  }
  const by = expect(reader, /plural|select/y) as 'plural' | 'select';
  expect(reader, /\s*,\s*/y);
  const cases = new Map<string, readonly Part[]>();
  while (reader.message[reader.at] !== '}') {
    const key = expect(reader, by === 'plural' ? PLURAL_CASE : /[\w-]+/y);
    if (cases.has(key)) throw new Error(`'${name}' has two cases '${key}' in '${reader.message}'`);
    expect(reader, /\s*\{/y);
    cases.set(key, parseParts(reader, inPlural || by === 'plural'));
    expect(reader, /\}\s*/y);
  }
  reader.at += 1;
  if (!cases.has('other')) throw new Error(`'${name}' has no case 'other' in '${reader.message}'`);
  return { kind: 'choice', by, name, cases };
}

function expect(reader: Reader, pattern: RegExp): string {
  pattern.lastIndex = reader.at;
  const found = pattern.exec(reader.message);
  if (found === null) throw new Error(`expected ${pattern.source} at ${reader.at} in '${reader.message}'`);
  reader.at = pattern.lastIndex;
  return found[0];
}
