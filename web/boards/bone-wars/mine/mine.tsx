import type { Seat } from '@bonebed/kernel';
import { inTurn } from '../../../app/lazy.tsx';
import { type PlayerView, useShown } from '../view.ts';
import { Crates } from './crates.tsx';
import { Hand } from './hand.tsx';
import { Purse } from './purse.tsx';
import './mine.css';

/** A hand of so few columns leaves the slots room beside it. */
const FEW_COLUMNS = 2;

/** How broad a hand is: slips of the team lie two and two below each other. */
function columnsOf({ team, hired, species, paleontologists }: PlayerView): number {
  return Math.ceil(team.length / 2) + Math.min(hired.length, 1) + species.length + paleontologists.length;
}

const Below = inTurn(async () => (await import('./below.tsx')).Below);

/** The own desk, as a drawer lined with felt: what peeks out is the hand, money and bones, and where the hand is small the slots; below lie archive and camps. */
export function Mine({ seat }: { seat: Seat }) {
  const columns = useShown(({ players }) => columnsOf(players[seat]));
  return (
    <div class={columns <= FEW_COLUMNS ? 'mine few' : 'mine'}>
      <Hand seat={seat} />
      <div class="store">
        <Purse seat={seat} />
        <Crates seat={seat} />
      </div>
      <Below seat={seat} />
    </div>
  );
}
