import { below, type Rng } from '@bonebed/kernel';
import type { Bot } from './bot.ts';

/**
 * A bot that overlooks things, as people do: in `percent` of its decisions it does not see the option that it likes best, in `percent` of
 * those not the next best one either, and so on. If it has overlooked all of them, it takes the best: it never prefers what is bad.
 */
export function slipping(bot: Bot, percent: number): Bot {
  return {
    id: bot.id,
    begin: (root, rng) => {
      const missed = overlooked(rng, percent);
      const thinking = bot.begin(root, rng);
      return {
        ...thinking,
        thought: () => {
          const thought = thinking.thought();
          const { candidates } = thought;
          // Who has not compared anything has no next best.
          const { text } = candidates[missed % candidates.length] ?? thought;
          return { ...thought, text };
        },
      };
    },
  };
}

function overlooked(rng: Rng, percent: number): number {
  let count = 0;
  while (below(rng, 100) < percent) count += 1;
  return count;
}
