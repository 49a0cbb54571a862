import type { Seat } from '@bonebed/kernel';

const SHAPES = [
  <circle key="circle" cx="12" cy="12" r="9" />,
  <path key="triangle" d="M12 2.5 22 20.5H2Z" />,
  <rect key="square" x="3.5" y="3.5" width="17" height="17" rx="1" />,
  <path key="diamond" d="M12 1.5 22.5 12 12 22.5 1.5 12Z" />,
  <path key="hexagon" d="M6.8 2.8h10.4L22.4 12l-5.2 9.2H6.8L1.6 12Z" />,
];

/** A seat's colour and shape: always both. */
export function SeatMark({ seat }: { seat: Seat }) {
  return (
    <svg class="seat-mark" data-seat={seat} viewBox="0 0 24 24" aria-hidden="true">
      {SHAPES[seat % SHAPES.length]}
    </svg>
  );
}
