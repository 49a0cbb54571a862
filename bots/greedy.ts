import { type Choose, chooseAtRandom, type Option, type Rng, type Terms } from '@bonebed/kernel';
import { type Bot, type Line, question, type Root, type Thought, worldAt } from './bot.ts';
import { type Evaluation, rewards } from './evaluation.ts';

/** In how many imagined worlds each option is tried. */
const WORLDS = 12;

/** Looks one decision ahead: tries each option in a few imagined worlds, lets the turn run out, and takes what looks best then. */
export function greedyBot(id: string, evaluationOf: <T extends Terms>(root: Root<T>) => Evaluation<T>): Bot {
  return {
    id,
    decide: (root, rng) => {
      const evaluation = evaluationOf(root);
      const { options, texts } = question(root);
      if (options.length === 1) return { text: texts[0], iterations: 0, lines: [] };
      const lines = options.map((option, index): Line => {
        let sum = 0;
        for (let world = 0; world < WORLDS; world++) sum += tryOption(root, rng, option, evaluation);
        return { text: texts[index], value: sum / WORLDS, visits: WORLDS };
      });
      return best(lines);
    },
  };
}

/** The lines in order, the best first; equal ones in the order of the options. */
export function best(lines: readonly Line[]): Thought {
  const sorted = lines.slice().sort((a, b) => b.value - a.value);
  return { text: sorted[0].text, iterations: lines.reduce((sum, line) => sum + line.visits, 0), lines: sorted };
}

function tryOption<T extends Terms>(root: Root<T>, rng: Rng, option: Option, evaluation: Evaluation<T>): number {
  const { game, seat } = root;
  const random = chooseAtRandom<T>(rng);
  let isRoot = true;
  const choose: Choose<T> = (at, asked, what, offer, values) => {
    if (!isRoot || asked !== seat) return random(at, asked, what, offer, values);
    isRoot = false;
    return option as (typeof offer.candidates)[number];
  };
  const play = worldAt(root, rng, choose);
  game.step(play);
  const outcome = game.outcome(play);
  if (outcome !== null) return rewards(outcome.places)[seat];
  return evaluation.chances(play, root.seats)[seat];
}
