import type { Chapter } from '@bonebed/kernel';
import type { BoneWars } from '../rules/state.ts';

interface Course {
  arrange: Chapter<BoneWars>['arrange'];
  chance: readonly number[];
  /** What is answered in each chapter. */
  course: readonly (readonly string[])[];
}

/** Where the chapters of a lesson begin that are all one game: after so many of them the earlier ones have been played. */
export function beginnings({ arrange, chance, course }: Course) {
  return (chapters: number): Pick<Chapter<BoneWars>, 'settings' | 'arrange' | 'chance' | 'opening'> => ({
    settings: {},
    arrange,
    chance,
    opening: course.slice(0, chapters).flat(),
  });
}
