import type { Part, Phase } from '@bonebed/games/ruthless/box/box.ts';
import type { BoneId, Box, CardId } from './view.ts';

/** The phases of a turn, as the banner shows them. */
export const PHASES: readonly Phase[] = ['field', 'museum', 'controversy'];

/** The parts of a skeleton, as they hang on the wall: by slot. */
export const PARTS: readonly Part[] = ['head', 'vertebrae', 'limbs'];

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
