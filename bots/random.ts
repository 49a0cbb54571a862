import { pick } from '@bonebed/kernel';
import { type Bot, question } from './bot.ts';

/** Any legal option, each equally likely. */
export const randomBot: Bot = {
  id: 'random',
  begin: (root, rng) => {
    const text = pick(rng, question(root).texts);
    return { isDone: () => true, iterate: () => {}, thought: () => ({ text, iterations: 0, candidates: [] }) };
  },
};
