import type { Constraint, Measure } from './constraints.ts';
import type { Found } from './measure.ts';

/** Measures that are parts of a whole, which people read as percentages. */
const SHARES: readonly Measure[] = ['games', 'ratio', 'endings', 'seats', 'roles', 'taken', 'unused'];
/** Measures that are differences from a fair share. */
const LEADS: readonly Measure[] = ['seats', 'roles'];

/** A value of this measure: `98.3`, `45 %`, or `+3.1 %` beside a fair share. */
export function valueWords(measure: Measure, value: number): string {
  if (!SHARES.includes(measure)) return Number.isInteger(value) ? String(value) : value.toFixed(1);
  const percent = 100 * value;
  const digits = Number.isInteger(percent) ? 0 : 1;
  const sign = LEADS.includes(measure) && value > 0 ? '+' : '';
  return `${sign}${percent.toFixed(digits)} %`;
}

/** `85 – 115`, `≥ 2 %`, `≤ 10`. */
export function wantedWords({ measure, range: [low, high] }: Constraint): string {
  if (low === null) return `≤ ${valueWords(measure, high ?? 0)}`;
  if (high === null || (isShare(measure) && high === 1)) return `≥ ${valueWords(measure, low)}`;
  if (low === high) return valueWords(measure, low);
  return `${valueWords(measure, low)} – ${valueWords(measure, high)}`;
}

function isShare(measure: Measure): boolean {
  return SHARES.includes(measure) && !LEADS.includes(measure);
}

/** `98.3 (95.1 – 101.5)`. */
export function foundWords({ measure }: Pick<Constraint, 'measure'>, found: Found | undefined): string {
  if (found === undefined) return '–';
  const value = valueWords(measure, found.value);
  if (measure === 'unused') return found.name === null ? value : `${value}: ${found.name}`;
  return `${value} (${valueWords(measure, found.low)} – ${valueWords(measure, found.high)})`;
}
