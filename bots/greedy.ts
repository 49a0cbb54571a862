import { type Choose, chooseAtRandom, cloneRng, fork, type Option, type Rng, type Terms } from '@bonebed/kernel';
import { type Bot, type Candidate, guess, question, type Root, worldAt } from './bot.ts';
import { type Evaluation, type EvaluationOf, rewards } from './evaluation.ts';

/** In how many imagined worlds each option is tried: few, for one who is quick to decide. */
const WORLDS = 4;

/** Looks one decision ahead: tries each option in a few imagined worlds, lets the turn run out, and takes what looks best then. */
export function greedyBot(id: string, evaluationOf: EvaluationOf): Bot {
  return {
    id,
    begin: (root, rng) => {
      const evaluation = evaluationOf(root.game);
      const { options, texts } = question(root);
      const sums = options.map(() => 0);
      const most = options.length === 1 ? 0 : options.length * WORLDS;
      let done = 0;
      let chance = rng;
      return {
        isDone: () => done >= most,
        iterate: () => {
          const index = done % options.length;
          // All options meet the same worlds: their differences are their own.
          if (index === 0) chance = fork(rng);
          sums[index] += tryOption(root, cloneRng(chance), options[index], evaluation);
          done += 1;
        },
        thought: () => {
          const candidates = options.map((_, index): Candidate => {
            const visits = Math.ceil((done - index) / options.length);
            return { text: texts[index], value: visits === 0 ? 0 : sums[index] / visits, visits, next: [] };
          });
          // Equal ones stay in the order of the options.
          candidates.sort((a, b) => b.value - a.value);
          return { text: candidates[0].text, iterations: done, candidates };
        },
      };
    },
  };
}

function tryOption<T extends Terms>(root: Root<T>, rng: Rng, option: Option, evaluation: Evaluation<T>): number {
  const { game, seat } = root;
  const random = chooseAtRandom<T>(rng);
  let isRoot = true;
  const choose: Choose<T> = (at, asked, what, offer, values) => {
    if (!isRoot) return random(at, asked, what, offer, values);
    if (asked !== seat) return guess(at, asked, offer, rng);
    isRoot = false;
    return option as (typeof offer.candidates)[number];
  };
  const play = worldAt(root, rng, choose);
  game.step(play);
  const outcome = game.outcome(play);
  return outcome === null ? evaluation.chances(play)[seat] : rewards(outcome.places)[seat];
}
