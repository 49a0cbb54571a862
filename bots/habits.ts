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

/** What one search has learned about options. */
export interface Habits {
  /** For each seat, by what was asked and the option's text. */
  readonly bySeat: Map<string, Map<string, Habit>>[];
  /** Rewards of all iterations, for each seat: what an option is taken to be worth before it was tried. */
  readonly sums: number[];
  count: number;
}

/** An option that was played, by whom. */
export interface Habitual {
  readonly seat: Seat;
  readonly habit: Habit;
}

/** How many legal options are drawn at random; the one with the best habit is played. So good ones are played often, others now and then. */
const DRAWN = 3;

export function newHabits(): Habits {
  return { bySeat: [], sums: [], count: 0 };
}

export function habitOf({ bySeat }: Habits, seat: Seat, what: string, text: string): Habit {
  return habitIn(habitsAt(bySeat, seat, what), text);
}

function habitsAt(bySeat: Map<string, Map<string, Habit>>[], seat: Seat, what: string): Map<string, Habit> {
  bySeat[seat] ??= new Map();
  let known = bySeat[seat].get(what);
  if (known === undefined) {
    known = new Map();
    bySeat[seat].set(what, known);
  }
  return known;
}

function habitIn(known: Map<string, Habit>, text: string): Habit {
  let habit = known.get(text);
  if (habit === undefined) {
    habit = { count: 0, reward: 0 };
    known.set(text, habit);
  }
  return habit;
}

/** The better one of a few legal options, by habit. */
export function chooseByHabit<C extends Option>(
  habits: Habits,
  seat: Seat,
  what: string,
  legal: readonly C[],
  textOf: (what: string, option: C) => string,
  rng: Rng,
): { readonly option: C; readonly habit: Habit } {
  const usual = habits.count === 0 ? 0 : (habits.sums[seat] ?? 0) / habits.count;
  const known = habitsAt(habits.bySeat, seat, what);
  let option = legal[below(rng, legal.length)];
  let habit = habitIn(known, textOf(what, option));
  for (let drawn = 1; drawn < DRAWN; drawn++) {
    const other = legal[below(rng, legal.length)];
    if (other === option) continue;
    const otherHabit = habitIn(known, textOf(what, other));
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

/** Learns from the end of an iteration: what was played in it, and what came of it for each seat. */
export function learn(habits: Habits, played: readonly Habitual[], reward: readonly number[]): void {
  for (const { seat, habit } of played) {
    habit.count += 1;
    habit.reward += reward[seat];
  }
  habits.count += 1;
  for (let seat = 0; seat < reward.length; seat++) habits.sums[seat] = (habits.sums[seat] ?? 0) + reward[seat];
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
