import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = '.cache/siege';
const PAGE = 'docs/RELIABILITY.md';
const BEGIN = '<!-- table: npm run siege -->';
const END = '<!-- end of table -->';

/** `npm run siege` attacks at full length; `npm test` runs the same attacks in short. */
export const isFull = process.env.SIEGE === 'full';

/** How often, how many or how long: the short form, and that of the whole siege. */
export function extent(short: number, full: number): number {
  return isFull ? full : short;
}

/** What an attack came to: counted things by their name, e.g. `{ kills: 50, acknowledged: 9120, lost: 0 }`. */
export type Figures = Readonly<Record<string, number | string>>;

/** Keeps the figures of an attack for the table. `order` is where issue, docs and table list it. */
export function report(order: number, attack: string, figures: Figures): void {
  if (!isFull) return;
  mkdirSync(FOLDER, { recursive: true });
  const name = attack.replace(/\W+/g, '-').toLowerCase();
  writeFileSync(join(FOLDER, `${name}.json`), JSON.stringify({ order, attack, figures }));
}

/** Writes the last figures of every attack into the page. Those of attacks that were not run on this machine stay as they are. */
export function writeTable(): void {
  const reported = readdirSync(FOLDER)
    .map(file => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Reported)
    .sort((a, b) => a.order - b.order);
  const page = readFileSync(PAGE, 'utf8');
  const [before, rest] = split(page, BEGIN);
  const [shown, after] = split(rest, END);
  const rows = new Map(
    shown
      .split('\n')
      .filter(isRow)
      .map(line => [attackIn(line), line]),
  );
  for (const one of reported) rows.set(one.attack, row(one));
  const table = ['| attack | what came of it |', '| --- | --- |', ...rows.values()].join('\n');
  writeFileSync(PAGE, `${before}${BEGIN}\n${table}\n${END}${after}`);
  console.log(`\n${table}\n\nwritten to ${PAGE}`);
}

/** Whether a line tells of an attack: not the head of the table, nor the rule below it. */
function isRow(line: string): boolean {
  return line.startsWith('| ') && attackIn(line) !== 'attack' && attackIn(line) !== '---';
}

function attackIn(line: string): string {
  return line.split(' | ')[0].slice(2);
}

interface Reported {
  readonly order: number;
  readonly attack: string;
  readonly figures: Figures;
}

function row({ attack, figures }: Reported): string {
  const told = Object.entries(figures).map(([what, figure]) => `${what} ${figure.toLocaleString('en')}`);
  return `| ${attack} | ${told.join(' · ')} |`;
}

function split(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  if (at === -1) throw new Error(`${PAGE} has no '${mark}'`);
  return [text.slice(0, at), text.slice(at + mark.length)];
}
