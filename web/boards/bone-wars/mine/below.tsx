import type { Seat } from '@bonebed/kernel';
import { Archive } from './archive.tsx';
import { Camps } from './camps.tsx';
import { Slots } from './slots.tsx';

/** What lies below the part of the drawer that peeks out. */
export function Below({ seat }: { seat: Seat }) {
  return (
    <>
      <Slots seat={seat} />
      <Archive seat={seat} />
      <Camps seat={seat} />
    </>
  );
}
