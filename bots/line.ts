import {
  type Choose,
  cloneRng,
  fork,
  legalOptions,
  type Option,
  type PolicyPlay,
  policyPlay,
  type Rng,
  type SearchTuning,
  type Seat,
  type Terms,
} from '@bonebed/kernel';
import { guess, type Root, worldAt } from './bot.ts';
import type { Evaluation } from './evaluation.ts';
import { chooseByHabit, type Habits, type Habitual, habitOf } from './habits.ts';
import { type Node, nodeAfter, select, type TreeStep } from './tree.ts';

/** What a line is played with. */
export interface Means<T extends Terms> {
  readonly root: Root<T>;
  readonly evaluation: Evaluation<T>;
  readonly tuning: SearchTuning;
  readonly habits: Habits;
  readonly textOf: (what: string, option: Option) => string;
}

/** The chance of an imagined world: of what is dealt anew, and of each turn in it. Whatever was played before, the same turn has the same luck. */
export interface World {
  readonly deal: Rng;
  readonly luck: Rng;
}

/** One iteration on its way: down the tree as far as it goes, then on by habit. */
export interface Line<T extends Terms> {
  readonly path: readonly TreeStep[];
  readonly played: readonly Habitual[];
  /** Plays the turn that is running to its end. */
  playNow(): LineTurn<T>;
  /** Plays one more. */
  playOn(from: LineTurn<T>): LineTurn<T>;
}

/** The end of a turn. */
export interface LineTurn<T extends Terms> {
  readonly play: PolicyPlay<T>;
  /** Whether it was cut: a turn without end is judged as it stands. */
  readonly isCut: boolean;
}

const CUT = Symbol('cut');

/** Begins with an option at the root. */
export function beginLine<T extends Terms>(
  { root, tuning, habits, textOf }: Means<T>,
  world: World,
  first: TreeStep,
  option: Option,
  spread: number,
): Line<T> {
  const { game, box } = root;
  const luck = cloneRng(world.luck);
  const path: TreeStep[] = [first];
  const played: Habitual[] = [];
  let hasLeft = first.branch.visits === 0;
  // Of the turn that is running: who decides first in it, by what chance, and by what chance the others answer.
  let owner: Seat | null = null;
  let mine = luck;
  let others = luck;
  let decisions = 0;

  const choose: Choose<T> = (at, seat, what, offer) => {
    const legal = legalOptions(at, seat, offer);
    if (legal.length === 1) return legal[0];
    return hasLeft ? byHabit(seat, what, legal) : byTree(seat, what, legal);
  };

  const byTree = <C extends Option>(seat: Seat, what: string, legal: readonly C[]): C => {
    const node = nodeAfter(path[path.length - 1].branch, seat, what);
    const texts = legal.map(candidate => textOf(what, candidate));
    const { option: chosen, branch } = select(node, legal, texts, mine, spread, roomIn(node, tuning));
    path.push({ node, branch });
    played.push({ seat, habit: habitOf(habits, seat, what, textOf(what, chosen)) });
    hasLeft = branch.visits === 0;
    return chosen;
  };

  const byHabit = <C extends Option>(seat: Seat, what: string, legal: readonly C[]): C => {
    if (decisions >= tuning.mostDecisions) throw CUT;
    decisions += 1;
    owner ??= seat;
    const chosen = chooseByHabit(habits, seat, what, legal, textOf, seat === owner ? mine : others);
    played.push({ seat, habit: chosen.habit });
    return chosen.option;
  };

  const playTurn = (chance: Rng, play: PolicyPlay<T>): LineTurn<T> => {
    mine = fork(chance);
    others = fork(chance);
    owner = null;
    decisions = 0;
    try {
      game.step(play);
      return { play, isCut: false };
    } catch (stop) {
      if (stop !== CUT) throw stop;
      return { play, isCut: true };
    }
  };

  const fromRoot = (): PolicyPlay<T> => {
    const deal = cloneRng(world.deal);
    let isRoot = true;
    return worldAt(root, deal, (at, seat, what, offer, values) => {
      if (!isRoot) return choose(at, seat, what, offer, values);
      if (seat !== root.seat) return guess(at, seat, offer, deal);
      isRoot = false;
      return option as (typeof offer.candidates)[number];
    });
  };

  return {
    path,
    played,
    playNow: () => playTurn(fork(luck), fromRoot()),
    playOn: ({ play: { state } }) => {
      const chance = fork(luck);
      state.rng = fork(chance);
      return playTurn(chance, policyPlay(box, state, choose));
    },
  };
}

/** How many options a node below the root looks at now. */
function roomIn({ visits }: Node, { firstOptions }: SearchTuning): number {
  return firstOptions + Math.floor(Math.sqrt(visits));
}
