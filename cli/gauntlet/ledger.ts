import { appendFileSync, mkdirSync, readFileSync, truncateSync } from 'node:fs';
import { dirname } from 'node:path';
import { BadInput, parseJson } from '@bonebed/kernel';
import { type Cell, keyOf } from './cells.ts';

/** What came of one deal: for each bot of the cell its wins (a shared first place in parts), its decisions and what they took. */
export interface DealResult {
  readonly wins: readonly number[];
  readonly decisions: readonly number[];
  readonly thinkingMs: readonly number[];
  readonly longestMs: readonly number[];
}

interface PlayedDeal extends DealResult {
  readonly cell: string;
  readonly seed: string;
  readonly deal: number;
}

/**
 * The deals that were played, a line each, so that a run that was interrupted goes on where it stopped. Deals of other rules, other
 * weights or another seed stay in the file and count for nothing. What a `kill` has cut off in the last line is played again.
 */
export class Ledger {
  readonly #file: string;
  readonly #known = new Map<string, DealResult>();

  private constructor(file: string) {
    this.#file = file;
  }

  /** `name` is what the file is called in errors. */
  static open(file: string, name: string): Ledger {
    const ledger = new Ledger(file);
    const text = contents(file);
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    for (const [index, line] of whole.split('\n').slice(0, -1).entries()) {
      const read = readLine(line);
      if (read === null) throw new BadInput('file', name, `line ${index + 1} is no deal of a gauntlet`);
      ledger.#known.set(placeOf(read.cell, read.seed, read.deal), read);
    }
    if (whole.length < text.length) truncateSync(file, Buffer.byteLength(whole));
    mkdirSync(dirname(file), { recursive: true });
    return ledger;
  }

  find(cell: Cell, seed: string, deal: number): DealResult | undefined {
    return this.#known.get(placeOf(keyOf(cell), seed, deal));
  }

  /** Written at once: whoever is interrupted now loses no deal. */
  add(cell: Cell, seed: string, deal: number, result: DealResult): void {
    const line: PlayedDeal = { cell: keyOf(cell), seed, deal, ...result };
    appendFileSync(this.#file, `${JSON.stringify(line)}\n`);
    this.#known.set(placeOf(line.cell, seed, deal), result);
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

const placeOf = (cell: string, seed: string, deal: number): string => `${cell} ${seed} ${deal}`;

function readLine(text: string): PlayedDeal | null {
  try {
    const line: unknown = parseJson(text);
    return isLine(line) ? line : null;
  } catch (error) {
    if (error instanceof BadInput) return null;
    throw error;
  }
}

function isLine(value: unknown): value is PlayedDeal {
  if (typeof value !== 'object' || value === null) return false;
  const line = value as Partial<Record<keyof PlayedDeal, unknown>>;
  const isNumbers = (list: unknown): boolean => Array.isArray(list) && list.every(one => typeof one === 'number');
  return (
    typeof line.cell === 'string' &&
    typeof line.seed === 'string' &&
    typeof line.deal === 'number' &&
    [line.wins, line.decisions, line.thinkingMs, line.longestMs].every(isNumbers)
  );
}
