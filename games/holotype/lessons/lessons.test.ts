import { lessonFaults } from '@bonebed/kernel/kit';
import { expect, test } from 'vitest';
import { holotype } from '../index.ts';
import { edition } from '../testing/index.ts';
import { lessons } from './index.ts';

test.each(lessons)('the lesson $id can be taught: every way through it leads to its end', lesson => {
  expect(lessonFaults(holotype, edition, lesson)).toEqual([]);
});
