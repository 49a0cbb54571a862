import { type Lesson, words } from '@bonebed/kernel';
import type { Fossilis } from '../rules/state.ts';
import { firstDinosaur } from './first-dinosaur.ts';
import { heavyGround } from './heavy-ground.ts';
import { lastPool } from './last-pool.ts';
import { marketDay } from './market-day.ts';
import { underTheSand } from './under-the-sand.ts';

/** The guided first game. Mary Anning teaches; where two chapters meet, the position is the same. */
export const first: Lesson<Fossilis> = {
  id: 'first',
  title: words('Your first game', 'Votre première partie'),
  teacher: words('Mary Anning', 'Mary Anning'),
  face: 'finder',
  minutes: 12,
  learner: 0,
  names: ['', 'Othniel'],
  chapters: [underTheSand, firstDinosaur, heavyGround, marketDay, lastPool],
};
