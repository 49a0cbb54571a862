import type { Lesson } from '@bonebed/kernel';
import type { BoneWars } from '../rules/state.ts';
import { first } from './first/index.ts';
import { patrons } from './patrons/index.ts';
import { theodore } from './theodore/index.ts';

export const lessons: readonly Lesson<BoneWars>[] = [first, patrons, theodore];
