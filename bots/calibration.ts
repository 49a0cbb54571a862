import type { Honesty } from '@bonebed/kernel';
import { certaintyAt } from './honest.ts';
import { exp, ln } from './math.ts';

/** A chance that was told, how much of the game was left, and whether that seat won: 1, or a part where a victory was shared. */
export interface ToldChance {
  readonly chance: number;
  readonly left: number;
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
export function tenthsOf(all: readonly ToldChance[]): Tenth[] {
  return Array.from({ length: TENTHS }, (_, tenth) => {
    const own = all.filter(({ chance }) => Math.min(TENTHS - 1, Math.floor(chance * TENTHS)) === tenth);
    const mean = (pick: (told: ToldChance) => number) => own.reduce((sum, told) => sum + pick(told), 0) / own.length;
    return { count: own.length, told: mean(({ chance }) => chance), won: mean(({ won }) => won) };
  });
}

/** What of honesty is found by counting. */
export type Tempering = Pick<Honesty, 'certainty' | 'modesty'>;

/** For brains that say nothing of it. */
export const UNTEMPERED: Tempering = { certainty: [1, 1, 1], modesty: 0 };

/** No chance is taken to be nearer to nothing or to certainty, and no certainty to be less. */
const EDGE = 0.001;
export const LEAST_CERTAINTY = 0.05;

const odds = (chance: number): number => {
  const inside = Math.min(1 - EDGE, Math.max(EDGE, chance));
  return ln(inside / (1 - inside));
};

/** The same chance as it would have been told with another tempering. */
export function retold({ chance, left }: ToldChance, seats: number, from: Tempering, to: Tempering): number {
  const even = odds(1 / seats);
  const lead = (odds(chance) - even) / certaintyAt(from.certainty, left) + from.modesty;
  return 1 / (1 + exp(-(even + certaintyAt(to.certainty, left) * (lead - to.modesty))));
}

/** How far a value is moved at first, and at last. */
const FIRST_STEP = 0.32;
const LAST_STEP = 0.01;

/** The tempering by which what was told is least surprised by what came (its mean log loss), found by moving one value after the other. */
export function temperingFor(all: readonly ToldChance[], seats: number, now: Tempering): Tempering {
  const surprise = (to: Tempering): number =>
    all.reduce((sum, told) => {
      const chance = Math.min(1 - EDGE, Math.max(EDGE, retold(told, seats, now, to)));
      return sum - told.won * ln(chance) - (1 - told.won) * ln(1 - chance);
    }, 0);
  let [best, least] = [now, surprise(now)];
  for (let step = FIRST_STEP; step >= LAST_STEP; step /= 2) {
    let hasMoved = true;
    while (hasMoved) {
      hasMoved = false;
      for (const other of neighbours(best, step)) {
        const found = surprise(other);
        if (found >= least) continue;
        [best, least, hasMoved] = [other, found, true];
      }
    }
  }
  return best;
}

function neighbours({ certainty: [begin, middle, end], modesty }: Tempering, step: number): Tempering[] {
  return [step, -step].flatMap((by): Tempering[] => {
    const moved = (certainty: number) => Math.max(LEAST_CERTAINTY, certainty + by);
    return [
      { certainty: [moved(begin), middle, end], modesty },
      { certainty: [begin, moved(middle), end], modesty },
      { certainty: [begin, middle, moved(end)], modesty },
      { certainty: [begin, middle, end], modesty: modesty + by },
    ];
  });
}
