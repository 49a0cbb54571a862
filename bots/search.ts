import { fork, type Game, type Position, type Rng, type SearchTuning, type Seat, type Terms } from '@bonebed/kernel';
import type { ScoreChange } from './advice.ts';
import { type Bot, type Expected, type Question, question, type Root, type Thinking, type Thought } from './bot.ts';
import { type Evaluation, type EvaluationOf, rewards } from './evaluation.ts';
import { learn, newHabits, rememberedTexts } from './habits.ts';
import { halving, ranking, type Tried } from './halving.ts';
import { beginLine, type Line, type Means, type World } from './line.ts';
import { type Branch, branchOf, credit, meanOf, type Node, newNode } from './tree.ts';
import { TUNING, type TuningOf } from './tuning.ts';

/**
 * Information-set Monte Carlo tree search. Each iteration imagines a world that the seat can't tell from the real one, walks
 * down one tree that all worlds share, adds a node, and plays on (`line.ts`). All lines end equally many turns ahead, where the
 * evaluation says how they look: only lines of one length can be compared.
 */
interface Search<T extends Terms> extends Means<T> {
  readonly asked: Question;
  readonly tree: Node;
  /** Which option at the root is tried next. */
  readonly next: () => number;
  /** The first, second … world. Each option at the root meets them in this order: their differences are its own. */
  readonly worlds: World[];
  readonly rng: Rng;
  iterations: number;
  /** Of the root seat's rewards: how many, their sum and the sum of their squares. */
  count: number;
  sum: number;
  squares: number;
}

/** How far a line of play is shown, and how often its moves must have been tried for that. */
const LINE_LENGTH = 6;
const LINE_VISITS = 4;

/** What one option brings more than another, on average over many worlds. */
export interface Comparison {
  /** To the chance of each seat. */
  readonly chances: readonly number[];
  /** To the points of each row, by the lines of the score sheet, as far ahead as the search looks. */
  readonly points: readonly ScoreChange[];
}

/** A search that can also say what one answer was worth beside another. */
export interface Searching extends Thinking {
  /** How the first answer does beside the second, in a number of worlds that are new to both. */
  compare(text: string, other: string, worlds: number): Comparison;
}

export function beginSearch<T extends Terms>(
  root: Root<T>,
  rng: Rng,
  evaluation: Evaluation<T>,
  tuning: SearchTuning,
): Searching {
  const asked = question(root);
  const tree = newNode(root.seat, asked.what);
  const search: Search<T> = {
    root,
    asked,
    tree,
    rng,
    evaluation,
    tuning,
    habits: newHabits(),
    textOf: rememberedTexts(root.game, root.box),
    next: halving(asked.texts.length, rng, index => triedOf(tree, asked.texts[index])),
    worlds: [],
    iterations: 0,
    count: 0,
    sum: 0,
    squares: 0,
  };
  return {
    isDone: () => asked.texts.length === 1,
    iterate: () => iterate(search),
    thought: () => conclude(search),
    compare: (text, other, worlds) => compare(search, asked.texts.indexOf(text), asked.texts.indexOf(other), worlds),
  };
}

export function searchBot(id: string, evaluationOf: EvaluationOf, tuningOf: TuningOf = () => TUNING): Bot {
  return { id, begin: (root, rng) => beginSearch(root, rng, evaluationOf(root.game), tuningOf(root.game.id)) };
}

/** In each world both are played; that they meet the same luck lets it fall out of the difference. */
function compare<T extends Terms>(search: Search<T>, index: number, other: number, worlds: number): Comparison {
  const { game, seats } = search.root;
  const chances = new Array<number>(seats).fill(0);
  const points = new Map<string, { seat: Seat | null; what: string; points: number }>();
  const add = (seat: Seat | null, what: string, by: number): void => {
    const key = `${seat} ${what}`;
    const line = points.get(key) ?? { seat, what, points: 0 };
    line.points += by;
    points.set(key, line);
  };
  // Beside itself nothing is more or less.
  for (let i = 0; i < worlds && index !== other; i++) {
    const world = { deal: fork(search.rng), luck: fork(search.rng) };
    for (const [option, part] of [
      [index, 1 / worlds],
      [other, -1 / worlds],
    ]) {
      const end = (at: Position<T>): void => {
        for (const row of game.score(at)) for (const line of row.lines) add(row.seat, line.what, part * line.points);
      };
      const values = judge(game, lineIn(search, world, option), search, end);
      for (let seat = 0; seat < seats; seat++) chances[seat] += part * values[seat];
    }
  }
  return { chances, points: [...points.values()] };
}

function triedOf({ branches }: Node, text: string): Tried {
  const branch = branches.get(text);
  return branch === undefined ? { visits: 0, mean: 0 } : { visits: branch.visits, mean: meanOf(branch) };
}

function conclude<T extends Terms>({ tree, asked, iterations }: Search<T>): Thought {
  const tried = asked.texts.map(text => triedOf(tree, text));
  const candidates = ranking(tried).map(index => {
    const text = asked.texts[index];
    const { visits, mean } = tried[index];
    return { text, visits, value: mean, next: goesOn(tree.branches.get(text)) };
  });
  return { text: candidates[0].text, iterations, candidates };
}

/** What was tried most, decision after decision. */
function goesOn(from: Branch | undefined): Expected[] {
  const line: Expected[] = [];
  let next = from?.next ?? [];
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

/** Tries one option in a few worlds. */
function iterate<T extends Terms>(search: Search<T>): void {
  const index = search.next();
  for (let i = 0; i < search.tuning.lines; i++) follow(search, index);
  search.iterations += 1;
}

function follow<T extends Terms>(search: Search<T>, index: number): void {
  const { root, asked, tree, habits } = search;
  const { visits } = branchOf(tree, asked.texts[index]);
  const line = lineIn(search, worldFor(search, visits), index);
  const reward = judge(root.game, line, search);
  credit(line.path, reward);
  learn(habits, line.played, reward);
  search.count += 1;
  const own = reward[root.seat];
  search.sum += own;
  search.squares += own * own;
}

/** The line that begins with this option in this world. */
function lineIn<T extends Terms>(search: Search<T>, world: World, index: number): Line<T> {
  const { asked, tree, tuning } = search;
  const branch = branchOf(tree, asked.texts[index]);
  return beginLine(search, world, { node: tree, branch }, asked.options[index], tuning.curiosity * spreadOf(search));
}

function worldFor<T extends Terms>({ worlds, rng }: Search<T>, index: number): World {
  while (worlds.length <= index) worlds.push({ deal: fork(rng), luck: fork(rng) });
  return worlds[index];
}

/** How much the rewards differ: their standard deviation, taken to be large as long as there are few. */
function spreadOf<T extends Terms>({ count, sum, squares }: Search<T>): number {
  if (count < 2) return 1;
  const middle = sum / count;
  return Math.sqrt(Math.max(squares / count - middle * middle, 0)) + 1 / count;
}

/** Plays a line to the horizon and says what it is worth to each seat. */
function judge<T extends Terms>(
  game: Game<T>,
  line: Line<T>,
  { evaluation, tuning }: Means<T>,
  onEnd?: (at: Position<T>) => void,
): number[] {
  const { horizon, farsight } = tuning;
  // What the turns so far have counted, and how much is left for those to come.
  const sums: number[] = [];
  let rest = 1;
  let turns = 0;
  for (let turn = line.playNow(); ; turn = line.playOn(turn)) {
    const { play, isCut } = turn;
    const outcome = game.outcome(play);
    const chances = outcome === null ? null : rewards(outcome.places);
    if (tuning.isTurnOver(play)) turns += 1;
    const isEnd = isCut || chances !== null || turns > horizon;
    if (!isEnd && farsight === 1) continue;
    const part = isEnd ? rest : rest * (1 - farsight);
    const values = chances ?? evaluation.chances(play);
    for (let seat = 0; seat < values.length; seat++) sums[seat] = (sums[seat] ?? 0) + part * values[seat];
    if (isEnd) {
      onEnd?.(play);
      return sums;
    }
    rest -= part;
  }
}
