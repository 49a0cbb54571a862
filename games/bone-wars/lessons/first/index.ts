import type { Lesson } from '@bonebed/kernel';
import { words } from '@bonebed/kernel';
import type { BoneWars } from '../../rules/state.ts';
import { count } from './count.ts';
import { field } from './field.ts';
import { find } from './find.ts';
import { goal } from './goal.ts';
import { rival } from './rival.ts';
import { turn } from './turn.ts';

/** The guided first game: one round of it, from its first card to the scoring. The learner is for Cope, Clara for Marsh. */
export const first: Lesson<BoneWars> = {
  id: 'first',
  title: words('Your first game', 'Votre première partie'),
  teacher: words('Professor Leidy', 'le professeur Leidy'),
  face: 'professor',
  minutes: 14,
  learner: 0,
  names: ['', 'Clara'],
  chapters: [goal, turn, field, rival, find, count],
};
