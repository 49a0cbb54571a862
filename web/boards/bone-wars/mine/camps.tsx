import type { Seat } from '@bonebed/kernel';
import { Spot } from '../../../table/spot.tsx';
import { Camp, CampSpace } from '../pieces/pieces.tsx';
import { useBoneWars } from '../view.ts';
import { bt } from '../words.ts';
import './camps.css';

/** The camps that are still on the player board, and what those that left it have brought. */
export function Camps({ seat }: { seat: Seat }) {
  const { view, box } = useBoneWars();
  const { camps, freeSteps, archiveLimit } = view.players[seat];
  return (
    <section class="camp-rows" aria-label={bt('camps')}>
      <h3>{bt('camps')}</h3>
      {(['movement', 'archive'] as const).map(kind => (
        <Spot key={kind} id={`camp.${kind}`} label={bt(`camp.${kind}`)} class="camp-row" thing={`camp.${kind}`}>
          {Array.from({ length: box.board.camps[kind] }, (_, place) =>
            place < camps[kind] ? <Camp key={place} owner={seat} /> : <CampSpace key={place} />,
          )}
          <span>{bt(`camp.${kind}.now`, { n: kind === 'movement' ? freeSteps : archiveLimit })}</span>
        </Spot>
      ))}
    </section>
  );
}
