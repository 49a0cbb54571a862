import { afterwards, lazy } from '../../app/lazy.tsx';
import { idealOf, traitsOfBone } from './edition.ts';
import { PARTS } from './facts.ts';
import type { Look } from './mount.ts';
import { type BoneId, type CardId, useRuthless } from './view.ts';

/** What is drawn by `mount.tsx`, which comes when the table stands: its place is kept until then. */
const mounts = afterwards(() => import('./mount.tsx'));

export const Skeleton = lazy(
  async () => (await mounts()).Skeleton,
  () => <div class="mount" />,
);
export const BonePicture = lazy(
  async () => (await mounts()).BonePicture,
  () => <svg class="bone-art" aria-hidden="true" />,
);
export const IdealPicture = lazy(
  async () => (await mounts()).IdealPicture,
  () => <svg class="bone-art whole" aria-hidden="true" />,
);

export function useLooks() {
  const { box, session } = useRuthless();
  // Only what is printed is read of it.
  const at = session.at.peek();
  return {
    /** What a bone is drawn by; nothing for a fossil. */
    bone(bone: BoneId): Look | null {
      const { id, family } = box.bones[bone];
      return family === null ? null : { family, traits: traitsOfBone(at, id).map(trait => trait.id) };
    },
    /** What the parts of a dinosaur should look like. */
    ideal(name: CardId): Look[] {
      const { id, family } = box.cards[name];
      return PARTS.map((_, slot) => ({ family: family ?? 0, traits: idealOf(at, id, slot).map(trait => trait.id) }));
    },
  };
}

/** How a part of a mount is shown besides being there. */
export type Manner = '' | 'staying' | 'foreseen' | 'leaving' | 'fresh' | 'in-doubt';

/** Whether a bone was struck out of a slot, or is about to be. */
export type Waxed = boolean | 'coming';

export interface Hung {
  readonly bone: BoneId;
  readonly manner: Manner;
}
