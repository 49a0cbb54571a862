import { BadInput } from '@bonebed/kernel';

/** What a rule id stands for, by its letter: `HT-5.2`, `HT-R3`, `HT-H1`, `BW-I2`, `HT-E13`, `HT-D1`. */
export type RuleKind = 'rule' | 'ruling' | 'hidden' | 'invariant' | 'example' | 'other';

export interface StatedRule {
  readonly id: string;
  readonly kind: RuleKind;
  /** Its first sentence, without markup. */
  readonly text: string;
  /** The heading it stands under. */
  readonly chapter: string;
}

const KINDS: Readonly<Record<string, RuleKind>> = {
  '': 'rule',
  R: 'ruling',
  H: 'hidden',
  I: 'invariant',
  E: 'example',
};

// A number alone (`HT-5`) is a chapter and no rule.
const ID = '[A-Z]{2,4}-(?:[A-Z]\\d+|\\d+\\.\\d+[a-z]?)';
// A rule is stated where a line, list entry or table row begins with its id, or where its id is bold within one.
const AT_LINE_START = new RegExp(`^(?:[-*] +)?(?:\\*\\*|\\| *(?:\\*\\*)?)(${ID})(?!\\w)`);
const BOLD = new RegExp(`\\*\\*(${ID})(?!\\w)`, 'g');

const ROW_SAYS_ENOUGH = 30;

/** All rules that a RULES.md states, in its order. */
export function rulesIn(markdown: string): StatedRule[] {
  const found = new Map<string, StatedRule>();
  let chapter = '';
  for (const entry of entriesOf(markdown)) {
    const [, heading] = /^##? +(.+)$/.exec(entry) ?? [];
    if (heading !== undefined) chapter = plain(heading);
    for (const { id, body } of statementsOf(entry)) {
      if (!found.has(id)) found.set(id, { id, kind: kindOf(id), text: firstSentence(body), chapter });
    }
  }
  if (found.size === 0) throw new BadInput('rules', '', 'states no rule: none has a bold id such as **HT-4.2**');
  return [...found.values()];
}

export function kindOf(id: string): RuleKind {
  const letter = /-([A-Z]?)/.exec(id)?.[1] ?? '';
  return Object.hasOwn(KINDS, letter) ? KINDS[letter] : 'other';
}

/** Paragraphs, list entries and table rows, each as one line. */
function entriesOf(markdown: string): string[] {
  const entries: string[] = [];
  let open = false;
  for (const raw of markdown.split('\n')) {
    const line = raw.trim();
    const begins = /^([-*] |\||#)/.test(line) || AT_LINE_START.test(line);
    if (line === '') open = false;
    else if (open && !begins) entries[entries.length - 1] += ` ${line}`;
    else {
      entries.push(line);
      open = true;
    }
  }
  return entries;
}

function statementsOf(entry: string): { id: string; body: string }[] {
  const first = AT_LINE_START.exec(entry);
  if (first === null) return [];
  const marks = [{ id: first[1], end: first[0].length, start: 0 }];
  for (const match of entry.matchAll(BOLD)) {
    if (match.index > first[0].length)
      marks.push({ id: match[1], end: match.index + match[0].length, start: match.index });
  }
  return marks.map(({ id, end }, index) => ({ id, body: entry.slice(end, marks[index + 1]?.start) }));
}

function firstSentence(body: string): string {
  const cells = body
    .split(' | ')
    .map(plain)
    .filter(cell => /\w/.test(cell));
  if (cells.length > 1) return rowText(cells);
  // A title or an emphasised question says little alone: the sentence after it belongs to it.
  const hasLead = /^\s*(?:[^*|]{1,60}\*\*|\*\*\s*\*[^*]+\*)/.test(body);
  return sentences(plain(body))
    .slice(0, hasLead ? 2 : 1)
    .join('')
    .trim();
}

/** The cells of a table row, until enough is said: short ones are mere labels. */
function rowText([label, ...cells]: readonly string[]): string {
  let text = label;
  for (const cell of cells) {
    text += `${/[?.!]$/.test(text) ? '' : ':'} ${sentences(cell)[0]}`;
    if (text.length > ROW_SAYS_ENOUGH) break;
  }
  return text;
}

function sentences(text: string): string[] {
  // What stands behind a dash after a full stop is the reason of a ruling.
  const [ruling] = text.split(/(?<=[.!?]) — /);
  return ruling.match(/.+?(?:[.!?](?=\s+["“'(]?[A-Z0-9])|$)/g) ?? [ruling];
}

function plain(markup: string): string {
  return markup
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\s*\(->[^)]*\)/g, '')
    .replaceAll(/\*+|`/g, '')
    .replaceAll(/\s+\|\s*$/g, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s|:—–-]+/, '')
    .trim();
}

const CITED = /\b([A-Z]{2,4})-([A-Z]\d+|\d+\.\d+[a-z]?)(?!\w)/g;
// What may follow an id: another one, with or without the prefix, after a comma or as the end of a range.
const FOLLOWING = /\s*(,|;|\/|&|\+|and|or|to|–|—|-|…)\s*(?:([A-Z]{2,4})-)?([A-Z]\d+|\d+\.\d+[a-z]?)(?!\w)/y;
const RANGE = /^(to|–|—|-|…)$/;

/** The ids that a comment or title names: one by one, listed (`HT-5.4, 5.6`) or as a range (`HT-5.4 to HT-5.6`). */
export function idsIn(text: string, known: readonly string[]): string[] {
  const named = new Set<string>();
  for (const match of text.matchAll(CITED)) {
    const prefix = match[1];
    let last = match[0];
    named.add(last);
    FOLLOWING.lastIndex = match.index + last.length;
    for (let next = FOLLOWING.exec(text); next !== null; next = FOLLOWING.exec(text)) {
      const id = `${next[2] ?? prefix}-${next[3]}`;
      for (const between of RANGE.test(next[1]) ? rangeOf(last, id, known) : []) named.add(between);
      named.add(id);
      last = id;
    }
  }
  return known.filter(id => named.has(id));
}

function rangeOf(first: string, last: string, known: readonly string[]): readonly string[] {
  const from = known.indexOf(first);
  const to = known.indexOf(last);
  return from === -1 || to === -1 ? [] : known.slice(from, to + 1).filter(id => kindOf(id) === kindOf(first));
}

/** Ids that look like those of these rules and are none of them: slips of the pen. */
export function strangersIn(text: string, known: readonly string[]): string[] {
  const prefixes = new Set(known.map(id => id.split('-')[0]));
  const named = [...text.matchAll(CITED)].filter(([id, prefix]) => prefixes.has(prefix) && !known.includes(id));
  return [...new Set(named.map(([id]) => id))];
}
