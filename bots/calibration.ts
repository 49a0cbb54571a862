import { exp, ln } from './math.ts';

/** A chance that was told, and whether that seat won: 1, or a part where a victory was shared. */
export interface Told {
  readonly chance: number;
  readonly won: number;
}

/** One tenth of all chances: what was told on average, and what came of it. */
export interface Tenth {
  readonly count: number;
  readonly told: number;
  readonly won: number;
}

const TENTHS = 10;

/** Chances by tenths. If they are honest, `told` and `won` agree in each. */
export function tenthsOf(all: readonly Told[]): Tenth[] {
  return Array.from({ length: TENTHS }, (_, tenth) => {
    const own = all.filter(({ chance }) => Math.min(TENTHS - 1, Math.floor(chance * TENTHS)) === tenth);
    const mean = (pick: (told: Told) => number) => own.reduce((sum, told) => sum + pick(told), 0) / own.length;
    return { count: own.length, told: mean(({ chance }) => chance), won: mean(({ won }) => won) };
  });
}

/** No chance is taken to be nearer to nothing or to certainty. */
const EDGE = 0.001;

const odds = (chance: number): number => {
  const inside = Math.min(1 - EDGE, Math.max(EDGE, chance));
  return ln(inside / (1 - inside));
};

/** The chance with its odds, counted from those of a seat of which nothing is known, times `certainty`. */
export function tempered(chance: number, seats: number, certainty: number): number {
  const even = odds(1 / seats);
  return 1 / (1 + exp(-(even + certainty * (odds(chance) - even))));
}

/** How far a certainty may be from 1. */
const LEAST = 0.1;
const MOST = 2;
const SECTIONS = 40;

/** The certainty by which what was told is least surprised by what came: its mean log loss has one low point, which sections close in on. */
export function certaintyFor(all: readonly Told[], seats: number): number {
  const surprise = (certainty: number): number =>
    all.reduce((sum, { chance, won }) => {
      const p = tempered(chance, seats, certainty);
      return sum - won * ln(p) - (1 - won) * ln(1 - p);
    }, 0);
  let [low, high] = [LEAST, MOST];
  for (let i = 0; i < SECTIONS; i++) {
    const third = (high - low) / 3;
    if (surprise(low + third) < surprise(high - third)) high -= third;
    else low += third;
  }
  return (low + high) / 2;
}
