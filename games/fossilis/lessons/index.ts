import type { Lesson } from '@bonebed/kernel';
import type { Fossilis } from '../rules/state.ts';
import { first } from './first.ts';

export const lessons: readonly Lesson<Fossilis>[] = [first];
