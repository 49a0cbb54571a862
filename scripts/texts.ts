import { type Game, type Language, messageValues, PASS, type Terms, type Texts } from '@bonebed/kernel';
import { isTest } from './borders.ts';
import type { SourceFile } from './files.ts';
import { type Literal, type Scanned, scan } from './source.ts';

/** What of a game its texts depend on. `sources` are the files of its folder, `components` its components.json. */
export interface Wording {
  readonly game: Pick<Game<Terms>, 'seats' | 'asks' | 'nouns' | 'settings'>;
  readonly texts: Readonly<Record<Language, Texts>>;
  readonly sources: readonly SourceFile[];
  readonly components: unknown;
}

/** Everything that is wrong with the texts of a game, as far as it shows without playing. */
export function textFaults(wording: Wording): string[] {
  const { en, fr } = wording.texts;
  const keys = new Set([...Object.keys(en), ...Object.keys(fr)]);
  const words = wordsOf(wording);
  const faults: string[] = [];
  for (const key of keys) {
    if (!Object.hasOwn(en, key)) faults.push(`${key} is missing in en`);
    else if (!Object.hasOwn(fr, key)) faults.push(`${key} is missing in fr`);
    else faults.push(...messageFaults(key, en[key], fr[key]));
    if (!isUsed(key, wording, words)) faults.push(`${key} is not used`);
  }
  for (const key of neededKeys(wording)) if (!keys.has(key)) faults.push(`${key} is missing in both languages`);
  return faults;
}

function messageFaults(key: string, en: string, fr: string): string[] {
  try {
    const inEnglish = valueNames(en);
    const inFrench = valueNames(fr);
    return inEnglish === inFrench ? [] : [`${key} uses ${inEnglish || 'no values'} in en, ${inFrench || 'none'} in fr`];
  } catch (error) {
    return [`${key}: ${error instanceof Error ? error.message : error}`];
  }
}

/** The values of a message, sorted. A language may need the id or the count of one for its gender or its plural. */
function valueNames(message: string): string {
  const names = messageValues(message).map(name => name.replace(/(?:Id|Count)$/, ''));
  return [...new Set(names)].sort().join(', ');
}

/** The keys that the rules certainly ask for. */
function neededKeys({ game, sources }: Wording): Set<string> {
  const needed = new Set(['game.points']);
  if (game.seats.includes(1)) needed.add('game.automaton');
  for (const what of Object.keys(game.asks)) needed.add(`ask.${what}`);
  for (const { id, values } of game.settings) {
    needed.add(`setting.${id}`);
    for (const value of values) needed.add(`setting.${id}.${value}`);
  }
  for (const { path, source } of sources) {
    if (isTest(path)) continue;
    const scanned = scan(source);
    if (path.endsWith('/events.ts')) for (const type of eventTypes(scanned)) needed.add(`event.${type}`);
    for (const text of guardTexts(scanned)) needed.add(`bar.${text}`);
  }
  return needed;
}

/** The `type` of every event: `readonly type: 'dug' | 'found'`. */
export function eventTypes({ code, strings }: Scanned): string[] {
  const ofType = /\btype:[\s|]*(?:'\s*'\s*\|\s*)*$/;
  return strings.filter(({ at }) => ofType.test(code.slice(0, at))).map(({ text }) => text);
}

/** The message of every guard written as an object: its `text`, or else its `rule`. */
export function guardTexts({ code, strings }: Scanned): string[] {
  const texts: string[] = [];
  for (const { index } of code.matchAll(/\bbars\s*[:(]/g)) {
    const start = opening(code, index);
    const end = closing(code, index);
    const own = strings.filter(({ at }) => at > start && at < end && opening(code, at) === start);
    const field = (name: string): Literal | undefined =>
      own.find(({ at }) => new RegExp(`\\b${name}:\\s*$`).test(code.slice(start, at)));
    const literal = field('text') ?? field('rule');
    if (literal !== undefined) texts.push(literal.text);
  }
  return texts;
}

/** The brace that opens what `index` stands in. */
function opening(code: string, index: number): number {
  let depth = 0;
  for (let at = index - 1; at >= 0; at--) {
    if (code[at] === '}') depth += 1;
    else if (code[at] === '{' && depth-- === 0) return at;
  }
  return -1;
}

/** The brace that closes what `index` stands in. */
function closing(code: string, index: number): number {
  let depth = 0;
  for (let at = index; at < code.length; at++) {
    if (code[at] === '{') depth += 1;
    else if (code[at] === '}' && depth-- === 0) return at;
  }
  return code.length;
}

/** Every word that the rules or the components can come up with. */
function wordsOf({ sources, components }: Wording): Set<string> {
  const words = new Set<string>([PASS]);
  for (const { path, source } of sources) {
    if (isTest(path) || path.includes('/texts/')) continue;
    const { code, strings } = scan(source);
    for (const { text } of strings) words.add(text);
    // Fields and table keys are words too: `{ carnivore: 2 }`.
    for (const [name] of code.matchAll(/\b[a-zA-Z_]\w*\b(?=\??:|\s*[,}])/g)) words.add(name);
  }
  const visit = (value: unknown): void => {
    if (typeof value === 'string') words.add(value);
    if (typeof value !== 'object' || value === null) return;
    for (const [key, entry] of Object.entries(value)) {
      words.add(key);
      visit(entry);
    }
  };
  visit(components);
  return words;
}

/** Whether anything could ask for this key. */
function isUsed(key: string, { game, ...wording }: Wording, words: ReadonlySet<string>): boolean {
  const [prefix, ...rest] = key.split('.');
  const name = rest.join('.');
  switch (prefix) {
    case 'game':
    case 'setting':
      return neededKeys({ game, ...wording }).has(key);
    case 'ask':
      return Object.hasOwn(game.asks, name);
    case 'option': {
      const what = Object.keys(game.asks).find(ask => name === ask || name.startsWith(`${ask}.`));
      return what !== undefined && (name === what || words.has(name.slice(what.length + 1)));
    }
    case 'bar':
    case 'event':
    case 'score':
    case 'end':
      return words.has(name);
    default:
      return words.has(prefix) && words.has(name);
  }
}
