import { below, type Game, type Option, optionText, type Rng, type Seat, type Terms } from '@bonebed/kernel';

/**
 * How well an option has done wherever it was chosen, whatever came before: the move-average sampling technique (MAST). Beyond the
 * tree it plays far better than chance, and costs hardly more.
 */
export interface Habit {
  count: number;
  /** Sum of the rewards of the seat that chose it. */
  reward: number;
}

/** What one search has learned about options, for each seat. */
export interface Habits {
  readonly bySeat: Map<string, Habit>[];
  /** Rewards of all iterations, for each seat: what an option is taken to be worth before it was tried. */
  readonly sums: number[];
  count: number;
}

/** Of so many legal options drawn at random the one with the best habit is played: good ones often, others now and then. */
const DRAWN = 3;

export function newHabits(): Habits {
  return { bySeat: [], sums: [], count: 0 };
}

/** The habit of an option; `key` is the ask and the option's text. */
export function habitOf({ bySeat }: Habits, seat: Seat, key: string): Habit {
  bySeat[seat] ??= new Map();
  let habit = bySeat[seat].get(key);
  if (habit === undefined) {
    habit = { count: 0, reward: 0 };
    bySeat[seat].set(key, habit);
  }
  return habit;
}

/** The better one of a few legal options, by habit. */
export function chooseByHabit<C extends Option>(
  habits: Habits,
  seat: Seat,
  legal: readonly C[],
  keyOf: (option: C) => string,
  rng: Rng,
): { readonly option: C; readonly habit: Habit } {
  const usual = habits.count === 0 ? 0 : (habits.sums[seat] ?? 0) / habits.count;
  let option = legal[below(rng, legal.length)];
  let habit = habitOf(habits, seat, keyOf(option));
  for (let drawn = 1; drawn < DRAWN; drawn++) {
    const other = legal[below(rng, legal.length)];
    if (other === option) continue;
    const otherHabit = habitOf(habits, seat, keyOf(other));
    if (worthOf(otherHabit, usual) <= worthOf(habit, usual)) continue;
    option = other;
    habit = otherHabit;
  }
  return { option, habit };
}

/** One imagined try with the usual reward keeps an option that was unlucky once in play. */
function worthOf({ count, reward }: Habit, usual: number): number {
  return (reward + usual) / (count + 1);
}

/** `optionText`, remembered: a search asks for the same texts again and again, and most options are constants of the box. */
export function rememberedTexts<T extends Terms>(
  game: Game<T>,
  box: T['box'],
): (what: string, option: Option) => string {
  const ofNumbers = new Map<string, string[]>();
  const ofRecords = new WeakMap<object, string>();
  const numbersOf = (what: string): string[] => {
    const known = ofNumbers.get(what) ?? [];
    if (known.length === 0) ofNumbers.set(what, known);
    return known;
  };
  return (what, option) => {
    if (typeof option === 'string') return option;
    if (typeof option === 'number') {
      const texts = numbersOf(what);
      texts[option] ??= optionText(game, box, what, option);
      return texts[option];
    }
    const text = ofRecords.get(option) ?? optionText(game, box, what, option);
    ofRecords.set(option, text);
    return text;
  };
}
