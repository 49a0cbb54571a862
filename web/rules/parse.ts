/** Reads a game's RULES.md into chapters, so that every rule can be shown, searched and linked by its id. */

export type Block =
  | { readonly kind: 'rule'; readonly id: string; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'list'; readonly isNumbered: boolean; readonly items: readonly string[] }
  | { readonly kind: 'picture'; readonly caption: string; readonly source: string }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

export interface RulesChapter {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** A line that states a rule: `- **HT-5.2** …` in a list, `- **FO-5.1 Gain Plaster.** …` with a name, `**HT-E3** …` for an example. */
const RULE = /^(?:- )?\*\*([A-Z]{2,}-[A-Z]?\d+(?:\.\d+)?[a-z]?)(?:[ .:—–]+([^*]*))?\*\*\s*(.*)$/;

/** A line of a list, with dashes or numbered. */
const ITEM = /^(-|\d+\.) (.+)$/;

/** A picture on a line of its own; what it shows is up to the page. */
const PICTURE = /^!\[([^\]]*)\]\(([^)]+)\)$/;

/** A row of a table that states a rule: its first cell begins with the id. */
const ROW = /^\**([A-Z]{2,}-[A-Z]?\d+(?:\.\d+)?[a-z]?)(?![\w.,–-])/;

export function parseRules(markdown: string): RulesChapter[] {
  const chapters: { id: string; title: string; blocks: Block[] }[] = [];
  let table: string[][] | null = null;
  let list: string[] | null = null;
  for (const line of markdown.split('\n')) {
    const heading = /^## (.+)$/.exec(line);
    if (heading !== null) {
      chapters.push({ id: anchor(heading[1]), title: heading[1], blocks: [] });
      table = null;
      list = null;
      continue;
    }
    const chapter = chapters.at(-1);
    if (chapter === undefined) continue;
    if (line.startsWith('|')) {
      const cells = line
        .slice(1, line.lastIndexOf('|'))
        .split('|')
        .map(cell => cell.trim());
      if (table === null) {
        table = [];
        chapter.blocks.push({ kind: 'table', head: cells, rows: table });
      } else if (!cells.every(cell => /^:?-+:?$/.test(cell))) table.push(cells);
      continue;
    }
    table = null;
    const item = ITEM.exec(line);
    if (item !== null && !RULE.test(line)) {
      if (list === null) {
        list = [];
        chapter.blocks.push({ kind: 'list', isNumbered: item[1] !== '-', items: list });
      }
      list.push(item[2]);
      continue;
    }
    list = null;
    const block = blockOf(line);
    if (block !== null) chapter.blocks.push(block);
  }
  return chapters;
}

/** The rule that a row of a table states, or null. */
export function ruleOfRow([first = '']: readonly string[]): string | null {
  return ROW.exec(first)?.[1] ?? null;
}

/** The ids of all rules that are stated, in their order. */
export function statedRules(chapters: readonly RulesChapter[]): string[] {
  return chapters.flatMap(({ blocks }) =>
    blocks.flatMap(block => {
      if (block.kind === 'rule') return [block.id];
      return block.kind === 'table' ? block.rows.flatMap(row => ruleOfRow(row) ?? []) : [];
    }),
  );
}

function blockOf(line: string): Block | null {
  const text = line.trim();
  if (text === '' || /^-{3,}$/.test(text)) return null;
  const rule = RULE.exec(text);
  if (rule !== null) {
    const [, id, name = '', words] = rule;
    return { kind: 'rule', id, text: name === '' ? words : `**${name}** ${words}` };
  }
  const heading = /^#{3,} (.+)$/.exec(text);
  if (heading !== null) return { kind: 'heading', text: heading[1] };
  const picture = PICTURE.exec(text);
  if (picture !== null) return { kind: 'picture', caption: picture[1], source: picture[2] };
  return { kind: 'text', text };
}

function anchor(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** A piece of a line: plain, stressed, or a rule that is referred to. */
export type Inline =
  | { readonly kind: 'plain' | 'strong' | 'emphasis' | 'code'; readonly text: string }
  | { readonly kind: 'icon'; readonly name: string }
  | { readonly kind: 'rule'; readonly id: string };

const INLINE =
  /!\[\]\(icon:(\w+)\)|\*\*([^*]+)\*\*|\*([^*]+)\*|`([^`]+)`|\[([^\]]+)\]\([^)]*\)|\b([A-Z]{2,}-[A-Z]?\d+(?:\.\d+)?)\b/g;

export function parseInline(text: string): Inline[] {
  const pieces: Inline[] = [];
  let end = 0;
  for (const found of text.matchAll(INLINE)) {
    if (found.index > end) pieces.push({ kind: 'plain', text: text.slice(end, found.index) });
    const [whole, icon, strong, emphasis, code, link, rule] = found;
    if (icon !== undefined) pieces.push({ kind: 'icon', name: icon });
    else if (strong !== undefined) pieces.push({ kind: 'strong', text: strong });
    else if (emphasis !== undefined) pieces.push({ kind: 'emphasis', text: emphasis });
    else if (code !== undefined) pieces.push({ kind: 'code', text: code });
    else if (link !== undefined) pieces.push({ kind: 'plain', text: link });
    else if (rule !== undefined) pieces.push({ kind: 'rule', id: rule });
    end = found.index + whole.length;
  }
  if (end < text.length) pieces.push({ kind: 'plain', text: text.slice(end) });
  return pieces;
}
