import {
  allows,
  below,
  type Choose,
  chooseAtRandom,
  type Game,
  type Option,
  optionText,
  type Rng,
  type Seat,
  type Terms,
} from '@bonebed/kernel';
import { type Bot, question, type Root, type Thought, worldAt } from './bot.ts';
import { type Evaluation, rewards } from './evaluation.ts';

/**
 * Information-set Monte Carlo tree search. Each iteration imagines a world that the seat can't tell from the real one, walks
 * down one tree that all worlds share, adds a node, lets the turn run out at random and asks the evaluation how it looks.
 * Nodes belong to decisions, not to states, so that what is hidden never tells two branches apart.
 */
interface Node {
  visits: number;
  readonly branches: Map<string, Branch>;
}

interface Branch {
  visits: number;
  /** How often it could have been chosen: not every option exists in every world. */
  available: number;
  /** Sum of the deciding seat's rewards. */
  reward: number;
  readonly node: Node;
}

interface Step {
  readonly node: Node;
  readonly branch: Branch;
  readonly seat: Seat;
}

/** How eagerly rarely tried options are tried again; found by self-play. */
const CURIOSITY = 0.7;
/** A node looks at one more option each time its visits grow by this power. */
const WIDENING = 0.6;
const FIRST_OPTIONS = 4;
/** A long turn or game beyond the tree is cut here. */
const MOST_DECISIONS = 60;

const CUT = Symbol('cut');

export function searchBot(id: string, evaluationOf: <T extends Terms>(root: Root<T>) => Evaluation<T>): Bot {
  return {
    id,
    decide: (root, rng, budget) => {
      const { texts } = question(root);
      if (texts.length === 1) return { text: texts[0], iterations: 0, lines: [] };
      const evaluation = evaluationOf(root);
      const tree: Node = newNode();
      let iterations = 0;
      while (iterations < budget.iterations && !budget.isOver()) {
        iterate(root, rng, tree, evaluation);
        iterations += 1;
      }
      return conclude(tree, texts, iterations);
    },
  };
}

function newNode(): Node {
  return { visits: 0, branches: new Map() };
}

function conclude(tree: Node, texts: readonly string[], iterations: number): Thought {
  const lines = texts.map(text => {
    const branch = tree.branches.get(text);
    const visits = branch?.visits ?? 0;
    return { text, visits, value: branch === undefined || visits === 0 ? 0 : branch.reward / visits };
  });
  lines.sort((a, b) => b.visits - a.visits || b.value - a.value);
  return { text: lines[0].text, iterations, lines };
}

function iterate<T extends Terms>(root: Root<T>, rng: Rng, tree: Node, evaluation: Evaluation<T>): void {
  const { game, box } = root;
  const random = chooseAtRandom<T>(rng);
  const path: Step[] = [];
  let node: Node | null = tree;
  let isRoot = true;
  let decisions = 0;
  const choose: Choose<T> = (at, seat, what, offer, values) => {
    // Before the root's own decision only seats that are asked together with it can come: they are guessed.
    if (isRoot && seat !== root.seat) return random(at, seat, what, offer, values);
    isRoot = false;
    if (node === null) {
      decisions += 1;
      if (decisions > MOST_DECISIONS) throw CUT;
      return random(at, seat, what, offer, values);
    }
    const legal = offer.candidates.filter(candidate => allows(at, seat, offer.guards, candidate));
    if (legal.length === 1) return legal[0];
    const chosen = select(game, box, node, what, legal, rng);
    path.push({ node, branch: chosen.branch, seat });
    node = chosen.branch.visits === 0 ? null : chosen.branch.node;
    return chosen.option;
  };
  const play = worldAt(root, rng, choose);
  runOut(game, play, () => node === null);
  const outcome = game.outcome(play);
  const reward = outcome === null ? evaluation.chances(play, root.seats) : rewards(outcome.places);
  for (const step of path) {
    step.node.visits += 1;
    step.branch.visits += 1;
    step.branch.reward += reward[step.seat];
  }
}

/** Plays whole turns until the tree has been left; then the turn that is running is the last one. */
function runOut<T extends Terms>(game: Game<T>, play: ReturnType<typeof worldAt<T>>, hasLeftTree: () => boolean): void {
  try {
    do game.step(play);
    while (!hasLeftTree() && game.outcome(play) === null);
  } catch (stop) {
    if (stop !== CUT) throw stop;
  }
}

function select<T extends Terms, C extends Option>(
  game: Game<T>,
  box: T['box'],
  node: Node,
  what: string,
  legal: readonly C[],
  rng: Rng,
): { readonly option: C; readonly branch: Branch } {
  const room = FIRST_OPTIONS + Math.floor(node.visits ** WIDENING);
  const start = below(rng, legal.length);
  let chosen: { option: C; branch: Branch } | null = null;
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < legal.length; i++) {
    const option = legal[(start + i) % legal.length];
    const text = optionText(game, box, what, option);
    let branch = node.branches.get(text);
    if (branch === undefined) {
      if (node.branches.size >= room) continue;
      branch = { visits: 0, available: 0, reward: 0, node: newNode() };
      node.branches.set(text, branch);
    }
    branch.available += 1;
    const worth = branch.visits === 0 ? Number.POSITIVE_INFINITY : upperBound(branch);
    if (worth > bestWorth) {
      bestWorth = worth;
      chosen = { option, branch };
    }
  }
  if (chosen !== null) return chosen;
  // All that is possible in this world lies beyond what the node looks at yet: look at one of them all the same.
  const option = legal[start];
  const branch: Branch = { visits: 0, available: 1, reward: 0, node: newNode() };
  node.branches.set(optionText(game, box, what, option), branch);
  return { option, branch };
}

/** UCB1 with the number of times that the option was there instead of the visits of its node. */
function upperBound({ reward, visits, available }: Branch): number {
  return reward / visits + CURIOSITY * Math.sqrt(Math.log(available) / visits);
}
