import type { Lesson } from '@bonebed/kernel';
import { words } from '@bonebed/kernel';
import type { BoneWars } from '../../rules/state.ts';
import { blow } from './blow.ts';
import { bow } from './bow.ts';
import { sides } from './sides.ts';
import { skeleton } from './skeleton.ts';

/** The last round of a game: larger papers, blows and answers, and a change of sides that wins. */
export const patrons: Lesson<BoneWars> = {
  id: 'patrons',
  title: words('Papers and patrons', 'Articles et patrons'),
  teacher: words('Professor Leidy', 'le professeur Leidy'),
  face: 'professor',
  minutes: 10,
  learner: 0,
  names: ['', 'Clara'],
  chapters: [skeleton, blow, sides, bow],
};
