import { below } from '@bonebed/kernel';
import { type Bot, question } from './bot.ts';

/** Any legal option, each equally likely. */
export const randomBot: Bot = {
  id: 'random',
  decide: (root, rng) => {
    const { texts } = question(root);
    return { text: texts[below(rng, texts.length)], iterations: 0, lines: [] };
  },
};
