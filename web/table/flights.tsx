import { render } from 'preact';
import { placeOf, prefersStillness, zoomOf } from './motion.ts';
import { type Session, SessionProvider } from './session.ts';

const FLY_MS = 240;
/** A batch of flights is over by then. */
const BATCH_MS = 900;

const told = new WeakMap<Session, number>();

/** Lets what the new events speak of fly over the table: cubes to a store, cards to a hand. */
export function fly(session: Session): void {
  const { events } = session.shown.peek();
  const before = told.get(session) ?? events.length;
  told.set(session, events.length);
  if (session.moment.peek() !== null || prefersStillness() || events.length <= before) return;
  const at = session.at.peek();
  const flights = events.slice(before).flatMap(event => session.board.flights(at, event));
  const single = flights.flatMap(flight => Array.from({ length: Math.min(flight.count, 4) }, () => flight));
  const gap = Math.min(70, (BATCH_MS - FLY_MS) / Math.max(1, single.length));
  for (const [index, { from, to, piece }] of single.entries()) {
    const start = placeOf(from);
    const end = placeOf(to);
    if (start === undefined || end === undefined || end.width === 0 || start.width === 0) continue;
    flyOne(session, piece, start, end, index * gap);
  }
}

function flyOne(session: Session, piece: string, start: DOMRect, end: DOMRect, delay: number): void {
  const { Piece } = session.board;
  const carrier = document.createElement('div');
  carrier.className = 'flying';
  carrier.setAttribute('aria-hidden', 'true');
  document.querySelector('.table')?.append(carrier);
  render(
    <SessionProvider value={session}>
      <Piece piece={piece} />
    </SessionProvider>,
    carrier,
  );
  const zoom = zoomOf(carrier);
  const at = ({ left, top, width, height }: DOMRect) =>
    `translate(${(left + width / 2) / zoom}px, ${(top + height / 2) / zoom}px)`;
  const flight = carrier.animate(
    [
      { transform: at(start), opacity: 0.4 },
      { transform: at(end), opacity: 1 },
    ],
    { duration: FLY_MS, delay, easing: 'cubic-bezier(.2,.7,.3,1)', fill: 'backwards' },
  );
  const land = () => {
    render(null, carrier);
    carrier.remove();
  };
  flight.onfinish = land;
  flight.oncancel = land;
}
