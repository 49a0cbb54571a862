import type { Lesson } from '@bonebed/kernel';
import type { Holotype } from '../rules/state.ts';
import { first } from './first.ts';

export const lessons: readonly Lesson<Holotype>[] = [first];
