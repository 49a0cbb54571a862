import { copyOf, type Seat, type Table, type Terms } from '@bonebed/kernel';
import type { Thinking } from './bot.ts';
import type { Budget } from './budget.ts';

/** A bot at work on a decision, and how long it thinks about it: in iterations, for nobody should hear another answer because it came early. */
export interface Begun {
  readonly thinking: Thinking;
  readonly budget: Budget;
}

/** Lets the bot of a seat begin to think about what it is asked after so many answers; null for a person's seat. */
export type BeginAt = (table: Table<Terms>, seat: Seat, length: number) => Begun | null;

/** Decisions of bots, thought about before anybody asks. */
export interface Ahead {
  /** Thinks a little more; false if there is nothing left to think about. */
  iterate(): boolean;
  /** What a bot answers after these answers, counted from where this began; null if that was not thought through. */
  find(answers: readonly string[]): string | null;
}

/**
 * Thinks in the time of a person who is asked: of each answer that may come it finds out what the bots answer to it, up to the next question to a person. It is the same
 * thought as later, from the same chance and the same knowledge, only earlier, so nobody can tell from an answer whether there was time for it.
 */
export function thinkAhead(table: Table<Terms>, begin: BeginAt): Ahead {
  const known = new Map<string, string>();
  const seat = onlyAsked(table);
  const open = seat === null ? [] : table.choices(seat).map(({ text }) => text);
  let branch: Branch | null = null;
  return {
    iterate() {
      while (branch === null) {
        const text = open.shift();
        if (seat === null || text === undefined) return false;
        branch = branchAfter(table, seat, text, begin);
      }
      if (branch.goesOn()) return true;
      const way = keyOf(branch.answers);
      known.set(way, branch.conclude());
      if (!branch.nextBot()) branch = null;
      return true;
    },
    find: answers => known.get(keyOf(answers)) ?? null,
  };
}

const keyOf = (answers: readonly string[]): string => answers.join('\n');

/** Who is asked, if it is one alone: among several it is open who answers first, and what one of them has answered is nobody's business yet. */
function onlyAsked({ pending }: Table<Terms>): Seat | null {
  return pending !== null && pending.asked.length === 1 ? pending.asked[0] : null;
}

/** One way in which it may go on, at a question to a bot. */
interface Branch {
  /** What was answered on the way there. */
  readonly answers: readonly string[];
  /** Thinks once more; false if that is enough. */
  goesOn(): boolean;
  /** Lets the bot answer, and says what. */
  conclude(): string;
  /** Whether another question to a bot follows. */
  nextBot(): boolean;
}

/** Null if no bot is asked after this answer. */
function branchAfter(table: Table<Terms>, seat: Seat, text: string, begin: BeginAt): Branch | null {
  const copy = copyOf(table);
  const { length } = copy;
  const answers: string[] = [];
  let asked: Seat = seat;
  let begun: Begun | null = null;
  let iterations = 0;
  const answer = (given: string): void => {
    copy.answer(asked, given);
    answers.push(given);
  };
  const nextBot = (): boolean => {
    const next = onlyAsked(copy);
    if (next === null) return false;
    asked = next;
    begun = begin(copy, asked, table.length + copy.length - length);
    iterations = 0;
    return begun !== null;
  };
  answer(text);
  if (!nextBot()) return null;
  return {
    answers,
    goesOn() {
      if (begun === null || begun.thinking.isDone() || (iterations > 0 && begun.budget.isOver(iterations)))
        return false;
      begun.thinking.iterate();
      iterations += 1;
      return true;
    },
    conclude() {
      if (begun === null) throw new Error('no bot is asked');
      const { text: found } = begun.thinking.thought();
      answer(found);
      return found;
    },
    nextBot,
  };
}
