import type { Lesson } from '@bonebed/kernel';
import { words } from '@bonebed/kernel';
import type { Ruthless } from '../rules/state.ts';
import { controversy } from './controversy.ts';
import { doubt } from './doubt.ts';
import { fieldSeason } from './field-season.ts';
import { lastWord } from './last-word.ts';
import { makeAName } from './make-a-name.ts';

/** The guided first game. The learner is Brown and first player, the rival is Cope. The first two chapters are one turn, the others a later one. */
export const first: Lesson<Ruthless> = {
  id: 'first',
  title: words('Your first game', 'Votre première partie'),
  teacher: words('the Editor of the Herald', 'le rédacteur en chef du Herald'),
  face: 'editor',
  minutes: 12,
  learner: 0,
  names: ['', 'Edward'],
  chapters: [makeAName, controversy, fieldSeason, doubt, lastWord],
};
