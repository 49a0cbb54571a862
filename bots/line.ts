import {
  type Choose,
  cloneRng,
  fork,
  legalOptions,
  type Option,
  type PolicyPlay,
  policyPlay,
  type Rng,
  type Seat,
  type Terms,
} from '@bonebed/kernel';
import { guess, type Root, worldAt } from './bot.ts';
import { type Evaluation, rewards } from './evaluation.ts';
import { chooseByHabit, type Habits, type Habitual, habitOf } from './habits.ts';
import { type Node, nodeAfter, type Step, select } from './tree.ts';
import type { SearchTuning } from './tuning.ts';

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
  readonly path: readonly Step[];
  readonly played: readonly Habitual[];
  /** Plays the turn that is running to its end. */
  playNow(): Turn<T>;
  /** Plays one more. */
  playOn(from: Turn<T>): Turn<T>;
}

/** The end of a turn. */
export interface Turn<T extends Terms> {
  readonly play: PolicyPlay<T>;
  /** Whether it was cut: a turn without end is judged as it stands. */
  readonly isCut: boolean;
}

const CUT = Symbol('cut');

/**
 * Begins with an option at the root. Beyond the tree each turn is played several times (`tries`), with the same luck, and the one that
 * the seat that decides first in it likes best at its end is kept: everybody plays about as well as `greedy`. What the other
 * seats do in these tries comes from one and the same row of chance, or their mistakes would look like one's own skill.
 */
export function beginLine<T extends Terms>(
  { root, evaluation, tuning, habits, textOf }: Means<T>,
  world: World,
  first: Step,
  option: Option,
  spread: number,
): Line<T> {
  const { game, box } = root;
  const luck = cloneRng(world.luck);
  const path: Step[] = [first];
  const played: Habitual[] = [];
  let hasLeft = first.branch.visits === 0;
  /** What the tree has chosen in this turn, for the tries to repeat. */
  let script: Option[] = [];
  /** Of the try that is running. */
  let scripted = 0;
  let owner: Seat | null = null;
  let free: Habitual[] = [];
  let mine = luck;
  let others = luck;

  const choose: Choose<T> = (at, seat, what, offer) => {
    const legal = legalOptions(at, seat, offer);
    if (legal.length === 1) return legal[0];
    if (scripted < script.length) {
      scripted += 1;
      return script[scripted - 1] as (typeof legal)[number];
    }
    return hasLeft ? byHabit(seat, what, legal) : byTree(seat, what, legal);
  };

  const byTree = <C extends Option>(seat: Seat, what: string, legal: readonly C[]): C => {
    const node = nodeAfter(path[path.length - 1].branch, seat, what);
    const texts = legal.map(candidate => textOf(what, candidate));
    const { option: chosen, branch } = select(node, legal, texts, mine, spread, roomIn(node, tuning));
    path.push({ node, branch });
    played.push({ seat, habit: habitOf(habits, seat, what, textOf(what, chosen)) });
    hasLeft = branch.visits === 0;
    script.push(chosen);
    scripted += 1;
    return chosen;
  };

  const byHabit = <C extends Option>(seat: Seat, what: string, legal: readonly C[]): C => {
    if (free.length >= tuning.mostDecisions) throw CUT;
    owner ??= seat;
    const chosen = chooseByHabit(habits, seat, what, legal, textOf, seat === owner ? mine : others);
    free.push({ seat, habit: chosen.habit });
    return chosen.option;
  };

  /** One turn of a play. */
  const tryTurn = (play: PolicyPlay<T>): Turn<T> => {
    try {
      game.step(play);
      return { play, isCut: false };
    } catch (stop) {
      if (stop !== CUT) throw stop;
      return { play, isCut: true };
    }
  };

  const worthTo = ({ play }: Turn<T>, seat: Seat): number => {
    const outcome = game.outcome(play);
    return outcome === null ? evaluation.chances(play)[seat] : rewards(outcome.places)[seat];
  };

  /** The best of several tries of a turn; `begin` comes back to its start. */
  const bestTry = (chance: Rng, begin: () => PolicyPlay<T>): Turn<T> => {
    mine = fork(chance);
    const row = fork(chance);
    script = [];
    let best: Turn<T> | null = null;
    let bestValue = 0;
    let bestFree = free;
    for (let i = 0; i === 0 || i < tuning.tries; i++) {
      scripted = 0;
      owner = null;
      free = [];
      others = cloneRng(row);
      const turn = tryTurn(begin());
      // All was decided by the tree, or there was nothing to decide: another try would be the same.
      if (owner === null) return turn;
      const value = tuning.tries > 1 ? worthTo(turn, owner) : 0;
      if (best !== null && value <= bestValue) continue;
      best = turn;
      bestValue = value;
      bestFree = free;
    }
    played.push(...bestFree);
    if (best === null) throw new Error('no try of a turn');
    return best;
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
    playNow: () => bestTry(fork(luck), fromRoot),
    playOn: ({ play: { state } }) => {
      const chance = fork(luck);
      state.rng = fork(chance);
      return bestTry(chance, () => policyPlay(box, tuning.tries === 1 ? state : game.clone(state), choose));
    },
  };
}

/** How many options a node below the root looks at now. */
function roomIn({ visits }: Node, { firstOptions, widening }: SearchTuning): number {
  return firstOptions + Math.floor(visits ** widening);
}
