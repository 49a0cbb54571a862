import { type Nudge, words } from '@bonebed/kernel';

/** What the teacher says to answers that nothing else was thought of for. */
export const ANOTHER_TIME: Nudge = {
  to: [],
  say: words(
    'Another time, perhaps. Today let us take what is lit.',
    'Une autre fois, peut-être. Aujourd’hui, prenons ce qui est éclairé.',
  ),
};
