import { render } from 'preact';
import type { Sounds } from '../boards/board.ts';
import { arc, landAfter, placeOf, zoomAbove } from './motion.ts';
import { type Session, SessionProvider } from './session.ts';
import { sound, soundOf } from './sounds.ts';
import { isStill, MOVE_MS } from './speed.ts';

/** The last of a batch of flights starts by then: all have landed when a bot moves again. */
const BATCH_MS = 200;

const told = new WeakMap<Session, number>();

/** What has been told by now flies no more. */
export function forgo(session: Session): void {
  told.set(session, session.shown.peek().events.length);
}

/** Lets what the new events speak of be heard, and fly over the table: cubes to a store, cards to a hand. */
export function fly(session: Session, sounds: Sounds): void {
  const { events } = session.shown.peek();
  const before = told.get(session) ?? events.length;
  forgo(session);
  const isPast = session.moment.peek() !== null && !session.isReplaying.peek();
  if (isPast || events.length <= before) return;
  const at = session.at.peek();
  const news = events.slice(before);
  for (const heard of news.flatMap(({ type }) => sounds.events[type] ?? [])) sound(heard);
  const flights = news.flatMap(event => session.board.flights(at, event));
  const single = flights.flatMap(flight => Array.from({ length: Math.min(flight.count, 4) }, () => flight));
  if (isStill()) {
    for (const { piece } of single) sound(soundOf(sounds, piece));
    return;
  }
  const gap = Math.min(70, BATCH_MS / Math.max(1, single.length));
  // All ways are known before the first piece is laid down: each look at what was just changed has all of it worked out anew.
  const zoom = zoomAbove();
  const middle = (place: string): readonly [number, number] | null => {
    const rect = placeOf(place);
    if (rect === undefined || rect.width === 0) return null;
    return [(rect.left + rect.width / 2) / zoom, (rect.top + rect.height / 2) / zoom];
  };
  // A piece that is seen among one's own things has travelled there by itself.
  const isMine = (piece: string) =>
    (document.querySelector(`.hand-area [data-piece="${piece}"]`)?.getBoundingClientRect().width ?? 0) > 0;
  const ways = single
    .filter(({ piece }) => !isMine(piece))
    .map(({ from, to, piece }) => ({ piece, start: middle(from), end: middle(to) }));
  for (const [index, { piece, start, end }] of ways.entries())
    if (start !== null && end !== null) {
      flyOne(session, piece, arc(start, end, 1), index * gap);
      sound(soundOf(sounds, piece), index * gap + MOVE_MS());
    }
}

function flyOne(session: Session, piece: string, steps: Keyframe[], delay: number): void {
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
  const flight = carrier.animate(steps, {
    duration: MOVE_MS(),
    delay,
    easing: 'cubic-bezier(.35,.05,.35,1)',
    fill: 'backwards',
  });
  landAfter(flight, () => {
    render(null, carrier);
    carrier.remove();
  });
}
