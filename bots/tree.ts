import { below, type Option, type Rng, type Seat } from '@bonebed/kernel';
import { ln } from './math.ts';

/** A decision that the search has come to: who is asked what. States are not told apart, so what is hidden makes no difference. */
export interface Node {
  readonly seat: Seat;
  readonly what: string;
  visits: number;
  readonly branches: Map<string, Branch>;
}

/** An option of a decision, known by its text. */
export interface Branch {
  visits: number;
  /** How often it could have been chosen: not every option exists in every world. */
  available: number;
  /** Sum of the deciding seat's rewards. */
  reward: number;
  /** The decisions that came next: more than one where chance or hidden things decide who is asked what. */
  readonly next: Node[];
}

/** One decision on the way of an iteration through the tree. */
export interface TreeStep {
  readonly node: Node;
  readonly branch: Branch;
}

export function newNode(seat: Seat, what: string): Node {
  return { seat, what, visits: 0, branches: new Map() };
}

export function branchOf({ branches }: Node, text: string): Branch {
  let branch = branches.get(text);
  if (branch === undefined) {
    branch = { visits: 0, available: 0, reward: 0, next: [] };
    branches.set(text, branch);
  }
  return branch;
}

export function nodeAfter({ next }: Branch, seat: Seat, what: string): Node {
  for (const node of next) if (node.seat === seat && node.what === what) return node;
  const node = newNode(seat, what);
  next.push(node);
  return node;
}

/** What a branch has brought so far; nothing, if it was never tried. */
export function meanOf({ reward, visits }: Branch): number {
  return visits === 0 ? 0 : reward / visits;
}

/** The option with the best upper bound, of the `room` options that the node looks at. */
export function select<C extends Option>(
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
    if (node.branches.size >= room && !node.branches.has(texts[index])) continue;
    const branch = branchOf(node, texts[index]);
    branch.available += 1;
    const worth = branch.visits === 0 ? Number.POSITIVE_INFINITY : upperBound(branch, spread);
    if (worth > bestWorth) {
      bestWorth = worth;
      chosen = { option: legal[index], branch };
    }
  }
  if (chosen !== null) return chosen;
  // All that is possible in this world lies beyond what the node looks at yet: look at one of them all the same.
  const branch = branchOf(node, texts[start]);
  branch.available += 1;
  return { option: legal[start], branch };
}

/** UCB1 with the number of times that the option was there instead of the visits of its node. */
function upperBound(branch: Branch, spread: number): number {
  return meanOf(branch) + spread * Math.sqrt(ln(branch.available) / branch.visits);
}

export function credit(path: readonly TreeStep[], reward: readonly number[]): void {
  for (const { node, branch } of path) {
    node.visits += 1;
    branch.visits += 1;
    branch.reward += reward[node.seat];
  }
}
