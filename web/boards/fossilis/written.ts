import type { Written } from '../../style/written.ts';

/** What is written in colours of this board. */
export const written: Written = [
  [['on-wood'], ['wood']],
  [['on-desk'], ['baize']],
];
