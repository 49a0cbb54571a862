import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { BadInput, parseJson } from '@bonebed/kernel';
import { type Cell, type Contest, contestOf } from './cells.ts';

/** What a deal brought the first bot of a cell. */
export interface DealResult {
  /** In all games of the deal, a shared first place in parts. */
  readonly wins: number;
  readonly decisions: number;
  readonly thinkingMs: number;
  readonly longestMs: number;
}

/** A line of the file: what came of a cell's deals with one seed. */
export interface LedgerLine {
  readonly cell: Contest;
  readonly seed: string;
  /** What the first bot won in each deal; null where one is still to be played. */
  readonly deals: readonly (number | null)[];
  /** Of the first bot, in all of these deals. */
  readonly decisions: number;
  readonly thinkingMs: number;
  readonly longestMs: number;
  /** From before deals were kept; it counts until more of them are known. */
  readonly sum?: { readonly games: number; readonly wins: number };
}

/** How long the first bot thinks in a deal; 0 if none was played. */
export function msPerDeal({ deals, thinkingMs }: LedgerLine): number {
  return thinkingMs / Math.max(1, deals.filter(wins => wins !== null).length);
}

/** Shares of a first place (a half, a third, a quarter) as short as they can be told apart. */
const DIGITS = 3;

/**
 * What came of each deal that was played, so that a run that was interrupted goes on where it stopped, on any machine that has the
 * file. Cells of other rules, other weights or another seed stay in it and count for nothing.
 */
export class Ledger {
  readonly #file: string;
  readonly #lines = new Map<string, LedgerLine>();

  private constructor(file: string) {
    this.#file = file;
  }

  /** `name` is what the file is called in errors. */
  static open(file: string, name: string): Ledger {
    const ledger = new Ledger(file);
    for (const [index, text] of contents(file).split('\n').slice(0, -1).entries()) {
      const line = readLine(text);
      if (line === null) throw new BadInput('file', name, `line ${index + 1} is no cell of a gauntlet`);
      ledger.#lines.set(placeOf(line.cell, line.seed), line);
    }
    mkdirSync(dirname(file), { recursive: true });
    return ledger;
  }

  find(cell: Cell, seed: string): LedgerLine {
    const contest = contestOf(cell);
    const unplayed = { cell: contest, seed, deals: [], decisions: 0, thinkingMs: 0, longestMs: 0 };
    return this.#lines.get(placeOf(contest, seed)) ?? unplayed;
  }

  /** What is known of a cell, with whatever seeds. */
  all(cell: Cell): LedgerLine[] {
    const contest = JSON.stringify(contestOf(cell));
    return [...this.#lines.values()].filter(line => JSON.stringify(line.cell) === contest);
  }

  /** Written at once: whoever is interrupted now loses no deal. */
  add(cell: Cell, seed: string, deal: number, result: DealResult): void {
    const line = this.find(cell, seed);
    const deals = [...line.deals];
    while (deals.length < deal) deals.push(null);
    deals[deal] = Number(result.wins.toFixed(DIGITS));
    this.#lines.set(placeOf(line.cell, seed), {
      ...line,
      deals,
      decisions: line.decisions + result.decisions,
      thinkingMs: line.thinkingMs + result.thinkingMs,
      longestMs: Math.max(line.longestMs, result.longestMs),
    });
    this.#write();
  }

  /** Leaves all but these cells behind, and keeps them in this order. */
  keepOnly(cells: readonly Cell[]): void {
    const kept = cells.flatMap(cell => this.all(cell));
    this.#lines.clear();
    for (const line of kept) this.#lines.set(placeOf(line.cell, line.seed), line);
    this.#write();
  }

  /** All or nothing, whenever the process ends. */
  #write(): void {
    const next = `${this.#file}.next`;
    writeFileSync(next, [...this.#lines.values()].map(line => `${JSON.stringify(line)}\n`).join(''));
    renameSync(next, this.#file);
  }
}

function contents(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
}

const placeOf = (cell: Contest, seed: string): string => JSON.stringify([cell, seed]);

function readLine(text: string): LedgerLine | null {
  try {
    const line: unknown = parseJson(text);
    return isLine(line) ? line : null;
  } catch (error) {
    if (error instanceof BadInput) return null;
    throw error;
  }
}

function isLine(value: unknown): value is LedgerLine {
  if (typeof value !== 'object' || value === null) return false;
  const line = value as Partial<Record<keyof LedgerLine, unknown>>;
  return (
    typeof line.cell === 'object' &&
    line.cell !== null &&
    typeof line.seed === 'string' &&
    Array.isArray(line.deals) &&
    line.deals.every(wins => wins === null || typeof wins === 'number') &&
    (line.sum === undefined || (typeof line.sum === 'object' && line.sum !== null)) &&
    [line.decisions, line.thinkingMs, line.longestMs].every(number => typeof number === 'number')
  );
}
