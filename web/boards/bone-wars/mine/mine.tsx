import type { Seat } from '@bonebed/kernel';
import { Archive } from './archive.tsx';
import { Camps } from './camps.tsx';
import { Crates } from './crates.tsx';
import { Hand } from './hand.tsx';
import { Purse } from './purse.tsx';
import { Slots } from './slots.tsx';
import './mine.css';

/** The own desk, as a drawer lined with felt: what peeks out is the hand, money and bones; below lie slots, archive and camps. */
export function Mine({ seat }: { seat: Seat }) {
  return (
    <div class="mine">
      <Hand seat={seat} />
      <div class="store">
        <Purse seat={seat} />
        <Crates seat={seat} />
      </div>
      <Slots seat={seat} />
      <Archive seat={seat} />
      <Camps seat={seat} />
    </div>
  );
}
