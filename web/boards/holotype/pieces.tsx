import type { Seat } from '@bonebed/kernel';
import { Icon } from '../../icons/icon.tsx';
import { SeatMark } from '../../table/seat-mark.tsx';
import { useHolotype } from './view.ts';
import { bt } from './words.ts';

/** The letters of the periods, as geologists write them. */
const LETTERS = ['T', 'J', 'K'];

/** A fossil cube: its period by colour and by letter. */
export function Cube({ period }: { period: number }) {
  return (
    <svg class="cube" data-period={period} viewBox="0 0 24 24" aria-hidden="true">
      <path class="cube-top" d="M12 1.5 22 6.5 12 11.5 2 6.5Z" />
      <path class="cube-left" d="M2 6.5 12 11.5V22.5L2 17.5Z" />
      <path class="cube-right" d="M22 6.5 12 11.5V22.5L22 17.5Z" />
      <text x="12" y="19" text-anchor="middle">
        {LETTERS[period]}
      </text>
    </svg>
  );
}

/** A research cube: white, with a pen's stroke. */
export function ResearchCube() {
  return (
    <svg class="cube research-cube" viewBox="0 0 24 24" aria-hidden="true">
      <path class="cube-top" d="M12 1.5 22 6.5 12 11.5 2 6.5Z" />
      <path class="cube-left" d="M2 6.5 12 11.5V22.5L2 17.5Z" />
      <path class="cube-right" d="M22 6.5 12 11.5V22.5L22 17.5Z" />
      <text x="12" y="19" text-anchor="middle">
        R
      </text>
    </svg>
  );
}

/** A worker: its owner's colour and shape, its rank by size and letter. */
export function Peg({ seat, worker }: { seat: Seat; worker: number }) {
  const { box } = useHolotype();
  const rank = box.workers[worker].id as 'paleontologist';
  return (
    <span class="peg" data-seat={seat} data-rank={rank}>
      <SeatMark seat={seat} />
      <b>{bt(`letter.${rank}`)}</b>
    </span>
  );
}

/** A die that lies still and shows a face. */
export function Die({ period, face }: { period: number; face: number }) {
  const { box } = useHolotype();
  const { fossils, museum } = box.dice[period][face];
  return (
    <span class="die" data-period={period}>
      {museum && <Icon name="museum" />}
      {!museum && fossils === 0 && <i class="blank" />}
      {Array.from({ length: fossils }, (_, pip) => (
        <i key={pip} class="pip" />
      ))}
    </span>
  );
}

/** What flies. */
export function Piece({ piece }: { piece: string }) {
  const [kind, number] = piece.split('.');
  if (kind === 'cube') return <Cube period={Number(number)} />;
  if (kind === 'research') return <ResearchCube />;
  return <span class="card-back small" />;
}
