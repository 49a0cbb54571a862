import { render } from 'preact';
import { arc, placeOf } from './motion.ts';
import { type Session, SessionProvider } from './session.ts';
import { sound } from './sounds.ts';
import { isStill, MOVE_MS } from './speed.ts';
import { zoomOf } from './zoom.ts';

/** The last of a batch of flights starts by then. */
const BATCH_MS = 600;

const told = new WeakMap<Session, number>();

/** Lets what the new events speak of fly over the table: cubes to a store, cards to a hand. */
export function fly(session: Session): void {
  const { events } = session.shown.peek();
  const before = told.get(session) ?? events.length;
  told.set(session, events.length);
  const isPast = session.moment.peek() !== null && !session.isReplaying.peek();
  if (isPast || isStill() || events.length <= before) return;
  const at = session.at.peek();
  const flights = events.slice(before).flatMap(event => session.board.flights(at, event));
  const single = flights.flatMap(flight => Array.from({ length: Math.min(flight.count, 4) }, () => flight));
  const gap = Math.min(70, BATCH_MS / Math.max(1, single.length));
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
  const middle = ({ left, top, width, height }: DOMRect): readonly [number, number] => [
    (left + width / 2) / zoom,
    (top + height / 2) / zoom,
  ];
  const duration = MOVE_MS();
  const flight = carrier.animate(arc(middle(start), middle(end), 1), {
    duration,
    delay,
    easing: 'cubic-bezier(.35,.05,.35,1)',
    fill: 'backwards',
  });
  sound('place', delay + duration);
  const land = () => {
    render(null, carrier);
    carrier.remove();
  };
  flight.onfinish = land;
  flight.oncancel = land;
}
