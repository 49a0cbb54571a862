import type { Seat } from '@bonebed/kernel';
import './pawn.css';

/** The heads of the pawns, small solids with the shape of their seat: circle, triangle, square, diamond, hexagon. */
const HEADS = [
  <>
    <circle class="solid" cx="20" cy="14" r="12" />
    <circle class="shine" cx="16" cy="10" r="4" />
  </>,
  <>
    <path class="solid" d="M20 0 35 27H5Z" />
    <path class="shade" d="M20 0 35 27H23Z" />
    <path class="gleam" d="M19 5 9 24" />
  </>,
  <>
    <path class="solid" d="M7 7 12 2H33V21L28 26H7Z" />
    <path class="shade" d="M28 7 33 2V21L28 26Z" />
    <path class="shine" d="M7 7 12 2H33L28 7Z" />
  </>,
  <>
    <path class="solid" d="M20 0 34 14 20 28 6 14Z" />
    <path class="shade" d="M20 0 34 14 20 28Z" />
    <path class="shine" d="M20 0 20 14 6 14Z" />
  </>,
  <>
    <path class="solid" d="M13 2H27L34 14 27 26H13L6 14Z" />
    <path class="shade" d="M27 2 34 14 27 26 20 14Z" />
    <path class="shine" d="M13 2H27L20 14Z" />
  </>,
];

/** A paleontologist: a turned pawn that carries its owner's shape as its head, in its owner's colour. */
export function PawnFigure({ seat }: { seat: Seat }) {
  return (
    <span class="pawn-figure" data-seat={seat}>
      <svg viewBox="0 0 44 68" aria-hidden="true">
        <ellipse class="pawn-shadow" cx="24" cy="61" rx="19" ry="6" />
        <path class="solid" d="M5 56Q5 65 20 65T35 56Q35 50 29 48L25.500 30H14.500L11 48Q5 50 5 56Z" />
        <path class="shade" d="M24 31 29 48Q35 50 35 56 34 63 24 65Q29 48 24 31Z" />
        <path class="gleam" d="M12 47 15.500 32" />
        {HEADS[seat % HEADS.length]}
        <path class="solid collar" d="M12 28Q20 32 28 28L26.500 33Q20 36 13.500 33Z" />
      </svg>
    </span>
  );
}
