import {
  below,
  type Choose,
  cloneRng,
  fork,
  type Game,
  legalOptions,
  type Option,
  type Play,
  type Rng,
  type Seat,
  type Terms,
} from '@bonebed/kernel';
import { type Bot, type Expected, guess, type Question, question, type Root, type Thought, worldAt } from './bot.ts';
import { type Evaluation, type EvaluationOf, rewards } from './evaluation.ts';
import { chooseByHabit, type Habit, type Habits, habitOf, newHabits, rememberedTexts } from './habits.ts';

/**
 * Information-set Monte Carlo tree search. Each iteration imagines a world that the seat can't tell from the real one, walks
 * down one tree that all worlds share, adds a node, and plays on by habit: by what has done well in the iterations so far. All
 * lines end equally many turns ahead, where the evaluation says how they look: only lines of one length can be compared.
 * Nodes belong to decisions, not to states, so that what is hidden never tells two branches apart.
 */
interface Node {
  readonly seat: Seat;
  readonly what: string;
  visits: number;
  readonly branches: Map<string, Branch>;
}

interface Branch {
  visits: number;
  /** How often it could have been chosen: not every option exists in every world. */
  available: number;
  /** Sum of the deciding seat's rewards. */
  reward: number;
  /** The decisions that came next: more than one where chance or hidden things decide who is asked what. */
  readonly next: Node[];
}

interface Step {
  readonly node: Node;
  readonly branch: Branch;
}

/** What one search has learned so far. */
interface Memory {
  readonly tree: Node;
  readonly habits: Habits;
  readonly textOf: (what: string, option: Option) => string;
  /** The chance of the first, second … world. Each option at the root meets them in this order: their differences are its own. */
  readonly worlds: Rng[];
  /** Of the root seat's rewards: how many, their sum and the sum of their squares. */
  count: number;
  sum: number;
  squares: number;
}

export interface SearchTuning {
  /** How eagerly rarely tried options are tried again, as a part of how much rewards differ. */
  readonly curiosity: number;
  /** A line ends so many turns (steps of the game) after the one that is running. */
  readonly horizon: number;
  /**
   * What the end of a line counts. At 1 it is all; below, the evaluation is asked after every turn, and each one counts so much
   * of the one before: what is near is judged with less noise, what is far with more insight.
   */
  readonly farsight: number;
  /**
   * A node looks at so many options at first, and at one more each time its visits, to this power, grow by 1. At the root every
   * option must have its chance; further down, the best of a few is closer to good play than the mean of all.
   */
  readonly firstOptions: number;
  readonly widening: number;
  readonly firstOptionsBelow: number;
  readonly wideningBelow: number;
  /** A line is cut after so many decisions beyond the tree: a turn without end is judged as it stands. */
  readonly mostDecisions: number;
}

/** Found by self-play; docs/BOTS.md has the figures. Games may see further or less far (`brains.ts`). */
export const TUNING: SearchTuning = {
  curiosity: 0.7,
  horizon: 8,
  farsight: 1,
  firstOptions: 12,
  widening: 0.7,
  firstOptionsBelow: 1,
  wideningBelow: 0.5,
  mostDecisions: 400,
};

export type TuningOf = (gameId: string) => SearchTuning;

/** How far a line of play is shown, and how often its moves must have been tried for that. */
const LINE_LENGTH = 6;
const LINE_VISITS = 4;

const CUT = Symbol('cut');

export function searchBot(id: string, evaluationOf: EvaluationOf, tuningOf: TuningOf = () => TUNING): Bot {
  return {
    id,
    begin: (root, rng) => {
      const asked = question(root);
      const evaluation = evaluationOf(root.game);
      const tuning = tuningOf(root.game.id);
      const memory = newMemory(root, asked);
      return {
        isDone: () => asked.texts.length === 1,
        iterate: () => iterate(root, asked, rng, memory, evaluation, tuning),
        thought: () => conclude(memory, asked.texts),
      };
    },
  };
}

function newMemory<T extends Terms>({ game, box, seat }: Root<T>, { what }: Question): Memory {
  return {
    tree: newNode(seat, what),
    habits: newHabits(),
    textOf: rememberedTexts(game, box),
    worlds: [],
    count: 0,
    sum: 0,
    squares: 0,
  };
}

function newNode(seat: Seat, what: string): Node {
  return { seat, what, visits: 0, branches: new Map() };
}

function conclude({ tree, count }: Memory, texts: readonly string[]): Thought {
  const lines = texts.map(text => {
    const branch = tree.branches.get(text);
    if (branch === undefined || branch.visits === 0) return { text, visits: 0, value: 0, next: [] };
    return { text, visits: branch.visits, value: branch.reward / branch.visits, next: goesOn(branch) };
  });
  // What was tried most is best: the search returns to what looks good. Equal ones stay in the order of the options.
  lines.sort((a, b) => b.visits - a.visits || b.value - a.value);
  return { text: lines[0].text, iterations: count, lines };
}

/** What was tried most, decision after decision. */
function goesOn(from: Branch): Expected[] {
  const line: Expected[] = [];
  let { next } = from;
  while (line.length < LINE_LENGTH) {
    let most: { expected: Expected; branch: Branch } | null = null;
    for (const { seat, branches } of next) {
      for (const [text, branch] of branches) {
        if (branch.visits < LINE_VISITS || branch.visits <= (most?.branch.visits ?? 0)) continue;
        most = { expected: { seat, text }, branch };
      }
    }
    if (most === null) break;
    line.push(most.expected);
    next = most.branch.next;
  }
  return line;
}

function iterate<T extends Terms>(
  root: Root<T>,
  { options, texts: rootTexts }: Question,
  rng: Rng,
  memory: Memory,
  evaluation: Evaluation<T>,
  tuning: SearchTuning,
): void {
  const { tree, habits, textOf } = memory;
  const spread = tuning.curiosity * spreadOf(memory);
  const first = select(tree, options, rootTexts, rng, spread, rootRoom(tree, tuning));
  const world = worldFor(memory, first.branch.visits, rng);
  const path: Step[] = [{ node: tree, branch: first.branch }];
  const played: { readonly seat: Seat; readonly habit: Habit }[] = [];
  let isRoot = true;
  let hasLeft = first.branch.visits === 0;
  let decisions = 0;
  const choose: Choose<T> = (at, seat, what, offer) => {
    if (isRoot) {
      if (seat !== root.seat) return guess(at, seat, offer, world);
      isRoot = false;
      return first.option as (typeof offer.candidates)[number];
    }
    const legal = legalOptions(at, seat, offer);
    if (legal.length === 1) return legal[0];
    if (hasLeft) {
      decisions += 1;
      if (decisions > tuning.mostDecisions) throw CUT;
      const { option, habit } = chooseByHabit(
        habits,
        seat,
        legal,
        candidate => `${what} ${textOf(what, candidate)}`,
        world,
      );
      played.push({ seat, habit });
      return option;
    }
    const node = nodeAfter(path[path.length - 1].branch, seat, what);
    const texts = legal.map(option => textOf(what, option));
    const { option, branch } = select(node, legal, texts, world, spread, roomBelow(node, tuning));
    path.push({ node, branch });
    played.push({ seat, habit: habitOf(habits, seat, `${what} ${textOf(what, option)}`) });
    hasLeft = branch.visits === 0;
    return option;
  };
  const reward = judge(root.game, worldAt(root, world, choose), evaluation, tuning);
  for (const { node, branch } of path) {
    node.visits += 1;
    branch.visits += 1;
    branch.reward += reward[node.seat];
  }
  for (const { seat, habit } of played) {
    habit.count += 1;
    habit.reward += reward[seat];
  }
  remember(memory, reward, root.seat);
}

function remember(memory: Memory, reward: readonly number[], seat: Seat): void {
  const { habits } = memory;
  habits.count += 1;
  for (let i = 0; i < reward.length; i++) habits.sums[i] = (habits.sums[i] ?? 0) + reward[i];
  memory.count += 1;
  memory.sum += reward[seat];
  memory.squares += reward[seat] ** 2;
}

function worldFor({ worlds }: Memory, index: number, rng: Rng): Rng {
  while (worlds.length <= index) worlds.push(fork(rng));
  return cloneRng(worlds[index]);
}

/** How much the rewards differ: their standard deviation, taken to be large as long as there are few. */
function spreadOf({ count, sum, squares }: Memory): number {
  if (count < 2) return 1;
  const middle = sum / count;
  return Math.sqrt(Math.max(squares / count - middle * middle, 0)) + 1 / count;
}

function nodeAfter({ next }: Branch, seat: Seat, what: string): Node {
  for (const node of next) if (node.seat === seat && node.what === what) return node;
  const node = newNode(seat, what);
  next.push(node);
  return node;
}

/** Plays on to the horizon and says what the line is worth to each seat. */
function judge<T extends Terms>(
  game: Game<T>,
  play: Play<T>,
  evaluation: Evaluation<T>,
  { horizon, farsight }: SearchTuning,
): number[] {
  // What the turns so far have counted, and how much is left for those to come.
  const sums: number[] = [];
  let rest = 1;
  const settle = (chances: readonly number[]): number[] =>
    chances.map((chance, seat) => (sums[seat] ?? 0) + rest * chance);
  for (let turn = 0; turn <= horizon; turn++) {
    if (turn > 0 && farsight < 1) {
      const chances = evaluation.chances(play);
      for (let seat = 0; seat < chances.length; seat++) {
        sums[seat] = (sums[seat] ?? 0) + rest * (1 - farsight) * chances[seat];
      }
      rest *= farsight;
    }
    const isCut = !stepThrough(game, play);
    const outcome = game.outcome(play);
    if (outcome !== null) return settle(rewards(outcome.places));
    if (isCut) break;
  }
  return settle(evaluation.chances(play));
}

/** One turn; false if it was cut. */
function stepThrough<T extends Terms>(game: Game<T>, play: Play<T>): boolean {
  try {
    game.step(play);
    return true;
  } catch (stop) {
    if (stop !== CUT) throw stop;
    return false;
  }
}

/** How many options a node looks at now. */
function rootRoom({ visits }: Node, { firstOptions, widening }: SearchTuning): number {
  return firstOptions + Math.floor(visits ** widening);
}

function roomBelow({ visits }: Node, { firstOptionsBelow, wideningBelow }: SearchTuning): number {
  return firstOptionsBelow + Math.floor(visits ** wideningBelow);
}

function select<C extends Option>(
  node: Node,
  legal: readonly C[],
  texts: readonly string[],
  rng: Rng,
  spread: number,
  room: number,
): { readonly option: C; readonly branch: Branch } {
  // Which of those not yet looked at comes first is left to chance, not to the order in which the rules list them.
  const start = below(rng, legal.length);
  let chosen: { option: C; branch: Branch } | null = null;
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < legal.length; i++) {
    const index = (start + i) % legal.length;
    let branch = node.branches.get(texts[index]);
    if (branch === undefined) {
      if (node.branches.size >= room) continue;
      branch = newBranch(node, texts[index]);
    }
    branch.available += 1;
    const worth = branch.visits === 0 ? Number.POSITIVE_INFINITY : upperBound(branch, spread);
    if (worth > bestWorth) {
      bestWorth = worth;
      chosen = { option: legal[index], branch };
    }
  }
  if (chosen !== null) return chosen;
  // All that is possible in this world lies beyond what the node looks at yet: look at one of them all the same.
  const branch = newBranch(node, texts[start]);
  branch.available += 1;
  return { option: legal[start], branch };
}

function newBranch(node: Node, text: string): Branch {
  const branch: Branch = { visits: 0, available: 0, reward: 0, next: [] };
  node.branches.set(text, branch);
  return branch;
}

/** UCB1 with the number of times that the option was there instead of the visits of its node. */
function upperBound({ reward, visits, available }: Branch, spread: number): number {
  return reward / visits + spread * Math.sqrt(Math.log(available) / visits);
}
