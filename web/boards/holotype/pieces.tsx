import type { Seat } from '@bonebed/kernel';
import { Icon } from '../../icons/icon.tsx';
import { SeatMark } from '../../table/seat-mark.tsx';
import { useHolotype } from './view.ts';
import { bt } from './words.ts';
import './pieces.css';

/** The letters of the periods, as geologists write them. */
export const LETTERS = ['T', 'J', 'K'];

/** A fossil cube: its period by colour and by letter. */
export function Cube({ period }: { period: number }) {
  return <Solid letter={LETTERS[period]} period={period} />;
}

/** A research cube: ivory. */
export function ResearchCube() {
  return <Solid letter="R" period={null} />;
}

function Solid({ letter, period }: { letter: string; period: number | null }) {
  return (
    <svg
      class={period === null ? 'cube research-cube' : 'cube'}
      data-period={period}
      viewBox="0 0 26 27"
      aria-hidden="true"
    >
      <path class="cube-shade" d="M3 24.4H20.5L25.5 19.5 27 21 21.5 26.4H4Z" />
      <path class="cube-top" d="M.8 5.6 5.2 1.2H24L19.6 5.6Z" />
      <path class="cube-side" d="M19.6 5.6 24 1.2V20L19.6 24.4Z" />
      <path class="cube-front" d="M.8 5.6H19.6V24.4H.8Z" />
      <path class="cube-edge" d="M.8 5.6 5.2 1.2H24V20L19.6 24.4H.8Z" />
      <text x="10.2" y="20.7" text-anchor="middle">
        {letter}
      </text>
    </svg>
  );
}

/** What a kind of worker wears: top hat, mortarboard, slouch hat. */
const HATS: Readonly<Record<string, { readonly hat: string; readonly band: string }>> = {
  paleontologist: { hat: 'M-9-45H9V-43.4H-9ZM-5.6-45-6-56H6L5.6-45Z', band: 'M-5.8-47.6H5.8V-45.4H-5.8Z' },
  gradStudent: { hat: 'M0-52 12-47 0-42-12-47Z', band: 'M8.8-47.6H10.4V-39H8.8Z' },
  fieldAssistant: {
    hat: 'M-11-43.5C-5-46 5-46 11-43.5 9-41.5-9-41.5-11-43.5ZM-6-45C-6-51 6-51 6-45Z',
    band: 'M-6-46.2H6V-44.4H-6Z',
  },
};

/** A worker of turned wood: its owner's colour and shape, its kind by hat and letter. */
export function Pawn({ seat, worker }: { seat: Seat; worker: number }) {
  const { box } = useHolotype();
  const rank = box.workers[worker].id;
  const { hat, band } = HATS[rank] ?? HATS.fieldAssistant;
  return (
    <span class="pawn" data-seat={seat} data-rank={rank}>
      <svg viewBox="-20 -58 44 66" aria-hidden="true">
        <ellipse class="pawn-shade" cx="5" cy="1" rx="19" ry="5.4" />
        <path
          class="pawn-body"
          d="M-14 0C-14-4-12-6-10-8-7-16-8-24-6-30H6C8-24 7-16 10-8 12-6 14-4 14 0 10 4-10 4-14 0Z"
        />
        <path class="pawn-dark" d="M3-30H6C8-24 7-16 10-8 12-6 14-4 14 0 11 3 6 3 2 3 8-4 4-20 3-30Z" />
        <path class="pawn-light" d="M-5.4-29C-6.6-20-6.6-14-8.6-8" />
        <circle class="pawn-head" cy="-37" r="7.4" />
        <path class="pawn-hat" d={hat} />
        <path class="pawn-body" d={band} />
      </svg>
      <SeatMark seat={seat} />
      <b>{bt(`letter.${rank as 'paleontologist'}`)}</b>
    </span>
  );
}

/** The same, too small for a figure: shape and letter. */
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
    <span class="die" data-period={period} data-thing={`die.${period}.${face}`}>
      {museum && <Icon name="museum" />}
      {!museum && fossils === 0 && <i class="blank" />}
      {Array.from({ length: fossils }, (_, pip) => (
        <i key={pip} class="pip" />
      ))}
    </span>
  );
}

/** What a publication is stamped with. */
export function Stamp() {
  return (
    <svg class="stamp" viewBox="0 0 140 48" aria-hidden="true">
      <rect x="3" y="3" width="134" height="42" rx="5" />
      <text x="70" y="32" text-anchor="middle">
        HOLOTYPE
      </text>
    </svg>
  );
}

/** What flies. */
export function Piece({ piece }: { piece: string }) {
  const [kind, number] = piece.split('.');
  if (kind === 'cube') return <Cube period={Number(number)} />;
  if (kind === 'research') return <ResearchCube />;
  return <span class="card-back small" />;
}
