import type { Brain } from '@bonebed/kernel';

const found = import.meta.glob<Brain>('./*/bots/brain.ts', { import: 'brain', eager: true });

/** What bots know of all games at once: for the server and the terminal. Browsers fetch that of one game (`loadBrain`). */
export const brains: ReadonlyMap<string, Brain> = new Map(
  Object.entries(found).map(([path, brain]) => [path.split('/')[1], brain]),
);
