import type { Lesson } from '@bonebed/kernel';
import { words } from '@bonebed/kernel';
import type { BoneWars } from '../../rules/state.ts';
import { blow } from './blow.ts';
import { home } from './home.ts';
import { paper } from './paper.ts';
import { publishes } from './publishes.ts';

/** The first round of a game alone against Theodore: how to read his turns, and what to do about them. */
export const theodore: Lesson<BoneWars> = {
  id: 'theodore',
  title: words('Alone against Theodore', 'Seul contre Théodore'),
  teacher: words('Professor Leidy', 'le professeur Leidy'),
  face: 'professor',
  minutes: 10,
  learner: 0,
  names: [''],
  chapters: [paper, publishes, blow, home],
};
