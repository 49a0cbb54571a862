import {
  below,
  type Choose,
  chooseAtRandom,
  cloneRng,
  fork,
  type Game,
  legalOptions,
  type Option,
  optionText,
  type Play,
  type Rng,
  type Seat,
  type Terms,
} from '@bonebed/kernel';
import { type Bot, type Expected, guess, type Question, question, type Root, type Thought, worldAt } from './bot.ts';
import { type Evaluation, type EvaluationOf, rewards } from './evaluation.ts';

/**
 * Information-set Monte Carlo tree search. Each iteration imagines a world that the seat can't tell from the real one, walks
 * down one tree that all worlds share, adds a node, lets the turn run out at random and asks the evaluation how it looks.
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
  /** A line is followed into the next turn once its last option was tried so often: until then the end of the turn is judged. */
  readonly patience: number;
  /**
   * A node looks at so many options at first, and at one more each time its visits, to this power, grow by 1. At the root every
   * option must have its chance; further down, the best of a few is closer to good play than the mean of all.
   */
  readonly firstOptions: number;
  readonly widening: number;
  readonly firstOptionsBelow: number;
  readonly wideningBelow: number;
  /** A long turn beyond the tree is cut after so many decisions. */
  readonly mostDecisions: number;
}

/** Found by self-play; docs/BOTS.md has the figures. */
export const TUNING: SearchTuning = {
  curiosity: 0.7,
  patience: 8,
  firstOptions: 12,
  widening: 0.7,
  firstOptionsBelow: 1,
  wideningBelow: 0.5,
  mostDecisions: 60,
};

/** How far a line of play is shown, and how often its moves must have been tried for that. */
const LINE_LENGTH = 6;
const LINE_VISITS = 4;

const CUT = Symbol('cut');

export function searchBot(id: string, evaluationOf: EvaluationOf, tuning: SearchTuning = TUNING): Bot {
  return {
    id,
    begin: (root, rng) => {
      const asked = question(root);
      const evaluation = evaluationOf(root.game);
      const memory: Memory = { tree: newNode(root.seat, asked.what), worlds: [], count: 0, sum: 0, squares: 0 };
      return {
        isDone: () => asked.texts.length === 1,
        iterate: () => iterate(root, asked, rng, memory, evaluation, tuning),
        thought: () => conclude(memory, asked.texts),
      };
    },
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
  const { game, box } = root;
  const { tree } = memory;
  const spread = tuning.curiosity * spreadOf(memory);
  const first = select(tree, options, rootTexts, rng, spread, rootRoom(tree, tuning));
  const world = worldFor(memory, first.branch.visits, rng);
  const random = chooseAtRandom<T>(world);
  const path: Step[] = [{ node: tree, branch: first.branch }];
  let isRoot = true;
  let hasLeft = first.branch.visits === 0;
  let decisions = 0;
  const choose: Choose<T> = (at, seat, what, offer, values) => {
    if (isRoot) {
      if (seat !== root.seat) return guess(at, seat, offer, world);
      isRoot = false;
      return first.option as (typeof offer.candidates)[number];
    }
    if (hasLeft) {
      decisions += 1;
      if (decisions > tuning.mostDecisions) throw CUT;
      return random(at, seat, what, offer, values);
    }
    const legal = legalOptions(at, seat, offer);
    if (legal.length === 1) return legal[0];
    const node = nodeAfter(path[path.length - 1].branch, seat, what);
    const texts = legal.map(option => optionText(game, box, what, option));
    const { option, branch } = select(node, legal, texts, world, spread, roomBelow(node, tuning));
    path.push({ node, branch });
    hasLeft = branch.visits === 0;
    return option;
  };
  const play = worldAt(root, world, choose);
  runOut(game, play, () => hasLeft || path[path.length - 1].branch.visits < tuning.patience);
  const outcome = game.outcome(play);
  const reward = outcome === null ? evaluation.chances(play) : rewards(outcome.places);
  for (const { node, branch } of path) {
    node.visits += 1;
    branch.visits += 1;
    branch.reward += reward[node.seat];
  }
  memory.count += 1;
  memory.sum += reward[root.seat];
  memory.squares += reward[root.seat] ** 2;
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

/** Plays whole turns until the line has been followed far enough; then the turn that is running is the last one. */
function runOut<T extends Terms>(game: Game<T>, play: Play<T>, isFarEnough: () => boolean): void {
  try {
    do game.step(play);
    while (!isFarEnough() && game.outcome(play) === null);
  } catch (stop) {
    if (stop !== CUT) throw stop;
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
