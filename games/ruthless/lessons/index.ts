import type { Lesson } from '@bonebed/kernel';
import type { Ruthless } from '../rules/state.ts';
import { first } from './first.ts';

export const lessons: readonly Lesson<Ruthless>[] = [first];
