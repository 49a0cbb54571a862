import {
  below,
  type Choose,
  chooseAtRandom,
  type Game,
  legalOptions,
  type Option,
  optionText,
  type Play,
  type Rng,
  type Seat,
  type Terms,
} from '@bonebed/kernel';
import { type Bot, type Expected, guess, question, type Root, type Thought, worldAt } from './bot.ts';
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

export interface SearchTuning {
  /** How eagerly rarely tried options are tried again. */
  readonly curiosity: number;
  /** A node looks at so many options at first, and at one more each time its visits, to this power, grow by 1. */
  readonly firstOptions: number;
  readonly widening: number;
  /** A long turn beyond the tree is cut after so many decisions. */
  readonly mostDecisions: number;
}

/** Found by self-play; docs/BOTS.md has the figures. */
export const TUNING: SearchTuning = { curiosity: 0.35, firstOptions: 4, widening: 0.6, mostDecisions: 60 };

/** How far a line of play is shown, and how often its moves must have been tried for that. */
const LINE_LENGTH = 6;
const LINE_VISITS = 4;

const CUT = Symbol('cut');

export function searchBot(id: string, evaluationOf: EvaluationOf, tuning: SearchTuning = TUNING): Bot {
  return {
    id,
    begin: (root, rng) => {
      const { what, texts } = question(root);
      const evaluation = evaluationOf(root.game);
      const tree = newNode(root.seat, what);
      let iterations = 0;
      return {
        isDone: () => texts.length === 1,
        iterate: () => {
          iterate(root, rng, tree, evaluation, tuning);
          iterations += 1;
        },
        thought: () => conclude(tree, texts, iterations),
      };
    },
  };
}

function newNode(seat: Seat, what: string): Node {
  return { seat, what, visits: 0, branches: new Map() };
}

function conclude(tree: Node, texts: readonly string[], iterations: number): Thought {
  const lines = texts.map(text => {
    const branch = tree.branches.get(text);
    if (branch === undefined || branch.visits === 0) return { text, visits: 0, value: 0, next: [] };
    return { text, visits: branch.visits, value: branch.reward / branch.visits, next: goesOn(branch) };
  });
  // What was tried most is best: the search returns to what looks good. Equal ones stay in the order of the options.
  lines.sort((a, b) => b.visits - a.visits || b.value - a.value);
  return { text: lines[0].text, iterations, lines };
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
  rng: Rng,
  tree: Node,
  evaluation: Evaluation<T>,
  tuning: SearchTuning,
): void {
  const { game, box } = root;
  const random = chooseAtRandom<T>(rng);
  const path: Step[] = [];
  let isRoot = true;
  let hasLeft = false;
  let decisions = 0;
  const choose: Choose<T> = (at, seat, what, offer, values) => {
    if (isRoot && seat !== root.seat) return guess(at, seat, offer, rng);
    if (hasLeft) {
      decisions += 1;
      if (decisions > tuning.mostDecisions) throw CUT;
      return random(at, seat, what, offer, values);
    }
    const legal = legalOptions(at, seat, offer);
    if (legal.length === 1) return legal[0];
    const node = isRoot ? tree : nodeAfter(path[path.length - 1].branch, seat, what);
    isRoot = false;
    const texts = legal.map(option => optionText(game, box, what, option));
    const { option, branch } = select(node, legal, texts, rng, tuning);
    path.push({ node, branch });
    hasLeft = branch.visits === 0;
    return option;
  };
  const play = worldAt(root, rng, choose);
  runOut(game, play, () => hasLeft);
  const outcome = game.outcome(play);
  const reward = outcome === null ? evaluation.chances(play) : rewards(outcome.places);
  for (const { node, branch } of path) {
    node.visits += 1;
    branch.visits += 1;
    branch.reward += reward[node.seat];
  }
}

function nodeAfter({ next }: Branch, seat: Seat, what: string): Node {
  for (const node of next) if (node.seat === seat && node.what === what) return node;
  const node = newNode(seat, what);
  next.push(node);
  return node;
}

/** Plays whole turns until the tree has been left; then the turn that is running is the last one. */
function runOut<T extends Terms>(game: Game<T>, play: Play<T>, hasLeftTree: () => boolean): void {
  try {
    do game.step(play);
    while (!hasLeftTree() && game.outcome(play) === null);
  } catch (stop) {
    if (stop !== CUT) throw stop;
  }
}

function select<C extends Option>(
  node: Node,
  legal: readonly C[],
  texts: readonly string[],
  rng: Rng,
  tuning: SearchTuning,
): { readonly option: C; readonly branch: Branch } {
  const room = tuning.firstOptions + Math.floor(node.visits ** tuning.widening);
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
    const worth = branch.visits === 0 ? Number.POSITIVE_INFINITY : upperBound(branch, tuning.curiosity);
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
function upperBound({ reward, visits, available }: Branch, curiosity: number): number {
  return reward / visits + curiosity * Math.sqrt(Math.log(available) / visits);
}
