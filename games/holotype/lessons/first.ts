import { type Lesson, words } from '@bonebed/kernel';
import type { Holotype } from '../rules/state.ts';
import { digging } from './digging.ts';
import { end } from './end.ts';
import { goal } from './goal.ts';
import { objectives } from './objectives.ts';
import { publishing } from './publishing.ts';
import { secretGoal } from './secret-goal.ts';
import { turn } from './turn.ts';

/** The guided first game. Professor Leidy teaches; the learner is red, the rival yellow. */
export const first: Lesson<Holotype> = {
  id: 'first',
  title: words('Your first game', 'Votre première partie'),
  teacher: words('Professor Leidy', 'le professeur Leidy'),
  face: 'professor',
  minutes: 12,
  learner: 0,
  names: ['', 'Othniel'],
  chapters: [goal, turn, digging, publishing, secretGoal, objectives, end],
};
