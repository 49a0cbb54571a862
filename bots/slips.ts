import { below, type Rng } from '@bonebed/kernel';
import type { Bot } from './bot.ts';

/**
 * A bot that overlooks things, as people do: in so many of a hundred decisions the option that it likes best, in as many of those
 * the next best too, and so on. Who has overlooked everything begins again with the best, so it never prefers what is bad.
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
