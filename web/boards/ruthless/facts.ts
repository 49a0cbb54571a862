import type { PARTS as Parts, PHASES as Phases } from '@bonebed/games/ruthless/box/box.ts';
import type { Language, Values } from '@bonebed/kernel';
import { either } from '../either.ts';
import type { BoneId, Box, CardId } from './view.ts';

// A board takes only types from the rules. These are the types of their very lists: another word or order does not compile.

/** The phases of a turn, in order. */
export const PHASES: typeof Phases = ['field', 'museum', 'controversy'];

/** The parts of a skeleton, by slot. */
export const PARTS: typeof Parts = ['head', 'vertebrae', 'limbs'];

/** How well a bone matches a Name, as the box has it. */
export function matchOf({ match }: Box, bone: BoneId, name: CardId): number {
  return match[bone][name];
}

/** The Name that a bone matches best, the first of them; none for a fossil. */
export function bestNameOf(box: Box, bone: BoneId): CardId | null {
  if (box.bones[bone].slot === null) return null;
  const names = box.cards.flatMap(({ kind }, card) => (kind === 'name' ? [card as CardId] : []));
  const best = Math.max(...names.map(name => matchOf(box, bone, name)));
  return names.find(name => matchOf(box, bone, name) === best) ?? null;
}

/** What bones and fossils bring, and with how many bones a skeleton is described. */
export function numbersOf({ constants }: Box, language: Language): Values {
  const { describeBones, prestigePerBone, prestigePerFossil, prestigePerRevisedBone } = constants;
  const { min, max } = describeBones;
  const bones = Array.from({ length: max - min + 1 }, (_, more) => min + more);
  return { bones: either(bones, language), prestigePerBone, prestigePerFossil, prestigePerRevisedBone };
}
